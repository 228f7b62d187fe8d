//! A match of any game, in JSON.

use std::any::Any;

use bots::search::{Findings, Insight, Search};
use bots::{BotGame, Means, Review};
use serde::Serialize;
use serde_json::Value;
use tabletop::{
    ActionKey, Fault, Game, Match, MatchDice, Objection, Outcome, Record, SearchSettings, Seat,
    SeatSet, Seed, Viewer, from_json, refusal, to_json,
};

use crate::error::MatchError;
use crate::refusal::within;
use crate::telling::AnyTell;

/// A search that was put aside, whatever its game.
pub type Paused = Box<dyn Any + Send + Sync>;

/// Everything about a match that is no secret, in short.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Description {
    /// The game's slug.
    pub game: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// Seats in the match, those that the rules play included.
    pub seats: u8,
    /// Seats of people or bots.
    pub people: u8,
    /// The options in force, every one spelled out.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Options"))]
    pub options: Value,
    /// How many actions were played.
    pub step: u64,
    /// Who may act.
    pub to_act: SeatSet,
    /// The result, once it is over.
    pub outcome: Option<Outcome>,
}

/// A match, whatever its game. Whoever holds one can see everything: what leaves for a person goes
/// through [`view`](AnyMatch::view) and [`event_views`](AnyMatch::event_views) alone.
pub trait AnyMatch: AnyTell + Send + Sync {
    /// The game's slug.
    fn game(&self) -> &'static str;
    /// Seats in the match, those that the rules play included.
    fn seats(&self) -> u8;
    /// Seats of people or bots.
    fn people(&self) -> u8;
    /// How many actions were played.
    fn step(&self) -> u64;
    /// Who may act.
    fn to_act(&self) -> SeatSet;
    /// The result, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The whole board.
    fn board(&self) -> &Value;
    /// Everything about the match that is no secret, in short.
    fn describe(&self) -> Description;

    /// What the seat may do, sorted.
    fn legal(&self, seat: Seat) -> Result<Vec<Value>, Fault>;
    /// Plays an action; if it is refused, nothing has changed.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Fault>;
    /// What a legal action will change.
    fn preview(&self, seat: Seat, action: &Value) -> Result<Value, Fault>;
    /// A legal action that completes this one, whose fields may be missing; or the rule that
    /// forbids what comes nearest to one.
    fn explain(&self, seat: Seat, incomplete: &Value) -> Result<Value, Fault>;
    /// What the bot would do in the seat; the same answer to the same seed.
    fn best(&self, seat: Seat, bot: &str, seed: &Seed, means: Means) -> Result<Value, Fault>;
    /// What a search finds out about the seat's decision in this many iterations. It gives itself
    /// back, so that it can go on: with the same seat at the same position.
    fn think(
        &self,
        seat: Seat,
        nodes: u32,
        seed: &Seed,
        before: Option<Paused>,
    ) -> Result<(Insight<Value>, Paused), Fault>;
    /// What the seat's choice of this action would be worth, judged from what it can know.
    fn review(
        &self,
        seat: Seat,
        action: &Value,
        nodes: u32,
        seed: &Seed,
    ) -> Result<Review<Value>, Fault>;
    /// Goes back to the state after `step` actions.
    fn rewind(&mut self, step: u64) -> Result<(), Fault>;

    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Result<Value, Fault>;
    /// How far things are for the viewer, and from a place, if one is named.
    fn distances(&self, viewer: Viewer, from: Option<&Value>) -> Result<Value, Fault>;
    /// What the viewer may know of what happened: a list for each step from `since` on. Step 0 is
    /// the set-up, step `n` the `n`th action.
    fn event_views(&self, since: u64, viewer: Viewer) -> Result<Vec<Vec<Value>>, Fault>;
    /// The views after each of those events.
    fn event_by_event(&self, since: u64, viewer: Viewer) -> Result<Vec<Vec<Value>>, Fault>;
    /// Should people see the step event by event?
    fn shows_each_event(&self, step: u64) -> bool;
    /// For each step from `since` on: did anybody learn something by it that an undo can't make
    /// them forget?
    fn revealed(&self, since: u64) -> Vec<bool>;
    /// The same events with nothing hidden.
    fn events(&self, since: u64) -> Vec<Vec<Value>>;
    /// The whole state, as [`Title::restore`](crate::Title::restore) takes it.
    fn state(&self) -> Value;
    /// Some state that looks the same to the viewer, as [`Title::restore`](crate::Title::restore)
    /// takes it: what the viewer can't know is random. The proof that nothing shown to somebody
    /// depends on more.
    fn imagine(&self, viewer: Viewer, seed: &Seed) -> Result<Value, Fault>;
    /// The fingerprint of the state.
    fn hash(&self) -> String;
    /// The match as a file.
    fn record(&self) -> Record;
}

impl<G: BotGame> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::SLUG
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn people(&self) -> u8 {
        self.game().people()
    }

    fn step(&self) -> u64 {
        self.step()
    }

    fn to_act(&self) -> SeatSet {
        self.to_act()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn board(&self) -> &Value {
        self.game().board()
    }

    fn describe(&self) -> Description {
        Description {
            game: G::SLUG,
            rules_version: G::RULES_VERSION,
            seats: self.game().seats(),
            people: self.game().people(),
            options: self.game().options(),
            step: self.step(),
            to_act: self.to_act(),
            outcome: self.outcome(),
        }
    }

    fn legal(&self, seat: Seat) -> Result<Vec<Value>, Fault> {
        check_seat(self.game(), seat)?;
        let actions = self.legal(seat);
        Ok(actions.iter().map(|action| to_json(self.game(), action)).collect())
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Fault> {
        check_seat(self.game(), seat)?;
        let action: G::Action = from_json(self.game(), action).map_err(in_action)?;
        match self.act(seat, &action) {
            Ok(_) => Ok(()),
            Err(illegal) => Err(refusal(self.game(), &illegal)),
        }
    }

    fn preview(&self, seat: Seat, action: &Value) -> Result<Value, Fault> {
        let game = self.game();
        check_seat(game, seat)?;
        let action: G::Action = from_json(game, action).map_err(in_action)?;
        game.judge(self.state(), seat, &action).map_err(|illegal| refusal(game, &illegal))?;
        Ok(to_json(game, &game.preview(self.state(), seat, &action)))
    }

    fn explain(&self, seat: Seat, incomplete: &Value) -> Result<Value, Fault> {
        let game = self.game();
        check_seat(game, seat)?;
        match tabletop::explain(game, self.state(), seat, incomplete) {
            Ok(action) => Ok(to_json(game, &action)),
            Err(Objection::Illegal(illegal)) => Err(refusal(game, &illegal)),
            Err(Objection::Unreadable(fault)) => Err(in_action(fault)),
        }
    }

    fn best(&self, seat: Seat, bot: &str, seed: &Seed, means: Means) -> Result<Value, Fault> {
        let game = self.game();
        check_seat(game, seat)?;
        let strategy = bots::strategy::<G>(bot, means).map_err(|fault| fault.at("bot"))?;
        let legal = choices(self, seat)?;
        let view = self.view(Viewer::Seat(seat));
        let mut dice = MatchDice::new(seed, self.step());
        let action = (strategy.sit_down)().choose(game, seat, &view, &legal, &mut dice);
        Ok(to_json(game, &action))
    }

    fn think(
        &self,
        seat: Seat,
        nodes: u32,
        seed: &Seed,
        before: Option<Paused>,
    ) -> Result<(Insight<Value>, Paused), Fault> {
        let game = self.game();
        check_seat(game, seat)?;
        let legal = choices(self, seat)?;
        let view = self.view(Viewer::Seat(seat));
        let begin = || {
            let mut dice = MatchDice::new(seed, self.step());
            Search::new(game, seat, &view, &legal, SearchSettings::FULL, &mut dice)
        };
        let before = before.and_then(|before| before.downcast::<Findings<G>>().ok());
        let mut search =
            before.map_or_else(begin, |found| Search::resume(game, &view, &legal, *found));
        search.grow(nodes);
        let insight =
            (search.insight()).map(|action| to_json(game, &action), |key| key.to_json(game));
        Ok((insight, Box::new(search.pause())))
    }

    fn review(
        &self,
        seat: Seat,
        action: &Value,
        nodes: u32,
        seed: &Seed,
    ) -> Result<Review<Value>, Fault> {
        let game = self.game();
        check_seat(game, seat)?;
        let action: G::Action = from_json(game, action).map_err(in_action)?;
        game.judge(self.state(), seat, &action).map_err(|illegal| refusal(game, &illegal))?;
        let legal = choices(self, seat)?;
        let view = self.view(Viewer::Seat(seat));
        let mut dice = MatchDice::new(seed, self.step());
        let review = bots::review(game, seat, &view, &legal, action, nodes, &mut dice);
        Ok(review.map(|action| to_json(game, &action), |key| key.to_json(game)))
    }

    fn rewind(&mut self, step: u64) -> Result<(), Fault> {
        if step > self.step() {
            return Err(MatchError::NoSuchStep { played: self.step() }.into());
        }
        self.rewind(step);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Result<Value, Fault> {
        check_viewer(self.game(), viewer)?;
        Ok(to_json(self.game(), &self.view(viewer)))
    }

    fn distances(&self, viewer: Viewer, from: Option<&Value>) -> Result<Value, Fault> {
        let game = self.game();
        check_viewer(game, viewer)?;
        let distances = game.distances(&self.view(viewer), from);
        Ok(to_json(game, &distances.map_err(|fault| within("from", fault))?))
    }

    fn event_views(&self, since: u64, viewer: Viewer) -> Result<Vec<Vec<Value>>, Fault> {
        let game = self.game();
        check_viewer(game, viewer)?;
        let seen = |event| game.event_view(event, viewer).map(|seen| to_json(game, &seen));
        Ok(self.steps(since).map(|events| events.iter().filter_map(seen).collect()).collect())
    }

    fn event_by_event(&self, since: u64, viewer: Viewer) -> Result<Vec<Vec<Value>>, Fault> {
        let game = self.game();
        check_viewer(game, viewer)?;
        let json = |views: Vec<G::View>| views.iter().map(|view| to_json(game, view)).collect();
        Ok(self.event_by_event(since, viewer).into_iter().map(json).collect())
    }

    fn shows_each_event(&self, step: u64) -> bool {
        self.steps(step).next().is_some_and(|events| self.game().shows_each_event(events))
    }

    fn revealed(&self, since: u64) -> Vec<bool> {
        self.revealed(since).collect()
    }

    fn events(&self, since: u64) -> Vec<Vec<Value>> {
        let json = |event| to_json(self.game(), event);
        self.steps(since).map(|events| events.iter().map(json).collect()).collect()
    }

    fn state(&self) -> Value {
        to_json(self.game(), &self.game().position(self.state()))
    }

    fn imagine(&self, viewer: Viewer, seed: &Seed) -> Result<Value, Fault> {
        let game = self.game();
        check_viewer(game, viewer)?;
        let state = game.imagine(&self.view(viewer), &mut MatchDice::new(seed, self.step()));
        Ok(to_json(game, &game.position(&state)))
    }

    fn hash(&self) -> String {
        self.hash()
    }

    fn record(&self) -> Record {
        Record::of(self)
    }
}

/// What the seat may choose from, or that it has nothing to choose.
fn choices<G: Game>(game_match: &Match<G>, seat: Seat) -> Result<Vec<G::Action>, Fault> {
    let legal = game_match.legal(seat);
    if legal.is_empty() {
        return Err(MatchError::NothingToChoose { seat: seat.0 }.into());
    }
    Ok(legal)
}

/// Games needn't wonder about seats that nobody could sit in.
pub(crate) fn check_seat<G: Game>(game: &G, seat: Seat) -> Result<(), Fault> {
    if seat.0 < game.people() {
        return Ok(());
    }
    Err(MatchError::NoSuchSeat { seat: seat.0, last: game.people() - 1 }.into())
}

pub(crate) fn check_viewer<G: Game>(game: &G, viewer: Viewer) -> Result<(), Fault> {
    match viewer {
        Viewer::Seat(seat) => check_seat(game, seat),
        Viewer::Spectator => Ok(()),
    }
}

pub(crate) fn in_action(fault: Fault) -> Fault {
    within("action", fault)
}
