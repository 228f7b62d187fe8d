//! What the others' claims say about their tickets.

use tabletop::{Dice, Seat, Viewer};

use crate::SanFrancisco;
use crate::board::{Board, Network, RouteSet};
use crate::state::MOST_SEATS;
use crate::tickets::{TicketId, TicketSet};
use crate::view::View;

/// How likely each ticket is in each rival's hand, as weights.
pub struct Suspicion([[f32; TicketSet::MOST]; MOST_SEATS]);

/// After more routes than this, more of them say nothing new.
const TELLING: u32 = 8;
/// What a ticket is worth whose ends are not a space nearer than at the beginning: it may be new, or
/// its way not begun.
const UNTOUCHED: f32 = 0.35;

impl Suspicion {
    pub fn from(game: &SanFrancisco, view: &View) -> Self {
        let board = &*game.board;
        let nothing = RouteSet::NONE;
        let all = RouteSet((1u64 << (board.routes.len() - 1) << 1).wrapping_sub(1));
        let taken = view.seats.iter().fold(nothing, |sum, seat| sum.union(seat.routes));
        let mut weights = [[1.0; TicketSet::MOST]; MOST_SEATS];
        for (index, seat) in view.seats.iter().enumerate() {
            if view.viewer == Viewer::Seat(Seat(index as u8)) || seat.routes.is_empty() {
                continue;
            }
            let powers = seat.routes.len().min(TELLING).div_ceil(2);
            let open = all.without(taken);
            for ticket in board.all_tickets().iter() {
                let progress = progress(board, seat.routes, open, all, ticket);
                let mut weight = 1.0;
                for _ in 0..powers {
                    weight *= UNTOUCHED + progress;
                }
                weights[index][ticket.index()] = weight;
            }
        }
        Self(weights)
    }

    /// One of the hidden tickets, the likelier the more often.
    pub fn draw<D: Dice + ?Sized>(&self, seat: Seat, hidden: TicketSet, dice: &mut D) -> TicketId {
        let weights = &self.0[seat.index()];
        let sum: f32 = hidden.iter().map(|ticket| weights[ticket.index()]).sum();
        // 24 bits are as many as such a number holds.
        let mut rest = (dice.roll() >> 8) as f32 / (1u32 << 24) as f32 * sum;
        let mut last = None;
        for ticket in hidden.iter() {
            last = Some(ticket);
            rest -= weights[ticket.index()];
            if rest < 0.0 {
                break;
            }
        }
        last.expect("there is a hidden ticket")
    }
}

/// How much of a ticket's way is done, from 0 to 1; a ticket that can't be done any more is as good as
/// untouched.
fn progress(board: &Board, held: RouteSet, open: RouteSet, all: RouteSet, ticket: TicketId) -> f32 {
    let between = board.ticket(ticket).between;
    if Network::of(board, held).joins(between) {
        return 1.0;
    }
    let whole = super::intent::spaces_between(board, RouteSet::NONE, all, between);
    let left = super::intent::spaces_between(board, held, open, between);
    match (whole, left) {
        (Some(whole), Some(left)) if whole > 0 && left < whole => {
            f32::from(whole - left) / f32::from(whole)
        }
        _ => 0.0,
    }
}
