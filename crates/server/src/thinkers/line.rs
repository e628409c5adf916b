//! The line before the thinking threads. Households take turns, and within one the people; whoever has used less time
//! goes first. So a flood from one place delays anybody else by about the thought that is under way.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

/// Whose thoughts these are: the host of a table, or whoever asked for a hint.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Owner {
    /// Where they were last seen, or themselves where that is not known.
    home: Arc<str>,
    person: Arc<str>,
}

impl Owner {
    /// Somebody, at an address as it is counted.
    pub fn new(person: &str, home: Option<IpAddr>) -> Self {
        let person: Arc<str> = person.into();
        let home = home.map_or_else(|| Arc::clone(&person), |home| home.to_string().into());
        Owner { home, person }
    }
}

/// What somebody has had of the threads.
#[derive(Clone, Copy, Debug, Default)]
struct Share {
    /// Thoughts under way.
    running: u32,
    waiting: u32,
    /// Time used. Whoever comes back after a pause starts where the others are: nobody saves up.
    used: Duration,
}

impl Share {
    fn comes(&mut self, now: Duration) {
        if self.running + self.waiting == 0 {
            self.used = self.used.max(now);
        }
        self.waiting += 1;
    }

    fn begins(&mut self) -> Duration {
        self.waiting -= 1;
        self.running += 1;
        self.used
    }

    /// Nothing that would be missed: whoever has used no more than those whose turn it is starts like a stranger.
    fn is_forgettable(&self, now: Duration) -> bool {
        self.running + self.waiting == 0 && self.used <= now
    }
}

#[derive(Debug, Default)]
struct Home {
    share: Share,
    people: HashMap<Arc<str>, Share>,
    /// Time used by the person whose turn it was last.
    now: Duration,
}

/// Thoughts that wait, at most so many.
#[derive(Debug)]
pub(super) struct Line<T> {
    most: usize,
    waiting: Vec<(Owner, T)>,
    homes: HashMap<Arc<str>, Home>,
    /// Time used by the household whose turn it was last.
    now: Duration,
}

impl<T> Line<T> {
    /// An empty line; 0 for no limit.
    pub(super) fn new(most: usize) -> Self {
        let most = if most == 0 { usize::MAX } else { most };
        Line { most, waiting: Vec::new(), homes: HashMap::new(), now: Duration::ZERO }
    }

    /// One more. When there are too many the last of whoever has most must go, which may be this one: it is given back.
    pub(super) fn join(&mut self, owner: Owner, thought: T) -> Option<T> {
        let home = self.homes.entry(Arc::clone(&owner.home)).or_default();
        home.share.comes(self.now);
        let now = home.now;
        home.people.entry(Arc::clone(&owner.person)).or_default().comes(now);
        self.waiting.push((owner, thought));
        if self.waiting.len() <= self.most {
            return None;
        }
        let crowd = |(index, (owner, _)): &(usize, &(Owner, T))| {
            let (home, person) = self.shares(owner);
            (home.waiting, person.waiting, *index)
        };
        let (last, _) = self.waiting.iter().enumerate().max_by_key(crowd)?;
        Some(self.leave(last))
    }

    /// Those nobody waits for any more.
    pub(super) fn give_up(&mut self, unwanted: impl Fn(&T) -> bool) -> Vec<T> {
        let mut gone = Vec::new();
        while let Some(index) = self.waiting.iter().position(|(_, thought)| unwanted(thought)) {
            gone.push(self.leave(index));
        }
        gone
    }

    /// Whoever is next, which begins now.
    pub(super) fn next(&mut self) -> Option<(Owner, T)> {
        let turn = |(index, (owner, _)): &(usize, &(Owner, T))| {
            let (home, person) = self.shares(owner);
            (home.running, home.used, person.running, person.used, *index)
        };
        let (first, _) = self.waiting.iter().enumerate().min_by_key(turn)?;
        let (owner, thought) = self.waiting.remove(first);
        if let Some(home) = self.homes.get_mut(&owner.home) {
            self.now = self.now.max(home.share.begins());
            if let Some(person) = home.people.get_mut(&owner.person) {
                home.now = home.now.max(person.begins());
            }
        }
        Some((owner, thought))
    }

    /// A thought that began has ended after so long.
    pub(super) fn ended(&mut self, owner: &Owner, took: Duration) {
        if let Some(home) = self.homes.get_mut(&owner.home) {
            for share in [Some(&mut home.share), home.people.get_mut(&owner.person)].into_iter().flatten() {
                share.running -= 1;
                share.used += took;
            }
        }
        self.forget();
    }

    /// Thoughts of a household that wait.
    pub(super) fn waiting_at_home(&self, owner: &Owner) -> u32 {
        self.shares(owner).0.waiting
    }

    /// Thoughts that wait.
    pub(super) fn len(&self) -> usize {
        self.waiting.len()
    }

    fn shares(&self, owner: &Owner) -> (Share, Share) {
        let home = self.homes.get(&owner.home);
        let person = home.and_then(|home| home.people.get(&owner.person));
        (home.map(|home| home.share).unwrap_or_default(), person.copied().unwrap_or_default())
    }

    fn leave(&mut self, index: usize) -> T {
        let (owner, thought) = self.waiting.remove(index);
        if let Some(home) = self.homes.get_mut(&owner.home) {
            for share in [Some(&mut home.share), home.people.get_mut(&owner.person)].into_iter().flatten() {
                share.waiting -= 1;
            }
        }
        self.forget();
        thought
    }

    /// Drops what makes no difference to anybody.
    fn forget(&mut self) {
        let now = self.now;
        self.homes.retain(|_, home| {
            let inside = home.now;
            home.people.retain(|_, person| !person.is_forgettable(inside));
            !home.share.is_forgettable(now)
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn owner(person: &str, home: u8) -> Owner {
        Owner::new(person, Some(IpAddr::from([10, 0, 0, home])))
    }

    /// Serves so many, one at a time, a second each: who it was.
    fn serve(line: &mut Line<&'static str>, count: usize) -> Vec<&'static str> {
        let mut served = Vec::new();
        while served.len() < count
            && let Some((owner, thought)) = line.next()
        {
            line.ended(&owner, SECOND);
            served.push(thought);
        }
        served
    }

    #[test]
    fn a_flood_of_one_delays_another_by_one_thought() {
        let mut line = Line::new(0);
        for _ in 0..300 {
            line.join(owner("mallory", 1), "flood");
        }
        assert_eq!(serve(&mut line, 50), ["flood"; 50]);
        let under_way = line.next().unwrap().0;
        for _ in 0..3 {
            line.join(owner("ann", 2), "ann");
            // A second thread, or the first one when it is free again.
            assert_eq!(serve(&mut line, 1), ["ann"], "she is next");
        }
        line.ended(&under_way, SECOND);
        assert_eq!(serve(&mut line, 1), ["flood"], "and the flood goes on meanwhile");
    }

    #[test]
    fn a_crowd_of_guests_in_one_place_counts_as_one_household() {
        let mut line = Line::new(0);
        for guest in 0..50 {
            for _ in 0..4 {
                line.join(owner(&format!("guest{guest}"), 1), "flood");
            }
        }
        serve(&mut line, 20);
        let mut waited = Vec::new();
        for _ in 0..20 {
            line.join(owner("ann", 2), "ann");
            let mut before = 0;
            while serve(&mut line, 1) != ["ann"] {
                before += 1;
            }
            waited.push(before);
        }
        assert!(waited.iter().all(|before| *before <= 1), "{waited:?}");
    }

    #[test]
    fn people_of_one_household_share_it() {
        let mut line = Line::new(0);
        for _ in 0..10 {
            line.join(owner("bob", 1), "bob");
        }
        serve(&mut line, 4);
        line.join(owner("ann", 1), "ann");
        assert_eq!(serve(&mut line, 1), ["ann"]);
    }

    #[test]
    fn a_full_line_turns_away_whoever_has_most_in_it() {
        let mut line = Line::new(4);
        assert_eq!([(); 4].map(|()| line.join(owner("mallory", 1), "flood")), [None; 4]);
        assert_eq!(line.join(owner("mallory", 1), "one too many"), Some("one too many"));
        assert_eq!(line.join(owner("ann", 2), "ann"), Some("flood"), "the flood makes room");
        assert_eq!(line.len(), 4);
        assert_eq!(serve(&mut line, 9).len(), 4);
    }

    #[test]
    fn nobody_saves_up_and_nobody_is_remembered_for_ever() {
        let mut line = Line::new(0);
        for i in 0..1000 {
            line.join(owner(&format!("u{i}"), (i % 200) as u8), "x");
            serve(&mut line, 1);
        }
        assert!(line.homes.len() < 250, "{}", line.homes.len());
        line.join(owner("ann", 201), "ann");
        line.join(owner("bob", 202), "bob");
        serve(&mut line, 2);
        assert_eq!(line.give_up(|_| true), Vec::<&str>::new());
        line.join(owner("ann", 201), "gone");
        assert_eq!(line.give_up(|thought| *thought == "gone"), ["gone"]);
        assert_eq!(line.len(), 0);
    }
}
