//! Plays random games, so that a profiler has something to count:
//! `valgrind --tool=callgrind target/release/examples/playouts 200 3 '{}'`, and again with 400; the
//! difference is the cost of 200 games without start-up.

use mini_express::MiniExpress;
use tabletop::{Game, QuickDice, Setting, playout};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(1000);
    let seats: u8 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(3);
    let options = arguments.next().map(|text| text.parse().expect("options are JSON"));
    let setting = Setting { seats, options: options.unwrap_or_default(), board: None };
    let game = MiniExpress::lay_out(&setting).expect("the setting is sound");
    let mut buffer = Vec::with_capacity(512);
    let mut decisions = 0u64;
    let mut points = 0i64;
    for number in 0..games {
        let played = playout(&game, &mut QuickDice::new(number), &mut buffer);
        decisions += u64::from(played.decisions);
        points += i64::from(played.outcome.points[0]);
    }
    println!("{games} games, {decisions} decisions, {points} points of the start player");
}
