//! Under which names the server answers.
//!
//! A page of another site can point its own name at this machine (DNS rebinding); for the browser,
//! what it then reads here is of that site. The name that was asked for gives it away.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::config::Config;
use crate::node::Node;
use crate::refused::{Refused, RequestError};

/// Lets a request pass that is meant for this server.
pub async fn only_ours(State(node): State<Arc<Node>>, request: Request, next: Next) -> Response {
    let asked = host(request.uri(), request.headers());
    if asked.is_some_and(|host| is_ours(&node.config, host)) {
        return next.run(request).await;
    }
    node.metrics.refuse("host");
    Refused::from(RequestError::OtherHost).into_response()
}

/// The name that was asked for. Who gives none, or several, gets no further.
fn host<'a>(uri: &'a Uri, headers: &'a HeaderMap) -> Option<&'a str> {
    let mut named = headers.get_all(header::HOST).iter();
    let (first, second) = (named.next(), named.next());
    let header = first.filter(|_| second.is_none()).and_then(|host| host.to_str().ok());
    // A whole address in the request goes before the header.
    uri.authority().map(axum::http::uri::Authority::as_str).or(header)
}

/// Nobody can point a name at somebody else's machine without using that name, so addresses in
/// numbers are no danger; on a server for this machine alone they should still be this machine's.
fn is_ours(config: &Config, host: &str) -> bool {
    let name = without_port(host).trim_end_matches('.').to_ascii_lowercase();
    let local = config.address.to_canonical().is_loopback();
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(&name);
    if let Ok(address) = bare.parse::<IpAddr>() {
        return !local || address.to_canonical().is_loopback();
    }
    let anything = !local && config.hosts.is_empty();
    anything || name == "localhost" || config.hosts.contains(&name)
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::ConfigOptions;

    fn config(address: &str, hosts: &[&str]) -> Config {
        let hosts = hosts.iter().map(|&host| host.to_owned()).collect();
        let options = ConfigOptions {
            address: Some(address.parse().expect("an address")),
            hosts: Some(hosts),
            database: Some("sqlite::memory:".to_owned()),
            ..ConfigOptions::default()
        };
        options.resolve().expect("settings")
    }

    #[test]
    fn a_server_for_this_machine_answers_for_this_machine() {
        for address in ["127.0.0.1", "::1"] {
            let alone = config(address, &[]);
            for host in ["localhost", "LOCALHOST:80", "127.0.0.1:8080", "[::1]:8080", "[::1]"] {
                assert!(is_ours(&alone, host), "{host}");
            }
            for host in ["evil.example", "localhost.evil.example", "192.0.2.7", "", "evil:80:80"] {
                assert!(!is_ours(&alone, host), "{host}");
            }
            let named = config(address, &["Table.example."]);
            assert!(is_ours(&named, "table.example:8080") && is_ours(&named, "localhost"));
            assert!(!is_ours(&named, "evil.example"));
        }
    }

    #[test]
    fn a_server_for_others_answers_to_anything_unless_its_names_are_known() {
        let open = config("0.0.0.0", &[]);
        assert!(is_ours(&open, "anything.example") && is_ours(&open, "192.0.2.7:8080"));
        let named = config("0.0.0.0", &["table.example"]);
        for host in ["table.example", "192.0.2.7:8080", "[2001:db8::1]:80", "localhost"] {
            assert!(is_ours(&named, host), "{host}");
        }
        assert!(!is_ours(&named, "evil.example"));
    }
}
