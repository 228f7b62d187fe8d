//! Measures the simulator: random playouts from set-up to final scoring, all rules on, one thread; and
//! the bots that look ahead.
//!
//! Wall clocks on shared machines lie, so every time stands beside a reference that ran in between,
//! and what is claimed is counted: machine instructions (by callgrind, the difference of two runs),
//! allocations, bytes. `yardstick` prints the table and fails if a budget is broken. `yardstick counts` looks at
//! no clock: what it prints is the same every time, so that every change can be held to it.

mod budget;
mod contender;
mod instructions;
mod memory;
mod search;
mod time;

use std::process::ExitCode;

use budget::Verdict;
use contender::CONTENDERS;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        [] => report(),
        ["counts"] => counts(),
        // The two below are what the report starts itself, in processes of their own.
        ["playouts", contender, games] => within(contender, games, instructions::run_playouts),
        ["memory", contender, games] => within(contender, games, memory::print_peak),
        _ => {
            eprintln!("usage: yardstick [counts]");
            ExitCode::from(2)
        }
    }
}

fn within(contender: &str, games: &str, run: fn(&contender::Contender, u64)) -> ExitCode {
    let known = CONTENDERS.iter().find(|known| known.name == contender);
    match (known, games.parse()) {
        (Some(contender), Ok(games)) => {
            run(contender, games);
            ExitCode::SUCCESS
        }
        _ => ExitCode::from(2),
    }
}

fn counts() -> ExitCode {
    let mut verdict = Verdict::default();
    println!(
        "{:<28} {:>13} {:>12} {:>7}",
        "random playouts, one thread", "instructions", "allocations", "state"
    );
    for contender in CONTENDERS {
        let Some(instructions) = instructions::per_decision(contender) else {
            eprintln!("valgrind, which counts instructions, is missing or does not run here");
            return ExitCode::FAILURE;
        };
        let allocations = memory::allocations(contender);
        println!(
            "{:<28} {:>13} {:>12} {:>6}B",
            contender.name,
            format!("{instructions:.0}/decision"),
            format!("{allocations}/1000"),
            contender.state_bytes,
        );
        verdict.judge(contender, Some(instructions), allocations, None);
    }
    verdict.print()
}

fn report() -> ExitCode {
    let mut verdict = Verdict::default();
    println!(
        "{:<28} {:>9} {:>10} {:>11} {:>10} {:>13} {:>12} {:>7} {:>9}",
        "random playouts, one thread",
        "games/s",
        "decisions/s",
        "ns/decision",
        "reference*",
        "instructions",
        "allocations",
        "state",
        "memory"
    );
    for contender in CONTENDERS {
        let time = time::measure(contender);
        let instructions = instructions::per_decision(contender);
        let allocations = memory::allocations(contender);
        let peak = memory::peak(contender, 1_000_000);
        println!(
            "{:<28} {:>9.0} {:>10.2}M {:>11.1} {:>10.2} {:>13} {:>12} {:>6}B {:>9}",
            contender.name,
            time.games_per_second,
            time.decisions_per_second / 1e6,
            1e9 / time.decisions_per_second,
            time.ratio,
            instructions.map_or("no valgrind".to_owned(), |count| format!("{count:.0}/decision")),
            format!("{allocations}/1000"),
            contender.state_bytes,
            peak.map_or("unknown".to_owned(), |bytes| format!("{:.1} MB", bytes as f64 / 1e6)),
        );
        verdict.judge(contender, instructions, allocations, peak);
    }
    println!(
        "\n* decisions in the time of sorting 256 numbers, measured in turns with the playouts."
    );
    println!(
        "  allocations: in 1000 games; memory: the peak of a process simulating 1,000,000 games."
    );
    foresight(&mut verdict);
    verdict.print()
}

fn foresight(verdict: &mut Verdict) {
    println!(
        "\n{:<28} {:>9} {:>10} {:>14} {:>14}",
        "looking ahead, one thread", "nodes/s", "reference*", "largest tree", "longest**"
    );
    for contender in CONTENDERS {
        let foresight = (contender.foresee)(contender);
        println!(
            "{:<28} {:>9.0} {:>10.2} {:>11.1} MB {:>11.1} ms",
            contender.name,
            foresight.nodes_per_second,
            foresight.ratio,
            foresight.tree as f64 / 1e6,
            foresight.longest.as_secs_f64() * 1e3,
        );
        verdict.judge_tree(contender, &foresight);
    }
    println!("\n* nodes in the time of sorting 256 numbers a hundred times.");
    println!("** the longest decision of a bot with {:?} for each, on all cores.", search::TIME);
}
