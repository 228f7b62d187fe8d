//! Why something can't be done, and the rule behind it.

use tabletop::{Coded, Phrase};

use super::{card, say, symbol};
use crate::SanFrancisco;
use crate::action::{Expected, Illegal};

/// The label of the rule behind each refusal.
pub const RULES: &[(&str, &str)] = &[
    ("turn/over", "END-1"),
    ("turn/not-yours", "SETUP-8"),
    ("turn/other-choice", "TURN-1"),
    ("tickets/keep-one", "TICKETS-1"),
    ("tickets/not-offered", "TICKETS-1"),
    ("tickets/none-left", "TICKETS-2"),
    ("tokens/not-waiting", "SETUP-9"),
    ("tokens/location-taken", "SF-7"),
    ("tokens/not-here", "CLAIM-13"),
    ("draw/deck-empty", "DRAW-7"),
    ("draw/no-such-slot", "SF-3"),
    ("draw/slot-empty", "SF-3"),
    ("draw/second-ferry", "DRAW-4"),
    ("claim/route-taken", "CLAIM-1"),
    ("claim/own-twin", "CLAIM-8"),
    ("claim/twin-closed", "CLAIM-9"),
    ("claim/not-enough-cars", "CLAIM-6"),
    ("claim/wrong-number", "CLAIM-3"),
    ("claim/wrong-colour", "CLAIM-3"),
    ("claim/mixed-colours", "CLAIM-4"),
    ("claim/not-enough-ferries", "CLAIM-7"),
    ("claim/not-in-hand", "CLAIM-3"),
    ("pass/not-allowed", "SF-15"),
];

/// The message is named after the code; the facts that it needs are its arguments.
pub fn tell(game: &SanFrancisco, illegal: &Illegal) -> Phrase {
    let phrase = say(&["refusal-", &illegal.code().replace('/', "-")].concat());
    match *illegal {
        Illegal::NotNow { expected, .. } => phrase.with("expected", word_for(expected)),
        Illegal::NotWaiting { symbol: wanted } => phrase.with("symbol", symbol(wanted)),
        Illegal::LocationTaken { location, symbol: there } => {
            phrase.with("location", game.location(location)).with("symbol", symbol(there))
        }
        Illegal::NotHere { location } => phrase.with("location", game.location(location)),
        Illegal::RouteTaken { by, .. } => phrase.player(by),
        Illegal::NotEnoughCars { needed, have } => phrase.with("needed", needed).with("have", have),
        Illegal::WrongNumber { needed, paid } => phrase.with("needed", needed).with("paid", paid),
        Illegal::WrongColour { needed, paid } => {
            phrase.with("needed", card(needed)).with("paid", card(paid))
        }
        Illegal::MixedColours { one, other } => {
            phrase.with("one", card(one)).with("other", card(other))
        }
        Illegal::NotEnoughFerries { needed, paid } => {
            phrase.with("needed", needed).with("paid", paid)
        }
        Illegal::NotInHand { card: missing, paid, have } => {
            phrase.with("card", card(missing)).with("paid", paid).with("have", have)
        }
        Illegal::Over
        | Illegal::NotYours { .. }
        | Illegal::KeepOne
        | Illegal::NotOffered { .. }
        | Illegal::NoTicketsLeft
        | Illegal::DeckEmpty
        | Illegal::NoSuchSlot { .. }
        | Illegal::SlotEmpty { .. }
        | Illegal::SecondFerry { .. }
        | Illegal::OwnTwin { .. }
        | Illegal::TwinClosed { .. }
        | Illegal::PassNotAllowed => phrase,
    }
}

/// What the message chooses by.
const fn word_for(expected: Expected) -> &'static str {
    match expected {
        Expected::KeepTickets => "keep_tickets",
        Expected::PlaceTokens => "place_tokens",
        Expected::TakeTurn => "take_turn",
        Expected::DrawSecondCard => "draw_second_card",
        Expected::TakeToken => "take_token",
    }
}
