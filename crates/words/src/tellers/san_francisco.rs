//! San Francisco in words.

use std::collections::BTreeMap;

use serde_json::Value;
use tabletop::Fault;

use crate::teller::{Teller, items, number, refusal, text};
use crate::{Facts, Words};

const CARDS: [&str; 8] = ["blue", "green", "black", "purple", "red", "orange", "ferry", "gray"];

/// What is told elsewhere, or goes without saying.
const UNTOLD: [&str; 6] =
    ["card_dealt", "card_turned_up", "ticket_returned", "token_offered", "turn_ended", "scored"];

/// The names on a board.
pub struct SanFrancisco {
    locations: BTreeMap<String, String>,
    /// The two ends of each route, and its colour if it has a twin.
    routes: BTreeMap<String, ([String; 2], Option<String>)>,
}

impl SanFrancisco {
    /// Reads the names of a board.
    pub fn new(board: &Value) -> Self {
        let locations = items(board, "locations").iter();
        let locations = locations
            .map(|location| (text(location, "id").to_owned(), text(location, "name").to_owned()));
        let routes = items(board, "routes").iter().map(|route| {
            let ends = [0, 1].map(|end| route["between"][end].as_str().unwrap_or("").to_owned());
            let twin = route["double"].as_bool().unwrap_or(false);
            (text(route, "id").to_owned(), (ends, twin.then(|| text(route, "colour").to_owned())))
        });
        Self { locations: locations.collect(), routes: routes.collect() }
    }

    fn location(&self, slug: &str) -> String {
        self.locations.get(slug).map_or(slug, String::as_str).to_owned()
    }

    fn between(&self, [one, other]: [&str; 2]) -> Facts<'static> {
        Facts::new().with("one", self.location(one)).with("other", self.location(other))
    }

    /// A route by its two ends; a twin also by its colour.
    fn route(&self, words: &Words, id: &str) -> String {
        let Some((ends, colour)) = self.routes.get(id) else { return id.to_owned() };
        let facts = self.between(ends.each_ref().map(String::as_str));
        match colour {
            None => words.say_with("route-name", &facts),
            Some(colour) => {
                words.say_with("route-name-coloured", &facts.with("colour", card(words, colour)))
            }
        }
    }

    /// A ticket's id is its two locations (SF-11).
    fn ticket(&self, words: &Words, id: &str) -> String {
        let (one, other) = id.split_once("--").unwrap_or((id, ""));
        words.say_with("route-name", &self.between([one, other]))
    }

    fn word(&self, words: &Words, value: &str) -> String {
        if CARDS.contains(&value) {
            card(words, value)
        } else if words.has(&format!("symbol-{value}")) {
            symbol(words, value)
        } else if self.routes.contains_key(value) {
            self.route(words, value)
        } else {
            self.location(value)
        }
    }
}

impl Teller for SanFrancisco {
    fn action(&self, words: &Words, action: &Value, events: &[Value]) -> String {
        let mut facts = Facts::new();
        match text(action, "type") {
            "keep_tickets" => {
                let tickets = items(action, "tickets").iter().filter_map(Value::as_str);
                let tickets: Vec<_> = tickets.map(|ticket| self.ticket(words, ticket)).collect();
                facts.set("tickets", words.list(&tickets));
            }
            "draw_face_up" => {
                // An action names a slot; what lay there is told by what was taken, if it was. What is expected names the card.
                let taken = events.iter().find(|event| text(event, "type") == "card_taken");
                let expected = Some(action).filter(|action| action["card"].is_string());
                let Some(taken) = taken.or(expected) else {
                    facts.set("place", number(action, "slot") + 1);
                    return words.say_with("action-draw_face_up-place", &facts);
                };
                facts.set("card", card(words, text(taken, "card")));
            }
            "claim_route" => {
                facts.set("route", self.route(words, text(action, "route")));
                facts.set("cards", cards(words, &action["pay"]));
            }
            _ => {
                facts.set("symbol", symbol(words, text(action, "symbol")));
                facts.set("location", self.location(text(action, "location")));
            }
        }
        words.say_with(&format!("action-{}", text(action, "type")), &facts)
    }

    fn event(&self, words: &Words, event: &Value, name: &dyn Fn(u64) -> String) -> Option<String> {
        let kind = text(event, "type");
        if UNTOLD.contains(&kind) {
            return None;
        }
        let mut facts = Facts::new()
            .with("card", card(words, text(event, "card")))
            .with("symbol", symbol(words, text(event, "symbol")))
            .with("location", self.location(text(event, "location")))
            .with("route", self.route(words, text(event, "route")))
            .with("count", number(event, "count"))
            .with("points", number(event, "points"));
        if let Some(seat) = event["seat"].as_u64() {
            facts.set("name", name(seat));
        }
        let variant = match kind {
            "stack_laid" if event["location"].is_null() => "-beside",
            "card_drawn" if event["card"].is_string() => "-own",
            _ => "",
        };
        Some(words.say_with(&format!("event-{kind}{variant}"), &facts))
    }

    fn ending(&self, words: &Words, ending: &str) -> String {
        words.say(&format!("ending-{ending}"))
    }

    fn decided_by(&self, words: &Words, decided_by: &str) -> String {
        words.say(&format!("decided-{decided_by}"))
    }

    fn fault(&self, words: &Words, fault: &Fault) -> Option<String> {
        refusal(words, "san-francisco", fault, |name, value| match (name, value.as_str()) {
            // A message chooses by it.
            ("expected", Some(expected)) => Some(expected.to_owned()),
            (_, Some(slug)) => Some(self.word(words, slug)),
            _ => None,
        })
    }
}

fn card(words: &Words, card: &str) -> String {
    words.say(&format!("card-{card}"))
}

fn symbol(words: &Words, symbol: &str) -> String {
    words.say(&format!("symbol-{symbol}"))
}

/// `2 blue and 1 ferry`.
fn cards(words: &Words, cards: &Value) -> String {
    let some = CARDS.iter().filter(|card| number(cards, card) > 0);
    let told: Vec<_> = some
        .map(|one| {
            let facts =
                Facts::new().with("count", number(cards, one)).with("card", card(words, one));
            words.say_with("card-count", &facts)
        })
        .collect();
    words.list(&told)
}
