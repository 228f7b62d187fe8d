//! The workshop from the outside: it learns from a few matches, and writes files.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use game_file::Learned;
use tempfile::TempDir;

/// The weights that the game has.
const CURRENT: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../games/san-francisco/data/learned/rollout-two-seats.toml"
);

/// Runs the workshop in a folder; gives what it prints, or its error.
fn workshop(folder: &TempDir, arguments: &str) -> Result<String, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_workshop"));
    let output = command.current_dir(folder).args(arguments.split(' ')).output();
    let output = output.expect("the workshop starts");
    let [out, err] =
        [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    if output.status.success() { Ok(out) } else { Err(err) }
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn learned(folder: &TempDir, name: &str) -> Learned {
    Learned::read(&folder.path().join(name)).expect("a file of learned numbers")
}

/// From weights that count for nothing, a few steps are enough to win nearly always against them.
#[test]
fn it_learns_to_win() {
    let folder = folder();
    let mut nothing = Learned::read(Path::new(CURRENT)).expect("the game's weights");
    nothing.numbers.iter_mut().for_each(|(_, weight)| *weight = 0.0.into());
    nothing.write(&folder.path().join("nothing.toml")).expect("a folder takes a file");

    let learn = "learn --steps 8 --matches 200 --from nothing.toml --out learned.toml";
    workshop(&folder, learn).expect("it learns");
    let learned = learned(&folder, "learned.toml");
    assert!(learned.numbers.keys().eq(nothing.numbers.keys()), "{:?}", learned.numbers);
    let provenance = learned.provenance;
    let command = "workshop learn --seats 2 --steps 8 --matches 200";
    assert_eq!(provenance.command.as_deref(), Some(command));
    assert_eq!(provenance.notes, ["The first weights were those of nothing.toml."]);
    assert!(provenance.data.starts_with("1600 matches"), "{}", provenance.data);

    let compared = workshop(&folder, "compare learned.toml nothing.toml --matches 300");
    let compared = compared.expect("it compares");
    let wins = compared.strip_prefix("wins ").and_then(|rest| rest.split(' ').next());
    let wins: f64 = wins.and_then(|wins| wins.parse().ok()).expect("a percentage");
    assert!(wins > 90.0, "{compared}");
}

#[test]
fn it_balances_weights_by_matches_that_it_played() {
    let folder = folder();
    workshop(&folder, "play --nodes 20 --count 10 --out matches.txt").expect("it plays");
    let balance = "balance --matches matches.txt --steps 2 --positions 40 --out balanced.toml";
    workshop(&folder, balance).expect("it balances");
    let balanced = learned(&folder, "balanced.toml");
    let data = balanced.provenance.data;
    assert!(data.starts_with("10 matches") && data.ends_with("from 0 to 9"), "{data}");
    let current = CURRENT.replace("seats", "seats-balanced");
    let current = Learned::read(Path::new(&current)).expect("the game's weights");
    assert!(
        balanced.numbers.keys().eq(current.numbers.keys()) && balanced.numbers != current.numbers
    );
}

#[test]
fn what_is_learned_can_be_learned_again() {
    let folder = folder();
    let numbers = ["one.toml", "other.toml"].map(|name| {
        let learn = format!("learn --seats 3 --steps 2 --matches 20 --out {name}");
        workshop(&folder, &learn).expect("it learns");
        learned(&folder, name).numbers
    });
    assert_eq!(numbers[0], numbers[1]);
}

#[test]
fn it_measures_the_bias_of_rollouts() {
    let table = workshop(&folder(), "bias --nodes 20 --matches 1").expect("it measures");
    assert!(table.lines().any(|line| line.starts_with("claim ")), "{table}");
}

#[test]
fn what_is_wrong_is_named() {
    let folder = folder();
    let write = |name: &str, text: &str| {
        fs::write(folder.path().join(name), text).expect("a folder takes a file");
    };
    let current = fs::read_to_string(CURRENT).expect("the game's weights");
    write("misspelt.toml", &current.replace("Planned =", "Plannned ="));
    write("more.toml", &format!("{current}More = 1.0\n"));
    write("odd.txt", "0 1 2\n");
    write("empty.txt", "");
    for (arguments, error) in [
        ("learn --from nowhere.toml --out out.toml", "workshop: nowhere.toml: No such file"),
        ("learn --from misspelt.toml --out out.toml", "misspelt.toml: Planned is missing"),
        ("learn --from more.toml --out out.toml", "more.toml: there is no feature More"),
        ("learn --seats 5 --out out.toml", "invalid value '5' for '--seats <SEATS>'"),
        ("learn --out nowhere/out.toml", "workshop: nowhere/out.toml: No such file"),
        ("balance --matches odd.txt --out out.toml", "odd.txt: line 1 is no match"),
        ("balance --matches empty.txt --out out.toml", "empty.txt: too few matches"),
    ] {
        let told = workshop(&folder, arguments).expect_err(arguments);
        assert!(told.contains(error), "{arguments}: {told}");
    }
}
