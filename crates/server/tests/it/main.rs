//! The server from outside: the app's files, the store, tables over real sockets, bad clients.

mod app;
mod bad_clients;
mod house;
#[cfg(feature = "nats")]
mod nats;
mod protocol_doc;
mod secrets;
mod store;
mod tables;
