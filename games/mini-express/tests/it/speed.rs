//! What the simulator promises and can be counted.

use mini_express::MiniExpress;
use tabletop::{Game, QuickDice, playout};

use crate::laws;

#[test]
fn a_playout_allocates_nothing() {
    for setting in laws::settings() {
        let game = MiniExpress::lay_out(&setting).expect("the combination is legal");
        let mut dice = QuickDice::new(5);
        // More than any position's legal actions: only the second action of an expert turn and the
        // choices are listed at all.
        let mut buffer = Vec::with_capacity(4096);
        let counted = allocation_counter::measure(|| {
            for _ in 0..50 {
                playout(&game, &mut dice, &mut buffer);
            }
        });
        assert_eq!(counted.count_total, 0, "{}", setting.options);
    }
}
