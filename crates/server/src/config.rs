//! Every setting, by flag, environment or file; a flag goes before the environment, that before the file.

use std::net::{IpAddr, Ipv4Addr};
use std::path::{Path, PathBuf};

use catalogue::{Fault, refused_by_system, unreadable};
use clap::Args;
use serde::Deserialize;

/// What somebody wishes; what they leave out has a sensible value, which the help tells (`help-serve-…` in
/// `locales/`).
#[derive(Args, Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub struct Wishes {
    /// A TOML file with settings: the same names, with underscores.
    #[arg(long, value_name = "FILE", env = "ROUNDHOUSE_CONFIG")]
    #[serde(skip)]
    pub config: Option<PathBuf>,
    /// The address to listen at; 0.0.0.0 lets other machines in.
    #[arg(long, env = "ROUNDHOUSE_ADDRESS")]
    pub address: Option<IpAddr>,
    /// The port to listen at; 0 takes any that is free.
    #[arg(long, env = "ROUNDHOUSE_PORT")]
    pub port: Option<u16>,
    /// Where everything is kept: sqlite:FILE or postgres://….
    #[arg(long, value_name = "URL", env = "ROUNDHOUSE_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// How servers on one database tell each other where to look: nats://….
    #[arg(long, value_name = "URL", env = "ROUNDHOUSE_BUS", hide_env_values = true)]
    pub bus: Option<String>,
    /// Other origins whose pages are served.
    #[arg(
        long = "origin",
        value_name = "ORIGIN",
        env = "ROUNDHOUSE_ORIGINS",
        value_delimiter = ','
    )]
    pub origins: Option<Vec<String>>,
    /// The server is behind TLS: cookies are for encrypted connections only.
    #[arg(long, value_name = "YES", env = "ROUNDHOUSE_SECURE", num_args = 0..=1, default_missing_value = "true")]
    pub secure: Option<bool>,
    /// The server is behind a proxy that says who asks, in X-Forwarded-For.
    #[arg(long, value_name = "YES", env = "ROUNDHOUSE_PROXY", num_args = 0..=1, default_missing_value = "true")]
    pub proxy: Option<bool>,
    /// How many connections at once.
    #[arg(long, value_name = "N", env = "ROUNDHOUSE_MAX_CONNECTIONS")]
    pub max_connections: Option<usize>,
    /// How many sockets at once from one address.
    #[arg(long, value_name = "N", env = "ROUNDHOUSE_MAX_SOCKETS_PER_ADDRESS")]
    pub max_sockets_per_address: Option<usize>,
    /// How many messages a second from one socket, and requests from one address.
    #[arg(long, value_name = "N", env = "ROUNDHOUSE_MAX_RATE")]
    pub max_rate: Option<u32>,
    /// What to log, such as info or server=debug.
    #[arg(long, value_name = "FILTER", env = "ROUNDHOUSE_LOG")]
    pub log: Option<String>,
    /// Log for a program to read: a JSON object a line.
    #[arg(long, value_name = "YES", env = "ROUNDHOUSE_LOG_JSON", num_args = 0..=1, default_missing_value = "true")]
    pub log_json: Option<bool>,
}

/// The settings in force.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen at.
    pub address: IpAddr,
    /// The port to listen at.
    pub port: u16,
    /// The database.
    pub database: String,
    /// The bus between servers, if it isn't the database's own.
    pub bus: Option<String>,
    /// Other origins whose pages are served.
    pub origins: Vec<String>,
    /// Cookies for encrypted connections only?
    pub secure: bool,
    /// Believe X-Forwarded-For?
    pub proxy: bool,
    /// Connections at once.
    pub max_connections: usize,
    /// Sockets at once from one address.
    pub max_sockets_per_address: usize,
    /// Messages a second from one socket.
    pub max_rate: u32,
    /// What to log.
    pub log: String,
    /// Log in JSON?
    pub log_json: bool,
    /// How often a socket is asked whether it is still there.
    pub ping_seconds: u64,
}

impl Wishes {
    /// The settings in force: with the file, if one is named, and what nobody wished for.
    pub fn resolve(self) -> Result<Config, Fault> {
        let file = self.config.as_deref().map(read).transpose()?.unwrap_or_default();
        let database = match self.database.or(file.database) {
            Some(url) => url,
            None => default_database()?,
        };
        Ok(Config {
            address: self.address.or(file.address).unwrap_or(Ipv4Addr::LOCALHOST.into()),
            port: self.port.or(file.port).unwrap_or(8080),
            database,
            bus: self.bus.or(file.bus),
            origins: self.origins.or(file.origins).unwrap_or_default(),
            secure: self.secure.or(file.secure).unwrap_or(false),
            proxy: self.proxy.or(file.proxy).unwrap_or(false),
            max_connections: self.max_connections.or(file.max_connections).unwrap_or(20_000),
            max_sockets_per_address: (self.max_sockets_per_address)
                .or(file.max_sockets_per_address)
                .unwrap_or(200),
            max_rate: self.max_rate.or(file.max_rate).unwrap_or(20).max(1),
            log: self.log.or(file.log).unwrap_or_else(|| "info".to_owned()),
            log_json: self.log_json.or(file.log_json).unwrap_or(false),
            ping_seconds: 20,
        })
    }
}

fn read(path: &Path) -> Result<Wishes, Fault> {
    let place = path.display().to_string();
    let text = std::fs::read_to_string(path).map_err(|error| {
        let fault = Fault::new("file/unreadable", format!("can't be read: {error}")).at(&place);
        refused_by_system(fault, &error)
    })?;
    toml::from_str(&text).map_err(|error| {
        let line = error.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1);
        let written = text.lines().nth(line - 1).unwrap_or_default().trim();
        let fault = Fault { code: "config/malformed".to_owned(), ..unreadable(error.message()) };
        fault.fact("written", written).at(format!("{place}, line {line}"))
    })
}

/// A file in the user's data directory, which is made if it isn't there.
fn default_database() -> Result<String, Fault> {
    let directory = data_directory().ok_or_else(|| {
        let message = "there is no data directory: say --database sqlite:FILE";
        Fault::new("config/no-directory", message)
    })?;
    std::fs::create_dir_all(&directory).map_err(|error| {
        let fault = Fault::new("file/unwritable", format!("can't be made: {error}"));
        refused_by_system(fault, &error).at(directory.display().to_string())
    })?;
    Ok(format!("sqlite:{}?mode=rwc", directory.join("tables.sqlite").display()))
}

fn data_directory() -> Option<PathBuf> {
    let from = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    if let Some(data) = from("XDG_DATA_HOME").or_else(|| from("LOCALAPPDATA")) {
        return Some(PathBuf::from(data).join("roundhouse"));
    }
    from("HOME").map(|home| PathBuf::from(home).join(".local/share/roundhouse"))
}
