//! The end: routes, tickets, tokens, and who wins.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use tabletop::{MAX_SEATS, Outcome, Seat, SeatSet};

use crate::SanFrancisco;
use crate::board::{Network, RouteSet};
use crate::state::Ending;
use crate::state::{MOST_SEATS, State};
use crate::tickets::TicketSet;
use crate::tokens::SymbolSet;

/// One player's points, part by part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatScore {
    /// For routes.
    pub routes: i16,
    /// Tickets whose locations are joined.
    pub completed: TicketSet,
    /// Tickets whose locations are not.
    pub failed: TicketSet,
    /// For tickets, both kinds together.
    pub tickets: i16,
    /// For tokens.
    pub tokens: i16,
    /// In all; may be negative (SF-16).
    pub total: i16,
}

/// All that counts at the end.
pub(crate) struct Holdings {
    pub routes: RouteSet,
    pub points: i16,
    pub tickets: TicketSet,
    pub tokens: SymbolSet,
}

impl Holdings {
    pub fn of(state: &State, seat: Seat) -> Self {
        let index = seat.index();
        Self {
            routes: state.routes[index],
            points: state.points[index],
            tickets: state.tickets[index],
            tokens: state.tokens[index],
        }
    }
}

/// What decided between the best.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Decider {
    /// Most points.
    Points,
    /// Tied in points; most completed tickets.
    CompletedTickets,
    /// Still tied: they share the win.
    Shared,
}

/// Everybody's points and the winners.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(into = "ScoringJson", try_from = "ScoringJson")]
pub struct Scoring {
    seats: u8,
    scores: [SeatScore; MOST_SEATS],
    /// Who won.
    pub winners: SeatSet,
    /// By what.
    pub decided_by: Decider,
}

impl Scoring {
    /// The scores of the seats that exist.
    pub fn scores(&self) -> &[SeatScore] {
        &self.scores[..usize::from(self.seats)]
    }

    pub(crate) fn outcome(&self, ending: Ending) -> Outcome {
        let mut points = [0; MAX_SEATS];
        for (points, score) in points.iter_mut().zip(self.scores()) {
            *points = score.total;
        }
        Outcome {
            seats: self.seats,
            points,
            winners: self.winners,
            ending: ending.into(),
            decided_by: self.decided_by.into(),
        }
    }
}

impl SanFrancisco {
    /// Counts everybody's points as if the match ended now.
    pub fn score(&self, state: &State) -> Scoring {
        let mut scores = [SeatScore::default(); MOST_SEATS];
        for seat in Seat::all(self.seats) {
            scores[seat.index()] = self.score_of(state, seat);
        }
        let (winners, decided_by) = self.winners(&scores);
        Scoring { seats: self.seats, scores, winners, decided_by }
    }

    fn score_of(&self, state: &State, seat: Seat) -> SeatScore {
        self.tally(&Holdings::of(state, seat))
    }

    /// Counts what somebody holds.
    pub(crate) fn tally(&self, holdings: &Holdings) -> SeatScore {
        let held = holdings.tickets;
        let network = Network::of(&self.board, holdings.routes);
        let completed = network.completed(&self.board, held);
        let failed = held.difference(completed);
        let worth = |tickets: TicketSet| -> i16 {
            tickets.iter().map(|ticket| self.board.ticket(ticket).points).sum()
        };
        let routes = holdings.points;
        let tickets = worth(completed) - worth(failed);
        let tokens = self.board.token_points[holdings.tokens.len() as usize];
        let total = routes + tickets + tokens;
        SeatScore { routes, completed, failed, tickets, tokens, total }
    }

    /// Most points; then most completed tickets, not their value; then all of them (SF-16).
    fn winners(&self, scores: &[SeatScore; MOST_SEATS]) -> (SeatSet, Decider) {
        let best_of = |among: SeatSet, worth: fn(&SeatScore) -> i32| -> SeatSet {
            let worth = |seat: Seat| worth(&scores[seat.index()]);
            let best = among.iter().map(worth).max();
            among.iter().filter(|&seat| Some(worth(seat)) == best).collect()
        };
        let richest = best_of(SeatSet::everybody(self.seats), |score| i32::from(score.total));
        if richest.len() == 1 {
            return (richest, Decider::Points);
        }
        let best = best_of(richest, |score| score.completed.len() as i32);
        let decider = if best.len() == 1 { Decider::CompletedTickets } else { Decider::Shared };
        (best, decider)
    }
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Scoring"))]
#[serde(deny_unknown_fields)]
struct ScoringJson {
    seats: Vec<SeatScore>,
    winners: SeatSet,
    decided_by: Decider,
}

impl From<Scoring> for ScoringJson {
    fn from(scoring: Scoring) -> Self {
        let Scoring { winners, decided_by, .. } = scoring;
        Self { seats: scoring.scores().to_vec(), winners, decided_by }
    }
}

impl TryFrom<ScoringJson> for Scoring {
    type Error = &'static str;

    fn try_from(json: ScoringJson) -> Result<Self, Self::Error> {
        let mut scores = [SeatScore::default(); MOST_SEATS];
        let seats = scores.get_mut(..json.seats.len()).ok_or("there are at most 4 players")?;
        seats.copy_from_slice(&json.seats);
        let ScoringJson { winners, decided_by, .. } = json;
        Ok(Self { seats: json.seats.len() as u8, scores, winners, decided_by })
    }
}
