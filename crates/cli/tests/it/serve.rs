//! `roundhouse serve` and plain `roundhouse`.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use assert_cmd::cargo::cargo_bin;

/// A server that ends with the test.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn it_prints_its_address_and_serves_the_page() {
    let mut command = Command::new(cargo_bin!("roundhouse"));
    let folder = tempfile::TempDir::new().expect("a folder");
    // Without a wish, tables are kept in the user's data directory.
    command.args(["serve", "--port", "0"]).env("XDG_DATA_HOME", folder.path());
    command.stdout(Stdio::piped());
    let mut serving = Serving(command.spawn().expect("it starts"));
    let mut line = String::new();
    let output = serving.0.stdout.take().expect("its output");
    BufReader::new(output).read_line(&mut line).expect("a line");
    let address = line.trim().rsplit_once("http://").expect("an address").1.trim_end_matches('/');

    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    assert!(answer.contains("content-security-policy: default-src 'none'"), "{answer}");
    assert!(answer.contains("<title>Roundhouse</title>"), "{answer}");
    assert!(folder.path().join("roundhouse/tables.sqlite").exists());
}

#[test]
fn a_port_that_is_taken_is_a_fault() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let port = taken.local_addr().expect("its address").port().to_string();
    let output = Command::new(cargo_bin!("roundhouse"))
        .args(["serve", "--port", &port, "--database", "sqlite::memory:"])
        .output()
        .expect("it ends");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("can't listen"));
}

#[test]
fn settings_come_from_a_file_too_and_a_wrong_one_is_named() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let path = folder.path().join("roundhouse.toml");
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let port = taken.local_addr().expect("its address").port();
    let run = |text: String| {
        std::fs::write(&path, text).expect("a file");
        let mut command = Command::new(cargo_bin!("roundhouse"));
        command.args(["serve", "--config"]).arg(&path);
        let output = command.env_remove("ROUNDHOUSE_PORT").output().expect("it ends");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let said = run(format!("port = {port}\ndatabase = \"sqlite::memory:\"\n"));
    assert!(said.contains(&format!("port {port}")), "{said}");
    let said = run("port = 1\ncolour = \"red\"\n".to_owned());
    assert!(said.contains("line 2") && said.contains("config/malformed"), "{said}");
}

#[test]
fn a_flag_goes_before_the_environment_and_that_before_the_file() {
    fn check(flag: Option<&str>, environment: Option<&str>, expected: &str) {
        let folder = tempfile::TempDir::new().expect("a folder");
        let path = folder.path().join("roundhouse.toml");
        let file = "address = \"127.0.0.2\"\nport = 0\ndatabase = \"sqlite::memory:\"\n";
        std::fs::write(&path, file).expect("a file");
        let mut command = Command::new(cargo_bin!("roundhouse"));
        command.args(["serve", "--config"]).arg(&path).stdout(Stdio::piped());
        command.env_remove("ROUNDHOUSE_PORT").env_remove("ROUNDHOUSE_ADDRESS");
        command.args(flag.into_iter().flat_map(|address| ["--address", address]));
        command.envs(environment.map(|address| ("ROUNDHOUSE_ADDRESS", address)));
        let mut serving = Serving(command.spawn().expect("it starts"));
        let mut line = String::new();
        let output = serving.0.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut line).expect("a line");
        assert!(line.contains(&format!("http://{expected}:")), "{line}");
    }
    check(None, None, "127.0.0.2");
    check(None, Some("127.0.0.3"), "127.0.0.3");
    check(Some("127.0.0.4"), Some("127.0.0.3"), "127.0.0.4");
}
