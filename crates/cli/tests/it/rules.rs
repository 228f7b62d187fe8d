use crate::table::roundhouse;

#[test]
fn the_rules_are_printed() {
    let ran = roundhouse(&["rules", "san-francisco"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("ferry"), "{}", ran.out);
    assert_eq!(ran.out, roundhouse(&["rules", "san-francisco", "--lang", "en"]).out);
}

#[test]
fn a_language_that_is_not_there_is_refused_with_those_that_are() {
    let ran = roundhouse(&["rules", "san-francisco", "--lang", "tlh"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("tlh") && ran.err.contains("en"), "{}", ran.err);
    assert_eq!(roundhouse(&["rules", "chess"]).code, 2);
}

#[test]
fn help_explains_every_command_with_examples() {
    let help = roundhouse(&["--help"]);
    assert_eq!(help.code, 0);
    for words in [
        "serve",
        "simulate",
        "arena",
        "engine",
        "replay",
        "board",
        "rules",
        "Examples:",
        "Exit codes",
    ] {
        assert!(help.out.contains(words), "{words}");
    }
    for command in ["serve", "simulate", "arena", "engine", "replay", "board", "rules"] {
        assert_eq!(roundhouse(&[command, "--help"]).code, 0);
    }
    assert_eq!(roundhouse(&["fly"]).code, 2);
}
