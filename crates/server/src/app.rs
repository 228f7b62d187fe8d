//! The files of the web app.

use std::borrow::Cow;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::Response;
use rust_embed::RustEmbed;

use crate::headers;

/// What `make web` made; empty if it wasn't run.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Files;

const NOT_BUILT: &str = include_str!("not-built.html");

/// Compressed forms lie beside each file, the smallest first.
const ENCODINGS: &[(&str, &str)] = &[("br", "br"), ("gzip", "gz")];

/// Answers for every file of the app; any other address is unknown.
pub fn router() -> Router {
    Router::new().fallback(answer)
}

async fn answer(method: Method, uri: Uri, request: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let reading = HeaderValue::from_static("GET, HEAD");
        let allowed = HeaderMap::from_iter([(header::ALLOW, reading)]);
        return respond(StatusCode::METHOD_NOT_ALLOWED, "", allowed, "only reading here\n");
    }
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    match find(path, &request) {
        Some((content, extra)) => respond(StatusCode::OK, path, extra, content),
        None if path == "index.html" => respond(StatusCode::OK, path, HeaderMap::new(), NOT_BUILT),
        None => respond(StatusCode::NOT_FOUND, "", HeaderMap::new(), "no such file\n"),
    }
}

/// The file in the smallest form that the browser understands.
fn find(path: &str, request: &HeaderMap) -> Option<(Bytes, HeaderMap)> {
    let accepted = request.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let accepts = |encoding| {
        let mut names = accepted.unwrap_or_default().split(',');
        names.any(|name| name.split(';').next().is_some_and(|name| name.trim() == encoding))
    };
    for &(encoding, ending) in ENCODINGS {
        if accepts(encoding)
            && let Some(file) = Files::get(&format!("{path}.{ending}"))
        {
            let encoding = HeaderValue::from_static(encoding);
            let extra = HeaderMap::from_iter([(header::CONTENT_ENCODING, encoding)]);
            return Some((bytes(file.data), extra));
        }
    }
    Files::get(path).map(|file| (bytes(file.data), HeaderMap::new()))
}

fn bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => Bytes::from(data),
    }
}

fn respond(
    status: StatusCode,
    path: &str,
    extra: HeaderMap,
    content: impl Into<Bytes>,
) -> Response {
    let mut response = Response::new(Body::from(content.into()));
    *response.status_mut() = status;
    let answer = response.headers_mut();
    answer.extend(headers::for_path(path));
    answer.extend(extra);
    let kind = if path.is_empty() { "text/plain; charset=utf-8".parse().ok() } else { None };
    answer.insert(header::CONTENT_TYPE, kind.unwrap_or_else(|| headers::content_type(path)));
    response
}
