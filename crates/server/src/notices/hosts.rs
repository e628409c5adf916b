//! Other people's servers: one that is slow or dead must not keep the workers from all the others.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Requests to one host at a time.
const AT_ONCE: u32 = 6;
/// So many failures in a row, and a host is left alone for a while.
const PATIENCE: u32 = 4;
/// Milliseconds for which it is.
const REST: i64 = 60_000;
/// Milliseconds after which a host that is busy is tried again.
const SOON: i64 = 1_000;

#[derive(Debug, Default)]
struct Host {
    busy: u32,
    failures: u32,
    rests_until: i64,
}

/// How it goes with every host that was asked lately.
#[derive(Debug, Default)]
pub struct Hosts(Mutex<HashMap<String, Host>>);

/// A request to a host, until it is dropped.
pub struct Visit<'a> {
    hosts: &'a Hosts,
    name: String,
}

impl Hosts {
    /// One more request to a host, or when to try again.
    pub fn visit(&self, name: &str, now: i64) -> Result<Visit<'_>, i64> {
        let mut hosts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let host = hosts.entry(name.to_owned()).or_default();
        if host.rests_until > now {
            return Err(host.rests_until);
        }
        if host.busy >= AT_ONCE {
            return Err(now + SOON);
        }
        host.busy += 1;
        Ok(Visit { hosts: self, name: name.to_owned() })
    }
}

impl Visit<'_> {
    /// How it went.
    pub fn went(&self, well: bool, now: i64) {
        let mut hosts = self.hosts.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(host) = hosts.get_mut(&self.name) else { return };
        host.failures = if well { 0 } else { host.failures + 1 };
        if host.failures >= PATIENCE {
            host.rests_until = now + REST;
        }
    }
}

impl Drop for Visit<'_> {
    fn drop(&mut self) {
        let mut hosts = self.hosts.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(host) = hosts.get_mut(&self.name) {
            host.busy -= 1;
            if host.busy == 0 && host.failures == 0 {
                hosts.remove(&self.name);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dead_host_is_left_alone_and_a_slow_one_is_not_asked_by_everybody() {
        let hosts = Hosts::default();
        let visits: Vec<_> = (0..AT_ONCE).map(|_| hosts.visit("slow", 0).ok().unwrap()).collect();
        assert_eq!(hosts.visit("slow", 0).err(), Some(SOON));
        assert!(hosts.visit("other", 0).is_ok());
        visits.iter().take(PATIENCE as usize).for_each(|visit| visit.went(false, 5));
        drop(visits);
        assert_eq!(hosts.visit("slow", 6).err(), Some(5 + REST));
        hosts.visit("slow", 5 + REST).ok().unwrap().went(true, 5 + REST);
        assert!(hosts.0.lock().unwrap().is_empty(), "what is well is forgotten");
    }
}
