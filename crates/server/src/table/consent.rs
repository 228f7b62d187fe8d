//! The rules of consent: who must agree to a proposal, and what silence means. Pure and small, so
//! that the tests below can walk through every order of events.
//!
//! 1. Every person who still plays is asked, also one whose seat a bot plays at the moment.
//! 2. A proposal is carried out as soon as everybody asked has agreed, and dropped as soon as one
//!    declines.
//! 3. Silence counts only once the time that the table states is over. It then declines an undo or
//!    a pause, and agrees to go on with a paused match.
//! 4. A bot takes over the seat of somebody who is there only if that person agrees. If the person
//!    is missing (gone, or out of time), their silence agrees, but only at the end of the time to
//!    answer: that is the countdown. Coming back ends it.

use catalogue::{Seat, SeatSet};
use serde::Serialize;

use super::entry::Proposal;

/// What silence means once the time to answer is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Silence {
    /// Whoever says nothing agrees.
    Agrees,
    /// Whoever says nothing declines.
    Declines,
}

/// Who is asked, and who of them is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct People {
    /// The people who still play.
    pub playing: SeatSet,
    /// Those who are gone or out of time.
    pub missing: SeatSet,
}

/// A proposal that waits for answers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pending {
    /// What is proposed.
    pub proposal: Proposal,
    /// Who proposed it.
    pub by: Seat,
    /// Who has agreed so far.
    pub agreed: SeatSet,
    /// When silence counts, in milliseconds since 1970.
    pub until_ms: u64,
}

/// What becomes of a proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It still waits.
    Open,
    /// It is carried out.
    Done,
    /// It is not.
    Dropped,
}

impl Pending {
    /// A new proposal; whoever makes it agrees to it.
    pub fn new(proposal: Proposal, by: Seat, until_ms: u64) -> Self {
        Self { proposal, by, agreed: SeatSet::only(by), until_ms }
    }

    /// The seat that a bot would take over.
    fn target(&self) -> Option<Seat> {
        match self.proposal {
            Proposal::TakeOver { seat, .. } => Some(seat),
            Proposal::Undo | Proposal::Pause | Proposal::Resume => None,
        }
    }

    /// What silence will mean, as things stand.
    pub fn silence(&self, people: People) -> Silence {
        let agrees = match self.proposal {
            Proposal::Undo | Proposal::Pause => false,
            Proposal::Resume => true,
            Proposal::TakeOver { seat, .. } => {
                self.agreed.contains(seat) || people.missing.contains(seat)
            }
        };
        if agrees { Silence::Agrees } else { Silence::Declines }
    }

    /// What becomes of it now; `lapsed` once the time to answer is over.
    pub fn verdict(&self, people: People, lapsed: bool) -> Verdict {
        let about_nobody = self.target().is_some_and(|seat| !people.playing.contains(seat));
        if about_nobody || !people.playing.contains(self.by) {
            return Verdict::Dropped;
        }
        if people.playing.iter().all(|seat| self.agreed.contains(seat)) {
            return Verdict::Done;
        }
        match (lapsed, self.silence(people)) {
            (false, _) => Verdict::Open,
            (true, Silence::Agrees) => Verdict::Done,
            (true, Silence::Declines) => Verdict::Dropped,
        }
    }

    /// Does it end because this person is back, or acts?
    pub fn is_cancelled_by(&self, seat: Seat) -> bool {
        self.target() == Some(seat) && !self.agreed.contains(seat)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashSet, VecDeque};

    use super::*;

    /// Everything that can happen to a proposal at a table of three people.
    #[derive(Clone, Copy, Debug)]
    enum Event {
        Agree(Seat),
        Decline,
        Missing(Seat),
        Back(Seat),
        Resign(Seat),
        TimeIsOver,
    }

    /// The model: the proposal, and beside it what really happened, kept by other means.
    #[derive(Clone, PartialEq, Eq, Hash)]
    struct Model {
        pending: Option<Pending>,
        done: bool,
        playing: [bool; 3],
        missing: [bool; 3],
        /// Who said yes, aloud.
        said_yes: [bool; 3],
        /// Who was missing without a break since the proposal, or since they went missing.
        time_is_over: bool,
    }

    fn set(seats: [bool; 3]) -> SeatSet {
        (0..3u8).filter(|&seat| seats[usize::from(seat)]).map(Seat).collect()
    }

    impl Model {
        fn people(&self) -> People {
            People { playing: set(self.playing), missing: set(self.missing) }
        }

        fn events(&self) -> Vec<Event> {
            let seats = || (0..3).map(Seat).filter(|seat| self.playing[seat.index()]);
            let agreed = self.pending.as_ref().map_or(SeatSet::NONE, |pending| pending.agreed);
            let mut events = vec![Event::TimeIsOver];
            for seat in seats() {
                if !agreed.contains(seat) {
                    events.extend([Event::Agree(seat), Event::Decline]);
                }
                events.push(if self.missing[seat.index()] {
                    Event::Back(seat)
                } else {
                    Event::Missing(seat)
                });
                events.push(Event::Resign(seat));
            }
            events
        }

        fn after(&self, event: Event) -> Self {
            let mut next = self.clone();
            let mut lapsed = false;
            match event {
                Event::Agree(seat) => {
                    next.said_yes[seat.index()] = true;
                    let pending = next.pending.as_mut().expect("server listening");
                    pending.agreed = pending.agreed.with(seat);
                }
                Event::Decline => next.pending = None,
                Event::Missing(seat) => next.missing[seat.index()] = true,
                Event::Back(seat) => {
                    next.missing[seat.index()] = false;
                    next.pending.take_if(|pending| pending.is_cancelled_by(seat));
                }
                Event::Resign(seat) => next.playing[seat.index()] = false,
                Event::TimeIsOver => (lapsed, next.time_is_over) = (true, true),
            }
            let people = next.people();
            let verdict = next.pending.as_ref().map(|pending| pending.verdict(people, lapsed));
            match verdict {
                Some(Verdict::Done) => (next.pending, next.done) = (None, true),
                Some(Verdict::Dropped) => next.pending = None,
                Some(Verdict::Open) | None => {}
            }
            next
        }

        /// What must be true of every proposal that was carried out.
        fn check(&self, proposal: &Proposal) {
            let silent: Vec<usize> =
                (0..3).filter(|&seat| self.playing[seat] && !self.said_yes[seat]).collect();
            if silent.is_empty() {
                return;
            }
            assert!(self.time_is_over, "silence counts only when the time is over");
            match proposal {
                Proposal::Undo | Proposal::Pause => panic!("nobody was silent about {proposal:?}"),
                Proposal::Resume => {}
                Proposal::TakeOver { seat, .. } => {
                    let target = seat.index();
                    assert!(
                        self.said_yes[target] || self.missing[target],
                        "somebody who is there agreed to the bot",
                    );
                }
            }
        }
    }

    /// Walks through every state that any order of events can reach; gives how many there are, and
    /// in how many of them the proposal was carried out.
    fn explore(proposal: &Proposal, missing: [bool; 3]) -> (usize, usize) {
        let first = Model {
            pending: Some(Pending::new(proposal.clone(), Seat(0), 60_000)),
            done: false,
            playing: [true; 3],
            missing,
            said_yes: [true, false, false],
            time_is_over: false,
        };
        let mut known = HashSet::from([first.clone()]);
        let mut waiting = VecDeque::from([first]);
        let mut done = 0;
        while let Some(model) = waiting.pop_front() {
            if model.done {
                done += 1;
                model.check(proposal);
            }
            if model.pending.is_none() {
                continue;
            }
            let lapsed = model.after(Event::TimeIsOver);
            assert!(lapsed.pending.is_none(), "no proposal outlives the time to answer");
            for event in model.events() {
                let next = model.after(event);
                if known.insert(next.clone()) {
                    waiting.push_back(next);
                }
            }
        }
        (known.len(), done)
    }

    #[test]
    fn no_order_of_events_carries_out_what_a_person_has_not_agreed_to() {
        let take_over = |seat| Proposal::TakeOver { seat: Seat(seat), bot: "greedy".to_owned() };
        let proposals =
            [Proposal::Undo, Proposal::Pause, Proposal::Resume, take_over(1), take_over(2)];
        let mut states = 0;
        for proposal in &proposals {
            for missing in 0..4u8 {
                let missing = [false, missing & 1 != 0, missing & 2 != 0];
                let (found, done) = explore(proposal, missing);
                assert!(done > 0, "{proposal:?} can be agreed to");
                states += found;
            }
        }
        assert!(states > 1_000, "{states} states are not all of them");
    }

    fn verdict(proposal: &Proposal, agreed: &[u8], missing: &[u8], lapsed: bool) -> Verdict {
        let seats = |seats: &[u8]| seats.iter().copied().map(Seat).collect();
        let pending =
            Pending { agreed: seats(agreed), ..Pending::new(proposal.clone(), Seat(0), 9) };
        let people = People { playing: SeatSet::everybody(2), missing: seats(missing) };
        pending.verdict(people, lapsed)
    }

    #[test]
    fn silence_means_what_the_rules_of_consent_say() {
        let take_over = Proposal::TakeOver { seat: Seat(1), bot: "greedy".to_owned() };
        let cases = [
            (&Proposal::Undo, Verdict::Dropped, Verdict::Dropped),
            (&Proposal::Pause, Verdict::Dropped, Verdict::Dropped),
            (&Proposal::Resume, Verdict::Done, Verdict::Done),
            (&take_over, Verdict::Dropped, Verdict::Done),
        ];
        for (proposal, present, missing) in cases {
            assert_eq!(verdict(proposal, &[0], &[], false), Verdict::Open);
            assert_eq!(verdict(proposal, &[0], &[1], false), Verdict::Open);
            assert_eq!(verdict(proposal, &[0], &[], true), present, "{proposal:?}");
            assert_eq!(verdict(proposal, &[0], &[1], true), missing, "{proposal:?}");
            assert_eq!(verdict(proposal, &[0, 1], &[], false), Verdict::Done);
        }
    }

    #[test]
    fn who_proposed_or_was_meant_and_is_out_of_the_match_takes_the_proposal_along() {
        let take_over = Proposal::TakeOver { seat: Seat(1), bot: "greedy".to_owned() };
        let pending = Pending::new(take_over, Seat(0), 9);
        let people = |seats| People { playing: seats, missing: SeatSet::NONE };
        let alone = |seat| people(SeatSet::only(Seat(seat)));
        assert_eq!(pending.verdict(alone(0), false), Verdict::Dropped);
        assert_eq!(pending.verdict(alone(1), false), Verdict::Dropped);
        assert!(pending.is_cancelled_by(Seat(1)) && !pending.is_cancelled_by(Seat(0)));
        let agreed = Pending { agreed: SeatSet::everybody(2), ..pending };
        assert!(
            !agreed.is_cancelled_by(Seat(1)),
            "who agreed is not taken back by a new connection"
        );
    }
}
