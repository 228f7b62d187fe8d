//! Every message of the protocol, for its schema: nothing but the schema is made of these types.

use schemars::JsonSchema;

use super::answers;
use super::request::{
    Act, Best, Board, Continue, Events, Explain, Games, Legal, Load, New, Nothing, Preview, Review,
    Rewind, Tell, Think, View,
};
use crate::Description;

/// A request: a line to the engine.
#[derive(JsonSchema)]
#[serde(tag = "cmd", rename_all = "snake_case")]
#[expect(missing_docs, clippy::large_enum_variant, reason = "only its schema is wanted")]
pub enum Request {
    New(New),
    Load(Load),
    Continue(Continue),
    Legal(Legal),
    Act(Act),
    Preview(Preview),
    Explain(Explain),
    Tell(Tell),
    Best(Best),
    Think(Think),
    Review(Review),
    View(View),
    Events(Events),
    State(Nothing),
    Record(Nothing),
    Rewind(Rewind),
    Board(Board),
    Games(Games),
    Help(Nothing),
    Quit(Nothing),
}

/// What each request is answered with, inside of `{"ok": …}`.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is wanted")]
pub struct Answers {
    new: answers::Begun,
    load: Description,
    r#continue: Description,
    legal: answers::LegalActions,
    act: answers::Acted,
    preview: answers::Previewed,
    explain: answers::Explained,
    tell: answers::Told,
    best: answers::BestAction,
    think: answers::Thought,
    review: answers::Reviewed,
    view: answers::Viewed,
    events: answers::Happened,
    state: answers::WholeState,
    record: answers::Recorded,
    rewind: answers::Progress,
    board: answers::WholeBoard,
    games: answers::Games,
    help: answers::Help,
    quit: answers::Nothing,
}
