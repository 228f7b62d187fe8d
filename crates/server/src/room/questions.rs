//! What somebody may ask about a match: it changes nothing, and is told to nobody else.

use catalogue::{AnyMatch, Fault, Seat, Viewer};
use serde::Deserialize;
use serde_json::Value;

use crate::protocol::{Explained, Found, Measured, Previewed, ServerMessage, Told};
use crate::refused::Refused;
use crate::table::{Table, TableError};

/// A question about the match, as it is for whoever asks.
#[derive(Deserialize, strum::EnumDiscriminants)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum_discriminants(name(QuestionKind), derive(strum::EnumString))]
#[strum_discriminants(strum(serialize_all = "snake_case"))]
#[strum_discriminants(doc = "What a question asks for. Its answer is a message of the same type.")]
pub enum Question {
    /// What would this action change, or which rule forbids it?
    Preview {
        /// What the client calls the question.
        id: String,
        #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Action"))]
        action: Value,
    },
    /// What completes this action, whose fields may be missing, or which rule forbids it?
    Explain {
        /// What the client calls the question.
        id: String,
        #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Action"))]
        action: Value,
    },
    /// How far are things, also from this place?
    Distances {
        /// What the client calls the question.
        id: String,
        from: Option<Value>,
    },
    /// What are these actions in words? Without them, those that the asker may do.
    Tell {
        /// What the client calls the question.
        id: String,
        #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<catalogue::schema::Action>>"))]
        actions: Option<Vec<Value>>,
    },
}

impl QuestionKind {
    /// Says why a question of this kind is not answered.
    pub fn refuse(self, id: Option<&str>, error: Refused) -> ServerMessage<'_> {
        match self {
            Self::Preview => ServerMessage::Preview { id, found: Found::Refused { error } },
            Self::Explain => ServerMessage::Explain { id, found: Found::Refused { error } },
            Self::Distances => ServerMessage::Distances { id, found: Found::Refused { error } },
            Self::Tell => ServerMessage::Tell { id, found: Found::Refused { error } },
        }
    }
}

impl Question {
    /// What the client calls it.
    pub fn id(&self) -> &str {
        match self {
            Self::Preview { id, .. }
            | Self::Explain { id, .. }
            | Self::Distances { id, .. }
            | Self::Tell { id, .. } => id,
        }
    }

    /// May spectators ask it?
    pub fn is_for_spectators(&self) -> bool {
        matches!(self, Self::Distances { .. })
    }

    /// The message that answers it.
    pub fn answer(&self, table: &Table, player: Option<&str>) -> ServerMessage<'_> {
        let viewer = table.viewer(player);
        let id = Some(self.id());
        match self {
            Self::Preview { action, .. } => {
                let preview = |game: &dyn AnyMatch, seat| {
                    let preview = game.preview(seat, action)?;
                    Ok(Previewed { preview, phrases: game.preview_phrases(seat, action)? })
                };
                ServerMessage::Preview { id, found: find_for_seat(table, viewer, preview) }
            }
            Self::Explain { action, .. } => {
                let explain = |game: &dyn AnyMatch, seat| {
                    Ok(Explained { action: game.explain(seat, action)? })
                };
                ServerMessage::Explain { id, found: find_for_seat(table, viewer, explain) }
            }
            Self::Distances { from, .. } => {
                let measure = |game: &dyn AnyMatch| {
                    Ok(Measured { distances: game.distances(viewer, from.as_ref())? })
                };
                ServerMessage::Distances { id, found: find(table, measure) }
            }
            Self::Tell { actions, .. } => {
                let tell = |game: &dyn AnyMatch, seat: Seat| {
                    let actions = match actions {
                        Some(actions) => actions.clone(),
                        None if game.to_act().contains(seat) => game.legal(seat)?,
                        None => Vec::new(),
                    };
                    Ok(Told { actions: game.tell_actions(seat, &actions)? })
                };
                ServerMessage::Tell { id, found: find_for_seat(table, viewer, tell) }
            }
        }
    }
}

fn find<T>(table: &Table, ask: impl FnOnce(&dyn AnyMatch) -> Result<T, Fault>) -> Found<T> {
    let found = table.game().ok_or(Refused::from(TableError::NotPlaying));
    match found.and_then(|game| ask(game).map_err(Refused::by_match)) {
        Ok(answer) => Found::Answer(answer),
        Err(error) => Found::Refused { error },
    }
}

fn find_for_seat<T>(
    table: &Table,
    viewer: Viewer,
    ask: impl FnOnce(&dyn AnyMatch, Seat) -> Result<T, Fault>,
) -> Found<T> {
    match viewer {
        Viewer::Seat(seat) => find(table, |game| ask(game, seat)),
        Viewer::Spectator => Found::Refused { error: TableError::NotPlaying.into() },
    }
}
