//! What reveals nothing can be undone: whoever goes back and plays on has learnt nothing by it.

use tabletop::{Dice, Game, Imagine, Played, QuickDice, Step, Viewer, to_json};

use super::Tally;
use super::breach::{Breach, Law, hold_same};

/// Plays a step again that revealed nothing: with other dice, and in another state that looks the
/// same to whoever acted. What happened must be the same.
pub(super) fn check_step<G: Imagine>(
    game: &G,
    before: &G::State,
    played: &Played<G>,
    dice: &mut QuickDice,
    tally: &mut Tally,
) -> Result<(), Breach> {
    let Played { seat, action, events, revealed } = played;
    if *revealed {
        return Ok(());
    }
    tally.undoable += 1;
    let law = Law::StepsThatRevealNothingCanBeUndone;
    let mut again = |state: &G::State| {
        let mut happened = Vec::new();
        let mut step_dice = QuickDice::new(u64::from(dice.roll()));
        let state = &mut state.clone();
        game.perform(&mut Step::new(game, state, &mut step_dice, &mut happened), *seat, action);
        happened
    };
    let what = |case: &str| format!("seat {seat}: {}, {case}", to_json(game, action));
    let open = |events: &[G::Event]| to_json(game, events).to_string();
    hold_same(law, what("with other dice"), &open(events), &open(&again(before)))?;
    let viewer = Viewer::Seat(*seat);
    let other = game.imagine(&game.view(before, viewer), &mut QuickDice::new(tally.undoable));
    let seen = |events: &[G::Event]| {
        let seen: Vec<_> =
            events.iter().filter_map(|event| game.event_view(event, viewer)).collect();
        to_json(game, &seen).to_string()
    };
    hold_same(law, what("in a state that looks the same"), &seen(events), &seen(&again(&other)))
}

/// Whether an event reveals something is told to everybody, so it depends on no secret.
pub(super) fn check_disguised<G: Game>(
    game: &G,
    [event, other]: [&G::Event; 2],
    after: &G::State,
    viewer: Viewer,
) -> Result<(), Breach> {
    let [says, otherwise] = [event, other].map(|event| game.reveals(event, after).to_string());
    let what =
        format!("{viewer:?} is told whether this reveals anything: {}", to_json(game, event));
    hold_same(Law::EventViewsHoldNoSecret, what, &says, &otherwise)
}
