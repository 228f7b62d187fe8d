//! Nobody edits a generated file, or forgets to write it again.

use std::fs;
use std::path::Path;

#[test]
fn every_file_is_what_the_types_say() {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = wire::files();
    assert!(files.len() > 10, "there are hardly any files");
    for (path, text) in &files {
        let present = fs::read_to_string(workspace.join(path)).unwrap_or_default();
        assert!(
            present == *text,
            "{} differs from the Rust types: run `make types`",
            path.display()
        );
    }
    let stale = wire::stale(&workspace, &files);
    assert!(stale.is_empty(), "no type is behind {stale:?} any more: run `make types`");
}
