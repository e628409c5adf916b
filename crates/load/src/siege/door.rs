//! Connections that begin something and do not go on.

use std::time::Duration;

use anyhow::Result;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use super::Camp;
use crate::client::connect;

const HALF_A_HEAD: &str = "GET /api/tables HTTP/1.1\r\nhost: x\r\nx-slow: ";
const HALF_A_BODY: &str = "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                           content-length: 100\r\n\r\n{\"name\":";
/// Between two bytes of whoever is not silent but slow.
const A_BYTE: Duration = Duration::from_secs(2);
/// Before the next try.
const PAUSE: Duration = Duration::from_secs(1);

pub async fn flood(camp: &Camp) {
    let mut held = JoinSet::new();
    for number in 0..camp.force.connections {
        let camp = camp.clone();
        held.spawn(async move {
            while !camp.is_over() {
                match hold(&camp, number).await {
                    Ok(how) => camp.tally.count(how),
                    Err(_) => camp.tally.count("hung up"),
                }
                tokio::time::sleep(PAUSE).await;
            }
        });
    }
    while held.join_next().await.is_some() {}
}

/// Holds one connection until the server ends it: what it said.
async fn hold(camp: &Camp, number: usize) -> Result<&'static str> {
    let mut stream = connect(&camp.server, Some(camp.from)).await?;
    camp.tally.count("connections made");
    stream.write_all(["", HALF_A_HEAD, HALF_A_BODY, HALF_A_BODY][number % 4].as_bytes()).await?;
    let (mut reading, mut writing) = stream.split();
    let mut said = Vec::new();
    let slowly = async {
        if number % 2 == 1 {
            while writing.write_all(b"x").await.is_ok() {
                tokio::time::sleep(A_BYTE).await;
            }
        }
        std::future::pending::<()>().await;
    };
    tokio::select! {
        read = reading.read_to_end(&mut said) => { read?; }
        () = slowly => {}
    }
    Ok(match said.get(9..12) {
        Some(b"429") => "connections refused (429)",
        Some(b"503") => "connections refused (503)",
        Some(b"408") => "bodies not waited for (408)",
        Some(_) => "answered",
        None => "hung up on",
    })
}

/// So many half-sent requests from this machine's first address.
pub async fn half_bodies(server: &str, count: usize) -> Result<Vec<TcpStream>> {
    let mut held = Vec::new();
    for _ in 0..count {
        let mut stream = connect(server, None).await?;
        stream.write_all(HALF_A_BODY.as_bytes()).await?;
        held.push(stream);
    }
    Ok(held)
}
