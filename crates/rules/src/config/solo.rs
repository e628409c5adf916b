//! Solo games against The Chain: their switches.

use serde::{Deserialize, Serialize};

use crate::vocab::vocabulary;

vocabulary! {
    /// A switch of a solo game, each on its own: the difficulty rules of section 11 and the switches of rulings A1 and A29.
    pub enum SoloSwitch ("a switch of a solo game") {
        /// Five milestones leave the game after turn 2 or 3.
        HardChoices = "hard_choices",
        /// New restaurants go first where they connect The Chain to more houses.
        ExpandConnections = "expand_connections",
        /// Six restaurants instead of three.
        SixRestaurants = "six_restaurants",
        /// Six warm and no cool cards under the deck at the start.
        AllWarmSetup = "all_warm_setup",
        /// A warm card on top is resolved whatever the marker shows.
        WarmAlways = "warm_always",
        /// The Chain flips a card in turn 1 too, and runs its food and clean-up panes.
        FlipInTurnOne = "flip_in_turn_one",
        /// With reserve prices The Chain's items bring the new base price too.
        NewPrice = "new_price",
    }
}

/// A solo game: one person, player 0, against The Chain, player 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[allow(clippy::struct_excessive_bools)] // independent switches
pub struct Solo {
    /// [`SoloSwitch::HardChoices`].
    pub hard_choices: bool,
    /// [`SoloSwitch::ExpandConnections`].
    pub expand_connections: bool,
    /// [`SoloSwitch::SixRestaurants`].
    pub six_restaurants: bool,
    /// [`SoloSwitch::AllWarmSetup`].
    pub all_warm_setup: bool,
    /// [`SoloSwitch::WarmAlways`].
    pub warm_always: bool,
    /// [`SoloSwitch::FlipInTurnOne`].
    pub flip_in_turn_one: bool,
    /// [`SoloSwitch::NewPrice`].
    pub new_price: bool,
}

impl SoloSwitch {
    /// Makes The Chain harder; the others are other readings of its rules.
    pub const fn is_harder(self) -> bool {
        !matches!(self, SoloSwitch::FlipInTurnOne | SoloSwitch::NewPrice)
    }
}

impl Solo {
    /// Is a switch on?
    pub const fn has(&self, switch: SoloSwitch) -> bool {
        match switch {
            SoloSwitch::HardChoices => self.hard_choices,
            SoloSwitch::ExpandConnections => self.expand_connections,
            SoloSwitch::SixRestaurants => self.six_restaurants,
            SoloSwitch::AllWarmSetup => self.all_warm_setup,
            SoloSwitch::WarmAlways => self.warm_always,
            SoloSwitch::FlipInTurnOne => self.flip_in_turn_one,
            SoloSwitch::NewPrice => self.new_price,
        }
    }

    /// The switches that are on, in order.
    pub fn switches(&self) -> impl Iterator<Item = SoloSwitch> {
        let solo = *self;
        SoloSwitch::ALL.into_iter().filter(move |switch| solo.has(*switch))
    }
}

impl FromIterator<SoloSwitch> for Solo {
    fn from_iter<I: IntoIterator<Item = SoloSwitch>>(switches: I) -> Self {
        let mut solo = Solo::default();
        for switch in switches {
            match switch {
                SoloSwitch::HardChoices => solo.hard_choices = true,
                SoloSwitch::ExpandConnections => solo.expand_connections = true,
                SoloSwitch::SixRestaurants => solo.six_restaurants = true,
                SoloSwitch::AllWarmSetup => solo.all_warm_setup = true,
                SoloSwitch::WarmAlways => solo.warm_always = true,
                SoloSwitch::FlipInTurnOne => solo.flip_in_turn_one = true,
                SoloSwitch::NewPrice => solo.new_price = true,
            }
        }
        solo
    }
}
