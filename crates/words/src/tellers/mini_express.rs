//! Mini Express in words, its bot's reasoning among them.

use std::collections::BTreeMap;

use serde_json::Value;
use tabletop::Fault;

use crate::teller::{Teller, items, number, refusal, text};
use crate::{Facts, Words};

/// What is told elsewhere, or goes without saying.
const UNTOLD: [&str; 6] = [
    "table_set",
    "draft_continued",
    "turn_began",
    "wild_point_opened",
    "port_choice_opened",
    "western_branch_opened",
];

/// The names on a board.
pub struct MiniExpress {
    /// The name and the number of each city.
    cities: BTreeMap<String, (String, i64)>,
    /// The city or the port of a hex.
    hexes: BTreeMap<String, String>,
}

impl MiniExpress {
    /// Reads the names of a board.
    pub fn new(board: &Value) -> Self {
        let mut names = Self { cities: BTreeMap::new(), hexes: BTreeMap::new() };
        for hex in items(board, "hexes") {
            let key = format!("{},{}", number(hex, "q"), number(hex, "r"));
            if let Some(city) = hex["city"].as_str() {
                let city_and_number = (city.to_owned(), number(hex, "number"));
                names.cities.insert(text(hex, "id").to_owned(), city_and_number);
                names.hexes.insert(key, city.to_owned());
            } else if let Some(port) = hex["port"].as_str() {
                names.hexes.insert(key, port.to_owned());
            }
        }
        names
    }

    fn city(&self, slug: &str) -> String {
        self.cities.get(slug).map_or(slug, |(name, _)| name).to_owned()
    }

    fn hex(&self, words: &Words, key: &str) -> String {
        match self.hexes.get(key) {
            Some(name) => name.clone(),
            None => words.say_with("me-hex", &Facts::new().with("place", key)),
        }
    }

    fn word(&self, words: &Words, value: &str) -> String {
        if words.has(&format!("company-{value}")) {
            company(words, value)
        } else if value.contains(',') {
            self.hex(words, value)
        } else {
            self.city(value)
        }
    }

    fn listed(&self, words: &Words, slugs: &[Value]) -> String {
        let slugs = slugs.iter().filter_map(Value::as_str);
        let told: Vec<_> = slugs.map(|slug| self.word(words, slug)).collect();
        words.list(&told)
    }

    /// What most events tell: every field by its name, slugs as words.
    fn facts<'a>(
        &self,
        words: &Words,
        event: &'a Value,
        name: &dyn Fn(u64) -> String,
    ) -> Facts<'a> {
        let mut facts = Facts::new();
        for (field, value) in event.as_object().into_iter().flatten() {
            match (field.as_str(), value) {
                ("seat", Value::Number(seat)) => {
                    facts.set("name", name(seat.as_u64().unwrap_or_default()));
                }
                ("path", Value::Array(path)) => facts.set("count", path.len()),
                (field, Value::Array(slugs)) => facts.set(field, self.listed(words, slugs)),
                (field, Value::Number(number)) => {
                    facts.set(field, number.as_i64().unwrap_or_default());
                }
                (field, Value::String(slug)) => facts.set(field, self.word(words, slug)),
                _ => {}
            }
        }
        facts
    }

    fn target(&self, words: &Words, event: &Value) -> String {
        let to = text(event, "to");
        let passed = items(event, "passed");
        let facts = Facts::new()
            .with("to", self.city(to))
            .with("number", self.cities.get(to).map_or(0, |(_, number)| *number))
            .with("steps", number(event, "steps"))
            .with("passed", self.listed(words, passed));
        let variant = if passed.is_empty() { "" } else { "-passing" };
        words.say_with(&format!("me-event-bot_target_marker_moved{variant}"), &facts)
    }

    /// The chosen city, the number that decided, and the one that came next.
    fn cities(&self, words: &Words, event: &Value) -> String {
        let candidates = items(event, "candidates");
        let chosen = text(event, "chosen");
        let best = candidates.iter().find(|candidate| text(candidate, "city") == chosen);
        let next = candidates.iter().find(|candidate| text(candidate, "city") != chosen);
        let (best, next) = (best.unwrap_or(&Value::Null), next.unwrap_or(&Value::Null));
        let facts = Facts::new()
            .with("count", candidates.len())
            .with("city", self.city(chosen))
            .with("target", self.city(text(event, "target")))
            .with("distance", steps(words, best))
            .with("trains", number(best, "trains"))
            .with("companies", number(best, "companies"))
            .with("number", number(best, "number"))
            .with("other", self.city(text(next, "city")))
            .with("otherDistance", steps(words, next))
            .with("otherTrains", number(next, "trains"))
            .with("otherCompanies", number(next, "companies"))
            .with("otherNumber", number(next, "number"));
        decided(words, event, &facts)
    }

    fn tracks(&self, words: &Words, event: &Value) -> String {
        let start = text(event, "start");
        let tracks = items(event, "tracks");
        let from_start = tracks.iter().filter(|track| text(track, "start") == start).count();
        let facts = Facts::new()
            .with("count", tracks.len())
            .with("starts", items(event, "starts").len())
            .with("start", self.hex(words, start))
            .with("fromStart", from_start);
        decided(words, event, &facts)
    }

    fn ports(&self, words: &Words, event: &Value) -> String {
        let candidates = items(event, "candidates");
        let chosen = text(event, "chosen");
        let best = candidates.iter().find(|candidate| text(candidate, "port") == chosen);
        let facts = Facts::new()
            .with("count", candidates.len())
            .with("port", self.hex(words, chosen))
            .with("target", self.city(text(event, "target")))
            .with("distance", steps(words, best.unwrap_or(&Value::Null)));
        decided(words, event, &facts)
    }
}

impl Teller for MiniExpress {
    fn action(&self, words: &Words, action: &Value, _: &[Value]) -> String {
        let path = items(action, "path");
        let keys = path.iter().filter_map(Value::as_str);
        let way: Vec<_> = keys.map(|key| self.hex(words, key)).collect();
        let facts = Facts::new()
            .with("company", company(words, text(action, "company")))
            .with("city", self.city(text(action, "city")))
            .with("port", self.hex(words, text(action, "port")))
            .with("count", path.len())
            .with("way", way.join(" → "));
        words.say_with(&format!("me-action-{}", text(action, "type")), &facts)
    }

    fn event(&self, words: &Words, event: &Value, name: &dyn Fn(u64) -> String) -> Option<String> {
        let kind = text(event, "type");
        if UNTOLD.contains(&kind) {
            return None;
        }
        Some(match kind {
            "bot_token_drawn" => token(words, text(event, "token")),
            "bot_target_marker_moved" => self.target(words, event),
            "bot_cities_weighed" => self.cities(words, event),
            "bot_tracks_weighed" => self.tracks(words, event),
            "bot_ports_weighed" => self.ports(words, event),
            "bot_branches_weighed" => branches(words, event),
            "game_ended" => self.ending(words, text(event, "ending")),
            _ => {
                let id = format!("me-event-{kind}{}", variant(event));
                words.say_with(&id, &self.facts(words, event, name))
            }
        })
    }

    fn ending(&self, words: &Words, ending: &str) -> String {
        words.say(&format!("me-ending-{ending}"))
    }

    fn decided_by(&self, words: &Words, decided_by: &str) -> String {
        words.say(&format!("me-scoring-decided-{decided_by}"))
    }

    fn fault(&self, words: &Words, fault: &Fault) -> Option<String> {
        refusal(words, "mini-express", fault, |name, value| match (name, value) {
            ("awaited", Value::String(awaited)) => {
                Some(words.say(&format!("me-awaited-{awaited}")))
            }
            (_, Value::String(slug)) => Some(self.word(words, slug)),
            (_, Value::Array(slugs)) => Some(self.listed(words, slugs)),
            _ => None,
        })
    }
}

/// Some events are told in another way when a number is 0 or somebody is missing.
fn variant(event: &Value) -> String {
    match text(event, "type") {
        "share_taken" if number(event, "price") == 0 => "-free".to_owned(),
        "offer_exhausted" if number(event, "shares") == 0 => "-last".to_owned(),
        "spike_race_begun" if event["eastern"].is_null() => "-nobody".to_owned(),
        "western_branch_chosen" if event["train"] != true => "-nobody".to_owned(),
        "bot_action_chosen" | "bot_action_impossible" => format!("-{}", text(event, "action")),
        _ => String::new(),
    }
}

fn company(words: &Words, company: &str) -> String {
    words.say(&format!("company-{company}"))
}

/// A token's name tells how far it moves the bot's two markers: `city-2-company-4`.
fn token(words: &Words, token: &str) -> String {
    let numbers: Vec<i64> = token.split('-').filter_map(|part| part.parse().ok()).collect();
    match numbers[..] {
        [city, company, ..] if token.starts_with("city-") => {
            let facts = Facts::new().with("city", city).with("company", company);
            words.say_with("me-event-bot_token_drawn", &facts)
        }
        _ => words.say("me-event-bot_token_drawn-refresh"),
    }
}

fn branches(words: &Words, event: &Value) -> String {
    let candidates = items(event, "candidates");
    let chosen = text(event, "chosen");
    let best = candidates.iter().find(|candidate| text(candidate, "company") == chosen);
    let best = best.unwrap_or(&Value::Null);
    let facts = Facts::new()
        .with("company", company(words, chosen))
        .with("count", candidates.len())
        .with("botShares", number(best, "bot_shares"))
        .with("playerShares", number(best, "player_shares"));
    decided(words, event, &facts)
}

/// How far it is, if there is a way.
fn steps(words: &Words, candidate: &Value) -> String {
    match candidate["distance"].as_i64() {
        Some(count) => words.say_with("me-steps", &Facts::new().with("count", count)),
        None => words.say("me-no-way"),
    }
}

/// What was weighed, told by what decided it.
fn decided(words: &Words, event: &Value, facts: &Facts<'_>) -> String {
    let id = format!("me-event-{}-{}", text(event, "type"), text(event, "decided_by"));
    words.say_with(&id, facts)
}
