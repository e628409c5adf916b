//! `magnate admin`: what whoever runs a server can do to it.

use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Args as _, FromArgMatches as _, Subcommand};
use magnate_server::ServerConfig;
use magnate_server::admin::{self, Answer, Request};

use crate::output::{Out, Result};
use crate::serve::runtime;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    magnate admin people an                          people whose name begins with \"an\"\n  \
    magnate admin password anna                      a link by which Anna can choose a new password\n  \
    magnate admin ban berta --hours 24 --reason \"Insults at the table\"\n  \
    magnate admin message \"The server rests tonight from 23:00 to 23:15 UTC.\" --hours 6\n\n\
    A server that runs on the data directory carries it out at once; where none runs, it is done in the database.")]
pub struct Args {
    /// Where the embedded database lives
    #[arg(long, env = "MAGNATE_DATA_DIR", value_name = "DIR", global = true)]
    data_dir: Option<std::path::PathBuf>,
    /// The PostgreSQL database, where no server runs on the data directory
    #[arg(long, env = "MAGNATE_DATABASE_URL", value_name = "URL", hide_env_values = true, global = true)]
    database_url: Option<String>,
    /// The address people use, for links
    #[arg(long, env = "MAGNATE_PUBLIC_URL", value_name = "URL", global = true)]
    public_url: Option<String>,
    /// Answer as JSON
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Say how the server is; fails when it is not ready
    Status,
    /// List people, newest first
    People {
        /// What their name, login or id begins with
        #[arg(default_value = "", hide_default_value = true)]
        search: String,
        /// The most to list
        #[arg(long, default_value_t = 50, value_name = "N")]
        limit: u32,
    },
    /// Make a link by which somebody can choose a new password, once
    Password {
        /// Login, id, or name
        who: String,
    },
    /// Sign somebody out everywhere, and remove their API token
    SignOut {
        /// Login, id, or name
        who: String,
    },
    /// Keep somebody, or an address, out
    Ban {
        /// Login, id, or name
        #[arg(required_unless_present = "address", conflicts_with = "address")]
        who: Option<String>,
        /// An address, or a network as in 203.0.113.0/24
        #[arg(long, value_name = "NETWORK")]
        address: Option<String>,
        /// Why; they are told
        #[arg(long, value_name = "TEXT")]
        reason: String,
        /// For so long; without it for good
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=87_600))]
        hours: Option<u32>,
    },
    /// Let somebody, or an address, in again
    Unban {
        /// Login, id, name, address or network
        who: String,
    },
    /// List who is kept out
    Bans,
    /// List tables that are not over, or all of somebody
    Tables {
        /// Whose
        #[arg(long, value_name = "WHO")]
        of: Option<String>,
        /// The most to list
        #[arg(long, default_value_t = 50, value_name = "N")]
        limit: u32,
    },
    /// End a table before its time
    Close {
        /// Its id, as `tables` lists it
        table: String,
    },
    /// Work all ratings out anew from the results
    Recount,
    /// Tell everybody something, on every screen
    Message {
        /// What; leave it out to take the last one down
        #[arg(default_value = "", hide_default_value = true)]
        text: String,
        /// For so long; without it until it is taken down
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=87_600))]
        hours: Option<u32>,
    },
}

impl Command {
    fn request(self) -> Request {
        match self {
            Command::Status => Request::Status,
            Command::People { search, limit } => Request::People { search, limit },
            Command::Password { who } => Request::Password { who },
            Command::SignOut { who } => Request::SignOut { who },
            Command::Ban { who: Some(who), reason, hours, .. } => Request::BanPerson { who, hours, reason },
            Command::Ban { address, reason, hours, .. } => {
                Request::BanAddress { network: address.unwrap_or_default(), hours, reason }
            }
            Command::Unban { who } => Request::Unban { who },
            Command::Bans => Request::Bans,
            Command::Tables { of, limit } => Request::Tables { of, limit },
            Command::Close { table } => Request::Close { table },
            Command::Recount => Request::Recount,
            Command::Message { text, hours } => Request::Announce { text, hours },
        }
    }
}

/// The settings of a server, as far as they matter here: those of the environment, and the flags.
fn config(args: &Args) -> Result<ServerConfig> {
    let matches = ServerConfig::augment_args(clap::Command::new("magnate")).get_matches_from(["magnate"]);
    let mut config = ServerConfig::from_arg_matches(&matches)?;
    if let Some(data_dir) = &args.data_dir {
        config.data_dir.clone_from(data_dir);
    }
    config.database_url.clone_from(&args.database_url);
    config.public_url.clone_from(&args.public_url);
    Ok(config)
}

pub fn run(args: Args, out: &mut Out) -> Result {
    let config = config(&args)?;
    let answer = runtime()?.block_on(admin::ask(&config, &args.command.request()))?;
    if args.json {
        out.json(&answer)?;
    }
    match answer {
        Answer::Refused { message } => anyhow::bail!(message),
        Answer::Status(status) if status.status != "ready" => anyhow::bail!("not ready: {}", status.status),
        _ if args.json => Ok(()),
        answer => say(answer, out),
    }
}

fn say(answer: Answer, out: &mut Out) -> Result {
    match answer {
        Answer::Done { message } | Answer::Refused { message } => out.say(message),
        Answer::Status(status) => {
            out.say(format!("{}, version {}, for {}", status.status, status.version, span(status.uptime)))?;
            out.say(format!(
                "{} live connections, {} tables in memory",
                status.connections, status.live_tables
            ))?;
            out.say(format!(
                "{} people, {} of them registered; {} tables not over",
                status.people, status.registered, status.tables
            ))?;
            match status.announcement {
                Some(text) => out.say(format!("everybody is told: {text}")),
                None => Ok(()),
            }
        }
        Answer::People { people } => {
            let row = |person: admin::Person| {
                vec![
                    person.id,
                    person.name,
                    person.login.unwrap_or_else(|| "(guest)".to_owned()),
                    ago(person.created_at),
                    person.used_at.map_or_else(|| "-".to_owned(), ago),
                    person.devices.to_string(),
                    person.tables.to_string(),
                    person.banned.map_or_else(String::new, |reason| format!("kept out: {reason}")),
                ]
            };
            let rows: Vec<Vec<String>> = people.into_iter().map(row).collect();
            out.table(&["id", "name", "login", "since", "last here", "devices", "tables", ""], &rows)
        }
        Answer::Link { link, hours } => {
            out.say(&link)?;
            if link.starts_with('/') {
                out.say("(after the address of your server; --public-url puts it in front)")?;
            }
            out.say(format!("It works once, within {hours} hours. Whoever has it can choose the password."))
        }
        Answer::Bans { bans } => {
            let row = |ban: admin::Ban| {
                let until = ban.until.map_or_else(|| "for good".to_owned(), ahead);
                vec![ban.who, until, ago(ban.made_at), ban.reason]
            };
            let rows: Vec<Vec<String>> = bans.into_iter().map(row).collect();
            out.table(&["who", "for", "since", "why"], &rows)
        }
        Answer::Tables { tables } => {
            let row = |table: admin::TableLine| {
                let seen = if table.public { "public" } else { "private" };
                let (people, awaited) = (table.people.join(", "), table.awaited.join(", "));
                vec![
                    table.id,
                    table.name,
                    table.status,
                    seen.to_owned(),
                    ago(table.changed_at),
                    people,
                    awaited,
                ]
            };
            let rows: Vec<Vec<String>> = tables.into_iter().map(row).collect();
            out.table(&["id", "name", "status", "", "last move", "people", "awaited"], &rows)
        }
    }
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

fn ago(at: i64) -> String {
    format!("{} ago", span((now() - at).max(0) as u64 / 1000))
}

/// Rounded up: what was set for two hours a moment ago lasts for two hours.
fn ahead(at: i64) -> String {
    let seconds = ((at - now()).max(0) as u64).div_ceil(1000);
    let (length, _) = unit(seconds);
    span(seconds.div_ceil(length) * length)
}

/// The largest unit that fits into a stretch of time, and its length in seconds.
fn unit(seconds: u64) -> (u64, &'static str) {
    const UNITS: [(u64, &str); 4] = [(86_400, "day"), (3_600, "hour"), (60, "minute"), (1, "second")];
    UNITS.into_iter().find(|(length, _)| seconds >= *length).unwrap_or(UNITS[3])
}

/// A stretch of time as people say it, in its largest unit.
fn span(seconds: u64) -> String {
    let (length, unit) = unit(seconds);
    let count = seconds / length;
    format!("{count} {unit}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_of_two_hours_is_two_hours() {
        assert_eq!(span(7_199), "1 hour");
        assert_eq!(ahead(now() + 7_199_500), "2 hours");
        assert_eq!(ahead(now() - 5), "0 seconds");
    }
}
