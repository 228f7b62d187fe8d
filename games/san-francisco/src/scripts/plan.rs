//! A plan: the routes that a player still wants, and the cards that are missing for them.

use tabletop::insertion_sort_by_key;

use crate::action::Action;
use crate::board::{Route, RouteId, RouteSet};
use crate::cards::{Card, Cards};
use crate::outlook::Outlook;
use crate::tickets::{TicketId, TicketSet};

/// With fewer cars than this, new tickets are hardly ever finished.
const CARS_FOR_TICKETS: u8 = 8;

pub(super) struct Plan<'a> {
    pub outlook: Outlook<'a>,
    /// Routes that the plan wants.
    pub routes: RouteSet,
}

impl<'a> Plan<'a> {
    /// The shortest network for all kept tickets that the cars allow, the most valuable tickets
    /// first.
    pub fn for_tickets(outlook: Outlook<'a>) -> Self {
        let (routes, _) = network(&outlook, outlook.own.tickets);
        Self { outlook, routes }
    }

    /// What a choice of tickets is worth: their points, less what their network costs in spaces;
    /// those that it can't reach count against it.
    pub fn value_of(outlook: &Outlook<'_>, tickets: TicketSet) -> i32 {
        let (routes, finished) = network(outlook, outlook.own.tickets.union(tickets));
        let points = |ticket: TicketId| {
            let points = i32::from(outlook.board.ticket(ticket).points);
            if finished.contains(ticket) { points } else { -points }
        };
        let spaces: i32 = routes.iter().map(|it| i32::from(outlook.board.route(it).length)).sum();
        tickets.iter().map(points).sum::<i32>() * 3 - spaces * 2
    }

    /// How much a card is wanted: how many spaces of its colour the hand can't pay yet.
    pub fn want(&self, card: Card) -> i32 {
        let hand = self.outlook.own.hand;
        let missing = |route: RouteId| {
            let Route { length, colour, ferries, .. } = *self.outlook.board.route(route);
            let plain = i32::from(length - ferries);
            match colour {
                Some(colour) if colour == card => (plain - i32::from(hand.count(card))).max(0),
                Some(_) => 0,
                // Any colour will do; the one that is nearest to enough is the one to collect.
                None => i32::from(hand.count(card) > 0 && i32::from(hand.count(card)) < plain),
            }
        };
        self.routes.iter().map(missing).sum()
    }

    /// Claiming a route of the plan, the longest first; paying with what the plan needs least.
    pub fn value_of_claim(&self, route: RouteId, pay: Cards) -> i32 {
        let line = self.outlook.board.route(route);
        let spare_ferries = i32::from(pay.count(Card::Ferry).saturating_sub(line.ferries));
        let rest = self.routes.difference(RouteSet::NONE.with(route));
        let needed = |card: Card| {
            rest.iter()
                .filter(|&other| self.outlook.board.route(other).colour == Some(card))
                .count()
        };
        let pity: usize =
            pay.colours().map(|(card, count)| needed(card).min(usize::from(count))).sum();
        i32::from(line.length) * 20 - spare_ferries * 12 - pity as i32 * 6
    }

    /// Drawing: what the plan wants, a ferry for several missing cards, else the unseen card.
    pub fn value_of_draw(&self, action: &Action) -> Option<i32> {
        match *action {
            Action::DrawDeck {} => Some(10),
            Action::DrawFaceUp { slot } => Some(match self.outlook.view.row.get(slot)? {
                Card::Ferry => 12,
                colour => self.want(colour).min(4) * 8,
            }),
            _ => None,
        }
    }

    /// Are new tickets worth a turn?
    pub fn wants_tickets(&self) -> bool {
        let view = self.outlook.view;
        self.routes.is_empty()
            && view.turns_left.is_none()
            && self.outlook.me().cars >= CARS_FOR_TICKETS
            && view.seats.iter().all(|seat| seat.cars > 5)
    }
}

/// The routes of a shortest network, and the tickets that it finishes.
fn network(outlook: &Outlook<'_>, tickets: TicketSet) -> (RouteSet, TicketSet) {
    let mut dearest: Vec<TicketId> = tickets.iter().collect();
    insertion_sort_by_key(&mut dearest, |&ticket| -outlook.board.ticket(ticket).points);
    let (mut routes, mut finished) = (RouteSet::NONE, TicketSet::NONE);
    let mut cars = i32::from(outlook.me().cars);
    for ticket in dearest {
        let Some(path) = outlook.path(outlook.held.union(routes), ticket) else { continue };
        let spaces: i32 = path.iter().map(|it| i32::from(outlook.board.route(it).length)).sum();
        if spaces <= cars {
            cars -= spaces;
            routes = routes.union(path);
            finished = finished.with(ticket);
        }
    }
    (routes, finished)
}
