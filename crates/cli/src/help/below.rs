//! What stands below the arguments of a command: lines to be typed, and what they are good for.

use clap::builder::styling::Styles;
use words::{Facts, Words};

/// A line.
enum Line {
    /// The heading of examples.
    Examples,
    /// A line as it is typed, in no language.
    Typed(&'static str),
    /// What the line above it does.
    Means(&'static str),
    /// A sentence.
    Said(&'static str),
}

use Line::{Examples, Means, Said, Typed};

const ROUNDHOUSE: &[Line] = &[
    Examples,
    Typed("roundhouse"),
    Means("help-example-table"),
    Typed("roundhouse simulate san-francisco --show"),
    Means("help-example-show"),
    Typed("roundhouse simulate san-francisco --seats 4 --games 100000"),
    Means("help-example-games"),
    Typed("roundhouse arena san-francisco --blocks 200"),
    Means("help-example-strongest"),
    Typed("roundhouse rules san-francisco --lang cs | less"),
    Means("help-example-rules"),
    Typed("echo '{\"cmd\":\"help\"}' | roundhouse engine"),
    Means("help-example-engine"),
    Typed(""),
    Said("help-exit-codes"),
];

const SERVE: &[Line] = &[
    Examples,
    Typed("roundhouse serve"),
    Means("help-example-alone"),
    Typed("roundhouse serve --address 0.0.0.0 --port 80 --database sqlite:tables.sqlite"),
    Means("help-example-everybody"),
    Typed("roundhouse serve --database postgres://db/x --secure --proxy --host t.example"),
    Means("help-example-several"),
    Said("help-serve-more"),
];

const SIMULATE: &[Line] = &[
    Examples,
    Typed("roundhouse simulate san-francisco --games 100000"),
    Means("help-example-speed"),
    Typed("roundhouse simulate san-francisco --seats 3 --bots greedy,random,random --json"),
    Means("help-example-better"),
    Typed("roundhouse simulate san-francisco --show --record match.json"),
    Means("help-example-kept"),
];

const ARENA: &[Line] = &[
    Examples,
    Typed("roundhouse arena san-francisco --blocks 400 --out bots.json --html bots.html"),
    Means("help-example-everyone"),
    Typed("roundhouse arena san-francisco --bots planner,racer --blocks 5000 --sprt 0,20"),
    Means("help-example-stronger"),
    Typed("roundhouse arena mini-express --seats 3 --bots greedy,builder,investor"),
    Means("help-example-three"),
    Said("help-arena-more"),
];

const LADDER: &[Line] = &[
    Examples,
    Typed("roundhouse ladder docs/arena/san-francisco-{planner,second}-*.json --anchor planner"),
    Means("help-example-ladder"),
    Said("help-arena-more"),
];

const ENGINE: &[Line] = &[
    Said("help-engine-lines"),
    Typed("{\"cmd\":\"new\",\"game\":\"san-francisco\",\"seats\":2,\"seed\":\"any text\"}"),
    Typed("{\"cmd\":\"legal\",\"seat\":0}"),
    Typed("{\"cmd\":\"quit\"}"),
    Said("help-engine-answers"),
];

const ANALYSE: &[Line] = &[
    Said("help-analyse-more"),
    Typed(""),
    Examples,
    Typed("roundhouse simulate san-francisco --bots driver --show --record match.json"),
    Typed("roundhouse analyse match.json --seat 1"),
];

/// What stands below the arguments of the command at this place, if anything does.
pub fn told(place: &str, styles: &Styles, words: &Words) -> Option<String> {
    let lines = match place {
        "help" => ROUNDHOUSE,
        "help-serve" => SERVE,
        "help-simulate" => SIMULATE,
        "help-arena" => ARENA,
        "help-ladder" => LADDER,
        "help-engine" => ENGINE,
        "help-analyse" => ANALYSE,
        _ => return None,
    };
    let header = styles.get_header();
    let told = lines.iter().map(|line| match line {
        Examples => format!("{header}{}:{header:#}", words.say("help-heading-examples")),
        Typed("") => String::new(),
        Typed(text) => format!("  {text}"),
        Means(id) => format!("      {}", words.say(id)),
        Said(id) => words.say_with(id, &answers()),
    });
    Some(told.collect::<Vec<_>>().join("\n"))
}

/// What the engine answers, and what it can be asked first.
fn answers() -> Facts<'static> {
    Facts::new()
        .with("good", "{\"ok\":{…}}")
        .with("bad", "{\"error\":{\"code\":…,\"message\":…}}")
        .with("help", "{\"cmd\":\"help\"}")
}
