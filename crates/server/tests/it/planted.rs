//! The bugs that `make planted` plants must fit the sources as they are now; that they are caught
//! takes longer.

use std::path::Path;

#[test]
fn every_planted_bug_still_applies() {
    let server = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut bugs = 0;
    for file in std::fs::read_dir(server.join("planted")).expect("the folder of planted bugs") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("text");
        let bug: toml::Table = text.parse().expect("TOML");
        let field = |name: &str| bug[name].as_str().expect(name).to_owned();
        assert_eq!(path.file_stem().and_then(|stem| stem.to_str()), Some(field("name").as_str()));
        assert!(field("why").ends_with('.'), "{path:?} says what goes wrong in a sentence");
        let source =
            std::fs::read_to_string(server.join("src").join(field("file"))).expect("a source");
        let found = source.matches(&field("find")).count();
        assert_eq!(found, 1, "{path:?} looks for what is there {found} times");
        assert_ne!(field("find"), field("replace"));
        bugs += 1;
    }
    assert!(bugs >= 10, "only {bugs} bugs are planted");
}
