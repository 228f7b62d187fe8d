//! Why something can't be done, and the rule behind it.

use tabletop::{Coded, Phrase};

use super::{companies, company, say};
use crate::MiniExpress;
use crate::action::{Expected, Illegal};

/// The label of the rule behind each refusal.
pub const RULES: &[(&str, &str)] = &[
    ("turn/over", "END-1"),
    ("turn/not-yours", "SETUP-5"),
    ("turn/not-now", "TURN-1"),
    ("draft/none-left", "DRAFT-1"),
    ("draft/same-company", "DRAFT-2"),
    ("draft/pair-taken", "DRAFT-3"),
    ("share/none-on-offer", "SHARE-1"),
    ("share/not-enough-influence", "SHARE-3"),
    ("build/not-new", "BUILD-2"),
    ("build/city-full", "BUILD-3"),
    ("build/no-demand-token", "ME-1"),
    ("build/out-of-reach", "BUILD-4"),
    ("build/broken-path", "BUILD-4"),
    ("build/not-beside-track", "BUILD-7"),
    ("build/through-city", "BUILD-5"),
    ("build/not-shortest", "BUILD-6"),
    ("expert/same-company", "EXPERT-4"),
    ("expert/same-city", "ME-15"),
    ("expert/would-exhaust", "EXPERT-6"),
    ("influence/same-company", "ME-10"),
    ("port/not-free", "PORT-3"),
    ("branch/not-a-candidate", "SPIKE-5"),
    ("pass/could-act", "TURN-2"),
];

/// The message is named after the code; the facts that it needs are its arguments.
pub fn tell(game: &MiniExpress, illegal: &Illegal) -> Phrase {
    let phrase = say(&["refusal-", &illegal.code().replace('/', "-")].concat());
    match *illegal {
        Illegal::NotNow { expected } => phrase.with("awaited", say(message_for(expected))),
        Illegal::PairTaken { company: of, seat } => {
            phrase.with("company", company(of)).player(seat)
        }
        Illegal::NotEnoughInfluence { company: of, needed, has } => {
            phrase.with("company", company(of)).with("needed", needed).with("has", has)
        }
        Illegal::NoneToDraft { company: of }
        | Illegal::SameShares { company: of }
        | Illegal::NoneOnOffer { company: of }
        | Illegal::SameCompany { company: of }
        | Illegal::WouldExhaust { company: of }
        | Illegal::WildPointInSame { company: of } => phrase.with("company", company(of)),
        Illegal::CityFull { city, capacity } => {
            phrase.with("city", game.city(city)).with("capacity", capacity)
        }
        Illegal::OutOfReach { city, reserve } => {
            phrase.with("city", game.city(city)).with("reserve", reserve)
        }
        Illegal::NotNew { city }
        | Illegal::NoDemandToken { city }
        | Illegal::BrokenPath { city }
        | Illegal::SameCity { city } => phrase.with("city", game.city(city)),
        Illegal::NotBesideTrack { hex } | Illegal::ThroughCity { hex } => {
            phrase.with("hex", game.hex(hex))
        }
        Illegal::NotShortest { shortest, trains } => {
            phrase.with("shortest", shortest).with("trains", trains)
        }
        Illegal::NotAFreePort { port } => phrase.with("port", game.hex(port)),
        Illegal::NotACandidate { candidates } => {
            phrase.with("candidates", companies(candidates.iter()))
        }
        Illegal::Over | Illegal::NotYours { .. } | Illegal::CouldAct { .. } => phrase,
    }
}

const fn message_for(expected: Expected) -> &'static str {
    match expected {
        Expected::DraftShare => "awaited-draft_share",
        Expected::TurnAction => "awaited-turn_action",
        Expected::GainInfluence => "awaited-gain_influence",
        Expected::ChoosePort => "awaited-choose_port",
        Expected::ChooseWesternBranch => "awaited-choose_western_branch",
    }
}
