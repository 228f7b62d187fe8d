//! From the options that a table asks for to the first pick of the draft.

use tabletop::{Dice, Fault, Log, Setting, from_text};

use crate::MiniExpress;
use crate::board::{Board, CITIES, FAR, HexSet, MAPS, Network};
use crate::company::{COMPANIES, Company};
use crate::event::{DemandMap, Event};
use crate::options::{Level, Options, OptionsError, OptionsRequest};
use crate::state::{Bot, MOST_SEATS, Phase, Spike, State};
use crate::turn::Play;

/// Lays the game out, or says everything that is wrong with the setting.
pub(crate) fn lay_out(setting: &Setting) -> Result<MiniExpress, Vec<Fault>> {
    let request: OptionsRequest = if setting.options.is_null() {
        OptionsRequest::default()
    } else {
        from_text(&setting.options.to_string())
            .map_err(|fault| vec![Fault { place: Some("options".to_owned()), ..fault }])?
    };
    let board = load_board(setting, request.map.as_deref())?;
    let options = Options::decide(&request, setting.seats, &board)?;
    let network = Network::of(&board, options.ports);
    let capacities = std::array::from_fn(|city| {
        if options.first_game { 2 } else { board.capacity(crate::CityId(city as u8)) }
    });
    let bags = board.tables().bags();
    let blank = blank(&board);
    let mut game = MiniExpress {
        options,
        people: setting.seats,
        board,
        network,
        capacities,
        bags,
        laid: blank.clone(),
        blank,
    };
    game.laid = laid(&game);
    Ok(game)
}

/// The board file that came with the setting, or the map that the options name.
fn load_board(setting: &Setting, map: Option<&str>) -> Result<Board, Vec<Fault>> {
    if let Some(text) = &setting.board {
        let board = Board::read(text)?;
        return match map {
            Some(map) if map != board.id() => {
                let (found, map) = (board.id().to_owned(), map.to_owned());
                Err(vec![OptionsError::OtherMap { found, map }.into()])
            }
            _ => Ok(board),
        };
    }
    let map = map.unwrap_or(MAPS[0].0);
    Board::own(map).ok_or_else(|| vec![OptionsError::UnknownMap { map: map.to_owned() }.into()])
}

/// All trains in supply, nothing on the table.
fn blank(board: &Board) -> State {
    State {
        phase: Phase::Draft { picks: 0 },
        tracks: [HexSet::NONE; COMPANIES],
        trains_to: [[FAR; CITIES]; COMPANIES],
        ways_to: [[0; CITIES]; COMPANIES],
        demand: [None; CITIES],
        offer: [0; COMPANIES],
        set_aside: [0; COMPANIES],
        reserve: [0; COMPANIES],
        supply: [board.tables().trains; COMPANIES],
        length: [0; COMPANIES],
        shares: [[0; COMPANIES]; MOST_SEATS],
        influence: [[0; COMPANIES]; MOST_SEATS],
        bot: Bot { target: None, company: Company::Wood, bag: 0 },
        spike: Spike::Absent,
        passes: 0,
        last_round: false,
    }
}

/// Set-up steps 2 to 6 and 11, and the bot's I to III.
fn laid(game: &MiniExpress) -> State {
    let (options, tables) = (&game.options, game.tables());
    let mut state = game.blank.clone();
    state.offer = [options.mode.offered(); COMPANIES];
    state.set_aside = [options.mode.set_aside(game.people); COMPANIES];
    state.reserve = [tables.starting_reserve; COMPANIES];
    state.supply = [tables.trains - tables.starting_reserve - 1; COMPANIES];
    for company in Company::ALL {
        game.lay_train(&mut state, company, game.board.start(company));
    }
    for seat in 0..usize::from(game.seat_count()) {
        state.influence[seat] = [starting_influence(game, seat); COMPANIES];
    }
    if options.mode.has_bot() {
        state.bot.bag = game.bags.1;
    }
    if options.golden_spike.is_some() {
        state.spike = Spike::Waiting;
    }
    state
}

/// Everyone starts alike, but at the hardest level the bot is ahead.
pub(crate) fn starting_influence(game: &MiniExpress, seat: usize) -> u8 {
    let is_bot = game.bot_seat().is_some_and(|bot| bot.index() == seat);
    match (game.options.at_least(Level::Railwayman), is_bot) {
        (false, _) => game.tables().starting_influence,
        (true, true) => 2,
        (true, false) => 0,
    }
}

/// Deals a random demand token to every numbered city; then the draft begins.
pub(crate) fn perform<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>) {
    let mut tokens = step.game().tables().demand_tokens;
    for last in (1..tokens.len()).rev() {
        tokens.swap(last, step.dice.below(last as u32 + 1) as usize);
    }
    step.emit(Event::TableSet { demand: DemandMap(tokens.map(Some)) });
}
