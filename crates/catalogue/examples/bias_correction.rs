//! How it was found what rollouts get wrong: searching players say what they expect of every action
//! that they choose, and say it again when they decide next. Where the second differs from the
//! first on average, rollouts are wrong about that kind of action.
//!
//! ```sh
//! cargo run --release -p catalogue --example bias_correction -- 800 200
//! ```
//!
//! for 200 matches of San Francisco between two, at 800 nodes. What `search/bias_correction.rs`
//! corrects is corrected here too: what is printed is what is left.

use std::collections::BTreeMap;
use std::process::ExitCode;

use bots::search::Search;
use san_francisco::{Action, Phase, SanFrancisco, State};
use tabletop::{Game, QuickDice, SearchSettings, Seat, Setting, Viewer};

/// How much better things stood than expected, in chances to win, for each kind of action.
type Surprises = BTreeMap<&'static str, Vec<f64>>;

fn main() -> ExitCode {
    // What is no number makes the whole line one that isn't understood.
    let arguments: Result<Vec<u32>, _> =
        std::env::args().skip(1).map(|argument| argument.parse()).collect();
    let &[nodes @ 1..=1_000_000, matches @ 1..=1_000_000] =
        arguments.as_deref().unwrap_or_default()
    else {
        eprintln!("bias_correction NODES MATCHES, such as: bias_correction 800 200");
        return ExitCode::from(2);
    };
    let game = SanFrancisco::lay_out(&Setting { seats: 2, ..Setting::default() });
    let game = game.expect("a good setting");
    let mut surprises = Surprises::new();
    for number in 0..matches {
        play(&game, nodes, &mut QuickDice::new(number.into()), &mut surprises);
        eprintln!("{} of {matches}", number + 1);
    }
    for (kind, surprises) in surprises {
        let (mean, error) = mean(&surprises);
        let decisions = surprises.len();
        println!("{kind:20} {decisions:6} {:+6.2} % ± {:.2}", mean * 100.0, error * 100.0);
    }
    ExitCode::SUCCESS
}

fn play(game: &SanFrancisco, nodes: u32, dice: &mut QuickDice, surprises: &mut Surprises) {
    let mut state = game.start(dice);
    let mut expected = [None; 2];
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        let view = game.view(&state, Viewer::Seat(seat));
        game.legal(&state, seat, &mut legal);
        let mut search = Search::new(game, seat, &view, &legal, SearchSettings::FULL, dice);
        search.grow(nodes);
        let action = search.insight().prospects[0].action;
        // Asked again, of this action alone: what is chosen for its chance has had luck.
        let only = [action];
        let mut search = Search::new(game, seat, &view, &only, SearchSettings::FULL, dice);
        search.grow(nodes);
        let chance = search.insight().chances()[seat.index()];
        let now = Some((kind(&state, action), chance));
        if let Some((kind, before)) = std::mem::replace(&mut expected[seat.index()], now) {
            surprises.entry(kind).or_default().push(chance - before);
        }
        game.advance(&mut state, seat, &action, dice);
    }
    let outcome = game.outcome(&state).expect("it is over");
    for (seat, expected) in Seat::all(2).zip(expected) {
        let Some((kind, before)) = expected else { continue };
        surprises.entry(kind).or_default().push(outcome.share(seat) - before);
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
