//! Mini Express in phrases: actions, events, previews, tasks, refusals.

mod bot;
mod changes;
mod refusals;

use tabletop::{Argument, Join, Phrase, Seat, Tell};

use crate::MiniExpress;
use crate::action::{Action, Illegal, Path};
use crate::board::{CityId, HexId};
use crate::company::Company;
use crate::event::Event;
use crate::preview::Preview;
use crate::state::{Part, Phase};
use crate::view::View;

impl Tell for MiniExpress {
    const RULES: &'static [(&'static str, &'static str)] = refusals::RULES;

    fn tell_event(&self, event: &Event) -> Option<Phrase> {
        self.tell_bot(event).or_else(|| self.tell_turn(event))
    }

    fn tell_action(&self, action: &Action, _view: Option<&View>) -> Phrase {
        let of = |id, of: Company| say(id).with("company", company(of));
        match *action {
            Action::DraftShare { company } => of("action-draft_share", company),
            Action::TakeShare { company } => of("action-take_share", company),
            Action::BuildTrack { company, city, path } => of("action-build_track", company)
                .with("city", self.city(city))
                .with("count", path.trains())
                .with("way", self.way(path)),
            Action::GainInfluence { company } => of("action-gain_influence", company),
            Action::ChoosePort { port } => say("action-choose_port").with("port", self.hex(port)),
            Action::ChooseWesternBranch { company } => of("action-choose_western_branch", company),
            Action::Pass {} => say("action-pass"),
        }
    }

    fn tell_kind(&self, action: &Action) -> Phrase {
        match *action {
            Action::BuildTrack { company: builder, .. } => {
                say("build-for-label").with("company", company(builder))
            }
            Action::TakeShare { .. } => say("kind-share"),
            _ => Phrase::new("kind-choose"),
        }
    }

    fn tell_preview(&self, preview: &Preview, seat: Seat) -> Vec<Phrase> {
        changes::tell(preview, seat)
    }

    fn tell_task(&self, view: &View) -> Phrase {
        let task = match view.state.phase {
            Phase::Draft { .. } => say("task-draft"),
            Phase::Turn { part: Part::Only, .. } => say("task-turn"),
            Phase::Turn { part: Part::First, .. } => say("task-turn-first"),
            Phase::Turn { part: Part::Second { company: first, .. }, .. } => {
                say("task-turn-second").with("company", company(first))
            }
            Phase::GainingInfluence { .. } => say("task-gain_influence"),
            Phase::ChoosingPort { company: owner, .. } => {
                say("task-choose_port").with("company", company(owner))
            }
            Phase::ChoosingWesternBranch { .. } => say("task-choose_western_branch"),
            Phase::Over { .. } => return say("task-over"),
        };
        if !view.state.last_round {
            return task;
        }
        say("task-in-last-round").with("task", task).with("note", say("task-last-round"))
    }

    fn tell_refusal(&self, illegal: &Illegal) -> Phrase {
        refusals::tell(self, illegal)
    }
}

impl MiniExpress {
    /// What players do, and what follows from it.
    fn tell_turn(&self, event: &Event) -> Option<Phrase> {
        let of = |id, of: Company| say(id).with("company", company(of));
        let phrase = match *event {
            Event::ShareDrafted { seat, company, shares } => {
                of("event-share_drafted", company).player(seat).with("shares", shares)
            }
            Event::LeftoversRemoved { company, shares } => {
                of("event-leftovers_removed", company).with("shares", shares)
            }
            Event::ShareTaken { seat, company, price: 0 } => {
                of("event-share_taken-free", company).player(seat)
            }
            Event::ShareTaken { seat, company, price } => {
                of("event-share_taken", company).player(seat).with("price", price)
            }
            Event::ReserveFilled { company, trains } => {
                of("event-reserve_filled", company).with("trains", trains)
            }
            Event::TrackBuilt { seat, company, city, ref path } => of("event-track_built", company)
                .player(seat)
                .with("city", self.city(city))
                .with("count", path.trains()),
            Event::CompensationPaid { company, .. } => of("event-compensation_paid", company),
            Event::LengthRaised { company, by, length } => {
                of("event-length_raised", company).with("by", by).with("length", length)
            }
            Event::InfluenceGained { seat, company, by, influence } => {
                of("event-influence_gained", company)
                    .player(seat)
                    .with("by", by)
                    .with("influence", influence)
            }
            Event::DemandTokenRemoved { city } => {
                say("event-demand_token_removed").with("city", self.city(city))
            }
            Event::OfferExhausted { company, shares: 0 } => {
                of("event-offer_exhausted-last", company)
            }
            Event::OfferExhausted { company, shares } => {
                of("event-offer_exhausted", company).with("shares", shares)
            }
            Event::PortOpened { company, port } => {
                of("event-port_opened", company).with("port", self.hex(port))
            }
            Event::SpikeTileRemoved => say("event-spike_tile_removed"),
            Event::SpikeRaceBegan { eastern: None } => say("event-spike_race_begun-nobody"),
            Event::SpikeRaceBegan { eastern: Some(eastern) } => {
                say("event-spike_race_begun").with("eastern", company(eastern))
            }
            Event::WesternStartOpened { company, .. } => of("event-western_start_opened", company),
            Event::LineJoined { .. } => say("event-line_joined"),
            Event::WesternBranchChosen { company: Some(company), train: true, .. } => {
                of("event-western_branch_chosen", company)
            }
            Event::WesternBranchChosen { .. } => say("event-western_branch_chosen-nobody"),
            Event::Passed { seat } => say("event-turn_passed").player(seat),
            Event::LastRoundBegan { .. } => say("event-last_round_begun"),
            Event::MatchEnded { ending } => Self::tell_ending(ending.into()),
            // Told by other events, or by the table itself.
            _ => return None,
        };
        Some(phrase)
    }

    fn city(&self, city: CityId) -> Argument {
        self.hex(self.board.place(city))
    }

    /// A hex by its city or port, else by its place.
    fn hex(&self, hex: HexId) -> Argument {
        if let Some(printed) = self.board.name(hex) {
            return place(printed);
        }
        let (column, row) = self.board.coordinates(hex);
        say("hex").with("place", format!("{column},{row}").as_str()).into()
    }

    /// Where a track runs: the landscape on the way, then the city.
    fn way(&self, path: Path) -> Argument {
        Argument::list(Join::Arrow, path.hexes().iter().map(|&hex| self.hex(hex)))
    }
}

/// A message of this game.
fn say(id: &str) -> Phrase {
    Phrase::of::<MiniExpress>(id)
}

fn company(company: Company) -> Phrase {
    say(&["company-", company.slug()].concat())
}

fn companies(companies: impl IntoIterator<Item = Company>) -> Argument {
    Argument::and(companies.into_iter().map(company))
}

/// A city or port. Its message is named after what is printed: a board of somebody's own may have
/// other names.
fn place(printed: &str) -> Argument {
    let plain = printed.to_ascii_lowercase().replace(' ', "-");
    let slug: String =
        plain.chars().filter(|&letter| letter.is_ascii_alphanumeric() || letter == '-').collect();
    let id = say(&["place-", &slug].concat()).id.into_owned();
    Argument::Name { id, printed: printed.to_owned() }
}
