use std::cell::Cell;
use std::time::Duration;

use bots::search::{Insight, Search, merge};
use bots::{Bot, Means, SearchBot, review, strategy};
use tabletop::{Game, QuickDice, SearchSettings, Seat, Setting, Viewer};

use crate::toy::{Action, Berries, Bush, STOMACH_ACHE};

const ME: Seat = Seat(0);

fn game(seats: u8) -> Berries {
    Berries::lay_out(&Setting { seats, ..Setting::default() }).expect("berries grow anywhere")
}

/// The position after this many turns in which everybody took one berry.
fn after(game: &Berries, turns: usize) -> (Bush, Seat, Vec<Action>) {
    let mut state = game.blank();
    let mut buffer = Vec::new();
    // Dice that never meet the thorn.
    let mut dice = QuickDice::new(5);
    for _ in 0..turns {
        let seat = game.to_act(&state).first().expect("not over yet");
        game.legal(&state, seat, &mut buffer);
        let first = buffer[0];
        game.advance(&mut state, seat, &first, &mut dice);
    }
    let seat = game.to_act(&state).first().expect("not over yet");
    game.legal(&state, seat, &mut buffer);
    (game.view(&state, Viewer::Seat(seat)), seat, buffer)
}

fn search(seed: u64, nodes: u32) -> Insight<Action> {
    let game = game(2);
    let (view, seat, legal) = after(&game, 0);
    let mut dice = QuickDice::new(seed);
    let mut search = Search::new(&game, seat, &view, &legal, SearchSettings::FULL, &mut dice);
    search.grow(nodes);
    search.insight()
}

#[test]
fn the_more_berries_the_better() {
    let insight = search(1, 600);
    assert_eq!(insight.nodes, 600);
    assert_eq!(insight.prospects[0].action, after(&game(2), 0).2[2]);
    let chances = insight.chances();
    assert!(chances[0] > 0.5 && chances[0] + chances[1] > 0.99, "{chances:?}");
    assert!(insight.points()[0] > 4.0, "{:?}", insight.points());
    assert!(!insight.prospects[0].line.is_empty(), "after 600 futures something is expected");
    assert_eq!(insight.prospects[0].line[0].seat, Seat(1));
}

#[test]
fn a_search_that_is_put_aside_goes_on_where_it_was() {
    let game = game(2);
    let (view, seat, legal) = after(&game, 0);
    let mut dice = QuickDice::new(1);
    let mut search = Search::new(&game, seat, &view, &legal, SearchSettings::FULL, &mut dice);
    for _ in 0..20 {
        search.grow(30);
        search = Search::resume(&game, &view, &legal, search.pause());
    }
    assert_eq!(search.insight(), self::search(1, 600));
}

#[test]
fn what_is_known_in_hindsight_counts_where_futures_are_played_on_to_the_end() {
    let game = game(2);
    STOMACH_ACHE.set(0.4);
    let (view, seat, legal) = after(&game, 0);
    let look = |settings| {
        let mut search = Search::new(&game, seat, &view, &legal, settings, &mut QuickDice::new(1));
        search.grow(600);
        search.insight()
    };
    let (whole, short) = (
        look(SearchSettings::FULL),
        look(SearchSettings { rollout_depth: 4, ..SearchSettings::FULL }),
    );
    assert_eq!(whole.prospects[0].action, legal[1], "two are better than a stomach ache");
    assert_eq!(short.prospects[0].action, legal[2]);
    let chance = |insight: &Insight<Action>| insight.of(&legal[2]).expect("legal").chances[0];
    STOMACH_ACHE.set(0.0);
    assert!(chance(&whole) < chance(&search(1, 600)) - 0.1, "its chance is told with it");
}

#[test]
fn the_same_seed_finds_the_same_and_another_finds_something_else() {
    assert_eq!(search(1, 200), search(1, 200));
    assert_ne!(search(1, 200), search(2, 200));
}

#[test]
fn a_bot_stops_thinking_when_more_would_change_nothing() {
    let game = game(2);
    for turns in 0..6 {
        let (view, seat, legal) = after(&game, turns);
        for (number, nodes) in (0..40).zip([30, 100, 300, 1000].into_iter().cycle()) {
            let mut searcher =
                SearchBot { settings: SearchSettings::FULL, nodes, means: Means::default() };
            let dice = || QuickDice::new(number);
            let whole = searcher.think(&game, seat, &view, &legal, &mut dice()).prospects[0].action;
            let chosen = searcher.choose(&game, seat, &view, &legal, &mut dice());
            assert_eq!(chosen, whole, "{nodes} nodes, dice {number}, after {turns} turns");
        }
    }
}

#[test]
fn a_search_knows_when_it_is_decided() {
    let game = game(2);
    let (view, seat, legal) = after(&game, 0);
    let mut search =
        Search::new(&game, seat, &view, &legal, SearchSettings::FULL, &mut QuickDice::new(1));
    assert!(!search.decided(0), "nothing was looked at");
    search.grow(600);
    let insight = search.insight();
    let lead = insight.prospects[0].visits - insight.prospects[1].visits;
    assert!(search.decided(lead - 1) && !search.decided(lead), "the lead is {lead}");
}

#[test]
fn searches_side_by_side_add_up() {
    let merged = merge(vec![search(1, 100), search(2, 300)], ME);
    assert_eq!(merged.nodes, 400);
    assert_eq!(merged.prospects.iter().map(|prospect| prospect.visits).sum::<u32>(), 400);
    let mean = |insight: &Insight<Action>, action| insight.of(&action).expect("legal").clone();
    let action = merged.prospects[0].action;
    let (one, other) = (mean(&search(1, 100), action), mean(&search(2, 300), action));
    let expected = (one.chances[0] * f64::from(one.visits)
        + other.chances[0] * f64::from(other.visits))
        / f64::from(one.visits + other.visits);
    assert!((merged.chances()[0] - expected).abs() < 1e-9);
}

#[test]
fn a_tree_stays_within_its_memory_and_goes_on_searching() {
    let game = game(4);
    let (view, seat, legal) = after(&game, 0);
    let mut dice = QuickDice::new(1);
    let limit = 64 << 10;
    let search = Search::new(&game, seat, &view, &legal, SearchSettings::FULL, &mut dice);
    let mut search = search.within(limit);
    search.grow(20_000);
    assert_eq!(search.nodes(), 20_000);
    assert!((limit / 4..=limit).contains(&search.bytes()), "{} bytes", search.bytes());
}

thread_local!(static NOW: Cell<u64> = const { Cell::new(0) });

/// A clock on which every look takes a millisecond.
fn ticking() -> Duration {
    NOW.with(|now| {
        now.set(now.get() + 1);
        Duration::from_millis(now.get())
    })
}

#[test]
fn a_search_by_time_ends_when_its_time_is_over() {
    let game = game(2);
    let (view, seat, legal) = after(&game, 0);
    let limit = Some(Duration::from_millis(50));
    let means = Means { clock: Some(ticking), limit, ..Means::default() };
    let searcher = SearchBot { settings: SearchSettings::FULL, nodes: u32::MAX, means };
    let started = ticking();
    let insight = searcher.think(&game, seat, &view, &legal, &mut QuickDice::new(1));
    let took = ticking().saturating_sub(started);
    assert!(took <= Duration::from_millis(55), "{took:?}");
    assert!(insight.nodes > 100, "{} nodes", insight.nodes);
}

#[test]
fn an_effort_is_nodes_or_time() {
    let no_clock = Means::default();
    let clock = Means { clock: Some(ticking), ..Means::default() };
    assert!(strategy::<Berries>("search:800", no_clock).is_ok());
    assert!(strategy::<Berries>("search:20ms", clock).is_ok());
    let code = |name, means| strategy::<Berries>(name, means).err().expect("refused").code;
    assert_eq!(code("search:20ms", no_clock), "bots/no-clock");
    for effort in ["search:", "search:0", "search:-1", "search:many", "search:ms"] {
        assert_eq!(code(effort, clock), "bots/unreadable-effort");
    }
    assert_eq!(code("searching", clock), "bots/unknown");
    assert!(strategy::<Berries>("flat:800", no_clock).is_ok());
    assert_eq!(code("flat:many", clock), "bots/unreadable-effort");
}

#[test]
fn without_memory_nothing_is_looked_at_but_the_decision_itself() {
    let game = game(2);
    let (view, seat, legal) = after(&game, 0);
    let think = |memory| {
        let means = Means { memory, ..Means::default() };
        let searcher = SearchBot { settings: SearchSettings::FULL, nodes: 400, means };
        searcher.think(&game, seat, &view, &legal, &mut QuickDice::new(1))
    };
    let longest = |insight: &Insight<Action>| {
        insight.prospects.iter().map(|prospect| prospect.line.len()).max()
    };
    assert_eq!(think(0).nodes, 400);
    assert_eq!(longest(&think(0)), Some(0));
    assert!(longest(&think(Means::default().memory)) > Some(1));
}

#[test]
fn flat_is_a_search_without_memory() {
    let game = game(2);
    // By name it chooses as that does, which isn't what a tree chooses.
    let mut differ = 0;
    for turns in 0..6 {
        let (view, seat, legal) = after(&game, turns);
        for number in 0..20 {
            let choose = |bot: &mut dyn Bot<Berries>| {
                bot.choose(&game, seat, &view, &legal, &mut QuickDice::new(number))
            };
            let named = |name: &str| {
                let strategy = strategy::<Berries>(name, Means::default()).expect("a bot");
                choose(&mut *(strategy.sit_down)())
            };
            let means = Means { memory: 0, ..Means::default() };
            let mut flat = SearchBot { settings: SearchSettings::FULL, nodes: 60, means };
            assert_eq!(named("flat:60"), choose(&mut flat));
            differ += usize::from(named("flat:60") != named("search:60"));
        }
    }
    assert!(differ > 0, "a tree is worth nothing here");
}

#[test]
fn a_poor_choice_is_found_out_and_a_good_one_praised() {
    let game = game(2);
    let (view, seat, legal) = after(&game, 6);
    let judge = |chosen| {
        let mut dice = QuickDice::new(3);
        review(&game, seat, &view, &legal, chosen, 400, &mut dice)
    };
    let poor = judge(legal[0]);
    assert!(poor.loss > 0.2, "{poor:?}");
    assert_eq!(poor.best.action, legal[2]);
    let good = judge(legal[2]);
    assert!(good.loss.abs() < f64::EPSILON, "{good:?}");
    assert_eq!(good.best, good.chosen);
}
