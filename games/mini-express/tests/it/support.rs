//! A match that is written and read as JSON, as any face would do it.

use mini_express::{Action, MiniExpress};
use serde_json::{Value, json};
use tabletop::{Fault, Game, Match, Named, Seat, Seed, Setting, from_json, to_json};

/// A match and the events of its last action.
pub struct Table {
    pub game_match: Match<MiniExpress>,
}

pub fn lay_out(seats: u8, options: Value) -> Result<MiniExpress, Vec<Fault>> {
    MiniExpress::lay_out(&Setting { seats, options, board: None })
}

impl Table {
    /// From a position written by hand.
    pub fn at(seats: u8, options: Value, position: &Value) -> Self {
        Self::try_at(seats, options, position).expect("the position is sound")
    }

    pub fn try_at(seats: u8, options: Value, position: &Value) -> Result<Self, Vec<Fault>> {
        let game = lay_out(seats, options).expect("the setting is sound");
        let position = from_json(&game, position).map_err(|fault| vec![fault])?;
        Ok(Self { game_match: Match::from_position(game, Seed::from("test"), position)? })
    }

    /// Plays an action and returns its events.
    pub fn act(&mut self, seat: u8, action: &Value) -> Vec<Value> {
        self.try_act(seat, action).unwrap_or_else(|code| panic!("{action} is refused: {code}"))
    }

    pub fn try_act(&mut self, seat: u8, action: &Value) -> Result<Vec<Value>, &'static str> {
        let action: Action =
            from_json(self.game_match.game(), action).expect("the action is well formed");
        let played = self.game_match.act(Seat(seat), &action).map_err(|illegal| illegal.name())?;
        let events = played.events.clone();
        Ok(events.iter().map(|event| to_json(self.game_match.game(), event)).collect())
    }

    pub fn legal(&self, seat: u8) -> Vec<Value> {
        let actions = self.game_match.legal(Seat(seat));
        actions.iter().map(|action| to_json(self.game_match.game(), action)).collect()
    }

    /// The paths of the legal builds for a company to a city.
    pub fn paths(&self, seat: u8, company: &str, city: &str) -> Vec<Value> {
        (self.legal(seat).into_iter())
            .filter(|action| action["type"] == "build_track")
            .filter(|action| action["company"] == company && action["city"] == city)
            .map(|action| action["path"].clone())
            .collect()
    }

    pub fn position(&self) -> Value {
        let game = self.game_match.game();
        to_json(game, &game.position(self.game_match.state()))
    }

    pub fn at_pointer(&self, pointer: &str) -> Value {
        self.position().pointer(pointer).cloned().unwrap_or(Value::Null)
    }
}

/// A build on the wire.
pub fn build(company: &str, city: &str, path: &[&str]) -> Value {
    json!({"type": "build_track", "company": company, "city": city, "path": path})
}

/// The events of one kind.
pub fn of_kind<'a>(events: &'a [Value], kind: &str) -> Vec<&'a Value> {
    events.iter().filter(|event| event["type"] == kind).collect()
}
