//! Every game in the list is played in the simulator, the arena and the engine, whatever it is.

use std::ops::ControlFlow;

use catalogue::engine::Engine;
use catalogue::{TITLES, Title};
use contest::arena::Analysis;
use contest::{Plan, by_title};
use serde_json::{Value, json};
use tabletop::{Seed, Setting};

const GO_ON: ControlFlow<()> = ControlFlow::Continue(());

fn setting(title: &Title) -> Setting {
    let counts = title.seat_counts();
    let seats = counts.iter().copied().find(|&seats| seats > 1).unwrap_or(counts[0]);
    Setting { seats, ..Setting::default() }
}

#[test]
fn every_game_is_simulated() {
    for title in TITLES {
        for bot in title.bots().iter().filter(|bot| bot.level.is_none_or(|level| level == 1)) {
            let (bots, seed) = (vec![bot.name.to_owned()], Seed::from("every game"));
            let plan = Plan { bots, games: 4, seed, means: bots::Means::default() };
            let report = by_title::simulate(title, &setting(title), &plan, &|_| GO_ON);
            let report = report.unwrap_or_else(|refusal| panic!("{}: {refusal:?}", title.slug));
            assert_eq!(report.games, 4, "{} by {}", title.slug, bot.name);
        }
    }
}

#[test]
fn every_game_has_an_arena() {
    for title in TITLES {
        let bots = ["random", "greedy"].map(str::to_owned).to_vec();
        let seed = Seed::from("every game");
        let spec = by_title::arena_spec(title, &setting(title), bots, seed, 2).expect("a spec");
        let games = by_title::arena_play(
            title,
            &setting(title),
            &spec,
            &Analysis::default(),
            Vec::new(),
            bots::Means::default(),
            &|_| GO_ON,
        );
        assert_eq!(games.expect("they play").len() as u64, spec.games(), "{}", title.slug);
    }
}

#[test]
fn every_game_is_played_over_the_engine_protocol() {
    for title in TITLES {
        let mut engine = Engine::new();
        let mut ask = |request: Value| {
            let answer: Value = serde_json::from_str(&engine.answer(&request.to_string()).text)
                .expect("an answer is JSON");
            assert!(answer["error"].is_null(), "{}: {request}: {answer}", title.slug);
            answer["ok"].clone()
        };
        let seats = setting(title).seats;
        let new = json!({"cmd": "new", "game": title.slug, "seats": seats, "seed": "every game"});
        let mut table = ask(new);
        while let Some(seat) = table["to_act"][0].as_u64() {
            let best = ask(json!({"cmd": "best", "seat": seat, "bot": "random"}));
            table = ask(json!({"cmd": "act", "seat": seat, "action": best["action"]}));
        }
        assert!(table["outcome"].is_object(), "{}: {table}", title.slug);
    }
}
