//! The doors of the server, with clients that push: slow, many, from elsewhere, under other names.

use std::time::Duration;

use serde_json::{Value, json};
use server::ConfigOptions;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};
use trial_run::{Answer, Browser};

use crate::house::{Cellar, House, people};

/// Sends this and reads until the server closes.
async fn raw(house: &House, request: &str) -> Answer {
    let mut stream = TcpStream::connect(&house.address).await.expect("it listens");
    stream.write_all(request.as_bytes()).await.expect("sent");
    answer(stream).await
}

async fn answer(mut stream: TcpStream) -> Answer {
    let mut bytes = Vec::new();
    let read = timeout(Duration::from_secs(20), stream.read_to_end(&mut bytes)).await;
    read.expect("the server closes").expect("and does so well");
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
    Answer { status, head: head.to_owned(), body: body.to_owned() }
}

fn with(name: &str, value: &str) -> Browser {
    Browser { headers: vec![(name.to_owned(), value.to_owned())], ..Browser::default() }
}

fn a_table() -> Value {
    json!({ "table": people("san-francisco", 2), "sit": { "name": "Ada" } })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_never_ends_is_not_waited_for() {
    let cellar = Cellar::sqlite();
    let house = &House::open(&cellar).await;
    let begun = Instant::now();
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
         Content-Length: 1000\r\n\r\n{{",
        house.address
    );
    let silent = async { raw(house, &head).await };
    let trickling = async {
        let stream = TcpStream::connect(&house.address).await.expect("it listens");
        let (mut reading, mut writing) = stream.into_split();
        writing.write_all(head.as_bytes()).await.expect("sent");
        let drops = tokio::spawn(async move {
            // It goes on until the server has closed, not only said so.
            while writing.write_all(b" ").await.is_ok() {
                sleep(Duration::from_millis(100)).await;
            }
        });
        let mut head = vec![0; 4096];
        let length = reading.read(&mut head).await.expect("an answer");
        drop(reading);
        timeout(Duration::from_secs(10), drops).await.expect("it is closed").expect("well");
        String::from_utf8_lossy(&head[..length]).into_owned()
    };
    let (silent, trickling) = tokio::join!(silent, trickling);
    assert_eq!(silent.status, 408, "{}", silent.head);
    assert_eq!(silent.json()["error"]["code"], "request/too-slow");
    assert_eq!(silent.header("connection"), Some("close"));
    assert!(trickling.starts_with("HTTP/1.1 408"), "{trickling}");
    assert!(begun.elapsed() >= Duration::from_secs(9), "a slow network has some time");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_connections_and_those_beyond_are_closed_at_once() {
    let cellar = Cellar::sqlite();
    let limits = ConfigOptions { max_connections_per_address: Some(5), ..ConfigOptions::default() };
    let house = House::open_with(&cellar, limits).await;
    let mut crowd = Vec::new();
    for _ in 0..5 {
        crowd.push(TcpStream::connect(&house.address).await.expect("it listens"));
    }
    // Connections are accepted in order, so the sixth is one too many.
    let mut refused = TcpStream::connect(&house.address).await.expect("the system accepts it");
    let mut nothing = [0];
    let read = timeout(Duration::from_secs(5), refused.read(&mut nothing)).await;
    assert!(!matches!(read.expect("it is closed at once"), Ok(1..)));
    let from_elsewhere = tokio::net::TcpSocket::new_v4().expect("a socket");
    from_elsewhere.bind("127.0.0.7:0".parse().expect("an address")).expect("an address");
    let address = house.address.parse().expect("an address");
    let mut elsewhere = from_elsewhere.connect(address).await.expect("it listens");
    let question = format!("GET /metrics HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    elsewhere.write_all(question.as_bytes()).await.expect("sent");
    let metrics = answer(elsewhere).await.body;
    assert!(metrics.contains("roundhouse_refused_total{reason=\"connections\"} 1"), "{metrics}");
    assert!(metrics.contains("roundhouse_connections 6"), "{metrics}");
    drop(crowd);
    // Once they are gone, there is room again.
    let give_up = Instant::now() + Duration::from_secs(10);
    while Browser::default().get(&house.address, "/healthz").await.is_err() {
        assert!(Instant::now() < give_up, "there is no room");
        sleep(Duration::from_millis(20)).await;
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_go_by_what_a_provider_gives_to_one_customer() {
    async fn refused(house: &House, mut address: impl FnMut(usize) -> String) -> usize {
        let mut refused = 0;
        for number in 0..60 {
            let mut browser = with("X-Forwarded-For", &address(number));
            let answer = browser.get(&house.address, "/api/tables").await.expect("an answer");
            refused += usize::from(answer.status == 429);
        }
        refused
    }
    let cellar = Cellar::sqlite();
    let behind = ConfigOptions { proxy: Some(true), max_rate: Some(2), ..ConfigOptions::default() };
    let house = &House::open_with(&cellar, behind).await;
    assert!(refused(house, |number| format!("2001:db8::{number:x}")).await > 40);
    assert!(refused(house, |number| format!("[2001:db8:1::{number:x}]:40{number}")).await > 40);
    assert!(refused(house, |number| format!("192.0.2.1:40{number:02}")).await > 40);
    assert!(refused(house, |_| "::ffff:192.0.2.1".to_owned()).await == 60, "it is the same");
    assert_eq!(refused(house, |number| format!("2001:db8:2:{number:x}::1")).await, 0);
    // What can't be understood is the proxy's own address, and is counted.
    assert!(refused(house, |number| format!("unknown{number}")).await > 40);
    let metrics = Browser::default().get(&house.address, "/metrics").await.expect("metrics").body;
    assert!(metrics.contains("roundhouse_forwarded_unreadable_total 60"), "{metrics}");
}

#[tokio::test(flavor = "multi_thread")]
async fn other_names_are_not_answered() {
    let cellar = Cellar::sqlite();
    let named =
        ConfigOptions { hosts: Some(vec!["Table.example".to_owned()]), ..ConfigOptions::default() };
    let house = House::open_with(&cellar, named).await;
    let ask = async |host: &str, path: &str| {
        let lines = format!("Host: {host}\r\nOrigin: http://{host}\r\nConnection: close\r\n");
        raw(&house, &format!("GET {path} HTTP/1.1\r\n{lines}\r\n")).await
    };
    for path in ["/", "/api/tables", "/healthz", "/api/tables/x/socket"] {
        let rebound = ask("evil.example", path).await;
        assert_eq!(rebound.status, 421, "{path}");
        assert_eq!(rebound.json()["error"]["code"], "request/other-host", "{path}");
        assert!(rebound.header("content-security-policy").is_some(), "{path}");
    }
    for host in ["localhost:8080", "table.example", "TABLE.example:443", "127.0.0.1", "[::1]:1"] {
        assert_eq!(ask(host, "/api/tables").await.status, 200, "{host}");
    }
    let several = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\
                   Connection: close\r\n\r\n";
    assert_eq!(raw(&house, several).await.status, 421);
    let none = "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n";
    assert_eq!(raw(&house, none).await.status, 421);
    let absolute = "GET http://evil.example/healthz HTTP/1.1\r\nHost: localhost\r\n\
                    Connection: close\r\n\r\n";
    assert_eq!(raw(&house, absolute).await.status, 421);
    assert_eq!(house.refused("host").await, 7);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_its_headers_and_every_error_is_json() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let line = |method: &str, path: &str, more: &str| {
        let own = format!("Host: {}\r\nConnection: close\r\n", house.address);
        format!("{method} {path} HTTP/1.1\r\n{own}{more}\r\n")
    };
    let json = "Content-Type: application/json\r\n";
    let long = format!("{json}Content-Length: 20000\r\n");
    let long = line("POST", "/api/tables", &long) + &" ".repeat(20_000);
    let form = line("POST", "/api/session", "Content-Length: 0\r\n");
    for (request, status, code) in [
        (line("GET", "/healthz", ""), 200, ""),
        (line("GET", "/readyz", ""), 200, ""),
        (line("GET", "/metrics", ""), 200, ""),
        (line("GET", "/", ""), 200, ""),
        (line("GET", "/nowhere", ""), 404, "request/unknown-path"),
        (line("GET", "/api/nowhere", ""), 404, "request/unknown-path"),
        (line("POST", "/", ""), 405, "request/wrong-method"),
        (line("DELETE", "/api/tables", ""), 405, "request/wrong-method"),
        (line("PUT", "/healthz", ""), 405, "request/wrong-method"),
        (line("GET", "/api/tables/nowhere", ""), 404, "table/unknown"),
        (line("GET", "/api/tables/%00", ""), 404, "table/unknown"),
        (line("GET", "/api/tables/%ff", ""), 400, "request/malformed"),
        (line("GET", "/api/tables/a/socket", ""), 400, "request/no-upgrade"),
        (long, 413, "request/too-large"),
        (form, 415, "request/not-json"),
    ] {
        let shown = request.lines().next().unwrap_or_default().to_owned();
        let answer = raw(&house, &request).await;
        assert_eq!(answer.status, status, "{shown}: {}", answer.body);
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("x-frame-options", "DENY"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{shown}: {}", answer.head);
        }
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(policy.starts_with("default-src 'none'"), "{shown}");
        assert!(answer.header("cache-control").is_some(), "{shown}");
        if status >= 400 {
            assert_eq!(answer.json()["error"]["code"], code, "{shown}: {}", answer.body);
            assert!(answer.json()["error"]["message"].is_string(), "{shown}");
            assert_eq!(answer.header("content-type"), Some("application/json"), "{shown}");
        }
        assert_eq!(answer.header("allow").is_some(), status == 405, "{shown}: {}", answer.head);
    }
    let metrics = Browser::default().get(&house.address, "/metrics").await.expect("metrics").body;
    assert!(metrics.contains("roundhouse_requests_total{class=\"4xx\"} 11"), "{metrics}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_often_hears_when_to_come_back() {
    let cellar = Cellar::sqlite();
    let few = ConfigOptions {
        max_rate: Some(1),
        max_tables_per_hour: Some(2),
        ..ConfigOptions::default()
    };
    let house = House::open_with(&cellar, few).await;
    let mut statuses = Vec::new();
    for _ in 0..10 {
        let answer = Browser::default().get(&house.address, "/api/tables").await.expect("one");
        if answer.status == 429 {
            assert_eq!(answer.header("retry-after"), Some("1"), "{}", answer.head);
            assert_eq!(answer.json()["error"]["facts"]["seconds"], 1);
        }
        statuses.push(answer.status);
    }
    assert!(statuses.contains(&200) && statuses.contains(&429), "{statuses:?}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_opens_so_many_tables_an_hour() {
    let cellar = Cellar::sqlite();
    let few = ConfigOptions { max_tables_per_hour: Some(2), ..ConfigOptions::default() };
    let house = House::open_with(&cellar, few).await;
    let open = async || {
        Browser::default().post(&house.address, "/api/tables", &a_table()).await.expect("an answer")
    };
    // What is wrong with itself opens nothing, and takes nothing.
    let wrong = json!({ "table": people("chess", 2), "sit": { "name": "Ada" } });
    let refused = Browser::default().post(&house.address, "/api/tables", &wrong).await;
    assert_eq!(refused.expect("an answer").status, 400);
    assert_eq!((open().await.status, open().await.status), (201, 201));
    let third = open().await;
    assert_eq!((third.status, &third.json()["error"]["code"]), (429, &json!("request/too-many")));
    let wait: u64 = third.header("retry-after").and_then(|text| text.parse().ok()).expect("a time");
    assert!((1700..=1800).contains(&wait), "{wait}");
    assert_eq!(house.refused("tables").await, 1);
    let list = Browser::default().get(&house.address, "/api/tables").await.expect("an answer");
    assert_eq!(list.status, 200, "everything else goes on");
    house.stop().await;
}

#[test]
fn settings_that_make_no_sense_are_refused() {
    let check = |options: ConfigOptions, place: &str, least: u64, most: u64| {
        let database = Some("sqlite::memory:".to_owned());
        let fault = ConfigOptions { database, ..options }.resolve().expect_err("out of range");
        assert_eq!(
            (fault.code.as_str(), fault.place.as_deref()),
            ("config/out-of-range", Some(place))
        );
        assert_eq!((&fault.facts["least"], &fault.facts["most"]), (&json!(least), &json!(most)));
    };
    let none = ConfigOptions::default;
    for value in [0, 1_000_001, usize::MAX] {
        let some = Some(value);
        check(ConfigOptions { max_connections: some, ..none() }, "max-connections", 1, 1_000_000);
        let options = ConfigOptions { max_connections_per_address: some, ..none() };
        check(options, "max-connections-per-address", 1, 1_000_000);
        let options = ConfigOptions { max_sockets_per_address: some, ..none() };
        check(options, "max-sockets-per-address", 1, 1_000_000);
    }
    for value in [0, u32::MAX] {
        check(ConfigOptions { max_rate: Some(value), ..none() }, "max-rate", 1, 10_000);
        let options = ConfigOptions { max_tables_per_hour: Some(value), ..none() };
        check(options, "max-tables-per-hour", 1, 1_000_000);
        check(ConfigOptions { keep_days: Some(value), ..none() }, "keep-days", 1, 36_500);
    }
    for odd in ["https://table.example", "table.example:443", "", "a b"] {
        let hosts = Some(vec![odd.to_owned()]);
        let database = Some("sqlite::memory:".to_owned());
        let fault = ConfigOptions { hosts, database, ..none() }.resolve().expect_err("no name");
        assert_eq!(
            (fault.code.as_str(), fault.place.as_deref()),
            ("config/odd-host", Some("host"))
        );
    }
}
