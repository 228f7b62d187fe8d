//! Bias correction: offsets for what rollouts get wrong, from temporal differences (Sutton 1988).
//!
//! Searching players estimated the value of their action by iterations of its own, and estimated it
//! again when they decided next. Claims had turned out 1 to 3 % of a win worse, and turns with
//! unseen cards 2 % better. A claim shows the rivals where somebody is going, while in a
//! determinization they know it anyway; and a hand leaves choices, of which a searching player
//! makes more than the rollout policy.
//!
//! That holds while a hand is small and there are cards to draw. A player who went by it with a
//! full hand would draw forever (decision 0011).

use tabletop::Seat;

use crate::action::Action;
use crate::state::{Phase, State};

/// What rollouts get wrong, and how it fades.
struct Correction {
    /// What a claim gives away.
    claim: f32,
    /// An unseen card, against a face-up one.
    unseen: f32,
    /// From this many cards on, a hand gains less from another.
    fades_from: f32,
    /// From this many cards on, it gains nothing.
    fades_until: f32,
    /// With fewer cards than this to be drawn, there is less to wait for.
    scarce: f32,
}

const CORRECTION: Correction = include!(concat!(env!("OUT_DIR"), "/bias-correction.rs"));

/// How much more, or less, an action wins than rollouts say. In the last turns there is nothing
/// left to be wrong about.
pub(super) fn bias_correction(state: &State, action: &Action) -> f32 {
    let (Phase::Turn { seat } | Phase::SecondCard { seat }) = state.phase else { return 0.0 };
    match action {
        _ if state.turns_left.is_some() => 0.0,
        Action::ClaimRoute { .. } => CORRECTION.claim * patience(state, seat),
        Action::DrawDeck {} => CORRECTION.unseen * patience(state, seat),
        _ => 0.0,
    }
}

/// How much it is worth to wait with a hand, from 0 to 1.
fn patience(state: &State, seat: Seat) -> f32 {
    let hand = state.hands[seat.index()].total() as f32;
    let to_be_drawn = (state.deck.total() + state.discards.total()) as f32;
    let Correction { fades_from, fades_until, scarce, .. } = CORRECTION;
    let room = (fades_until - hand) / (fades_until - fades_from);
    room.clamp(0.0, 1.0) * (to_be_drawn / scarce).min(1.0)
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, QuickDice, Setting};

    use super::*;
    use crate::SanFrancisco;
    use crate::board::RouteId;
    use crate::cards::{Card, Cards};

    const CLAIMING: Action = Action::ClaimRoute { route: RouteId(0), pay: Cards::NONE };
    const DRAWING: Action = Action::DrawDeck {};
    const TAKING: Action = Action::DrawFaceUp { slot: 0 };

    /// The first turn of a match.
    fn turn() -> State {
        let game = SanFrancisco::lay_out(&Setting { seats: 2, ..Setting::default() });
        let game = game.expect("a good setting");
        let mut dice = QuickDice::new(1);
        let mut state = game.start(&mut dice);
        state.phase = Phase::Turn { seat: Seat(0) };
        state
    }

    fn assert_nothing_corrected(state: &State) {
        for action in [CLAIMING, DRAWING, TAKING] {
            assert!(bias_correction(state, &action).abs() < f32::EPSILON, "{action:?}");
        }
    }

    #[test]
    fn claims_give_something_away_until_the_last_turns() {
        let mut state = turn();
        assert!(bias_correction(&state, &DRAWING) > bias_correction(&state, &TAKING));
        assert!(bias_correction(&state, &TAKING) > bias_correction(&state, &CLAIMING));
        state.turns_left = Some(2);
        assert_nothing_corrected(&state);
    }

    /// It did: hands of thirty cards, and then ten new tickets in a row.
    #[test]
    fn nobody_draws_for_ever() {
        let mut full = turn();
        full.hands[0] = Cards::of(Card::Red, 12);
        let some = bias_correction(&full, &DRAWING);
        assert!(some > 0.0 && some < bias_correction(&turn(), &DRAWING), "{some}");
        full.hands[0] = Cards::of(Card::Red, 16);
        assert_nothing_corrected(&full);

        let mut exhausted = turn();
        exhausted.deck = Cards::NONE;
        assert_nothing_corrected(&exhausted);
    }
}
