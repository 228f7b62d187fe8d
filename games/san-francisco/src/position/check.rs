//! Naming every lost, invented or impossible piece of a position.

use serde_json::json;
use tabletop::{Fault, Seat, to_json};

use super::Position;
use crate::SanFrancisco;
use crate::board::RouteSet;
use crate::cards::Card;
use crate::event::Ending;
use crate::state::{Phase, State};
use crate::tickets::TicketSet;
use crate::tokens::Symbol;
use crate::turn::end_of_turn::FEW_CARS;
use crate::turn::set_up::DEALT;
use crate::turn::{draw_cards, row, take_token};

fn fault(code: &str, place: impl Into<String>, message: impl Into<String>) -> Fault {
    Fault::new(code, message).at(place)
}

/// What has to hold before the position can be laid out at all.
pub(super) fn shape(position: &Position, game: &SanFrancisco) -> Result<(), Vec<Fault>> {
    let mut faults = Vec::new();
    let (here, expected) = (position.seats.len(), usize::from(game.seats));
    if here != expected {
        let message = format!("there are {here} players; there must be {expected}");
        let facts = json!({"found": here, "expected": expected});
        faults.push(fault("position/seats", "seats", message).with(facts));
    }
    let exists = |seat: Seat| seat.0 < game.seats;
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
    for (place, seat) in named.into_iter().filter(|&(_, seat)| !exists(seat)) {
        let message = format!("there is no seat {seat}");
        faults.push(fault("position/no-such-seat", place, message).fact("seat", seat.0));
    }
    if position.ticket_deck.returned.len() > TicketSet::CAPACITY {
        let message = "there are too many tickets";
        let fault = fault("position/invented-ticket", "ticket_deck.returned", message);
        faults.push(fault.fact("which", "too-many"));
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// Everything that is wrong with the pieces.
pub(super) fn pieces(game: &SanFrancisco, position: &Position, state: &State) -> Vec<Fault> {
    let mut faults = Vec::new();
    cards(game, state, &mut faults);
    routes(game, state, &mut faults);
    tickets(game, position, state, &mut faults);
    tokens(game, state, &mut faults);
    if faults.is_empty() {
        phase(game, state, &mut faults);
    }
    faults
}

fn cards(game: &SanFrancisco, state: &State, faults: &mut Vec<Fault>) {
    let piles = [state.deck, state.discards, state.row.cards()];
    for card in Card::ALL {
        let all = piles.iter().chain(&state.hands);
        let found: u32 = all.map(|pile| u32::from(pile.count(card))).sum();
        let expected = u32::from(game.board.cards.count(card));
        if found != expected {
            let code =
                if found < expected { "position/lost-card" } else { "position/invented-card" };
            let message = format!("there are {found} {card} cards; there must be {expected}");
            let facts = json!({"card": card, "found": found, "expected": expected});
            faults.push(fault(code, "deck", message).with(facts));
        }
    }
    for seat in Seat::all(game.seats) {
        if !state.hands[seat.index()].holds(state.seen[seat.index()]) {
            let place = format!("seats[{seat}].seen");
            let message = "cards were seen that are not in the hand";
            faults.push(fault("position/seen-not-held", place, message));
        }
    }
    let settled = !row::must_reset(state)
        && (state.row.first_gap().is_none() || state.deck.is_empty() && state.discards.is_empty())
        && (!state.deck.is_empty() || state.discards.is_empty());
    if !settled && faults.is_empty() {
        let message =
            "the row would be filled or discarded, or the deck reshuffled, before anybody acts";
        faults.push(fault("position/row-unsettled", "row", message));
    }
}

fn routes(game: &SanFrancisco, state: &State, faults: &mut Vec<Fault>) {
    let board = &game.board;
    let mut taken = RouteSet::NONE;
    for seat in Seat::all(game.seats) {
        let held = state.routes[seat.index()];
        let place = |field| format!("seats[{seat}].{field}");
        if let Some(route) = held.intersection(taken).iter().next() {
            let facts = json!({"route": to_json(game, &route)});
            let message = "two players hold the same route";
            faults.push(fault("position/route-twice", place("routes"), message).with(facts));
        }
        let closing = if game.seats == 2 { held.union(taken) } else { held };
        if let Some(route) = held.intersection(board.twins(closing)).iter().next() {
            let facts = json!({"route": to_json(game, &route)});
            let message = "both halves of a double route are claimed against the rules";
            faults.push(fault("position/both-twins", place("routes"), message).with(facts));
        }
        taken = taken.union(held);
        let spaces: u32 = held.iter().map(|route| u32::from(board.route(route).length)).sum();
        let found = spaces + u32::from(state.cars[seat.index()]);
        let expected = u32::from(board.cars);
        if found != expected {
            let code =
                if found < expected { "position/lost-cars" } else { "position/invented-cars" };
            let message = format!("there are {found} cable cars; there must be {expected}");
            let facts = json!({"found": found, "expected": expected});
            faults.push(fault(code, place("cars"), message).with(facts));
        }
        let found = state.points[seat.index()];
        let lengths = held.iter().map(|route| board.route(route).length);
        let expected: i16 = lengths.map(|length| board.points_for(length)).sum();
        if found != expected {
            let message = format!("the routes are worth {expected} points, not {found}");
            let facts = json!({"found": found, "expected": expected});
            faults.push(fault("position/wrong-points", place("points"), message).with(facts));
        }
    }
}

fn tickets(game: &SanFrancisco, position: &Position, state: &State, faults: &mut Vec<Fault>) {
    let mut found = TicketSet::NONE;
    let mut twice = TicketSet::NONE;
    let mut count = |tickets: TicketSet| {
        twice = twice.union(TicketSet(found.0 & tickets.0));
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
    let lost = game.board.all_tickets().difference(found);
    for (code, tickets, message) in [
        ("position/lost-ticket", lost, "a ticket is nowhere"),
        ("position/invented-ticket", twice, "a ticket is in two places"),
    ] {
        for ticket in tickets.iter() {
            let ticket = to_json(game, &ticket);
            let message = format!("{message}: {ticket}");
            faults.push(fault(code, "ticket_deck", message).with(json!({"ticket": ticket})));
        }
    }
}

fn tokens(game: &SanFrancisco, state: &State, faults: &mut Vec<Fault>) {
    for symbol in Symbol::ALL {
        let stack = state.stacks.get(symbol);
        let place = format!("stacks.{symbol}");
        let held = state.tokens.iter().filter(|tokens| tokens.contains(symbol)).count() as u8;
        let found = u32::from(stack.left) + u32::from(held);
        let expected = u32::from(game.stack_size_at(stack.location));
        if found != expected {
            let code =
                if found < expected { "position/lost-token" } else { "position/invented-token" };
            let message = format!("there are {found} {symbol} tokens; there must be {expected}");
            let facts = json!({"symbol": symbol, "found": found, "expected": expected});
            faults.push(fault(code, &place, message).with(facts));
        }
        let clash = |other: &Symbol| {
            *other < symbol
                && stack.location.is_some()
                && state.stacks.get(*other).location == stack.location
        };
        if let Some(other) = Symbol::ALL.into_iter().find(clash) {
            let message = format!("{symbol} and {other} tokens lie at the same location");
            let facts = json!({"one": symbol, "other": other});
            faults.push(fault("position/stack-clash", place, message).with(facts));
        }
    }
    for location in game.board.token_locations {
        if !state.stacks.iter().any(|(_, stack)| stack.location == Some(location)) {
            let location = to_json(game, &location);
            let message = format!("a stack of tokens belongs to {location}");
            let facts = json!({"location": location});
            faults.push(fault("position/lost-stack", "stacks", message).with(facts));
        }
    }
}

fn phase(game: &SanFrancisco, state: &State, faults: &mut Vec<Fault>) {
    let mut unless = |fine: bool, place: &str, which: &str, message: &str| {
        if !fine {
            faults.push(fault("position/impossible", place, message).fact("which", which));
        }
    };
    let waiting_stacks = state.stacks.waiting().count();
    let beginning = matches!(state.phase, Phase::FirstTickets { .. } | Phase::PlacingTokens { .. });
    let first_tickets = matches!(state.phase, Phase::FirstTickets { .. });
    unless(
        state.first_player.is_none() == first_tickets,
        "first_player",
        "first-player",
        "the first player is known exactly when the first tickets are chosen",
    );
    unless(
        !beginning || state.taken().is_empty(),
        "phase",
        "early-route",
        "no route is claimed before the first turn",
    );
    unless(
        match state.phase {
            Phase::FirstTickets { .. } => waiting_stacks == 2,
            Phase::PlacingTokens { seat } => state.placer(game.seats) == Some(seat),
            _ => waiting_stacks == 0,
        },
        "stacks",
        "waiting-stacks",
        "the waiting stacks don't fit the phase",
    );
    for seat in Seat::all(game.seats) {
        unless(
            offer_fits(state, seat),
            &format!("seats[{seat}].offer"),
            "offer",
            "the offer doesn't fit the phase",
        );
        unless(
            first_tickets || !state.tickets[seat.index()].is_empty(),
            &format!("seats[{seat}].tickets"),
            "no-ticket",
            "everybody keeps at least one ticket",
        );
    }
    unless(choice_fits(game, state), "phase", "no-choice", "there is nothing to choose");
    unless(
        turns_left_fit(game, state),
        "turns_left",
        "turns-left",
        "the turns left don't fit the cars and the phase",
    );
    unless(
        match state.phase {
            Phase::Over { ending: Ending::EverybodyPassed } => state.passes == game.seats,
            Phase::Over { .. } | Phase::Turn { .. } => state.passes < game.seats,
            _ => state.passes == 0,
        },
        "passes",
        "passes",
        "the passes don't fit the phase",
    );
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
