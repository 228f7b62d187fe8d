//! What the simulator promises and can be counted.

use san_francisco::SanFrancisco;
use tabletop::{Game, QuickDice, Setting, playout};

#[test]
fn a_playout_allocates_nothing() {
    for seats in 2..=4 {
        let setting = Setting { seats, ..Setting::default() };
        let game = SanFrancisco::lay_out(&setting).expect("the standard board");
        let (mut dice, mut buffer) = (QuickDice::new(5), Vec::new());
        let counted = allocation_counter::measure(|| {
            for _ in 0..500 {
                playout(&game, &mut dice, &mut buffer);
            }
        });
        assert_eq!(counted.count_total, 0, "with {seats} players");
    }
}
