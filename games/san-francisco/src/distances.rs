//! How far it is: spaces still to be claimed for tickets, and from one location to the others. For
//! people; bots and search work it out in their own ways.

use serde::Serialize;
use serde_json::Value;
use tabletop::{Fault, Seat, Viewer, from_json};

use crate::SanFrancisco;
use crate::board::{Board, LocationId, RouteId, RouteSet, Ways};
use crate::tickets::{TicketId, TicketSet};
use crate::view::View;

/// How far it is, as far as the viewer can know.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Distances {
    /// The viewer's tickets and those on offer; once the match is over, everybody's tickets.
    pub tickets: Vec<TicketDistance>,
    /// All locations, from the one that was asked about, if one was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locations: Option<Vec<LocationDistance>>,
}

/// What is still to be claimed for a ticket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TicketDistance {
    /// Whose it is.
    pub seat: Seat,
    /// Which.
    pub ticket: TicketId,
    /// Spaces on the shortest way; 0 if it is complete, `null` if there is no way left.
    pub missing: Option<u16>,
    /// The routes of that way, held or not.
    pub routes: Vec<RouteId>,
}

/// What is still to be claimed on the way to a location.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LocationDistance {
    /// Which.
    pub location: LocationId,
    /// Spaces on the shortest way; `null` if there is no way left.
    pub missing: Option<u16>,
    /// The routes of that way, held or not.
    pub routes: Vec<RouteId>,
}

impl Distances {
    pub(crate) fn of(
        game: &SanFrancisco,
        view: &View,
        from: Option<&Value>,
    ) -> Result<Self, Fault> {
        let from: Option<LocationId> = from.map(|from| from_json(game, from)).transpose()?;
        let locations = from.map(|from| {
            let ways = ways(game, view, view.viewer, from);
            (game.board.all_locations())
                .map(|location| {
                    let (missing, routes) = measure(&game.board, &ways, location);
                    LocationDistance { location, missing, routes }
                })
                .collect()
        });
        let tickets = (tickets(view).into_iter())
            .flat_map(|(seat, tickets)| tickets.iter().map(move |ticket| (seat, ticket)))
            .map(|(seat, ticket)| {
                let [one, other] = game.board.ticket(ticket).between;
                let ways = ways(game, view, Viewer::Seat(seat), one);
                let (missing, routes) = measure(&game.board, &ways, other);
                TicketDistance { seat, ticket, missing, routes }
            })
            .collect();
        Ok(Self { tickets, locations })
    }
}

/// The tickets that the viewer may know, by seat.
fn tickets(view: &View) -> Vec<(Seat, TicketSet)> {
    if let Some(scoring) = &view.scoring {
        let scores = scoring.scores().iter().map(|score| score.completed.union(score.failed));
        return Seat::all(view.seats.len() as u8).zip(scores).collect();
    }
    match (view.viewer, &view.own) {
        (Viewer::Seat(seat), Some(own)) => vec![(seat, own.tickets.union(own.offer))],
        _ => Vec::new(),
    }
}

/// The ways from a location, however many cars they take: a player's own routes cost nothing, and a
/// spectator has none.
fn ways(game: &SanFrancisco, view: &View, walker: Viewer, from: LocationId) -> Ways {
    let held = match walker {
        Viewer::Seat(seat) => view.seats[seat.index()].routes,
        Viewer::Spectator => RouteSet::NONE,
    };
    let open = game.open_to(held, Board::LONGEST as u8, view.taken());
    Ways::in_spaces(&game.board, from, held, open)
}

fn measure(board: &Board, ways: &Ways, to: LocationId) -> (Option<u16>, Vec<RouteId>) {
    let missing = ways.cost(to);
    let mut routes: Vec<RouteId> = match missing {
        Some(_) => ways.back_from(board, to).collect(),
        None => Vec::new(),
    };
    routes.reverse();
    (missing, routes)
}
