//! Not too much at once: sizes, and how often one address or connection may ask.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

/// Largest request body and WebSocket message, in bytes.
pub const LARGEST_BODY: usize = 256 * 1024;
/// Largest message over a WebSocket.
pub const LARGEST_MESSAGE: usize = 64 * 1024;
/// Longest line of chat, in characters.
pub const LONGEST_CHAT: usize = 500;
/// Longest name of a person, in characters.
pub const LONGEST_NAME: usize = 30;
/// Passwords one address may try a second.
pub const PASSWORD_RATE: u32 = 1;
/// Bursts, in multiples of what is allowed a second.
const BURST: f64 = 5.0;

/// A bucket that fills at a steady rate; every request takes one token out.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f64,
    filled: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn new(rate: u32) -> Self {
        Bucket { tokens: f64::from(rate) * BURST, filled: Instant::now() }
    }

    /// Takes one token; false when there is none. A rate of 0 means no limit.
    pub fn take(&mut self, rate: u32) -> bool {
        if rate == 0 {
            return true;
        }
        let now = Instant::now();
        let full = f64::from(rate) * BURST;
        let gained = now.duration_since(self.filled).as_secs_f64() * f64::from(rate);
        self.tokens = (self.tokens + gained).min(full);
        self.filled = now;
        if self.tokens < 1.0 {
            return false;
        }
        self.tokens -= 1.0;
        true
    }

    fn is_full(&self, rate: u32) -> bool {
        self.filled.elapsed().as_secs_f64() > BURST + f64::from(u8::from(rate == 0))
    }
}

/// One bucket per address. Whoever has one IPv6 address has 2^64 of them: those count as one.
#[derive(Debug, Default)]
pub struct Addresses(Mutex<HashMap<IpAddr, Bucket>>);

/// Forget full buckets once there are this many addresses.
const MANY: usize = 10_000;

impl Addresses {
    /// May this address ask once more?
    pub fn allow(&self, address: IpAddr, rate: u32) -> bool {
        if rate == 0 {
            return true;
        }
        let mut buckets = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| !bucket.is_full(rate));
        }
        buckets.entry(household(address)).or_insert_with(|| Bucket::new(rate)).take(rate)
    }
}

/// Live connections by address, counted as [`Addresses`] counts.
#[derive(Debug, Default)]
pub struct Visits(Mutex<HashMap<IpAddr, u32>>);

impl Visits {
    /// One more from this address; false when there are `most` already. 0 means no limit.
    pub fn begin(&self, address: IpAddr, most: u32) -> bool {
        let mut visits = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let count = visits.entry(household(address)).or_default();
        if most > 0 && *count >= most {
            return false;
        }
        *count += 1;
        true
    }

    /// One less.
    pub fn end(&self, address: IpAddr) {
        let mut visits = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let address = household(address);
        if let Some(count) = visits.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                visits.remove(&address);
            }
        }
    }
}

/// The address as it is counted.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::from((v6.to_bits() >> 64 << 64).to_be_bytes()),
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_no_more() {
        let addresses = Addresses::default();
        let (one, other) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        let allowed = (0..100).filter(|_| addresses.allow(one, 2)).count();
        assert!((10..=12).contains(&allowed), "{allowed}");
        assert!(addresses.allow(other, 2), "somebody else is not concerned");
        assert!((0..1000).all(|_| addresses.allow(one, 0)), "0 is no limit");
    }

    #[test]
    fn so_many_connections_of_one_address_and_no_more() {
        let visits = Visits::default();
        let (one, other) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        assert_eq!([2, 2, 2].map(|most| visits.begin(one, most)), [true, true, false]);
        assert!(visits.begin(other, 2) && visits.begin(one, 0), "others, and without a limit");
        visits.end(one);
        visits.end(one);
        assert!(visits.begin(one, 2) && !visits.begin(one, 2));
        for address in [one, one, other] {
            visits.end(address);
        }
        assert!(visits.0.lock().unwrap().is_empty(), "nobody is remembered");
    }

    #[test]
    fn addresses_of_one_household_count_together() {
        let same =
            |one: &str, other: &str| household(one.parse().unwrap()) == household(other.parse().unwrap());
        assert!(same("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"));
        assert!(!same("2001:db8:1:2::1", "2001:db8:1:3::1"));
        assert!(same("::ffff:192.0.2.1", "192.0.2.1"));
        assert!(!same("::ffff:192.0.2.1", "192.0.2.2"));
    }
}
