//! What a terminal and a page say alike about an arena.

use std::time::Duration;

use catalogue::Title;
use contest::arena::{Cell, Report, Spec, SprtReport, Standing, Verdict};
use words::{Facts, Words};

/// An arena that was played, and the language to tell it in.
pub struct Told<'a> {
    pub words: &'a Words,
    pub title: &'static Title,
    pub spec: &'a Spec,
    pub report: &'a Report,
}

impl Told<'_> {
    /// `2 seats`.
    pub fn seats(&self) -> String {
        self.words.say_with("arena-seats", &Facts::new().with("count", self.spec.seats))
    }

    /// `3 bots`.
    pub fn bots(&self) -> String {
        self.words.say_with("arena-bots", &Facts::new().with("count", self.spec.bots.len()))
    }

    /// A number of things, with its thousands set apart.
    pub fn counted(&self, id: &str, count: u64) -> String {
        let facts = Facts::new().with("count", count).with("shown", self.words.count(count));
        self.words.say_with(id, &facts)
    }

    /// A share in percent.
    pub fn percent(&self, share: f64) -> String {
        let share = self.words.decimal(share * 100.0, 1);
        self.words.say_with("arena-percent", &Facts::new().with("share", share))
    }

    /// How sure every interval is.
    fn certainty(&self) -> String {
        self.words.say_with("arena-percent", &Facts::new().with("share", 95))
    }

    /// From one number to another.
    pub fn interval(&self, low: String, high: String) -> String {
        self.words.say_with("arena-interval", &Facts::new().with("low", low).with("high", high))
    }

    /// What stands above the columns of the standings.
    pub fn headings(&self) -> [String; 7] {
        let word = |id| self.words.say(id);
        [
            word("binary-head-bot"),
            "Elo".to_owned(),
            self.certainty(),
            word("binary-head-wins"),
            word("arena-rank"),
            self.certainty(),
            word("binary-field-points"),
        ]
    }

    /// What stands in a row of the standings, with this many digits of the points.
    pub fn standing(&self, standing: &Standing, digits: usize) -> [String; 7] {
        [
            standing.bot.clone(),
            signed(standing.rating),
            self.rating_interval(standing),
            self.percent(standing.wins),
            self.words.decimal(standing.rank, 3),
            self.rank_interval(standing),
            self.words.decimal(standing.points, digits),
        ]
    }

    /// The bounds of a cell's wins, in percent.
    pub fn wins_bounds(&self, cell: &Cell) -> [String; 2] {
        cell.wins_interval.map(|bound| self.words.decimal(bound * 100.0, 1))
    }

    /// The interval of a rating; the anchor has none, and nobody has one before the second block.
    pub fn rating_interval(&self, standing: &Standing) -> String {
        match standing.rating_interval {
            _ if standing.bot == self.report.anchor => self.words.say("arena-anchor"),
            Some([low, high]) => self.interval(signed(low), signed(high)),
            None => String::new(),
        }
    }

    /// The interval of a mean rank, if there is one.
    fn rank_interval(&self, standing: &Standing) -> String {
        standing.rank_interval.map_or_else(String::new, |interval| {
            let [low, high] = interval.map(|rank| self.words.decimal(rank, 3));
            self.interval(low, high)
        })
    }

    /// The places of the bots in the spec, the strongest first.
    pub fn by_strength(&self) -> Vec<usize> {
        let place =
            |standing: &Standing| self.spec.bots.iter().position(|bot| *bot == standing.bot);
        self.report.standings.iter().filter_map(place).collect()
    }

    /// What the sequential test says, if there is one.
    pub fn verdict(&self) -> Option<String> {
        let SprtReport { low, high, log_likelihood_ratio: ratio, bounds, blocks, verdict } =
            self.report.sprt.as_ref()?;
        let id = match verdict {
            Verdict::High => "arena-verdict-high",
            Verdict::Low => "arena-verdict-low",
            Verdict::Open => "arena-verdict-open",
        };
        let [below, above] = bounds.map(|bound| self.words.decimal(bound, 2));
        let facts = Facts::new()
            .with("one", self.spec.bots[0].as_str())
            .with("other", self.spec.bots[1].as_str())
            .with("low", self.bound(*low))
            .with("high", self.bound(*high))
            .with("blocks", self.counted("arena-blocks", *blocks))
            .with("ratio", self.words.decimal(*ratio, 2))
            .with("below", below)
            .with("above", above);
        Some(self.words.say_with(id, &facts))
    }

    /// A bound of the sequential test, to the last digit.
    fn bound(&self, elo: f64) -> String {
        let mark = self.words.language.decimal_mark.to_string();
        if elo == 0.0 { "0".to_owned() } else { format!("{elo:+}").replace('.', &mark) }
    }

    /// Every seat's part of the wins.
    pub fn seat_wins(&self) -> String {
        let shares: Vec<_> =
            self.report.seat_wins.iter().map(|&share| self.percent(share)).collect();
        shares.join("; ")
    }

    /// How often the games ended in each way.
    pub fn endings(&self) -> Vec<(u64, String)> {
        let tell = |ending: &str| self.words.plain(&(self.title.tell_ending)(ending));
        self.report.endings.iter().map(|(ending, &games)| (games, tell(ending))).collect()
    }

    /// How fast this many games were played.
    pub fn speed(&self, games: u64, took: Duration) -> String {
        let seconds = took.as_secs_f64();
        let rate = games as f64 / seconds.max(1e-9);
        let facts = Facts::new()
            .with("games", self.counted("binary-games", games))
            .with("seconds", self.words.decimal(seconds, 1));
        let facts = Facts::new()
            .with("took", self.words.say_with("binary-took", &facts))
            .with("rate", self.words.count(rate as u64));
        self.words.say_with("arena-speed", &facts)
    }
}

/// An Elo difference with its sign, of which zero has none.
pub fn signed(elo: f64) -> String {
    if elo.abs() < 0.5 { "0".to_owned() } else { format!("{elo:+.0}") }
}
