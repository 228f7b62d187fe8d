//! S7: what the list of tables costs beside very many matches that are over.

use std::io;

use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::Instant;
use trial_run::{Browser, Serving};

use crate::figure::{Figure, Measured};
use crate::target::{House, Target, elsewhere, settings};

/// Tables that are not over.
const OPEN_TABLES: usize = 30;
/// At once; an address may ask for twice as many.
const READERS: usize = 20;
/// This many are timed, one after the other.
const SINGLE_READS: usize = 9;
const LATENCY_MAX_MS: f64 = 300.0;
const CPU_MAX_SECONDS: f64 = 2.0;

/// Half a million matches that ended this very moment.
const FILL: &str = "
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 500000)
    insert into tables
        (id, settings, secret, public, created_ms, updated_ms, alive_ms, phase, summary)
    select 'ended' || i, '{}', '', 1, now, now, now, 'ended', '{}'
    from n, (select cast(strftime('%s') as integer) * 1000 as now)";

/// Fills the list, and reads it.
pub async fn measure(target: &Target) -> Measured {
    let house = target.house()?;
    // The server makes its tables; they are filled while it is away.
    house.serve(&[]).stop();
    fill(&house).await?;
    let server = house.serve(&[]);
    open_some(&server).await?;
    let mut times = Vec::new();
    for _ in 0..SINGLE_READS {
        let began = Instant::now();
        read(&server).await?;
        times.push(began.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    let (median, worst) = (times[SINGLE_READS / 2], times[SINGLE_READS - 1]);
    let before = server.cpu_seconds();
    let began = Instant::now();
    let mut readers = JoinSet::new();
    for _ in 0..READERS {
        let address = server.address.clone();
        readers.spawn(async move { Browser::default().get(&address, "/api/tables").await });
    }
    for answer in readers.join_all().await {
        expect_list(answer?.status)?;
    }
    let (took, cpu) = (began.elapsed().as_secs_f64(), server.cpu_seconds() - before);
    Ok(Figure {
        now: format!(
            "the list of {OPEN_TABLES} beside 500,000 ended matches takes {median:.1} ms (at most \
             {worst:.1}); {READERS} at once: {cpu:.2} s of processor time, all answered \
             in {took:.2} s"
        ),
        old: "0.5 to 2.5 s; 15.6 s of processor time",
        bad: median > LATENCY_MAX_MS || cpu > CPU_MAX_SECONDS,
    })
}

async fn fill(house: &House) -> io::Result<()> {
    let mut database = house.database().await?;
    let filled = sqlx::query(FILL).execute(&mut database).await.map_err(io::Error::other)?;
    match filled.rows_affected() {
        500_000 => Ok(()),
        other => Err(io::Error::other(format!("{other} tables were filled in"))),
    }
}

/// Opens tables that are on the list.
async fn open_some(server: &Serving) -> io::Result<()> {
    let mut settings = settings(2, &[]);
    settings["public"] = true.into();
    let body = json!({ "table": settings, "sit": { "name": "Ada" } });
    for _ in 0..OPEN_TABLES {
        let answer = elsewhere(2).post(&server.address, "/api/tables", &body).await?;
        if answer.status != 201 {
            return Err(io::Error::other(answer.body));
        }
    }
    Ok(())
}

async fn read(server: &Serving) -> io::Result<()> {
    expect_list(Browser::default().get(&server.address, "/api/tables").await?.status)
}

fn expect_list(status: u16) -> io::Result<()> {
    if status == 200 { Ok(()) } else { Err(io::Error::other(format!("status {status}"))) }
}
