//! Allocations inside the loop, and the most memory that a long simulation holds.

use std::process::Command;

use catalogue::Means;

use crate::contender::Contender;
use crate::instructions::simulate;

/// Allocations that a thousand games make: the difference of two runs, so that laying the game out
/// doesn't count.
pub fn allocations(contender: &Contender) -> u64 {
    let count = |games| {
        let play = || {
            contender.play(games);
        };
        allocation_counter::measure(play).count_total
    };
    count(1_001) - count(1)
}

/// The peak of a process of its own that simulates this many games; `None` where the system doesn't
/// say.
pub fn peak(contender: &Contender, games: u64) -> Option<u64> {
    let output = Command::new(std::env::current_exe().ok()?)
        .args(["memory", &contender.name, &games.to_string()])
        .output()
        .ok()?;
    String::from_utf8_lossy(&output.stdout).trim().parse().ok()
}

/// Simulates as `roundhouse simulate` does, and prints the peak of this process in bytes.
pub fn print_peak(contender: &Contender, games: u64) {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    simulate(contender, games, Means { threads, ..Means::default() });
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = peak.and_then(|peak| peak.trim().strip_suffix(" kB")?.parse::<u64>().ok());
    if let Some(kilobytes) = kilobytes {
        println!("{}", kilobytes * 1024);
    }
}
