use crate::table::{board, file, record, roundhouse, roundhouse_in};

const CODES: [&str; 5] = ["en", "cs", "pl", "ro", "nl"];

#[test]
fn the_rules_are_there_in_every_language() {
    for game in ["san-francisco", "mini-express"] {
        let texts = CODES.map(|code| roundhouse(&["rules", game, "--lang", code]).out);
        for (index, text) in texts.iter().enumerate() {
            assert!(text.starts_with("# ") && !texts[..index].contains(text), "{text}");
        }
    }
}

#[test]
fn the_environment_names_the_language_and_a_flag_overrules_it() {
    let first_line = |text: &str| text.lines().next().map(str::to_owned);
    let asked = roundhouse(&["rules", "mini-express", "--lang", "cs"]);
    let wished = roundhouse_in("cs_CZ.UTF-8", &["rules", "mini-express"]);
    assert_eq!(first_line(&wished.out), first_line(&asked.out));
    let overruled = roundhouse_in("cs_CZ.UTF-8", &["--lang", "en", "rules", "mini-express"]);
    assert_eq!(overruled.out, roundhouse(&["rules", "mini-express"]).out);
}

#[test]
fn a_replay_is_told_in_every_language() {
    let (_folder, path) = file(record().to_string());
    let stories = CODES.map(|code| {
        let ran = roundhouse(&["replay", &path, "--lang", code]);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{code}");
        ran.out
    });
    for (index, story) in stories.iter().enumerate() {
        assert!(!stories[..index].contains(story));
        assert_eq!(story.lines().count(), stories[0].lines().count());
    }
    assert!(stories[1].contains("Výsledek po"), "{}", stories[1]);
}

#[test]
fn a_good_board_is_summed_up_in_every_language() {
    let (_folder, path) = file(board().to_string());
    let told = CODES.map(|code| roundhouse(&["board", "check", &path, "--lang", code]).out);
    for (index, summary) in told.iter().enumerate() {
        assert!(!told[..index].contains(summary), "{summary}");
        assert!(index == 0 || !summary.contains("tickets"), "{summary}");
        assert!(!summary.contains("{$"), "{summary}");
    }
}

#[test]
fn what_is_refused_is_told_in_the_language_with_the_same_code() {
    let mut record = record();
    record["actions"][2]["seat"] = serde_json::json!(5);
    let (_folder, path) = file(record.to_string());
    let english = roundhouse(&["replay", "--quiet", &path]);
    let czech = roundhouse(&["replay", "--quiet", &path, "--lang", "cs"]);
    assert!(
        czech.err.starts_with("chyba") && czech.err.contains("turn/not-yours"),
        "{}",
        czech.err
    );
    assert_ne!(english.err, czech.err);
    // A program reads the same whatever the language.
    let json = |code| roundhouse(&["replay", "--json", &path, "--lang", code]).out;
    assert_eq!(json("en"), json("cs"));
}
