//! A match can be put away at any step and taken up again from its record.

use tabletop::{Fault, Match, Record, Setting, Tell};

/// Up to this many steps, every one is interrupted.
const SHORT: u64 = 60;
/// Of a longer match, this many are.
const SAMPLES: u64 = 10;

/// Interrupts the match at its end and at many steps before; it must always end the same.
pub(super) fn check<G: Tell>(game_match: &Match<G>) -> Result<(), String> {
    let steps = game_match.step();
    let stride = if steps <= SHORT { 1 } else { steps.div_ceil(SAMPLES) };
    let game = game_match.game();
    let setting = Setting {
        seats: game.people(),
        options: game.options(),
        board: Some(game.board().to_string()),
    };
    let again = G::lay_out(&setting).map_err(|faults| list(&faults))?;
    let mut again = Match::<G>::new(again, game_match.seed().clone());
    for step in 0..=steps {
        if step % stride == 0 || step == steps {
            check_interruption(game_match, &again, step)?;
        }
        if let Some(played) = game_match.played().get(step as usize) {
            again.act(played.seat, &played.action).map_err(|illegal| illegal.to_string())?;
        }
    }
    Ok(())
}

/// Writes `so_far` down, reads it, replays it, and plays on as `game_match` did.
fn check_interruption<G: Tell>(
    game_match: &Match<G>,
    so_far: &Match<G>,
    step: u64,
) -> Result<(), String> {
    let told = |message: String| format!("interrupted at step {step}: {message}");
    let record = Record::of(so_far);
    let text = serde_json::to_string(&record).map_err(|error| told(error.to_string()))?;
    let read: Record = serde_json::from_str(&text).map_err(|error| told(error.to_string()))?;
    if read != record {
        return Err(told("the record doesn't survive JSON".to_owned()));
    }
    let mut resumed = read.replay::<G>(|_| {}).map_err(|faults| told(list(&faults)))?;
    if resumed.hash() != so_far.hash() {
        return Err(told("the record replays to another state".to_owned()));
    }
    for played in &game_match.played()[step as usize..] {
        resumed.act(played.seat, &played.action).map_err(|illegal| told(illegal.to_string()))?;
    }
    if resumed.hash() != game_match.hash() || resumed.state() != game_match.state() {
        return Err(told("the match ends otherwise".to_owned()));
    }
    Ok(())
}

fn list(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}
