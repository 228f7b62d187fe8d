//! Keeps the file of an arena up to date while it is played.

use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use contest::arena::{self, Analysis, ArenaFile, FORMAT, Played, Report, Spec};

use super::GO_ON;
use crate::failure::{Failure, write_text};

/// How often the file is written, at most: when a game ends, if the last time is so long ago.
const EVERY: Duration = Duration::from_secs(3);

/// Judging and writing take at most this part of the time: one in this many.
const PART_OF_THE_TIME: u32 = 20;

/// Keeps the file up to date.
pub struct Keeper<'a> {
    path: Option<&'a Path>,
    spec: &'a Spec,
    analysis: &'a Analysis,
    due: Instant,
    failure: Option<Failure>,
}

impl<'a> Keeper<'a> {
    /// Of this file; without one, it only judges.
    pub fn new(path: Option<&'a Path>, spec: &'a Spec, analysis: &'a Analysis) -> Self {
        Self { path, spec, analysis, due: Instant::now(), failure: None }
    }

    /// Judges the games and writes everything down.
    pub fn save(&mut self, games: &[Played]) -> Result<Report, Failure> {
        let began = Instant::now();
        let report = arena::judge(self.spec, self.analysis, games);
        if let Some(path) = self.path {
            let file = ArenaFile { format: FORMAT, spec: self.spec, report: &report, games };
            write_text(path, &file.text())?;
        }
        let took = began.elapsed();
        self.due = Instant::now() + EVERY.max(took * PART_OF_THE_TIME);
        Ok(report)
    }

    /// Saves if it is time to; stops the arena if that fails.
    pub fn save_in_time(&mut self, games: &[Played]) -> ControlFlow<()> {
        if self.path.is_none() || Instant::now() < self.due {
            return GO_ON;
        }
        match self.save(games) {
            Ok(_) => GO_ON,
            Err(failure) => {
                self.failure = Some(failure);
                ControlFlow::Break(())
            }
        }
    }

    /// Why the arena was stopped, if it was.
    pub fn failed(&mut self) -> Result<(), Failure> {
        self.failure.take().map_or(Ok(()), Err)
    }
}
