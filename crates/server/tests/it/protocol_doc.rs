//! Every message in `docs/online-protocol.md` is sent, and everything that comes back is described
//! there.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use trial_run::{Browser, Client};

use crate::house::{Cellar, House};
use crate::schemas::Schema;

fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/online-protocol.md");
    std::fs::read_to_string(path).expect("the page")
}

/// The lines of every block of this kind.
fn examples(kind: &str) -> Vec<Value> {
    let page = page();
    let mut inside = false;
    let mut examples = Vec::new();
    for line in page.lines() {
        if let Some(block) = line.strip_prefix("```") {
            inside = block == format!("json {kind}");
        } else if inside {
            examples
                .push(serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")));
        }
    }
    examples
}

#[tokio::test(flavor = "multi_thread")]
async fn every_example_is_understood_and_every_answer_described() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let mut browser = Browser::default();
    let opened = browser.post(&house.address, "/api/tables", &examples("open")[0]).await;
    let opened = opened.expect("an answer");
    Schema::new("online-open-table").check(&examples("open")[0]);
    Schema::new("online-table").check(&opened.json());
    let list = browser.get(&house.address, "/api/tables").await.expect("an answer").json();
    assert_eq!(list["tables"].as_array().map(Vec::len), Some(1));
    Schema::new("online-tables").check(&list);
    let (sent, told) = (Schema::new("online-client-message"), Schema::new("online-server-message"));
    for example in examples("send") {
        sent.check(&example);
    }
    assert_eq!(opened.status, 201, "{}", opened.body);
    let id = opened.json()["table"]["id"].as_str().expect("an id").to_owned();
    let mut client = Client::new(vec![house.address.clone()], id, browser);
    client.heard = Some(Vec::new());
    let mut codes = BTreeSet::new();
    for mut example in examples("send").into_iter().skip(1) {
        let kind = example["type"].clone();
        if kind == "leave" {
            // Whoever leaves can't go on with the examples.
            continue;
        }
        if example.get("id").is_some() {
            client.send(&example).await.expect("sent");
            while client.next().await.expect("an answer")["type"] != kind {}
            continue;
        }
        let command_id = example["submission"].take();
        example.as_object_mut().expect("an object").remove("submission");
        let command_id = command_id.as_str().expect("an id");
        let answer = client.command_as(command_id, example).await.expect("an answer");
        codes.extend(answer.err().map(|refused| refused.code().to_owned()));
    }
    assert!(!codes.iter().any(|code| code.starts_with("protocol/")), "{codes:?}");
    let heard = client.heard.take().expect("it was kept");
    let page = page();
    for text in heard {
        let message: Value = serde_json::from_str(&text).expect("JSON");
        told.check(&message);
        let entries = message["entries"].as_array().cloned().unwrap_or_default();
        for thing in entries.iter().chain([&message]) {
            let kind = thing["type"].as_str().expect("a type");
            assert!(page.contains(&format!("`{kind}`")), "{kind} is not described");
            for field in thing.as_object().expect("an object").keys().filter(|key| *key != "type") {
                assert!(page.contains(&format!("`{field}`")), "{kind}.{field} is not described");
            }
        }
        let now = &message["now"];
        let part = |name: &str| &now[name];
        let parts = [now, part("proposal"), part("clocks"), &now["seats"][0], part("ending")];
        let parts = parts.into_iter().chain([part("match")]);
        for field in parts.filter_map(Value::as_object).flat_map(|part| part.keys()) {
            assert!(page.contains(&format!("`{field}`")), "now.{field} is not described");
        }
    }
    assert_eq!(json!(server::PROTOCOL), examples("send")[0]["protocol"]);
    house.stop().await;
}

/// Every code that the server can refuse something with stands on the page.
#[test]
fn every_code_is_described() {
    let page = page();
    // What operators meet on the command line, and what can't happen unless the program is wrong,
    // is no part of the protocol.
    let is_spoken = |code: &&str| {
        !["config/", "serve/", "log/"].iter().any(|area| code.starts_with(area))
            && *code != "server/broken"
    };
    let codes: BTreeSet<&str> = server::fault_codes().filter(is_spoken).collect();
    assert!(codes.len() > 50, "{codes:?}");
    let missing: Vec<&&str> =
        codes.iter().filter(|code| !page.contains(&format!("`{code}`"))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
