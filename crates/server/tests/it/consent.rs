//! Nobody is played for, undone or kept waiting against their will: the finding S1, and the rules
//! of consent at a table, by its own time.

use catalogue::{Seat, SeatSet};
use serde_json::{Value, json};
use server::{Chooser, Command, Entry, Intent, Proposal, Settings, Table};

use crate::house::{Cellar, House, accepted, denied, people, play, sync};

fn propose(proposal: &Value) -> Value {
    json!({ "type": "propose", "proposal": proposal })
}

fn take_over(seat: usize) -> Value {
    propose(&json!({ "type": "take_over", "seat": seat, "bot": "random" }))
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_people_neither_can_have_the_other_played_or_undone() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let mut clients = house.begun(&people("san-francisco", 2), &["Ada", "Bela"]).await;
    play(&mut clients, 6).await;
    sync(&mut clients).await;
    let victim = clients.iter().position(|client| !client.legal().is_empty()).expect("one");
    let attacker = 1 - victim;
    let number = accepted(&mut clients[attacker], take_over(victim)).await;
    assert_eq!(clients[attacker].now["proposal"]["asked"], json!([0, 1]));
    assert_eq!(clients[attacker].now["proposal"]["silence"], "declines");
    // The bot would have moved at once.
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    sync(&mut clients).await;
    assert_eq!(clients[victim].seen(), number, "nothing was played for somebody who is there");
    clients[victim].act(0).await.expect("an answer").expect("they still play themselves");
    assert_eq!(clients[victim].now["proposal"], Value::Null, "acting is an answer");

    // Whoever lends their seat to a bot is still asked about everything.
    let bela = &mut clients[victim];
    bela.until(|client| !client.legal().is_empty() || client.game["to_act"] != json!([victim]))
        .await
        .expect("news");
    accepted(&mut clients[attacker], take_over(victim)).await;
    accepted(&mut clients[victim], json!({ "type": "agree" })).await;
    assert_eq!(clients[victim].now["seats"][victim]["bot"], "random");
    clients[attacker].until(|client| !client.legal().is_empty()).await.expect("their turn comes");
    clients[attacker].act(1).await.expect("an answer").expect("it is legal");
    for wanted in ["undo", "pause"] {
        let step = clients[attacker].game["step"].clone();
        accepted(&mut clients[attacker], propose(&json!({ "type": wanted }))).await;
        let now = &clients[attacker].now;
        assert_eq!((&now["proposal"]["asked"], &now["paused"]), (&json!([0, 1]), &json!(false)));
        assert!(clients[attacker].game["step"].as_u64() >= step.as_u64(), "nothing is undone");
        accepted(&mut clients[victim], json!({ "type": "decline" })).await;
        sync(&mut clients).await;
    }
    accepted(&mut clients[victim], json!({ "type": "return" })).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_alone_fills_seats_frees_them_and_begins() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let mut clients = house.table(&people("mini-express", 3), &["Ada", "Bela"]).await;
    let seat_bot = json!({ "type": "seat_bot", "seat": 2, "bot": "greedy" });
    let remove = |seat: u8| json!({ "type": "remove", "seat": seat });
    for wanted in [seat_bot.clone(), json!({ "type": "start" }), remove(0)] {
        assert_eq!(denied(&mut clients[1], wanted).await, "table/not-host");
    }
    assert_eq!(clients[1].now["host"], 0);
    accepted(&mut clients[0], seat_bot.clone()).await;
    accepted(&mut clients[0], remove(2)).await;
    assert_eq!(denied(&mut clients[0], remove(2)).await, "table/seat-free");
    assert_eq!(denied(&mut clients[0], remove(9)).await, "table/no-such-seat");
    accepted(&mut clients[0], remove(1)).await;
    assert_eq!(clients[0].now["seats"][1]["name"], Value::Null);
    clients[1].disconnect();
    assert_eq!(denied(&mut clients[1], json!({ "type": "leave" })).await, "table/not-seated");
    // When the host leaves, whoever has been there for the longest time is the host.
    let sit = json!({ "name": "Cleo" });
    let path = format!("/api/tables/{}/seats", clients[0].table);
    let mut cleo = trial_run::Browser::default();
    cleo.post(&house.address, &path, &sit).await.expect("a seat");
    accepted(&mut clients[0], json!({ "type": "leave" })).await;
    assert_eq!(clients[0].now["host"], 1);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_who_sat_there_learn_where_the_rematch_is() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let mut clients = house.begun(&people("mini-express", 2), &["Ada", "Bela"]).await;
    let mut spectator = house.spectator(&clients[0].table).await;
    accepted(&mut clients[1], json!({ "type": "resign" })).await;
    let number = accepted(&mut clients[0], json!({ "type": "rematch" })).await;
    let table = clients[0].now["rematch"].as_str().expect("an address").to_owned();
    sync(&mut clients).await;
    assert_eq!(clients[1].now["rematch"], table.as_str());
    spectator.heard = Some(Vec::new());
    spectator.until(|client| client.seen() >= number).await.expect("news");
    assert_eq!(spectator.now["rematch"], Value::Null);
    let path = format!("/api/tables/{}", clients[0].table);
    let shown = trial_run::Browser::default().get(&house.address, &path).await.expect("it");
    let heard = spectator.heard.expect("kept").concat();
    assert!(!heard.contains(&table) && !shown.body.contains(&table), "the address is told");
    house.stop().await;
}

/// A table of this many people that has begun, at time 0.
fn begun(count: usize, clock: &Value) -> Table {
    let mut settings = people("san-francisco", count);
    settings["clock"] = clock.clone();
    settings["answer_seconds"] = 30.into();
    let settings: Settings = serde_json::from_value(settings).expect("settings");
    let mut table = Table::new(settings, "secret".to_owned(), None);
    for seat in 0..count as u8 {
        let sit = Command::Sit { seat: None, name: format!("P{seat}"), randomness: String::new() };
        happen(&mut table, seat, sit, 0);
    }
    happen(&mut table, 0, Command::Start {}, 0);
    table
}

fn happen(table: &mut Table, seat: u8, command: Command, at_ms: u64) {
    let intent = table.judge(&format!("player{seat}"), command, at_ms, "").expect("allowed");
    table.perform(intent, at_ms, None).expect("performed");
}

fn own(table: &mut Table, entry: Entry, at_ms: u64) {
    table.perform(Intent::Record(entry), at_ms, None).expect("performed");
}

/// The table as everybody sees it, as it is sent.
fn now(table: &Table) -> Value {
    let now = table.show_now(catalogue::Viewer::Spectator, false);
    serde_json::to_value(now).expect("JSON")
}

fn bot_of(table: &Table, seat: usize) -> Value {
    now(table)["seats"][seat]["bot"].clone()
}

fn proposes_take_over(seat: u8) -> Command {
    Command::Propose { proposal: Proposal::TakeOver { seat: Seat(seat), bot: "random".to_owned() } }
}

#[test]
fn somebody_who_is_gone_is_played_for_only_after_the_countdown_and_coming_back_ends_it() {
    for (comes_back, bot) in [(false, json!("random")), (true, Value::Null)] {
        let mut table = begun(3, &Value::Null);
        own(&mut table, Entry::Gone { seat: Seat(1) }, 100_000);
        happen(&mut table, 0, proposes_take_over(1), 100_000);
        happen(&mut table, 2, Command::Agree {}, 101_000);
        assert_eq!(bot_of(&table, 1), Value::Null, "not before the countdown ends");
        assert_eq!(table.due_entry(129_999), None);
        if comes_back {
            own(&mut table, Entry::Here { seat: Seat(1) }, 129_999);
            assert_eq!(table.due_entry(130_000), None, "nothing is proposed any more");
        } else {
            assert_eq!(table.due_entry(130_000), Some(Entry::Lapsed));
            own(&mut table, Entry::Lapsed, 130_000);
        }
        assert_eq!(bot_of(&table, 1), bot);
    }
}

#[test]
fn the_time_to_answer_begins_anew_after_a_planned_stop() {
    let mut table = begun(2, &Value::Null);
    own(&mut table, Entry::Gone { seat: Seat(1) }, 1_000);
    happen(&mut table, 0, proposes_take_over(1), 1_000);
    assert!(table.is_timed());
    own(&mut table, Entry::ClocksStopped, 2_000);
    assert_eq!((table.due_entry(99_000), table.is_timed()), (None, false));
    own(&mut table, Entry::ClocksStarted, 100_000);
    assert_eq!(table.due_entry(129_999), None);
    assert_eq!(table.due_entry(130_000), Some(Entry::Lapsed));
}

#[test]
fn a_paused_match_goes_on_when_somebody_asks_for_it_and_the_others_are_silent() {
    let mut table = begun(2, &Value::Null);
    happen(&mut table, 0, Command::Propose { proposal: Proposal::Pause }, 0);
    assert!(!table.is_paused());
    happen(&mut table, 1, Command::Agree {}, 0);
    assert!(table.is_paused());
    happen(&mut table, 0, Command::Propose { proposal: Proposal::Resume }, 5_000);
    assert_eq!(table.due_entry(35_000), Some(Entry::Lapsed));
    own(&mut table, Entry::Lapsed, 35_000);
    assert!(!table.is_paused());
}

#[test]
fn everybody_who_is_late_in_a_choice_of_all_is_treated_alike() {
    for late in ["seat_lost", "bot_moves"] {
        let clock = json!({ "per": "move", "seconds": 2, "late": late });
        let mut table = begun(3, &clock);
        assert_eq!(table.to_act(), SeatSet::everybody(3), "all choose their first tickets at once");
        assert_eq!(table.due_entry(1_999), None);
        let entry = table.due_entry(2_001).expect("they are late");
        assert_eq!(entry, Entry::TimedOut { seats: SeatSet::everybody(3) });
        own(&mut table, entry, 2_001);
        let now = now(&table);
        if late == "seat_lost" {
            assert_eq!(now["ending"]["winners"], json!([]), "nobody wins by being judged last");
            for seat in 0..3 {
                assert_eq!(now["seats"][seat]["standing"], "lost_on_time");
            }
        } else {
            assert!((0..3).all(|seat| now["seats"][seat]["bot"] == "greedy"));
        }
    }
}

#[test]
fn whoever_is_out_of_time_is_missing_until_they_do_something() {
    let clock = json!({ "per": "move", "seconds": 2, "late": "bot_moves" });
    for answers in [false, true] {
        let mut table = begun(2, &clock);
        own(&mut table, Entry::TimedOut { seats: SeatSet::only(Seat(1)) }, 3_000);
        happen(&mut table, 0, proposes_take_over(1), 3_000);
        assert_eq!(now(&table)["proposal"]["silence"], "agrees");
        if answers {
            happen(&mut table, 1, Command::Decline {}, 4_000);
            happen(&mut table, 0, proposes_take_over(1), 5_000);
            assert_eq!(now(&table)["proposal"]["silence"], "declines");
        }
    }
}

#[test]
fn a_table_with_too_long_a_log_takes_only_what_ends_the_match() {
    let mut table = begun(2, &Value::Null);
    while table.number() < 4_000 {
        own(&mut table, Entry::Gone { seat: Seat(1) }, 0);
    }
    let judge = |command| {
        table.judge("player0", command, 0, "").map_err(|refused| refused.code().to_owned())
    };
    let full = Err("table/log-full".to_owned());
    for command in [
        Command::Propose { proposal: Proposal::Pause },
        Command::Mute { seat: Seat(1), muted: true },
    ] {
        assert_eq!(judge(command), full);
    }
    let action = table.game().expect("begun").legal(Seat(0)).expect("legal")[0].clone();
    let seen = table.number();
    let played = judge(Command::Act { seen, action }).expect("the match goes on");
    assert!(matches!(played, Intent::Act { by: Chooser::Person, .. }));
    assert_eq!(judge(Command::Resign {}), Ok(Intent::Record(Entry::Resigned { seat: Seat(0) })));
}
