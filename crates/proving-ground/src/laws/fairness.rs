//! Every listed action is picked equally often.

use tabletop::{Game, QuickDice};

use super::breach::{Breach, Law, hold};

/// How often each action is picked on average; enough to notice one that is half as likely.
const PICKS_PER_ACTION: u32 = 300;
/// Longer lists are not counted: they would take too long and prove nothing more.
const LONGEST_LIST: usize = 150;

/// Counts picks at this position for one seat that may act; says how many positions were counted.
pub(super) fn check<G: Game>(
    game: &G,
    state: &G::State,
    dice: &mut QuickDice,
) -> Result<u64, Breach> {
    let (mut list, mut buffer) = (Vec::new(), Vec::new());
    let Some(seat) = game.to_act(state).first() else { return Ok(0) };
    game.legal(state, seat, &mut list);
    if list.len() < 2 || list.len() > LONGEST_LIST {
        return Ok(0);
    }
    let mut counts = vec![0_u32; list.len()];
    for _ in 0..list.len() as u32 * PICKS_PER_ACTION {
        let action = game.pick(state, seat, dice, &mut buffer);
        let index = list.binary_search(&action);
        hold(Law::PicksAreListed, index.is_ok(), || format!("seat {seat} picks {action:?}"))?;
        counts[index.unwrap_or_default()] += 1;
    }
    for (action, &count) in list.iter().zip(&counts) {
        hold(Law::PicksAreFair, count > 0, || format!("seat {seat} never picks {action:?}"))?;
    }
    let deviation = deviation(&counts);
    hold(Law::PicksAreFair, deviation < bound(list.len()), || {
        format!("seat {seat} picks {list:?}\nso often {counts:?}: chi-square {deviation:.0}")
    })?;
    Ok(1)
}

/// The chi-square statistic of counts that should all be the same.
fn deviation(counts: &[u32]) -> f64 {
    let expected = f64::from(PICKS_PER_ACTION);
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

/// Fair dice exceed it less than once in a billion positions (mean and eight standard deviations of
/// chi-square, and something for its long tail when there are few actions).
fn bound(actions: usize) -> f64 {
    let freedom = f64::from(actions as u32 - 1);
    freedom + 8.0 * (2.0 * freedom).sqrt() + 32.0
}
