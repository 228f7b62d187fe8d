//! Allocations inside the loop, and the most memory that a long simulation holds.

use std::ops::ControlFlow;
use std::process::Command;

use catalogue::{Means, Plan, Seed};

use crate::contender::Contender;

/// Allocations that a thousand games make: the difference of two runs, so that laying the game out
/// doesn't count.
pub fn allocations(contender: &Contender) -> u64 {
    let count = |games| {
        let play = || {
            (contender.play)(contender, games);
        };
        allocation_counter::measure(play).count_total
    };
    count(1_001) - count(1)
}

/// The peak of a process of its own that simulates so many games; `None` where the system doesn't say.
pub fn peak(contender: &Contender, games: u64) -> Option<u64> {
    let output = Command::new(std::env::current_exe().ok()?)
        .args(["memory", contender.name, &games.to_string()])
        .output()
        .ok()?;
    String::from_utf8_lossy(&output.stdout).trim().parse().ok()
}

/// Simulates as `roundhouse simulate` does, and prints the peak of this process in bytes.
pub fn print_peak(contender: &Contender, games: u64) {
    let title = catalogue::title(contender.slug).expect("it is in the catalogue");
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let means = Means { threads, ..Means::default() };
    let plan =
        Plan { bots: vec!["random".to_owned()], games, seed: Seed::from("yardstick"), means };
    let report = title.simulate(&contender.setting(), &plan, &|_| ControlFlow::Continue(()));
    assert!(report.is_ok_and(|report| report.games == games), "all games were played");
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = peak.and_then(|peak| peak.trim().strip_suffix(" kB")?.parse::<u64>().ok());
    if let Some(kilobytes) = kilobytes {
        println!("{}", kilobytes * 1024);
    }
}
