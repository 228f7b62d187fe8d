//! Inventing a full state from what a viewer knows.

use tabletop::{Dice, Imagine, Seat, SeatSet, Viewer};

use crate::SanFrancisco;
use crate::cards::{Card, Cards};
use crate::search::Belief;
use crate::state::{Phase, State};
use crate::tickets::{TicketDeck, TicketSet};
use crate::tokens::Stack;
use crate::turn::settle_row::TOO_MANY_FERRIES;
use crate::view::{PhaseView, StackView, View};

impl Imagine for SanFrancisco {
    fn imagine<D: Dice + ?Sized>(&self, view: &View, dice: &mut D) -> State {
        self.invent(view, None, dice)
    }
}

impl SanFrancisco {
    /// A state that gives this view; the others' tickets by what is suspected of them.
    pub(crate) fn invent<D: Dice + ?Sized>(
        &self,
        view: &View,
        belief: Option<&Belief>,
        dice: &mut D,
    ) -> State {
        let mut state = self.what_everybody_knows(view);
        self.deal_cards(view, &mut state, dice);
        match view.scoring {
            Some(scoring) => {
                for (tickets, score) in state.tickets.iter_mut().zip(scoring.scores()) {
                    *tickets = score.completed.union(score.failed);
                }
                let held = state.tickets.into_iter().fold(TicketSet::NONE, TicketSet::union);
                let mut hidden = self.board.all_tickets().difference(held);
                deal_ticket_deck(view, &mut state, &mut hidden, dice);
            }
            None => self.deal_tickets(view, &mut state, belief, dice),
        }
        state
    }

    fn what_everybody_knows(&self, view: &View) -> State {
        let mut state = State::blank(&self.board, self.seats);
        let actor = view.to_act.first().unwrap_or(Seat(0));
        state.phase = match view.phase {
            PhaseView::FirstTickets => Phase::FirstTickets { waiting: view.to_act },
            PhaseView::PlacingTokens => Phase::PlacingTokens { seat: actor },
            PhaseView::Turn => Phase::Turn { seat: actor },
            PhaseView::SecondCard => Phase::SecondCard { seat: actor },
            PhaseView::KeepingTickets => Phase::KeepingTickets { seat: actor },
            PhaseView::TakingToken { route } => Phase::TakingToken { seat: actor, route },
            PhaseView::Over { ending } => Phase::Over { ending },
        };
        state.first_player = view.first_player;
        state.turns_left = view.turns_left;
        state.passes = view.passes;
        state.row = view.row;
        state.discards = view.discards;
        for stack in &view.stacks {
            let StackView { symbol, location, left } = *stack;
            state.stacks = state.stacks.with(symbol, Stack { location, left });
        }
        for (index, seat) in view.seats.iter().enumerate() {
            state.cars[index] = seat.cars;
            state.points[index] = seat.points;
            state.routes[index] = seat.routes;
            state.tokens[index] = seat.tokens;
            state.seen[index] = seat.seen;
        }
        state
    }

    /// The cards whose place is not known go to the deck and to the other hands.
    fn deal_cards<D: Dice + ?Sized>(&self, view: &View, state: &mut State, dice: &mut D) {
        let own = own_seat(view);
        for seat in Seat::all(self.seats) {
            state.hands[seat.index()] = match &view.own {
                Some(known) if own == Some(seat) => known.hand,
                _ => view.seats[seat.index()].seen,
            };
        }
        let placed =
            state.hands.into_iter().fold(state.discards.plus(state.row.cards()), Cards::plus);
        let mut hidden = self.board.cards.minus(placed);
        // A row with too many ferries stays only while fewer than three coloured cards are outside
        // the hands (SF-1): seeing such a row tells how few can be in the deck.
        let mut coloured_left = if view.row.ferries() >= TOO_MANY_FERRIES {
            2u32.saturating_sub(placed_outside(state).coloured())
        } else {
            u32::MAX
        };
        state.deck = Cards::NONE;
        for _ in 0..view.deck {
            let from = if coloured_left == 0 {
                Cards::of(Card::Ferry, hidden.count(Card::Ferry))
            } else {
                hidden
            };
            let card = from.draw(dice);
            if card != Card::Ferry {
                coloured_left -= 1;
            }
            hidden = hidden.minus(Cards::of(card, 1));
            state.deck = state.deck.plus(Cards::of(card, 1));
        }
        for seat in Seat::all(self.seats) {
            while state.hands[seat.index()].total() < view.seats[seat.index()].cards {
                let card = Cards::of(hidden.draw(dice), 1);
                hidden = hidden.minus(card);
                state.hands[seat.index()] = state.hands[seat.index()].plus(card);
            }
        }
    }

    fn deal_tickets<D: Dice + ?Sized>(
        &self,
        view: &View,
        state: &mut State,
        belief: Option<&Belief>,
        dice: &mut D,
    ) {
        let own = own_seat(view);
        let mut hidden = view.hidden_tickets(&self.board);
        if let (Some(seat), Some(known)) = (own, &view.own) {
            state.tickets[seat.index()] = known.tickets;
            state.offers[seat.index()] = known.offer.union(known.returning);
        }
        for seat in Seat::all(self.seats).filter(|&seat| own != Some(seat)) {
            let (kept, offered) = ticket_counts(view, seat, dice);
            state.tickets[seat.index()] = match belief {
                Some(belief) => belief.draw(seat, kept, hidden, dice),
                None => drawn(hidden, kept, dice),
            };
            hidden = hidden.difference(state.tickets[seat.index()]);
            state.offers[seat.index()] = take(&mut hidden, offered, dice);
        }
        deal_ticket_deck(view, state, &mut hidden, dice);
    }
}

/// How many tickets a player has kept and is choosing from (or waiting to return).
fn ticket_counts<D: Dice + ?Sized>(view: &View, seat: Seat, dice: &mut D) -> (u32, u32) {
    let public = &view.seats[seat.index()];
    match public.tickets {
        Some(kept) => (kept, public.offered),
        None if public.offered > 0 => (0, public.offered),
        // They have chosen, but how many is not told before everybody has (SF-9).
        None => {
            let kept = 1 + dice.below(2);
            (kept, 2 - kept)
        }
    }
}

/// The deck's tickets: those that the viewer returned lie where they were put.
fn deal_ticket_deck<D: Dice + ?Sized>(
    view: &View,
    state: &mut State,
    hidden: &mut TicketSet,
    dice: &mut D,
) {
    let known = &view.ticket_deck.known;
    *hidden = hidden.difference(known.iter().map(|known| known.ticket).collect());
    let shuffled = take(hidden, view.ticket_deck.size - view.ticket_deck.returned, dice);
    state.ticket_deck = TicketDeck::shuffled(shuffled);
    let owner = own_seat(view);
    // Who returned the others is of no consequence, but it was not the viewer.
    let somebody = SeatSet::everybody(2).iter().find(|&seat| owner != Some(seat));
    for below in 0..view.ticket_deck.returned {
        if let (Some(known), Some(owner)) = (known.iter().find(|known| known.below == below), owner)
        {
            state.ticket_deck.put_under(known.ticket, owner);
        } else {
            let ticket = take(hidden, 1, dice).iter().next().expect("one was taken");
            state.ticket_deck.put_under(ticket, somebody.expect("one of two is not the viewer"));
        }
    }
}

fn take<D: Dice + ?Sized>(from: &mut TicketSet, count: u32, dice: &mut D) -> TicketSet {
    let taken = drawn(*from, count, dice);
    *from = from.difference(taken);
    taken
}

fn drawn<D: Dice + ?Sized>(from: TicketSet, count: u32, dice: &mut D) -> TicketSet {
    let mut drawn = TicketSet::NONE;
    for _ in 0..count {
        drawn = drawn.union(TicketSet::only(from.difference(drawn).draw(dice)));
    }
    drawn
}

fn own_seat(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) if view.own.is_some() => Some(seat),
        _ => None,
    }
}

fn placed_outside(state: &State) -> Cards {
    state.discards.plus(state.row.cards())
}
