//! Readings of the expansion's rules that a table may agree on (`docs/rules/ketchup.md`, section 21).

use serde::{Deserialize, Serialize};

use super::modules::Module;
use crate::vocab::vocabulary;

/// Defines the options: for each its key, field, modules and readings, the usual one first.
macro_rules! rule_options {
    ($(
        $(#[$meta:meta])*
        $option:ident $key:literal $field:ident: $name:ident ($what:literal, $($module:ident),+) {
            $(#[$umeta:meta])* $usual:ident = $usual_id:literal,
            $( $(#[$vmeta:meta])* $variant:ident = $id:literal ),+ $(,)?
        }
    )+) => {
        vocabulary! {
            /// An option of section 21 by its name there, in lower case.
            pub enum RuleOption ("an option of the rules") {
                $( $(#[$meta])* $option = $key ),+
            }
        }

        $(
            vocabulary! {
                $(#[$meta])*
                pub enum $name ($what) {
                    $(#[$umeta])* $usual = $usual_id,
                    $( $(#[$vmeta])* $variant = $id ),+
                }
            }

            impl Default for $name {
                fn default() -> Self {
                    $name::$usual
                }
            }
        )+

        impl RuleOption {
            /// The modules it is about: it needs one of them.
            pub const fn modules(self) -> &'static [Module] {
                match self { $( RuleOption::$option => &[$(Module::$module),+] ),+ }
            }

            /// The ids of its readings, the usual one first.
            pub const fn readings(self) -> &'static [&'static str] {
                match self { $( RuleOption::$option => &[$usual_id, $($id),+] ),+ }
            }
        }

        /// How the options of section 21 are read; only what is unusual is written down.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct RuleOptions {
            $(
                $(#[$meta])*
                #[serde(rename = $key, skip_serializing_if = "is_usual")]
                #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
                pub $field: $name,
            )+
        }

        impl RuleOptions {
            /// Every option as usual.
            pub const USUAL: RuleOptions = RuleOptions { $( $field: $name::$usual ),+ };

            /// How an option is read, by id.
            pub const fn reading(&self, option: RuleOption) -> &'static str {
                match option { $( RuleOption::$option => self.$field.id() ),+ }
            }

            /// Reads an option differently.
            pub fn set(&mut self, option: RuleOption, reading: &str) -> Result<(), String> {
                match option { $( RuleOption::$option => self.$field = reading.parse()? ),+ }
                Ok(())
            }
        }
    };
}

fn is_usual<T: Default + PartialEq>(reading: &T) -> bool {
    *reading == T::default()
}

impl RuleOptions {
    /// Every option as usual?
    pub fn is_usual(&self) -> bool {
        *self == RuleOptions::USUAL
    }

    /// The options that are read differently, with the ids of their readings.
    pub fn unusual(self) -> impl Iterator<Item = (RuleOption, &'static str)> {
        RuleOption::ALL
            .into_iter()
            .map(move |option| (option, self.reading(option)))
            .filter(|(option, reading)| option.readings()[0] != *reading)
    }
}

rule_options! {
    /// OPT-BARISTA: how far away a lead barista's shop may be.
    Barista "barista" barista: BaristaReach ("a reach of lead baristas", Coffee) {
        /// Range 2, like a barista's.
        Range = "range",
        /// Anywhere.
        Unlimited = "unlimited",
    }
    /// OPT-COFFEE: which ways to dinner a house weighs.
    Coffee "coffee" coffee: CoffeeRoutes ("a way to weigh coffee routes", Coffee) {
        /// Those that no other way outdoes.
        Prune = "prune",
        /// All of them.
        Literal = "literal",
        /// Those that no other way over the same tiles outdoes.
        Tiles = "tiles",
    }
    /// OPT-ROADWORKS: where roadworks count.
    Roadworks "roadworks" roadworks: RoadworksReach ("a reach of roadworks", Lobbyists) {
        /// On the way to dinner.
        Dinner = "dinner",
        /// In every range by road.
        Ranges = "ranges",
    }
    /// OPT-CFO: does a CFO add to the $5 that marketing earns?
    Cfo "cfo" cfo: CfoOnMarketing ("a way to treat marketing money", NewMilestones) {
        /// No.
        Without = "without",
        /// Half as much again, rounded up, in every pass.
        With = "with",
    }
    /// OPT-BREAK: what happens when the bank breaks outside dinnertime.
    Break "break" bank_break: BreakOutsideDinner ("a way to break the bank", NewMilestones) {
        /// It is settled at once.
        AtOnce = "at_once",
        /// The bank owes until the end of the next dinnertime.
        Owed = "owed",
    }
    /// OPT-RES: when a new base price begins.
    Res "res" reserve_price: ReservePriceChange ("a way to change the base price", ReservePrices) {
        /// With the next dinnertime.
        Fixed = "fixed",
        /// With the next house.
        NextHouse = "next_house",
    }
    /// OPT-DISCOUNT: when the first discount manager counts as used.
    Discount "discount" discount: DiscountClaim ("a moment for the discount milestone", NewMilestones) {
        /// When structures are revealed, with $100 in that round.
        Reveal = "reveal",
        /// At dinnertime, with the first $100 in the next round.
        Dinner = "dinner",
    }
    /// OPT-MASS: what becomes of a mass marketeer at payday.
    Mass "mass" mass: MassMarketeerFired ("a way to treat mass marketeers", MassMarketeers) {
        /// It may be fired, and makes no pass then.
        Fired = "fired",
        /// It is busy from campaigns to marketing.
        Locked = "locked",
    }
    /// OPT-WAIVER: whose salaries the first billboard waives.
    Waiver "waiver" waiver: SalaryWaiver (
        "a reach of the salary waiver", MassMarketeers, RuralMarketeers, GourmetCritics
    ) {
        /// Those of all blue cards.
        All = "all",
        /// Those of the base cards.
        Base = "base",
    }
    /// OPT-KETCHUP: how long the ketchup milestone is to be had.
    Ketchup "ketchup" ketchup: KetchupClaim ("a life of the ketchup milestone", Ketchup) {
        /// In its first round, as any milestone.
        FirstRound = "first_round",
        /// Until everybody has it.
        Stays = "stays",
    }
    /// OPT-BRAND: which airplane may carry two goods.
    Brand "brand" brand: BrandAirplane ("a choice of airplane", NewMilestones) {
        /// Any one of the turn.
        Any = "any",
        /// Only that of the brand manager who earned it.
        Claiming = "claiming",
    }
    /// OPT-MAILCUT: when a new road cuts mailbox blocks.
    Mailcut "mailcut" mail_cut: MailCut ("a moment for roads to cut mail", Lobbyists) {
        /// While it is being built.
        Building = "building",
        /// Once it is open.
        Open = "open",
    }
}
