//! Plants the bugs of `crates/server/planted`, one after the other, and expects the simulation to
//! catch each.
//!
//! `make planted` runs it. Arguments are names of bugs; without any, all are planted. The sources
//! are copied into the build folder first, with whatever is not committed yet, so nothing here is
//! ever changed. It fails if a bug isn't caught, doesn't fit the sources any more, or doesn't
//! compile.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Output, Stdio};
use std::time::{Duration, Instant};

/// As many histories must do to find a bug.
const HISTORIES: &str = "2000";

/// A simulation that is not over by then hangs.
const SIMULATION_TIMEOUT: Duration = Duration::from_mins(15);

struct Bug {
    name: String,
    file: String,
    find: String,
    replace: String,
}

impl Bug {
    fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).expect("a bug");
        let bug: toml::Table = text.parse().expect("a bug is described in TOML");
        let field = |name: &str| bug[name].as_str().expect(name).to_owned();
        Self {
            name: field("name"),
            file: field("file"),
            find: field("find"),
            replace: field("replace"),
        }
    }
}

fn main() -> ExitCode {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let mut bugs = read_bugs(&repository.join("crates/server/planted"));
    bugs.retain(|bug| wanted.is_empty() || wanted.contains(&bug.name));
    let workshop = Workshop::set_up(&repository);
    let mut missed = 0;
    for (bug, number) in bugs.iter().zip(1..) {
        eprint!("{number:>2} of {}: {} … ", bugs.len(), bug.name);
        let started = Instant::now();
        match workshop.try_out(bug) {
            Ok(violation) => {
                eprintln!("caught after {} s by {violation}", started.elapsed().as_secs());
            }
            Err(problem) => {
                missed += 1;
                eprintln!("{problem}");
            }
        }
    }
    eprintln!("{} of {} bugs were caught", bugs.len() - missed, bugs.len());
    if missed == 0 && !bugs.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn read_bugs(folder: &Path) -> Vec<Bug> {
    let files = fs::read_dir(folder).expect("the folder of planted bugs");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    paths.iter().map(|path| Bug::read(path)).collect()
}

/// A copy of the sources, and a build folder of its own that is kept.
struct Workshop {
    sources: PathBuf,
    target: PathBuf,
}

impl Workshop {
    fn set_up(repository: &Path) -> Self {
        let target = std::env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| repository.join("target"), PathBuf::from)
            .join("planted");
        let sources = target.join("sources");
        // What isn't there any more would be built along.
        let _ = fs::remove_dir_all(&sources);
        let listed = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(repository)
            .output()
            .expect("git lists the sources");
        let files = String::from_utf8(listed.stdout).expect("names are text");
        for file in files.split_terminator('\0') {
            copy(&repository.join(file), &sources.join(file));
        }
        // The app is not in the sources, and isn't needed; its folder is.
        fs::create_dir_all(sources.join("web/dist")).expect("a folder");
        Self { sources, target }
    }

    /// Plants a bug; gives the seed and the violation that caught it, or what went wrong.
    fn try_out(&self, bug: &Bug) -> Result<String, String> {
        let path = self.sources.join("crates/server/src").join(&bug.file);
        let healthy =
            fs::read_to_string(&path).map_err(|error| format!("{}: {error}", bug.file))?;
        if healthy.matches(&bug.find).count() != 1 {
            return Err(format!("DOESN'T APPLY to {}", bug.file));
        }
        fs::write(&path, healthy.replacen(&bug.find, &bug.replace, 1)).expect("it can be planted");
        let result = self.simulate();
        fs::write(&path, healthy).expect("it can be taken out again");
        result
    }

    fn simulate(&self) -> Result<String, String> {
        let built = self.cargo(&["--no-run"]).output().expect("cargo runs");
        if !built.status.success() {
            return Err(format!("DOESN'T COMPILE\n{}", String::from_utf8_lossy(&built.stderr)));
        }
        let arguments = ["no_history_of_faults_breaks_a_promise", "--", "--nocapture"];
        let mut simulation = self.cargo(&arguments);
        simulation.env("HISTORIES", HISTORIES).env("FIRST", "1");
        let Some(output) = run_for(&mut simulation, SIMULATION_TIMEOUT) else {
            return Err(format!("MISSED: it hangs for {SIMULATION_TIMEOUT:?}"));
        };
        let said = String::from_utf8_lossy(&output.stderr);
        let violation = said.lines().map(str::trim).find(|line| line.starts_with("\"seed "));
        match violation {
            Some(violation) => Ok(violation.trim_matches(['"', ',']).to_owned()),
            None => Err("MISSED".to_owned()),
        }
    }

    fn cargo(&self, arguments: &[&str]) -> Command {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo
            .args(["test", "--locked", "-p", "server", "--lib"])
            .args(arguments)
            .current_dir(&self.sources)
            .env("CARGO_TARGET_DIR", &self.target);
        cargo
    }
}

/// Copies a file with its time, so that cargo rebuilds only what has changed.
fn copy(from: &Path, to: &Path) {
    // A file may be deleted and not yet committed so.
    let Ok(metadata) = fs::metadata(from) else { return };
    fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
    fs::copy(from, to).expect("a copy");
    let copied = fs::File::options().write(true).open(to).expect("the copy");
    let modified = metadata.modified().expect("the time of a file");
    copied.set_modified(modified).expect("the time of the copy");
}

/// Runs a command; nothing if that takes too long.
fn run_for(command: &mut Command, longest: Duration) -> Option<Output> {
    let errors = tempfile::NamedTempFile::new().expect("a temporary file");
    let stderr = errors.reopen().expect("the same file");
    let mut child = command.stdout(Stdio::null()).stderr(stderr).spawn().expect("cargo runs");
    let started = Instant::now();
    loop {
        if let Some(status) = child.try_wait().expect("it can be waited for") {
            let stderr = fs::read(errors.path()).expect("what it said");
            return Some(Output { status, stdout: Vec::new(), stderr });
        }
        if started.elapsed() > longest {
            let _ = child.kill();
            let _ = child.wait();
            return None;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}
