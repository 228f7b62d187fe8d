//! Root parallelization (Chaslot, Winands & van den Herik 2008): independent searches, merged.

use tabletop::Seat;

use super::insight::{Insight, Prospect, sort};

/// What independent searches for a seat found out together. There must be at least one.
pub fn merge<A: Clone + PartialEq, I: Clone>(
    insights: Vec<Insight<A, I>>,
    seat: Seat,
) -> Insight<A, I> {
    let mut insights = insights.into_iter();
    let mut merged = insights.next().expect("there is at least one search");
    for other in insights {
        merged.nodes += other.nodes;
        for prospect in &mut merged.prospects {
            if let Some(more) = other.prospects.iter().find(|it| it.action == prospect.action) {
                join(prospect, more);
            }
        }
    }
    sort(&mut merged.prospects, seat);
    merged
}

fn join<A: Clone, I: Clone>(prospect: &mut Prospect<A, I>, more: &Prospect<A, I>) {
    let visits = prospect.visits + more.visits;
    // What is proven needs no mean.
    if prospect.certain || more.certain {
        if !prospect.certain {
            prospect.clone_from(more);
        }
        prospect.visits = visits;
        return;
    }
    let (one, other) = (f64::from(prospect.visits), f64::from(more.visits));
    let all = (one + other).max(1.0);
    for (mean, more) in prospect.chances.iter_mut().zip(&more.chances) {
        *mean = (*mean * one + more * other) / all;
    }
    for (mean, more) in prospect.points.iter_mut().zip(&more.points) {
        *mean = (*mean * one + more * other) / all;
    }
    if more.visits > prospect.visits {
        prospect.line.clone_from(&more.line);
    }
    prospect.visits = visits;
}
