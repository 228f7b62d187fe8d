//! The laws of one moment: who may act, what is listed, judged and picked, how it ended.

use tabletop::{Dice, Game, Outcome, QuickDice, Seat, SeatSet};

use super::breach::{Breach, Law, hold};
use super::pool::Pool;

/// What the laws need at every step of a match, reused from step to step.
pub(super) struct Turns<A> {
    pub pool: Pool<A>,
    pub dice: QuickDice,
    list: Vec<A>,
    buffer: Vec<A>,
}

/// What comes next.
pub(super) enum Next<A> {
    /// This seat does this.
    Act(Seat, A),
    /// The match is over.
    Over(Outcome),
}

impl<A: Copy + Ord + std::fmt::Debug> Turns<A> {
    pub fn new(pool: Pool<A>, dice: QuickDice) -> Self {
        Self { pool, dice, list: Vec::new(), buffer: Vec::new() }
    }

    /// Checks the laws of this moment and chooses what comes next. `judged` listed and as many
    /// other actions are judged for each seat.
    pub fn check<G: Game<Action = A>>(
        &mut self,
        game: &G,
        state: &G::State,
        judged: usize,
    ) -> Result<Next<A>, Breach> {
        let to_act = game.to_act(state);
        let outcome = game.outcome(state);
        let law = Law::SomebodyMayActExactlyWhileThereIsNoOutcome;
        hold(law, to_act.is_empty() == outcome.is_some(), || {
            format!("to act: {to_act:?}, outcome: {outcome:?}")
        })?;
        hold(law, to_act.iter().all(|seat| seat.0 < game.people()), || {
            format!("nobody sits at some seat of {to_act:?}")
        })?;
        // A seat beyond the table may never act either.
        for seat in Seat::all(game.seats() + 1).filter(|&seat| !to_act.contains(seat)) {
            self.check_idle(game, state, seat, judged)?;
        }
        if let Some(outcome) = outcome {
            check_outcome(game, &outcome)?;
            return Ok(Next::Over(outcome));
        }
        let chosen = self.choose(to_act);
        for seat in to_act.without(chosen).iter() {
            self.check_list(game, state, seat, judged)?;
        }
        self.check_list(game, state, chosen, judged)?;
        let action = game.pick(state, chosen, &mut self.dice, &mut self.buffer);
        hold(Law::PicksAreListed, self.list.binary_search(&action).is_ok(), || {
            format!("seat {chosen} picks {action:?} from {:?}", self.list)
        })?;
        Ok(Next::Act(chosen, action))
    }

    fn choose(&mut self, seats: SeatSet) -> Seat {
        let index = self.dice.below(seats.len()) as usize;
        seats.iter().nth(index).expect("the index is below the number of seats")
    }

    fn check_idle<G: Game<Action = A>>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        judged: usize,
    ) -> Result<(), Breach> {
        let law = Law::ListedExactlyIfAccepted;
        if seat.0 < game.seats() {
            game.legal(state, seat, &mut self.list);
            hold(law, self.list.is_empty(), || {
                format!("seat {seat} may not act, but for it are listed {:?}", self.list)
            })?;
        }
        for action in some(self.pool.actions(), judged, &mut self.dice) {
            hold(law, game.judge(state, seat, action).is_err(), || {
                format!("seat {seat} may not act, but this is accepted: {action:?}")
            })?;
        }
        Ok(())
    }

    fn check_list<G: Game<Action = A>>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        judged: usize,
    ) -> Result<(), Breach> {
        game.legal(state, seat, &mut self.list);
        let (list, law) = (&self.list, Law::ListedExactlyIfAccepted);
        hold(law, !list.is_empty(), || format!("seat {seat} is to act and has nothing to do"))?;
        hold(Law::ListsAreSorted, list.is_sorted_by(|one, next| one < next), || {
            format!("seat {seat}: {list:?}")
        })?;
        for action in some(list, judged, &mut self.dice) {
            let judgment = game.judge(state, seat, action);
            hold(law, judgment.is_ok(), || {
                format!("seat {seat}: listed but refused: {action:?}\n{judgment:?}")
            })?;
        }
        for action in some(self.pool.actions(), judged, &mut self.dice) {
            let accepted = game.judge(state, seat, action).is_ok();
            hold(law, accepted == list.binary_search(action).is_ok(), || {
                let (is, not) =
                    if accepted { ("accepted", "listed") } else { ("listed", "accepted") };
                format!("seat {seat}: {is} but not {not}: {action:?}")
            })?;
        }
        self.pool.keep(list, &mut self.dice);
        Ok(())
    }
}

/// Up to `count` neighbours from anywhere in the slice.
fn some<'a, A>(items: &'a [A], count: usize, dice: &mut QuickDice) -> &'a [A] {
    let surplus = items.len().saturating_sub(count);
    let first = if surplus == 0 { 0 } else { dice.below(surplus as u32 + 1) as usize };
    &items[first..items.len().min(first.saturating_add(count))]
}

fn check_outcome<G: Game>(game: &G, outcome: &Outcome) -> Result<(), Breach> {
    let complete = outcome.seats == game.seats()
        && !outcome.winners.is_empty()
        && outcome.winners.iter().all(|seat| seat.0 < game.seats())
        && G::ENDINGS.contains(&outcome.ending)
        && G::DECIDERS.contains(&outcome.decided_by);
    hold(Law::OutcomesAreComplete, complete, || format!("{outcome:?}"))
}
