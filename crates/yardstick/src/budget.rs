//! What must not be exceeded.

use std::process::ExitCode;

use crate::contender::Contender;
use crate::search::SearchSpeed;

const MOST_MEMORY: u64 = 30_000_000;

/// The budgets that were broken.
#[derive(Default)]
pub struct Verdict(Vec<String>);

impl Verdict {
    /// Compares what was counted with the budgets. Times are never judged.
    pub fn judge(
        &mut self,
        contender: &Contender,
        instructions: Option<[f64; 2]>,
        allocations: u64,
        peak: Option<u64>,
    ) {
        let mut unless = |fine: bool, complaint: String| {
            if !fine {
                self.0.push(format!("{}: {complaint}", contender.name));
            }
        };
        let Contender { instructions: most, state_budget, state_bytes, .. } = contender;
        for (count, what) in instructions.iter().flatten().zip(["playouts", "simulate"]) {
            let complaint = format!("{what}: {count:.0} instructions a decision are over {most}");
            unless(count <= most, complaint);
        }
        unless(
            state_bytes <= state_budget,
            format!("a state of {state_bytes} bytes is more than {state_budget}"),
        );
        unless(allocations == 0, format!("{allocations} allocations in 1000 games"));
        unless(
            peak.is_none_or(|bytes| bytes < MOST_MEMORY),
            format!("a million games took {} bytes", peak.unwrap_or_default()),
        );
    }

    /// A tree has to stay within its limit, however many nodes there are.
    pub fn judge_tree(&mut self, contender: &Contender, speed: &SearchSpeed) {
        if !speed.within_limit() {
            self.0.push(format!("{}: a tree of {} bytes", contender.name, speed.tree));
        }
    }

    /// Says what was broken.
    pub fn print(self) -> ExitCode {
        for complaint in &self.0 {
            eprintln!("over budget: {complaint}");
        }
        if self.0.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}
