//! How far it is, shown on a terminal to whoever waits.

use std::io::IsTerminal;
use std::sync::Once;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use words::{Facts, Words};

/// Whoever waits longer than this is shown how far it is.
const PROGRESS_DELAY: Duration = Duration::from_secs(1);

/// A bar of games with an estimate of the time left, on standard error if that is a terminal.
pub struct Progress {
    bar: ProgressBar,
    terminal: bool,
    started: Instant,
    shown: Once,
}

impl Progress {
    /// Of this many games, some of which are done already and say nothing about the time left.
    pub fn new(words: &Words, games: u64, done: u64) -> Self {
        Self::told(words, "binary-progress", games, done)
    }

    /// Of this many actions of a match.
    pub fn of_actions(words: &Words, actions: u64) -> Self {
        Self::told(words, "binary-analyse-progress", actions, 0)
    }

    fn told(words: &Words, message: &str, all: u64, done: u64) -> Self {
        let bar = ProgressBar::with_draw_target(Some(all), ProgressDrawTarget::hidden());
        let facts = Facts::new().with("done", "{human_pos}").with("all", "{human_len}");
        let facts = facts.with("left", "{eta}");
        let style = format!("{{bar:40.cyan/dim}} {}", words.say_with(message, &facts));
        bar.set_style(ProgressStyle::with_template(&style).expect("a good template"));
        bar.set_position(done);
        bar.reset_eta();
        let terminal = std::io::stderr().is_terminal();
        Self { bar, terminal, started: Instant::now(), shown: Once::new() }
    }

    /// Shows how many are finished, unless it was quick.
    pub fn show(&self, finished: u64) {
        if self.terminal && self.started.elapsed() > PROGRESS_DELAY {
            self.shown.call_once(|| self.bar.set_draw_target(ProgressDrawTarget::stderr()));
            self.bar.set_position(finished);
        }
    }

    /// Takes the bar away; says how long it took.
    pub fn end(self) -> Duration {
        let took = self.started.elapsed();
        self.bar.finish_and_clear();
        took
    }
}
