//! The list of games. Written by `make games` from the folders of `games`: don't edit it.

pub use mini_express;
pub use san_francisco;

/// Calls a macro with every game: its type and its name for people.
#[macro_export]
macro_rules! for_each_title {
    ($callback:ident) => {
        $callback! {
            $crate::san_francisco::SanFrancisco, "Ticket to Ride: San Francisco";
            $crate::mini_express::MiniExpress, "Mini Express";
        }
    };
}
