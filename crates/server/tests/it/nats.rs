//! Two servers that tell each other over NATS where to look.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command};
use std::time::Duration;

use server::ConfigOptions;

use crate::house::{Cellar, House, people, play, sync};

/// A private server of NATS, always at the same port, that ends with this value.
struct Nats {
    child: Child,
    port: u16,
}

impl Nats {
    fn start(port: u16) -> Self {
        let flags = ["--addr", "127.0.0.1", "--port", &port.to_string()];
        let program = std::env::var("NATS_SERVER").unwrap_or_else(|_| "nats-server".to_owned());
        let child = Command::new(program).args(flags).spawn();
        let child = child.expect("`make test` installs NATS");
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            std::thread::sleep(Duration::from_millis(20));
        }
        Self { child, port }
    }

    fn free_port() -> u16 {
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
        free.local_addr().expect("its address").port()
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_hear_of_each_other_over_nats_also_after_it_was_gone() {
    let nats = Nats::start(Nats::free_port());
    let cellar = Cellar::postgres();
    let options = ConfigOptions {
        bus: Some(format!("nats://127.0.0.1:{}", nats.port)),
        max_rate: Some(10_000),
        ..ConfigOptions::default()
    };
    let one = House::open_with(&cellar, options.clone()).await;
    let two = House::open_with(&cellar, options).await;
    let mut clients = one.begun(&people("mini-express", 3), &["Ada", "Bela", "Cleo"]).await;
    for (client, house) in clients.iter_mut().zip([&one, &two, &two]) {
        client.disconnect();
        client.servers = vec![house.address.clone()];
    }
    // Whoever is on the other server hears of every action, or nobody could go on.
    play(&mut clients, 12).await;
    sync(&mut clients).await;

    let port = nats.port;
    drop(nats);
    let actor = clients.iter().position(|client| !client.legal().is_empty()).expect("somebody");
    clients[actor].act(0).await.expect("an answer").expect("the database is there");
    let _nats = Nats::start(port);
    play(&mut clients, usize::MAX).await;
    assert!(clients.iter().all(trial_run::Client::is_over));
    one.stop().await;
    two.stop().await;
}

#[tokio::test]
async fn a_bus_needs_several_servers() {
    let cellar = Cellar::sqlite();
    let options = ConfigOptions {
        database: Some(cellar.url()),
        bus: Some("nats://127.0.0.1:1".to_owned()),
        port: Some(0),
        ..ConfigOptions::default()
    };
    let opened = server::Server::open(options.resolve().expect("settings")).await;
    let fault = opened.err().expect("SQLite has one server");
    assert_eq!(fault.code, "serve/no-database");
}
