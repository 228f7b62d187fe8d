//! Views hold no secret: change what a viewer can't know, and all that it gets stays the same to
//! the byte.

use tabletop::{Coded, Dice, Game, Imagine, Match, Phrase, QuickDice, Seat, Tell, Viewer, to_json};

use super::breach::{Breach, Law, hold_same};
use super::{Laws, Tally, answers, survival, undo};

/// Imagines the state from every viewer's view, and compares all that the viewer gets.
pub(super) fn check_views<G: Imagine + Tell>(
    game: &G,
    state: &G::State,
    pool: &[G::Action],
    dice: &mut QuickDice,
    tally: &mut Tally,
) -> Result<(), Breach> {
    for viewer in Viewer::all(game.people()) {
        let view = game.view(state, viewer);
        let other = game.imagine(&view, dice);
        tally.imagined += 1;
        tally.imagined_otherwise += u64::from(other != *state);
        let text = |view: &G::View| to_json(game, view).to_string();
        let what = || format!("{viewer:?} would see in another state that fits what it sees");
        let seen = game.view(&other, viewer);
        hold_same(Law::ViewsHoldNoSecret, what(), &text(&view), &text(&seen))?;
        answers::check_distances(game, [&view, &seen], dice)?;
        survival::restore(game, &game.position(&other), Law::ImaginedStatesArePossible)?;
        let progress =
            |state| to_json(game, &(game.to_act(state), game.outcome(state))).to_string();
        hold_same(Law::ProgressHoldsNoSecret, what(), &progress(state), &progress(&other))?;
        if let Viewer::Seat(seat) = viewer {
            check_seat(game, [state, &other], seat, pool)?;
            answers::check_incomplete(game, [state, &other], seat, pool)?;
            // Where nothing is secret, nothing can be given away.
            if other != *state {
                check_phrases(game, [state, &other], seat, pool)?;
            }
        }
    }
    Ok(())
}

/// Compares what a seat may do, how its actions are judged, and what they would change.
fn check_seat<G: Game>(
    game: &G,
    states: [&G::State; 2],
    seat: Seat,
    pool: &[G::Action],
) -> Result<(), Breach> {
    let lists = states.map(|state| {
        let mut list = Vec::new();
        game.legal(state, seat, &mut list);
        list
    });
    let [text, other] = lists.each_ref().map(|list| to_json(game, list).to_string());
    let what = |action: &G::Action| format!("seat {seat}: {}", to_json(game, action));
    hold_same(Law::LegalActionsHoldNoSecret, format!("seat {seat}"), &text, &other)?;
    for action in pool {
        let [text, other] = states.map(|state| judgment(game, state, seat, action));
        hold_same(Law::ErrorsHoldNoSecret, what(action), &text, &other)?;
    }
    for action in &lists[0] {
        let preview = |state| to_json(game, &game.preview(state, seat, action)).to_string();
        let [text, other] = states.map(preview);
        hold_same(Law::PreviewsHoldNoSecret, what(action), &text, &other)?;
    }
    Ok(())
}

/// Compares all that is said to a seat: its task, its actions and what they change, refusals. A
/// phrase is made from a view, but a view may hold more than it shows.
fn check_phrases<G: Tell>(
    game: &G,
    states: [&G::State; 2],
    seat: Seat,
    pool: &[G::Action],
) -> Result<(), Breach> {
    let hold = |what: &dyn Fn() -> String, [told, other]: [Vec<Phrase>; 2]| {
        if told == other {
            return Ok(());
        }
        let [told, other] = [told, other].map(|phrases| format!("{phrases:?}"));
        hold_same(Law::PhrasesHoldNoSecret, what(), &told, &other)
    };
    let views = states.map(|state| game.view(state, Viewer::Seat(seat)));
    let task = views.each_ref().map(|view| vec![game.tell_task(view)]);
    hold(&|| format!("the task of seat {seat}"), task)?;
    for action in pool {
        let what = || format!("seat {seat}: {}", to_json(game, action));
        let told = [0, 1].map(|index| {
            if let Err(illegal) = game.judge(states[index], seat, action) {
                return vec![game.tell_refusal(&illegal)];
            }
            let preview = game.preview(states[index], seat, action);
            let mut phrases = game.tell_preview(&preview, seat);
            phrases.push(game.tell_action(action, Some(&views[index])));
            phrases
        });
        hold(&what, told)?;
    }
    Ok(())
}

fn judgment<G: Game>(game: &G, state: &G::State, seat: Seat, action: &G::Action) -> String {
    match game.judge(state, seat, action) {
        Ok(()) => "legal".to_owned(),
        Err(illegal) => format!("{} {} {illegal}", illegal.code(), to_json(game, &illegal)),
    }
}

/// Disguises every event for every viewer, and compares what the viewer sees of it.
pub(super) fn check_events<G: Tell>(
    laws: &Laws<G>,
    game_match: &Match<G>,
    events: &[G::Event],
    dice: &mut QuickDice,
    tally: &mut Tally,
) -> Result<(), Breach> {
    let game = game_match.game();
    let text =
        |event: &G::Event, viewer| to_json(game, &game.event_view(event, viewer)).to_string();
    let told = |event: &G::Event, viewer| {
        format!("{:?}", game.event_view(event, viewer).map(|seen| game.tell_event(&seen)))
    };
    for event in events {
        for viewer in Viewer::all(game.people()) {
            let other = (laws.disguise)(game, event, viewer, dice as &mut dyn Dice);
            tally.disguised += 1;
            if other != *event {
                tally.disguised_otherwise += 1;
                let what = format!("{viewer:?} sees of {}", to_json(game, event));
                let [seen, otherwise] = [text(event, viewer), text(&other, viewer)];
                hold_same(Law::EventViewsHoldNoSecret, what.clone(), &seen, &otherwise)?;
                let [told, otherwise] = [told(event, viewer), told(&other, viewer)];
                hold_same(Law::PhrasesHoldNoSecret, what, &told, &otherwise)?;
                undo::check_disguised(game, [event, &other], game_match.state(), viewer)?;
            }
        }
    }
    Ok(())
}
