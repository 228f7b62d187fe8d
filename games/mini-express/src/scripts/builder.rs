//! Builds long track for the companies whose shares it holds, and takes a share of the longest when
//! it is cheap.

use tabletop::{Dice, best_by};

use crate::MiniExpress;
use crate::action::Action;
use crate::turn::to_act;
use crate::view::View;

/// More influence than this it doesn't pay for a share.
const CHEAP: u8 = 1;

pub(super) fn choose(
    game: &MiniExpress,
    view: &View,
    legal: &[Action],
    dice: &mut dyn Dice,
) -> Action {
    let state = &view.state;
    let Some(seat) = to_act(game, state).first() else { return legal[0] };
    let shares = state.shares[seat.index()];
    let held = |company: usize| i32::from(shares[company]);
    best_by(legal, dice, |action| match *action {
        Action::BuildTrack { company, path, .. } => {
            let landscape = i32::from(path.trains()) - 1;
            let room = 15 - i32::from(state.length[company.index()]);
            100 + landscape.min(room) * 10 * (1 + held(company.index()))
        }
        Action::TakeShare { company } => {
            let price = state.reserve[company.index()];
            let value = 10 * i32::from(state.length[company.index()]);
            if price <= CHEAP { 120 + value } else { value - 30 * i32::from(price) }
        }
        Action::DraftShare { company } | Action::ChooseWesternBranch { company } => {
            held(company.index())
        }
        Action::GainInfluence { company } => held(company.index()) * 10,
        Action::ChoosePort { .. } | Action::Pass {} => 0,
    })
}
