//! The law on secrets over the real socket: whatever a viewer can't know is changed, and every byte
//! that reaches the viewer stays the same.

use catalogue::{Means, Seat, Seed, Setting, Viewer, title};
use serde_json::{Value, json};
use server::{Append, Appended, Entry, Intent, NewSession, NewTable, Settings, Store, Table};
use trial_run::{Browser, Client};

use crate::house::{Cellar, House};

/// The middle of a match of two.
fn middle(game: &str, steps: u64) -> Box<dyn catalogue::AnyMatch> {
    let setting = Setting { seats: 2, ..Setting::default() };
    let mut table =
        title(game).expect("a game").open(&setting, Seed::from("law")).expect("a match");
    while table.step() < steps {
        let seat = table.to_act().first().expect("it goes on");
        let action =
            table.best(seat, "greedy", &Seed::from("law"), Means::default()).expect("an action");
        table.act(seat, &action).expect("it is legal");
    }
    table
}

/// Puts a table into the store that begins at a position, both seats taken by these players.
async fn lay(store: &dyn Store, id: &str, game: &str, position: Value, players: [&str; 2]) {
    let seats = json!([{ "type": "person" }, { "type": "person" }]);
    let settings: Settings =
        serde_json::from_value(json!({ "game": game, "seats": seats })).expect("settings");
    let secret = "the same".to_owned();
    let mut table = Table::new(settings.clone(), secret.clone(), Some(position.clone()));
    let (id, position) = (id.to_owned(), Some(position));
    let new = NewTable { id: id.clone(), settings, secret, position, now_ms: 1 };
    store.open_table(new, None, None).await.expect("a table");
    let sat = |(seat, player): (u8, &&str)| {
        let (name, randomness) = (format!("Player {seat}"), String::new());
        let (seat, player) = (Seat(seat), (*player).to_owned());
        Intent::Record(Entry::Sat { seat, player, name, randomness })
    };
    let sat = (0..).zip(&players).map(sat);
    for intent in sat.chain([Intent::Start]) {
        let logged = table.perform(intent, 1, None).expect("it happens");
        let (due_ms, summary) = (None, None);
        let node = "law".to_owned();
        let (table, phase, session) = (id.clone(), "playing", None);
        let append = Append { table, logged, due_ms, phase, summary, session, node };
        assert_eq!(store.append(append).await.expect("written"), Appended::Won);
    }
}

/// A session of a player whose id is known.
async fn session(store: &dyn Store, player: &str) -> Browser {
    let token = format!("token of {player}").replace(' ', "-");
    let (token_hash, player) = (catalogue::sha256(&token), player.to_owned());
    let session = NewSession { token_hash, player, now_ms: u64::MAX >> 2 };
    store.create_session(session).await.expect("kept");
    Browser { cookie: Some(format!("roundhouse={token}")), ..Browser::default() }
}

/// Everything that the viewer hears: on coming in, when it asks, and when the others act.
async fn hear(house: &House, id: &str, viewer: Viewer, sessions: &[Browser; 2]) -> Vec<String> {
    let client = |browser: &Browser| {
        let mut client = Client::new(vec![house.address.clone()], id.to_owned(), browser.clone());
        client.heard = Some(Vec::new());
        client
    };
    let mut watching = match viewer {
        Viewer::Seat(seat) => client(&sessions[seat.index()]),
        Viewer::Spectator => client(&Browser::default()),
    };
    watching.connect().await.expect("a socket");
    let odd = json!({ "type": "claim_route", "route": "nowhere", "pay": {} });
    for action in watching.legal().to_vec().into_iter().chain([odd, json!({ "type": "draw_deck" })])
    {
        let ask = json!({ "type": "preview", "id": "p", "action": action });
        answered(&mut watching, &ask).await;
    }
    let without_payment = json!({ "type": "claim_route", "route": "pier-39--alcatraz" });
    let questions = [
        json!({ "type": "explain", "id": "e", "action": without_payment }),
        json!({ "type": "distances", "id": "d", "from": "pier-39" }),
        json!({ "type": "distances", "id": "d", "from": "chicago" }),
    ];
    for question in questions {
        answered(&mut watching, &question).await;
    }
    for (seat, browser) in sessions.iter().enumerate() {
        let mut other = client(browser);
        other.connect().await.expect("a socket");
        let draw = json!({ "type": "draw_deck" });
        if !viewer_is(viewer, seat) && other.legal().contains(&draw) {
            let act = json!({ "type": "act", "seen": other.seen(), "action": draw });
            let number = other.command(act).await.expect("an answer").expect("it is legal");
            watching.until(|client| client.seen() >= number).await.expect("news");
        }
    }
    let heard = watching.heard.take().expect("it was kept");
    // When it happened and where is not the game's; who comes and goes neither.
    let heard = heard.into_iter().filter(|text| !text.contains("\"presence\""));
    heard.map(|text| without_times(&text.replace(id, "TABLE"))).collect()
}

/// Asks, and waits for the answer.
async fn answered(client: &mut Client, question: &Value) {
    client.send(question).await.expect("sent");
    let answers =
        |message: &Value| message["type"] == question["type"] || message["type"] == "refused";
    while !answers(&client.next().await.expect("an answer")) {}
}

fn viewer_is(viewer: Viewer, seat: usize) -> bool {
    viewer.is(Seat(seat as u8))
}

/// The same text with every time replaced by as many nines.
fn without_times(text: &str) -> String {
    let mut parts = text.split("\"at_ms\":");
    let mut same = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let digits = part.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(part.len());
        same.push_str("\"at_ms\":");
        same.push_str(&"9".repeat(digits));
        same.push_str(&part[digits..]);
    }
    same
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_viewer_cannot_know_changes_no_byte_of_what_it_hears() {
    let cellar = Cellar::sqlite();
    let house = House::open_with(
        &cellar,
        server::ConfigOptions { max_rate: Some(10_000), ..server::ConfigOptions::default() },
    )
    .await;
    let store = &*house.node.store;
    let (mut compared, mut otherwise) = (0, 0);
    for (game, steps) in
        [("san-francisco", 2), ("san-francisco", 9), ("san-francisco", 20), ("mini-express", 8)]
    {
        let truth = middle(game, steps);
        for viewer in Viewer::all(2) {
            let imagined = truth.imagine(viewer, &Seed::from("other")).expect("a state");
            otherwise += usize::from(imagined != truth.state());
            let mut heard = Vec::new();
            for (kind, position) in [("a", truth.state()), ("b", imagined)] {
                let id = format!("{kind}{compared:02}table");
                let players = ["one", "two"].map(|player| format!("{player} {id}"));
                let [one, two] = &players;
                lay(store, &id, game, position, [one, two]).await;
                let sessions = [session(store, one).await, session(store, two).await];
                heard.push(hear(&house, &id, viewer, &sessions).await);
            }
            assert!(heard[0].len() > 3, "hardly anything was heard");
            assert_eq!(heard[0], heard[1], "{game} after {steps}, {viewer:?}");
            compared += 1;
        }
    }
    assert!(otherwise >= 6, "only {otherwise} of {compared} were imagined otherwise");
    house.stop().await;
}
