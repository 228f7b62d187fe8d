//! Claims long routes, takes no more tickets than it must, and ends the match before the others are
//! done.

use tabletop::{Dice, best_by};

use crate::SanFrancisco;
use crate::action::Action;
use crate::cards::Card;
use crate::outlook::Outlook;
use crate::view::View;

/// Routes shorter than this are not worth a turn before the end is near.
const WORTH_A_TURN: u8 = 3;

pub(super) fn choose(
    game: &SanFrancisco,
    view: &View,
    legal: &[Action],
    dice: &mut dyn Dice,
) -> Action {
    let Some(outlook) = Outlook::new(game, view) else { return legal[0] };
    best_by(legal, dice, |action| value(&outlook, action))
}

fn value(outlook: &Outlook<'_>, action: &Action) -> i32 {
    let hand = outlook.own.hand;
    let near_the_end = outlook.me().cars <= 5 || outlook.view.turns_left.is_some();
    match *action {
        // The fewest points at risk.
        Action::KeepTickets { tickets } => {
            -tickets.iter().map(|it| i32::from(outlook.board.ticket(it).points)).sum::<i32>()
        }
        Action::ClaimRoute { route, pay } => {
            let line = *outlook.board.route(route);
            let spare_ferries = i32::from(pay.count(Card::Ferry).saturating_sub(line.ferries));
            let token = if outlook.brings_token(line) { 12 } else { 0 };
            let points = i32::from(outlook.board.points_for(line.length));
            let worth = line.length >= WORTH_A_TURN || near_the_end;
            points * 10 + token - spare_ferries * 5 + if worth { 100 } else { 0 }
        }
        // Whatever there is most of, for the long routes of its colour and the gray ones.
        Action::DrawFaceUp { slot } => match outlook.view.row.get(slot) {
            Some(Card::Ferry) => 55,
            Some(card) => 50 + i32::from(hand.count(card).min(4)) * 3,
            None => 0,
        },
        Action::DrawDeck {} => 56,
        Action::DrawTickets {} => -100,
        Action::TakeToken { .. } | Action::PlaceTokens { .. } | Action::Pass {} => 0,
    }
}
