//! Matches spread over the cores, with the same result whatever their number.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use tabletop::{Fault, Game, Imagine};

use super::breach::{Breach, Broken, Law};
use super::{Laws, Tally, plain, recorded};

/// Told how many matches of how many were begun.
type Tell<'a> = &'a (dyn Fn(u64, u64) + Sync);

/// Plays every match, or finds the first, in order, that breaks a law.
///
/// Matches are handed out in order and every one handed out is finished, so all matches before the
/// first broken one were played: the same one is found by any number of threads.
pub(super) fn check<G: Imagine + tabletop::Tell>(
    laws: &Laws<G>,
    tell: Option<Tell<'_>>,
) -> Result<Tally, Broken> {
    let games: Vec<G> =
        (0..laws.settings.len()).map(|setting| lay_out(laws, setting)).collect::<Result<_, _>>()?;
    let all = laws.matches * laws.settings.len() as u64;
    assert!(all > 0, "laws without a setting or a match prove nothing");
    let next = AtomicU64::new(0);
    let first_broken = Mutex::new(None::<(u64, Broken)>);
    let sum = Mutex::new(Tally::default());
    let work = || {
        let mut tally = Tally::default();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= all {
                break;
            }
            if let Some(tell) = tell
                && index.is_multiple_of(all.div_ceil(100))
            {
                tell(index, all);
            }
            let (setting, number) = ((index / laws.matches) as usize, index % laws.matches);
            match check_match(laws, &games[setting], setting, number) {
                Ok(played) => tally.add(played),
                Err(broken) => {
                    next.fetch_max(all, Ordering::Relaxed);
                    let mut first = first_broken.lock().expect("nobody panics holding it");
                    if first.as_ref().is_none_or(|(earlier, _)| index < *earlier) {
                        *first = Some((index, broken));
                    }
                }
            }
        }
        sum.lock().expect("nobody panics holding it").add(tally);
    };
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..laws.threads.unwrap_or_else(cores).max(1) {
            scope.spawn(work);
        }
    });
    match first_broken.into_inner().expect("nobody panics holding it") {
        Some((_, broken)) => Err(broken),
        None => Ok(sum.into_inner().expect("nobody panics holding it")),
    }
}

/// Plays one match. A panic of the rules is a broken law like any other, so that it too names the
/// match and the step.
pub(super) fn check_match<G: Imagine + tabletop::Tell>(
    laws: &Laws<G>,
    game: &G,
    setting: usize,
    number: u64,
) -> Result<Tally, Broken> {
    let seed = laws.seed_of(setting, number);
    let step = Cell::new(0);
    let play = || {
        if number.is_multiple_of(laws.recorded_every) {
            recorded::play(laws, &laws.settings[setting], &seed, &step)
        } else {
            plain::play(laws, game, &seed, &step)
        }
    };
    let result = catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        let detail = text.unwrap_or("a panic without words").to_owned();
        Err(Breach { law: Law::RulesDoNotPanic, detail })
    });
    result.map_err(|breach| broken(laws, setting, number, step.get(), breach))
}

/// The game of a setting.
pub(super) fn lay_out<G: Game>(laws: &Laws<G>, setting: usize) -> Result<G, Broken> {
    G::lay_out(&laws.settings[setting]).map_err(|faults| {
        let breach = Breach { law: Law::SettingsAreLaidOut, detail: list(&faults) };
        broken(laws, setting, 0, 0, breach)
    })
}

pub(super) fn list(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

fn broken<G: Game>(
    laws: &Laws<G>,
    setting: usize,
    number: u64,
    step: u64,
    breach: Breach,
) -> Broken {
    let table = &laws.settings[setting];
    let board = if table.board.is_some() { "a board of its own" } else { "the usual board" };
    let table = format!("{} seats, options {}, {board}", table.seats, table.options);
    let seed = laws.seed_of(setting, number).0;
    let Breach { law, detail } = breach;
    Broken { law, setting, table, number, seed, step, detail }
}
