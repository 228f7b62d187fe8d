use contest::arena::{Analysis, ArenaFile, FORMAT, Ladder, Report, Spec, judge};
use serde_json::{Value, json};
use tabletop::{Game, Seed, Setting};

use crate::arena::invented;
use crate::toy::Berries;

/// An arena of two, as its file: of every four games the first bot wins this many.
fn arena(bots: [&str; 2], seed: &str, blocks: u64, wins: usize) -> String {
    let game = Berries::lay_out(&Setting { seats: 2, ..Setting::default() }).expect("a setting");
    let spec = Spec::of(&game, bots.map(str::to_owned).to_vec(), Seed::from(seed), blocks)
        .expect("a spec");
    let games = invented(&spec, |number| number as usize % 4 < wins);
    let report = judge(&spec, &Analysis::default(), &games);
    ArenaFile { format: FORMAT, spec: &spec, report: &report, games: &games }.text()
}

fn ladder(arenas: &[String]) -> Ladder {
    let mut ladder = Ladder::default();
    for arena in arenas {
        ladder.add(arena).expect("a good arena");
    }
    ladder
}

fn rating(report: &Report, bot: &str) -> f64 {
    let standing = report.standings.iter().find(|standing| standing.bot == bot);
    standing.expect("it played").rating
}

#[test]
fn who_never_met_is_compared_by_whom_both_met() {
    let arenas =
        [arena(["greedy", "random"], "one", 1000, 3), arena(["random", "modest"], "two", 1000, 3)];
    let (spec, report) = ladder(&arenas).judge(Some("modest".to_owned())).expect("a ladder");
    assert_eq!(spec.bots, ["greedy", "random", "modest"]);
    assert_eq!((spec.seed.0.as_str(), report.blocks, report.games), ("one, two", 2000, 4000));
    // Three times as strong as who is three times as strong.
    let (random, greedy) = (rating(&report, "random"), rating(&report, "greedy"));
    assert!((random - 190.8).abs() < 0.5 && (greedy - 381.7).abs() < 1.0, "{random} {greedy}");
    assert_eq!(report.matrix[0][2], None, "they never met");
    let cell = report.matrix[0][1].as_ref().expect("they met");
    assert_eq!((cell.games, cell.wins), (2000, 0.75));
}

#[test]
fn a_ladder_of_one_arena_says_what_the_arena_says() {
    let text = arena(["greedy", "random"], "one", 30, 3);
    let (_, report) = ladder(std::slice::from_ref(&text)).judge(None).expect("a ladder");
    let own: Value = serde_json::from_str(&text).expect("JSON");
    let mut told = serde_json::to_value(&report).expect("JSON");
    assert_eq!(told["pairs"].take(), json!([]));
    told["pairs"] = own["report"]["pairs"].clone();
    assert_eq!(told, own["report"]);
}

#[test]
fn arenas_of_one_seed_share_their_deals() {
    let arenas =
        [arena(["greedy", "random"], "one", 20, 3), arena(["random", "modest"], "one", 30, 3)];
    let (_, report) = ladder(&arenas).judge(None).expect("a ladder");
    assert_eq!((report.blocks, report.games), (30, 100));
}

#[test]
fn who_did_the_same_in_every_block_has_no_interval() {
    let arenas =
        [arena(["greedy", "random"], "one", 5, 4), arena(["random", "modest"], "one", 60, 3)];
    let (_, report) = ladder(&arenas).judge(Some("random".to_owned())).expect("a ladder");
    let [greedy, _, modest] = &report.standings[..] else { panic!("three bots") };
    assert_eq!((greedy.bot.as_str(), greedy.rating_interval), ("greedy", None));
    let [low, high] = modest.rating_interval.expect("it won some and lost some");
    assert!(low < high, "{low} {high}");
}

#[test]
fn a_block_that_is_not_whole_waits_for_its_end() {
    let mut file: Value =
        serde_json::from_str(&arena(["greedy", "random"], "one", 4, 3)).expect("JSON");
    file["games"].as_array_mut().expect("games").truncate(5);
    let (_, report) = ladder(&[file.to_string()]).judge(None).expect("a ladder");
    assert_eq!((report.blocks, report.games), (2, 4));
}

#[test]
fn what_makes_no_ladder_is_refused() {
    let refused = |arenas: &[String], next: &str| {
        let faults = ladder(arenas).add(next).expect_err("it doesn't belong there");
        (faults[0].code.clone(), faults[0].place.clone().expect("a place"))
    };
    let pair = arena(["greedy", "random"], "one", 2, 3);
    let spoilt = |pointer: &str, value: Value| {
        let mut spoilt: Value = serde_json::from_str(&pair).expect("JSON");
        *spoilt.pointer_mut(pointer).expect("a place") = value;
        spoilt.to_string()
    };
    let check = |arenas: &[String], next: &str, code: &str, place: &str| {
        assert_eq!(refused(arenas, next), (code.to_owned(), place.to_owned()));
    };
    let same = std::slice::from_ref(&pair);
    check(same, &pair, "arena/game-twice", "games[0]");
    check(same, &spoilt("/spec/board", json!("another")), "arena/other-spec", "spec.board");
    check(&[], &spoilt("/format", json!("diary")), "arena/other-format", "format");
    let many: Vec<String> = (0..5000).map(|bot| format!("search:{bot}")).collect();
    let names = |bot: &str| json!(["greedy", bot]);
    for (value, place) in [
        (json!([]), "spec.bots"),
        (json!(many), "spec.bots"),
        (names("greedy"), "spec.bots[1]"),
        (names(""), "spec.bots[1]"),
        (names(&"a".repeat(70_000)), "spec.bots[1]"),
        (names("\u{1b}[2J"), "spec.bots[1]"),
    ] {
        check(&[], &spoilt("/spec/bots", value), "arena/impossible", place);
    }
    for seats in [0, 1, 200] {
        check(&[], &spoilt("/spec/seats", json!(seats)), "arena/impossible", "spec.seats");
    }
    check(&[], &spoilt("/spec/seats", json!(3)), "arena/other-games", "games[0].bots");
    check(&[], &spoilt("/spec/blocks", json!(1)), "arena/fewer-blocks", "games");
    ladder(&[spoilt("/spec/blocks", json!(u64::MAX))]);

    let judged = |ladder: &Ladder, anchor: Option<&str>| {
        ladder.judge(anchor.map(str::to_owned)).expect_err("nothing can be said")[0].code.clone()
    };
    let apart = [pair.clone(), arena(["modest", "search:9"], "one", 2, 3)];
    assert_eq!(judged(&ladder(&apart), None), "arena/never-met");
    assert_eq!(judged(&ladder(same), Some("modest")), "arena/unknown-anchor");
    assert_eq!(judged(&Ladder::default(), None), "arena/too-few-bots");
}
