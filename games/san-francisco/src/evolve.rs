//! The only code that changes a state. It never judges, rolls or fails.

use tabletop::{Seat, SeatSet};

use crate::board::{Board, LocationId, RouteId};
use crate::cards::{Card, Cards};
use crate::event::Event;
use crate::row::{Row, Slot};
use crate::state::{Phase, State};
use crate::tickets::{TicketId, TicketSet};
use crate::tokens::{Stack, Symbol};

impl State {
    /// Folds one event in. Inlined, so that a simulation, which emits events that it knows, pays
    /// neither for making them nor for telling them apart.
    #[inline(always)]
    pub(crate) fn evolve(&mut self, board: &Board, seats: u8, event: &Event) {
        match *event {
            Event::StackLaid { symbol, location, count } => {
                self.stacks = self.stacks.with(symbol, Stack { location, left: count });
            }
            Event::CardDealt { seat, card } => self.move_from_deck(seat, card),
            Event::TicketsDrawn { seat, tickets } => self.tickets_drawn(seat, tickets),
            Event::TicketsKept { seat, tickets } => self.tickets_kept(seat, tickets),
            Event::TicketReturned { seat, ticket } => self.ticket_returned(seat, ticket),
            Event::FirstPlayerChosen { seat } => {
                self.first_player = Some(seat);
                self.phase = Phase::PlacingTokens { seat: seat.previous(seats) };
            }
            Event::TokensPlaced { seat: Seat(_), symbol, location, count } => {
                self.tokens_placed(seats, symbol, Stack { location: Some(location), left: count });
            }
            Event::CardDrawn { seat, card } => {
                self.move_from_deck(seat, card);
                self.passes = 0;
                self.phase = Phase::SecondCard { seat };
            }
            Event::CardTaken { seat, slot, card } => self.card_taken(seat, slot, card),
            Event::CardTurnedUp { slot, card } => {
                self.deck = self.deck.minus(Cards::of(card, 1));
                self.row = self.row.with(slot, card);
            }
            Event::RowDiscarded => {
                self.discards = self.discards.plus(self.row.cards());
                self.row = Row::EMPTY;
            }
            Event::DeckReshuffled => {
                self.deck = self.discards;
                self.discards = Cards::NONE;
            }
            Event::RouteClaimed { seat, route, pay, points } => {
                self.cars[seat.index()] -= board.route(route).length;
                self.route_claimed(seat, route, pay, points);
            }
            Event::TokenOffered { seat, route } => self.phase = Phase::TakingToken { seat, route },
            Event::TokenTaken { seat, symbol, location: LocationId(_) } => {
                self.stacks = self.stacks.less_one(symbol);
                self.tokens[seat.index()] = self.tokens[seat.index()].with(symbol);
            }
            Event::Passed { seat: Seat(_) } => self.passes += 1,
            Event::TurnEnded { seat } => {
                self.phase = Phase::Turn { seat: seat.next(seats) };
                self.turns_left = self.turns_left.map(|turns| turns - 1);
            }
            Event::LastRoundBegan { seat: Seat(_) } => self.turns_left = Some(seats),
            Event::MatchEnded { ending } => self.phase = Phase::Over { ending },
            Event::Scored { scoring: _ } => {}
        }
    }

    #[inline(always)]
    fn move_from_deck(&mut self, seat: Seat, card: Card) {
        self.deck = self.deck.minus(Cards::of(card, 1));
        self.hands[seat.index()] = self.hands[seat.index()].plus(Cards::of(card, 1));
    }

    #[inline(always)]
    fn card_taken(&mut self, seat: Seat, slot: Slot, card: Card) {
        self.row = self.row.without(slot);
        let card = Cards::of(card, 1);
        self.hands[seat.index()] = self.hands[seat.index()].plus(card);
        self.seen[seat.index()] = self.seen[seat.index()].plus(card);
        self.passes = 0;
        self.phase = Phase::SecondCard { seat };
    }

    #[inline(always)]
    fn route_claimed(&mut self, seat: Seat, route: RouteId, pay: Cards, points: i16) {
        let index = seat.index();
        self.points[index] += points;
        self.routes[index] = self.routes[index].with(route);
        self.hands[index] = self.hands[index].minus(pay);
        self.seen[index] = self.seen[index].minus_at_most(pay);
        self.discards = self.discards.plus(pay);
        self.passes = 0;
    }

    /// In set-up everybody is dealt tickets before anybody chooses, and the phase stays.
    #[inline(always)]
    fn tickets_drawn(&mut self, seat: Seat, tickets: TicketSet) {
        self.ticket_deck.take(tickets);
        self.offers[seat.index()] = tickets;
        self.passes = 0;
        if matches!(self.phase, Phase::Turn { .. }) {
            self.phase = Phase::KeepingTickets { seat };
        }
    }

    #[inline(always)]
    fn tickets_kept(&mut self, seat: Seat, tickets: TicketSet) {
        let index = seat.index();
        self.tickets[index] = self.tickets[index].union(tickets);
        self.offers[index] = self.offers[index].difference(tickets);
        if let Phase::FirstTickets { waiting } = self.phase {
            self.phase = Phase::FirstTickets { waiting: SeatSet::without(waiting, seat) };
        }
    }

    #[inline(always)]
    fn ticket_returned(&mut self, seat: Seat, ticket: TicketId) {
        let index = seat.index();
        self.offers[index] = self.offers[index].without(ticket);
        self.ticket_deck.put_under(ticket, seat);
    }

    #[inline(always)]
    fn tokens_placed(&mut self, seats: u8, symbol: Symbol, stack: Stack) {
        self.stacks = self.stacks.with(symbol, stack);
        self.phase = match (self.placer(seats), self.first_player) {
            (Some(seat), _) => Phase::PlacingTokens { seat },
            (None, Some(seat)) => Phase::Turn { seat },
            (None, None) => unreachable!("tokens are placed after the first player is drawn"),
        };
    }
}
