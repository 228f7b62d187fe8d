//! What a game says about itself, in phrases.

use serde::Serialize;
use serde_json::Value;

use crate::{BrokenRule, Coded, Fault, Game, Phrase, Seat, from_json, to_json};

/// A game that can say what happens in it.
///
/// Phrases are made from what a viewer sees, never from states, so they can't give a secret away.
/// Every method has a default, which names a message after what it tells: an event `card_drawn` of
/// the game `tiny` is told by the message `tiny-event-card_drawn`, with the fields of the event as
/// arguments.
pub trait Tell: Game {
    /// The rule behind each refusal: its code, and the rule's label in the rules of the game.
    const RULES: &'static [(&'static str, &'static str)] = &[];

    /// What happened; `None` where it isn't worth telling.
    fn tell_event(&self, event: &Self::EventView) -> Option<Phrase> {
        Some(told_by_type(self, "event", event))
    }

    /// An action, as its seat can know it from its view. Without a view it is told in general
    /// terms.
    fn tell_action(&self, action: &Self::Action, _view: Option<&Self::View>) -> Phrase {
        told_by_type(self, "action", action)
    }

    /// What kind of action it is: those of one kind stand together in a list.
    fn tell_kind(&self, _action: &Self::Action) -> Phrase {
        Phrase::new("kind-choose")
    }

    /// An action as a search writes it ([`ActionKey::to_json`](crate::ActionKey::to_json)); `None`
    /// if it isn't one.
    fn tell_action_key(&self, key: &Value) -> Option<Phrase> {
        let action = from_json(self, key).ok()?;
        Some(self.tell_action(&action, None))
    }

    /// What an action will change for its seat.
    fn tell_preview(&self, _preview: &Self::Preview, _seat: Seat) -> Vec<Phrase> {
        Vec::new()
    }

    /// What a player is asked to do now.
    fn tell_task(&self, _view: &Self::View) -> Phrase {
        Phrase::of::<Self>("task")
    }

    /// Why an action is refused.
    fn tell_refusal(&self, illegal: &Self::Illegal) -> Phrase {
        let id = ["refusal-", &illegal.code().replace('/', "-")].concat();
        with_fields(Phrase::of::<Self>(&id), &to_json(self, illegal))
    }

    /// How a match ended: one of [`Game::ENDINGS`].
    fn tell_ending(ending: &str) -> Phrase {
        Phrase::of::<Self>(&["ending-", ending].concat())
    }

    /// What decided it: one of [`Game::DECIDERS`].
    fn tell_decider(decider: &str) -> Phrase {
        Phrase::of::<Self>(&["decided-", decider].concat())
    }
}

/// What a game's rules refuse, as a fault.
pub fn refusal<G: Tell>(game: &G, illegal: &G::Illegal) -> Fault {
    let code = illegal.code();
    let label = G::RULES.iter().find(|(known, _)| *known == code).map(|(_, label)| *label);
    let rule = BrokenRule { label, phrase: game.tell_refusal(illegal) };
    Fault::new(code, illegal.to_string()).with(to_json(game, illegal)).by_rule(rule)
}

fn told_by_type<G: Game>(game: &G, what: &str, thing: &impl Serialize) -> Phrase {
    let json = to_json(game, thing);
    let kind = json["type"].as_str().unwrap_or_default();
    with_fields(Phrase::of::<G>(&[what, "-", kind].concat()), &json)
}

/// The phrase with the plain fields of a thing as arguments.
fn with_fields(mut phrase: Phrase, json: &Value) -> Phrase {
    for (name, value) in json.as_object().into_iter().flatten() {
        phrase = match value {
            Value::Number(seat) if name == "seat" => {
                phrase.player(Seat(seat.as_u64().unwrap_or_default() as u8))
            }
            Value::Number(number) => phrase.with(name.clone(), number.as_i64().unwrap_or_default()),
            Value::String(text) if name != "type" => phrase.with(name.clone(), text.as_str()),
            _ => phrase,
        };
    }
    phrase
}
