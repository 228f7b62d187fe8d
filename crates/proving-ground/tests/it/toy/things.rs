//! What the toy game is made of.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use tabletop::Seat;

tabletop::slug_id!(
    /// A card; its points are its number.
    Card,
    "card"
);

impl Card {
    pub fn points(self) -> i16 {
        i16::from(self.0) + 1
    }
}

/// What can be wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flaw {
    ViewLeaks,
    EventViewLeaks,
    ErrorLeaks,
    PreviewLeaks,
    ListLeaks,
    ProgressLeaks,
    ImaginesTwins,
    ListsTooMuch,
    ListsTooLittle,
    ListsTwice,
    ListsOutOfTurn,
    AcceptsOutOfTurn,
    PicksUnlisted,
    PicksUnfairly,
    NeverPicksTheLast,
    FoldsByMood,
    BlankGetsStained,
    UnloggedDiffers,
    SlugsClash,
    RestoreRefuses,
    RestoreForgets,
    NeverEnds,
    EndsWithoutOutcome,
    NobodyWins,
    UnknownEnding,
    ForgetsItsOptions,
    DistancesLeak,
    CompletionLeaks,
    CompletionForgets,
    DrawsAreUndone,
    RevealingLeaks,
    PhraseLeaks,
    Panics,
}

#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub turn: Seat,
    /// Sets of cards, as bits.
    pub deck: u16,
    pub hands: [u16; 3],
    pub shown: [u16; 3],
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    #[serde(default = "first_seat")]
    pub turn: Seat,
    pub deck: Vec<Card>,
    pub seats: Vec<Holding>,
}

fn first_seat() -> Seat {
    Seat(0)
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Holding {
    pub hand: Vec<Card>,
    #[serde(default)]
    pub shown: Vec<Card>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    Draw,
    Show { card: Card },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    CardDealt { seat: Seat, card: Card },
    CardDrawn { seat: Seat, card: Card },
    CardShown { seat: Seat, card: Card },
    TurnBegan { seat: Seat },
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EventView {
    CardDealt { seat: Seat, card: Option<Card> },
    CardDrawn { seat: Seat, card: Option<Card> },
    CardShown { seat: Seat, card: Card },
    TurnBegan { seat: Seat },
}

tabletop::coded_error! {
    pub enum Illegal {
        NotYourTurn {} = "turn/not-yours": "it is not your turn",
        HandFull { held: u32 } = "draw/hand-full": "you have {held} cards in hand",
        DeckEmpty {} = "draw/deck-empty": "the deck is empty",
        #[error("you don't have this card{}", if *.elsewhere { ", somebody else has" } else { "" })]
        NotInHand { card: Card, elsewhere: bool } = "show/not-in-hand",
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub turn: Seat,
    pub seats: u8,
    pub viewer: tabletop::Viewer,
    pub hand: Option<Vec<Card>>,
    pub held: Vec<u32>,
    #[serde(skip)]
    pub deck: u16,
    pub shown: Vec<Vec<Card>>,
    pub leak: Option<Card>,
    /// What is in the view, but not shown.
    #[serde(skip)]
    pub unshown: Option<Card>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Preview {
    pub points: i16,
    pub leak: Option<Card>,
}

/// The cards of a set.
pub fn cards(set: u16) -> Vec<Card> {
    (0..9).map(Card).filter(|&card| has(set, card)).collect()
}

pub fn has(set: u16, card: Card) -> bool {
    set & bit(card) != 0
}

pub fn bit(card: Card) -> u16 {
    1 << card.0
}
