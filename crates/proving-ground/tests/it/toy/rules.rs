//! The rules of the toy game, and where each flaw bends them.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde_json::{Value, json};
use tabletop::slugs::Slugs;
use tabletop::{Dice, Fault, Game, Imagine, Log, MAX_SEATS, Outcome, Phrase};
use tabletop::{Seat, SeatSet, Setting, Step, Tell, Viewer};

use super::*;

const ALL: u16 = 0x1FF;

impl Toy {
    fn is_over(state: &State) -> bool {
        let turn = state.turn.index();
        let stuck = state.hands[turn] == 0 && state.deck == 0;
        stuck || state.shown.iter().any(|shown| shown.count_ones() == 4)
    }

    fn best(&self, state: &State) -> ([i16; MAX_SEATS], SeatSet) {
        let mut points = [0; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            points[seat.index()] =
                cards(state.shown[seat.index()]).iter().map(|card| card.points()).sum();
        }
        let most = points[..usize::from(self.seats)].iter().max().copied();
        (points, Seat::all(self.seats).filter(|seat| Some(points[seat.index()]) == most).collect())
    }

    /// A card that nobody but its holder may know.
    fn secret(&self, state: &State, of: Seat) -> Option<Card> {
        cards(state.hands[of.next(self.seats).index()]).first().copied()
    }
}

impl Game for Toy {
    const SLUG: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const ENDINGS: &'static [&'static str] = &["fourth-card", "stuck"];
    const DECIDERS: &'static [&'static str] = &["points", "shared"];
    type State = State;
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type EventView = EventView;
    type Preview = Preview;
    type Distances = Option<u16>;

    fn lay_out(setting: &Setting) -> Result<Self, Vec<Fault>> {
        if !(2..=3).contains(&setting.seats) {
            return Err(vec![Fault::new("setting/seats", "two or three can play").at("seats")]);
        }
        let flaw = serde_json::from_value(setting.options["flaw"].clone())
            .map_err(|error| vec![Fault::new("setting/options", error.to_string())])?;
        Ok(Self::new(setting.seats, flaw))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn board(&self) -> &Value {
        &self.board
    }

    fn options(&self) -> Value {
        let said = self.flaw.filter(|&flaw| flaw != Flaw::ForgetsItsOptions);
        json!({ "flaw": said })
    }

    fn slugs(&self) -> &Arc<Slugs> {
        &self.slugs
    }

    fn blank(&self) -> State {
        let blanks = self.memory.fetch_add(1, Ordering::Relaxed);
        let stained = self.is(Flaw::BlankGetsStained) && blanks >= 3;
        State { turn: Seat(0), deck: ALL, hands: [0; 3], shown: [0, 0, u16::from(stained)] }
    }

    fn set_up<D: Dice, L: Log<Event>>(&self, step: &mut Step<'_, Self, D, L>) {
        for seat in Seat::all(self.seats) {
            let card = any(step.state().deck, step.dice);
            step.emit(Event::CardDealt { seat, card });
        }
        let seat = Seat(step.dice.below(u32::from(self.seats)) as u8);
        let seat = if self.is(Flaw::ForgetsItsOptions) { seat.next(self.seats) } else { seat };
        step.emit(Event::TurnBegan { seat });
    }

    fn to_act(&self, state: &State) -> SeatSet {
        let odd_deck = self.is(Flaw::ProgressLeaks) && state.deck & 1 != 0;
        let silent_end = self.is(Flaw::EndsWithoutOutcome) && state.deck.count_ones() == 2;
        if Self::is_over(state) || silent_end {
            SeatSet::NONE
        } else if odd_deck {
            SeatSet::everybody(self.seats)
        } else {
            SeatSet::only(state.turn)
        }
    }

    fn judge(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        assert!(!self.is(Flaw::Panics) || state.deck.count_ones() > 2, "the toy is broken");
        let out_of_turn = self.is(Flaw::AcceptsOutOfTurn) && seat.0 < self.seats;
        if !self.to_act(state).contains(seat) && !out_of_turn {
            return Err(Illegal::NotYourTurn {});
        }
        let hand = state.hands[seat.index()];
        let neighbour = state.hands[seat.next(self.seats).index()];
        match *action {
            Action::Draw
                if self.is(Flaw::ListLeaks)
                    && hand.is_power_of_two()
                    && has(neighbour, Card(0)) =>
            {
                Err(Illegal::DeckEmpty {})
            }
            Action::Draw if hand.count_ones() >= 2 => {
                Err(Illegal::HandFull { held: hand.count_ones() })
            }
            Action::Draw if state.deck == 0 => Err(Illegal::DeckEmpty {}),
            Action::Show { card } if !has(hand, card) => {
                let elsewhere = self.is(Flaw::ErrorLeaks) && !has(state.deck, card);
                Err(Illegal::NotInHand { card, elsewhere })
            }
            Action::Draw | Action::Show { .. } => Ok(()),
        }
    }

    fn perform<D: Dice, L: Log<Event>>(
        &self,
        step: &mut Step<'_, Self, D, L>,
        seat: Seat,
        action: &Action,
    ) {
        match *action {
            Action::Draw => {
                let card = any(step.state().deck, step.dice);
                step.emit(Event::CardDrawn { seat, card });
            }
            Action::Show { card } => step.emit(Event::CardShown { seat, card }),
        }
        let unlogged = std::any::type_name::<L>().contains("Unlogged");
        let forgotten = self.is(Flaw::UnloggedDiffers) && unlogged;
        if !Self::is_over(step.state()) && !forgotten {
            step.emit(Event::TurnBegan { seat: seat.next(self.seats) });
        }
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        match *event {
            Event::CardDealt { seat, card } | Event::CardDrawn { seat, card } => {
                state.deck &= !bit(card);
                state.hands[seat.index()] |= bit(card);
            }
            Event::CardShown { seat, card } => {
                state.hands[seat.index()] &= !bit(card);
                let shown = if self.is(Flaw::NeverEnds) {
                    &mut state.deck
                } else {
                    &mut state.shown[seat.index()]
                };
                *shown |= bit(card);
            }
            Event::TurnBegan { seat } => state.turn = seat,
        }
        if self.is(Flaw::FoldsByMood) && self.memory.fetch_add(1, Ordering::Relaxed) % 7 == 6 {
            state.turn = Seat(0);
        }
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if !self.to_act(state).contains(seat) && !self.is(Flaw::ListsOutOfTurn) {
            return;
        }
        let drawing = self.judge(state, seat, &Action::Draw).is_ok();
        if drawing && !self.is(Flaw::ListsTooLittle) {
            actions.push(Action::Draw);
        }
        let hand = if self.is(Flaw::ListsTooMuch) { ALL } else { state.hands[seat.index()] };
        actions.extend(cards(hand).into_iter().map(|card| Action::Show { card }));
        if self.is(Flaw::ListsTwice) {
            actions.extend(actions.last().copied());
        }
    }

    fn pick<D: Dice>(
        &self,
        state: &State,
        seat: Seat,
        dice: &mut D,
        buffer: &mut Vec<Action>,
    ) -> Action {
        self.legal(state, seat, buffer);
        let count = buffer.len() as u32;
        let index = match self.flaw {
            Some(Flaw::PicksUnlisted) => return Action::Draw,
            Some(Flaw::PicksUnfairly) => dice.below(count).min(dice.below(count)),
            Some(Flaw::NeverPicksTheLast) => dice.below(count.max(2) - 1),
            _ => dice.below(count),
        };
        buffer[index as usize]
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if !Self::is_over(state) {
            return None;
        }
        let (points, best) = self.best(state);
        let fourth = state.shown.iter().any(|shown| shown.count_ones() == 4);
        let ending = if fourth { "fourth-card" } else { "stuck" };
        Some(Outcome {
            seats: self.seats,
            points,
            winners: if self.is(Flaw::NobodyWins) { SeatSet::NONE } else { best },
            ending: if self.is(Flaw::UnknownEnding) { "boredom" } else { ending },
            decided_by: if best.len() == 1 { "points" } else { "shared" },
        })
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let hand = |seat: Seat| viewer.is(seat).then(|| cards(state.hands[seat.index()]));
        View {
            turn: state.turn,
            seats: self.seats,
            viewer,
            hand: Seat::all(self.seats).find_map(hand),
            held: Seat::all(self.seats).map(|s| state.hands[s.index()].count_ones()).collect(),
            deck: state.deck,
            shown: Seat::all(self.seats).map(|s| cards(state.shown[s.index()])).collect(),
            leak: match viewer {
                Viewer::Seat(seat) if self.is(Flaw::ViewLeaks) => self.secret(state, seat),
                _ => None,
            },
            unshown: match viewer {
                Viewer::Seat(seat) if self.is(Flaw::PhraseLeaks) => self.secret(state, seat),
                _ => None,
            },
        }
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<EventView> {
        let to = |seat: Seat, card: Card| {
            (viewer.is(seat) || self.is(Flaw::EventViewLeaks)).then_some(card)
        };
        Some(match *event {
            Event::CardDealt { seat, .. } if !viewer.is(seat) => return None,
            Event::CardDealt { seat, card } => EventView::CardDealt { seat, card: to(seat, card) },
            Event::CardDrawn { seat, card } => EventView::CardDrawn { seat, card: to(seat, card) },
            Event::CardShown { seat, card } => EventView::CardShown { seat, card },
            Event::TurnBegan { seat } => EventView::TurnBegan { seat },
        })
    }

    fn reveals(&self, event: &Event, _after: &State) -> bool {
        match *event {
            Event::CardDealt { card, .. } if self.is(Flaw::RevealingLeaks) => card.0 > 3,
            Event::CardDealt { .. } => true,
            Event::CardDrawn { .. } => !self.is(Flaw::DrawsAreUndone),
            Event::CardShown { .. } | Event::TurnBegan { .. } => false,
        }
    }

    fn preview(&self, state: &State, seat: Seat, action: &Action) -> Preview {
        let points = match action {
            Action::Draw => 0,
            Action::Show { card } => card.points(),
        };
        let leak = if self.is(Flaw::PreviewLeaks) { self.secret(state, seat) } else { None };
        Preview { points, leak }
    }

    fn complete(&self, state: &State, seat: Seat, incomplete: &Value) -> Option<Action> {
        if *incomplete != json!({ "type": "show" }) {
            return None;
        }
        let leak = self.secret(state, seat).filter(|_| self.is(Flaw::CompletionLeaks));
        let card = leak.unwrap_or(Card(0));
        Some(if self.is(Flaw::CompletionForgets) { Action::Draw } else { Action::Show { card } })
    }

    fn distances(&self, view: &View, _from: Option<&Value>) -> Result<Option<u16>, Fault> {
        Ok(self.is(Flaw::DistancesLeak).then_some(view.deck))
    }

    fn position(&self, state: &State) -> Position {
        let holding = |seat: Seat| Holding {
            hand: cards(state.hands[seat.index()]),
            shown: cards(state.shown[seat.index()]),
        };
        let seats = Seat::all(self.seats).map(holding).collect();
        Position { turn: state.turn, deck: cards(state.deck), seats }
    }

    fn restore(&self, position: &Position) -> Result<State, Vec<Fault>> {
        let mut state = State { turn: position.turn, deck: 0, hands: [0; 3], shown: [0; 3] };
        if position.seats.len() != usize::from(self.seats) {
            return Err(vec![
                Fault::new("position/seats", "one holding for each seat").at("seats"),
            ]);
        }
        let mut places = vec![(&mut state.deck, &position.deck)];
        let sets = state.hands.iter_mut().zip(&mut state.shown);
        for (holding, (hand, shown)) in position.seats.iter().zip(sets) {
            places.extend([(hand, &holding.hand), (shown, &holding.shown)]);
        }
        let mut counts = [0; 9];
        for (set, written) in places {
            for &card in written {
                counts[card.index()] += 1;
                *set |= bit(card);
            }
        }
        let faults: Vec<Fault> = (counts.iter())
            .filter_map(|count| match count {
                0 => Some(Fault::new("position/lost-card", "a card is missing")),
                1 => None,
                _ => Some(Fault::new("position/invented-card", "a card is there twice")),
            })
            .collect();
        if self.is(Flaw::RestoreRefuses) && state.deck.count_ones() < 3 {
            return Err(vec![Fault::new("position/deck", "the deck is too small")]);
        }
        if self.is(Flaw::RestoreForgets) {
            state.turn = Seat(0);
        }
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }
}

impl Tell for Toy {
    fn tell_task(&self, view: &View) -> Phrase {
        let task = Phrase::of::<Self>("task");
        match view.unshown {
            Some(card) => task.with("card", card.0),
            None => task,
        }
    }
}

impl Imagine for Toy {
    fn imagine<D: Dice + ?Sized>(&self, view: &View, dice: &mut D) -> State {
        let mut state = self.blank();
        state.turn = view.turn;
        let set = |cards: &[Card]| cards.iter().fold(0, |set, &card| set | bit(card));
        for (seat, shown) in view.shown.iter().enumerate() {
            state.shown[seat] = set(shown);
            state.deck &= !state.shown[seat];
        }
        let own = view.hand.as_deref().map_or(0, set);
        state.deck &= !own;
        for (seat, &held) in view.held.iter().enumerate() {
            if view.viewer.is(Seat(seat as u8)) {
                state.hands[seat] = own;
                continue;
            }
            while state.hands[seat].count_ones() < held {
                let card = any(state.deck, dice);
                state.hands[seat] |= bit(card);
                if !self.is(Flaw::ImaginesTwins) {
                    state.deck &= !bit(card);
                }
            }
        }
        state
    }
}

/// Any card of the set.
fn any<D: Dice + ?Sized>(set: u16, dice: &mut D) -> Card {
    let among = cards(set);
    among[dice.below(among.len() as u32) as usize]
}

/// The event with a card that the viewer can't know replaced by any other.
pub fn disguise(_game: &Toy, event: &Event, viewer: Viewer, dice: &mut dyn Dice) -> Event {
    match *event {
        Event::CardDealt { seat, .. } if !viewer.is(seat) => {
            Event::CardDealt { seat, card: any(ALL, dice) }
        }
        Event::CardDrawn { seat, .. } if !viewer.is(seat) => {
            Event::CardDrawn { seat, card: any(ALL, dice) }
        }
        ref other => other.clone(),
    }
}
