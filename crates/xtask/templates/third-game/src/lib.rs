//! A bush, berries and a thorn: the worked example of `tabletop`, as a game of its own.
//!
//! Its bots are the plainest there are.

#[path = "../../../crates/tabletop/example/berries.rs"]
mod rules;

pub use rules::{Action, Berries, Bush, Event, Illegal};
use tabletop::{Appraise, Scripted, SearchGame};

impl Appraise for Berries {}

impl Scripted for Berries {}

impl SearchGame for Berries {
    type Belief = ();
    type ActionKey = Action;
    type RolloutPolicy = ();
}

#[cfg(feature = "schema")]
impl tabletop::schema::WireTypes for Berries {
    type Board = ();
    type Options = tabletop::schema::NoOptions;
    type OptionsRequest = tabletop::schema::NoOptions;
}
