//! Dependencies point one way: games → tabletop ← bots; titles → games; catalogue → titles, bots;
//! contest → catalogue; faces → catalogue, contest.

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package};

/// Where a crate stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Layer {
    Tabletop,
    Game,
    /// The list of games, written from their folders.
    Titles,
    Bots,
    Catalogue,
    /// Bots against bots. A browser plays one match at a time, and loads none of it.
    Contest,
    ProvingGround,
    /// The online tables: a face that the binary also serves.
    Server,
    /// What is said in every language: it knows the contract, and games by their JSON only.
    Words,
    Face,
    /// Players for the server's tests, who know nothing but its protocol.
    TrialRun,
    /// The benchmark, which nothing needs.
    Yardstick,
    /// What a game's file says, for build scripts and tools.
    GameFile,
    /// The learning of what bots decide by, which nothing needs.
    Workshop,
    /// The project's chores, which nothing needs.
    Xtask,
    /// The generator of schemas and TypeScript, which nothing needs.
    Wire,
}

impl Layer {
    /// The layer of a crate, by its folder.
    fn of(folder: &str) -> Option<Self> {
        match folder {
            "crates/tabletop" => Some(Self::Tabletop),
            "crates/titles" => Some(Self::Titles),
            "crates/workshop" => Some(Self::Workshop),
            "crates/xtask" => Some(Self::Xtask),
            "crates/wire" => Some(Self::Wire),
            "crates/game-file" => Some(Self::GameFile),
            "crates/bots" => Some(Self::Bots),
            "crates/catalogue" => Some(Self::Catalogue),
            "crates/contest" => Some(Self::Contest),
            "crates/proving-ground" => Some(Self::ProvingGround),
            "crates/server" => Some(Self::Server),
            "crates/words" => Some(Self::Words),
            "crates/cli" | "crates/wasm" => Some(Self::Face),
            "crates/trial-run" => Some(Self::TrialRun),
            "crates/yardstick" => Some(Self::Yardstick),
            game if game.starts_with("games/") => Some(Self::Game),
            _ => None,
        }
    }

    fn may_need(self, other: Self) -> bool {
        match self {
            Self::Tabletop | Self::TrialRun | Self::GameFile => false,
            Self::Xtask => other == Self::GameFile,
            Self::Workshop => {
                matches!(other, Self::Game | Self::GameFile | Self::Bots | Self::Tabletop)
            }
            Self::Titles => other == Self::Game,
            Self::Game | Self::Bots | Self::ProvingGround | Self::Words => other == Self::Tabletop,
            Self::Catalogue => matches!(other, Self::Titles | Self::Bots | Self::Tabletop),
            Self::Contest => matches!(other, Self::Catalogue | Self::Bots | Self::Tabletop),
            Self::Server => other == Self::Catalogue,
            Self::Face => {
                matches!(other, Self::Catalogue | Self::Contest | Self::Server | Self::Words)
            }
            Self::Wire => {
                matches!(other, Self::Catalogue | Self::Server | Self::Titles | Self::Tabletop)
            }
            // It measures each of them by itself.
            Self::Yardstick => matches!(
                other,
                Self::Catalogue | Self::Contest | Self::GameFile | Self::Bots | Self::Tabletop
            ),
        }
    }
}

/// Every dependency that points the wrong way.
fn wrong_edges(metadata: &Metadata) -> Vec<String> {
    let mut wrong = Vec::new();
    for package in metadata.workspace_packages() {
        let from = layer(metadata, package);
        for dependency in &package.dependencies {
            let others = metadata.workspace_packages();
            let Some(other) = others.iter().find(|other| *other.name == dependency.name) else {
                continue;
            };
            let to = layer(metadata, other);
            // Tests may look further: laws prove games, words are tried on every game, bots on
            // positions of one, and players on trial try the server.
            let proof = dependency.kind == DependencyKind::Development
                && (matches!(to, Layer::ProvingGround | Layer::TrialRun)
                    || from == Layer::Words && to == Layer::Catalogue
                    || from == Layer::Catalogue && to == Layer::Game);
            // A game's build script takes from the game's file what the game needs of it.
            let build = dependency.kind == DependencyKind::Build
                && from == Layer::Game
                && to == Layer::GameFile;
            if !from.may_need(to) && !proof && !build {
                wrong.push(format!("{} → {}", package.name, other.name));
            }
        }
    }
    wrong
}

fn layer(metadata: &Metadata, package: &Package) -> Layer {
    let folder = package.manifest_path.parent().expect("a manifest is in a folder");
    let folder = folder.strip_prefix(&metadata.workspace_root).expect("inside the workspace");
    let folder = folder.as_str().replace('\\', "/");
    assert_eq!(
        folder.rsplit('/').next(),
        Some(package.name.as_str()),
        "a folder's name is its crate's name"
    );
    Layer::of(&folder).unwrap_or_else(|| panic!("say in this test where {folder} stands"))
}

fn metadata() -> Metadata {
    let mut command = MetadataCommand::new();
    command.manifest_path(concat!(env!("CARGO_MANIFEST_DIR"), "/../../Cargo.toml"));
    command.no_deps().other_options(["--offline".to_owned()]).exec().expect("cargo metadata")
}

#[test]
fn every_dependency_points_the_right_way() {
    assert_eq!(wrong_edges(&metadata()), Vec::<String>::new());
}

#[test]
fn a_dependency_that_points_the_wrong_way_is_found() {
    let mut metadata = metadata();
    let packages = &mut metadata.packages;
    let tabletop = packages.iter().position(|package| *package.name == "tabletop").expect("there");
    let bots = packages.iter().find(|package| *package.name == "bots").expect("there");
    let mut upward = bots.dependencies[0].clone();
    "catalogue".clone_into(&mut upward.name);
    packages[tabletop].dependencies.push(upward);
    assert_eq!(wrong_edges(&metadata), ["tabletop → catalogue"]);
}

#[test]
fn a_browser_loads_neither_words_nor_contests() {
    let metadata = metadata();
    let packages = metadata.workspace_packages();
    let wasm = packages.iter().find(|package| *package.name == "wasm").expect("there");
    let loaded: Vec<&str> = wasm.dependencies.iter().map(|other| other.name.as_str()).collect();
    assert!(loaded.iter().all(|name| !["words", "contest"].contains(name)), "{loaded:?}");
}
