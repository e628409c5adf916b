//! What a connection costs that does nothing.

use std::time::Duration;

use anyhow::Result;
use futures_util::stream::{StreamExt, TryStreamExt};

use crate::client::{Api, Socket};
use crate::load::Args;
use crate::server::{Database, Place, Server, load_average};
use crate::tables;

/// Connections at one table.
const AT_A_TABLE: usize = 10;

pub async fn run(place: &Place, args: &Args, connections: usize) -> Result<bool> {
    let directory = place.directory()?;
    let database = Database::Embedded(directory.path().to_owned());
    let server = Server::start(place, &database).await?;
    let api = Api::new()?;
    let fresh = server.memory()?;
    let count = connections.div_ceil(AT_A_TABLE).max(1);
    let tables = tables::open_many(&api, server.address(), count, args.seats, None).await?;
    settle().await;
    let before = server.memory()?;

    let opening = futures_util::stream::iter(0..connections).map(|number| {
        let (table, server) = (&tables[number % tables.len()], &server);
        // Members look from their seats, again and again: the costliest view.
        let seat = (number / tables.len()) % table.guests.len();
        async move {
            let guest = &table.guests[seat];
            let mut socket = Socket::open(server.address(), guest, &table.id, seat as u8, None).await?;
            socket.read_log().await?;
            Ok::<Socket, anyhow::Error>(socket)
        }
    });
    let sockets: Vec<Socket> = opening.buffer_unordered(16).try_collect().await?;
    // Everybody reads what they are told, so that nothing waits to be sent.
    let mut reading = tokio::task::JoinSet::new();
    for mut socket in sockets {
        reading.spawn(async move { while socket.text().await.is_some() {} });
    }
    settle().await;
    let after = server.memory()?;
    let busy = server.processor_time()?;
    let quiet = Duration::from_secs(10);
    tokio::time::sleep(quiet).await;
    let busy = server.processor_time()? - busy;
    let lost = connections - reading.len() + std::iter::from_fn(|| reading.try_join_next()).count();
    let megabytes = |bytes: u64| bytes as f64 / 1e6;
    println!("{connections} idle connections to {count} tables, load average {}", load_average());
    println!(
        "memory      {:.0} MB fresh, {:.0} MB with the tables open",
        megabytes(fresh),
        megabytes(before)
    );
    let each = after.saturating_sub(before) as f64 / connections.max(1) as f64;
    println!("            {:.0} MB with the connections: {each:.0} bytes for each", megabytes(after));
    println!("processor   {:.1} % of one core", busy / quiet.as_secs_f64() * 100.0);
    println!("lost        {lost}");
    Ok(lost == 0)
}

async fn settle() {
    tokio::time::sleep(Duration::from_secs(2)).await;
}
