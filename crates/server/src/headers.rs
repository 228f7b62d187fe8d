//! What every answer says besides its content.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

/// Nothing from other hosts, no inline scripts or styles. WebAssembly has to be compiled, which the
/// policy calls a kind of evaluation; it is not the evaluation of text.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const SECURITY: [(&str, &str); 7] = [
    ("content-security-policy", CONTENT_POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
];

/// The headers of an answer at this path. Files under `assets/` carry a fingerprint of their
/// content in their name, so they never change; everything else is asked for again.
pub fn for_path(path: &str) -> HeaderMap {
    let mut headers: HeaderMap = SECURITY
        .into_iter()
        .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
        .collect();
    let caching = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers
}

/// Adds what an answer made elsewhere lacks.
pub fn add_missing(answer: &mut HeaderMap) {
    for (name, value) in SECURITY {
        answer.entry(name).or_insert(HeaderValue::from_static(value));
    }
    let caching = HeaderValue::from_static("no-store");
    answer.entry(header::CACHE_CONTROL).or_insert(caching);
}

/// Behind TLS: for a year, nobody comes back without it.
pub fn add_transport_security(answer: &mut HeaderMap) {
    let year = HeaderValue::from_static("max-age=31536000");
    answer.insert(header::STRICT_TRANSPORT_SECURITY, year);
}

/// What kind of file this is, by the end of its name.
pub fn content_type(path: &str) -> HeaderValue {
    let kind = match path.rsplit_once('.').map(|(_, end)| end) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    };
    HeaderValue::from_static(kind)
}
