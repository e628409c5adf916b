//! Hints that are asked for and not waited for.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use serde_json::json;
use tokio::task::JoinSet;

use super::{Camp, victim};
use crate::choose::Random;
use crate::client::Guest;
use crate::tables;

pub async fn flood(camp: &Camp) {
    let mut asking = JoinSet::new();
    for (guest, number) in camp.guests().await.into_iter().zip(0..) {
        let camp = camp.clone();
        asking.spawn(async move {
            if ask(&camp, guest, number).await.is_err() {
                camp.tally.count("askers gave up");
            }
        });
    }
    while asking.join_next().await.is_some() {}
}

async fn ask(camp: &Camp, guest: Guest, number: u64) -> Result<()> {
    let table = tables::open_with(&camp.api, &camp.server, Arc::from([guest.clone()]), &["random"]).await?;
    victim::my_turn(&camp.server, &guest, &table.id).await?;
    let path = format!("/api/tables/{}/hint", table.id);
    let mut random = Random::new(number);
    while !camp.is_over() {
        let body = json!({ "seat": 0 });
        let asked = camp.api.try_post(&camp.server, &guest, &path, &body);
        let patience = Duration::from_millis(50 + random.below(200) as u64);
        match tokio::time::timeout(patience, asked).await {
            Err(_) => camp.tally.count("hints abandoned"),
            Ok(Ok(answer)) if answer.is_ok() => camp.tally.count("hints given"),
            Ok(Ok(answer)) => camp.tally.count(answer.code()),
            Ok(Err(_)) => camp.tally.count("hung up"),
        }
        // The one before is noticed to be abandoned in a moment.
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}
