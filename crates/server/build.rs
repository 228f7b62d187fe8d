//! The web app is embedded as `make web` left it. Without it the crate still builds, and serves a
//! page that says how to make it: whoever only works on rules needs no Node.

use std::path::Path;

fn main() {
    let app = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    if !app.exists() {
        std::fs::create_dir_all(&app).expect("a folder for the web app");
    }
    println!("cargo:rerun-if-changed={}", app.display());
}
