//! Moving markers, and shuffling the deck.

use arrayvec::ArrayVec;

use super::{AUTOMATON, Acting, DECK_SIZE, DeckCard, Deed, Home, Level, PERSON, ShuffleReason, Track};
use crate::cards::{Employee, Feat, Milestone};
use crate::event::Sink;
use crate::rng::shuffle;

impl Track {
    /// Bottom and top of the track.
    pub const fn ends(self) -> (u8, u8) {
        match self {
            Track::RecruitTrain => (1, 4),
            Track::PriceDistance => (6, 10),
            Track::Waitresses => (0, 4),
            Track::Competition => (0, Level::COUNT as u8 - 1),
        }
    }
}

/// SHUFFLE is the line between this position and the next (A6).
const SHUFFLE_AFTER: u8 = 2;

impl<S: Sink> Acting<'_, S> {
    /// Moves a marker; it stops at the ends.
    pub(super) fn move_marker(&mut self, track: Track, by: i8) {
        let (bottom, top) = track.ends();
        let automaton = &mut self.automaton;
        let marker = match track {
            Track::RecruitTrain => &mut automaton.recruit_train,
            Track::PriceDistance => &mut automaton.price_distance,
            Track::Waitresses => &mut automaton.waitresses,
            Track::Competition => return self.move_competition(by),
        };
        let from = *marker;
        let to = from.saturating_add_signed(by).clamp(bottom, top);
        *marker = to;
        let lost = by.unsigned_abs() - from.abs_diff(to);
        self.tell(|| Deed::Moved { track, from, to, lost });
        match track {
            Track::Waitresses => {
                if from == 0 && to > 0 {
                    self.achieve(Feat::PutToWork(Employee::Waitress));
                }
                if from < top && to == top {
                    self.hire_star();
                }
            }
            Track::RecruitTrain => {
                for (place, milestone) in
                    [(2, Milestone::FirstToTrainSomeone), (3, Milestone::FirstToHireThree)]
                {
                    if from < place && to >= place {
                        self.claim(milestone); // it passes every space on its way (A31)
                    }
                }
                if (from <= SHUFFLE_AFTER) != (to <= SHUFFLE_AFTER) {
                    self.shuffle_deck(ShuffleReason::Crossed);
                }
            }
            Track::PriceDistance | Track::Competition => {}
        }
    }

    /// With movie stars the end of the track brings the best one left, unless it has one (A12); without them there are none.
    fn hire_star(&mut self) {
        let free = Employee::STARS.into_iter().find(|star| self.game.supply(*star) > 0);
        if let Some(employee) = free.filter(|_| !self.game.owns_star(AUTOMATON)) {
            self.game.supply[employee.index()] -= 1;
            self.game.chain_mut(AUTOMATON).beach.add(employee, 1);
            self.tell(|| Deed::Recruited { employee, home: Home::Pile });
        }
    }

    pub(super) fn move_competition(&mut self, by: i8) {
        let from = self.automaton.competition;
        let to = (from as u8).saturating_add_signed(by).min(Level::COUNT as u8 - 1);
        let to = Level::ALL[usize::from(to)];
        self.automaton.competition = to;
        self.tell(|| Deed::Competition { from, to });
    }

    /// After dinnertime: ahead means colder, behind hotter. Everything received in the phase counts (A28).
    pub(super) fn compare_incomes(&mut self) {
        let own = self.game.chain(AUTOMATON).earned;
        let rival = self.game.chain(PERSON).earned;
        self.because(None, None);
        self.tell(|| Deed::Compared { own, rival });
        match own.cmp(&rival) {
            std::cmp::Ordering::Greater => self.move_competition(-1),
            std::cmp::Ordering::Less => self.move_competition(1),
            std::cmp::Ordering::Equal => {}
        }
    }

    /// The Chain claims a milestone if it is open; it never has its benefit.
    pub(super) fn achieve(&mut self, feat: Feat) {
        self.game.achieve(AUTOMATON, feat, self.sink);
    }

    pub(super) fn claim(&mut self, milestone: Milestone) -> bool {
        self.game.award(AUTOMATON, milestone, self.sink)
    }

    /// Shuffles used pile and deck together until an action card is on top. The card flipped this turn stays out
    /// (A3, A5) unless it was put on the used pile before.
    pub(super) fn shuffle_deck(&mut self, reason: ShuffleReason) {
        let automaton = &mut self.automaton;
        let mut cards: ArrayVec<DeckCard, DECK_SIZE> = automaton.deck.clone();
        cards.extend(automaton.used.drain(..));
        let mut times: u8 = 0;
        let mut stream = self.game.rng.open();
        // Some action card is always among them, so this ends.
        while times == 0 || cards.last().is_some_and(|card| !card.is_action()) {
            shuffle(&mut cards, &mut stream);
            times = times.saturating_add(1); // with few action cards it can take long
            if !cards.iter().any(|card| card.is_action()) {
                break;
            }
        }
        self.game.rng.close(&stream);
        automaton.deck = cards;
        self.tell(|| Deed::Shuffled { reason, times });
    }
}
