//! Bots at a table.

use bots::{Bot, Strategy};
use tabletop::{Game, Playing, Playout, Seat, Seed, SeededDice, StepDice, Viewer};

/// A bot in its seat, with dice of its own: what it rolls doesn't change what is dealt.
pub struct Seated<G: Game, S> {
    /// Who chooses.
    pub bot: Box<dyn Bot<G>>,
    /// What it rolls.
    pub dice: S,
}

impl<G: Game> Seated<G, SeededDice> {
    /// Bots at a match of this seed.
    pub fn at_match(strategies: &[Strategy<G>], seed: &Seed) -> Vec<Self> {
        (strategies.iter().enumerate())
            .map(|(seat, strategy)| Self {
                bot: (strategy.sit_down)(),
                dice: SeededDice::new(&own_seed(seed, seat)),
            })
            .collect()
    }
}

/// The seed of a bot's own dice.
pub(crate) fn own_seed(seed: &Seed, place: usize) -> Seed {
    Seed(format!("{} {place}", seed.0))
}

/// Does the work on this many threads; on one, also where there are no threads at all.
pub(crate) fn on_threads(threads: usize, work: impl Fn() + Sync) {
    if threads <= 1 {
        return work();
    }
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(&work);
        }
    });
}

/// Plays a match in which each bot is shown its own view. `watch` is shown the match before every
/// decision and at the end, and may break it off.
pub fn play_match<T: Playing, S: StepDice, E>(
    table: &mut T,
    seated: &mut [Seated<T::Game, S>],
    buffer: &mut Vec<<T::Game as Game>::Action>,
    mut watch: impl FnMut(&T) -> Result<(), E>,
) -> Result<Playout, E> {
    let playout = tabletop::play_match(table, |table, seat: Seat| {
        watch(table)?;
        let (game, state) = (table.game(), table.state());
        let view = game.view(state, Viewer::Seat(seat));
        game.legal(state, seat, buffer);
        let Seated { bot, dice } = &mut seated[seat.index()];
        Ok(bot.choose(game, seat, &view, buffer, dice.at(table.step())))
    })?;
    watch(table)?;
    Ok(playout)
}
