//! The files of the app, asked for as a browser would.

use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use http_body_util::BodyExt;
use tower::ServiceExt;

fn ask(method: &str, path: &str, accept: &str) -> Response<Body> {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::ACCEPT_ENCODING, accept)
        .body(Body::empty())
        .expect("a request");
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(server::app().oneshot(request)).expect("the router never fails")
}

fn text(response: Response<Body>) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let body = runtime.block_on(response.into_body().collect()).expect("a body").to_bytes();
    String::from_utf8(body.to_vec()).expect("text")
}

#[test]
fn the_page_is_served_with_or_without_the_app() {
    let response = ask("GET", "/", "");
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(response.headers()[header::CONTENT_TYPE], "text/html; charset=utf-8");
    assert_eq!(response.headers()[header::CACHE_CONTROL], "no-cache");
    assert!(text(response).contains("<title>Roundhouse</title>"));
}

#[test]
fn every_answer_is_strict() {
    for path in ["/", "/nowhere", "/assets/nothing.js"] {
        let response = ask("GET", path, "br, gzip");
        let policy = response.headers()[header::CONTENT_SECURITY_POLICY].to_str().expect("text");
        assert!(policy.starts_with("default-src 'none'"), "{path}");
        assert!(!policy.contains("unsafe-inline") && !policy.contains("http"), "{path}");
        assert_eq!(response.headers()[header::X_CONTENT_TYPE_OPTIONS], "nosniff", "{path}");
        assert_eq!(response.headers()[header::REFERRER_POLICY], "no-referrer", "{path}");
    }
}

#[test]
fn what_is_not_there_is_not_found_and_nothing_can_be_changed() {
    assert_eq!(ask("GET", "/nowhere", "").status(), StatusCode::NOT_FOUND);
    assert_eq!(ask("GET", "/../Cargo.toml", "").status(), StatusCode::NOT_FOUND);
    assert_eq!(ask("POST", "/", "").status(), StatusCode::METHOD_NOT_ALLOWED);
}
