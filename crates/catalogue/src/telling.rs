//! What a match says, whatever its game.

use serde::Serialize;
use serde_json::Value;
use tabletop::{Fault, Game, Match, Phrase, Seat, Tell, Viewer, from_json, to_json};

use crate::any_match::{check_seat, check_viewer, in_action};
use crate::refusal::within;

/// What happened in each step, parallel to its events; `None` where it isn't worth telling.
pub type EventPhrases = Vec<Vec<Option<Phrase>>>;

/// An action in phrases.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ToldAction {
    /// What is done.
    pub phrase: Phrase,
    /// What kind of action it is. Unknown of an action that a search expects.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Phrase>,
}

/// What a match says. Phrases are made from views and event views, so they tell nobody more than
/// those do.
pub trait AnyTell {
    /// What the viewer is told of each event that it may know of, step by step.
    fn event_phrases(&self, since: u64, viewer: Viewer) -> Result<EventPhrases, Fault>;
    /// The same with nothing hidden: every event as whoever knows most of it is told.
    fn all_event_phrases(&self, since: u64) -> EventPhrases;
    /// What the viewer is asked to do.
    fn task(&self, viewer: Viewer) -> Result<Phrase, Fault>;
    /// The actions of a seat as it can know them; those that a search expects are told too.
    fn tell_actions(&self, seat: Seat, actions: &[Value]) -> Result<Vec<ToldAction>, Fault>;
    /// The last action, as its seat knew it when it acted; `None` if nothing was played yet.
    fn last_action(&self) -> Option<(Seat, Phrase)>;
    /// What a legal action will change for its seat.
    fn preview_phrases(&self, seat: Seat, action: &Value) -> Result<Vec<Phrase>, Fault>;
}

impl<G: Tell> AnyTell for Match<G> {
    fn event_phrases(&self, since: u64, viewer: Viewer) -> Result<EventPhrases, Fault> {
        let game = self.game();
        check_viewer(game, viewer)?;
        let seen = |event| game.event_view(event, viewer).map(|seen| game.tell_event(&seen));
        Ok(self.steps(since).map(|events| events.iter().filter_map(seen).collect()).collect())
    }

    fn all_event_phrases(&self, since: u64) -> EventPhrases {
        let game = self.game();
        let tell = |event| open_view(game, event).and_then(|seen| game.tell_event(&seen));
        self.steps(since).map(|events| events.iter().map(tell).collect()).collect()
    }

    fn task(&self, viewer: Viewer) -> Result<Phrase, Fault> {
        check_viewer(self.game(), viewer)?;
        Ok(self.game().tell_task(&self.view(viewer)))
    }

    fn tell_actions(&self, seat: Seat, actions: &[Value]) -> Result<Vec<ToldAction>, Fault> {
        let game = self.game();
        check_seat(game, seat)?;
        let view = self.view(Viewer::Seat(seat));
        let tell = |(index, written): (usize, &Value)| {
            let unreadable = match from_json::<G, G::Action>(game, written) {
                Ok(action) => {
                    let kind = Some(game.tell_kind(&action));
                    return Ok(ToldAction { phrase: game.tell_action(&action, Some(&view)), kind });
                }
                Err(unreadable) => unreadable,
            };
            match game.tell_action_key(written) {
                Some(phrase) => Ok(ToldAction { phrase, kind: None }),
                None => Err(within(&format!("actions[{index}]"), unreadable)),
            }
        };
        actions.iter().enumerate().map(tell).collect()
    }

    fn last_action(&self) -> Option<(Seat, Phrase)> {
        let last = self.played().last()?;
        let before = self.folded_before(self.step());
        let view = self.game().view(&before, Viewer::Seat(last.seat));
        Some((last.seat, self.game().tell_action(&last.action, Some(&view))))
    }

    fn preview_phrases(&self, seat: Seat, action: &Value) -> Result<Vec<Phrase>, Fault> {
        let game = self.game();
        check_seat(game, seat)?;
        let action: G::Action = from_json(game, action).map_err(in_action)?;
        Ok(game.tell_preview(&game.preview(self.state(), seat, &action), seat))
    }
}

/// The event as whoever knows all of it sees it.
fn open_view<G: Game>(game: &G, event: &G::Event) -> Option<G::EventView> {
    let whole = to_json(game, event);
    let views = Viewer::all(game.people()).filter_map(|viewer| game.event_view(event, viewer));
    let mut last = None;
    for view in views {
        if to_json(game, &view) == whole {
            return Some(view);
        }
        last = Some(view);
    }
    last
}
