//! Formats the phrases of the games.

use tabletop::{Argument, Join, Phrase, Seat};

use crate::{Facts, Words};

/// Who reads a phrase: where they sit, and what they call the players.
pub struct Reader<'a> {
    /// Their seat. What is said about it is said to them: "you took" instead of "Ada took".
    pub seat: Option<Seat>,
    /// The name of a seat.
    pub name: &'a dyn Fn(Seat) -> String,
}

impl Words {
    /// A phrase for a reader.
    pub fn phrase(&self, phrase: &Phrase, reader: &Reader<'_>) -> String {
        let mut facts = Facts::new();
        let mut about_reader = false;
        for (name, argument) in &phrase.arguments {
            match argument {
                Argument::Number(number) => facts.set(name.as_ref(), *number),
                Argument::Seat(seat) => {
                    about_reader |= reader.seat == Some(*seat);
                    facts.set(name.as_ref(), (reader.name)(*seat));
                }
                other => facts.set(name.as_ref(), self.argument(other, reader)),
            }
        }
        match about_reader.then(|| self.say_variant(&phrase.id, "you", &facts)).flatten() {
            Some(told) => told,
            None => self.say_with(&phrase.id, &facts),
        }
    }

    /// A phrase for nobody in particular, who knows the players by their seats.
    pub fn plain(&self, phrase: &Phrase) -> String {
        let name = |seat: Seat| {
            self.say_with("binary-seat", &Facts::new().with("seat", u32::from(seat.0)))
        };
        self.phrase(phrase, &Reader { seat: None, name: &name })
    }

    fn argument(&self, argument: &Argument, reader: &Reader<'_>) -> String {
        match argument {
            Argument::Number(number) => number.to_string(),
            Argument::Text(text) => text.clone(),
            Argument::Name { id, .. } if self.has(id) => self.say(id),
            Argument::Name { printed, .. } => printed.clone(),
            Argument::Seat(seat) => (reader.name)(*seat),
            Argument::Phrase(phrase) => self.phrase(phrase, reader),
            Argument::List(join, items) => {
                let items: Vec<_> = items.iter().map(|item| self.argument(item, reader)).collect();
                match join {
                    Join::And => self.list(&items),
                    Join::Or => self.either(&items),
                    Join::Comma => items.join(", "),
                    Join::Arrow => items.join(" → "),
                }
            }
        }
    }
}
