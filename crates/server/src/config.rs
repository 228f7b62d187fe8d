//! Every setting, by flag, environment or file; a flag goes before the environment, that before the
//! file.

use std::net::{IpAddr, Ipv4Addr};
use std::path::{Path, PathBuf};

use catalogue::{Fault, FileError, coded_error, from_value};
use clap::Args;
use serde::Deserialize;
use serde_json::Value;

use crate::store::Timeouts;

/// The most connections that can be asked for: more than a process may open, and far fewer than
/// would overflow a count.
const CONNECTIONS_MAX: usize = 1_000_000;

/// The most requests or messages a second that can be asked for.
const RATE_PER_SECOND_MAX: u32 = 10_000;

/// The most new tables an hour that can be asked for.
const TABLES_PER_HOUR_MAX: u32 = 1_000_000;

/// The most days that can be asked for: a hundred years.
const KEEP_DAYS_MAX: u32 = 36_500;

/// What operators can set; what they leave out has a default, which the help tells (`help-serve-…`
/// in `locales/`).
#[derive(Args, Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub struct ConfigOptions {
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
    /// The names that the server is asked for at.
    #[arg(long = "host", value_name = "NAME", env = "ROUNDHOUSE_HOSTS", value_delimiter = ',')]
    pub hosts: Option<Vec<String>>,
    /// The server is behind TLS: cookies are for encrypted connections only.
    #[arg(long, value_name = "YES", env = "ROUNDHOUSE_SECURE", num_args = 0..=1, default_missing_value = "true")]
    pub secure: Option<bool>,
    /// The server is behind a proxy that says who asks, in X-Forwarded-For.
    #[arg(long, value_name = "YES", env = "ROUNDHOUSE_PROXY", num_args = 0..=1, default_missing_value = "true")]
    pub proxy: Option<bool>,
    /// How many connections at once.
    #[arg(long, value_name = "N", env = "ROUNDHOUSE_MAX_CONNECTIONS")]
    pub max_connections: Option<usize>,
    /// How many connections at once from one address.
    #[arg(long, value_name = "N", env = "ROUNDHOUSE_MAX_CONNECTIONS_PER_ADDRESS")]
    pub max_connections_per_address: Option<usize>,
    /// How many sockets at once from one address.
    #[arg(long, value_name = "N", env = "ROUNDHOUSE_MAX_SOCKETS_PER_ADDRESS")]
    pub max_sockets_per_address: Option<usize>,
    /// How many messages a second from one socket, and requests from one address.
    #[arg(long, value_name = "N", env = "ROUNDHOUSE_MAX_RATE")]
    pub max_rate: Option<u32>,
    /// How many new tables an hour from one address.
    #[arg(long, value_name = "N", env = "ROUNDHOUSE_MAX_TABLES_PER_HOUR")]
    pub max_tables_per_hour: Option<u32>,
    /// After how many days a finished table is deleted.
    #[arg(long, value_name = "N", env = "ROUNDHOUSE_KEEP_DAYS")]
    pub keep_days: Option<u32>,
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
    /// The names that the server is asked for at; none given means what its address allows.
    pub hosts: Vec<String>,
    /// Cookies for encrypted connections only?
    pub secure: bool,
    /// Believe X-Forwarded-For?
    pub proxy: bool,
    /// Connections at once.
    pub max_connections: usize,
    /// Connections at once from one address.
    pub max_connections_per_address: usize,
    /// Sockets at once from one address.
    pub max_sockets_per_address: usize,
    /// Messages a second from one socket, and requests a second from one address.
    pub max_rate: u32,
    /// New tables an hour from one address.
    pub max_tables_per_hour: u32,
    /// After how many days a finished table is deleted; without it, never.
    pub keep_days: Option<u32>,
    /// What to log.
    pub log: String,
    /// Log in JSON?
    pub log_json: bool,
    /// How often a socket is asked whether it is still there.
    pub ping_seconds: u64,
    /// How long the database may take for what.
    pub timeouts: Timeouts,
}

impl ConfigOptions {
    /// The settings in force: with the file, if one is named, and the defaults.
    pub fn resolve(self) -> Result<Config, Fault> {
        let file = self.config.as_deref().map(read).transpose()?.unwrap_or_default();
        let max_connections = self.max_connections.or(file.max_connections);
        let max_connections_per_address =
            self.max_connections_per_address.or(file.max_connections_per_address);
        let max_sockets_per_address = self.max_sockets_per_address.or(file.max_sockets_per_address);
        let max_rate = self.max_rate.or(file.max_rate);
        let max_tables_per_hour = self.max_tables_per_hour.or(file.max_tables_per_hour);
        let keep_days = self.keep_days.or(file.keep_days);
        let hosts = self.hosts.or(file.hosts).unwrap_or_default();
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
            hosts: hosts.iter().map(|host| tidy_host(host)).collect::<Result<_, _>>()?,
            secure: self.secure.or(file.secure).unwrap_or(false),
            proxy: self.proxy.or(file.proxy).unwrap_or(false),
            max_connections: within("max-connections", max_connections, 20_000, CONNECTIONS_MAX)?,
            max_connections_per_address: within(
                "max-connections-per-address",
                max_connections_per_address,
                256,
                CONNECTIONS_MAX,
            )?,
            max_sockets_per_address: within(
                "max-sockets-per-address",
                max_sockets_per_address,
                200,
                CONNECTIONS_MAX,
            )?,
            max_rate: within("max-rate", max_rate, 20, RATE_PER_SECOND_MAX)?,
            max_tables_per_hour: within(
                "max-tables-per-hour",
                max_tables_per_hour,
                60,
                TABLES_PER_HOUR_MAX,
            )?,
            keep_days: keep_days
                .map(|days| within("keep-days", Some(days), days, KEEP_DAYS_MAX))
                .transpose()?,
            log: self.log.or(file.log).unwrap_or_else(|| "info".to_owned()),
            log_json: self.log_json.or(file.log_json).unwrap_or(false),
            ping_seconds: 20,
            timeouts: Timeouts::default(),
        })
    }
}

/// A setting from 1 to `most`; `usual` if nobody set it.
fn within<N>(name: &str, set: Option<N>, usual: N, most: N) -> Result<N, Fault>
where
    N: Copy + PartialOrd + From<u8> + Into<Value>,
{
    let value = set.unwrap_or(usual);
    let least = N::from(1);
    if (least..=most).contains(&value) {
        return Ok(value);
    }
    let (value, least, most) = (value.into(), least.into(), most.into());
    Err(Fault::from(ConfigError::OutOfRange { value, least, most }).at(name))
}

/// A host's name as it is compared: in lower case, without the dot of the root. A port or an
/// address with `https://` would never match anything, so it is refused here rather than at every
/// request.
fn tidy_host(host: &str) -> Result<String, Fault> {
    let name = host.trim().trim_end_matches('.').to_ascii_lowercase();
    let fits = |letter: u8| letter.is_ascii_alphanumeric() || b"-_.".contains(&letter);
    if !name.is_empty() && name.bytes().all(fits) {
        return Ok(name);
    }
    Err(ConfigError::OddHost { host: host.to_owned() }.into())
}

/// The fault of a file with the sentence and the facts of whoever couldn't read it.
fn malformed(fault: Fault, detail: Fault) -> Fault {
    let facts = detail.facts.as_object().cloned().unwrap_or_default();
    let fault = Fault { message: detail.message, ..fault };
    facts.into_iter().fold(fault, |fault, (name, value)| fault.fact(&name, value))
}

fn read(path: &Path) -> Result<ConfigOptions, Fault> {
    let place = path.display().to_string();
    let text = std::fs::read_to_string(path)
        .map_err(|error| Fault::from(FileError::Unreadable(error.into())).at(&place))?;
    toml::from_str(&text).map_err(|error| {
        let line = error.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1);
        let written = text.lines().nth(line - 1).unwrap_or_default().trim();
        let fault = Fault::from(ConfigError::Malformed { written: written.to_owned() });
        // The parser knows the line; what is wrong there, the values tell as facts.
        let values = toml::from_str::<Value>(&text).ok();
        let detail = values.and_then(|values| from_value::<ConfigOptions>(&values).err());
        let detail = detail
            .unwrap_or_else(|| Fault { message: error.message().to_owned(), ..fault.clone() });
        malformed(fault, detail).at(format!("{place}, line {line}"))
    })
}

/// A file in the user's data directory, which is made if it isn't there.
fn default_database() -> Result<String, Fault> {
    let directory = data_directory().ok_or(ConfigError::NoDirectory)?;
    std::fs::create_dir_all(&directory).map_err(|error| {
        let fault = Fault::from(FileError::Unwritable(error.into()));
        fault.at(directory.display().to_string())
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

coded_error! {
    /// What is wrong with the settings of a server.
    pub enum ConfigError {
        OutOfRange { value: Value, least: Value, most: Value }
            = "config/out-of-range": "{value} is out of range: {least} to {most}",
        OddHost { host: String }
            = "config/odd-host" at "host":
                "“{host}” is no name of a host: write table.example, without https:// and port",
        Malformed { written: String } = "config/malformed": "this can't be understood: {written}",
        NoDirectory
            = "config/no-directory": "there is no data directory: say --database sqlite:FILE",
        OddFilter { filter: String, #[serde(skip)] reason: String }
            = "config/odd-filter" at "log": "this is no filter for logs: {reason}",
    }
}
