//! Action keys: what identifies an action across determinizations, wherever the cards lie.

use serde_json::{Value, json};
use tabletop::to_json;

use crate::SanFrancisco;
use crate::action::Action;
use crate::cards::Card;
use crate::state::State;

/// An action whose place in the row stands for the card that lies there. The row changes with every
/// card that is taken, so that the same place holds another card in every determinization; and two
/// equal cards are as good as one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ActionKey(Action);

impl ActionKey {
    pub fn in_state(state: &State, action: Action) -> Self {
        match action {
            Action::DrawFaceUp { slot } => {
                let card = state.row.get(slot).expect("a card lies where one can be taken");
                Self(Action::DrawFaceUp { slot: card as u8 })
            }
            other => Self(other),
        }
    }

    /// A card that is taken is told by its colour, not by its place.
    pub fn write(self, game: &SanFrancisco) -> Value {
        match self.0 {
            Action::DrawFaceUp { slot } => {
                json!({ "type": "draw_face_up", "card": Card::ALL[usize::from(slot)] })
            }
            action => to_json(game, &action),
        }
    }
}
