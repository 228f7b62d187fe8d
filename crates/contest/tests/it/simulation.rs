use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::Means;
use contest::{Plan, Report, Watch, play_shown, simulate};
use tabletop::{Fault, Game, Seed, Setting};

use crate::toy::Berries;

fn run(
    seats: u8,
    bots: &[&str],
    games: u64,
    threads: usize,
    watch: Watch<'_>,
) -> Result<Report, Vec<Fault>> {
    let game = Berries::lay_out(&Setting { seats, ..Setting::default() })?;
    let bots = bots.iter().map(|&bot| bot.to_owned()).collect();
    let means = Means { threads, ..Means::default() };
    simulate(&game, &Plan { bots, games, seed: Seed::from("berries"), means }, watch)
}

fn report(seats: u8, bots: &[&str], games: u64, threads: usize) -> Report {
    run(seats, bots, games, threads, &|_| ControlFlow::Continue(())).expect("a good plan")
}

#[test]
fn the_report_does_not_depend_on_the_number_of_threads() {
    for bots in [&["random"][..], &["greedy", "random", "random"]] {
        let alone = report(3, bots, 5_000, 1);
        assert_eq!(alone, report(3, bots, 5_000, 2));
        assert_eq!(alone, report(3, bots, 5_000, 7));
    }
}

#[test]
fn every_win_is_counted_once_even_if_it_is_shared() {
    let report = report(3, &["random"], 20_000, 2);
    let wins: f64 = report.seats.iter().map(|seat| seat.wins).sum();
    assert!((wins - 20_000.0).abs() < 1e-6, "{wins}");
    assert!(report.deciders.iter().all(|decider| decider.games > 0), "{:?}", report.deciders);
    let endings: u64 = report.endings.iter().map(|ending| ending.games).sum();
    assert_eq!(endings, 20_000);
    assert_eq!(report.lengths.max, 12);
    assert!(report.lengths.min < 12);
}

#[test]
fn random_bots_take_every_action_equally_often() {
    let report = report(2, &["random"], 50_000, 2);
    let points: f64 = report.seats.iter().map(|seat| seat.mean_points).sum();
    let mean = points * report.games as f64 / report.decisions as f64;
    assert!((mean - 2.0).abs() < 0.01, "{mean}");
}

#[test]
fn greedy_beats_random_from_either_seat() {
    let first = report(2, &["greedy", "random"], 2_000, 2);
    assert!(first.seats[0].win_rate_interval[0] > 0.8, "{first:?}");
    let second = report(2, &["random", "greedy"], 2_000, 2);
    assert!(second.seats[1].win_rate_interval[0] > 0.8, "{second:?}");
}

#[test]
fn the_watch_hears_of_every_match_and_can_stop() {
    let heard = AtomicU64::new(0);
    run(2, &["random"], 1_000, 2, &|finished| {
        heard.fetch_max(finished, Ordering::Relaxed);
        ControlFlow::Continue(())
    })
    .expect("a good plan");
    assert_eq!(heard.into_inner(), 1_000);

    let report = run(2, &["random"], 1_000_000, 2, &|_| ControlFlow::Break(())).expect("a plan");
    assert!((1..10_000).contains(&report.games), "{}", report.games);
}

#[test]
fn fewer_bots_than_seats_go_round_the_table() {
    let report = report(4, &["greedy", "random"], 10, 1);
    let bots: Vec<_> = report.seats.iter().map(|seat| seat.bot.as_str()).collect();
    assert_eq!(bots, ["greedy", "random", "greedy", "random"]);
}

#[test]
fn unknown_bots_and_wrong_numbers_of_bots_are_refused() {
    fn check(bots: &[&str], code: &str, place: &str) {
        let faults = run(3, bots, 1, 1, &|_| ControlFlow::Continue(())).expect_err("a bad plan");
        assert_eq!((faults[0].code.as_str(), faults[0].place.as_deref()), (code, Some(place)));
    }
    check(&["randon"], "bots/unknown", "bots[0]");
    check(&["random", "greedy", "geedy"], "bots/unknown", "bots[2]");
    check(&["random", "greedy"], "bots/wrong-count", "bots");
    check(&[], "bots/wrong-count", "bots");
}

#[test]
fn the_match_that_is_shown_is_the_first_of_the_simulation() {
    for bots in [&["random"][..], &["greedy", "random"], &["guard", "random"]] {
        for seed in ["one", "two", "three"] {
            let game = || Berries::lay_out(&Setting { seats: 2, ..Setting::default() });
            let bots = bots.iter().map(|&bot| bot.to_owned()).collect();
            let (seed, means) = (Seed::from(seed), Means::default());
            let plan = Plan { bots, games: 1, seed, means };
            let go_on = |_: &_| ControlFlow::Continue(());
            let shown = play_shown(game().expect("a table"), &plan, go_on).expect("a good plan");
            let report = simulate(&game().expect("a table"), &plan, &|_| ControlFlow::Continue(()));
            let report = report.expect("a good plan");
            let points = shown.outcome().expect("it is over").points().to_vec();
            let means: Vec<f64> = report.seats.iter().map(|seat| seat.mean_points).collect();
            assert_eq!(points.into_iter().map(f64::from).collect::<Vec<_>>(), means);
            assert_eq!(report.decisions, shown.step());
        }
    }
}

#[test]
fn what_a_bot_rolls_does_not_change_what_is_dealt() {
    // The script rolls nothing and greedy rolls at every decision; both take what they are offered.
    let thorns = |bot| report(2, &[bot], 2_000, 1).endings[1].games;
    assert_eq!(thorns("modest"), thorns("greedy"));
}
