//! The game's numbers: share values, demand tokens, bot tokens, components.

use tabletop::{Faults, insertion_sort_by_key, slug_id};

use super::error::TablesError;
use super::file::{ComponentsEntry, TablesFile};
use super::hex::CITIES;
use crate::company::{Company, DemandToken, Symbol};

/// Shares of each company; how they are divided is part of the rules of each mode.
pub const SHARES_PER_COMPANY: u8 = 9;
/// The longest track that can be built in one action: a full reserve.
pub const LONGEST_TRACK: usize = 5;
/// Rows of the share value table: track lengths 0 to 15.
pub const LENGTHS: usize = 16;
/// Bot tokens fit into the bits of a bag.
const MOST_BOT_TOKENS: usize = 16;

slug_id!(
    /// A token of the bot's bag, such as `city-2-company-1` or `refresh-1`.
    BotTokenId,
    "bot-token"
);

/// What a bot token says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotToken {
    /// Move the target marker and the company marker so far.
    Moves {
        /// Steps of the target marker.
        city: u8,
        /// Steps of the company marker.
        company: u8,
    },
    /// Put all tokens back into the bag.
    Refresh,
}

/// What one share is worth, by track length.
#[derive(Clone, Debug)]
pub struct ShareValues {
    /// To the first in influence.
    pub first: [u8; LENGTHS],
    /// To the second.
    pub second: [u8; LENGTHS],
    /// To everybody else.
    pub other: [u8; LENGTHS],
}

/// The numbers that a match is played with.
#[derive(Clone, Debug)]
pub struct Tables {
    /// What shares are worth.
    pub share_values: ShareValues,
    /// All demand tokens, sorted.
    pub demand_tokens: [DemandToken; CITIES],
    /// All bot tokens; the refresh tokens come last.
    pub bot_tokens: Vec<BotToken>,
    /// Trains of each company.
    pub trains: u8,
    /// Trains in each reserve at the beginning.
    pub starting_reserve: u8,
    /// Room in a reserve.
    pub full_reserve: u8,
    /// Where track-length markers stop.
    pub longest: u8,
    /// Influence of everyone at the beginning.
    pub starting_influence: u8,
    /// Where influence stops, if it does (ME-11).
    pub most_influence: Option<u8>,
}

impl Tables {
    /// The numbers as bits of the bag: every token, and those with two numbers.
    pub fn bags(&self) -> (u16, u16) {
        let bits = |count: usize| ((1u32 << count) - 1) as u16;
        let moves = self.bot_tokens.iter().filter(|&&token| token != BotToken::Refresh).count();
        (bits(self.bot_tokens.len()), bits(moves))
    }

    /// What the tokens of the bag are called.
    pub(super) fn bot_token_slugs(&self) -> Vec<String> {
        let mut refresh = 0;
        let name = |token: &BotToken| match *token {
            BotToken::Moves { city, company } => format!("city-{city}-company-{company}"),
            BotToken::Refresh => {
                refresh += 1;
                format!("refresh-{refresh}")
            }
        };
        self.bot_tokens.iter().map(name).collect()
    }

    /// The numbers of a file that was checked.
    pub(super) fn from_sound(file: &TablesFile) -> Self {
        let (columns, components) = (&file.share_values, &file.components);
        let demand_tokens = demand_tokens(file);
        let column = |values: &[u8]| std::array::from_fn(|length| values[length]);
        Self {
            share_values: ShareValues {
                first: column(&columns.first),
                second: column(&columns.second),
                other: column(&columns.other),
            },
            demand_tokens: std::array::from_fn(|index| demand_tokens[index]),
            bot_tokens: bot_tokens(file),
            trains: components.trains_per_company,
            starting_reserve: components.start_train_space,
            full_reserve: components.max_train_space,
            longest: components.track_length_max,
            starting_influence: components.influence_start,
            most_influence: components.influence_max,
        }
    }
}

/// Everything that is wrong with a tables file.
pub(super) fn check(file: &TablesFile, faults: &mut Faults) {
    if file.company_order != Company::ALL {
        faults.push(TablesError::CompanyOrder);
    }
    let columns = &file.share_values;
    let rows = usize::from(file.components.track_length_max) + 1;
    for (name, column) in
        [("first", &columns.first), ("second", &columns.second), ("other", &columns.other)]
    {
        if column.len() != rows || rows != LENGTHS {
            let place = format!("tables.share_values.{name}");
            faults.push_at(place, TablesError::ShareValues);
        }
    }
    let demand_tokens = demand_tokens(file);
    if [demand_tokens.len(), file.components.demand_tokens.into()] != [CITIES; 2] {
        faults.push(TablesError::DemandTokens);
    }
    let bot_tokens = bot_tokens(file);
    let entry = &file.bot_tokens;
    let are_bot_tokens_sound = bot_tokens.len() <= MOST_BOT_TOKENS
        && bot_tokens.len() == usize::from(file.components.bot_tokens)
        && (entry.each_combination, entry.refresh) == (1, 2)
        && are_moves(&entry.city_moves)
        && are_moves(&entry.company_moves)
        && entry.company_moves.iter().any(|moves| moves % 2 == 1);
    if !are_bot_tokens_sound {
        faults.push(TablesError::BotTokens);
    }
    check_components(&file.components, faults);
}

/// Different numbers of at least one step.
fn are_moves(moves: &[u8]) -> bool {
    let is_new = |(at, steps): (usize, &u8)| !moves[..at].contains(steps);
    moves.iter().min().is_some_and(|&least| least >= 1) && moves.iter().enumerate().all(is_new)
}

fn check_components(components: &ComponentsEntry, faults: &mut Faults) {
    if components.shares_per_company != SHARES_PER_COMPANY {
        faults.push(TablesError::Shares);
    }
    let (start, room) = (components.start_train_space, components.max_train_space);
    if components.start_trains_on_map != 1 || start > room || usize::from(room) > LONGEST_TRACK {
        faults.push(TablesError::TrainSpace);
    }
    if !(start.saturating_add(2)..=100).contains(&components.trains_per_company) {
        faults.push(TablesError::Trains);
    }
    let influence = components.influence_start;
    if influence > 10 || components.influence_max.is_some_and(|most| most < influence.max(2)) {
        faults.push(TablesError::Influence);
    }
}

fn demand_tokens(file: &TablesFile) -> Vec<DemandToken> {
    let entry = &file.demand_tokens;
    let mut tokens = Vec::new();
    for company in Company::ALL {
        let mut add = |second: Symbol, count: u8| {
            tokens.extend((0..count).map(|_| DemandToken::new(company, second)));
        };
        for other in Company::ALL.into_iter().filter(|&other| other > company) {
            add(other.into(), entry.two_different_each);
        }
        add(company.into(), entry.two_same_each);
        add(Symbol::Wild, entry.company_and_wild_each);
    }
    insertion_sort_by_key(&mut tokens, |&token| token);
    tokens
}

fn bot_tokens(file: &TablesFile) -> Vec<BotToken> {
    let entry = &file.bot_tokens;
    let mut tokens = Vec::new();
    for &city in &entry.city_moves {
        tokens.extend(entry.company_moves.iter().map(|&company| BotToken::Moves { city, company }));
    }
    tokens.extend((0..entry.refresh).map(|_| BotToken::Refresh));
    tokens
}
