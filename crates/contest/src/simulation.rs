//! Many matches, counted.

use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::{BotGame, Kind, Means, RULES, Strategy, seat_bots};
use tabletop::{Fault, Game, Match, Playout, QuickDice, Seed, SeededDice, Simulated, playout};

use crate::seated::on_threads;
use crate::tally::Tally;
use crate::{Report, Seated, play_match};

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The bots' names: one for each person, or fewer that go evenly round the table.
    pub bots: Vec<String>,
    /// How many matches.
    pub games: u64,
    /// Where all randomness comes from. Match `n` depends on the seed and `n` alone; match 0 has
    /// this very seed.
    pub seed: Seed,
    /// How many threads share the work, on which the report doesn't depend, and the bots' clock.
    pub means: Means,
}

/// Is told, by any thread, how many matches are finished; says whether to go on.
pub type Watch<'a> = &'a (dyn Fn(u64) -> ControlFlow<()> + Sync);

/// Plays the plan's matches. Keeps counts only, so that memory doesn't grow with their number.
pub fn simulate<G: BotGame>(game: &G, plan: &Plan, watch: Watch<'_>) -> Result<Report, Vec<Fault>> {
    let seated = seat_bots::<G>(&plan.bots, game.people(), plan.means.for_one_of_many())?;
    let hall = Hall::new(game, plan, &seated, watch);
    on_threads(plan.means.threads, || hall.work());
    let tally = hall.total.into_inner().expect("no thread panicked");
    let rest = usize::from(game.seats() - game.people());
    let names = plan.bots.iter().map(String::as_str).cycle().take(seated.len());
    let names = names.chain(std::iter::repeat_n(RULES, rest)).map(str::to_owned).collect();
    Ok(Report::of::<G>(&tally, names))
}

/// What the threads share.
struct Hall<'a, G: Game> {
    game: &'a G,
    plan: &'a Plan,
    seated: &'a [Strategy<G>],
    watch: Watch<'a>,
    batch: u64,
    next: AtomicU64,
    finished: AtomicU64,
    stopped: AtomicBool,
    total: Mutex<Tally>,
    all_random: bool,
    random_dice: QuickDice,
}

impl<'a, G: BotGame> Hall<'a, G> {
    fn new(game: &'a G, plan: &'a Plan, seated: &'a [Strategy<G>], watch: Watch<'a>) -> Self {
        Self {
            game,
            plan,
            seated,
            watch,
            // Small enough to stop soon and to end together, large enough to rarely meet.
            batch: (plan.games / (plan.means.threads.max(1) as u64 * 64)).clamp(1, 1024),
            next: AtomicU64::new(0),
            finished: AtomicU64::new(0),
            stopped: AtomicBool::new(false),
            total: Mutex::new(Tally::empty::<G>()),
            all_random: seated.iter().all(|strategy| strategy.kind == Kind::Random),
            random_dice: QuickDice::new(plan.seed.number(0)),
        }
    }

    /// Plays batch after batch until none is left.
    fn work(&self) {
        let mut tally = Tally::empty::<G>();
        let mut buffer = Vec::new();
        while !self.stopped.load(Ordering::Relaxed) {
            let first = self.next.fetch_add(self.batch, Ordering::Relaxed);
            let last = first.saturating_add(self.batch).min(self.plan.games);
            if first >= last {
                break;
            }
            for index in first..last {
                // Random bots need no views: the same rules, at their full speed. The first match
                // is the one that can be shown.
                let played = if self.all_random && index > 0 {
                    playout(self.game, &mut self.random_dice.nth(index), &mut buffer)
                } else {
                    self.play(index, &mut buffer)
                };
                tally.count::<G>(&played);
            }
            let finished = self.finished.fetch_add(last - first, Ordering::Relaxed) + last - first;
            if (self.watch)(finished).is_break() {
                self.stopped.store(true, Ordering::Relaxed);
            }
        }
        self.total.lock().expect("no thread panicked").add(&tally);
    }

    /// Plays the match of this number, each bot shown its own view.
    fn play(&self, index: u64, buffer: &mut Vec<G::Action>) -> Playout {
        let seed = match_seed(&self.plan.seed, index);
        let mut seated = Seated::at_match(self.seated, &seed);
        let mut dice = SeededDice::new(&seed);
        let mut table = Simulated::new(self.game, &mut dice);
        let watch = |_: &_| Ok::<_, Infallible>(());
        let Ok(playout) = play_match(&mut table, &mut seated, buffer, watch);
        playout
    }
}

/// The seed of a match. Seats have seeds of their own, which end differently.
fn match_seed(seed: &Seed, index: u64) -> Seed {
    if index == 0 { seed.clone() } else { Seed(format!("{}, match {index}", seed.0)) }
}

/// Plays match 0 of the plan, recorded. `watch` is shown it before every decision and at its end,
/// and says whether to go on.
pub fn play_shown<G: BotGame>(
    game: G,
    plan: &Plan,
    mut watch: impl FnMut(&Match<G>) -> ControlFlow<()>,
) -> Result<Match<G>, Vec<Fault>> {
    let strategies = seat_bots::<G>(&plan.bots, game.people(), plan.means)?;
    let mut seated = Seated::at_match(&strategies, &plan.seed);
    let mut table = Match::new(game, plan.seed.clone());
    let go_on = |table: &Match<G>| watch(table).is_continue().then_some(()).ok_or(());
    // Broken off or not, the match is as far as it came.
    let _ = play_match(&mut table, &mut seated, &mut Vec::new(), go_on);
    Ok(table)
}
