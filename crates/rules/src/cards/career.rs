//! Careers, and groups of cards that can do the same.

use super::employee::{Employee, card};
use crate::config::ModuleSet;

/// Who can become what, and in how many training steps.
pub struct Careers {
    /// `steps[from][to]`: training steps between two cards, 0 when there is no path.
    steps: [[u8; Employee::COUNT]; Employee::COUNT],
    /// `targets[from]`: every card a career from there can lead to, in order; ends with `COUNT`.
    targets: [[u8; 16]; Employee::COUNT],
}

static BASE_CAREERS: Careers = Careers::new(false);
static ALL_CAREERS: Careers = Careers::new(true);

impl Careers {
    /// Of the whole box.
    pub(super) const ALL: &'static Careers = &ALL_CAREERS;

    /// With a module off its arrows do not exist (K-GEN-11). Of several modules all arrows are here: where nobody can own a
    /// card, no training leads to it.
    pub const fn of(modules: ModuleSet) -> &'static Careers {
        if modules.is_empty() { &BASE_CAREERS } else { &ALL_CAREERS }
    }

    const fn new(modules: bool) -> Careers {
        let mut careers = Careers {
            steps: [[0; Employee::COUNT]; Employee::COUNT],
            targets: [[Employee::COUNT as u8; 16]; Employee::COUNT],
        };
        // Career paths are at most four steps long; each pass extends every known path by one step.
        let mut length = 1;
        while length <= 4 {
            let mut from = 0;
            while from < Employee::COUNT {
                let mut via = 0;
                while via < Employee::COUNT {
                    let steps = &mut careers.steps[from];
                    let reached = if length == 1 { via == from } else { steps[via] == length - 1 };
                    if reached {
                        let to = card(Employee::ALL[via]).to;
                        let mut i = 0;
                        while i < to.len() {
                            let exists = modules || card(to[i]).module.is_none();
                            if exists && steps[to[i] as usize] == 0 {
                                steps[to[i] as usize] = length;
                            }
                            i += 1;
                        }
                    }
                    via += 1;
                }
                from += 1;
            }
            length += 1;
        }
        let mut from = 0;
        while from < Employee::COUNT {
            let (mut to, mut n) = (0, 0);
            while to < Employee::COUNT {
                if careers.steps[from][to] > 0 {
                    careers.targets[from][n] = to as u8;
                    n += 1;
                }
                to += 1;
            }
            from += 1;
        }
        careers
    }

    /// Training steps on the way from a card to another; `None` when no career leads there.
    #[inline]
    pub fn steps(&self, from: Employee, to: Employee) -> Option<u8> {
        match self.steps[from.index()][to.index()] {
            0 => None,
            steps => Some(steps),
        }
    }

    /// Every card a career can lead to, over one or more steps, in order.
    pub fn targets(&self, from: Employee) -> impl Iterator<Item = Employee> {
        self.targets[from.index()].into_iter().map_while(|to| Employee::ALL.get(usize::from(to)).copied())
    }
}

/// Cards of one kind, those of the base game first.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    cards: &'static [Employee],
    base: usize,
}

impl Group {
    pub(super) const fn new(cards: &'static [Employee]) -> Group {
        let mut base = 0;
        while base < cards.len() && card(cards[base]).module.is_none() {
            base += 1;
        }
        Group { cards, base }
    }

    /// Every card of the group.
    pub const fn all(self) -> &'static [Employee] {
        self.cards
    }

    /// Those that can be in a game with these modules; the base game looks at its own only.
    #[inline]
    pub fn with(self, modules: ModuleSet) -> &'static [Employee] {
        if modules.is_empty() { &self.cards[..self.base] } else { self.cards }
    }
}
