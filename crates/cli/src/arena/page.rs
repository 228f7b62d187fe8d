//! The report of an arena as one page that needs nothing else: no script, no font, no network.

use catalogue::Title;
use catalogue::arena::{Cell, Report, Spec, Standing};
use indicatif::HumanCount;

use super::plots;
use super::tables::{by_strength, percent, rating_interval, signed, verdict};
use crate::report::spaced;

/// The page.
pub fn page(title: &Title, spec: &Spec, report: &Report) -> String {
    let name = escaped(title.name);
    let style = include_str!("page.css");
    let test = report.sprt.as_ref().map_or_else(String::new, |test| {
        section("Sequential test", &format!("<p>{}.</p>", escaped(&verdict(spec, test))))
    });
    let parts = [
        section(
            "Ratings",
            &format!(
                "<div class='wide'>{}</div>{}",
                plots::ratings(spec, report),
                standings(report)
            ),
        ),
        test,
        section("Who beats whom", &matrix(spec, report)),
        section("Has it settled?", &settled(spec, report)),
        section("What was played", &played(spec, report)),
    ];
    format!(
        "<!doctype html>\n<html lang='en'>\n<head>\n<meta charset='utf-8'>\n\
         <meta name='viewport' content='width=device-width, initial-scale=1'>\n\
         <title>Arena: {name}</title>\n<style>\n{style}</style>\n</head>\n<body>\n\
         <h1>{name}: which bot is stronger?</h1>\n\
         <p class='lead'>{} bots, {} seats, {} deals, {} games.</p>\n{}\
         <footer>Roundhouse arena. The same seed gives the same games on any machine.</footer>\n\
         </body>\n</html>\n",
        spec.bots.len(),
        spec.seats,
        HumanCount(report.blocks),
        HumanCount(report.games),
        parts.concat(),
    )
}

fn section(heading: &str, body: &str) -> String {
    format!("<section>\n<h2>{heading}</h2>\n{body}\n</section>\n")
}

fn standings(report: &Report) -> String {
    let row = |standing: &Standing| {
        let Standing { bot, rank, points, .. } = standing;
        let ranks = standing.rank_interval;
        let ranks = ranks.map_or_else(String::new, |[low, high]| format!("{low:.3} to {high:.3}"));
        format!(
            "<tr><th scope='row'>{}</th><td>{}</td><td>{}</td><td>{}</td>\
             <td>{rank:.3}</td><td>{ranks}</td><td>{points:.1}</td></tr>\n",
            escaped(bot),
            signed(standing.rating),
            rating_interval(standing, &report.anchor),
            percent(standing.wins),
        )
    };
    let rows: Vec<String> = report.standings.iter().map(row).collect();
    format!(
        "<div class='wide'><table>\n<caption>Elo above {}, with 95 % intervals over deals. Rank: 1 is \
         always first, 0 always last.</caption>\n<thead><tr><th>bot</th><th>Elo</th><th>95 %</th>\
         <th>wins</th><th>rank</th><th>95 %</th><th>points</th></tr></thead>\n<tbody>\n{}</tbody>\
         </table></div>",
        escaped(&report.anchor),
        rows.concat()
    )
}

fn matrix(spec: &Spec, report: &Report) -> String {
    let order = by_strength(spec, report);
    let fair = 1.0 / f64::from(spec.seats);
    let heads: Vec<String> = order
        .iter()
        .map(|&bot| format!("<th scope='col'>{}</th>", escaped(&spec.bots[bot])))
        .collect();
    let rows: Vec<String> = order
        .iter()
        .map(|&row| {
            let cells: Vec<String> = order
                .iter()
                .map(|&column| heat(report.matrix[row][column].as_ref(), fair))
                .collect();
            format!(
                "<tr><th scope='row'>{}</th>{}</tr>\n",
                escaped(&spec.bots[row]),
                cells.concat()
            )
        })
        .collect();
    format!(
        "<div class='wide'><table class='matrix'>\n<caption>The row's part of the wins against the column, with its 95 % \
         interval; by luck alone {}.</caption>\n<thead><tr><th></th>{}</tr></thead>\n<tbody>\n\
         {}</tbody></table></div>",
        percent(fair),
        heads.concat(),
        rows.concat()
    )
}

/// A cell, the stronger its colour the further it is from the fair share.
fn heat(cell: Option<&Cell>, fair: f64) -> String {
    let Some(cell) = cell else { return "<td class='heat'>–</td>".to_owned() };
    let (class, part) = if cell.wins >= fair {
        ("above", (cell.wins - fair) / (1.0 - fair))
    } else {
        ("below", (fair - cell.wins) / fair)
    };
    let [low, high] = cell.wins_interval.map(|bound| bound * 100.0);
    format!(
        "<td class='heat {class}' style='--much:{:.0}%'>{}<small>{low:.1} to {high:.1}</small></td>",
        part * 55.0,
        percent(cell.wins)
    )
}

fn settled(spec: &Spec, report: &Report) -> String {
    format!(
        "<p class='note'>The ratings after fewer deals. Lines that still rise or fall at the right end \
         ask for more.</p>\n<div class='wide'>{}</div>",
        plots::curve(spec, report)
    )
}

fn played(spec: &Spec, report: &Report) -> String {
    let seats: Vec<_> = report.seat_wins.iter().map(|&share| percent(share)).collect();
    let endings = report.endings.iter();
    let endings: Vec<_> = endings
        .map(|(ending, &games)| format!("{} {}", spaced(ending), HumanCount(games)))
        .collect();
    let facts = [
        ("game", format!("{}, rules {}", spec.game, spec.rules_version)),
        ("options", spec.options.to_string()),
        ("board", spec.board.clone()),
        ("seed", spec.seed.0.clone()),
        ("wins by seat", seats.join(", ")),
        ("decisions a game", report.decisions.to_string()),
        ("endings", endings.join(", ")),
    ];
    let facts: Vec<String> = facts
        .iter()
        .map(|(name, fact)| format!("<dt>{name}</dt><dd>{}</dd>\n", escaped(fact)))
        .collect();
    format!("<dl>\n{}</dl>", facts.concat())
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
