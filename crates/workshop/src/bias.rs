//! The bias of rollouts, by temporal differences (Sutton 1988).
//!
//! Searching players estimate the value of every action that they choose, and estimate it again
//! when they decide next. Where the second differs from the first on average, rollouts are wrong
//! about that kind of action. The correction that there is applies here too: what is measured is
//! what is left.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fmt::Write as _;

use bots::search::Search;
use san_francisco::{Action, Phase, SanFrancisco, State};
use tabletop::{Game, Playing, QuickDice, SearchSettings, Seat, Simulated, Viewer, play_match};

use crate::progress;

/// How much better things stood than predicted, in chances to win, for each kind of action.
type Differences = BTreeMap<&'static str, Vec<f64>>;

/// A table of what is found in matches between two.
pub fn measure(game: &SanFrancisco, nodes: u32, matches: u64) -> String {
    let mut differences = Differences::new();
    for number in progress("matches", matches).wrap_iter(0..matches) {
        play(game, nodes, number, &mut differences);
    }
    let mut table = String::new();
    for (kind, differences) in differences {
        let (mean, error) = mean(&differences);
        let [mean, error] = [mean, error].map(|part| part * 100.0);
        let decisions = differences.len();
        let _ = writeln!(table, "{kind:20} {decisions:6} {mean:+6.2} % ± {error:.2}");
    }
    table
}

fn play(game: &SanFrancisco, nodes: u32, number: u64, differences: &mut Differences) {
    let (mut dealer, mut own) = (QuickDice::new(number), QuickDice::new(!number));
    let mut predicted = [None; 2];
    let mut legal = Vec::new();
    let Ok(playout) = play_match(&mut Simulated::new(game, &mut dealer), |table, seat| {
        let state = table.state();
        let view = game.view(state, Viewer::Seat(seat));
        game.legal(state, seat, &mut legal);
        let mut search = |actions: &[Action]| {
            let settings = SearchSettings::FULL;
            let mut search = Search::new(game, seat, &view, actions, settings, &mut own);
            search.grow(nodes);
            search.insight()
        };
        let action = search(&legal).prospects[0].action;
        // Asked again, of this action alone: what is chosen for its chance has had luck.
        let chance = search(&[action]).chances()[seat.index()];
        let now = Some((kind(state, action), chance));
        if let Some((kind, before)) = std::mem::replace(&mut predicted[seat.index()], now) {
            differences.entry(kind).or_default().push(chance - before);
        }
        Ok::<_, Infallible>(action)
    });
    for (seat, predicted) in Seat::all(2).zip(predicted) {
        let Some((kind, before)) = predicted else { continue };
        differences.entry(kind).or_default().push(playout.outcome.share(seat) - before);
    }
}

fn kind(state: &State, action: Action) -> &'static str {
    let second = matches!(state.phase, Phase::SecondCard { .. });
    match action {
        Action::ClaimRoute { .. } => "claim",
        Action::DrawDeck {} if second => "unseen, second",
        Action::DrawDeck {} => "unseen, first",
        Action::DrawFaceUp { .. } if second => "face-up, second",
        Action::DrawFaceUp { .. } => "face-up, first",
        Action::DrawTickets {} => "new tickets",
        Action::KeepTickets { .. } => "keep tickets",
        Action::TakeToken { .. } | Action::PlaceTokens { .. } => "token",
        Action::Pass {} => "pass",
    }
}

/// The mean, and its standard error.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, squares.sqrt() / count)
}
