//! What a player may take along from a table that can't be replayed any more: the log, as far as it
//! can be shown without the rules.

use catalogue::Seat;
use serde_json::{Value, json};

use super::{Entry, Logged};

/// The log for one of its players: what they did themselves in full, of the others only that they
/// did something. Nobody else gets any of it.
pub fn export(log: &[Logged], player: &str) -> Option<Vec<Value>> {
    let own = seat_of(log, player)?;
    Some(log.iter().map(|logged| shown(logged, own)).collect())
}

/// Where the player sat in the end.
fn seat_of(log: &[Logged], player: &str) -> Option<Seat> {
    log.iter().fold(None, |own, logged| match &logged.entry {
        Entry::Sat { seat, player: who, .. } if who == player => Some(*seat),
        Entry::Left { seat } | Entry::Removed { seat } if own == Some(*seat) => None,
        _ => own,
    })
}

fn shown(logged: &Logged, own: Seat) -> Value {
    let mut shown = match &logged.entry {
        Entry::Sat { seat, name, randomness, .. } => {
            json!({ "type": "sat", "seat": seat, "name": name, "randomness": randomness })
        }
        // Events hold what only the rules know how to hide.
        Entry::Started { .. } => json!({ "type": "started" }),
        Entry::Played { seat, by, action, .. } if *seat == own => {
            json!({ "type": "played", "seat": seat, "by": by, "action": action })
        }
        Entry::Played { seat, by, .. } => json!({ "type": "played", "seat": seat, "by": by }),
        Entry::Muted { seat, .. } if *seat != own => json!({ "type": "private" }),
        open => {
            serde_json::to_value(open).expect("an entry has only string keys and finite numbers")
        }
    };
    shown["number"] = logged.number.into();
    shown["at_ms"] = logged.at_ms.into();
    shown
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Chooser;

    fn log(entries: Vec<Entry>) -> Vec<Logged> {
        let numbered = entries.into_iter().zip(1..);
        numbered
            .map(|(entry, number)| Logged { number, at_ms: 7, command_id: None, entry })
            .collect()
    }

    fn sat(seat: u8, player: &str) -> Entry {
        let (seat, randomness) = (Seat(seat), "r".to_owned());
        Entry::Sat { seat, player: player.to_owned(), name: "Name".to_owned(), randomness }
    }

    #[test]
    fn each_player_gets_their_own_actions_and_nobody_the_secrets() {
        let secret = json!({ "type": "keep", "tickets": ["hidden"] });
        let played = |seat| {
            let (action, events) = (secret.clone(), vec![json!("drawn")]);
            Entry::Played { seat: Seat(seat), by: Chooser::Person, action, events }
        };
        let muted = Entry::Muted { seat: Seat(1), other: Seat(0), muted: true };
        let started = Entry::Started { events: vec![json!("dealt")] };
        let log = log(vec![sat(0, "ada"), sat(1, "bela"), started, played(0), played(1), muted]);
        assert_eq!(export(&log, "eve"), None);
        for (player, own, other) in [("ada", 3, 4), ("bela", 4, 3)] {
            let export = export(&log, player).expect("they sat there");
            assert_eq!(export.len(), 6);
            assert_eq!((&export[own]["action"], &export[other]["action"]), (&secret, &Value::Null));
            assert_eq!((&export[5]["number"], &export[5]["at_ms"]), (&json!(6), &json!(7)));
            let text = serde_json::to_string(&export).expect("JSON");
            for hidden in ["drawn", "dealt", "ada", "bela"] {
                assert!(!text.contains(hidden), "{hidden}");
            }
        }
        let private = |player| export(&log, player).expect("they sat there")[5]["type"].clone();
        assert_eq!((private("ada"), private("bela")), (json!("private"), json!("muted")));
    }

    #[test]
    fn whoever_left_or_was_removed_gets_nothing() {
        let left = log(vec![sat(0, "ada"), Entry::Left { seat: Seat(0) }, sat(0, "bela")]);
        assert!(export(&left, "ada").is_none() && export(&left, "bela").is_some());
        let removed = log(vec![sat(0, "ada"), sat(1, "bela"), Entry::Removed { seat: Seat(1) }]);
        assert!(export(&removed, "ada").is_some() && export(&removed, "bela").is_none());
    }
}
