//! Tasks, and whether they are done.

use magnate_rules::{HouseNumber, PlayerId};
use serde::{Deserialize, Serialize};

use crate::tally::Tally;

/// What is to be done. Amounts are what the best lines reach and no other does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PuzzleGoal"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Goal {
    /// Serve this house tonight, which somebody else would like to serve too.
    WinHouse {
        /// The house.
        house: HouseNumber,
        /// Who serves it if nothing is done about it.
        rival: PlayerId,
    },
    /// Earn at least so much at tonight's dinner.
    BestDinner {
        /// Sales, tips and bonus.
        amount: i32,
    },
    /// Serve at least so many houses tonight.
    SellHouses {
        /// How many.
        count: u8,
    },
    /// Let this rival earn no more than so much tonight.
    HoldRival {
        /// The rival.
        rival: PlayerId,
        /// At most.
        amount: i32,
    },
    /// Pay all salaries after dinner, fire at most so many, and have so much left.
    Payday {
        /// At most.
        fired: u8,
        /// At least.
        left: i32,
    },
    /// Get so many milestones by the end of dinner.
    Milestones {
        /// How many.
        count: u8,
    },
}

/// The kinds of tasks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PuzzleKind"))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// [`Goal::WinHouse`]
    WinHouse,
    /// [`Goal::BestDinner`]
    BestDinner,
    /// [`Goal::SellHouses`]
    SellHouses,
    /// [`Goal::HoldRival`]
    HoldRival,
    /// [`Goal::Payday`]
    Payday,
    /// [`Goal::Milestones`]
    Milestones,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 6] =
        [Kind::WinHouse, Kind::BestDinner, Kind::SellHouses, Kind::HoldRival, Kind::Payday, Kind::Milestones];

    /// Its name in files.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::WinHouse => "win_house",
            Kind::BestDinner => "best_dinner",
            Kind::SellHouses => "sell_houses",
            Kind::HoldRival => "hold_rival",
            Kind::Payday => "payday",
            Kind::Milestones => "milestones",
        }
    }
}

impl std::fmt::Display for Kind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

/// When a puzzle is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PuzzleHorizon"))]
#[serde(rename_all = "snake_case")]
pub enum Horizon {
    /// After tonight's dinner.
    Dinner,
    /// When the solver has paid salaries.
    Payday,
}

/// Why a try failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PuzzleFailure"))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Failure {
    /// Somebody else served the house.
    HouseLost {
        /// The house.
        house: HouseNumber,
        /// Who.
        to: PlayerId,
    },
    /// Nobody served the house.
    HouseUnserved {
        /// The house.
        house: HouseNumber,
    },
    /// Too little was earned.
    TooLittle {
        /// What was earned.
        earned: i32,
        /// What could have been.
        wanted: i32,
    },
    /// Too few houses were served.
    TooFewHouses {
        /// Served.
        served: u8,
        /// Asked for.
        wanted: u8,
    },
    /// The rival earned too much.
    RivalEarned {
        /// The rival.
        rival: PlayerId,
        /// What they earned.
        earned: i32,
        /// What they may earn.
        allowed: i32,
    },
    /// The salaries were paid, but too little was left.
    TooLittleLeft {
        /// Left.
        left: i32,
        /// Asked for.
        wanted: i32,
    },
    /// Too many were fired.
    TooManyFired {
        /// Fired.
        fired: u8,
        /// Allowed.
        allowed: u8,
    },
    /// The money did not do for the salaries, and nobody may be fired any more.
    CannotPay {
        /// What is due.
        due: i32,
        /// What there is.
        cash: i32,
    },
    /// The game ended at dinner: no salaries were paid.
    GameOver,
    /// Too few milestones.
    TooFewMilestones {
        /// Got.
        got: u8,
        /// Asked for.
        wanted: u8,
    },
}

impl Goal {
    /// Its kind.
    pub const fn kind(&self) -> Kind {
        match self {
            Goal::WinHouse { .. } => Kind::WinHouse,
            Goal::BestDinner { .. } => Kind::BestDinner,
            Goal::SellHouses { .. } => Kind::SellHouses,
            Goal::HoldRival { .. } => Kind::HoldRival,
            Goal::Payday { .. } => Kind::Payday,
            Goal::Milestones { .. } => Kind::Milestones,
        }
    }

    /// When it is decided.
    pub const fn horizon(&self) -> Horizon {
        match self {
            Goal::Payday { .. } => Horizon::Payday,
            _ => Horizon::Dinner,
        }
    }

    /// How good what happened is, once the horizon is reached: more is better.
    pub fn value(&self, solver: PlayerId, tally: &Tally) -> i32 {
        match self {
            Goal::WinHouse { house, .. } => i32::from(tally.server_of(*house) == Some(solver)),
            Goal::BestDinner { .. } => tally.income[solver.index()],
            Goal::SellHouses { .. } => tally.houses_of(solver).count() as i32,
            Goal::HoldRival { rival, .. } => -tally.income[rival.index()],
            Goal::Payday { .. } => tally.left,
            Goal::Milestones { .. } => tally.milestones.len() as i32,
        }
    }

    /// The value that is asked for.
    pub fn target(&self) -> i32 {
        match self {
            Goal::WinHouse { .. } => 1,
            Goal::BestDinner { amount } => *amount,
            Goal::SellHouses { count } | Goal::Milestones { count } => i32::from(*count),
            Goal::HoldRival { amount, .. } => -amount,
            Goal::Payday { left, .. } => *left,
        }
    }

    /// Why a value below the target is not enough.
    pub(crate) fn failure(&self, solver: PlayerId, tally: &Tally) -> Failure {
        match *self {
            Goal::WinHouse { house, .. } => match tally.server_of(house) {
                Some(to) => Failure::HouseLost { house, to },
                None => Failure::HouseUnserved { house },
            },
            Goal::BestDinner { amount } => {
                Failure::TooLittle { earned: tally.income[solver.index()], wanted: amount }
            }
            Goal::SellHouses { count } => {
                Failure::TooFewHouses { served: tally.houses_of(solver).count() as u8, wanted: count }
            }
            Goal::HoldRival { rival, amount } => {
                Failure::RivalEarned { rival, earned: tally.income[rival.index()], allowed: amount }
            }
            Goal::Payday { left, .. } => Failure::TooLittleLeft { left: tally.left, wanted: left },
            Goal::Milestones { count } => {
                Failure::TooFewMilestones { got: tally.milestones.len() as u8, wanted: count }
            }
        }
    }
}
