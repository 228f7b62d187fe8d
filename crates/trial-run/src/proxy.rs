//! A network that fails on command: it stands between a server and its database.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{AbortHandle, JoinHandle};

/// What ends a transaction, as it goes over the wire.
const COMMIT: &[u8] = b"commit\0";

/// As many bytes as are passed on at once.
const CHUNK_BYTES: usize = 16 * 1024;

/// Passes on what is sent between clients and one server, until it is told otherwise. Ends with
/// this value, and every connection through it.
pub struct Proxy {
    address: SocketAddr,
    network: Arc<Network>,
    accepting: JoinHandle<()>,
}

/// What the network does, and which connections go through it.
#[derive(Default)]
struct Network {
    /// The number of the next connection.
    next: AtomicU64,
    /// Connections with a smaller number are lost.
    lost_before: AtomicU64,
    /// Is the connection lost over which the next commit is sent?
    loses_commit: AtomicBool,
    /// Is nobody let in?
    refuses: AtomicBool,
    pumps: Mutex<Vec<AbortHandle>>,
}

impl Proxy {
    /// Listens at a free port and passes everything on.
    pub async fn start(target: SocketAddr) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let (address, network) = (listener.local_addr()?, Arc::<Network>::default());
        let accepting = tokio::spawn(accept(listener, target, Arc::clone(&network)));
        Ok(Self { address, network, accepting })
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Nothing gets through any more over the connections that there are: neither end hears
    /// anything, not even that the other is gone. New connections work.
    pub fn lose_connections(&self) {
        let next = self.network.next.load(Ordering::SeqCst);
        self.network.lost_before.store(next, Ordering::SeqCst);
    }

    /// The next commit is lost, and from then on everything over its connection.
    pub fn lose_next_commit(&self) {
        self.network.loses_commit.store(true, Ordering::SeqCst);
    }

    /// Waits until that has happened.
    pub async fn commit_lost(&self) {
        while self.network.loses_commit.load(Ordering::SeqCst) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Cuts every connection, and lets nobody in.
    pub fn refuse(&self) {
        self.network.refuses.store(true, Ordering::SeqCst);
        self.network.cut();
    }

    /// Lets everybody in again.
    pub fn forward(&self) {
        self.network.refuses.store(false, Ordering::SeqCst);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
        self.network.cut();
    }
}

impl Network {
    fn cut(&self) {
        let mut pumps = self.pumps.lock().unwrap_or_else(PoisonError::into_inner);
        pumps.drain(..).for_each(|pump| pump.abort());
    }

    fn keep(&self, pump: AbortHandle) {
        self.pumps.lock().unwrap_or_else(PoisonError::into_inner).push(pump);
    }
}

async fn accept(listener: TcpListener, target: SocketAddr, network: Arc<Network>) {
    while let Ok((client, _)) = listener.accept().await {
        if network.refuses.load(Ordering::SeqCst) {
            continue;
        }
        // A database that is gone is found out by whoever connects: the connection ends at once.
        let Ok(server) = TcpStream::connect(target).await else { continue };
        let ((from_client, to_client), (from_server, to_server)) =
            (client.into_split(), server.into_split());
        let connection = Arc::new(Connection {
            number: network.next.fetch_add(1, Ordering::SeqCst),
            lost: AtomicBool::default(),
            network: Arc::clone(&network),
        });
        let there = Arc::clone(&connection).pump(from_client, to_server, true);
        let back = connection.pump(from_server, to_client, false);
        network.keep(tokio::spawn(there).abort_handle());
        network.keep(tokio::spawn(back).abort_handle());
    }
}

/// One connection through the network.
struct Connection {
    number: u64,
    lost: AtomicBool,
    network: Arc<Network>,
}

impl Connection {
    /// Passes on what is sent in one direction, until it ends; over a lost connection not even that
    /// is heard.
    async fn pump(self: Arc<Self>, mut from: OwnedReadHalf, mut to: OwnedWriteHalf, there: bool) {
        let mut chunk = vec![0; CHUNK_BYTES];
        loop {
            let read = from.read(&mut chunk).await.unwrap_or(0);
            if there && holds_commit(&chunk[..read]) {
                let trapped = self.network.loses_commit.swap(false, Ordering::SeqCst);
                self.lost.fetch_or(trapped, Ordering::SeqCst);
            }
            if self.is_lost() {
                std::future::pending::<()>().await;
            }
            if read == 0 || to.write_all(&chunk[..read]).await.is_err() {
                return;
            }
        }
    }

    fn is_lost(&self) -> bool {
        let before = self.network.lost_before.load(Ordering::SeqCst);
        self.lost.load(Ordering::SeqCst) || self.number < before
    }
}

fn holds_commit(sent: &[u8]) -> bool {
    sent.windows(COMMIT.len()).any(|window| window.eq_ignore_ascii_case(COMMIT))
}
