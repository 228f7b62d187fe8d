//! Random playouts, and nothing else: what the benchmark counts the instructions of.

use tabletop::{Game, QuickDice, Setting, playout};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse::<u64>());
    let mut next = |default| arguments.next().and_then(Result::ok).unwrap_or(default);
    let (seats, games) = (next(2), next(100_000));
    let setting = Setting { seats: seats as u8, ..Setting::default() };
    let game = san_francisco::SanFrancisco::lay_out(&setting).expect("the standard board is fine");
    let (mut dice, mut buffer) = (QuickDice::new(1), Vec::new());
    let decisions: u64 =
        (0..games).map(|_| u64::from(playout(&game, &mut dice, &mut buffer).decisions)).sum();
    println!("{games} {decisions}");
}
