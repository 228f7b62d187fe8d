//! The belief about rivals' tickets: a conditional logit model (McFadden 1974) of their claims.

use tabletop::{Dice, Seat, Viewer};

use super::exponential::exponential;
use super::intent::{Way, way_over};
use super::ticket_sampler::TicketSampler;
use crate::SanFrancisco;
use crate::board::{Board, RouteSet};
use crate::state::MOST_SEATS;
use crate::tickets::{TicketId, TicketSet};
use crate::view::{SeatView, View};

/// What tickets each rival may hold, and how likely.
pub struct Belief([Guesses; MOST_SEATS]);

/// About one rival. Two tickets are weighed together: what one of them explains, the other needn't.
#[derive(Default)]
struct Guesses {
    alone: TicketSampler,
    pairs: TicketSampler,
}

impl Belief {
    pub fn from(game: &SanFrancisco, view: &View) -> Self {
        let mut rivals: [Guesses; MOST_SEATS] = Default::default();
        let hidden = view.hidden_tickets(&game.board);
        for (index, guesses) in rivals.iter_mut().enumerate().take(view.seats.len()) {
            let kept = view.seats[index].tickets.unwrap_or(0);
            if view.viewer == Viewer::Seat(Seat(index as u8)) || kept == 0 {
                continue;
            }
            let claims = Claims::of(game, view, index);
            let clues: Vec<_> = hidden.iter().map(|ticket| claims.clue(ticket)).collect();
            if kept != 2 {
                guesses.alone = clues.iter().map(|clue| claims.weigh(&[clue])).collect();
            }
            if kept >= 2 {
                let pairs = clues.iter().enumerate().flat_map(|(index, one)| {
                    clues[index + 1..].iter().map(move |other| [one, other])
                });
                guesses.pairs = pairs.map(|pair| claims.weigh(&pair)).collect();
            }
        }
        Self(rivals)
    }

    /// Samples this many of the hidden tickets by their likelihood: the first two together, more
    /// one by one.
    pub fn draw<D: Dice + ?Sized>(
        &self,
        seat: Seat,
        kept: u32,
        hidden: TicketSet,
        dice: &mut D,
    ) -> TicketSet {
        let Guesses { alone, pairs } = &self.0[seat.index()];
        let mut drawn = TicketSet::NONE;
        while drawn.len() < kept {
            let left = hidden.difference(drawn);
            let lots = if drawn.is_empty() && kept >= 2 { pairs } else { alone };
            let more = lots.draw(left, dice);
            drawn = drawn.union(more.unwrap_or_else(|| TicketSet::only(left.draw(dice))));
        }
        drawn
    }
}

/// What a rival has claimed, and what the rival can still claim.
struct Claims<'a> {
    board: &'a Board,
    held: RouteSet,
    open: RouteSet,
    cars: u8,
    /// How much of the match is played, from 0 to 1, by the cars used.
    played: f32,
}

/// What the claims have to do with a ticket.
struct Clue {
    ticket: TicketId,
    points: f32,
    /// The claimed routes on its way.
    used: RouteSet,
    /// The spaces missing; none if it can't be done any more.
    left: Option<u8>,
}

/// The features of a rival's tickets, and what each adds to the logarithm of their likelihood.
struct Logit {
    /// A claimed space that lies on the way of one of them: tells much in the beginning.
    explained_space: f32,
    /// What it tells more at the end of a match: less, because routes are claimed for their length.
    explained_space_later: f32,
    /// A ticket that is completed, at the end of a match.
    completed: f32,
    /// A space that is missing for one of them, at the end.
    missing_space: f32,
    /// A ticket that can't be completed any more.
    hopeless: f32,
    /// Of two tickets, the one with more points is kept.
    point: f32,
}

const LOGIT: Logit = include!(concat!(env!("OUT_DIR"), "/belief.rs"));

impl<'a> Claims<'a> {
    fn of(game: &'a SanFrancisco, view: &View, index: usize) -> Self {
        let board = &*game.board;
        let SeatView { routes: held, cars, .. } = view.seats[index];
        let open = game.open_to(held, cars, view.taken());
        let played = 1.0 - f32::from(cars) / f32::from(board.cars);
        Self { board, held, open, cars, played }
    }

    fn clue(&self, ticket: TicketId) -> Clue {
        let Self { board, held, open, cars, .. } = *self;
        let points = f32::from(board.ticket(ticket).points);
        match way_over(board, held, open, board.ticket(ticket).between) {
            Some(Way { used, spaces, .. }) => {
                Clue { ticket, points, used, left: (spaces <= cars).then_some(spaces) }
            }
            None => Clue { ticket, points, used: RouteSet::NONE, left: None },
        }
    }

    /// How likely it is that these are the rival's tickets, as a weight.
    fn weigh(&self, clues: &[&Clue]) -> (TicketSet, f32) {
        let (mut tickets, mut used, mut weight) = (TicketSet::NONE, RouteSet::NONE, 0.0);
        for clue in clues {
            tickets = tickets.with(clue.ticket);
            used = used.union(clue.used);
            weight += LOGIT.point * clue.points;
            weight += match clue.left {
                Some(0) => LOGIT.completed * self.played,
                Some(left) => LOGIT.missing_space * self.played * f32::from(left),
                None => LOGIT.hopeless,
            };
        }
        let explained: u8 = used.iter().map(|route| self.board.route(route).length).sum();
        let a_space = LOGIT.explained_space + LOGIT.explained_space_later * self.played;
        weight += a_space * f32::from(explained);
        (tickets, exponential(weight))
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, Imagine, QuickDice, SearchGame, Setting};

    use super::*;
    use crate::state::{Phase, State};

    /// Turns of matches played by the rollout policy, as the seat to act sees them.
    fn turns(seats: u8, matches: u64, mut look: impl FnMut(&SanFrancisco, &State, Seat, &View)) {
        let setting = Setting { seats, ..Setting::default() };
        let game = SanFrancisco::lay_out(&setting).expect("a good setting");
        for number in 0..matches {
            let mut dice = QuickDice::new(number);
            let mut state = game.start(&mut dice);
            let mut policy = game.rollout_policy(&mut dice);
            while let Some(seat) = game.to_act(&state).first() {
                if let Phase::Turn { .. } = state.phase {
                    look(&game, &state, seat, &game.view(&state, Viewer::Seat(seat)));
                }
                game.rollout(&mut state, &mut policy, 1, &mut dice, &mut Vec::new());
            }
        }
    }

    /// In a determinization everybody holds as many tickets as they do, none of them twice or known
    /// to be elsewhere.
    #[test]
    fn what_is_supposed_gives_the_same_view() {
        for seats in 2..=4 {
            let mut dice = QuickDice::new(5);
            turns(seats, 12, |game, _, seat, view| {
                let belief = game.infer(view);
                let supposed = game.determinize(view, &belief, &mut dice);
                assert_eq!(game.view(&supposed, Viewer::Seat(seat)), *view);
            });
        }
    }

    /// Once half of the cars are used, claims tell far more than chance.
    #[test]
    fn claims_give_tickets_away() {
        const DRAWN: u32 = 20;
        for seats in 2..=4 {
            let (mut by_claims, mut by_chance) = (0, 0);
            let mut dice = QuickDice::new(5);
            turns(seats, 60, |game, state, seat, view| {
                let rival = seat.next(seats).index();
                if state.cars[rival] > game.board.cars / 2 {
                    return;
                }
                let belief = game.infer(view);
                let right =
                    |supposed: &State| u32::from(supposed.tickets[rival] == state.tickets[rival]);
                for _ in 0..DRAWN {
                    by_claims += right(&game.determinize(view, &belief, &mut dice));
                    by_chance += right(&game.imagine(view, &mut dice));
                }
            });
            assert!(by_claims > 6 * by_chance, "{seats} seats: {by_claims}, {by_chance} by chance");
        }
    }
}
