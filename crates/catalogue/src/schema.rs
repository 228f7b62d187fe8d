//! What the schemas of messages are made from.

pub use tabletop::schema::{
    Action, Board, Distances, Event, Options, Position, Preview, View, Written,
};

pub use crate::engine::messages::{Answers, Request};
