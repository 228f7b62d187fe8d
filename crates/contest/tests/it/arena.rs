use std::ops::ControlFlow;

use bots::Means;
use contest::arena::{Analysis, ArenaFile, FORMAT, Played, Report, Spec, judge, play, read};
use tabletop::{Dice, Game, QuickDice, Seat, SeatSet, Seed, Setting};

use crate::toy::Berries;

fn game(seats: u8) -> Berries {
    Berries::lay_out(&Setting { seats, ..Setting::default() }).expect("a good setting")
}

fn spec(seats: u8, bots: &[&str], blocks: u64) -> Spec {
    let bots = bots.iter().map(|&bot| bot.to_owned()).collect();
    Spec::of(&game(seats), bots, Seed::from("bush"), blocks).expect("a good spec")
}

fn games(spec: &Spec, threads: usize) -> Vec<Played> {
    let go_on = |_: &[Played]| ControlFlow::Continue(());
    play(
        &game(spec.seats),
        spec,
        &Analysis::default(),
        Vec::new(),
        Means { threads, ..Means::default() },
        &go_on,
    )
    .expect("a good plan")
}

fn report(spec: &Spec, games: &[Played]) -> Report {
    judge(spec, &Analysis::default(), games)
}

/// Games of two bots that nobody played; is this one won by the first?
pub fn invented(spec: &Spec, mut won: impl FnMut(u64) -> bool) -> Vec<Played> {
    let schedule = spec.schedule();
    let game = |number| {
        let fixture = schedule.fixture(number);
        let won = won(number);
        let winner = usize::from((fixture.bots[0] == 0) != won);
        Played {
            block: fixture.block,
            bots: fixture.bots.iter().map(|&bot| spec.bots[bot].clone()).collect(),
            points: [0, 1].map(|seat| i16::from(seat == winner)).to_vec(),
            winners: SeatSet::only(Seat(winner as u8)),
            ending: "rounds".to_owned(),
            decisions: 8,
        }
    };
    (0..spec.games()).map(game).collect()
}

/// Games of which the first bot wins each with this chance.
fn made_up(spec: &Spec, chance: f64, dice: &mut QuickDice) -> Vec<Played> {
    invented(spec, |_| f64::from(dice.below(1_000_000)) < chance * 1e6)
}

#[test]
fn the_deal_of_a_block_is_the_same_whoever_plays() {
    // A thorn comes at the same turn for all, though random rolls and modest doesn't.
    let spec = spec(3, &["random", "greedy", "modest"], 60);
    let together = games(&spec, 1);
    for block in together.chunks(3) {
        assert!(block.iter().all(|game| game.decisions == block[0].decisions), "{block:?}");
    }
    let lengths = |games: &[Played], step| -> Vec<u32> {
        games.iter().step_by(step).map(|game| game.decisions).collect()
    };
    let tables = self::spec(3, &["modest", "greedy"], 60);
    assert_eq!(lengths(&together, 3), lengths(&games(&tables, 1), 6));
    assert!(together.iter().any(|game| game.ending == "thorn"));
}

#[test]
fn the_games_are_the_same_for_any_number_of_threads() {
    for (seats, bots) in [(2, &["random", "greedy", "modest"][..]), (4, &["random", "greedy"])] {
        let spec = spec(seats, bots, 30);
        let alone = games(&spec, 1);
        assert_eq!(alone.len() as u64, spec.games());
        assert_eq!(alone, games(&spec, 2));
        assert_eq!(alone, games(&spec, 7));
    }
}

#[test]
fn stronger_bots_are_rated_higher_at_every_table() {
    for seats in [2, 3, 4] {
        let spec = spec(seats, &["modest", "random", "greedy"], 60);
        let report = report(&spec, &games(&spec, 2));
        let order: Vec<_> = report.standings.iter().map(|standing| standing.bot.as_str()).collect();
        assert_eq!(order, ["greedy", "random", "modest"], "{seats} seats");
        let [best, middle, last] = &report.standings[..] else { panic!("three bots") };
        assert!(best.rating_interval.expect("many blocks")[0] > middle.rating, "{seats} seats");
        assert!(last.rating.abs() < 1e-9, "the first of the spec is the anchor");
        let fair = 1.0 / f64::from(seats);
        let cell = report.matrix[2][0].as_ref().expect("greedy against modest");
        assert!(cell.wins_interval[0] > fair && cell.ahead > 0.9, "{cell:?}");
    }
}

#[test]
fn who_wins_as_often_as_the_other_is_rated_the_same() {
    let spec = spec(2, &["random", "greedy"], 50);
    let mut games = made_up(&spec, 1.0, &mut QuickDice::new(1));
    for game in games.iter_mut().skip(1).step_by(2) {
        // Whoever sits in the first seat wins: nobody is stronger.
        game.winners = SeatSet::only(Seat(0));
        game.points = vec![1, 0];
    }
    let report = report(&spec, &games);
    assert!(report.standings.iter().all(|standing| standing.rating.abs() < 1e-9));
    assert!(report.standings.iter().all(|standing| (standing.rank - 0.5).abs() < 1e-9));
    assert_eq!(report.pairs[0].pentanomial, [0, 0, 50, 0, 0]);
    assert_eq!(report.seat_wins, [1.0, 0.0]);
}

#[test]
fn the_interval_of_a_rating_covers_the_truth() {
    // 64 % are 100 Elo. Of 40 intervals, two may be expected to miss that.
    let spec = spec(2, &["random", "greedy"], 100);
    let mut dice = QuickDice::new(5);
    let chance = 1.0 / (1.0 + 10f64.powf(-0.25));
    let covered = (0..40).filter(|_| {
        let report = report(&spec, &made_up(&spec, chance, &mut dice));
        let other = report.standings.iter().find(|standing| standing.bot == "greedy");
        let [low, high] = other.and_then(|other| other.rating_interval).expect("many blocks");
        low <= -100.0 && -100.0 <= high
    });
    let covered = covered.count();
    assert!((34..=40).contains(&covered), "{covered} of 40");
}

#[test]
fn an_arena_goes_on_where_it_was_stopped() {
    let spec = spec(2, &["random", "greedy"], 10);
    let whole = games(&spec, 1);
    let stop = |games: &[Played]| {
        if games.len() < 7 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let analysis = Analysis::default();
    let part =
        play(&game(2), &spec, &analysis, Vec::new(), Means::default(), &stop).expect("a good plan");
    assert_eq!(part.len(), 7);
    let report = report(&spec, &part);
    assert_eq!((report.blocks, report.games), (3, 6), "half a block says nothing yet");

    let file = ArenaFile { format: FORMAT, spec: &spec, report: &report, games: &part };
    let done = read(&file.text(), &spec).expect("its own file");
    assert_eq!(done, part);
    let go_on = |_: &[Played]| ControlFlow::Continue(());
    let two = Means { threads: 2, ..Means::default() };
    assert_eq!(play(&game(2), &spec, &analysis, done, two, &go_on).expect("a good plan"), whole);

    let empty = ArenaFile { games: &[], ..file };
    assert_eq!(read(&empty.text(), &spec).expect("an empty file"), []);
}

#[test]
fn a_table_for_one_is_no_arena() {
    let bots = vec!["random".to_owned(), "greedy".to_owned()];
    let faults = Spec::of(&game(1), bots, Seed::from("bush"), 1).expect_err("too few seats");
    assert_eq!(faults[0].code, "arena/too-few-seats");
}
