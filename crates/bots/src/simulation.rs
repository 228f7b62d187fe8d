//! Many matches, counted.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use tabletop::{Dice, Fault, Game, Playout, QuickDice, Seed, Step, Unlogged, Viewer, playout};

use crate::tally::Tally;
use crate::{Bot, Contest, Means, RULES, Report, Strategy, seat_bots};

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The bots' names: one for each person, or fewer that go evenly round the table.
    pub bots: Vec<String>,
    /// How many matches.
    pub games: u64,
    /// Where all randomness comes from. Match `n` depends on the seed and `n` alone.
    pub seed: Seed,
    /// How many threads share the work, on which the report doesn't depend, and the bots' clock.
    pub means: Means,
}

/// Is told, by any thread, how many matches are finished; says whether to go on.
pub type Watch<'a> = &'a (dyn Fn(u64) -> ControlFlow<()> + Sync);

/// Plays the plan's matches. Keeps counts only, so that memory doesn't grow with their number.
pub fn simulate<G: Contest>(game: &G, plan: &Plan, watch: Watch<'_>) -> Result<Report, Vec<Fault>> {
    let seated = seat_bots::<G>(&plan.bots, game.people(), plan.means.for_one_of_many())?;
    let hall = Hall::new(game, plan, &seated, watch);
    let threads = plan.means.threads.max(1);
    if threads == 1 {
        // Also where there are no threads at all, such as in a browser.
        hall.work();
    } else {
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| hall.work());
            }
        });
    }
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
}

impl<'a, G: Contest> Hall<'a, G> {
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
        }
    }

    /// Plays batch after batch until none is left.
    fn work(&self) {
        let mut tally = Tally::empty::<G>();
        let mut buffer = Vec::new();
        let all_random = self.seated.iter().all(|strategy| strategy.name == "random");
        while !self.stopped.load(Ordering::Relaxed) {
            let first = self.next.fetch_add(self.batch, Ordering::Relaxed);
            let last = first.saturating_add(self.batch).min(self.plan.games);
            if first >= last {
                break;
            }
            for index in first..last {
                let mut dice = QuickDice::new(self.plan.seed.number(index));
                // Random bots need no views: the same rules, at their full speed.
                let played = if all_random {
                    playout(self.game, &mut dice, &mut buffer)
                } else {
                    self.play(&mut dice, &mut buffer)
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

    /// A whole match in which each bot is shown its own view.
    fn play<D: Dice>(&self, dice: &mut D, buffer: &mut Vec<G::Action>) -> Playout {
        let game = self.game;
        let mut bots: Vec<Box<dyn Bot<G>>> =
            self.seated.iter().map(|strategy| (strategy.sit_down)()).collect();
        let mut state = game.blank();
        game.set_up(&mut Step::new(game, &mut state, dice, &mut Unlogged));
        let mut decisions = 0;
        while let Some(seat) = game.to_act(&state).first() {
            let view = game.view(&state, Viewer::Seat(seat));
            game.legal(&state, seat, buffer);
            let action = bots[seat.index()].choose(game, seat, &view, buffer, dice);
            debug_assert!(game.judge(&state, seat, &action).is_ok());
            game.perform(&mut Step::new(game, &mut state, dice, &mut Unlogged), seat, &action);
            decisions += 1;
        }
        let outcome = game.outcome(&state).expect("nobody may act exactly when the match is over");
        Playout { outcome, decisions }
    }
}
