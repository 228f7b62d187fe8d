//! The plots of an arena, as SVG inside its page.

use std::fmt::Write;

use contest::arena::{Report, Spec};

use super::page::escaped;
use super::told::{Told, signed};

const WIDTH: f64 = 820.0;
/// Room for the names at the left, or at the right of the curve.
const NAMES: f64 = 110.0;
const MARGIN: f64 = 20.0;

/// From numbers to places on the paper.
struct Scale {
    from: [f64; 2],
    to: [f64; 2],
}

impl Scale {
    fn place(&self, number: f64) -> f64 {
        let [low, high] = self.from;
        let part = (number - low) / (high - low);
        self.to[0] + part * (self.to[1] - self.to[0])
    }

    /// Four to eight round numbers.
    fn ticks(&self) -> Vec<f64> {
        let [low, high] = self.from;
        let rough = (high - low) / 8.0;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power);
        let step = step.into_iter().find(|&step| step >= rough).unwrap_or(rough);
        let count = ((high - low) / step) as i32 + 1;
        let first = (low / step).ceil() * step;
        (0..count).map(|tick| first + f64::from(tick) * step).filter(|&tick| tick <= high).collect()
    }
}

/// Wide enough for all numbers, and for a single one too.
fn range(numbers: impl Iterator<Item = f64>) -> [f64; 2] {
    let [low, high] = numbers.fold([0f64, 0f64], |[low, high], x| [low.min(x), high.max(x)]);
    let room = ((high - low) * 0.05).max(5.0);
    [low - room, high + room]
}

/// Each bot's rating as a point with its interval, the strongest first.
pub fn ratings(told: &Told<'_>) -> String {
    let (spec, report) = (told.spec, told.report);
    let ends = report.standings.iter().flat_map(|standing| {
        let [low, high] = standing.rating_interval.unwrap_or([standing.rating; 2]);
        [low, high, standing.rating]
    });
    let scale = Scale { from: range(ends), to: [NAMES, WIDTH - MARGIN] };
    let rows = report.standings.len() as f64 * 34.0;
    let mut svg = open(rows + 40.0, &told.words.say("arena-ratings-plot"));
    for tick in scale.ticks() {
        let x = scale.place(tick);
        let class = if tick.abs() < 1e-9 { "zero" } else { "grid" };
        add(
            &mut svg,
            format_args!("<line class='{class}' x1='{x:.1}' x2='{x:.1}' y1='8' y2='{rows}'/>"),
        );
        let y = rows + 20.0;
        add(
            &mut svg,
            format_args!(
                "<text class='quiet' x='{x:.1}' y='{y}' text-anchor='middle'>{}</text>",
                signed(tick)
            ),
        );
    }
    for (row, standing) in report.standings.iter().enumerate() {
        let y = row as f64 * 34.0 + 24.0;
        let color = color(spec, &standing.bot);
        let x = scale.place(standing.rating);
        let [low, high] = standing.rating_interval.unwrap_or([standing.rating; 2]);
        let (left, right) = (scale.place(low), scale.place(high));
        let bot = escaped(&standing.bot);
        let (rating, interval) = (signed(standing.rating), told.rating_interval(standing));
        add(&mut svg, format_args!("<g><title>{bot}: {rating} ({interval})</title>"));
        add(&mut svg, format_args!("<text x='0' y='{:.1}'>{bot}</text>", y + 4.0));
        add(
            &mut svg,
            format_args!(
                "<line x1='{left:.1}' x2='{right:.1}' y1='{y}' y2='{y}' stroke='{color}' stroke-width='3' stroke-linecap='round'/>"
            ),
        );
        add(&mut svg, format_args!("<circle cx='{x:.1}' cy='{y}' r='6' fill='{color}'/></g>"));
    }
    svg + "</svg>"
}

/// Each bot's rating as a line over the number of blocks: does it still move?
pub fn curve(told: &Told<'_>) -> String {
    let (spec, report) = (told.spec, told.report);
    let height = 320.0;
    let all = report.curve.iter().flat_map(|point| point.ratings.iter().copied());
    let y = Scale { from: range(all), to: [height - 30.0, 10.0] };
    let last = report.blocks.max(2) as f64;
    let x = Scale { from: [1.0, last], to: [50.0, WIDTH - NAMES] };
    let mut svg = open(height, &told.words.say("arena-settled-plot"));
    for tick in y.ticks() {
        let place = y.place(tick);
        add(
            &mut svg,
            format_args!(
                "<line class='grid' x1='50' x2='{:.1}' y1='{place:.1}' y2='{place:.1}'/>",
                WIDTH - NAMES
            ),
        );
        add(
            &mut svg,
            format_args!(
                "<text class='quiet' x='42' y='{:.1}' text-anchor='end'>{}</text>",
                place + 4.0,
                signed(tick)
            ),
        );
    }
    for tick in x.ticks().into_iter().filter(|tick| tick.fract() == 0.0) {
        let place = x.place(tick);
        add(
            &mut svg,
            format_args!(
                "<text class='quiet' x='{place:.1}' y='{}' text-anchor='middle'>{}</text>",
                height - 8.0,
                told.words.count(tick as u64)
            ),
        );
    }
    let (end, below) = (WIDTH - NAMES + 22.0, height - 8.0);
    let axis = escaped(&told.words.say("arena-settled-axis"));
    add(&mut svg, format_args!("<text class='quiet' x='{end}' y='{below}'>{axis}</text>"));
    for (bot, name) in spec.bots.iter().enumerate() {
        let points: Vec<String> = report
            .curve
            .iter()
            .map(|point| {
                let (x, y) = (x.place(point.blocks as f64), y.place(point.ratings[bot]));
                format!("{x:.1},{y:.1}")
            })
            .collect();
        let color = color(spec, name);
        add(
            &mut svg,
            format_args!("<polyline class='line' stroke='{color}' points='{}'/>", points.join(" ")),
        );
    }
    for (name, place) in labels(spec, report, &y) {
        let (color, at) = (color(spec, name), WIDTH - NAMES + 10.0);
        add(
            &mut svg,
            format_args!(
                "<text x='{at}' y='{place:.1}' style='fill:{color}'>{}</text>",
                escaped(name)
            ),
        );
    }
    svg + "</svg>"
}

/// The names at the ends of the lines, moved down where they would cover each other.
fn labels<'a>(spec: &'a Spec, report: &Report, y: &Scale) -> Vec<(&'a str, f64)> {
    let Some(end) = report.curve.last() else { return Vec::new() };
    let place = |(bot, name): (usize, &'a String)| (name.as_str(), y.place(end.ratings[bot]) + 4.0);
    let mut labels: Vec<_> = spec.bots.iter().enumerate().map(place).collect();
    labels.sort_by(|one, other| one.1.total_cmp(&other.1));
    for index in 1..labels.len() {
        labels[index].1 = labels[index].1.max(labels[index - 1].1 + 15.0);
    }
    labels
}

fn open(height: f64, label: &str) -> String {
    format!("<svg role='img' aria-label='{}' viewBox='0 0 {WIDTH} {height}'>", escaped(label))
}

fn add(svg: &mut String, part: std::fmt::Arguments<'_>) {
    svg.write_fmt(part).expect("a text takes any text");
}

/// A bot keeps its colour in all plots.
fn color(spec: &Spec, bot: &str) -> String {
    let place = spec.bots.iter().position(|known| known == bot).unwrap_or_default();
    format!("var(--line-{})", place % 8)
}
