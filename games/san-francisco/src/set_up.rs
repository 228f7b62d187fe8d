//! From a setting to the first choice: tokens, cards and tickets are laid out; then everybody
//! chooses tickets at the same time.

use std::sync::Arc;

use serde_json::Value;
use tabletop::{Dice, Fault, Faults, Log, Seat, Setting, coded_error};

use crate::SanFrancisco;
use crate::board::{Board, STANDARD};
use crate::event::Event;
use crate::tokens::{Symbol, SymbolSet};
use crate::turn::{Play, settle_row};

/// Cards and tickets that everybody is dealt.
pub(crate) const DEALT: u8 = 2;

/// Lays the game out, or says everything that is wrong with the setting.
pub(crate) fn lay_out(setting: &Setting) -> Result<SanFrancisco, Vec<Fault>> {
    let mut faults = Faults::default();
    let (seats, least, most) = (setting.seats, 2, 4);
    if !(least..=most).contains(&seats) {
        faults.push(SettingError::Seats { seats, least, most });
    }
    if let Some(option) = first_option(&setting.options) {
        faults.push(SettingError::NoOptions { option });
    }
    let board = match &setting.board {
        None => Ok(Board::standard()),
        Some(text) => Board::read(text).map(Arc::new),
    };
    let text = setting.board.as_deref().unwrap_or(STANDARD);
    let board = board.and_then(|board| board.too_small_for(seats, text).map(|()| board));
    Ok(SanFrancisco { board: faults.and(board)?, seats })
}

coded_error! {
    /// Why a setting can't be played.
    pub enum SettingError {
        Seats { seats: u8, least: u8, most: u8 }
            = "setting/seats" at "seats":
                "San Francisco is for {least} to {most} players, not {seats}",
        NoOptions { option: String }
            = "setting/options" at "options":
                "San Francisco has no options, so {option} means nothing",
    }
}

fn first_option(options: &Value) -> Option<String> {
    match options {
        Value::Null => None,
        Value::Object(options) => options.keys().next().map(|name| format!("{name:?}")),
        other => Some(other.to_string()),
    }
}

/// Emits the set-up up to the choice of tickets.
#[inline]
pub(crate) fn perform<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>) {
    let SanFrancisco { seats, board, .. } = step.game();
    lay_stacks(step);
    for seat in Seat::all(*seats) {
        for _ in 0..DEALT {
            let card = step.state().deck.draw(step.dice);
            step.emit(Event::CardDealt { seat, card });
        }
    }
    settle_row::settle(step);
    debug_assert!(board.tickets.len() >= usize::from(seats * DEALT));
    for seat in Seat::all(*seats) {
        let deck = step.state().ticket_deck;
        let tickets = deck.top(u32::from(DEALT), step.dice);
        step.emit(Event::TicketsDrawn { seat, tickets });
    }
}

/// Which symbol lies where is random (SF-6).
#[inline]
fn lay_stacks<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>) {
    let SanFrancisco { board, .. } = step.game();
    let count = step.game().stack_size();
    let mut laid = SymbolSet::NONE;
    for number in 0..Symbol::COUNT {
        let left = (Symbol::COUNT - number) as u32;
        let nth = step.dice.below(left) as usize;
        let symbol = Symbol::ALL.into_iter().filter(|&symbol| !laid.contains(symbol)).nth(nth);
        let symbol = symbol.expect("that many are left");
        laid = laid.with(symbol);
        let location = board.token_locations.get(number).copied();
        step.emit(Event::StackLaid { symbol, location, count });
    }
}

impl SanFrancisco {
    /// How many tokens a stack has at this number of players.
    pub(crate) fn stack_size(&self) -> u8 {
        if self.seats == 4 { 3 } else { 2 }
    }

    /// How many tokens of a waiting stack are placed.
    pub(crate) fn placed_size(&self) -> u8 {
        if self.seats == 2 { 1 } else { self.stack_size() }
    }
}
