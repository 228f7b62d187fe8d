//! For trying the server out: players over real sockets, servers as processes, private databases.
//!
//! Nothing here knows the server's code or a game's: it speaks the protocol of
//! `docs/online-protocol.md`, as anybody could.

mod client;
mod cluster;
mod http;
mod proxy;
mod serving;

pub use client::{Client, Refused, Socket, open_socket};
pub use cluster::Cluster;
pub use http::{Answer, Browser};
pub use proxy::Proxy;
pub use serving::{Serving, cpu_seconds};
