//! Naming every lost, invented or impossible piece of a position.

use tabletop::{Fault, Faults, Seat, to_json};

use super::Position;
use super::error::PositionError;
use crate::SanFrancisco;
use crate::board::RouteSet;
use crate::cards::Card;
use crate::set_up::DEALT;
use crate::state::Ending;
use crate::state::{Phase, State};
use crate::tickets::TicketSet;
use crate::tokens::Symbol;
use crate::turn::end_of_turn::FEW_CARS;
use crate::turn::{draw_cards, settle_row, take_token};

/// What has to hold before the position can be laid out at all.
pub(super) fn shape(position: &Position, game: &SanFrancisco) -> Result<(), Vec<Fault>> {
    let mut faults = Faults::default();
    let (found, expected) = (position.seats.len(), usize::from(game.seats));
    if found != expected {
        faults.push(PositionError::Seats { found, expected });
    }
    let mut named: Vec<(&str, Seat)> = Vec::new();
    match position.phase {
        Phase::FirstTickets { waiting } => {
            named.extend(waiting.iter().map(|seat| ("phase.waiting", seat)));
        }
        Phase::PlacingTokens { seat }
        | Phase::Turn { seat }
        | Phase::SecondCard { seat }
        | Phase::KeepingTickets { seat }
        | Phase::TakingToken { seat, .. } => named.push(("phase.seat", seat)),
        Phase::Over { .. } => {}
    }
    named.extend(position.first_player.map(|seat| ("first_player", seat)));
    named.extend(position.ticket_deck.returned.iter().map(|it| ("ticket_deck.returned", it.seat)));
    for (place, seat) in named.into_iter().filter(|(_, seat)| seat.0 >= game.seats) {
        faults.push_at(place, PositionError::NoSuchSeat { seat });
    }
    if position.ticket_deck.returned.len() > TicketSet::CAPACITY {
        faults.push(PositionError::TooManyTickets);
    }
    faults.into_result()
}

/// Everything that is wrong with the pieces.
pub(super) fn pieces(
    game: &SanFrancisco,
    position: &Position,
    state: &State,
) -> Result<(), Vec<Fault>> {
    let mut faults = Faults::default();
    cards(game, state, &mut faults);
    routes(game, state, &mut faults);
    tickets(game, position, state, &mut faults);
    tokens(game, state, &mut faults);
    if faults.is_empty() {
        phase(game, state, &mut faults);
    }
    faults.into_result()
}

fn cards(game: &SanFrancisco, state: &State, faults: &mut Faults) {
    let piles = [state.deck, state.discards, state.row.cards()];
    for card in Card::ALL {
        let all = piles.iter().chain(&state.hands);
        let found: u32 = all.map(|pile| u32::from(pile.count(card))).sum();
        let expected = u32::from(game.board.cards.count(card));
        faults.compare(
            (found, expected),
            "deck",
            PositionError::LostCard { card, found, expected },
            PositionError::InventedCard { card, found, expected },
        );
    }
    for seat in Seat::all(game.seats) {
        if !state.hands[seat.index()].holds(state.seen[seat.index()]) {
            faults.push_at(format!("seats[{seat}].seen"), PositionError::SeenNotHeld);
        }
    }
    let settled = !settle_row::must_reset(state)
        && (state.row.first_gap().is_none() || state.deck.is_empty() && state.discards.is_empty())
        && (!state.deck.is_empty() || state.discards.is_empty());
    if !settled && faults.is_empty() {
        faults.push(PositionError::RowUnsettled);
    }
}

fn routes(game: &SanFrancisco, state: &State, faults: &mut Faults) {
    let board = &game.board;
    let mut taken = RouteSet::NONE;
    for seat in Seat::all(game.seats) {
        let held = state.routes[seat.index()];
        let place = |field| format!("seats[{seat}].{field}");
        if let Some(route) = held.intersection(taken).iter().next() {
            let route = to_json(game, &route);
            faults.push_at(place("routes"), PositionError::RouteTwice { route });
        }
        let closing = if game.seats == 2 { held.union(taken) } else { held };
        if let Some(route) = held.intersection(board.twins(closing)).iter().next() {
            let route = to_json(game, &route);
            faults.push_at(place("routes"), PositionError::BothTwins { route });
        }
        taken = taken.union(held);
        let spaces: u32 = held.iter().map(|route| u32::from(board.route(route).length)).sum();
        let found = spaces + u32::from(state.cars[seat.index()]);
        let expected = u32::from(board.cars);
        faults.compare(
            (found, expected),
            place("cars"),
            PositionError::LostCars { found, expected },
            PositionError::InventedCars { found, expected },
        );
        let found = state.points[seat.index()];
        let lengths = held.iter().map(|route| board.route(route).length);
        let expected: i16 = lengths.map(|length| board.points_for(length)).sum();
        if found != expected {
            faults.push_at(place("points"), PositionError::WrongPoints { found, expected });
        }
    }
}

fn tickets(game: &SanFrancisco, position: &Position, state: &State, faults: &mut Faults) {
    let mut found = TicketSet::NONE;
    let mut twice = TicketSet::NONE;
    let mut count = |tickets: TicketSet| {
        twice = twice.union(found.intersection(tickets));
        found = found.union(tickets);
    };
    for seat in Seat::all(game.seats) {
        count(state.tickets[seat.index()]);
        count(state.offers[seat.index()]);
    }
    count(state.ticket_deck.shuffled);
    for returned in &position.ticket_deck.returned {
        count(TicketSet::only(returned.ticket));
    }
    for ticket in game.board.all_tickets().difference(found).iter() {
        faults.push(PositionError::LostTicket { ticket: to_json(game, &ticket) });
    }
    for ticket in twice.iter() {
        faults.push(PositionError::InventedTicket { ticket: to_json(game, &ticket) });
    }
}

fn tokens(game: &SanFrancisco, state: &State, faults: &mut Faults) {
    for symbol in Symbol::ALL {
        let stack = state.stacks.get(symbol);
        let place = format!("stacks.{symbol}");
        let held = state.tokens.iter().filter(|tokens| tokens.contains(symbol)).count();
        let found = u32::from(stack.left) + held as u32;
        let expected = u32::from(game.stack_size_at(stack.location));
        faults.compare(
            (found, expected),
            &place,
            PositionError::LostToken { symbol, found, expected },
            PositionError::InventedToken { symbol, found, expected },
        );
        let clash = |other: &Symbol| {
            *other < symbol
                && stack.location.is_some()
                && state.stacks.get(*other).location == stack.location
        };
        if let Some(other) = Symbol::ALL.into_iter().find(clash) {
            faults.push_at(place, PositionError::StackClash { one: symbol, other });
        }
    }
    for location in game.board.token_locations {
        if !state.stacks.iter().any(|(_, stack)| stack.location == Some(location)) {
            faults.push(PositionError::LostStack { location: to_json(game, &location) });
        }
    }
}

fn phase(game: &SanFrancisco, state: &State, faults: &mut Faults) {
    let waiting_stacks = state.stacks.waiting().count();
    let beginning = matches!(state.phase, Phase::FirstTickets { .. } | Phase::PlacingTokens { .. });
    let first_tickets = matches!(state.phase, Phase::FirstTickets { .. });
    if state.first_player.is_none() != first_tickets {
        faults.push(PositionError::FirstPlayer);
    }
    if beginning && !state.taken().is_empty() {
        faults.push(PositionError::EarlyRoute);
    }
    let stacks_fit = match state.phase {
        Phase::FirstTickets { .. } => waiting_stacks == 2,
        Phase::PlacingTokens { seat } => state.placer(game.seats) == Some(seat),
        _ => waiting_stacks == 0,
    };
    if !stacks_fit {
        faults.push(PositionError::WaitingStacks);
    }
    for seat in Seat::all(game.seats) {
        if !offer_fits(state, seat) {
            faults.push_at(format!("seats[{seat}].offer"), PositionError::Offer);
        }
        if !first_tickets && state.tickets[seat.index()].is_empty() {
            faults.push_at(format!("seats[{seat}].tickets"), PositionError::NoTicket);
        }
    }
    if !choice_fits(game, state) {
        faults.push(PositionError::NoChoice);
    }
    if !turns_left_fit(game, state) {
        faults.push(PositionError::TurnsLeft);
    }
    let passes_fit = match state.phase {
        Phase::Over { ending: Ending::EverybodyPassed } => state.passes == game.seats,
        Phase::Over { .. } | Phase::Turn { .. } => state.passes < game.seats,
        _ => state.passes == 0,
    };
    if !passes_fit {
        faults.push(PositionError::Passes);
    }
}

fn offer_fits(state: &State, seat: Seat) -> bool {
    let (kept, offered) = (state.tickets[seat.index()].len(), state.offers[seat.index()].len());
    let dealt = u32::from(DEALT);
    match state.phase {
        Phase::FirstTickets { waiting } if waiting.contains(seat) => (kept, offered) == (0, dealt),
        Phase::FirstTickets { .. } => kept >= 1 && kept + offered == dealt,
        Phase::KeepingTickets { seat: chooser } if chooser == seat => offered == dealt,
        _ => offered == 0,
    }
}

fn choice_fits(game: &SanFrancisco, state: &State) -> bool {
    match state.phase {
        Phase::FirstTickets { waiting } => !waiting.is_empty(),
        Phase::SecondCard { .. } => draw_cards::can_draw_second(state),
        Phase::TakingToken { seat, route } => {
            let offer = |location| take_token::on_offer(state, seat, location).is_some();
            state.routes[seat.index()].contains(route)
                && game.board.route(route).between.into_iter().all(offer)
        }
        _ => true,
    }
}

/// Somebody with few cars has begun the last round, except in the very turn that used them up.
fn turns_left_fit(game: &SanFrancisco, state: &State) -> bool {
    let in_this_turn = match state.phase {
        Phase::TakingToken { seat, .. } => Some(seat),
        _ => None,
    };
    let few = |seat: &Seat| state.cars[seat.index()] <= FEW_CARS;
    let begun = Seat::all(game.seats).filter(few).any(|seat| Some(seat) != in_this_turn);
    match (state.turns_left, state.phase) {
        (None, Phase::Over { ending }) => ending == Ending::EverybodyPassed,
        (None, _) => !begun,
        (Some(0), Phase::Over { .. }) => true,
        (Some(turns), Phase::Over { ending }) => {
            ending == Ending::EverybodyPassed && turns <= game.seats
        }
        (Some(turns), _) => {
            (1..=game.seats).contains(&turns) && Seat::all(game.seats).any(|seat| few(&seat))
        }
    }
}
