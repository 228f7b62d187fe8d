//! Bad clients are refused and counted, and nobody else notices.

use std::time::Duration;

use serde_json::{Value, json};
use server::ConfigOptions;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use trial_run::Browser;

use crate::house::{Cellar, House, denied, people, play, sync};

/// Upgrades by hand, and gives the stream and what was answered.
pub async fn upgraded(house: &House, table: &str, headers: &str) -> (TcpStream, String) {
    let mut stream = TcpStream::connect(&house.address).await.expect("it listens");
    let request = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n",
        house.address
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = vec![0; 4096];
    let length = stream.read(&mut answer).await.expect("an answer");
    (stream, String::from_utf8_lossy(&answer[..length]).into_owned())
}

/// A text frame as a client writes it, with a mask of zeros.
pub fn frame(text: &str) -> Vec<u8> {
    let mut frame = vec![0x81];
    match text.len() {
        length @ 0..126 => frame.push(0x80 | length as u8),
        length @ 126..65536 => {
            frame.push(0x80 | 0x7e);
            frame.extend((length as u16).to_be_bytes());
        }
        length => {
            frame.push(0x80 | 0x7f);
            frame.extend((length as u64).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(text.as_bytes());
    frame
}

/// Sends bytes after the upgrade and reads until the server closes.
pub async fn provoke(house: &House, table: &str, bytes: &[u8]) -> String {
    let (mut stream, answer) = upgraded(house, table, "").await;
    assert!(answer.starts_with("HTTP/1.1 101"), "{answer}");
    // The server may close before it has read everything.
    let _ = stream.write_all(bytes).await;
    let mut rest = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(15), stream.read_to_end(&mut rest))
        .await
        .expect("the server closes");
    String::from_utf8_lossy(&rest).into_owned()
}

pub async fn raise(house: &House, reason: &str, before: u64, at_least: u64) {
    // The server counts just after it closes.
    for _ in 0..200 {
        if house.refused(reason).await >= before + at_least {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{reason} was not counted");
}

#[tokio::test(flavor = "multi_thread")]
async fn each_is_refused_and_counted_and_nobody_else_notices() {
    let cellar = Cellar::sqlite();
    let house = House::open_with(
        &cellar,
        ConfigOptions {
            max_rate: Some(50),
            max_sockets_per_address: Some(30),
            ..ConfigOptions::default()
        },
    )
    .await;
    let mut good = house.begun(&people("san-francisco", 3), &["Ada", "Bela", "Cleo"]).await;
    let table = good[0].table.clone();
    let undisturbed = tokio::spawn(async move {
        while !good[0].is_over() {
            play(&mut good, 1).await;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        good
    });
    let hello = r#"{"type":"hello","protocol":2,"seen":0}"#;

    for version in ["0", "1", "\"2\""] {
        let hello = format!(r#"{{"type":"hello","protocol":{version},"new":[]}}"#);
        let answer = provoke(&house, &table, &frame(&hello)).await;
        assert!(answer.contains("protocol/unknown"), "{answer}");
    }
    raise(&house, "protocol", 0, 3).await;
    for nonsense in ["", "{", "[]", "null", r#"{"type":"hello"}"#, r#"{"type":"act"}"#] {
        provoke(&house, &table, &frame(nonsense)).await;
    }
    raise(&house, "malformed", 0, 6).await;
    provoke(&house, &table, &frame(&" ".repeat(1 << 20))).await;
    raise(&house, "too_large", 0, 1).await;
    provoke(&house, &table, &[0xff; 64]).await;
    raise(&house, "malformed", 6, 1).await;
    let flood: Vec<u8> =
        std::iter::once(frame(hello)).chain((0..500).map(|_| frame("{}"))).flatten().collect();
    provoke(&house, &table, &flood).await;
    raise(&house, "flood", 0, 1).await;
    // Half open: greets, and then never answers a ping.
    provoke(&house, &table, &frame(hello)).await;
    raise(&house, "half_open", 0, 1).await;

    let (_stream, answer) = upgraded(&house, &table, "Origin: https://evil.example\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    raise(&house, "origin", 0, 1).await;
    let own = format!("Origin: http://{}\r\n", house.address);
    assert!(upgraded(&house, &table, &own).await.1.starts_with("HTTP/1.1 101"));
    let guess = format!("Cookie: roundhouse={}\r\n", "a".repeat(52));
    assert!(upgraded(&house, &table, &guess).await.1.starts_with("HTTP/1.1 401"));
    raise(&house, "token", 0, 1).await;
    assert!(upgraded(&house, "nowhere", "").await.1.starts_with("HTTP/1.1 404"));
    let mut crowd = Vec::new();
    for _ in 0..40 {
        crowd.push(upgraded(&house, &table, "").await);
    }
    assert!(crowd.iter().any(|(_, answer)| answer.starts_with("HTTP/1.1 429")));
    raise(&house, "connections", 0, 1).await;
    drop(crowd);

    let good = undisturbed.await.expect("they play to the end");
    assert!(good.iter().all(|client| client.connections == 1), "nobody else noticed");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_somebody_else() {
    let cellar = Cellar::sqlite();
    let house = &House::open(&cellar).await;
    let good = &mut house.begun(&people("san-francisco", 3), &["Ada", "Bela", "Cleo"]).await;
    let mut spectator = house.spectator(&good[0].table).await;
    let actor = good.iter().position(|client| !client.legal().is_empty()).expect("one");
    let action = good[actor].legal()[0].clone();
    let act = json!({ "type": "act", "seen": good[actor].seen(), "action": action });
    assert_eq!(denied(&mut spectator, act.clone()).await, "table/not-seated");
    raise(house, "not_seated", 0, 1).await;
    play(good, 6).await;
    sync(good).await;
    let number = good[0].seen();
    let waits = good.iter().position(|client| client.legal().is_empty()).expect("one");
    let actor = good.iter().position(|client| !client.legal().is_empty()).expect("one");
    let action = good[actor].legal()[0].clone();
    let act = json!({ "type": "act", "seen": number, "action": action });
    assert_eq!(denied(&mut good[waits], act).await, "turn/not-yours");
    let odd = json!({ "type": "act", "seen": number, "action": { "type": "fly" } });
    assert_eq!(denied(&mut good[actor], odd).await, "input/malformed");
    let sit = json!({ "type": "sit", "name": "Eve" });
    assert_eq!(denied(&mut spectator, sit).await, "protocol/not-here");
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_checked_too() {
    async fn check(house: &House, browser: &mut Browser, body: Value, status: u16, code: &str) {
        let answer = browser.post(&house.address, "/api/tables", &body).await.expect("an answer");
        assert_eq!((answer.status, &answer.json()["error"]["code"]), (status, &json!(code)));
    }
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let sit = json!({ "name": "Ada" });
    let good = json!({ "table": people("san-francisco", 2), "sit": sit });
    let browser = &mut Browser::default();
    check(&house, browser, json!({}), 400, "input/malformed").await;
    let nobody = json!({ "table": people("chess", 2), "sit": sit });
    check(&house, browser, nobody, 400, "game/unknown").await;
    let crowd = json!({ "table": people("san-francisco", 6), "sit": sit });
    let answer = browser.post(&house.address, "/api/tables", &crowd).await.expect("an answer");
    assert_eq!(answer.status, 400);
    let control = json!({ "table": people("san-francisco", 2), "sit": { "name": "A\nB" } });
    check(&house, browser, control, 409, "table/odd-name").await;
    // What is wrong with the settings is no conflict with a table, whatever its code.
    let mut settings = people("san-francisco", 2);
    settings["answer_seconds"] = json!(1);
    let hasty = json!({ "table": settings, "sit": sit });
    check(&house, browser, hasty, 400, "table/answer-time").await;
    let elsewhere = &mut Browser {
        headers: vec![("Origin".to_owned(), "https://evil.example".to_owned())],
        ..Browser::default()
    };
    check(&house, elsewhere, good.clone(), 403, "request/other-origin").await;
    let opened = browser.post(&house.address, "/api/tables", &good).await.expect("an answer");
    assert_eq!(opened.status, 201);
    let again = &mut Browser::default();
    let opened = again.post(&house.address, "/api/tables", &good).await.expect("an answer");
    let cookie = opened.header("set-cookie").expect("a cookie");
    for part in ["roundhouse=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(cookie.split(';').next().is_some_and(|token| token.len() >= 52));
    for path in ["/healthz", "/readyz"] {
        assert_eq!(browser.get(&house.address, path).await.expect("an answer").status, 200);
    }
    let mut refused = 0;
    for _ in 0..100 {
        let answer = browser.post(&house.address, "/api/session", &json!({})).await;
        refused += usize::from(answer.expect("an answer").status == 429);
    }
    assert!(refused > 0, "a flood of requests is refused");
    let flooded = house.refused("rate").await;
    for _ in 0..100 {
        browser.get(&house.address, "/api/tables").await.expect("an answer");
    }
    assert!(house.refused("rate").await > flooded + 50, "a flood of questions is, too");
    assert_eq!(browser.get(&house.address, "/healthz").await.expect("an answer").status, 200);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_tls_cookies_and_browsers_are_told_so() {
    let cellar = Cellar::sqlite();
    for (secure, policy) in [(false, None), (true, Some("max-age=31536000"))] {
        let options =
            server::ConfigOptions { secure: Some(secure), ..server::ConfigOptions::default() };
        let house = House::open_with(&cellar, options).await;
        for path in ["/", "/api/tables", "/healthz"] {
            let answer = Browser::default().get(&house.address, path).await.expect("an answer");
            assert_eq!(answer.header("strict-transport-security"), policy, "{path}");
        }
        let begun = Browser::default().post(&house.address, "/api/session", &json!({})).await;
        let begun = begun.expect("an answer");
        let cookie = begun.header("set-cookie").expect("a cookie");
        assert_eq!(cookie.starts_with("__Host-roundhouse="), secure, "{cookie}");
        assert_eq!(cookie.ends_with("; Secure"), secure, "{cookie}");
        house.stop().await;
    }
}
