//! S7: requests for tables that are refused: what do they leave behind?

use std::io;
use std::time::Duration;

use serde_json::json;
use tokio::time::interval;
use trial_run::Browser;

use crate::figure::{Figure, Measured};
use crate::target::{House, Target, settings};

const REQUESTS: usize = 140;
/// Just below the 20 requests a second that an address may ask for.
const REQUEST_INTERVAL: Duration = Duration::from_millis(53);

/// Asks for tables with an empty name, and looks at what there is then.
pub async fn measure(target: &Target) -> Measured {
    let house = target.house()?;
    // So that all are refused for their name, and none because the address has had its tables.
    let server = house.serve(&["--max-tables-per-hour", "1000"]);
    let mut settings = settings(2, &[]);
    settings["public"] = true.into();
    let body = json!({ "table": settings, "sit": { "name": "" } });
    let mut beat = interval(REQUEST_INTERVAL);
    let mut refused = 0;
    for _ in 0..REQUESTS {
        beat.tick().await;
        let answer = Browser::default().post(&server.address, "/api/tables", &body).await?;
        refused += usize::from(answer.status == 409);
    }
    beat.tick().await;
    let list = Browser::default().get(&server.address, "/api/tables").await?.json();
    let listed = list["tables"].as_array().map(Vec::len);
    let listed = listed.ok_or_else(|| io::Error::other("there is no list"))?;
    let (tables, sessions) = kept(&house).await?;
    Ok(Figure {
        now: format!(
            "after {refused} refusals {listed} tables listed, {tables} kept, {sessions} sessions \
             kept"
        ),
        old: "140 tables, 140 sessions",
        bad: tables > 0 || sessions > 0 || refused < REQUESTS,
    })
}

async fn kept(house: &House) -> io::Result<(i64, i64)> {
    let counts = "select (select count(*) from tables), (select count(*) from sessions)";
    let mut database = house.database().await?;
    sqlx::query_as(counts).fetch_one(&mut database).await.map_err(io::Error::other)
}
