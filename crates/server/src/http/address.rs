//! Who asks, as far as limits are concerned.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

use super::Visitor;
use crate::log_throttle::LogThrottle;
use crate::node::Node;

/// The part of an IPv6 address that a provider gives to one customer, who has all of the rest.
const IPV6_NETWORK_MASK: u128 = !0 << 64;

static UNREADABLE: LogThrottle = LogThrottle::new();

/// What limits count an address as: an IPv6 address with all of its /64, and an IPv4 address as
/// such even where it comes as IPv6 (`::ffff:192.0.2.1`).
pub fn limit_key(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & IPV6_NETWORK_MASK).into(),
        address @ IpAddr::V4(_) => address,
    }
}

/// Who asks: the one at the other end, or whom the proxy there names.
pub fn address(node: &Node, from: &Visitor, request: &HeaderMap) -> IpAddr {
    let forwarded = request.get_all("x-forwarded-for").iter().next_back();
    let Some(forwarded) = forwarded.filter(|_| node.config.proxy) else { return from.address };
    if let Some(named) = forwarded.to_str().ok().and_then(last_named) {
        return named;
    }
    node.metrics.forwarded_unreadable.inc();
    if UNREADABLE.is_due() {
        tracing::warn!("X-Forwarded-For unreadable: rate limits use the proxy's address");
    }
    from.address
}

/// The last of the addresses is the one that our own proxy saw; those before it are hearsay.
fn last_named(forwarded: &str) -> Option<IpAddr> {
    let last = forwarded.rsplit(',').next()?.trim();
    let bare = last.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(last);
    let with_port = || last.parse().ok().map(|address: SocketAddr| address.ip());
    bare.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_customer_is_one_and_ipv4_is_ipv4() {
        let key = |text: &str| limit_key(text.parse().expect("an address")).to_string();
        assert_eq!(key("192.0.2.7"), "192.0.2.7");
        assert_eq!(key("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(key("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_ne!(key("2001:db8:1:3::6"), key("2001:db8:1:2::6"));
    }

    #[test]
    fn proxies_write_addresses_in_many_ways() {
        let named = |text: &str| last_named(text).map(|address| address.to_string());
        let same = |text: &str, expected: &str| {
            assert_eq!(named(text).as_deref(), Some(expected), "{text}");
        };
        same("203.0.113.9, 192.0.2.7", "192.0.2.7");
        same("192.0.2.7:40312", "192.0.2.7");
        same("2001:db8::1", "2001:db8::1");
        same("[2001:db8::1]:40312", "2001:db8::1");
        same("[2001:db8::1]", "2001:db8::1");
        for odd in ["", "unknown", "192.0.2.7,", "192.0.2", "192.0.2.7:http", "_hidden"] {
            assert_eq!(named(odd), None, "{odd}");
        }
    }
}
