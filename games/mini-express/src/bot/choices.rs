//! What the bot chooses where a player would be asked.

use std::cmp::Reverse;

use tabletop::{Dice, Log, Seat, insertion_sort_by_key};

use crate::board::{FAR, HexId};
use crate::company::{Company, CompanySet};
use crate::event::{BranchCandidate, BranchDecider, Event, PortCandidate, PortDecider};
use crate::turn::Play;
use crate::variants::ports;

/// The port nearest to the target city; then in the easternmost column, there the northernmost
/// (ME-8, ME-30). Ids rise in that order.
pub(crate) fn choose_port<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>) -> HexId {
    let (game, state) = (step.game(), step.state());
    let target = state.bot.target;
    let distance = |port| target.map_or(FAR, |target| game.network.distance(port, target));
    let free = ports::free(game, state);
    let chosen = free.iter().min_by_key(|&port| distance(port)).expect("there is a choice");
    step.explain(|_, _| {
        let mut ranks: Vec<_> = free.iter().map(|port| (distance(port), port)).collect();
        insertion_sort_by_key(&mut ranks, |&rank| rank);
        let decided_by = match ranks[..] {
            [_] => PortDecider::OnlyPort,
            [(best, _), (second, _), ..] if best != second => PortDecider::Distance,
            _ => PortDecider::Place,
        };
        let candidates = ranks.iter().map(|&(distance, port)| PortCandidate {
            port,
            distance: (distance != FAR).then_some(distance),
        });
        Event::BotPortsWeighed { target, candidates: candidates.collect(), chosen, decided_by }
    });
    chosen
}

/// The company of which the bot has most shares; then of which the players have fewest; then where
/// its company marker stands or that comes next after it.
pub(crate) fn choose_branch<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    companies: CompanySet,
) -> Company {
    let (game, state) = (step.game(), step.state());
    let people = usize::from(game.people);
    let weigh = |company: Company| BranchCandidate {
        company,
        bot_shares: state.shares[seat.index()][company.index()],
        player_shares: state.shares[..people].iter().map(|own| own[company.index()]).sum(),
        places_after_marker: ((company.index() + 4 - state.bot.company.index()) % 4) as u8,
    };
    let rank = |one: &BranchCandidate| {
        (Reverse(one.bot_shares), one.player_shares, one.places_after_marker)
    };
    let chosen = companies.iter().map(weigh).min_by_key(rank).expect("there is a choice").company;
    if L::KEEPS {
        let mut candidates: Vec<_> = companies.iter().map(weigh).collect();
        insertion_sort_by_key(&mut candidates, rank);
        let decided_by = match candidates[..] {
            [best, second, ..] if best.bot_shares != second.bot_shares => BranchDecider::BotShares,
            [best, second, ..] if best.player_shares != second.player_shares => {
                BranchDecider::PlayerShares
            }
            [_, _, ..] => BranchDecider::Marker,
            _ => BranchDecider::OnlyCompany,
        };
        step.explain(|_, _| Event::BotBranchesWeighed { candidates, chosen, decided_by });
    }
    chosen
}
