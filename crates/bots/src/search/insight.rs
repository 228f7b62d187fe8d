//! What a search found out, for those who want to know why.

use serde::Serialize;
use tabletop::{Foresee, Seat};

use super::tree::Tree;
use super::worth::Forecast;
use super::{Findings, Search};

/// What a search expects of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Insight<A> {
    /// How many futures were looked at.
    pub nodes: u32,
    /// The actions that can be chosen, the best first.
    pub prospects: Vec<Prospect<A>>,
}

/// What a search expects of an action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Prospect<A> {
    /// The action.
    pub action: A,
    /// How often it was looked at.
    pub seen: u32,
    /// Every seat's chance to win, a shared win counted in part.
    pub chances: Vec<f64>,
    /// Every seat's expected points.
    pub points: Vec<f64>,
    /// What is expected to follow.
    pub line: Vec<Line<A>>,
}

/// An expected action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Line<A> {
    /// Whose.
    pub seat: Seat,
    /// The action.
    pub action: A,
}

/// Further than this a search guesses rather than expects.
const LONGEST_LINE: usize = 6;
/// What was looked at less often than this is not expected.
const SURE: u32 = 12;

impl<A> Insight<A> {
    /// The same with the actions written in another way.
    pub fn map<B>(self, mut write: impl FnMut(A) -> B) -> Insight<B> {
        let prospects = self.prospects.into_iter().map(|prospect| prospect.map(&mut write));
        Insight { nodes: self.nodes, prospects: prospects.collect() }
    }

    /// What is expected of an action; `None` if it can't be chosen.
    pub fn of(&self, action: &A) -> Option<&Prospect<A>>
    where
        A: PartialEq,
    {
        self.prospects.iter().find(|prospect| prospect.action == *action)
    }

    /// Every seat's chance to win if the best action is chosen.
    pub fn chances(&self) -> &[f64] {
        &self.prospects[0].chances
    }

    /// Every seat's expected points if the best action is chosen.
    pub fn points(&self) -> &[f64] {
        &self.prospects[0].points
    }
}

impl<A> Prospect<A> {
    /// The same with the actions written in another way.
    pub fn map<B>(self, mut write: impl FnMut(A) -> B) -> Prospect<B> {
        Prospect {
            action: write(self.action),
            seen: self.seen,
            chances: self.chances,
            points: self.points,
            line: (self.line.into_iter())
                .map(|Line { seat, action }| Line { seat, action: write(action) })
                .collect(),
        }
    }
}

impl<G: Foresee> Search<'_, G> {
    /// What was found out so far.
    pub fn insight(&self) -> Insight<G::Action> {
        let Findings { seat, dice, root, forecasts, hindsight, .. } = &self.found;
        let seats = usize::from(self.game.seats());
        let state = self.game.imagine(self.view, &mut dice.clone());
        let mut prospects: Vec<_> = (self.legal.iter())
            .map(|&action| {
                // Actions that come to the same share what was found out.
                let gist = self.game.gist(&state, &action);
                let at = root.partition_point(|choice| choice.gist < gist);
                let forecast = &forecasts[at];
                Prospect {
                    action,
                    seen: forecast.seen,
                    chances: corrected(
                        means(forecast, &forecast.wins, seats),
                        *seat,
                        hindsight[at].into(),
                    ),
                    points: means(forecast, &forecast.points, seats),
                    line: self.line(gist),
                }
            })
            .collect();
        sort(&mut prospects, *seat);
        Insight { nodes: self.nodes(), prospects }
    }

    /// The actions most looked at after this one.
    fn line(&self, first: G::Gist) -> Vec<Line<G::Action>> {
        let mut line = Vec::new();
        let root = self.found.tree.edges(Tree::<G::Action, G::Gist>::ROOT);
        let mut edge = root.iter().find(|edge| edge.choice.gist == first);
        while let Some((seat, edges)) = edge.and_then(|edge| self.found.tree.behind(edge)) {
            edge = edges.iter().max_by_key(|edge| edge.visits);
            match edge {
                Some(edge) if edge.visits >= SURE && line.len() < LONGEST_LINE => {
                    line.push(Line { seat, action: edge.choice.action });
                }
                _ => break,
            }
        }
        line
    }
}

/// The most looked at first; between equals, what wins more often.
pub(super) fn sort<A>(prospects: &mut [Prospect<A>], seat: Seat) {
    prospects.sort_by(|one, other| {
        let chance = |prospect: &Prospect<A>| prospect.chances[seat.index()];
        other.seen.cmp(&one.seen).then(chance(other).total_cmp(&chance(one)))
    });
}

fn means(forecast: &Forecast, sums: &[f64], seats: usize) -> Vec<f64> {
    let seen = f64::from(forecast.seen.max(1));
    sums[..seats].iter().map(|sum| sum / seen).collect()
}

/// What the seat wins more is taken from the others, in parts of what they have. The surer a result is, the less there is to correct.
fn corrected(mut chances: Vec<f64>, seat: Seat, hindsight: f64) -> Vec<f64> {
    let own = chances[seat.index()];
    // More would lead beyond certainty.
    let hindsight = hindsight.clamp(-0.25, 0.25);
    for (index, chance) in chances.iter_mut().enumerate() {
        let part = if index == seat.index() { 1.0 - own } else { -own };
        *chance *= 1.0 + 4.0 * hindsight * part;
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_wins_more_the_others_win_less() {
        let chances = corrected(vec![0.5, 0.3, 0.2], Seat(0), -0.02);
        for (chance, expected) in chances.iter().zip([0.48, 0.312, 0.208]) {
            assert!((chance - expected).abs() < 1e-9, "{chances:?}");
        }
    }

    #[test]
    fn what_is_certain_stays_certain() {
        assert_eq!(corrected(vec![0.0, 1.0], Seat(0), 0.02), [0.0, 1.0]);
        assert_eq!(corrected(vec![0.0, 1.0], Seat(1), -0.02), [0.0, 1.0]);
    }
}
