//! What somebody may ask about a match: it changes nothing, and is told to nobody else.

use catalogue::Viewer;
use serde_json::{Value, json};

use crate::refused::Refused;
use crate::table::{Table, TableError};

/// A question about the match, as it is for whoever asks.
pub enum Question {
    /// What would this action change, or which rule forbids it?
    Preview { action: Value },
    /// What completes this action, whose fields may be missing, or which rule forbids it?
    Explain { action: Value },
    /// How far are things, also from this place?
    Distances { from: Option<Value> },
}

impl Question {
    /// What it is called, and what its answer is called.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Preview { .. } => "preview",
            Self::Explain { .. } => "explain",
            Self::Distances { .. } => "distances",
        }
    }

    /// May somebody ask it who only watches?
    pub fn is_for_spectators(&self) -> bool {
        matches!(self, Self::Distances { .. })
    }

    /// The message that answers it.
    pub fn answer(&self, table: &Table, player: Option<&str>, id: &str) -> Value {
        match self.find_out(table, player) {
            Ok(answer) => {
                let mut message = json!({ "type": self.kind(), "id": id });
                message[self.field()] = answer;
                message
            }
            Err(refused) => json!({ "type": self.kind(), "id": id, "error": refused }),
        }
    }

    fn field(&self) -> &'static str {
        match self {
            Self::Explain { .. } => "action",
            Self::Preview { .. } | Self::Distances { .. } => self.kind(),
        }
    }

    fn find_out(&self, table: &Table, player: Option<&str>) -> Result<Value, Refused> {
        let viewer = table.viewer(player);
        let answer = match (self, viewer, table.game()) {
            (Self::Distances { from }, _, Some(game)) => game.distances(viewer, from.as_ref()),
            (Self::Preview { action }, Viewer::Seat(seat), Some(game)) => {
                game.preview(seat, action)
            }
            (Self::Explain { action }, Viewer::Seat(seat), Some(game)) => {
                game.explain(seat, action)
            }
            _ => return Err(TableError::NotPlaying.into()),
        };
        answer.map_err(Refused::by_match)
    }
}
