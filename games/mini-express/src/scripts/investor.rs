//! Takes cheap shares of companies that grow, and builds where that brings influence in what it
//! holds.

use tabletop::{Dice, best_by};

use crate::MiniExpress;
use crate::action::Action;
use crate::company::Company;
use crate::turn::to_act;
use crate::view::View;

/// What a wild point is worth.
const WILD: i32 = 2;

pub(super) fn choose(
    game: &MiniExpress,
    view: &View,
    legal: &[Action],
    dice: &mut dyn Dice,
) -> Action {
    let state = &view.state;
    let Some(seat) = to_act(game, state).first() else { return legal[0] };
    let (shares, influence) = (state.shares[seat.index()], state.influence[seat.index()]);
    // A point of influence is worth more in what it holds, and most where it has next to none.
    let want = |company: Company| {
        let index = company.index();
        (1 + i32::from(shares[index])) * if influence[index] < 2 { 3 } else { 1 }
    };
    best_by(legal, dice, |action| match *action {
        Action::TakeShare { company } => {
            let index = company.index();
            let price = i32::from(state.reserve[index]);
            let left = i32::from(influence[index]) - price;
            let length = i32::from(state.length[index]);
            if left >= 1 { 60 + 4 * length - 12 * price } else { 4 * length - 40 }
        }
        Action::BuildTrack { company, city, path } => {
            let gains = state.demand[city.index()].map_or(0, |token| {
                want(token.company()) + token.second().company().map_or(WILD, want)
            });
            let growth = (i32::from(path.trains()) - 1) * i32::from(shares[company.index()]);
            gains * 8 + growth * 3
        }
        Action::DraftShare { company } | Action::ChooseWesternBranch { company } => {
            i32::from(state.length[company.index()])
        }
        Action::GainInfluence { company } => want(company),
        Action::ChoosePort { .. } | Action::Pass {} => 0,
    })
}
