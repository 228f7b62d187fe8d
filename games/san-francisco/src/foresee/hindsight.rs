//! What imagined futures get wrong.
//!
//! Searching players were asked at every turn what they expect of what they do, by futures of its own, and asked again when
//! they decided next. Claims had turned out 1 to 3 % of a win worse, and turns with unseen cards 2 % better: a claim shows the
//! rivals where somebody goes, while in an imagined future they know it anyway; and a hand leaves choices, of which a player makes
//! more than sensible players would.

use crate::action::Action;
use crate::state::State;

/// What a claim gives away.
const CLAIM: f32 = -0.028;
/// An unseen card, against a face-up one.
const UNSEEN: f32 = 0.012;

/// How much more, or less, an action wins than futures say. In the last turns there is nothing left to be wrong about.
pub(super) fn hindsight(state: &State, action: &Action) -> f32 {
    match action {
        _ if state.turns_left.is_some() => 0.0,
        Action::ClaimRoute { .. } => CLAIM,
        Action::DrawDeck {} => UNSEEN,
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, QuickDice, Setting, Step, Unlogged};

    use super::*;
    use crate::SanFrancisco;
    use crate::board::RouteId;
    use crate::cards::Cards;

    #[test]
    fn claims_give_something_away_until_the_last_turns() {
        let game = SanFrancisco::lay_out(&Setting { seats: 2, ..Setting::default() });
        let game = game.expect("a good setting");
        let mut state = game.blank();
        let mut dice = QuickDice::new(1);
        game.set_up(&mut Step::new(&game, &mut state, &mut dice, &mut Unlogged));
        let claim = Action::ClaimRoute { route: RouteId(0), pay: Cards::NONE };
        let [unseen, seen] = [Action::DrawDeck {}, Action::DrawFaceUp { slot: 0 }];
        assert!(hindsight(&state, &unseen) > hindsight(&state, &seen));
        assert!(hindsight(&state, &seen) > hindsight(&state, &claim));
        state.turns_left = Some(2);
        for action in [claim, unseen, seen] {
            assert!(hindsight(&state, &action).abs() < f32::EPSILON, "{action:?}");
        }
    }
}
