//! What the host has laid down, as this process knows it: addresses that are kept out, and what everybody is told.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use ipnet::IpNet;
use magnate_wire::Announcement;
use tokio::sync::{broadcast, watch};

use crate::ids;
use crate::store::{self, Change, Store, StoreError};

/// Asked for every request, so it is at hand; written down in the store.
#[derive(Debug)]
pub struct House {
    addresses: Mutex<Vec<(IpNet, store::Ban)>>,
    announcement: watch::Sender<Option<Announcement>>,
}

impl Default for House {
    fn default() -> Self {
        House { addresses: Mutex::default(), announcement: watch::Sender::new(None) }
    }
}

impl House {
    /// The ban that holds for an address.
    pub fn ban_of(&self, address: IpAddr) -> Option<store::Ban> {
        let (address, now) = (address.to_canonical(), ids::now());
        let bans = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        let holds = |ban: &store::Ban| ban.until.is_none_or(|until| until > now);
        let found = bans.iter().find(|(network, ban)| network.contains(&address) && holds(ban));
        found.map(|(_, ban)| ban.clone())
    }

    /// What everybody is told, now and from now on.
    pub fn announcement(&self) -> watch::Receiver<Option<Announcement>> {
        self.announcement.subscribe()
    }

    /// Looks at the store again.
    pub async fn refresh(&self, store: &dyn Store) -> Result<(), StoreError> {
        let now = ids::now();
        let bans = store.bans(now).await?.into_iter().filter_map(|ban| {
            let network = network(ban.subject.strip_prefix("address:")?)?;
            Some((network, ban))
        });
        *self.addresses.lock().unwrap_or_else(PoisonError::into_inner) = bans.collect();
        let told = store.announcement(now).await?;
        let told = told.map(|it| Announcement { text: it.text, made_at: it.made_at, until: it.until });
        self.announcement.send_if_modified(|before| {
            let changed = *before != told;
            before.clone_from(&told);
            changed
        });
        Ok(())
    }

    /// Keeps up with what is laid down through any process, and with what ends by itself.
    pub async fn keep(self: Arc<Self>, store: Arc<dyn Store>) {
        let mut changes = store.changes();
        let mut minute = tokio::time::interval(std::time::Duration::from_secs(60));
        loop {
            if let Err(error) = self.refresh(store.as_ref()).await {
                tracing::warn!(%error, "could not hear what the host has laid down");
            }
            loop {
                tokio::select! {
                    _ = minute.tick() => break,
                    change = changes.recv() => match change {
                        Ok(Change::House | Change::Missed) | Err(broadcast::error::RecvError::Lagged(_)) => break,
                        Ok(_) => {}
                        Err(broadcast::error::RecvError::Closed) => return,
                    },
                }
            }
        }
    }
}

/// An address or a network, as people write them. Of a single IPv6 address its first 64 bits count: that is one household.
pub fn network(text: &str) -> Option<IpNet> {
    if let Ok(network) = text.parse::<IpNet>() {
        return Some(network.trunc());
    }
    let address = text.parse::<IpAddr>().ok()?.to_canonical();
    let bits = if address.is_ipv4() { 32 } else { 64 };
    IpNet::new(address, bits).ok().map(|network| network.trunc())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_networks_are_read() {
        let read = |text: &str| network(text).map(|network| network.to_string());
        assert_eq!(read("203.0.113.7").as_deref(), Some("203.0.113.7/32"));
        assert_eq!(read("203.0.113.7/24").as_deref(), Some("203.0.113.0/24"));
        assert_eq!(read("::ffff:203.0.113.7").as_deref(), Some("203.0.113.7/32"));
        assert_eq!(read("2001:db8:1:2:3:4:5:6").as_deref(), Some("2001:db8:1:2::/64"));
        for nonsense in ["", "anna", "203.0.113", "203.0.113.7/33"] {
            assert_eq!(read(nonsense), None);
        }
    }
}
