//! A game that can be asked for by name.

use bots::{BotGame, Kind};
use serde::Serialize;
use serde_json::Value;
use tabletop::{
    Coded, MAX_SEATS, Match, Named, Phrase, Record, RecordedAction, Seed, Setting, from_json,
};

use crate::refusal::within;
use crate::{AnyMatch, Refusal};

/// Is shown each step of a record: the match after it, the action (`None` for the set-up), and what
/// came of it.
pub type WatchReplay<'a> = &'a mut dyn FnMut(&dyn AnyMatch, Option<&RecordedAction>, &[Value]);

/// A match that was begun, or why it wasn't.
type Opened = Result<Box<dyn AnyMatch>, Refusal>;

/// What can be done with a game of any type: whoever needs more than a [`Title`] tells.
pub trait Visitor {
    /// What comes of it.
    type Answer;
    /// Does it.
    fn visit<G: BotGame>(self) -> Self::Answer;
}

/// A bot that plays a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BotInfo {
    /// What to ask for.
    pub name: &'static str,
    /// What it does, in one line.
    pub description: &'static str,
    /// How strong it is, from 1, if it is one of the levels that a person can choose from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<usize>,
}

/// A game that can be asked for by name. Its functions are those of one `Game`, its type forgotten.
pub struct Title {
    /// The game's name in addresses, files and requests.
    pub slug: &'static str,
    /// The game's name for people.
    pub name: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// The names of its events.
    pub events: fn() -> &'static [&'static str],
    /// The codes of everything that its rules refuse.
    pub refusals: &'static [&'static str],
    /// The codes of what can be wrong with a board, a setting or a position, enum by enum.
    pub faults: &'static [&'static [&'static str]],
    /// Every way a match can end.
    pub endings: &'static [&'static str],
    /// Everything that can decide between the best at the end.
    pub deciders: &'static [&'static str],
    /// The label of the rule behind each refusal.
    pub rules: &'static [(&'static str, &'static str)],
    /// How a match ended: one of the endings.
    pub tell_ending: fn(&str) -> Phrase,
    /// What decided it: one of the deciders.
    pub tell_decider: fn(&str) -> Phrase,
    bots: fn() -> Vec<BotInfo>,
    lays_out: fn(&Setting) -> Result<Value, Refusal>,
    open: fn(&Setting, Seed) -> Opened,
    restore: fn(&Setting, Seed, &Value) -> Opened,
    replay: fn(&Record, WatchReplay<'_>) -> Opened,
}

impl Title {
    /// The title of a game, and its name for people.
    pub(crate) const fn of<G: BotGame>(name: &'static str) -> Self {
        Self {
            slug: G::SLUG,
            name,
            rules_version: G::RULES_VERSION,
            events: <G::Event as Named>::names,
            refusals: <G::Illegal as Coded>::CODES,
            faults: G::FAULTS,
            endings: G::ENDINGS,
            deciders: G::DECIDERS,
            rules: G::RULES,
            tell_ending: G::tell_ending,
            tell_decider: G::tell_decider,
            bots: bot_infos::<G>,
            lays_out: |setting| Ok(G::lay_out(setting)?.board().clone()),
            open: open::<G>,
            restore: restore::<G>,
            replay: replay::<G>,
        }
    }

    /// The numbers of people that can play, found by asking the rules.
    pub fn seat_counts(&self) -> Vec<u8> {
        (1..=MAX_SEATS as u8)
            .filter(|&seats| (self.lays_out)(&Setting { seats, ..Setting::default() }).is_ok())
            .collect()
    }

    /// The bots that play it, the weakest first.
    pub fn bots(&self) -> Vec<BotInfo> {
        (self.bots)()
    }

    /// The board that the setting would be played on, or all that is wrong with the setting.
    pub fn lay_out(&self, setting: &Setting) -> Result<Value, Refusal> {
        (self.lays_out)(setting)
    }

    /// The game's own board.
    pub fn own_board(&self) -> Value {
        let seats = self.seat_counts()[0];
        self.lay_out(&Setting { seats, ..Setting::default() }).expect("it was just tried")
    }

    /// Sets a match up.
    pub fn open(&self, setting: &Setting, seed: Seed) -> Opened {
        (self.open)(setting, seed)
    }

    /// Begins a match at a position, which is checked for lost or invented pieces.
    pub fn restore(&self, setting: &Setting, seed: Seed, position: &Value) -> Opened {
        (self.restore)(setting, seed, position)
    }

    /// Goes on where a record ends, after checking every step of it.
    pub fn resume(&self, record: &Record) -> Opened {
        (self.replay)(record, &mut |_, _, _| {})
    }

    /// The same, showing each step.
    pub fn replay(&self, record: &Record, watch: WatchReplay<'_>) -> Opened {
        (self.replay)(record, watch)
    }
}

fn bot_infos<G: BotGame>() -> Vec<BotInfo> {
    bots::strategies::<G>()
        .iter()
        .map(|strategy| BotInfo {
            name: strategy.name,
            description: strategy.description,
            level: match strategy.kind {
                Kind::Level(level) => Some(level),
                _ => None,
            },
        })
        .collect()
}

fn open<G: BotGame>(setting: &Setting, seed: Seed) -> Opened {
    Ok(Box::new(Match::new(G::lay_out(setting)?, seed)))
}

fn restore<G: BotGame>(setting: &Setting, seed: Seed, position: &Value) -> Opened {
    let in_state = |fault| within("state", fault);
    let game = G::lay_out(setting)?;
    let position = from_json(&game, position).map_err(in_state)?;
    let restored = Match::from_position(game, seed, position).map_err(Refusal::from);
    Ok(Box::new(restored.map_err(|refusal| refusal.map(in_state))?))
}

fn replay<G: BotGame>(record: &Record, watch: WatchReplay<'_>) -> Opened {
    let game_match = record.replay::<G>(|step| watch(step.game_match, step.action, step.events))?;
    Ok(Box::new(game_match))
}
