//! What somebody may see of a table. Nothing else leaves the server.

use catalogue::{Seat, Viewer};
use serde_json::{Map, Value, json};

use super::{Chooser, HistoryItem, Phase, Table};

impl Table {
    /// What never changes about the table.
    pub fn show_settings(&self, id: &str) -> Value {
        json!({
            "id": id,
            "game": self.settings.game,
            "options": self.settings.options,
            "public": self.settings.public,
            "clock": self.settings.clock,
            "substitute": self.settings.substitute,
            "answer_seconds": self.settings.answer_seconds,
            "commitment": self.commitment(),
        })
    }

    /// Every entry after the `seen`th up to the `last`, as the viewer may see it.
    pub fn show_between(&self, seen: u64, last: u64, viewer: Viewer) -> Vec<Value> {
        let rest = self.history.get(seen as usize..last as usize).unwrap_or_default();
        let first_step = rest.iter().find_map(|(_, item)| match item {
            HistoryItem::Step { step, .. } => Some(*step),
            _ => None,
        });
        let steps = match (first_step, &self.game) {
            (Some(first), Some(game)) => {
                game.event_views(first, viewer).expect("viewers are made from seats of this table")
            }
            _ => Vec::new(),
        };
        let events = |step: u64| steps[(step - first_step.unwrap_or_default()) as usize].clone();
        (rest.iter().zip(seen + 1..))
            .map(|((at_ms, item), number)| {
                let mut shown = Map::new();
                shown.insert("number".to_owned(), number.into());
                shown.insert("at_ms".to_owned(), (*at_ms).into());
                if let Value::Object(fields) = show_item(item, viewer, &events) {
                    shown.extend(fields);
                }
                Value::Object(shown)
            })
            .collect()
    }

    /// The table as it is. The view of the match and the legal actions come with it only if asked
    /// for: words in the chat don't change them.
    pub fn show_now(&self, viewer: Viewer, with_match: bool) -> Value {
        let mut now = json!({
            "number": self.number(),
            "phase": self.phase_name(),
            "paused": self.paused || self.stopped,
            "seats": self.show_seats(),
            "proposal": self.pending.as_ref().map(|pending| json!({
                "by": pending.by,
                "proposal": pending.proposal,
                "agreed": pending.agreed,
                "asked": self.people().playing,
                "until_ms": pending.until_ms,
                "silence": pending.silence(self.people()),
            })),
            "clocks": self.clocks.as_ref().map(super::Clocks::show),
            "host": self.host(),
            "rematch": self.rematch.as_ref().filter(|_| viewer != Viewer::Spectator),
        });
        if let Phase::Ended(ending) = &self.phase {
            now["ending"] = json!(ending);
        }
        if let (true, Some(game)) = (with_match, &self.game) {
            let legal = match viewer {
                Viewer::Seat(seat) if game.to_act().contains(seat) => game.legal(seat),
                _ => Ok(Vec::new()),
            };
            // The view is moved here: `json!` would copy it, and it is most of what is told.
            let mut shown = json!({ "step": game.step(), "to_act": game.to_act() });
            shown["view"] = game.view(viewer).expect("viewers are made from seats of this table");
            shown["distances"] =
                game.distances(viewer, None).expect("viewers are made from seats of this table");
            if let Some(views) = self.show_moments(viewer) {
                shown["views"] = views.into();
            }
            shown["legal"] = legal.expect("a seat that is to act exists").into();
            now["match"] = shown;
        }
        now
    }

    /// The view after each event of a step that has just been played, where the game shows it
    /// event by event.
    fn show_moments(&self, viewer: Viewer) -> Option<Vec<Value>> {
        let (Some((_, HistoryItem::Step { step, .. })), Some(game)) =
            (self.history.last(), &self.game)
        else {
            return None;
        };
        if !game.shows_each_event(*step) {
            return None;
        }
        game.event_by_event(*step, viewer).expect("viewers are made from seats of this table").pop()
    }

    /// Doesn't the viewer want to hear this seat?
    pub fn has_muted(&self, viewer: Viewer, other: Seat) -> bool {
        is_among(viewer, |seat| self.seats[seat.index()].muted.contains(other))
    }

    /// Where it is in its life, in a word.
    pub fn phase_name(&self) -> &'static str {
        match self.phase {
            Phase::Waiting => "waiting",
            Phase::Playing => "playing",
            Phase::Ended(_) => "ended",
        }
    }

    fn show_seats(&self) -> Vec<Value> {
        let show = |(index, sitter): (usize, &super::Sitter)| {
            let bot = self.bot_of(Seat(index as u8));
            let name = sitter.player.is_some().then_some(&sitter.name);
            let mut shown = json!({
                "name": name,
                "bot": bot,
                "standing": sitter.standing,
                "gone": sitter.gone,
            });
            if let (true, Some((_, name))) = (sitter.is_free(), &sitter.kept_for) {
                shown["kept_for"] = name.as_str().into();
            }
            shown
        };
        self.seats.iter().enumerate().map(show).collect()
    }

    /// The line on the list of tables.
    pub fn summary(&self) -> Value {
        let seats: Vec<Value> = (self.seats.iter())
            .map(|sitter| match (&sitter.player, &sitter.seated_bot) {
                (Some(_), _) => json!({ "name": sitter.name }),
                (None, Some(bot)) => json!({ "bot": bot }),
                (None, None) => Value::Null,
            })
            .collect();
        json!({
            "game": self.settings.game,
            "options": self.settings.options,
            "clock": self.settings.clock,
            "phase": self.phase_name(),
            "seats": seats,
        })
    }
}

fn show_item(item: &HistoryItem, viewer: Viewer, events: &impl Fn(u64) -> Vec<Value>) -> Value {
    match item {
        HistoryItem::Step { seat, by, step, revealed } => {
            show_step(*seat, *by, &events(*step), *revealed)
        }
        HistoryItem::Undone { seat, by, seen, revealed } => {
            let index = match viewer {
                Viewer::Seat(seat) => seat.index(),
                Viewer::Spectator => seen.len() - 1,
            };
            show_step(*seat, *by, &seen[index], *revealed)
        }
        HistoryItem::Words { seat, deaf, .. } if is_among(viewer, |seat| deaf.contains(seat)) => {
            json!({ "type": "said", "seat": seat, "text": null })
        }
        HistoryItem::Words { seat, text, .. } => {
            json!({ "type": "said", "seat": seat, "text": text })
        }
        HistoryItem::Private { seat, shown } if viewer.is(*seat) => shown.clone(),
        HistoryItem::Private { .. } => json!({ "type": "private" }),
        // Only those who are invited learn where the next match is.
        HistoryItem::Rematch { seat, .. } if viewer == Viewer::Spectator => {
            json!({ "type": "rematch_opened", "seat": seat })
        }
        HistoryItem::Rematch { seat, table } => {
            json!({ "type": "rematch_opened", "seat": seat, "table": table })
        }
        HistoryItem::Open(shown) => shown.clone(),
    }
}

fn show_step(seat: Option<Seat>, by: Chooser, events: &[Value], revealed: bool) -> Value {
    match seat {
        None => json!({ "type": "started", "events": events, "revealed": revealed }),
        Some(seat) => json!({
            "type": "played", "seat": seat, "by": by, "events": events, "revealed": revealed
        }),
    }
}

fn is_among(viewer: Viewer, seats: impl Fn(Seat) -> bool) -> bool {
    matches!(viewer, Viewer::Seat(seat) if seats(seat))
}
