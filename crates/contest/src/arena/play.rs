//! Playing the games of an arena, on any number of threads, always with the same result.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::{BotGame, Means, Strategy, strategy};
use tabletop::{Fault, Playout, QuickDice, Seed, Simulated};

use super::report::Pentanomial;
use super::{Analysis, Played, Schedule, Spec, SprtReport, Verdict};
use crate::seated::{on_threads, own_seed};
use crate::{Seated, play_match};

/// Is shown the games in their order whenever there are more of them; says whether to go on.
pub type Watch<'a> = &'a (dyn Fn(&[Played]) -> ControlFlow<()> + Sync);

/// Plays what the spec asks for beyond `done`, and gives all games in their order.
pub fn play<G: BotGame>(
    game: &G,
    spec: &Spec,
    analysis: &Analysis,
    done: Vec<Played>,
    means: Means,
    watch: Watch<'_>,
) -> Result<Vec<Played>, Vec<Fault>> {
    analysis.check(spec)?;
    let bots: Result<Vec<_>, Fault> =
        (spec.bots.iter()).map(|name| strategy::<G>(name, means.for_one_of_many())).collect();
    let hall = Hall {
        game,
        spec,
        schedule: spec.schedule(),
        bots: bots.map_err(|fault| vec![fault])?,
        place_seeds: (0..spec.seats).map(|place| own_seed(&spec.seed, place.into())).collect(),
        watch,
        next: AtomicU64::new(done.len() as u64),
        stopped: AtomicBool::new(false),
        ledger: Mutex::new(Ledger::new(spec, analysis, done)),
    };
    if hall.ledger.lock().expect("no thread panicked").decided() {
        hall.stopped.store(true, Ordering::Relaxed);
    }
    on_threads(means.threads, || hall.work());
    Ok(hall.ledger.into_inner().expect("no thread panicked").games)
}

/// The games in their order, and those that were faster than one before them.
struct Ledger {
    games: Vec<Played>,
    early: BTreeMap<u64, Played>,
    pentanomial: Pentanomial,
    test: Option<SprtReport>,
}

impl Ledger {
    fn new(spec: &Spec, analysis: &Analysis, done: Vec<Played>) -> Self {
        let mut ledger = Self {
            games: done,
            early: BTreeMap::new(),
            pentanomial: Pentanomial::new(&spec.schedule()),
            test: analysis.sprt.map(SprtReport::new),
        };
        ledger.look();
        ledger
    }

    fn decided(&self) -> bool {
        self.test.as_ref().is_some_and(|test| test.verdict != Verdict::Open)
    }

    /// Takes a game in, and with it those that waited for it; says whether there are more now.
    /// After the deciding block no game is taken in: how far other threads got must not show.
    fn enter(&mut self, number: u64, game: Played) -> bool {
        let before = self.games.len();
        self.early.insert(number, game);
        while !self.decided()
            && let Some(game) = self.early.remove(&(self.games.len() as u64))
        {
            self.games.push(game);
            self.look();
        }
        self.games.len() > before
    }

    fn look(&mut self) {
        if let Some(test) = &mut self.test {
            self.pentanomial.count(&self.games, |counts| test.look(&counts[0]));
        }
    }
}

/// What the threads share.
struct Hall<'a, G: BotGame> {
    game: &'a G,
    spec: &'a Spec,
    schedule: Schedule,
    bots: Vec<Strategy<G>>,
    place_seeds: Vec<Seed>,
    watch: Watch<'a>,
    next: AtomicU64,
    stopped: AtomicBool,
    ledger: Mutex<Ledger>,
}

impl<G: BotGame> Hall<'_, G> {
    /// Plays game after game until none is left.
    fn work(&self) {
        let mut buffer = Vec::new();
        while !self.stopped.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.spec.games() {
                break;
            }
            let played = self.play(number, &mut buffer);
            let mut ledger = self.ledger.lock().expect("no thread panicked");
            let more = ledger.enter(number, played);
            let told = more && (self.watch)(&ledger.games).is_break();
            if told || ledger.decided() {
                self.stopped.store(true, Ordering::Relaxed);
            }
        }
    }

    /// Plays the game of this number.
    fn play(&self, number: u64, buffer: &mut Vec<G::Action>) -> Played {
        let fixture = self.schedule.fixture(number);
        let mut dice = QuickDice::new(self.spec.seed.number(fixture.block));
        let mut seated: Vec<Seated<G, QuickDice>> = (fixture.places.iter().zip(&fixture.bots))
            .map(|(&place, &bot)| Seated {
                bot: (self.bots[bot].sit_down)(),
                dice: QuickDice::new(self.place_seeds[place].number(fixture.block)),
            })
            .collect();
        let mut table = Simulated::new(self.game, &mut dice);
        let watch = |_: &_| Ok::<_, Infallible>(());
        let Ok(Playout { outcome, decisions }) = play_match(&mut table, &mut seated, buffer, watch);
        Played {
            block: fixture.block,
            bots: fixture.bots.iter().map(|&bot| self.spec.bots[bot].clone()).collect(),
            points: outcome.points().to_vec(),
            winners: outcome.winners,
            ending: outcome.ending.to_owned(),
            decisions,
        }
    }
}
