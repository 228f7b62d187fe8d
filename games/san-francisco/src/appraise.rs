//! A rough value of each action, for a simple greedy bot: finish the tickets on the shortest way,
//! take the cards for it, and claim what is long when they are done.

use tabletop::Appraise;

use crate::SanFrancisco;
use crate::action::Action;
use crate::board::{LocationId, Route};
use crate::cards::{Card, Cards};
use crate::outlook::{Outlook, Way};
use crate::view::View;

/// With fewer cars than this, new tickets are hardly ever finished.
const CARS_FOR_TICKETS: u8 = 9;

impl Appraise for SanFrancisco {
    fn appraise(&self, view: &View, actions: &[Action]) -> Vec<i32> {
        let Some(outlook) = Outlook::new(self, view) else { return vec![0; actions.len()] };
        let greed = Greed::new(outlook);
        actions.iter().map(|action| greed.appraise(action)).collect()
    }
}

/// What looks good at the moment.
struct Greed<'a> {
    outlook: Outlook<'a>,
    /// The ways that the kept tickets still need.
    ways: Vec<Way>,
    /// Cards in the colours of open routes that bring a ticket nearer.
    wanted: Cards,
}

impl<'a> Greed<'a> {
    fn new(outlook: Outlook<'a>) -> Self {
        let ways = outlook.ways(outlook.own.tickets);
        let useful = outlook.open.iter().map(|route| *outlook.board.route(route));
        let useful = useful.filter(|&route| nearer(&ways, route) > 0);
        let wanted = useful.filter_map(|route| route.colour).collect();
        Self { outlook, ways, wanted }
    }

    fn appraise(&self, action: &Action) -> i32 {
        let Outlook { board, view, .. } = self.outlook;
        let cars = self.outlook.me().cars;
        match *action {
            Action::KeepTickets { tickets } => {
                let cost = self.missing() + spaces(&self.outlook.ways(tickets));
                let points: i16 = tickets.iter().map(|it| board.ticket(it).points).sum();
                let affordable = cost <= i32::from(cars);
                if affordable { i32::from(points) * 10 - cost * 5 } else { -cost * 10 }
            }
            // Where few routes meet, the others come by less often.
            Action::PlaceTokens { location, .. } => {
                let routes = board.routes.iter();
                -(routes.filter(|route| route.between.contains(&location)).count() as i32)
            }
            Action::ClaimRoute { route, pay } => self.appraise_claim(*board.route(route), pay),
            Action::DrawFaceUp { slot } => match view.row.get(slot) {
                Some(Card::Ferry) => 24,
                Some(colour) => 16 + i32::from(self.wanted.count(colour).min(3)) * 8,
                None => 0,
            },
            Action::DrawDeck {} => 20,
            Action::DrawTickets {} if self.missing() == 0 && cars >= CARS_FOR_TICKETS => 60,
            Action::DrawTickets {} => -100,
            Action::TakeToken { .. } | Action::Pass {} => 0,
        }
    }

    fn appraise_claim(&self, route: Route, pay: Cards) -> i32 {
        let points = i32::from(self.outlook.board.points_for(route.length));
        let spare_ferries = i32::from(pay.count(Card::Ferry).saturating_sub(route.ferries));
        let racing = if self.missing() == 0 { points * 20 } else { points * 4 - 20 };
        let token = if self.outlook.brings_token(route) { 25 } else { 0 };
        nearer(&self.ways, route) * 40 + racing + token - spare_ferries * 15
    }

    fn missing(&self) -> i32 {
        spaces(&self.ways)
    }
}

/// How many spaces the tickets will miss less with this route.
fn nearer(ways: &[Way], route: Route) -> i32 {
    let [one, other] = route.between.map(LocationId::index);
    let saved = |way: &Way| {
        let through = (way.from_one_end[one] + way.from_the_other[other])
            .min(way.from_one_end[other] + way.from_the_other[one]);
        (way.spaces - through).max(0)
    };
    ways.iter().map(saved).sum()
}

fn spaces(ways: &[Way]) -> i32 {
    ways.iter().map(|way| way.spaces).sum()
}
