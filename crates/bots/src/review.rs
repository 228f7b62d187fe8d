//! Judging what somebody chose, from what they could know.

use serde::Serialize;
use tabletop::{Dice, Foresee, Seat, Sight};

use crate::search::{Insight, Prospect, Search, merge};

/// What a choice was worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Review<A> {
    /// What was chosen.
    pub chosen: Prospect<A>,
    /// The best that could have been chosen; the same if nothing was better.
    pub best: Prospect<A>,
    /// How much less often the seat wins than with the best, from 0 to 1.
    pub loss: f64,
}

impl<A> Review<A> {
    /// The same with the actions written in another way.
    pub fn map<B>(self, mut write: impl FnMut(A) -> B) -> Review<B> {
        Review {
            chosen: self.chosen.map(&mut write),
            best: self.best.map(&mut write),
            loss: self.loss,
        }
    }
}

/// Judges a choice of a seat that saw this view and had these legal actions.
///
/// A search looks mostly at what it thinks best, so that it knows little about what somebody else
/// chose. Therefore both are looked at once more, equally often.
pub fn review<G: Foresee>(
    game: &G,
    seat: Seat,
    view: &G::View,
    legal: &[G::Action],
    chosen: G::Action,
    nodes: u32,
    dice: &mut dyn Dice,
) -> Review<G::Action> {
    let mut search = Search::new(game, seat, view, legal, Sight::FULL, dice);
    search.grow(nodes);
    let insight = search.insight();
    let mut look_again = |action: G::Action| {
        let only = [action];
        let mut again = Search::new(game, seat, view, &only, Sight::FULL, dice);
        again.grow(nodes / 2);
        let first = insight.of(&action).filter(|prospect| prospect.seen > 0).cloned();
        let first =
            first.map(|prospect| Insight { nodes: prospect.seen, prospects: vec![prospect] });
        let both = first.into_iter().chain([again.insight()]).collect();
        merge(both, seat).prospects.swap_remove(0)
    };
    let best = look_again(insight.prospects[0].action);
    if best.action == chosen {
        return Review { chosen: best.clone(), best, loss: 0.0 };
    }
    let chosen = look_again(chosen);
    let loss = best.chances[seat.index()] - chosen.chances[seat.index()];
    // What turned out no worse was no mistake.
    if loss <= 0.0 {
        return Review { best: chosen.clone(), chosen, loss: 0.0 };
    }
    Review { chosen, best, loss }
}
