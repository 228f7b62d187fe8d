//! The clockwise rule: keep to the left-hand side of the area of valid tracks (ME-22).

use crate::MiniExpress;
use crate::action::Path;
use crate::board::{CityId, DIRECTIONS, HexId};

/// The shortest track from a hex of the company's track to the city that keeps to the left.
pub(super) fn leftmost(game: &MiniExpress, start: HexId, city: CityId, trains: u8) -> Path {
    let mut path = Path::EMPTY;
    let mut hex = start;
    // Where to begin looking, clockwise: first from the direction that points away from the city,
    // later from the one that points back.
    let mut looking = first_after_backwards(game, start, game.board.place(city));
    for left in (1..=trains).rev() {
        let (direction, next) = (looking..looking + 6)
            .map(|direction| direction % 6)
            .find_map(|direction| {
                let next = game.board.neighbours(hex)[direction]?;
                let trains_over = game.network.trains[next.index()][city.index()];
                (trains_over == left).then_some((direction, next))
            })
            .expect("a shortest track goes on until the city");
        path.push(next);
        hex = next;
        looking = direction + 3;
    }
    path
}

/// The first direction, clockwise, at or after the one that points straight away from the city:
/// the farthest to the left of the straight line to it.
fn first_after_backwards(game: &MiniExpress, start: HexId, place: HexId) -> usize {
    let ((from_q, from_r), (to_q, to_r)) =
        (game.board.coordinates(start), game.board.coordinates(place));
    let away = (i16::from(from_q) - i16::from(to_q), i16::from(from_r) - i16::from(to_r));
    let wide = |(q, r): (i8, i8)| (i16::from(q), i16::from(r));
    (0..6)
        .find(|&direction| {
            let before = wide(DIRECTIONS[(direction + 5) % 6]);
            turn(before, away) > 0 && turn(away, wide(DIRECTIONS[direction])) >= 0
        })
        .expect("some sixth of the circle holds every direction")
}

/// Above 0 if `other` lies clockwise of `one`, by less than half a circle. South is larger.
fn turn(one: (i16, i16), other: (i16, i16)) -> i16 {
    one.0 * other.1 - one.1 * other.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_run_clockwise() {
        for direction in 0..6 {
            let wide = |(q, r): (i8, i8)| (i16::from(q), i16::from(r));
            let (one, next) = (wide(DIRECTIONS[direction]), wide(DIRECTIONS[(direction + 1) % 6]));
            assert!(turn(one, next) > 0);
        }
    }
}
