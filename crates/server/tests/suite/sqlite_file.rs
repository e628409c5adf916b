//! The file of the embedded database: copies of it, and who may use it.

use std::path::Path;
use std::sync::Arc;

use magnate_server::store::*;
use tokio::time::timeout;

use crate::support::PATIENCE;
use crate::support::store::*;

/// Every table is whole: as many entries as it says, without gaps.
async fn whole(store: &dyn Store, tables: u32) -> u32 {
    for n in 0..tables {
        let row = store.table(&format!("t{n}")).await.unwrap().unwrap();
        assert_eq!(store.log(&row.id, 0).await.unwrap().len(), row.seq as usize);
    }
    written(store, tables).await
}

/// How many entries there are.
async fn written(store: &dyn Store, tables: u32) -> u32 {
    let mut entries = 0;
    for n in 0..tables {
        entries += store.table(&format!("t{n}")).await.unwrap().unwrap().seq;
    }
    entries
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_while_writing_is_consistent() {
    let directory = Directory::new();
    let store = Arc::new(SqliteStore::open(&directory.file()).await.unwrap());
    for n in 0..8 {
        store.create_table(&format!("t{n}"), &format!("T{n}"), &[opened(0)], &playing()).await.unwrap();
    }
    let mut changes = store.changes();
    let writers: Vec<_> = (0..8)
        .map(|n| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                for seq in 1.. {
                    if store.append(&format!("t{n}"), &step(seq, 0), &playing()).await.is_err() {
                        return;
                    }
                }
            })
        })
        .collect();
    let mut before = 0;
    for n in 0..4 {
        // The writers have written more since the last copy.
        while written(store.as_ref(), 8).await <= before {
            _ = timeout(PATIENCE, changes.recv()).await.expect("the writers write");
        }
        let copy = directory.0.join(format!("copy{n}.db"));
        if n % 2 == 0 {
            store.backup(&copy).await.unwrap();
        } else {
            SqliteStore::backup_file(&directory.file(), &copy).await.unwrap();
        }
        assert!(is_taken(store.backup(&copy).await), "overwritten");
        assert!(is_taken(SqliteStore::backup_file(&directory.file(), &copy).await), "overwritten");
        let copy = SqliteStore::open(&copy).await.unwrap();
        let entries = whole(&copy, 8).await;
        assert!(entries > before, "the copy is of now");
        before = entries;
        // It can be played on.
        let next = copy.table("t0").await.unwrap().unwrap().seq;
        copy.append("t0", &step(next, 0), &playing()).await.unwrap();
        copy.close().await;
    }
    store.close().await;
    for writer in writers {
        writer.await.unwrap();
    }
    let missing = SqliteStore::backup_file(Path::new("/nowhere/magnate.db"), &directory.0.join("x")).await;
    assert!(missing.is_err() && !directory.0.join("x").exists());
    let left = std::fs::read_dir(&directory.0).unwrap().map(|f| f.unwrap().file_name());
    assert!(!left.into_iter().any(|name| name.to_string_lossy().contains("partial")));
}

#[tokio::test]
async fn one_server_per_file() {
    let directory = Directory::new();
    let store = SqliteStore::open(&directory.file()).await.unwrap();
    store.create_table("t", "T", &[opened(0)], &playing()).await.unwrap();
    let second = SqliteStore::open(&directory.file()).await.unwrap_err();
    assert!(matches!(second, StoreError::InUse { .. }), "{second}");
    assert!(second.to_string().contains(&directory.file().display().to_string()), "{second}");
    // A backup is no server, neither from inside nor from outside.
    SqliteStore::backup_file(&directory.file(), &directory.0.join("copy.db")).await.unwrap();
    store.append("t", &step(1, 0), &playing()).await.unwrap();
    // Whoever closes makes room, and so does whoever is gone without a word.
    store.close().await;
    let next = SqliteStore::open(&directory.file()).await.unwrap();
    assert_eq!(next.log("t", 0).await.unwrap().len(), 2);
    next.close().await;
    drop(next);
    drop(SqliteStore::open(&directory.file()).await.unwrap());
    SqliteStore::open(&directory.file()).await.unwrap().close().await;
}

fn is_taken(result: Result<(), StoreError>) -> bool {
    let Err(StoreError::Database(sqlx::Error::Io(error))) = result else { return false };
    error.kind() == std::io::ErrorKind::AlreadyExists
}

#[cfg(unix)]
#[tokio::test]
async fn its_files_are_nobody_elses_business() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    let directory = Directory::new();
    // As servers left them that were less careful.
    std::fs::write(directory.file(), []).unwrap();
    std::fs::set_permissions(directory.file(), PermissionsExt::from_mode(0o644)).unwrap();
    let store = SqliteStore::open(&directory.file()).await.unwrap();
    store.create_table("t", "T", &[opened(0)], &playing()).await.unwrap();
    store.check().await.unwrap();
    store.backup(&directory.0.join("copy.db")).await.unwrap();
    let files = std::fs::read_dir(&directory.0).unwrap();
    let mut seen = Vec::new();
    for file in files.map(|file| file.unwrap().path()) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
        seen.push(file.file_name().unwrap().to_string_lossy().into_owned());
    }
    seen.sort();
    assert_eq!(seen, ["copy.db", "magnate.db", "magnate.db-shm", "magnate.db-wal", "magnate.db.lock"]);
    store.close().await;

    let config = magnate_server::ServerConfig {
        data_dir: directory.0.join("a/b"),
        ..crate::support::server::config()
    };
    magnate_server::open_store(&config).await.unwrap().close().await;
    assert_eq!(mode(&config.data_dir), 0o700);
}
