//! Plays one scenario.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Coded, Fault, Game, Match, Seat, Seed, Viewer, from_json, from_text, to_json};

use super::events;
use super::line::{Legal, Look, Question};
use super::parse::Scenario;
use super::script::{Refused, Script, Step};
use crate::complaint::contrast;
use crate::{Complaint, Coverage, files, json};

/// What came of a scenario.
#[derive(Default)]
pub(super) struct Played {
    pub complaints: Vec<Complaint>,
    /// Lines of the file to be replaced, each by none, one or several.
    pub rewritten: BTreeMap<usize, Vec<String>>,
}

/// The scenario's own idea of a setting.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    seats: u8,
    #[serde(default)]
    options: Value,
    #[serde(default = "default_seed")]
    seed: Seed,
    board: Option<Value>,
}

fn default_seed() -> Seed {
    Seed::from("scenario")
}

/// Plays the scenario to its end, or to where going on has no meaning.
pub(super) fn play<G: Game>(
    path: &Path,
    scenario: &Scenario,
    update: bool,
    coverage: &mut Coverage,
) -> Played {
    let mut run = Run { path, scenario, update, coverage, played: Played::default() };
    let begun = begin::<G>(path, scenario);
    match (&scenario.script, begun) {
        (Script::Load { line, code }, Ok(_)) => {
            run.complain(*line, contrast(format!("a refusal: {code}"), "it is accepted"));
        }
        (Script::Load { line, code }, Err((_, faults))) => {
            if !faults.iter().any(|fault| fault.code == *code) {
                run.complain(*line, contrast(code, list(&faults)));
            }
        }
        (Script::Steps(_), Err((line, faults))) => {
            run.complain(line, format!("the scenario can't begin:\n{}", list(&faults)));
        }
        (Script::Steps(steps), Ok(mut game_match)) => {
            for step in steps {
                if run.step(&mut game_match, step).is_err() {
                    break;
                }
            }
        }
    }
    run.played
}

/// Sets the scenario up, or says which line is at fault.
fn begin<G: Game>(path: &Path, scenario: &Scenario) -> Result<Match<G>, (usize, Vec<Fault>)> {
    let at_setting = |faults| (scenario.setting.line, faults);
    let table: Table = from_text(&scenario.setting.value.to_string())
        .map_err(|fault| at_setting(vec![Fault { place: None, ..fault }]))?;
    let setting = files::setting(table.seats, table.options, table.board.as_ref(), path)
        .map_err(|message| at_setting(vec![Fault::new("input/no-board", message)]))?;
    let game = G::lay_out(&setting).map_err(at_setting)?;
    let Some(fenced) = &scenario.position else { return Ok(Match::new(game, table.seed)) };
    let position = from_json(&game, &fenced.value).map_err(|fault| (fenced.line, vec![fault]))?;
    Match::from_position(game, table.seed, position).map_err(|faults| (fenced.line, faults))
}

fn list(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// Going on with the scenario has no meaning.
struct GiveUp;

struct Run<'a> {
    path: &'a Path,
    scenario: &'a Scenario,
    update: bool,
    coverage: &'a mut Coverage,
    played: Played,
}

impl Run<'_> {
    fn complain(&mut self, line: usize, message: impl AsRef<str>) {
        let message = format!("{}\n{}", self.scenario.heading, message.as_ref());
        self.played.complaints.push(Complaint::new(self.path, line, message));
    }

    fn step<G: Game>(&mut self, game_match: &mut Match<G>, step: &Step) -> Result<(), GiveUp> {
        let happened = match &step.action {
            None => game_match.opening().to_vec(),
            Some((seat, action)) => self.act(game_match, step, *seat, action)?,
        };
        self.coverage.saw_events(&happened);
        if step.action.is_some() {
            self.coverage.saw_end(game_match);
        }
        let game = game_match.game();
        let written: Vec<Value> = happened.iter().map(|event| to_json(game, event)).collect();
        if let Some((line, message)) = events::compare(&step.events, &written) {
            let rewritten =
                if self.update { events::bless(&step.events, &written) } else { BTreeMap::new() };
            if rewritten.is_empty() {
                self.complain(line, message);
            }
            self.played.rewritten.extend(rewritten);
        }
        for (line, question) in &step.questions {
            if let Err(message) = answer(game_match, &happened, question) {
                self.complain(*line, message);
            }
        }
        Ok(())
    }

    fn act<G: Game>(
        &mut self,
        game_match: &mut Match<G>,
        step: &Step,
        seat: Seat,
        action: &Value,
    ) -> Result<Vec<G::Event>, GiveUp> {
        if seat.0 >= game_match.game().seats() {
            self.complain(step.line, format!("there is no seat {seat} at this table"));
            return Err(GiveUp);
        }
        let (state, hash) = (game_match.state().clone(), game_match.hash());
        let refusal = match from_json::<G, G::Action>(game_match.game(), action) {
            Err(fault) => fault,
            Ok(action) => match game_match.act(seat, &action) {
                Ok(played) => {
                    let events = played.events.clone();
                    return self.accepted(step, events);
                }
                Err(illegal) => {
                    self.coverage.saw_illegal(&illegal);
                    let facts = to_json(game_match.game(), &illegal);
                    Fault::new(illegal.code(), illegal.to_string()).with(facts)
                }
            },
        };
        if *game_match.state() != state || game_match.hash() != hash {
            self.complain(step.line, "the action is refused, but the state has changed");
        }
        self.refused(step, &refusal)
    }

    fn accepted<E>(&mut self, step: &Step, events: Vec<E>) -> Result<Vec<E>, GiveUp> {
        match &step.refused {
            None => Ok(events),
            Some(Refused { line, code, .. }) => {
                self.complain(*line, contrast(format!("a refusal: {code}"), "it is legal"));
                Err(GiveUp)
            }
        }
    }

    fn refused<E>(&mut self, step: &Step, refusal: &Fault) -> Result<Vec<E>, GiveUp> {
        let Some(Refused { line, code, facts }) = &step.refused else {
            self.complain(step.line, format!("the action is refused: {refusal} {}", refusal.facts));
            return Err(GiveUp);
        };
        if refusal.code != *code {
            self.complain(*line, contrast(code, refusal));
        } else if let Some(facts) = facts
            && !json::holds(&refusal.facts, facts)
        {
            self.complain(*line, contrast(format!("at least {facts}"), &refusal.facts));
        }
        Ok(Vec::new())
    }
}

fn answer<G: Game>(
    game_match: &Match<G>,
    happened: &[G::Event],
    question: &Question,
) -> Result<(), String> {
    let game = game_match.game();
    match question {
        Question::State(look) => find(&to_json(game, &game.position(game_match.state())), look),
        Question::View(viewer, look) => find(&to_json(game, &game_match.view(*viewer)), look),
        Question::Seen(viewer, look) => {
            let seen = seen(game, happened, *viewer);
            let found = seen.pointer(look.pointer.trim_end_matches('/')).unwrap_or(&Value::Null);
            same(&look.value, found)
        }
        Question::Legal(seat, legal) => check_legal(game_match, *seat, legal),
        Question::Preview(seat, action, look) => {
            let action: G::Action = from_json(game, action).map_err(|fault| fault.to_string())?;
            game.judge(game_match.state(), *seat, &action)
                .map_err(|illegal| format!("the action is not legal: {illegal}"))?;
            find(&to_json(game, &game.preview(game_match.state(), *seat, &action)), look)
        }
        Question::ToAct(seats) => same(seats, &to_json(game, &game_match.to_act())),
        Question::Outcome(look) => find(&to_json(game, &game_match.outcome()), look),
    }
}

fn seen<G: Game>(game: &G, happened: &[G::Event], viewer: Viewer) -> Value {
    let views = happened.iter().filter_map(|event| game.event_view(event, viewer));
    views.map(|view| to_json(game, &view)).collect()
}

fn check_legal<G: Game>(game_match: &Match<G>, seat: Seat, legal: &Legal) -> Result<(), String> {
    let game = game_match.game();
    let listed: Vec<Value> =
        game_match.legal(seat).iter().map(|action| to_json(game, action)).collect();
    let all = || Value::from(listed.clone());
    match legal {
        Legal::Exactly(actions) => {
            let lacking = actions.iter().filter(|action| !listed.contains(action));
            let surplus = listed.iter().filter(|action| !actions.contains(action));
            let [lacking, surplus] =
                [lacking.cloned().collect::<Value>(), surplus.cloned().collect()];
            if lacking == surplus && actions.len() == listed.len() {
                return Ok(());
            }
            Err(format!("not legal: {lacking}\nlegal too: {surplus}"))
        }
        Legal::Has(part) if !listed.iter().any(|action| json::holds(action, part)) => {
            Err(contrast(format!("an action with at least {part}"), all()))
        }
        Legal::Lacks(part) if listed.iter().any(|action| json::holds(action, part)) => {
            Err(contrast(format!("no action with {part}"), all()))
        }
        Legal::Count(count) if *count != listed.len() => {
            Err(contrast(count, format!("{}: {}", listed.len(), all())))
        }
        Legal::Has(_) | Legal::Lacks(_) | Legal::Count(_) => Ok(()),
    }
}

fn find(value: &Value, look: &Look) -> Result<(), String> {
    same(&look.value, json::look(value, &look.pointer)?)
}

fn same(expected: &Value, actual: &Value) -> Result<(), String> {
    if expected == actual { Ok(()) } else { Err(contrast(expected, actual)) }
}
