//! A match as it is played at a table, with the expensive laws.

use std::cell::Cell;

use tabletop::{Game, Imagine, Match, MatchDice, QuickDice, Seat, Seed, Setting, Tell};

use super::breach::{Breach, Law, hold};
use super::threads::list;
use super::turn::{Next, Turns};
use super::{Laws, Tally, fairness, moments, plain, pool, secrets, survival, undo};

/// Plays one match with its log, and beside it the same one without.
pub(super) fn play<G: Imagine + Tell>(
    laws: &Laws<G>,
    setting: &Setting,
    seed: &Seed,
    steps: &Cell<u64>,
) -> Result<Tally, Breach> {
    let mut table = Table::new(laws, setting, seed)?;
    table.check_events()?;
    loop {
        let state = table.game_match.state();
        hold_same_state(Law::UnloggedPlayIsTheSame, state, &table.unlogged)?;
        let next = table.turns.check(table.game_match.game(), state, usize::MAX)?;
        let over = matches!(next, Next::Over(_));
        if over || steps.get().is_multiple_of(laws.looked_at_every) {
            table.look()?;
        }
        if steps.get() % laws.counted_every == laws.counted_every / 2 {
            table.count_picks()?;
            table.look_within()?;
        }
        match next {
            Next::Over(outcome) => {
                survival::check_record(&table.game_match)?;
                table.tally.ended(&outcome, steps.get());
                return Ok(table.tally);
            }
            Next::Act(seat, action) => {
                plain::check_length(laws, steps.get())?;
                table.act(seat, &action)?;
                table.check_events()?;
                steps.set(steps.get() + 1);
            }
        }
    }
}

/// A match under way, and what is needed to check it.
struct Table<'a, G: Game> {
    laws: &'a Laws<G>,
    game_match: Match<G>,
    /// The state of the same match, played without a log.
    unlogged: G::State,
    /// The state before the last step.
    before: G::State,
    turns: Turns<G::Action>,
    tally: Tally,
}

impl<'a, G: Imagine + Tell> Table<'a, G> {
    fn new(laws: &'a Laws<G>, setting: &Setting, seed: &Seed) -> Result<Self, Breach> {
        let game = G::lay_out(setting)
            .map_err(|faults| Breach { law: Law::SettingsAreLaidOut, detail: list(&faults) })?;
        let mut dice = QuickDice::new(seed.number(0));
        let pool = pool::filled(&game, &mut dice, laws.longest);
        let unlogged = game.start(&mut MatchDice::new(seed, 0));
        let game_match = Match::new(game, seed.clone());
        let turns = Turns::new(pool, dice);
        let before = game_match.game().blank();
        Ok(Self { laws, game_match, unlogged, before, turns, tally: Tally::default() })
    }

    fn act(&mut self, seat: Seat, action: &G::Action) -> Result<(), Breach> {
        survival::check_action(self.game_match.game(), action)?;
        self.before = self.game_match.state().clone();
        if let Err(illegal) = self.game_match.act(seat, action) {
            let detail = format!("picked but refused: {action:?}\n{illegal:?}");
            return Err(Breach { law: Law::ListedExactlyIfAccepted, detail });
        }
        let game = self.game_match.game();
        let dice = &mut MatchDice::new(self.game_match.seed(), self.game_match.step());
        game.advance(&mut self.unlogged, seat, action, dice);
        let played = self.game_match.played().last().expect("just played");
        undo::check_step(game, &self.before, played, &mut self.turns.dice, &mut self.tally)
    }

    /// The laws on what just happened.
    fn check_events(&mut self) -> Result<(), Breach> {
        let Self { laws, game_match, turns, tally, .. } = self;
        let events =
            game_match.played().last().map_or(game_match.opening(), |played| &played.events);
        survival::check_events(game_match.game(), events)?;
        secrets::check_events(laws, game_match, events, &mut turns.dice, tally)
    }

    /// The laws on a whole state.
    fn look(&mut self) -> Result<(), Breach> {
        let (game, state) = (self.game_match.game(), self.game_match.state());
        hold_same_state(Law::FoldingTheLogGivesTheState, state, &self.game_match.folded())?;
        survival::check_position(game, state)?;
        let (pool, dice) = (self.turns.pool.actions(), &mut self.turns.dice);
        secrets::check_views(game, state, pool, dice, &mut self.tally)?;
        survival::check_untouched(&mut self.game_match, pool)
    }

    /// The laws on the moments within the last step.
    fn look_within(&mut self) -> Result<(), Breach> {
        moments::check_step(&self.game_match, &self.before, &mut self.turns.dice)
    }

    fn count_picks(&mut self) -> Result<(), Breach> {
        let (game, state) = (self.game_match.game(), self.game_match.state());
        self.tally.counted += fairness::check(game, state, &mut self.turns.dice)?;
        Ok(())
    }
}

fn hold_same_state<S: PartialEq + std::fmt::Debug>(
    law: Law,
    state: &S,
    other: &S,
) -> Result<(), Breach> {
    hold(law, state == other, || format!("expected {state:?}\nactual   {other:?}"))
}
