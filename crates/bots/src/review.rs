//! Judging what somebody chose, from what they could know.

use serde::Serialize;
use tabletop::{Dice, QuickDice, SearchGame, SearchSettings, Seat};

use crate::search::{Prospect, Search};

/// What a choice was worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Review"))]
pub struct Review<A, I = A> {
    /// What was chosen.
    pub chosen: Prospect<A, I>,
    /// The best that could have been chosen; the same if nothing was better.
    pub best: Prospect<A, I>,
    /// How much less often the seat wins than with the best, from 0 to 1.
    pub loss: f64,
}

impl<A, I> Review<A, I> {
    /// The same with the actions, and what is expected to follow, written in another way.
    pub fn map<B>(
        self,
        mut write: impl FnMut(A) -> B,
        mut write_action_key: impl FnMut(I) -> B,
    ) -> Review<B> {
        Review {
            chosen: self.chosen.map(&mut write, &mut write_action_key),
            best: self.best.map(&mut write, &mut write_action_key),
            loss: self.loss,
        }
    }
}

/// Judges a choice of a seat that saw this view and had these legal actions.
///
/// A search looks mostly at what it thinks best, so that it knows little about what somebody else
/// chose; and what it thinks best is partly what was lucky. Therefore both are looked at once more,
/// each alone, in futures that begin alike, and only that counts.
pub fn review<G: SearchGame>(
    game: &G,
    seat: Seat,
    view: &G::View,
    legal: &[G::Action],
    chosen: G::Action,
    nodes: u32,
    dice: &mut dyn Dice,
) -> Review<G::Action, G::ActionKey> {
    let mut search = Search::new(game, seat, view, legal, SearchSettings::FULL, dice);
    search.grow(nodes);
    let best = search.insight().prospects.swap_remove(0).action;
    let again = QuickDice::from_dice(dice);
    let look_again = |action: G::Action| {
        let mut dice = again.clone();
        let only = [action];
        let mut search = Search::new(game, seat, view, &only, SearchSettings::FULL, &mut dice);
        for _ in 0..(nodes / 2).max(1) {
            search.grow_with(QuickDice::from_dice(&mut dice));
        }
        search.insight().prospects.swap_remove(0)
    };
    let looked = look_again(chosen);
    let state = game.imagine(view, &mut again.clone());
    // Two equal cards that lie in different places are the same choice.
    if game.action_key(&state, &best) == game.action_key(&state, &chosen) {
        return Review { chosen: looked.clone(), best: looked, loss: 0.0 };
    }
    let (chosen, best) = (looked, look_again(best));
    let loss = best.chances[seat.index()] - chosen.chances[seat.index()];
    // What turned out no worse was no mistake.
    if loss <= 0.0 {
        return Review { best: chosen.clone(), chosen, loss: 0.0 };
    }
    Review { chosen, best, loss }
}
