//! Databases for tests, and things to put into them.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use magnate_server::store::*;
use magnate_table::{Entry, Options, Stamped, Status, UserId};
use serde_json::json;

use super::postgres;

/// A database that can be opened more than once.
pub enum Place {
    Sqlite(Directory),
    Postgres(String),
}

impl Place {
    pub fn sqlite() -> Self {
        Self::Sqlite(Directory::new())
    }

    pub async fn postgres() -> Option<Self> {
        postgres::database().await.map(Self::Postgres)
    }

    pub async fn open(&self) -> Arc<dyn Store> {
        match self {
            Self::Sqlite(directory) => Arc::new(SqliteStore::open(&directory.file()).await.unwrap()),
            Self::Postgres(url) => Arc::new(PostgresStore::connect(url, 8).await.unwrap()),
        }
    }
}

/// A directory that goes away with the test.
pub struct Directory(pub PathBuf);

impl Directory {
    pub fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("magnate-store-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("magnate.db")
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub fn person(id: &str, login: Option<&str>) -> User {
    User {
        id: id.to_owned(),
        name: format!("{id} the Ünique"),
        login: login.map(str::to_owned),
        password: login.map(|l| format!("$argon2id${l}")),
        created_at: 1_700_000_000_000,
    }
}

pub fn opened(at: i64) -> Stamped {
    let entry = Entry::Opened { host: UserId("ann".to_owned()), options: Options::new(3) };
    Stamped { seq: 0, at, entry }
}

pub fn step(seq: u32, at: i64) -> Stamped {
    Stamped { seq, at, entry: Entry::TakeBackAnswered { seat: (seq % 5) as u8, yes: seq.is_multiple_of(2) } }
}

pub fn names(list: &[&str]) -> Vec<String> {
    list.iter().map(|&name| name.to_owned()).collect()
}

pub fn summary(status: Status, public: bool) -> Summary {
    Summary {
        status,
        public,
        name: "Grand \u{1f354} \"table\"".to_owned(),
        host: "ann".to_owned(),
        members: names(&["bob", "ann"]),
        awaited: names(&["bob"]),
        bot_awaited: false,
        rules: (status != Status::Lobby).then_some(7),
        deadlines: vec![("bob".to_owned(), 5_000)],
        out_at: None,
        card: json!({ "seats": ["ann", null], "round": 3, "zero": "\u{0}", "big": u64::MAX }),
    }
}

pub fn playing() -> Summary {
    summary(Status::Playing, true)
}
