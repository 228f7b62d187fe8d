//! Actions and events in readable words, whatever the game: the one place that turns JSON into
//! English.
//!
//! `{"type":"claim_route","route":"pier-39--alcatraz","pay":{"blue":1,"ferry":1}}` becomes
//! `claim route: Pier 39 – Alcatraz, pay 1 blue 1 ferry`.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

/// The names of everything on a board.
pub struct Words(BTreeMap<String, String>);

impl Words {
    /// Finds every name in a board: whatever has an `id`, and a `name` or a `city`.
    pub fn of(board: &Value) -> Self {
        let mut names = BTreeMap::new();
        collect_names(board, &mut names);
        Self(names)
    }

    /// An action or an event in words.
    pub fn say(&self, thing: &Value) -> String {
        let Some(fields) = thing.as_object() else { return self.value(thing) };
        let kind = fields.get("type").and_then(Value::as_str).unwrap_or_default();
        let told: Vec<String> = fields
            .iter()
            .filter(|(name, value)| *name != "type" && !value.is_null())
            .map(|(name, value)| self.field(kind, name, value))
            .collect();
        match (spaced(kind), told.join(", ")) {
            (kind, told) if told.is_empty() => kind,
            (kind, told) if kind.is_empty() => told,
            (kind, told) => format!("{kind}: {told}"),
        }
    }

    /// A field's name, unless it only repeats what the action is called: a claimed route need not
    /// be called a route again.
    fn field(&self, kind: &str, name: &str, value: &Value) -> String {
        let value = self.value(value);
        if name != "seat" && kind.split('_').any(|word| word == name) {
            value
        } else {
            format!("{} {value}", spaced(name))
        }
    }

    fn value(&self, value: &Value) -> String {
        match value {
            Value::String(text) => self.name(text),
            Value::Array(list) => self.list(list),
            Value::Object(fields) => self.object(fields),
            Value::Null => "nothing".to_owned(),
            Value::Bool(true) => "yes".to_owned(),
            Value::Bool(false) => "no".to_owned(),
            Value::Number(number) => number.to_string(),
        }
    }

    fn list(&self, list: &[Value]) -> String {
        if list.is_empty() {
            return "nothing".to_owned();
        }
        let separator = if list.iter().any(Value::is_object) { "; " } else { ", " };
        list.iter().map(|value| self.value(value)).collect::<Vec<_>>().join(separator)
    }

    /// Numbers of things are told as such (`2 blue 1 ferry`), anything else field by field.
    fn object(&self, fields: &Map<String, Value>) -> String {
        if fields.contains_key("type") {
            return self.say(&Value::Object(fields.clone()));
        }
        let counts: Option<Vec<(&String, i64)>> =
            fields.iter().map(|(name, value)| Some((name, value.as_i64()?))).collect();
        if let Some(counts) = counts {
            let some = counts.iter().filter(|(_, count)| *count != 0);
            let told: Vec<_> =
                some.map(|(name, count)| format!("{count} {}", self.name(name))).collect();
            return if told.is_empty() { "nothing".to_owned() } else { told.join(" ") };
        }
        let told = fields.iter().filter(|(_, value)| !value.is_null());
        let told: Vec<_> =
            told.map(|(name, value)| format!("{} {}", spaced(name), self.value(value))).collect();
        format!("({})", told.join(", "))
    }

    /// The name of a slug; of a slug made of two (`pier-39--alcatraz`), both names.
    fn name(&self, slug: &str) -> String {
        if let Some(name) = self.0.get(slug) {
            return name.clone();
        }
        if slug.contains("--") {
            let parts: Vec<_> = slug.split("--").map(|part| self.name(part)).collect();
            return parts.join(" – ");
        }
        spaced(slug)
    }
}

/// `last_round` becomes `last round`.
pub fn spaced(text: &str) -> String {
    text.replace('_', " ")
}

fn collect_names(value: &Value, names: &mut BTreeMap<String, String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| collect_names(value, names)),
        Value::Object(fields) => {
            let name = fields.get("name").or_else(|| fields.get("city"));
            if let (Some(Value::String(id)), Some(Value::String(name))) = (fields.get("id"), name) {
                names.insert(id.clone(), name.clone());
            }
            fields.values().for_each(|value| collect_names(value, names));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::Words;

    #[test]
    fn actions_and_events_are_told_in_words() {
        let words = Words::of(&json!({"locations": [
            {"id": "pier-39", "name": "Pier 39"}, {"id": "alcatraz", "name": "Alcatraz"},
        ]}));
        let check = |thing, told: &str| assert_eq!(words.say(&thing), told);
        check(json!({"type": "draw_deck"}), "draw deck");
        check(json!({"type": "draw_face_up", "slot": 0}), "draw face up: slot 0");
        check(
            json!({"type": "claim_route", "route": "pier-39--alcatraz", "pay": {"blue": 1, "red": 0, "ferry": 1}}),
            "claim route: Pier 39 – Alcatraz, pay 1 blue 1 ferry",
        );
        check(
            json!({"type": "keep_tickets", "tickets": ["alcatraz--castro", "pier-39--sunset"]}),
            "keep tickets: Alcatraz – castro, Pier 39 – sunset",
        );
        check(json!({"type": "card_drawn", "seat": 1, "card": null}), "card drawn: seat 1");
        check(
            json!({"type": "match_ended", "ending": "last_round", "scoring": [{"a": "x", "b": [1, 2]}]}),
            "match ended: ending last round, scoring (a x, b 1, 2)",
        );
    }
}
