//! What somebody may see of a table. Nothing else leaves the server.

use catalogue::{Seat, Viewer};

use super::shown::{
    ClocksNow, EntryShown, Happening, MatchNow, Now, PhaseName, ProposalNow, SeatNow, Settled,
    StepShown, Summary, SummarySeat, TableFacts, TableShown,
};
use super::{Chooser, HistoryItem, Phase, Sitter, StepSeen, Table};

/// Why a viewer is always one of the match.
const OWN_VIEWER: &str = "viewers are made from seats of this table";

impl Table {
    /// What never changes about the table.
    pub fn show_facts(&self, id: &str) -> TableFacts {
        let settings = &self.settings;
        TableFacts {
            id: id.to_owned(),
            game: settings.game.clone(),
            options: settings.options(),
            public: settings.public,
            clock: settings.clock,
            substitute: settings.substitute.clone(),
            answer_seconds: settings.answer_seconds,
            commitment: self.commitment(),
        }
    }

    /// The table for somebody who asks about it.
    pub fn show(&self, id: &str, viewer: Viewer) -> TableShown {
        TableShown { facts: self.show_facts(id), now: self.show_now(viewer, false), you: viewer }
    }

    /// Every entry after the `seen`th up to the `last`, as the viewer may see it.
    pub fn show_between(&self, seen: u64, last: u64, viewer: Viewer) -> Vec<EntryShown> {
        let rest = self.history.get(seen as usize..last as usize).unwrap_or_default();
        let first_step = rest.iter().find_map(|(_, item)| match item {
            HistoryItem::Step { step, .. } => Some(*step),
            _ => None,
        });
        let mut steps = first_step.into_iter().flat_map(|first| self.seen_steps(first, viewer));
        // Steps that were not taken back are in the order of the match.
        let mut next_step = || steps.next().expect("the match has every step of the log");
        (rest.iter().zip(seen + 1..))
            .map(|((at_ms, item), number)| {
                let (happening, settled) = show_item(item, viewer, &mut next_step);
                EntryShown { number, at_ms: *at_ms, happening, settled }
            })
            .collect()
    }

    /// What the viewer sees of each step of the match from this one on, and is told of it.
    pub(super) fn seen_steps(
        &self,
        first: u64,
        viewer: Viewer,
    ) -> impl Iterator<Item = StepSeen> + use<> {
        let (events, phrases) = self.game.as_ref().map_or_else(Default::default, |game| {
            let events = game.event_views(first, viewer).expect(OWN_VIEWER);
            (events, game.event_phrases(first, viewer).expect(OWN_VIEWER))
        });
        events.into_iter().zip(phrases)
    }

    /// The table as it is. The view of the match and the legal actions come with it only if asked
    /// for: words in the chat don't change them.
    pub fn show_now(&self, viewer: Viewer, with_match: bool) -> Now {
        let ending = match &self.phase {
            Phase::Ended(ending) => Some(ending.clone()),
            Phase::Waiting | Phase::Playing => None,
        };
        Now {
            number: self.number(),
            phase: self.phase_name(),
            paused: self.paused || self.stopped,
            seats: self.show_seats(),
            proposal: self.show_proposal(),
            clocks: self.show_clocks(),
            host: self.host(),
            rematch: self.rematch.clone().filter(|_| viewer != Viewer::Spectator),
            ending,
            r#match: if with_match { self.show_match(viewer) } else { None },
        }
    }

    fn show_proposal(&self) -> Option<ProposalNow> {
        self.pending.as_ref().map(|pending| ProposalNow {
            by: pending.by,
            proposal: pending.proposal.clone(),
            agreed: pending.agreed,
            asked: self.people().playing,
            until_ms: pending.until_ms,
            silence: pending.silence(self.people()),
        })
    }

    fn show_clocks(&self) -> Option<ClocksNow> {
        self.clocks.as_ref().map(super::Clocks::show)
    }

    fn show_match(&self, viewer: Viewer) -> Option<MatchNow> {
        let game = self.game.as_ref()?;
        let legal = match viewer {
            Viewer::Seat(seat) if game.to_act().contains(seat) => game.legal(seat),
            _ => Ok(Vec::new()),
        };
        Some(MatchNow {
            step: game.step(),
            to_act: game.to_act(),
            view: game.view(viewer).expect(OWN_VIEWER),
            distances: game.distances(viewer, None).expect(OWN_VIEWER),
            task: game.task(viewer).expect(OWN_VIEWER),
            views: self.show_moments(viewer),
            legal: legal.expect("a seat that is to act exists"),
        })
    }

    /// The view after each event of a step that has just been played, where the game shows it
    /// event by event.
    fn show_moments(&self, viewer: Viewer) -> Option<Vec<serde_json::Value>> {
        let (Some((_, HistoryItem::Step { step, .. })), Some(game)) =
            (self.history.last(), &self.game)
        else {
            return None;
        };
        if !game.shows_each_event(*step) {
            return None;
        }
        game.event_by_event(*step, viewer).expect(OWN_VIEWER).pop()
    }

    /// Doesn't the viewer want to hear this seat?
    pub fn has_muted(&self, viewer: Viewer, other: Seat) -> bool {
        is_among(viewer, |seat| self.seats[seat.index()].muted.contains(other))
    }

    /// Where it is in its life, in a word.
    pub fn phase_name(&self) -> PhaseName {
        match self.phase {
            Phase::Waiting => PhaseName::Waiting,
            Phase::Playing => PhaseName::Playing,
            Phase::Ended(_) => PhaseName::Ended,
        }
    }

    fn show_seats(&self) -> Vec<SeatNow> {
        let show = |(index, sitter): (usize, &Sitter)| SeatNow {
            name: sitter.player.is_some().then(|| sitter.name.clone()),
            bot: self.bot_of(Seat(index as u8)).map(str::to_owned),
            standing: sitter.standing,
            gone: sitter.gone,
            kept_for: match &sitter.kept_for {
                Some((_, name)) if sitter.is_free() => Some(name.clone()),
                _ => None,
            },
        };
        self.seats.iter().enumerate().map(show).collect()
    }

    /// The line on the list of tables.
    pub fn summary(&self) -> Summary {
        let seat = |sitter: &Sitter| match (&sitter.player, &sitter.seated_bot) {
            (Some(_), _) => Some(SummarySeat::Person { name: sitter.name.clone() }),
            (None, Some(bot)) => Some(SummarySeat::Bot { bot: bot.clone() }),
            (None, None) => None,
        };
        Summary {
            game: self.settings.game.clone(),
            options: self.settings.options(),
            clock: self.settings.clock,
            phase: self.phase_name(),
            seats: self.seats.iter().map(seat).collect(),
        }
    }
}

fn show_item(
    item: &HistoryItem,
    viewer: Viewer,
    next_step: &mut impl FnMut() -> StepSeen,
) -> (Happening, Settled) {
    let happening = match item {
        HistoryItem::Step { seat, by, revealed, .. } => {
            show_step(*seat, *by, next_step(), *revealed)
        }
        HistoryItem::Undone { seat, by, seen, revealed } => {
            let index = match viewer {
                Viewer::Seat(seat) => seat.index(),
                Viewer::Spectator => seen.len() - 1,
            };
            show_step(*seat, *by, seen[index].clone(), *revealed)
        }
        HistoryItem::Words { seat, text, deaf } => {
            let is_heard = !is_among(viewer, |seat| deaf.contains(seat));
            Happening::Said { seat: *seat, text: is_heard.then(|| text.clone()) }
        }
        HistoryItem::Muted { seat, other, muted } if viewer.is(*seat) => {
            Happening::Muted { seat: *other, muted: *muted }
        }
        HistoryItem::Muted { .. } => Happening::Private,
        // Only those who are invited learn where the next match is.
        HistoryItem::Rematch { seat, table } => {
            let table = (viewer != Viewer::Spectator).then(|| table.clone());
            Happening::RematchOpened { seat: *seat, table }
        }
        HistoryItem::Open(happening, settled) => return (happening.clone(), *settled),
    };
    (happening, Settled::default())
}

fn show_step(
    seat: Option<Seat>,
    by: Chooser,
    (events, phrases): StepSeen,
    revealed: bool,
) -> Happening {
    let step = StepShown { events, phrases, revealed };
    match seat {
        None => Happening::Started { step },
        Some(seat) => Happening::Played { seat, by, step },
    }
}

fn is_among(viewer: Viewer, seats: impl Fn(Seat) -> bool) -> bool {
    matches!(viewer, Viewer::Seat(seat) if seats(seat))
}
