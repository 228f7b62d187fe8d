//! A private PostgreSQL, from the binaries on this machine, for as long as this process lives.

use std::fs;
use std::io::{self, Read};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;

/// Who runs the database where root may not: nobody.
const NOBODY: u32 = 65534;

/// Where PostgreSQL listens if nothing else is said; here only the name of its socket.
const PORT: u16 = 5432;

/// A private database server.
pub struct Cluster {
    folder: TempDir,
    binaries: PathBuf,
    // It ends when its input does: with this process, however that ends.
    postgres: Child,
    databases: AtomicU32,
    port: u16,
    flags: Vec<String>,
}

/// The certificate that an encrypted server shows, and nobody has signed.
const CERTIFICATE: &str = "server.crt";
const KEY: &str = "server.key";

impl Cluster {
    /// The one of this process.
    pub fn shared() -> &'static Self {
        static CLUSTER: OnceLock<Cluster> = OnceLock::new();
        CLUSTER.get_or_init(|| {
            Self::start().expect("PostgreSQL starts: `make postgresql` installs it")
        })
    }

    /// Starts a database server that is not shared with anybody.
    pub fn start() -> io::Result<Self> {
        Self::start_with(|_| Ok(Vec::new()))
    }

    /// The same, which also listens at a port of this machine, and there only over TLS.
    pub fn start_encrypted() -> io::Result<Self> {
        Self::start_with(|data| {
            make_certificate(data)?;
            // Whoever comes over the network without TLS is turned away.
            fs::write(
                data.join("pg_hba.conf"),
                "local all all trust\nhostssl all all all trust\n",
            )?;
            let flags = ["-h", "127.0.0.1", "-p", &free_port()?, "-c", "ssl=on"];
            Ok(flags.map(str::to_owned).to_vec())
        })
    }

    /// The same without TLS, so that something can stand between it and whoever connects.
    pub fn start_at_port() -> io::Result<Self> {
        Self::start_with(|_| {
            let flags = ["-h", "127.0.0.1", "-p", &free_port()?];
            Ok(flags.map(str::to_owned).to_vec())
        })
    }

    /// Starts one with further flags, which are made once its folder for data is there.
    fn start_with(flags: impl FnOnce(&Path) -> io::Result<Vec<String>>) -> io::Result<Self> {
        let binaries = binaries().ok_or_else(|| io::Error::other("no binaries of PostgreSQL"))?;
        let folder = TempDir::new()?;
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755))?;
        let data = folder.path().join("data");
        fs::create_dir(&data)?;
        if is_root() {
            chown(&data, Some(NOBODY), Some(NOBODY))?;
            chown(folder.path(), Some(NOBODY), Some(NOBODY))?;
        }
        let mut initdb = as_nobody(&binaries.join("initdb"));
        initdb
            .args(["-A", "trust", "-U", "roundhouse", "--no-sync", "-E", "UTF8", "-D"])
            .arg(&data);
        let made = initdb.output()?;
        if !made.status.success() {
            return Err(io::Error::other(String::from_utf8_lossy(&made.stderr).into_owned()));
        }
        let flags = flags(&data)?;
        let port = flags.iter().find_map(|flag| flag.parse().ok()).unwrap_or(PORT);
        let postgres = start(&binaries, &data, folder.path(), port, &flags)?;
        Ok(Self { folder, binaries, postgres, databases: AtomicU32::default(), port, flags })
    }

    /// Ends the server, and every connection to it.
    pub fn stop(&mut self) -> io::Result<()> {
        drop(self.postgres.stdin.take());
        self.postgres.wait().map(drop)
    }

    /// Starts it again, with all that it kept.
    pub fn start_again(&mut self) -> io::Result<()> {
        let data = self.folder.path().join("data");
        self.postgres = start(&self.binaries, &data, self.folder.path(), self.port, &self.flags)?;
        Ok(())
    }

    /// A fresh database, empty.
    pub fn database(&self) -> String {
        let name = format!("trial_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let created = self.tool("createdb").arg(&name).output().expect("createdb runs");
        assert!(created.status.success(), "{}", String::from_utf8_lossy(&created.stderr));
        let socket = self.folder.path().display().to_string().replace('/', "%2F");
        let port = self.port;
        format!("postgres://roundhouse@{socket}:{port}/{name}")
    }

    /// The same over the network, for an encrypted server: with its certificate to trust.
    pub fn encrypted_database(&self) -> String {
        let name = self.database();
        let name = name.rsplit('/').next().unwrap_or_default();
        let certificate = self.folder.path().join("data").join(CERTIFICATE);
        let (port, certificate) = (self.port, certificate.display());
        format!(
            "postgres://roundhouse@127.0.0.1:{port}/{name}?sslmode=verify-full&sslrootcert={certificate}"
        )
    }

    /// Where it listens, if it does so at a port.
    pub fn address(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    /// A fresh database, and its addresses at these ports: the server's own, or that of whatever
    /// stands before it.
    pub fn database_at<const N: usize>(&self, ports: [u16; N]) -> [String; N] {
        let name = self.database();
        let name = name.rsplit('/').next().unwrap_or_default();
        ports.map(|port| format!("postgres://roundhouse@127.0.0.1:{port}/{name}?sslmode=disable"))
    }

    /// One of the programs that come with PostgreSQL, set up to talk to this server.
    pub fn tool(&self, name: &str) -> Command {
        let mut command = as_nobody(&self.binaries.join(name));
        command.arg("-h").arg(self.folder.path());
        command.args(["-p", &self.port.to_string(), "-U", "roundhouse"]);
        command
    }
}

/// Starts the server under a shell that waits for the end of its input, and then ends the server
/// too.
fn start(
    binaries: &Path,
    data: &Path,
    socket: &Path,
    port: u16,
    flags: &[String],
) -> io::Result<Child> {
    let script = r#"program=$1 data=$2 socket=$3 ready=$4 port=$5
        shift 5
        "$program" -D "$data" -k "$socket" -h '' -c max_connections=200 "$@" 2>"$socket/log" & postgres=$!
        until "$ready" -q -h "$socket" -p "$port"; do kill -0 $postgres || exit 1; sleep 0.05; done
        echo ready
        read -r _
        kill -INT $postgres
        wait $postgres"#;
    let mut shell = as_nobody(Path::new("/bin/sh"));
    shell.args(["-c", script, "postgres"]).arg(binaries.join("postgres")).arg(data).arg(socket);
    shell.arg(binaries.join("pg_isready")).arg(port.to_string()).args(flags);
    shell.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut running = shell.spawn()?;
    let mut ready = [0; 6];
    running.stdout.as_mut().expect("its output").read_exact(&mut ready)?;
    Ok(running)
}

/// A certificate for this machine, as the one who runs the database may read it.
fn make_certificate(data: &Path) -> io::Result<()> {
    let made = as_nobody(Path::new("openssl"))
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"])
        .args(["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"])
        .args(["-addext", "basicConstraints=critical,CA:FALSE", "-keyout"])
        .arg(data.join(KEY))
        .arg("-out")
        .arg(data.join(CERTIFICATE))
        .output()?;
    if made.status.success() {
        return Ok(());
    }
    Err(io::Error::other(String::from_utf8_lossy(&made.stderr).into_owned()))
}

fn free_port() -> io::Result<String> {
    let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    Ok(free.local_addr()?.port().to_string())
}

fn binaries() -> Option<PathBuf> {
    let mut found: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
        .filter(|folder| folder.join("initdb").exists())
        .collect();
    found.sort();
    found.pop()
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0)
}

fn as_nobody(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir("/").process_group(0);
    if is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
    command
}
