//! Speaks one language.

use std::fmt::Write;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use tabletop::Fault;

use crate::Language;
use crate::functions::ending;
use crate::place::Place;

/// Speaks one language.
pub struct Words {
    /// Which.
    pub language: &'static Language,
    bundle: FluentBundle<FluentResource>,
}

/// The names and numbers in a sentence.
#[derive(Default)]
pub struct Facts<'a>(FluentArgs<'a>);

impl<'a> Facts<'a> {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// With one more. Numbers stay numbers, so that a message can choose its plural.
    #[must_use]
    pub fn with(mut self, name: &'a str, value: impl Into<FluentValue<'a>>) -> Self {
        self.set(name, value);
        self
    }

    /// Adds one more.
    pub fn set(&mut self, name: &'a str, value: impl Into<FluentValue<'a>>) {
        self.0.set(name, value);
    }
}

impl Words {
    /// Speaks this language.
    pub fn new(language: &'static Language) -> Self {
        let id = language.code.parse().expect("a language's code is one");
        let mut bundle = FluentBundle::new(vec![id]);
        // Marks around names are for mixed directions of writing, and a terminal shows them.
        bundle.set_use_isolating(false);
        bundle.add_function("ENDING", ending).expect("it is added once");
        for file in language.files() {
            let resource = FluentResource::try_new(file.to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{errors:?}"));
        }
        Self { language, bundle }
    }

    /// Is there such a message?
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A message.
    pub fn say(&self, id: &str) -> String {
        self.say_with(id, &Facts::new())
    }

    /// A message about something. A missing one shows its name, so that it is noticed.
    pub fn say_with(&self, id: &str, facts: &Facts<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        self.bundle.format_pattern(pattern, Some(&facts.0), &mut Vec::new()).into_owned()
    }

    /// A variant of a message, if it has one.
    pub(crate) fn say_variant(&self, id: &str, variant: &str, facts: &Facts<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.get_attribute(variant)?.value();
        let said = self.bundle.format_pattern(pattern, Some(&facts.0), &mut Vec::new());
        Some(said.into_owned())
    }

    /// `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        self.listed(items, ["list-two", "list-more"])
    }

    /// `a, b or c`.
    pub fn either(&self, items: &[String]) -> String {
        self.listed(items, ["list-either-two", "list-either-more"])
    }

    fn listed(&self, items: &[String], [two, more]: [&str; 2]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [one, other] => self.joined(two, one, other),
            [most @ .., last] => self.joined(more, &most.join(", "), last),
        }
    }

    fn joined(&self, id: &str, most: &str, last: &str) -> String {
        self.say_with(id, &Facts::new().with("most", most).with("last", last))
    }

    /// A count, with its thousands set apart.
    pub fn count(&self, number: u64) -> String {
        let digits = number.to_string();
        let mut shown = String::new();
        for (index, digit) in digits.char_indices() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                shown.push(self.language.thousands_mark);
            }
            shown.push(digit);
        }
        shown
    }

    /// A number with this many places after the decimal mark.
    pub fn decimal(&self, number: f64, places: usize) -> String {
        let mut shown = String::new();
        write!(shown, "{number:.places$}").expect("a text takes any text");
        shown.replace('.', self.language.decimal_mark.encode_utf8(&mut [0; 4]))
    }

    /// A fault in words. What has no message of its own is told in the English of whoever found it.
    pub fn fault(&self, fault: &Fault) -> String {
        if let Some(rule) = fault.rule.as_deref().filter(|rule| self.has(&rule.phrase.id)) {
            return self.plain(&rule.phrase);
        }
        let id = format!("fault-{}", fault.code.replace('/', "-"));
        if !self.has(&id) {
            return fault.message.clone();
        }
        let mut facts = Facts::new().with("detail", fault.message.as_str());
        for (name, value) in fault.facts.as_object().into_iter().flatten() {
            match (value.as_i64(), value.as_str()) {
                (Some(number), _) => facts.set(name, number),
                (None, Some(text)) => facts.set(name, text),
                (None, None) => {}
            }
        }
        // The system gives its reasons in a language of its own.
        let reason = format!("reason-{}", fault.facts["which"].as_str().unwrap_or_default());
        if self.has(&reason) {
            facts.set("reason", self.say(&reason));
        }
        self.say_with(&id, &facts)
    }

    /// A place in words: `line 3, column 7` wherever it stands in it. All else are names.
    pub fn place(&self, place: &str) -> String {
        let Some(Place { before, line, column, after }) = Place::in_text(place) else {
            return place.to_owned();
        };
        let facts = Facts::new().with("line", line);
        let told = match column {
            None => self.say_with("place-line", &facts),
            Some(column) => self.say_with("place-line-column", &facts.with("column", column)),
        };
        format!("{before}{told}{after}")
    }
}

#[cfg(test)]
mod tests {
    use super::Words;
    use crate::Language;

    #[test]
    fn numbers_and_lists_are_written_as_the_language_does() {
        let check = |code, count: &str, decimal: &str, list: &str, either: &str| {
            let words = Words::new(Language::of(code).expect("a language"));
            let items = ["a", "b", "c"].map(str::to_owned);
            assert_eq!(words.count(1_234_567), count);
            assert_eq!(words.decimal(2.5, 2), decimal);
            assert_eq!(words.list(&items), list);
            assert_eq!(words.list(&items[..1]), "a");
            assert_eq!(words.either(&items[..2]), either);
        };
        check("en", "1,234,567", "2.50", "a, b, and c", "a or b");
        check("cs", "1\u{a0}234\u{a0}567", "2,50", "a, b a\u{a0}c", "a nebo b");
        check("pl", "1\u{a0}234\u{a0}567", "2,50", "a, b i c", "a lub b");
        check("ro", "1.234.567", "2,50", "a, b și c", "a sau b");
        check("nl", "1.234.567", "2,50", "a, b en c", "a of b");
    }
}
