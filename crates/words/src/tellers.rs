//! The games' tellers. A new game is one file and one line.

mod mini_express;
mod san_francisco;

use serde_json::Value;

use crate::Teller;
use mini_express::MiniExpress;
use san_francisco::SanFrancisco;

/// The teller of a game on this board.
pub fn teller(game: &str, board: &Value) -> Option<Box<dyn Teller>> {
    match game {
        "mini-express" => Some(Box::new(MiniExpress::new(board))),
        "san-francisco" => Some(Box::new(SanFrancisco::new(board))),
        _ => None,
    }
}
