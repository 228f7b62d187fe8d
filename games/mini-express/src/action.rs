//! What a player may want, and the rules that can forbid it.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Seat, coded_error};

use crate::board::{CityId, HexId, LONGEST_TRACK};
use crate::company::{Company, CompanySet};

tabletop::tagged! {
    "type",
    /// What a player wants to do.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Action {
        /// Take a set-aside share before the game.
        DraftShare {
            /// Of this company.
            company: Company,
        },
        /// Take a share on offer.
        TakeShare {
            /// Of this company.
            company: Company,
        },
        /// Build track.
        BuildTrack {
            /// For this company.
            company: Company,
            /// To this city.
            city: CityId,
            /// From the first new hex to the city.
            path: Path,
        },
        /// Take the wild token's second point of influence.
        GainInfluence {
            /// In this company.
            company: Company,
        },
        /// Ports: open a port for the company on the wild token.
        ChoosePort {
            /// On this hex.
            port: HexId,
        },
        /// Golden Spike: say who runs the western branch.
        ChooseWesternBranch {
            /// This company does.
            company: Company,
        },
        /// Do nothing, when nothing can be done.
        Pass {},
    }
}

/// The new hexes of a track, from the first to the city: at most a full reserve.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Path {
    hexes: [HexId; LONGEST_TRACK],
    length: u8,
}

impl Path {
    /// No hex yet.
    pub const EMPTY: Self = Self { hexes: [HexId(0); LONGEST_TRACK], length: 0 };

    /// The hexes in order.
    #[inline]
    pub fn hexes(&self) -> &[HexId] {
        &self.hexes[..usize::from(self.length)]
    }

    /// How many trains it takes.
    #[inline]
    pub const fn trains(&self) -> u8 {
        self.length
    }

    /// One hex more.
    #[inline]
    pub const fn push(&mut self, hex: HexId) {
        self.hexes[self.length as usize] = hex;
        self.length += 1;
    }

    /// One hex less.
    #[inline]
    pub const fn pop(&mut self) {
        self.length -= 1;
        self.hexes[self.length as usize] = HexId(0);
    }
}

tabletop::json_as!(Path, Vec<HexId>, "The new hexes of a track, in order.");

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.hexes().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hexes = Vec::<HexId>::deserialize(deserializer)?;
        if hexes.len() > LONGEST_TRACK {
            return Err(tabletop::custom("track-too-long", "a track has at most 5 new hexes"));
        }
        let mut path = Self::EMPTY;
        for hex in hexes {
            path.push(hex);
        }
        Ok(path)
    }
}

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::Display)]
#[serde(rename_all = "snake_case")]
pub enum Expected {
    /// A drafted share.
    #[strum(serialize = "a share has to be drafted")]
    DraftShare,
    /// A share or a build.
    #[strum(serialize = "a share has to be taken or track built")]
    TurnAction,
    /// The wild token's second point.
    #[strum(serialize = "the wild point has to be given")]
    GainInfluence,
    /// A port.
    #[strum(serialize = "a port has to be chosen")]
    ChoosePort,
    /// The western branch.
    #[strum(serialize = "the western branch has to be chosen")]
    ChooseWesternBranch,
}

coded_error! {
    /// The rule that an action breaks.
    pub enum Illegal {
        Over = "turn/over": "the match is over",
        NotYours { seat: Seat } = "turn/not-yours": "it is not this seat's turn",
        NotNow { #[serde(rename = "awaited")] expected: Expected }
            = "turn/not-now": "{expected} now",
        /// None is set aside, or, in the expert draft, the company was picked before.
        NoneToDraft { company: Company }
            = "draft/none-left": "no share of this company can be drafted any more",
        SameShares { company: Company }
            = "draft/same-company": "the second share must be of another company",
        PairTaken { company: Company, seat: Seat }
            = "draft/pair-taken": "another player already has these two companies",
        NoneOnOffer { company: Company }
            = "share/none-on-offer": "no share of this company is on offer",
        NotEnoughInfluence { company: Company, needed: u8, has: u8 }
            = "share/not-enough-influence":
                "a share costs {needed} influence, and there are only {has}",
        NotNew { city: CityId } = "build/not-new": "the company already has a train in this city",
        CityFull { city: CityId, capacity: u8 }
            = "build/city-full": "the city is full: it holds {capacity}",
        /// ME-1.
        NoDemandToken { city: CityId }
            = "build/no-demand-token": "there is no demand token in this city",
        OutOfReach { city: CityId, reserve: u8 }
            = "build/out-of-reach": "the city can't be reached with {reserve} trains",
        BrokenPath { city: CityId }
            = "build/broken-path":
                "the path must go from hex to neighbouring hex and end in the city",
        NotBesideTrack { hex: HexId }
            = "build/not-beside-track": "the path must begin beside the company's track",
        ThroughCity { hex: HexId }
            = "build/through-city": "track can't run through a city or a port",
        NotShortest { shortest: u8, trains: u8 }
            = "build/not-shortest":
                "the track must be a shortest one: {shortest} trains, not {trains}",
        /// In an expert turn; the company is that of the first action.
        SameCompany { company: Company }
            = "expert/same-company":
                "the two actions of a turn must be for two different companies",
        /// In an expert turn (ME-15); the city is that of the first action.
        SameCity { city: CityId }
            = "expert/same-city": "the two builds of a turn must go to two different cities",
        /// In an expert turn: it would end the game (ME-4, ME-24).
        WouldExhaust { company: Company }
            = "expert/would-exhaust": "the second action of a turn must not exhaust an offer",
        /// ME-10; the company is the token's.
        WildPointInSame { company: Company }
            = "influence/same-company":
                "the wild point must go to another company than the token's",
        NotAFreePort { port: HexId } = "port/not-free": "this is not a free port",
        /// The candidates are those that can.
        NotACandidate { candidates: CompanySet }
            = "branch/not-a-candidate": "this company can't run the western branch",
        CouldAct { seat: Seat } = "pass/could-act": "nobody may pass who can take a share or build",
    }
}
