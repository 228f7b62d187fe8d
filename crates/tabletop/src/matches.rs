//! A match: the log, and the state that it folds up to.

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{Fault, Game, MatchDice, Outcome, Seat, SeatSet, Seed, Step, Viewer, to_json};

/// Where a match began.
#[derive(Clone, Debug)]
pub enum Start<P> {
    /// At the set-up, with these events.
    SetUp,
    /// At a position that somebody wrote down.
    Position(P),
}

/// One action and what came of it.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: G::Action,
    /// What happened.
    pub events: Vec<G::Event>,
    /// Did anybody learn something by it that an undo can't make them forget?
    pub revealed: bool,
}

/// A recorded match. Every change goes through [`act`](Match::act); the log is the truth, and the
/// state is only its sum.
pub struct Match<G: Game> {
    game: G,
    seed: Seed,
    start: Start<G::Position>,
    opening: Vec<G::Event>,
    played: Vec<Played<G>>,
    state: G::State,
}

impl<G: Game> Match<G> {
    /// Sets a match up.
    pub fn new(game: G, seed: Seed) -> Self {
        let mut state = game.blank();
        let mut opening = Vec::new();
        let mut dice = MatchDice::new(&seed, 0);
        game.set_up(&mut Step::new(&game, &mut state, &mut dice, &mut opening));
        Self { game, seed, start: Start::SetUp, opening, played: Vec::new(), state }
    }

    /// Begins a match in the middle.
    pub fn from_position(game: G, seed: Seed, position: G::Position) -> Result<Self, Vec<Fault>> {
        let state = game.restore(&position)?;
        let start = Start::Position(position);
        Ok(Self { game, seed, start, opening: Vec::new(), played: Vec::new(), state })
    }

    /// Judges an action and, if it is legal, plays it.
    pub fn act(&mut self, seat: Seat, action: &G::Action) -> Result<&Played<G>, G::Illegal> {
        self.game.judge(&self.state, seat, action)?;
        let mut events = Vec::new();
        let mut dice = MatchDice::new(&self.seed, self.step() + 1);
        let mut step = Step::new(&self.game, &mut self.state, &mut dice, &mut events);
        self.game.perform(&mut step, seat, action);
        let revealed = events.iter().any(|event| self.game.reveals(event, &self.state));
        self.played.push(Played { seat, action: *action, events, revealed });
        Ok(self.played.last().expect("just pushed"))
    }

    /// Goes back to the state after `step` actions, by folding the log again.
    pub fn rewind(&mut self, step: u64) {
        self.played.truncate(step as usize);
        self.state = self.folded();
    }

    /// The state that the log gives when folded up from the beginning.
    pub fn folded(&self) -> G::State {
        self.folded_before(self.step() + 1)
    }

    /// The state before a step, folded up from the beginning.
    pub fn folded_before(&self, step: u64) -> G::State {
        let mut state = match &self.start {
            Start::SetUp => self.game.blank(),
            Start::Position(position) => {
                self.game.restore(position).expect("it was checked when the match began")
            }
        };
        for event in self.steps(0).take(step as usize).flatten() {
            self.game.evolve(&mut state, event);
        }
        state
    }

    /// What the viewer could know after each event that it saw, for each step from `since` on. The
    /// last view of a step is the view after the step: what the viewer sees nothing of belongs to
    /// the event before.
    pub fn event_by_event(&self, since: u64, viewer: Viewer) -> Vec<Vec<G::View>> {
        let mut state = self.folded_before(since);
        let mut step_views = |events: &[G::Event]| {
            let mut views: Vec<G::View> = Vec::new();
            for event in events {
                self.game.evolve(&mut state, event);
                let view = self.game.view(&state, viewer);
                if self.game.event_view(event, viewer).is_some() {
                    views.push(view);
                } else if let Some(last) = views.last_mut() {
                    *last = view;
                }
            }
            views
        };
        self.steps(since).map(&mut step_views).collect()
    }

    /// The rules that are played by.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Where the randomness comes from.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Where it began.
    pub fn start(&self) -> &Start<G::Position> {
        &self.start
    }

    /// The events of the set-up.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// All that was played since.
    pub fn played(&self) -> &[Played<G>] {
        &self.played
    }

    /// The events of each step from `since` on. Step 0 is the set-up, step `n` the `n`th action.
    pub fn steps(&self, since: u64) -> impl Iterator<Item = &[G::Event]> {
        let played = self.played.iter().map(|played| played.events.as_slice());
        std::iter::once(self.opening.as_slice()).chain(played).skip(since as usize)
    }

    /// For each step from `since` on: did anybody learn something by it that they can't forget?
    /// Nobody forgets the set-up.
    pub fn revealed(&self, since: u64) -> impl Iterator<Item = bool> {
        let played = self.played.iter().map(|played| played.revealed);
        std::iter::once(true).chain(played).skip(since as usize)
    }

    /// How many actions were played.
    pub fn step(&self) -> u64 {
        self.played.len() as u64
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Who may act.
    pub fn to_act(&self) -> SeatSet {
        self.game.to_act(&self.state)
    }

    /// The result, if it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    /// What the seat may do, sorted.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat, &mut actions);
        actions
    }

    /// What the viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// A short fingerprint of the state: the same wherever the match is replayed.
    pub fn hash(&self) -> String {
        fingerprint(&to_json(&self.game, &self.game.position(&self.state)))
    }
}

/// A short fingerprint of any JSON: enough to tell two states or two boards apart.
pub fn fingerprint(json: &Value) -> String {
    let digest: [u8; 32] = Sha256::digest(json.to_string().as_bytes()).into();
    format!("{:016x}", u64::from_be_bytes(std::array::from_fn(|byte| digest[byte])))
}
