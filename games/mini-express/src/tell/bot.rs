//! What the rulebook's bot does, and why.

use tabletop::{Argument, Phrase};

use super::{company, say};
use crate::MiniExpress;
use crate::board::BotToken;
use crate::event::{
    BotAction, BranchDecider, CityCandidate, CityDecider, Event, PortDecider, TrackDecider,
};

impl MiniExpress {
    /// An event of the bot's turn; `None` for any other.
    pub(super) fn tell_bot(&self, event: &Event) -> Option<Phrase> {
        let phrase = match event {
            Event::BotRefreshTokensAdded => say("event-bot_refresh_tokens_added"),
            Event::BotTokenDrawn { token } => match self.tables().bot_tokens[token.index()] {
                BotToken::Moves { city, company } => {
                    say("event-bot_token_drawn").with("city", city).with("company", company)
                }
                BotToken::Refresh => say("event-bot_token_drawn-refresh"),
            },
            Event::BotBagRefilled { .. } => say("event-bot_bag_refilled"),
            Event::BotCompanyMarkerMoved { from, to, steps } => {
                say("event-bot_company_marker_moved")
                    .with("from", company(*from))
                    .with("to", company(*to))
                    .with("steps", *steps)
            }
            Event::BotTargetMarkerMoved { to, steps, passed, .. } => {
                let id = if passed.is_empty() {
                    "event-bot_target_marker_moved"
                } else {
                    "event-bot_target_marker_moved-passing"
                };
                let passed = Argument::and(passed.iter().map(|&city| self.city(city)));
                say(id)
                    .with("to", self.city(*to))
                    .with("number", to.number())
                    .with("steps", *steps)
                    .with("passed", passed)
            }
            Event::BotActionChosen { company: chosen, reserve, action } => {
                say(&["event-bot_action_chosen-", name(*action)].concat())
                    .with("company", company(*chosen))
                    .with("reserve", *reserve)
            }
            Event::BotActionImpossible { company: chosen, action } => {
                say(&["event-bot_action_impossible-", name(*action)].concat())
                    .with("company", company(*chosen))
            }
            Event::BotStuck => say("event-bot_stuck"),
            Event::BotCitiesWeighed { .. } => self.tell_cities(event)?,
            Event::BotTracksWeighed { .. } => self.tell_tracks(event)?,
            Event::BotPortsWeighed { .. } => self.tell_ports(event)?,
            Event::BotBranchesWeighed { candidates, chosen, decided_by } => {
                let best = candidates.iter().find(|candidate| candidate.company == *chosen)?;
                say(match decided_by {
                    BranchDecider::OnlyCompany => "event-bot_branches_weighed-only_company",
                    BranchDecider::BotShares => "event-bot_branches_weighed-bot_shares",
                    BranchDecider::PlayerShares => "event-bot_branches_weighed-player_shares",
                    BranchDecider::Marker => "event-bot_branches_weighed-marker",
                })
                .with("company", company(*chosen))
                .with("botShares", best.bot_shares)
                .with("playerShares", best.player_shares)
            }
            _ => return None,
        };
        Some(phrase)
    }

    /// The chosen city, the number that decided, and the city that came next.
    fn tell_cities(&self, event: &Event) -> Option<Phrase> {
        let Event::BotCitiesWeighed { target, candidates, chosen, decided_by } = event else {
            return None;
        };
        let best = candidates.iter().find(|candidate| candidate.city == *chosen)?;
        let phrase = say(match decided_by {
            CityDecider::OnlyCity => "event-bot_cities_weighed-only_city",
            CityDecider::Distance => "event-bot_cities_weighed-distance",
            CityDecider::TrackLength => "event-bot_cities_weighed-track_length",
            CityDecider::Companies => "event-bot_cities_weighed-companies",
            CityDecider::Number => "event-bot_cities_weighed-number",
        })
        .with("count", candidates.len())
        .with("city", self.city(*chosen));
        let phrase = match target {
            Some(target) => phrase.with("target", self.city(*target)),
            None => phrase,
        };
        let phrase = with_numbers(phrase, *best, ["distance", "trains", "companies", "number"]);
        let Some(next) = candidates.iter().find(|candidate| candidate.city != *chosen) else {
            return Some(phrase);
        };
        let phrase = phrase.with("other", self.city(next.city));
        let names = ["otherDistance", "otherTrains", "otherCompanies", "otherNumber"];
        Some(with_numbers(phrase, *next, names))
    }

    fn tell_tracks(&self, event: &Event) -> Option<Phrase> {
        let Event::BotTracksWeighed { starts, start, tracks, decided_by, .. } = event else {
            return None;
        };
        let from_start = tracks.iter().filter(|track| track.start == *start).count();
        let phrase = say(match decided_by {
            TrackDecider::OnlyTrack => "event-bot_tracks_weighed-only_track",
            TrackDecider::StartHex => "event-bot_tracks_weighed-start_hex",
            TrackDecider::ClockwiseRule => "event-bot_tracks_weighed-clockwise_rule",
        });
        Some(
            phrase
                .with("count", tracks.len())
                .with("starts", starts.len())
                .with("start", self.hex(*start))
                .with("fromStart", from_start),
        )
    }

    fn tell_ports(&self, event: &Event) -> Option<Phrase> {
        let Event::BotPortsWeighed { target, candidates, chosen, decided_by } = event else {
            return None;
        };
        let best = candidates.iter().find(|candidate| candidate.port == *chosen)?;
        let phrase = say(match decided_by {
            PortDecider::OnlyPort => "event-bot_ports_weighed-only_port",
            PortDecider::Distance => "event-bot_ports_weighed-distance",
            PortDecider::Place => "event-bot_ports_weighed-place",
        })
        .with("count", candidates.len())
        .with("port", self.hex(*chosen))
        .with("distance", steps(best.distance));
        Some(match target {
            Some(target) => phrase.with("target", self.city(*target)),
            None => phrase,
        })
    }
}

fn with_numbers(phrase: Phrase, candidate: CityCandidate, names: [&'static str; 4]) -> Phrase {
    let [distance, trains, companies, number] = names;
    phrase
        .with(distance, steps(candidate.distance))
        .with(trains, candidate.trains)
        .with(companies, candidate.companies)
        .with(number, candidate.number)
}

/// How far it is, if there is a way.
fn steps(distance: Option<u8>) -> Phrase {
    match distance {
        Some(count) => say("steps").with("count", count),
        None => say("no-way"),
    }
}

const fn name(action: BotAction) -> &'static str {
    match action {
        BotAction::TakeShare => "take_share",
        BotAction::BuildTrack => "build_track",
    }
}
