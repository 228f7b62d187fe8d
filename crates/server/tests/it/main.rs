//! The server from outside: the app's files, the store, tables over real sockets, bad clients.

mod app;
mod bad_clients;
mod consent;
mod doors;
mod fair_use;
mod house;
#[cfg(feature = "nats")]
mod nats;
mod planted;
mod postgres_faults;
mod protocol_doc;
mod schemas;
mod secrets;
mod sockets;
mod sqlite_faults;
mod store;
mod stored;
mod tables;
mod upgrades;
