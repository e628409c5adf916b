//! Not too much at once: sizes, and how often a person or an address may do what.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::config::ServerConfig;

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
/// Mails with a link one person may ask for an hour, a third of them at once.
pub const LETTER_RATE: u32 = 12;
/// Whoever is too fast is answered a moment later, so that a flood is as slow as its connections are few.
pub const BREATH: std::time::Duration = std::time::Duration::from_millis(100);

/// So often, and so many at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    each_second: f64,
    burst: f64,
}

impl Rate {
    /// So many a second, five times as many at once; none (no limit) for 0.
    pub fn per_second(count: u32) -> Option<Rate> {
        let each_second = f64::from(count);
        (count > 0).then_some(Rate { each_second, burst: 5.0 * each_second })
    }

    /// So many a minute, half of them at once; none (no limit) for 0.
    pub fn per_minute(count: u32) -> Option<Rate> {
        let count = f64::from(count);
        (count > 0.0).then_some(Rate { each_second: count / 60.0, burst: (count / 2.0).max(1.0) })
    }

    /// So many an hour, a third of them at once; none (no limit) for 0.
    pub fn per_hour(count: u32) -> Option<Rate> {
        let count = f64::from(count);
        (count > 0.0).then_some(Rate { each_second: count / 3600.0, burst: (count / 3.0).max(1.0) })
    }

    /// For so many people together; none (no limit) for 0.
    fn times(self, people: u32) -> Option<Rate> {
        let people = f64::from(people);
        let all = Rate { each_second: self.each_second * people, burst: self.burst * people };
        (people > 0.0).then_some(all)
    }
}

/// A bucket that fills at a steady rate; everything that is counted takes one token out.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    filled: Instant,
}

impl Bucket {
    fn fill(&mut self, rate: Rate, now: Instant) {
        let gained = now.saturating_duration_since(self.filled).as_secs_f64() * rate.each_second;
        self.tokens = (self.tokens + gained).min(rate.burst);
        self.filled = now;
    }

    /// Takes one token; false when there is none.
    fn take(&mut self) -> bool {
        let there_is_one = self.tokens >= 1.0;
        self.tokens -= f64::from(u8::from(there_is_one));
        there_is_one
    }
}

/// One bucket for each, all with the same rate.
#[derive(Debug)]
struct Buckets<K> {
    rate: Option<Rate>,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// Forget full buckets once there are this many.
const MANY: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    fn new(rate: Option<Rate>) -> Self {
        Buckets { rate, buckets: Mutex::default() }
    }

    /// May they once more, now?
    fn allow<Q: ?Sized + Eq + Hash + ToOwned<Owned = K>>(&self, who: &Q, now: Instant) -> bool
    where
        K: Borrow<Q>,
    {
        let Some(rate) = self.rate else { return true };
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = buckets.get_mut(who) {
            bucket.fill(rate, now);
            return bucket.take();
        }
        if buckets.len() >= MANY {
            buckets.retain(|_, bucket| {
                bucket.fill(rate, now);
                bucket.tokens < rate.burst
            });
        }
        let mut bucket = Bucket { tokens: rate.burst, filled: now };
        let allowed = bucket.take();
        buckets.insert(who.to_owned(), bucket);
        allowed
    }
}

/// How often something may be done by one person, and by all people of one address. It counts people, not connections:
/// whoever opens a hundred has no more of anything.
#[derive(Debug)]
pub struct Limit {
    people: Buckets<String>,
    addresses: Buckets<IpAddr>,
}

impl Limit {
    /// So often for a person; an address may do as much as so many people, or (0) as it likes.
    pub fn new(rate: Option<Rate>, people_per_address: u32) -> Self {
        let together = rate.and_then(|rate| rate.times(people_per_address));
        Limit { people: Buckets::new(rate), addresses: Buckets::new(together) }
    }

    /// The same where only addresses are known: so often for each.
    pub fn of_addresses(rate: Option<Rate>) -> Self {
        Limit { people: Buckets::new(None), addresses: Buckets::new(rate) }
    }

    /// May this person once more?
    pub fn allow_person(&self, person: &str) -> bool {
        self.people.allow(person, Instant::now())
    }

    /// May somebody from this address once more? Whoever has one IPv6 address has 2^64 of them: those count as one.
    pub fn allow_address(&self, address: IpAddr) -> bool {
        self.addresses.allow(&household(address), Instant::now())
    }

    /// May this person, from this address? Without a person only the address counts.
    pub fn allow(&self, person: Option<&str>, address: IpAddr) -> bool {
        self.allow_at(person, address, Instant::now())
    }

    fn allow_at(&self, person: Option<&str>, address: IpAddr, now: Instant) -> bool {
        person.is_none_or(|person| self.people.allow(person, now))
            && self.addresses.allow(&household(address), now)
    }
}

/// How often what may be done.
#[derive(Debug)]
pub struct Limits {
    /// Requests, and messages over live connections.
    pub requests: Limit,
    /// Passwords tried.
    pub passwords: Limit,
    /// New guests.
    pub guests: Limit,
    /// Lines of chat.
    pub chat: Limit,
    /// Steps undone.
    pub undos: Limit,
    /// Take-backs asked for.
    pub take_backs: Limit,
    /// Hints asked for.
    pub hints: Limit,
    /// Records uploaded.
    pub uploads: Limit,
    /// Mails with a link asked for.
    pub letters: Limit,
}

impl Limits {
    /// As the settings say.
    pub fn new(config: &ServerConfig) -> Self {
        let people = config.people_per_address;
        let each = |rate| Limit::new(rate, people);
        Limits {
            requests: each(Rate::per_second(config.rate_limit)),
            passwords: Limit::of_addresses(Rate::per_second(config.rate_limit.min(PASSWORD_RATE))),
            guests: Limit::of_addresses(Rate::per_minute(config.guest_rate)),
            chat: each(Rate::per_minute(config.chat_rate)),
            undos: each(Rate::per_minute(config.undo_rate)),
            take_backs: each(Rate::per_minute(config.take_back_rate)),
            hints: each(Rate::per_minute(config.hint_rate)),
            uploads: each(Rate::per_minute(config.upload_rate)),
            letters: each(Rate::per_hour(LETTER_RATE)),
        }
    }
}

/// Live connections by address, counted as [`Limit`] counts.
#[derive(Debug, Default)]
pub struct Visits(Mutex<HashMap<IpAddr, u32>>);

impl Visits {
    /// One more from this address; false when there are `most` already. 0 means no limit.
    pub fn begin(&self, address: IpAddr, most: u32) -> bool {
        let mut visits = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = visits.entry(household(address)).or_default();
        if most > 0 && *count >= most {
            return false;
        }
        *count += 1;
        true
    }

    /// One less.
    pub fn end(&self, address: IpAddr) {
        let mut visits = self.0.lock().unwrap_or_else(PoisonError::into_inner);
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
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::from((v6.to_bits() >> 64 << 64).to_be_bytes()),
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn a_burst_is_allowed_and_then_no_more() {
        let limit = Limit::new(Rate::per_second(2), 3);
        let begin = Instant::now();
        let count = |person: &str, seconds: u64| {
            let now = begin + std::time::Duration::from_secs(seconds);
            (0..100).filter(|_| limit.allow_at(Some(person), ONE, now)).count()
        };
        assert_eq!([count("ann", 0), count("ann", 3)], [10, 6], "a burst, and then two a second");
        assert_eq!(count("bob", 3), 10, "somebody else is not concerned");
        let rest = [count("carl", 3), count("dora", 3), count("emil", 3)];
        assert_eq!(rest, [10, 4, 0], "thirty for the three people that an address counts as");
        assert!(limit.allow(Some("gina"), IpAddr::from([127, 0, 0, 2])), "somewhere else");
        let none = Limit::new(Rate::per_second(0), 1);
        assert!((0..1000).all(|_| none.allow(Some("ann"), ONE)), "0 is no limit");
        let of_one = Limit::new(Rate::per_minute(1), 0);
        assert!(of_one.allow(Some("ann"), ONE) && !of_one.allow(Some("ann"), ONE));
        assert!((0..1000).all(|_| of_one.allow(None, ONE)), "no limit for addresses");
    }

    #[test]
    fn whoever_is_gone_is_forgotten() {
        let buckets = Buckets::new(Some(Rate { each_second: 1e12, burst: 1.0 }));
        for i in 0..2 * MANY {
            assert!(buckets.allow(i.to_string().as_str(), Instant::now()));
        }
        assert!(buckets.buckets.lock().unwrap().len() <= MANY);
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
