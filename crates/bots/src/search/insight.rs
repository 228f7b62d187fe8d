//! What a search found out: the most visited action ("robust child": Chaslot et al. 2008), every
//! action's chances, and the principal variation.

use serde::Serialize;
use tabletop::{SearchGame, Seat, insertion_sort_by};

use super::tree::{Proof, Tree};
use super::{Findings, Search};

/// What a search expects of a position: of its actions `A`, and of later actions by their key `I`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Insight"))]
pub struct Insight<A, I = A> {
    /// How many iterations were run.
    pub nodes: u32,
    /// The actions that can be chosen, the best first.
    pub prospects: Vec<Prospect<A, I>>,
}

/// What a search expects of an action.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Prospect"))]
pub struct Prospect<A, I = A> {
    /// The action.
    pub action: A,
    /// How often it was visited.
    #[serde(rename = "seen")]
    pub visits: u32,
    /// Every seat's chance to win, a shared win counted in part.
    pub chances: Vec<f64>,
    /// Every seat's expected points.
    pub points: Vec<f64>,
    /// Is it proven that this comes out, as long as everybody plays for themselves?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub certain: bool,
    /// What is expected to follow. Where there are secrets, what the seat itself would do next.
    pub line: Vec<Line<I>>,
}

/// An expected action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Line"))]
pub struct Line<I> {
    /// Whose.
    pub seat: Seat,
    /// What it amounts to.
    pub action: I,
}

/// Further than this a search guesses rather than expects.
const LONGEST_LINE: usize = 6;
/// An action with fewer visits than this is not expected.
const SURE: u32 = 12;

impl<A, I> Insight<A, I> {
    /// The same with the actions, and what is expected to follow, written in another way.
    pub fn map<B>(
        self,
        mut write: impl FnMut(A) -> B,
        mut write_action_key: impl FnMut(I) -> B,
    ) -> Insight<B> {
        let prospects = self.prospects.into_iter();
        let prospects = prospects.map(|prospect| prospect.map(&mut write, &mut write_action_key));
        Insight { nodes: self.nodes, prospects: prospects.collect() }
    }

    /// What is expected of an action; `None` if it can't be chosen.
    pub fn of(&self, action: &A) -> Option<&Prospect<A, I>>
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

impl<A, I> Prospect<A, I> {
    /// The same with the action, and what is expected to follow, written in another way.
    pub fn map<B>(
        self,
        mut write: impl FnMut(A) -> B,
        mut write_action_key: impl FnMut(I) -> B,
    ) -> Prospect<B> {
        Prospect {
            action: write(self.action),
            visits: self.visits,
            chances: self.chances,
            points: self.points,
            certain: self.certain,
            line: (self.line.into_iter())
                .map(|Line { seat, action }| Line { seat, action: write_action_key(action) })
                .collect(),
        }
    }
}

impl<G: SearchGame> Search<'_, G> {
    /// What was found out so far.
    pub fn insight(&self) -> Insight<G::Action, G::ActionKey> {
        let Findings { seat, dice, tree, root, stats, bias_correction, .. } = &self.found;
        let seats = usize::from(self.game.seats());
        let state = self.game.imagine(self.view, &mut dice.clone());
        let mut prospects: Vec<_> = (self.legal.iter())
            .map(|&action| {
                // Actions that come to the same share what was found out.
                let key = self.game.action_key(&state, &action);
                let at = root.partition_point(|choice| choice.key < key);
                let found = &stats[at];
                let proof = tree.proof_at_root(at);
                let (chances, points) = match proof {
                    Some(Proof { outcome, .. }) => (
                        Seat::all(self.game.seats()).map(|seat| outcome.share(seat)).collect(),
                        outcome.points[..seats].iter().map(|&points| points.into()).collect(),
                    ),
                    None => (
                        corrected(
                            means(&found.wins[..seats], found.visits),
                            *seat,
                            bias_correction[at].into(),
                        ),
                        means(&found.points[..seats], found.visits),
                    ),
                };
                let (visits, certain) = (found.visits, proof.is_some());
                Prospect { action, visits, chances, points, certain, line: self.line(key) }
            })
            .collect();
        sort(&mut prospects, *seat);
        Insight { nodes: self.nodes(), prospects }
    }

    /// The actions most looked at after this one.
    fn line(&self, first: G::ActionKey) -> Vec<Line<G::ActionKey>> {
        let mut line = Vec::new();
        let root = self.found.tree.edges(Tree::<G::ActionKey>::ROOT);
        let mut edge = root.iter().find(|edge| edge.key == first);
        while let Some((seat, edges)) = edge.and_then(|edge| self.found.tree.behind(edge)) {
            edge = edges.iter().max_by_key(|edge| edge.visits);
            match edge {
                Some(edge) if edge.visits >= SURE && line.len() < LONGEST_LINE => {
                    line.push(Line { seat, action: edge.key });
                }
                _ => break,
            }
        }
        line
    }
}

/// The most visited first; between equals, what wins more often. But among proven results the
/// better goes first, however many visits either has: those change places among themselves.
pub(super) fn sort<A, I>(prospects: &mut [Prospect<A, I>], seat: Seat) {
    let chance = |prospect: &Prospect<A, I>| prospect.chances[seat.index()];
    insertion_sort_by(prospects, |one, other| {
        other.visits.cmp(&one.visits).then(chance(other).total_cmp(&chance(one))).is_lt()
    });
    let better = |one: &Prospect<A, I>, other: &Prospect<A, I>| {
        let by_chance = chance(one).total_cmp(&chance(other));
        by_chance.then(lead(&one.points, seat).total_cmp(&lead(&other.points, seat))).is_gt()
    };
    let certain: Vec<usize> =
        (0..prospects.len()).filter(|&place| prospects[place].certain).collect();
    for last in 1..certain.len() {
        for at in (1..=last).rev() {
            let (before, here) = (certain[at - 1], certain[at]);
            if !better(&prospects[here], &prospects[before]) {
                break;
            }
            prospects.swap(before, here);
        }
    }
}

/// How far the seat is ahead of the best of the others.
fn lead(points: &[f64], seat: Seat) -> f64 {
    let others = points.iter().enumerate().filter(|&(index, _)| index != seat.index());
    points[seat.index()] - others.map(|(_, &points)| points).reduce(f64::max).unwrap_or(0.0)
}

fn means(sums: &[f64], visits: u32) -> Vec<f64> {
    let visits = f64::from(visits.max(1));
    sums.iter().map(|sum| sum / visits).collect()
}

/// What the seat gains is taken from the others in proportion to their chances. The surer a result
/// is, the less there is to correct.
fn corrected(mut chances: Vec<f64>, seat: Seat, bias_correction: f64) -> Vec<f64> {
    let own = chances[seat.index()];
    // More would lead beyond certainty.
    let bias_correction = bias_correction.clamp(-0.25, 0.25);
    for (index, chance) in chances.iter_mut().enumerate() {
        let part = if index == seat.index() { 1.0 - own } else { -own };
        *chance *= 1.0 + 4.0 * bias_correction * part;
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
    fn of_what_is_certain_the_better_goes_first() {
        let prospect = |action, visits, chance: f64, own: f64, certain| Prospect::<_> {
            action,
            visits,
            chances: vec![chance, 1.0 - chance],
            points: vec![own, 10.0],
            certain,
            line: Vec::new(),
        };
        let mut prospects = [
            prospect("wins barely", 30, 1.0, 11.0, true),
            prospect("promising", 20, 0.9, 12.0, false),
            prospect("loses", 40, 0.0, 9.0, true),
            prospect("wins clearly", 5, 1.0, 15.0, true),
            prospect("hardly visits", 1, 1.0, 20.0, false),
        ];
        sort(&mut prospects, Seat(0));
        let order = prospects.map(|prospect| prospect.action);
        let expected = ["wins clearly", "wins barely", "promising", "loses", "hardly visits"];
        assert_eq!(order, expected);
    }

    #[test]
    fn what_is_certain_stays_certain() {
        assert_eq!(corrected(vec![0.0, 1.0], Seat(0), 0.02), [0.0, 1.0]);
        assert_eq!(corrected(vec![0.0, 1.0], Seat(1), -0.02), [0.0, 1.0]);
    }
}
