//! San Francisco in phrases: actions, events, previews, tasks, refusals.

mod refusals;

use serde_json::Value;
use tabletop::{Argument, Phrase, Seat, Tell, from_json};

use crate::SanFrancisco;
use crate::action::{Action, Illegal};
use crate::board::{LocationId, RouteId, RouteSet};
use crate::cards::{Card, Cards};
use crate::event::{Event, EventView, Veiled};
use crate::preview::Preview;
use crate::row::{Row, Slot};
use crate::tickets::{TicketId, TicketSet};
use crate::tokens::Symbol;
use crate::view::{PhaseView, View};

impl Tell for SanFrancisco {
    const RULES: &'static [(&'static str, &'static str)] = refusals::RULES;

    fn tell_event(&self, event: &EventView) -> Option<Phrase> {
        match *event {
            EventView::Open(event) => self.tell_open(event),
            EventView::Veiled(Veiled::CardDrawn { seat }) => {
                Some(say("event-card_drawn").player(seat))
            }
            EventView::Veiled(Veiled::TicketsDrawn { seat, .. }) => {
                Some(say("event-tickets_drawn").player(seat))
            }
            EventView::Veiled(Veiled::TicketsKept { seat }) => {
                Some(say("event-tickets_kept").player(seat))
            }
            EventView::Veiled(Veiled::CardDealt { .. } | Veiled::TicketReturned { .. }) => None,
        }
    }

    fn tell_action(&self, action: &Action, view: Option<&View>) -> Phrase {
        match *action {
            Action::KeepTickets { tickets } => {
                say("action-keep_tickets").with("tickets", self.tickets(tickets))
            }
            Action::PlaceTokens { symbol: placed, location } => say("action-place_tokens")
                .with("symbol", symbol(placed))
                .with("location", self.location(location)),
            Action::DrawDeck {} => say("action-draw_deck"),
            Action::DrawFaceUp { slot } => draw_face_up(slot, view),
            Action::ClaimRoute { route, pay } => {
                say("action-claim_route").with("route", self.route(route)).with("cards", cards(pay))
            }
            Action::TakeToken { location } => {
                say("action-take_token").with("location", self.location(location))
            }
            Action::DrawTickets {} => say("action-draw_tickets"),
            Action::Pass {} => say("action-pass"),
        }
    }

    fn tell_kind(&self, action: &Action) -> Phrase {
        match action {
            Action::ClaimRoute { .. } => say("kind-claim"),
            Action::DrawDeck {} | Action::DrawFaceUp { .. } | Action::DrawTickets {} => {
                say("kind-draw")
            }
            _ => Phrase::new("kind-choose"),
        }
    }

    /// What is expected names the card: where it will lie can't be known.
    fn tell_action_key(&self, key: &Value) -> Option<Phrase> {
        match key.get("card") {
            Some(drawn) => Some(draw(from_json(self, drawn).ok()?)),
            None => Some(self.tell_action(&from_json(self, key).ok()?, None)),
        }
    }

    fn tell_preview(&self, preview: &Preview, _seat: Seat) -> Vec<Phrase> {
        let mut phrases = Vec::new();
        if preview.points > 0 {
            phrases.push(Phrase::new("scoring-points").with("points", preview.points));
        }
        if preview.gains.total() > 0 {
            phrases.push(say("change-gains").with("cards", cards(preview.gains)));
        }
        if preview.unseen_card {
            phrases.push(say("change-unseen"));
        }
        if preview.spends.total() > 0 {
            self.tell_claim(preview, &mut phrases);
        }
        phrases.push(say("change-total").with("points", preview.total));
        phrases
    }

    fn tell_task(&self, view: &View) -> Phrase {
        let task = say(match view.phase {
            PhaseView::FirstTickets => "task-first_tickets",
            PhaseView::PlacingTokens => "task-placing_tokens",
            PhaseView::Turn => "task-turn",
            PhaseView::SecondCard => "task-second_card",
            PhaseView::KeepingTickets => "task-keeping_tickets",
            PhaseView::TakingToken { .. } => "task-taking_token",
            PhaseView::Over { .. } => return say("task-over"),
        });
        match view.turns_left {
            None => task,
            Some(turns) => say("task-in-last-round")
                .with("task", task)
                .with("left", say("task-last-round").with("count", turns)),
        }
    }

    fn tell_refusal(&self, illegal: &Illegal) -> Phrase {
        refusals::tell(self, illegal)
    }
}

impl SanFrancisco {
    fn tell_open(&self, event: Event) -> Option<Phrase> {
        let phrase = match event {
            Event::StackLaid { symbol: laid, location: None, count } => {
                say("event-stack_laid-beside").with("count", count).with("symbol", symbol(laid))
            }
            Event::StackLaid { symbol: laid, location: Some(location), count } => {
                say("event-stack_laid")
                    .with("count", count)
                    .with("symbol", symbol(laid))
                    .with("location", self.location(location))
            }
            Event::TicketsDrawn { seat, .. } => say("event-tickets_drawn").player(seat),
            Event::TicketsKept { seat, .. } => say("event-tickets_kept").player(seat),
            Event::FirstPlayerChosen { seat } => say("event-first_player_chosen").player(seat),
            Event::TokensPlaced { seat, symbol: placed, location, .. } => {
                say("event-tokens_placed")
                    .player(seat)
                    .with("symbol", symbol(placed))
                    .with("location", self.location(location))
            }
            Event::CardDrawn { seat, card: drawn } => {
                say("event-card_drawn-own").player(seat).with("card", card(drawn))
            }
            Event::CardTaken { seat, card: taken, .. } => {
                say("event-card_taken").player(seat).with("card", card(taken))
            }
            Event::RowDiscarded => say("event-row_discarded"),
            Event::DeckReshuffled => say("event-deck_reshuffled"),
            Event::RouteClaimed { seat, route, points, .. } => say("event-route_claimed")
                .player(seat)
                .with("route", self.route(route))
                .with("points", points),
            Event::TokenTaken { seat, symbol: taken, .. } => {
                say("event-token_taken").player(seat).with("symbol", symbol(taken))
            }
            Event::Passed { seat } => say("event-passed").player(seat),
            Event::LastRoundBegan { seat } => say("event-last_round_began").player(seat),
            Event::MatchEnded { .. } => say("event-match_ended"),
            // Told by other events, or by the table itself.
            Event::CardDealt { .. }
            | Event::CardTurnedUp { .. }
            | Event::TicketReturned { .. }
            | Event::TokenOffered { .. }
            | Event::TurnEnded { .. }
            | Event::Scored { .. } => return None,
        };
        Some(phrase)
    }

    /// What claiming a route brings, beside its points.
    fn tell_claim(&self, preview: &Preview, phrases: &mut Vec<Phrase>) {
        let tickets = preview.completes.iter();
        phrases.extend(
            tickets.map(|ticket| say("claim-effect-ticket").with("ticket", self.ticket(ticket))),
        );
        match preview.tokens[..] {
            [] => {}
            [only] => phrases.push(say("claim-effect-token").with("symbol", symbol(only))),
            ref several => {
                let symbols = Argument::or(several.iter().map(|&offered| symbol(offered)));
                phrases.push(say("claim-effect-tokens").with("symbols", symbols));
            }
        }
        phrases.push(say("claim-effect-cars").with("count", preview.cars_left));
        if preview.begins_last_round {
            phrases.push(say("claim-effect-last-round"));
        }
    }

    fn location(&self, location: LocationId) -> &str {
        self.board.location_name(location)
    }

    /// A route by its two ends; a twin also by its colour.
    fn route(&self, id: RouteId) -> Phrase {
        let route = self.board.route(id);
        if self.board.twins(RouteSet::NONE.with(id)).is_empty() {
            return self.between("route-name", route.between);
        }
        self.between("route-name-coloured", route.between).with("colour", colour(route.colour))
    }

    fn ticket(&self, ticket: TicketId) -> Phrase {
        self.between("route-name", self.board.ticket(ticket).between)
    }

    fn tickets(&self, tickets: TicketSet) -> Argument {
        Argument::and(tickets.iter().map(|ticket| self.ticket(ticket)))
    }

    fn between(&self, id: &str, [one, other]: [LocationId; 2]) -> Phrase {
        say(id).with("one", self.location(one)).with("other", self.location(other))
    }
}

/// A message of this game.
fn say(id: &str) -> Phrase {
    Phrase::of::<SanFrancisco>(id)
}

/// An action names a place in the row; the view tells what lies there.
fn draw_face_up(slot: Slot, view: Option<&View>) -> Phrase {
    let card = view.filter(|_| slot < Row::SLOTS).and_then(|view| view.row.get(slot));
    match card {
        Some(card) => draw(card),
        None => say("action-draw_face_up-place").with("place", u32::from(slot) + 1),
    }
}

fn draw(drawn: Card) -> Phrase {
    say("action-draw_face_up").with("card", card(drawn))
}

fn card(card: Card) -> Phrase {
    say(&format!("card-{card}"))
}

fn colour(colour: Option<Card>) -> Phrase {
    colour.map_or_else(|| say("card-gray"), card)
}

fn symbol(symbol: Symbol) -> Phrase {
    say(&format!("symbol-{symbol}"))
}

/// `2 blue and 1 ferry`.
fn cards(cards: Cards) -> Argument {
    let count = |(kind, count)| say("card-count").with("count", count).with("card", card(kind));
    Argument::and(cards.iter().map(count))
}
