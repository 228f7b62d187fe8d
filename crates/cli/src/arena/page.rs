//! The report of an arena as one page that needs nothing else: no script, no font, no network.

use contest::arena::{Cell, Standing};
use words::Facts;

use super::plots;
use super::told::Told;

/// The page.
pub fn page(told: &Told<'_>) -> String {
    let style = include_str!("page.css");
    let game = Facts::new().with("game", told.title.name);
    let [title, heading] = ["arena-page-title", "arena-page-heading"]
        .map(|id| escaped(&told.words.say_with(id, &game)));
    let lead = [
        told.bots(),
        told.seats(),
        told.counted("arena-deals", told.report.blocks),
        told.counted("binary-games", told.report.games),
    ];
    let ratings = format!("<div class='wide'>{}</div>{}", plots::ratings(told), standings(told));
    let test = told.verdict().map(|verdict| format!("<p>{}</p>", escaped(&verdict)));
    let parts = [
        section(told, "ratings", &ratings),
        test.map_or_else(String::new, |test| section(told, "test", &test)),
        section(told, "matrix", &matrix(told)),
        section(told, "settled", &settled(told)),
        section(told, "played", &played(told)),
    ];
    format!(
        "<!doctype html>\n<html lang='{}'>\n<head>\n<meta charset='utf-8'>\n\
         <meta name='viewport' content='width=device-width, initial-scale=1'>\n\
         <title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n\
         <h1>{heading}</h1>\n<p class='lead'>{}.</p>\n{}<footer>{}</footer>\n</body>\n</html>\n",
        told.words.language.code,
        escaped(&lead.join(", ")),
        parts.concat(),
        escaped(&told.words.say("arena-page-footer")),
    )
}

fn section(told: &Told<'_>, name: &str, body: &str) -> String {
    let heading = escaped(&told.words.say(&format!("arena-section-{name}")));
    format!("<section>\n<h2>{heading}</h2>\n{body}\n</section>\n")
}

fn standings(told: &Told<'_>) -> String {
    let row = |standing: &Standing| {
        let [bot, numbers @ ..] = told.standing(standing, 1).map(|cell| escaped(&cell));
        format!("<tr><th scope='row'>{bot}</th><td>{}</td></tr>\n", numbers.join("</td><td>"))
    };
    let rows: String = told.report.standings.iter().map(row).collect();
    let heads = format!("<th>{}</th>", told.headings().join("</th><th>"));
    let anchor = Facts::new().with("anchor", told.report.anchor.as_str());
    let caption = escaped(&told.words.say_with("arena-ratings-caption", &anchor));
    format!(
        "<div class='wide'><table>\n<caption>{caption}</caption>\n<thead><tr>{heads}</tr></thead>\n\
         <tbody>\n{rows}</tbody></table></div>"
    )
}

fn matrix(told: &Told<'_>) -> String {
    let (bots, order) = (&told.spec.bots, told.by_strength());
    let fair = 1.0 / f64::from(told.spec.seats);
    let head = |&bot: &usize| format!("<th scope='col'>{}</th>", escaped(&bots[bot]));
    let row = |&row: &usize| {
        let cells =
            order.iter().map(|&column| heat(told, told.report.matrix[row][column].as_ref(), fair));
        let cells: String = cells.collect();
        format!("<tr><th scope='row'>{}</th>{cells}</tr>\n", escaped(&bots[row]))
    };
    let heads: String = order.iter().map(head).collect();
    let rows: String = order.iter().map(row).collect();
    let luck = Facts::new().with("share", told.percent(fair));
    let caption = escaped(&told.words.say_with("arena-matrix-caption", &luck));
    format!(
        "<div class='wide'><table class='matrix'>\n<caption>{caption}</caption>\n\
         <thead><tr><th></th>{heads}</tr></thead>\n<tbody>\n{rows}</tbody></table></div>"
    )
}

/// A cell, the stronger its colour the further it is from the fair share.
fn heat(told: &Told<'_>, cell: Option<&Cell>, fair: f64) -> String {
    let Some(cell) = cell else { return "<td class='heat'>–</td>".to_owned() };
    let (class, part) = if cell.wins >= fair {
        ("above", (cell.wins - fair) / (1.0 - fair))
    } else {
        ("below", (fair - cell.wins) / fair)
    };
    let [low, high] = told.wins_bounds(cell);
    format!(
        "<td class='heat {class}' style='--much:{:.0}%'>{}<small>{}</small></td>",
        part * 55.0,
        told.percent(cell.wins),
        told.interval(low, high),
    )
}

fn settled(told: &Told<'_>) -> String {
    format!(
        "<p class='note'>{}</p>\n<div class='wide'>{}</div>",
        escaped(&told.words.say("arena-settled-note")),
        plots::curve(told)
    )
}

fn played(told: &Told<'_>) -> String {
    let (spec, words) = (told.spec, told.words);
    let rules = Facts::new()
        .with("game", spec.game.as_str())
        .with("version", spec.rules_version.to_string());
    let endings = told.endings().into_iter();
    let endings = endings.map(|(games, ending)| format!("{} · {ending}", words.count(games)));
    let endings: Vec<_> = endings.map(|line| escaped(&line)).collect();
    let facts = [
        ("arena-fact-game", escaped(&words.say_with("arena-fact-rules", &rules))),
        ("arena-fact-options", escaped(&spec.options.to_string())),
        ("arena-fact-board", escaped(&spec.board)),
        ("arena-fact-seed", escaped(&spec.seed.0)),
        ("arena-seat-wins", escaped(&told.seat_wins())),
        ("arena-decisions", words.decimal(told.report.decisions, 1)),
        ("binary-endings", endings.join("<br>")),
    ];
    let facts = facts
        .iter()
        .map(|(id, fact)| format!("<dt>{}</dt><dd>{fact}</dd>\n", escaped(&words.say(id))));
    format!("<dl>\n{}</dl>", facts.collect::<String>())
}

/// A text that can't be mistaken for a tag or the end of an attribute.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\'' => escaped.push_str("&#39;"),
            '"' => escaped.push_str("&quot;"),
            other => escaped.push(other),
        }
    }
    escaped
}
