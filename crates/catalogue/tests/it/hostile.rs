//! Whatever comes in: one answer a line, never a panic, and after an error the match is as it was.

use std::fmt::Write as _;

use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;
use catalogue::engine::{Engine, serve};
use catalogue::{AnyMatch, Means, Record, Seed, Setting, Title, boards, from_text};
use serde_json::{Value, json};

use crate::mutation::spoil;

const BUDGET_MS: u64 = 4_000;

fn title(chance: &mut Unstructured<'_>) -> Result<&'static Title> {
    chance.choose_iter(catalogue::TITLES)
}

/// A match somewhere in the middle.
fn some_match(chance: &mut Unstructured<'_>) -> Result<Box<dyn AnyMatch>> {
    let title = title(chance)?;
    let seats = chance.choose_iter(title.seat_counts())?;
    let seed = Seed(chance.arbitrary()?);
    let setting = Setting { seats, ..Setting::default() };
    let mut table = title.open(&setting, seed).expect("its own board is good");
    let steps = chance.int_in_range(0..=150)?;
    play(&mut *table, steps);
    Ok(table)
}

fn play(table: &mut dyn AnyMatch, steps: u64) {
    for _ in 0..steps {
        let Some(seat) = table.to_act().first() else { break };
        let action = table
            .best(seat, "random", &Seed::from("hostile"), Means::default())
            .expect("somebody may act");
        table.act(seat, &action).expect("bots play by the rules");
    }
}

#[test]
fn arbitrary_bytes_get_one_answer_a_line() {
    arbtest(|chance| {
        let mut input: Vec<u8> = chance.arbitrary()?;
        if chance.arbitrary()? {
            input.splice(0..0, *b"{\"cmd\":\"new\",\"game\":\"san-francisco\",\"seats\":2}\n");
        }
        let lines = input.split(|&byte| byte == b'\n').count()
            - usize::from(input.is_empty() || input.ends_with(b"\n"));
        let mut output = Vec::new();
        serve(Means::default(), input.as_slice(), &mut output).expect("memory can be written to");
        let output = String::from_utf8(output).expect("answers are text");
        assert_eq!(output.lines().count(), lines, "{output}");
        for line in output.lines() {
            serde_json::from_str::<Value>(line).expect("answers are JSON");
        }
        Ok(())
    })
    .budget_ms(BUDGET_MS);
}

#[test]
fn spoilt_requests_get_an_answer_and_errors_change_nothing() {
    arbtest(|chance| {
        let table = some_match(chance)?;
        let record = table.record();
        let mut engine = Engine::new();
        let continued = engine.answer(&json!({"cmd": "continue", "record": record}).to_string());
        assert!(continued.text.starts_with("{\"ok\""), "{}", continued.text);
        for _ in 0..10 {
            let before = engine.table().map(|table| (table.state(), table.step()));
            let mut request = request(chance, &*table)?;
            spoil(chance, &mut request)?;
            let answer = engine.answer(&request.to_string());
            let json: Value = serde_json::from_str(&answer.text).expect("answers are JSON");
            assert_eq!(json.as_object().map(serde_json::Map::len), Some(1), "{json}");
            if let Some(error) = json.get("error") {
                assert!(error["code"].is_string() && error["message"].is_string(), "{error}");
                let after = engine.table().map(|table| (table.state(), table.step()));
                assert_eq!(before, after, "{request}");
            }
        }
        Ok(())
    })
    .budget_ms(BUDGET_MS);
}

/// A request that would be right.
fn request(chance: &mut Unstructured<'_>, table: &dyn AnyMatch) -> Result<Value> {
    let seat = table.to_act().first().map_or(0, |seat| seat.0);
    let legal = table.legal(catalogue::Seat(seat)).expect("the seat exists");
    let action = chance.choose_iter(legal).unwrap_or(json!({"type": "pass"}));
    let game = table.game();
    let requests = [
        json!({"cmd": "new", "game": game, "seats": table.people(), "options": {}, "seed": "s", "board": table.board()}),
        json!({"cmd": "load", "game": game, "seats": table.people(), "state": table.state()}),
        json!({"cmd": "continue", "record": table.record()}),
        json!({"cmd": "act", "seat": seat, "action": action, "viewer": null}),
        json!({"cmd": "preview", "seat": seat, "action": action}),
        json!({"cmd": "best", "seat": seat, "bot": "greedy", "budget_ms": 1, "seed": "s"}),
        json!({"cmd": "legal", "seat": seat}),
        json!({"cmd": "view", "seat": seat}),
        json!({"cmd": "events", "since": 0, "viewer": seat}),
        json!({"cmd": "rewind", "step": 0}),
    ];
    Ok(chance.choose(&requests)?.clone())
}

#[test]
fn spoilt_positions_are_refused_or_can_be_played_on() {
    arbtest(|chance| {
        let table = some_match(chance)?;
        let title = catalogue::title(table.game()).expect("it is in the catalogue");
        let mut state = table.state();
        spoil(chance, &mut state)?;
        let setting = Setting { seats: table.people(), ..Setting::default() };
        if let Ok(mut restored) = title.restore(&setting, Seed::from("on"), &state) {
            play(&mut *restored, 60);
        }
        Ok(())
    })
    .budget_ms(BUDGET_MS);
}

#[test]
fn spoilt_boards_are_refused_or_can_be_played_on() {
    let good: Vec<_> = catalogue::TITLES
        .iter()
        .map(|title| (title, title.own_board(), title.seat_counts()))
        .collect();
    arbtest(|chance| {
        let (title, board, seat_counts) = chance.choose(&good)?;
        let mut board = board.clone();
        spoil(chance, &mut board)?;
        let text = board.to_string();
        let checked = boards::check(&text, Some(title));
        for &seats in seat_counts {
            let setting = Setting { seats, board: Some(text.clone()), ..Setting::default() };
            let opened = title.open(&setting, Seed::from("on"));
            assert!(opened.is_ok() || checked.is_err(), "the check overlooked something");
            if let Ok(mut table) = opened {
                play(&mut *table, 40);
            }
        }
        Ok(())
    })
    .budget_ms(BUDGET_MS);
}

#[test]
fn spoilt_records_are_refused_or_replayed() {
    arbtest(|chance| {
        let table = some_match(chance)?;
        let title = catalogue::title(table.game()).expect("it is in the catalogue");
        let mut record = json!(table.record());
        spoil(chance, &mut record)?;
        if let Ok(record) = from_text::<Record>(&record.to_string())
            && let Ok(mut resumed) = title.resume(&record)
        {
            play(&mut *resumed, 10);
        }
        Ok(())
    })
    .budget_ms(BUDGET_MS);
}

#[test]
fn spoilt_texts_are_refused_or_read() {
    let board = catalogue::TITLES[0].own_board().to_string();
    let good = json!({"record": {}, "board": board}).to_string();
    arbtest(|chance| {
        for text in [&board, &good] {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..chance.int_in_range(1..=4)? {
                let index = chance.choose_index(bytes.len())?;
                bytes[index] = chance.arbitrary()?;
            }
            bytes.truncate(chance.int_in_range(0..=bytes.len())?);
            let text = String::from_utf8_lossy(&bytes);
            // Only a panic could fail this.
            let _ = boards::check(&text, None);
            let _ = from_text::<Record>(&text);
        }
        Ok(())
    })
    .budget_ms(BUDGET_MS);
}

#[test]
fn nesting_without_end_is_refused() {
    for open in ["[", "{\"a\":"] {
        let mut line = String::new();
        write!(line, "{{\"cmd\":\"act\",\"seat\":0,\"action\":{}", open.repeat(100_000))
            .expect("a String takes everything");
        let answer = Engine::new().answer(&line);
        assert!(answer.text.contains("input/not-json"), "{}", answer.text);
    }
}
