//! Measures the simulator: random playouts from set-up to final scoring, all rules on, one thread;
//! and the bots that look ahead.
//!
//! Wall clocks on shared machines lie, so every time stands beside a reference that ran in between,
//! and what is claimed is counted: machine instructions (by callgrind, the difference of two runs),
//! allocations, bytes. `yardstick` prints the table and fails if a budget is broken. `yardstick
//! counts` looks at no clock: what it prints is the same every time, so that every change can be
//! held to it.

mod budget;
mod contender;
mod instructions;
mod memory;
mod search;
mod time;

use std::process::ExitCode;

use budget::Verdict;
use contender::{Contender, contenders};
use instructions::Watched;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let contenders = match contenders() {
        Ok(contenders) => contenders,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let within = |name: &str, games: &str, run: &dyn Fn(&Contender, u64)| {
        let known = contenders.iter().find(|known| known.name == name);
        match (known, games.parse()) {
            (Some(contender), Ok(games)) => {
                run(contender, games);
                ExitCode::SUCCESS
            }
            _ => ExitCode::from(2),
        }
    };
    let play = |watched: Watched| {
        move |contender: &Contender, games| println!("{}", watched.play(contender, games))
    };
    match arguments[..] {
        [] => report(&contenders),
        ["counts"] => counts(&contenders),
        // The three below are what the report starts itself, in processes of their own.
        ["playouts", name, games] => within(name, games, &play(Watched::Playouts)),
        ["simulation", name, games] => within(name, games, &play(Watched::Simulation)),
        ["memory", name, games] => within(name, games, &memory::print_peak),
        _ => {
            eprintln!("usage: yardstick [counts]");
            ExitCode::from(2)
        }
    }
}

/// Instructions per decision of the bare loop and of the product; `None` without valgrind.
fn instructions(contender: &Contender) -> Option<[f64; 2]> {
    let [bare, product] = [Watched::Playouts, Watched::Simulation]
        .map(|watched| instructions::per_decision(contender, watched));
    Some([bare?, product?])
}

fn counts(contenders: &[Contender]) -> ExitCode {
    let mut verdict = Verdict::default();
    println!(
        "{:<28} {:>13} {:>13} {:>12} {:>7}",
        "random playouts, one thread", "instructions", "simulate", "allocations", "state"
    );
    for contender in contenders {
        let Some([bare, product]) = instructions(contender) else {
            eprintln!("valgrind, which counts instructions, is missing or does not run here");
            return ExitCode::FAILURE;
        };
        let allocations = memory::allocations(contender);
        println!(
            "{:<28} {:>13} {:>13} {:>12} {:>6}B",
            contender.name,
            format!("{bare:.0}/decision"),
            format!("{product:.0}/decision"),
            format!("{allocations}/1000"),
            contender.state_bytes,
        );
        verdict.judge(contender, Some([bare, product]), allocations, None);
    }
    verdict.print()
}

fn report(contenders: &[Contender]) -> ExitCode {
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
    for contender in contenders {
        let time = time::measure(contender);
        let instructions = instructions(contender);
        let allocations = memory::allocations(contender);
        let peak = memory::peak(contender, 1_000_000);
        println!(
            "{:<28} {:>9.0} {:>10.2}M {:>11.1} {:>10.2} {:>13} {:>12} {:>6}B {:>9}",
            contender.name,
            time.games_per_second,
            time.decisions_per_second / 1e6,
            1e9 / time.decisions_per_second,
            time.ratio,
            instructions
                .map_or("no valgrind".to_owned(), |[bare, _]| format!("{bare:.0}/decision")),
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
    speed(contenders, &mut verdict);
    verdict.print()
}

fn speed(contenders: &[Contender], verdict: &mut Verdict) {
    println!(
        "\n{:<28} {:>9} {:>10} {:>14} {:>14}",
        "looking ahead, one thread", "nodes/s", "reference*", "largest tree", "longest**"
    );
    for contender in contenders {
        let speed = contender.search_speed();
        println!(
            "{:<28} {:>9.0} {:>10.2} {:>11.1} MB {:>11.1} ms",
            contender.name,
            speed.nodes_per_second,
            speed.ratio,
            speed.tree as f64 / 1e6,
            speed.longest.as_secs_f64() * 1e3,
        );
        verdict.judge_tree(contender, &speed);
    }
    println!("\n* nodes in the time of sorting 256 numbers a hundred times.");
    println!("** the longest decision of a bot with {:?} for each, on all cores.", search::TIME);
}
