//! Wrong passwords, counted by account. Nobody guesses one by trying from many addresses, and nobody keeps an owner out by
//! guessing: an address from which somebody has signed in before has an allowance of its own.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::limits::household;

/// How many wrong passwords are forgiven at once, and how long it takes to be forgiven one more.
#[derive(Clone, Copy, Debug)]
struct Patience {
    most: u32,
    each: Duration,
}

/// For one account from one address.
const FROM_ONE_PLACE: Patience = Patience { most: 5, each: Duration::from_secs(60) };
/// For one account from everywhere but the addresses its owner is known by. Faster than one place can use up, so that it takes
/// many to make an owner wait who comes from somewhere new.
const FROM_EVERYWHERE: Patience = Patience { most: 20, each: Duration::from_secs(30) };
/// Forget what is forgiven once there are so many of a kind.
const MANY: usize = 10_000;

/// What is held against an account or a place: wrong passwords that are not forgiven yet.
#[derive(Clone, Copy, Debug)]
struct Debt {
    /// When all of it will be forgiven.
    until: Instant,
}

impl Debt {
    fn none(now: Instant) -> Self {
        Debt { until: now }
    }

    /// How long until one more may be tried; zero when it may be now.
    fn wait(self, patience: Patience, now: Instant) -> Duration {
        let full = patience.each * (patience.most - 1);
        self.until.saturating_duration_since(now).saturating_sub(full)
    }

    fn add(&mut self, patience: Patience, now: Instant) {
        self.until = self.until.max(now) + patience.each;
    }

    fn forgive(&mut self, patience: Patience) {
        self.until = self.until.checked_sub(patience.each).unwrap_or(self.until);
    }
}

type Account = [u8; 32];

#[derive(Debug, Default)]
struct Counted {
    accounts: HashMap<Account, Debt>,
    /// With whether somebody has signed in from there.
    places: HashMap<(Account, IpAddr), (Debt, bool)>,
}

/// Wrong passwords by account and address. They are counted whatever the settings say.
#[derive(Clone, Debug, Default)]
pub struct Guesses(Arc<Mutex<Counted>>);

/// A password that is being looked at: wrong, until it turns out to be right.
#[derive(Debug)]
pub struct Guess {
    guesses: Guesses,
    account: Account,
    place: IpAddr,
    known: bool,
}

impl Guesses {
    /// One more password for a name, or after how many seconds there may be one. It counts at once, so that many at the same
    /// time are many.
    pub fn begin(&self, name: &str, address: IpAddr, now: Instant) -> Result<Guess, u64> {
        // Names can be as long as a request.
        let (account, place) = (*blake3::hash(name.as_bytes()).as_bytes(), household(address));
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        counted.forget(now);
        let Counted { accounts, places } = &mut *counted;
        let (from_there, known) = places.entry((account, place)).or_insert((Debt::none(now), false));
        let everywhere = accounts.entry(account).or_insert(Debt::none(now));
        let mut wait = from_there.wait(FROM_ONE_PLACE, now);
        if !*known {
            wait = wait.max(everywhere.wait(FROM_EVERYWHERE, now));
        }
        if !wait.is_zero() {
            return Err(wait.as_secs() + 1);
        }
        from_there.add(FROM_ONE_PLACE, now);
        if !*known {
            everywhere.add(FROM_EVERYWHERE, now);
        }
        Ok(Guess { guesses: self.clone(), account, place, known: *known })
    }
}

impl Counted {
    /// Forgets what is forgiven, when there is much. Known places are given up last.
    fn forget(&mut self, now: Instant) {
        if self.accounts.len() > MANY {
            self.accounts.retain(|_, debt| debt.until > now);
        }
        if self.places.len() > MANY {
            let known_too = self.places.len() > 10 * MANY;
            self.places.retain(|_, (debt, known)| debt.until > now || (*known && !known_too));
        }
    }
}

impl Guess {
    /// It was right: nothing is held against anybody, and the place is known from now on.
    pub fn was_right(self) {
        let mut counted = self.guesses.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !self.known
            && let Some(debt) = counted.accounts.get_mut(&self.account)
        {
            debt.forgive(FROM_EVERYWHERE);
        }
        if let Some((debt, known)) = counted.places.get_mut(&(self.account, self.place)) {
            debt.forgive(FROM_ONE_PLACE);
            *known = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[test]
    fn one_place_has_five_at_once_and_one_a_minute() {
        let (guesses, now) = (Guesses::default(), Instant::now());
        for _ in 0..5 {
            guesses.begin("ann", address(1), now).unwrap();
        }
        assert_eq!(guesses.begin("ann", address(1), now).unwrap_err(), 61);
        guesses.begin("bob", address(1), now).unwrap();
        guesses.begin("ann", address(2), now).unwrap();
        let later = now + Duration::from_secs(60);
        guesses.begin("ann", address(1), later).unwrap();
        assert!(guesses.begin("ann", address(1), later).is_err());
    }

    #[test]
    fn many_places_together_have_twenty() {
        let (guesses, now) = (Guesses::default(), Instant::now());
        let tried = (0..100).filter(|last| guesses.begin("ann", address(*last), now).is_ok()).count();
        assert_eq!(tried, 20);
        assert!(guesses.begin("bob", address(1), now).is_ok(), "others are not concerned");
    }

    #[test]
    fn the_owner_gets_in_from_where_they_were_before_however_many_guess() {
        let (guesses, now) = (Guesses::default(), Instant::now());
        guesses.begin("ann", address(200), now).unwrap().was_right();
        for last in 0..100 {
            _ = guesses.begin("ann", address(last), now);
        }
        assert!(guesses.begin("ann", address(150), now).is_err());
        for _ in 0..3 {
            guesses.begin("ann", address(200), now).unwrap().was_right();
        }
    }

    #[test]
    fn one_place_alone_keeps_nobody_out() {
        let (guesses, mut now) = (Guesses::default(), Instant::now());
        for _ in 0..10_000 {
            now += Duration::from_secs(1);
            _ = guesses.begin("ann", address(1), now);
        }
        assert!(guesses.begin("ann", address(2), now).is_ok());
    }

    #[test]
    fn what_is_forgiven_is_forgotten() {
        let (guesses, now) = (Guesses::default(), Instant::now());
        for name in 0..=MANY {
            guesses.begin(&name.to_string(), address(1), now).unwrap();
        }
        guesses.begin("ann", address(1), now + Duration::from_secs(61)).unwrap();
        assert_eq!(guesses.0.lock().unwrap().places.len(), 1);
    }
}
