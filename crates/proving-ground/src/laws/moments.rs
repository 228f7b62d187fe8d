//! The views after each event of a step: they lead up to the view after it, and hold no secret.

use tabletop::{Dice, Imagine, Match, QuickDice, Viewer, to_json};

use super::breach::{Breach, Law, hold, hold_same};

/// Compares the views within the last step, which began at `before`, with what happened and with
/// the view after it.
pub(super) fn check_step<G: Imagine>(
    game_match: &Match<G>,
    before: &G::State,
    dice: &mut QuickDice,
) -> Result<(), Breach> {
    let (game, step) = (game_match.game(), game_match.step());
    let text = |view: &G::View| to_json(game, view).to_string();
    let events = game_match.steps(step).next().unwrap_or_default();
    // One viewer at a time: there are many views in a step.
    let viewers: Vec<Viewer> = Viewer::all(game.people()).collect();
    let viewer = viewers[dice.below(viewers.len() as u32) as usize];
    let views = game_match.event_by_event(step, viewer).pop().unwrap_or_default();
    let seen = events.iter().filter(|event| game.event_view(event, viewer).is_some()).count();
    let law = Law::ViewsOfEventsLeadToTheView;
    hold(law, views.len() == seen, || {
        format!("{viewer:?} saw {seen} events, but there are {} views", views.len())
    })?;
    if let Some(last) = views.last() {
        let what = format!("{viewer:?} sees after the last event");
        hold_same(law, what, &text(&game_match.view(viewer)), &text(last))?;
    }
    let mut state = before.clone();
    for event in events {
        game.evolve(&mut state, event);
        // In the middle of a step the table may be in disorder, and needn't be imaginable.
        if game.restore(&game.position(&state)).is_ok() {
            let view = game.view(&state, viewer);
            let other = game.view(&game.imagine(&view, dice), viewer);
            let what = format!("{viewer:?} would see within the step in another state");
            hold_same(Law::ViewsHoldNoSecret, what, &text(&view), &text(&other))?;
        }
    }
    Ok(())
}
