//! Every command of the protocol.

use std::time::Duration;

use serde::Serialize;
use serde_json::{Map, Value};
use tabletop::{Fault, Seed, Setting, Viewer};

use super::request::{
    self, Act, Best, Board, Continue, Events, Explain, Games, Legal, Load, New, Nothing, Preview,
    Rewind, View,
};
use super::{DEFAULT_SEED, Engine, answers, phrases, thoughts};
use crate::refusal::within;
use crate::{AnyMatch, Description, EngineError, Means, Refusal, TITLES, Title};

pub type Fields = Map<String, Value>;
pub type Reply = Result<Value, Refusal>;

/// The answer as it is written.
#[expect(clippy::unnecessary_wraps, reason = "every command ends with it")]
pub fn reply(answer: impl Serialize) -> Reply {
    Ok(serde_json::to_value(answer).expect("every answer can be written as JSON"))
}

/// A command: its name, what it does, and who answers it.
pub struct Command {
    pub name: &'static str,
    pub about: &'static str,
    pub answer: fn(&mut Engine, Fields) -> Reply,
}

pub const COMMANDS: &[Command] = &[
    Command {
        name: "new",
        about: "sets a match up: game, seats; optional: options, seed, board, viewer",
        answer: new,
    },
    Command {
        name: "load",
        about: "begins a match at a position: game, state; optional: seats, options, seed, board",
        answer: load,
    },
    Command {
        name: "continue",
        about: "goes on where a record ends, after checking it: record",
        answer: resume,
    },
    Command { name: "legal", about: "lists what a seat may do: seat", answer: legal },
    Command { name: "act", about: "plays an action: seat, action; optional: viewer", answer: act },
    Command {
        name: "preview",
        about: "says what a legal action will change: seat, action",
        answer: preview,
    },
    Command {
        name: "explain",
        about: "completes an action, whose fields may be missing, or says which rule forbids it: \
                seat, action",
        answer: explain,
    },
    Command {
        name: "tell",
        about: "tells actions in phrases: seat; optional: actions (those that are legal)",
        answer: phrases::tell,
    },
    Command {
        name: "best",
        about: "says what a bot would do: seat; optional: bot, seed, budget_ms",
        answer: best,
    },
    Command {
        name: "think",
        about: "looks ahead: chances, points and lines of each action; asked again, looks further: \
                seat; optional: nodes, seed",
        answer: thoughts::think,
    },
    Command {
        name: "review",
        about: "judges an action from what the seat can know, without playing it: seat, action; \
                optional: nodes, seed",
        answer: thoughts::review,
    },
    Command {
        name: "view",
        about: "shows what a seat may know, or a spectator (null), and how far things are: seat; \
                optional: from (a place)",
        answer: view,
    },
    Command {
        name: "events",
        about: "lists what happened, step by step; optional: since, viewer, views (the view after \
                each event)",
        answer: events,
    },
    Command {
        name: "state",
        about: "shows the whole state, secrets included, and its hash",
        answer: state,
    },
    Command { name: "record", about: "gives the match as a record", answer: record },
    Command {
        name: "rewind",
        about: "goes back to the state after this many actions: step",
        answer: rewind,
    },
    Command {
        name: "board",
        about: "shows the board of the match, or a game's own; optional: game",
        answer: board,
    },
    Command {
        name: "games",
        about: "lists the games, their numbers of seats, their bots",
        answer: games,
    },
    Command { name: "help", about: "lists the commands", answer: help },
    Command { name: "quit", about: "ends the conversation", answer: quit },
];

fn new(engine: &mut Engine, fields: Fields) -> Reply {
    let request: New = request::read(fields)?;
    let setting = setting(request.seats, request.options, &request.board);
    let table = title(&request.game, "game")?.open(&setting, seed(request.seed))?;
    let events = step_events(&*table, request.viewer)?;
    let phrases = request.phrases.then(|| phrases::last_step(&*table, request.viewer));
    reply(answers::Begun { description: engine.seat_at(table), events, phrases })
}

fn load(engine: &mut Engine, fields: Fields) -> Reply {
    let request: Load = request::read(fields)?;
    let title = title(&request.game, "game")?;
    let setting = setting(request.seats()?, request.options, &request.board);
    let table = title.restore(&setting, seed(request.seed), &request.state)?;
    reply(engine.seat_at(table))
}

fn resume(engine: &mut Engine, fields: Fields) -> Reply {
    let Continue { record } = request::read(fields)?;
    let title = title(&record.game, "record.game")?;
    let in_record = |refusal: Refusal| refusal.map(|fault| within("record", fault));
    reply(engine.seat_at(title.resume(&record).map_err(in_record)?))
}

fn legal(engine: &mut Engine, fields: Fields) -> Reply {
    let Legal { seat } = request::read(fields)?;
    let actions = engine.at_table()?.legal(seat)?;
    reply(answers::LegalActions { seat, actions })
}

fn act(engine: &mut Engine, fields: Fields) -> Reply {
    let Act { seat, action, viewer, phrases } = request::read(fields)?;
    let table = engine.at_table_mut()?;
    // A viewer who doesn't exist is refused first: after the action nothing may fail.
    seen(table, table.step() + 1, viewer)?;
    table.act(seat, &action)?;
    let events = step_events(table, viewer)?;
    let revealed = table.revealed(table.step()).pop().unwrap_or_default();
    let phrases = phrases.then(|| phrases::last_step(table, viewer));
    reply(answers::Acted { progress: progress(table), events, revealed, phrases })
}

fn preview(engine: &mut Engine, fields: Fields) -> Reply {
    let Preview { seat, action, phrases } = request::read(fields)?;
    let table = engine.at_table()?;
    let preview = table.preview(seat, &action)?;
    let phrases = if phrases { Some(table.preview_phrases(seat, &action)?) } else { None };
    reply(answers::Previewed { seat, preview, phrases })
}

fn explain(engine: &mut Engine, fields: Fields) -> Reply {
    let Explain { seat, action, .. } = request::read(fields)?;
    let action = engine.at_table()?.explain(seat, &action)?;
    reply(answers::Explained { seat, action })
}

fn best(engine: &mut Engine, fields: Fields) -> Reply {
    let request: Best = request::read(fields)?;
    // A budget alone asks for the strongest within it.
    let bot = match (request.bot, request.budget_ms) {
        (Some(bot), _) => bot,
        (None, Some(budget)) => format!("search:{budget}ms"),
        (None, None) => "greedy".to_owned(),
    };
    let limit = request.budget_ms.map(|budget| Duration::from_millis(budget.into()));
    let means = Means { limit, ..engine.means };
    let action = engine.at_table()?.best(request.seat, &bot, &seed(request.seed), means)?;
    reply(answers::BestAction { seat: request.seat, bot, action })
}

fn view(engine: &mut Engine, fields: Fields) -> Reply {
    let View { seat, from, phrases } = request::read(fields)?;
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let table = engine.at_table()?;
    let (view, distances) = (table.view(viewer)?, table.distances(viewer, from.as_ref())?);
    let task = if phrases { Some(table.task(viewer)?) } else { None };
    reply(answers::Viewed { seat, view, distances, task })
}

fn events(engine: &mut Engine, fields: Fields) -> Reply {
    let Events { since, viewer, views, phrases } = request::read(fields)?;
    let table = engine.at_table()?;
    let steps = seen(table, since, viewer)?;
    let views = if views {
        let viewer = viewer.ok_or(EngineError::NoViewer)?;
        Some(table.event_by_event(since, viewer)?)
    } else {
        None
    };
    let revealed = table.revealed(since);
    let phrases = if phrases { Some(phrases::seen(table, since, viewer)?) } else { None };
    reply(answers::Happened { since, steps, revealed, views, phrases })
}

fn state(engine: &mut Engine, fields: Fields) -> Reply {
    let Nothing {} = request::read(fields)?;
    let table = engine.at_table()?;
    reply(answers::WholeState { state: table.state(), hash: table.hash() })
}

fn record(engine: &mut Engine, fields: Fields) -> Reply {
    let Nothing {} = request::read(fields)?;
    reply(answers::Recorded { record: engine.at_table()?.record() })
}

fn rewind(engine: &mut Engine, fields: Fields) -> Reply {
    let Rewind { step } = request::read(fields)?;
    let table = engine.at_table_mut()?;
    table.rewind(step)?;
    reply(progress(table))
}

fn board(engine: &mut Engine, fields: Fields) -> Reply {
    let Board { game } = request::read(fields)?;
    let board = match game {
        Some(game) => title(&game, "game")?.own_board(),
        None => engine.at_table()?.board().clone(),
    };
    reply(answers::WholeBoard { board })
}

fn games(_engine: &mut Engine, fields: Fields) -> Reply {
    let Games { phrases } = request::read(fields)?;
    let describe = |title: &Title| answers::GameInfo {
        game: title.slug,
        name: title.name,
        rules_version: title.rules_version,
        seats: title.seat_counts(),
        bots: title.bots(),
        languages: crate::LANGUAGES,
        vocabulary: phrases.then(|| phrases::vocabulary(title)),
    };
    reply(answers::Games { games: TITLES.iter().map(describe).collect() })
}

fn help(_engine: &mut Engine, fields: Fields) -> Reply {
    let Nothing {} = request::read(fields)?;
    let commands: Fields =
        COMMANDS.iter().map(|command| (command.name.to_owned(), command.about.into())).collect();
    reply(answers::Help { commands })
}

fn quit(_engine: &mut Engine, fields: Fields) -> Reply {
    let Nothing {} = request::read(fields)?;
    reply(answers::Nothing {})
}

impl Engine {
    pub(super) fn at_table(&self) -> Result<&dyn AnyMatch, Refusal> {
        Ok(self.table.as_deref().ok_or(EngineError::NoMatch)?)
    }

    fn at_table_mut(&mut self) -> Result<&mut dyn AnyMatch, Refusal> {
        Ok(self.table.as_deref_mut().ok_or(EngineError::NoMatch)?)
    }

    /// A new match replaces the old one only when nothing can go wrong any more.
    fn seat_at(&mut self, table: Box<dyn AnyMatch>) -> Description {
        // The same position on another board is another one.
        self.thought = None;
        self.table.insert(table).describe()
    }
}

fn title(slug: &str, place: &str) -> Result<&'static Title, Fault> {
    crate::title(slug).map_err(|fault| fault.at(place))
}

/// What every change is answered with.
fn progress(table: &dyn AnyMatch) -> answers::Progress {
    let (step, to_act, outcome) = (table.step(), table.to_act(), table.outcome());
    answers::Progress { step, to_act, outcome }
}

/// What happened since a step, as the viewer sees it; without a viewer, all of it.
fn seen(
    table: &dyn AnyMatch,
    since: u64,
    viewer: Option<Viewer>,
) -> Result<Vec<Vec<Value>>, Fault> {
    match viewer {
        None => Ok(table.events(since)),
        Some(viewer) => table.event_views(since, viewer).map_err(|fault| fault.at("viewer")),
    }
}

/// What happened in the last step.
fn step_events(table: &dyn AnyMatch, viewer: Option<Viewer>) -> Result<Vec<Value>, Fault> {
    Ok(seen(table, table.step(), viewer)?.pop().unwrap_or_default())
}

fn setting(seats: u8, options: Value, board: &Value) -> Setting {
    let board = if board.is_null() { None } else { Some(board.to_string()) };
    Setting { seats, options, board }
}

pub fn seed(text: Option<String>) -> Seed {
    Seed(text.unwrap_or_else(|| DEFAULT_SEED.to_owned()))
}
