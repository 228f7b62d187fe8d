//! Near the end of Mini Express nothing is secret and nothing is rolled: a search plays as whoever
//! looks at everything.

use bots::search::{Prospect, Search};
use mini_express::MiniExpress;
use serde_json::json;
use tabletop::{Dice, Game, Outcome, QuickDice, SearchSettings, Seat, Setting, Viewer};

type State = <MiniExpress as Game>::State;
type Action = <MiniExpress as Game>::Action;

const MATCHES: u64 = 150;
/// Positions that lead to more endings than this are too far from the end for this test. A search
/// solves fewer at once; what lies between is for its tree to prove.
const MOST_ENDINGS: u32 = 12_000;
const NODES: u32 = 2_000;

/// What a result is worth to a seat of two: the win first, then the lead.
fn worth(outcome: &Outcome, seat: Seat) -> (f64, f64) {
    let points = outcome.points();
    let lead = points[seat.index()] - points[1 - seat.index()];
    (outcome.share(seat), lead.into())
}

fn told(prospect: &Prospect<Action>, seat: Seat) -> (f64, f64) {
    let lead = prospect.points[seat.index()] - prospect.points[1 - seat.index()];
    (prospect.chances[seat.index()], lead)
}

/// Dice that nobody may roll.
struct NoDice;

impl Dice for NoDice {
    fn roll(&mut self) -> u32 {
        panic!("two experts roll no dice")
    }
}

fn after(game: &MiniExpress, state: &State, seat: Seat, action: Action) -> State {
    let mut state = state.clone();
    game.advance(&mut state, seat, &action, &mut NoDice);
    state
}

/// What comes out if both play for themselves and look at everything; `None` if that is too much.
fn solve(game: &MiniExpress, state: &State, endings: &mut u32) -> Option<Outcome> {
    let Some(seat) = game.to_act(state).first() else {
        *endings += 1;
        return (*endings <= MOST_ENDINGS).then(|| game.outcome(state)).flatten();
    };
    let mut best: Option<Outcome> = None;
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    for &action in &legal {
        let outcome = solve(game, &after(game, state, seat, action), endings)?;
        if best.as_ref().is_none_or(|best| worth(&outcome, seat) > worth(best, seat)) {
            best = Some(outcome);
        }
    }
    best
}

/// The positions of a match between two who take anything, from the last one back, as far as they
/// can be solved.
fn solved(game: &MiniExpress, number: u64) -> Vec<(State, Outcome)> {
    let mut dice = QuickDice::new(number);
    let mut state = game.start(&mut dice);
    let mut positions = Vec::new();
    let mut buffer = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        positions.push(state.clone());
        let action = game.pick(&state, seat, &mut dice, &mut buffer);
        state = after(game, &state, seat, action);
    }
    let solve = |state: State| solve(game, &state, &mut 0).map(|outcome| (state, outcome));
    positions.into_iter().rev().map_while(solve).collect()
}

#[test]
fn the_last_moves_are_played_exactly() {
    let options = json!({"mode": "expert"});
    let setting = Setting { seats: 2, options, board: None };
    let game = MiniExpress::lay_out(&setting).expect("two experts");
    let (mut exact, mut mattered, mut proven) = (0, 0, 0);
    let mut legal = Vec::new();
    for number in 0..MATCHES {
        for (state, outcome) in solved(&game, number) {
            let seat = game.to_act(&state).first().expect("somebody decides");
            let view = game.view(&state, Viewer::Seat(seat));
            game.legal(&state, seat, &mut legal);
            let truth = |action: Action| {
                let outcome = solve(&game, &after(&game, &state, seat, action), &mut 0);
                worth(&outcome.expect("it was solved"), seat)
            };
            let mut dice = QuickDice::new(number);
            let mut search =
                Search::new(&game, seat, &view, &legal, SearchSettings::FULL, &mut dice);
            let at_once = search.settled();
            search.grow(NODES);
            let insight = search.insight();
            // Whatever is called certain is true, and of that the better goes first.
            let certain: Vec<_> = insight.prospects.iter().filter(|it| it.certain).collect();
            for prospect in &certain {
                assert_eq!(told(prospect, seat), truth(prospect.action), "match {number}");
            }
            let order: Vec<_> = certain.iter().map(|it| told(it, seat)).collect();
            assert!(order.is_sorted_by(|one, next| one >= next), "match {number}: {order:?}");
            if at_once {
                let best = worth(&outcome, seat);
                assert_eq!(told(&insight.prospects[0], seat), best, "match {number}: {insight:?}");
                exact += 1;
                mattered += u32::from(legal.iter().any(|&action| truth(action) < best));
            } else {
                proven += certain.len();
            }
        }
    }
    let counts = format!("{exact} exact, of which {mattered} mattered; {proven} proven elsewhere");
    assert!(mattered >= 40 && proven >= 40, "{counts}");
}
