//! Bots think on a few threads, and whose bot is next is decided fairly: quick bots never wait
//! behind slow ones, and among the slow ones an address, and within it a player, that has less
//! under way goes first.

mod queue;

use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use catalogue::{AnyMatch, Fault, Means, Seat, Seed, Title};
use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::Instant;

use crate::metrics::Metrics;
use queue::FairQueue;

/// From this level on, a bot is slow: it looks at hundreds of futures for a move.
const SLOW_LEVEL: usize = 4;

/// For whom a bot thinks.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Patron {
    /// Where they connect from.
    pub address: IpAddr,
    /// Who they are.
    pub player: String,
}

/// What a bot is asked.
pub struct Question {
    /// The match; nothing changes it meanwhile.
    pub game: Arc<dyn AnyMatch>,
    /// Which seat has to act.
    pub seat: Seat,
    /// Which bot plays it.
    pub bot: String,
    /// Where the bot's own randomness comes from.
    pub seed: Seed,
}

impl Question {
    fn answer(&self) -> Result<Value, Fault> {
        self.game.best(self.seat, &self.bot, &self.seed, Means::default())
    }
}

/// Where bots think.
pub struct Thinkers {
    quick: Arc<Semaphore>,
    slow: Arc<Slow>,
    /// Beside the tasks that serve people; a simulation thinks in place, for so long by its own
    /// clock.
    in_place: Option<Duration>,
}

/// The threads of slow bots, and who waits for them.
struct Slow {
    state: Mutex<State>,
}

struct State {
    free: usize,
    queue: FairQueue<oneshot::Sender<Place>>,
}

/// A place among the slow bots, given back when it is dropped.
struct Place {
    slow: Arc<Slow>,
    patron: Patron,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut state = self.slow.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.queue.done(&self.patron);
        state.free += 1;
        drop(state);
        self.slow.hand_out();
    }
}

/// A turn to think: kept as long as the bot does.
enum Turn {
    Quick { _permit: Option<OwnedSemaphorePermit> },
    Slow { _place: Option<Place> },
}

impl Slow {
    /// Gives free places to those whose turn it is.
    fn hand_out(self: &Arc<Self>) {
        loop {
            let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            if state.free == 0 {
                return;
            }
            let Some((patron, waiting)) = state.queue.next() else { return };
            state.free -= 1;
            drop(state);
            let place = Place { slow: Arc::clone(self), patron };
            // Whoever doesn't wait any more gives the place back by dropping it.
            drop(waiting.send(place));
        }
    }

    async fn place(self: &Arc<Self>, patron: Patron) -> Option<Place> {
        let (waiting, place) = oneshot::channel();
        self.state.lock().unwrap_or_else(PoisonError::into_inner).queue.push(patron, waiting);
        self.hand_out();
        place.await.ok()
    }
}

impl Thinkers {
    /// With this many threads for each kind of bot.
    pub fn new(threads: usize) -> Self {
        let state = State { free: threads, queue: FairQueue::default() };
        Self {
            quick: Arc::new(Semaphore::new(threads)),
            slow: Arc::new(Slow { state: Mutex::new(state) }),
            in_place: None,
        }
    }

    /// Thinks in place, and takes so long for it by tokio's clock: for simulations.
    pub fn in_place(takes: Duration) -> Self {
        Self { in_place: Some(takes), ..Self::new(1) }
    }

    /// Lets a bot think when it is its turn. It ends on its own thread even if nobody waits for it.
    pub async fn think(
        &self,
        metrics: &Metrics,
        patron: Patron,
        question: Question,
    ) -> Result<Value, Fault> {
        let started = Instant::now();
        metrics.bots_waiting.inc();
        let turn = self.turn(patron, &question).await;
        metrics.bots_waiting.dec();
        metrics.bot_wait_seconds.observe(started.elapsed().as_secs_f64());
        if let Some(takes) = self.in_place {
            tokio::time::sleep(takes).await;
            return question.answer();
        }
        metrics.bots_thinking.inc();
        let thinking = metrics.bots_thinking.clone();
        let thought = tokio::task::spawn_blocking(move || {
            // The place is given back when the bot has thought, not before.
            let _turn = turn;
            let answer = question.answer();
            thinking.dec();
            answer
        });
        match thought.await {
            Ok(answer) => answer,
            Err(broken) => std::panic::resume_unwind(broken.into_panic()),
        }
    }

    async fn turn(&self, patron: Patron, question: &Question) -> Turn {
        if is_slow(catalogue::title(question.game.game()).ok(), &question.bot) {
            Turn::Slow { _place: self.slow.place(patron).await }
        } else {
            Turn::Quick { _permit: Arc::clone(&self.quick).acquire_owned().await.ok() }
        }
    }
}

fn is_slow(title: Option<&Title>, bot: &str) -> bool {
    let level = |title: &Title| title.bots().iter().find(|known| known.name == bot)?.level;
    title.and_then(level).is_some_and(|level| level >= SLOW_LEVEL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_two_strongest_levels_are_slow() {
        for game in ["san-francisco", "mini-express"] {
            let title = catalogue::title(game).ok();
            for bot in ["random", "greedy", "trainee", "guard", "fireman"] {
                assert!(!is_slow(title, bot), "{bot}");
            }
            assert!(is_slow(title, "driver") && is_slow(title, "stationmaster"));
        }
    }

    fn patron(last: u8, player: &str) -> Patron {
        Patron { address: [127, 0, 0, last].into(), player: player.to_owned() }
    }

    #[tokio::test]
    async fn a_place_is_given_back_and_handed_on_also_when_nobody_waits_any_more() {
        let thinkers = Thinkers::new(1);
        let first = thinkers.slow.place(patron(1, "a")).await.expect("it is free");
        let slow = Arc::clone(&thinkers.slow);
        let gone = tokio::spawn(async move { slow.place(patron(1, "a")).await.is_some() });
        let slow = Arc::clone(&thinkers.slow);
        let waits = tokio::spawn(async move { slow.place(patron(1, "b")).await });
        tokio::task::yield_now().await;
        gone.abort();
        assert!(gone.await.is_err(), "it waited");
        drop(first);
        let place = waits.await.expect("it ends").expect("its turn");
        assert_eq!(place.patron, patron(1, "b"));
    }
}
