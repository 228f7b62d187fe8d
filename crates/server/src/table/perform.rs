//! Carrying out what is to happen, for the first time or again from the log.

use std::sync::Arc;

use catalogue::{AnyMatch, Seat};
use serde_json::Value;

use super::{Entry, Intent, Logged, Table, TableError};
use crate::refused::Refused;

impl Table {
    /// Lets something new happen, and gives it its place in the log. If the game refuses it,
    /// nothing has changed.
    pub fn perform(
        &mut self,
        intent: Intent,
        at_ms: u64,
        command_id: Option<String>,
    ) -> Result<Logged, Refused> {
        let entry = match intent {
            Intent::Start => Entry::Started { events: self.start_match()? },
            Intent::Act { seat, by, action } => {
                let events = self.act_in_match(seat, &action)?;
                Entry::Played { seat, by, action, events }
            }
            Intent::Record(entry) => entry,
        };
        let at_ms = at_ms.max(self.at_ms());
        let logged = Logged { number: self.number() + 1, at_ms, command_id, entry };
        self.evolve(&logged);
        Ok(logged)
    }

    /// Lets happen what the log has next. It fails only if the log is not one of these rules.
    pub fn replay(&mut self, logged: &Logged) -> Result<(), Refused> {
        if logged.number != self.number() + 1 {
            let (entry, last) = (logged.number, self.number());
            return Err(TableError::LogGap { entry, last }.into());
        }
        let same = match &logged.entry {
            Entry::Started { events } => self.start_match()? == *events,
            Entry::Played { seat, action, events, .. } => {
                self.act_in_match(*seat, action)? == *events
            }
            _ => true,
        };
        if !same {
            return Err(TableError::OtherEvents { entry: logged.number }.into());
        }
        self.evolve(logged);
        Ok(())
    }

    /// Sets the match up, and gives its events.
    fn start_match(&mut self) -> Result<Vec<Value>, Refused> {
        let title = self.settings.title()?;
        let (setting, seed) = (self.settings.setting(), self.fairness().seed());
        let opened = match &self.position {
            None => title.open(&setting, seed),
            Some(position) => title.restore(&setting, seed, position),
        };
        let game = Arc::from(opened?);
        let events = last_events(&*game);
        self.game = Some(game);
        Ok(events)
    }

    /// Plays an action in the match, and gives its events.
    fn act_in_match(&mut self, seat: Seat, action: &Value) -> Result<Vec<Value>, Refused> {
        let game = for_change(self.game.as_mut().ok_or(TableError::NotBegun)?);
        game.act(seat, action).map_err(Refused::by_match)?;
        Ok(last_events(game))
    }
}

fn last_events(game: &dyn AnyMatch) -> Vec<Value> {
    game.events(game.step()).pop().unwrap_or_default()
}

/// The match, to be changed. A bot that thinks about it shares it: `Room::take` puts every command
/// off that would change the match meanwhile.
pub(super) fn for_change(game: &mut Arc<dyn AnyMatch>) -> &mut dyn AnyMatch {
    Arc::get_mut(game).expect("commands that change the match wait while a bot thinks about it")
}
