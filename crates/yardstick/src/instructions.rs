//! Machine instructions, counted by callgrind: repeatable whatever else the machine does.

use std::process::Command;

use crate::contender::Contender;

const FEW: u64 = 100;
const MANY: u64 = 1_100;

/// Instructions per decision: the difference of a long and a short run, so that reading the board and
/// starting up don't count. `None` without valgrind.
pub fn per_decision(contender: &Contender) -> Option<f64> {
    let short = count(contender, FEW)?;
    let long = count(contender, MANY)?;
    let decisions = (contender.play)(contender, MANY) - (contender.play)(contender, FEW);
    Some((long - short) as f64 / decisions as f64)
}

fn count(contender: &Contender, games: u64) -> Option<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(std::env::current_exe().ok()?)
        .args(["playouts", contender.name, &games.to_string()])
        .output()
        .ok()?;
    let said = String::from_utf8_lossy(&output.stderr);
    let total = said.lines().find_map(|line| line.split("Collected :").nth(1))?;
    total.trim().parse().ok()
}

/// What callgrind watches: playouts and nothing else.
pub fn run_playouts(contender: &Contender, games: u64) {
    println!("{}", (contender.play)(contender, games));
}
