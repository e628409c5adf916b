//! Suggested sets of modules (`docs/rules/ketchup.md`, section 19).

use super::modules::{MapSettings, Module, ModuleSet};
use crate::vocab::vocabulary;

vocabulary! {
    /// A suggested set of modules.
    pub enum Scenario ("a scenario") {
        NewMilestones = "new-milestones",
        FirstCupOfCoffee = "first-cup-of-coffee",
        KoreanCity = "korean-city",
        Nightlife = "nightlife",
        Sustenance = "sustenance",
        UpmarketArea = "upmarket-area",
        CityBuilder = "city-builder",
        AsianFusion = "asian-fusion",
        FirstMover = "first-mover",
        Overtime = "overtime",
        HenriLoMenu = "henri-lo-menu",
    }
}

impl Scenario {
    /// Its modules.
    pub const fn modules(self) -> ModuleSet {
        use Module as M;
        ModuleSet::of(match self {
            Scenario::NewMilestones => &[M::NewMilestones],
            Scenario::FirstCupOfCoffee => &[M::Coffee],
            Scenario::KoreanCity => &[M::NewDistricts, M::Kimchi],
            Scenario::Nightlife => &[M::NewMilestones, M::NightShift],
            Scenario::Sustenance => &[M::Coffee, M::FryChefs],
            Scenario::UpmarketArea => &[M::NewMilestones, M::GourmetCritics, M::Sushi],
            Scenario::CityBuilder => &[M::Lobbyists, M::NewDistricts, M::RuralMarketeers],
            Scenario::AsianFusion => &[M::Sushi, M::Kimchi, M::Noodles, M::Ketchup],
            Scenario::FirstMover => {
                &[M::HardChoices, M::Ketchup, M::MovieStars, M::Lobbyists, M::ReservePrices]
            }
            Scenario::Overtime => &[
                M::NightShift,
                M::MassMarketeers,
                M::RuralMarketeers,
                M::NewDistricts,
                M::Noodles,
                M::ReservePrices,
            ],
            Scenario::HenriLoMenu => {
                return ModuleSet::of(&M::ALL).without(M::SixPlayers).without(M::HardChoices);
            }
        })
    }

    /// Modules that may be added.
    pub const fn optional(self) -> ModuleSet {
        match self {
            Scenario::FirstCupOfCoffee => ModuleSet::of(&[Module::NewMilestones]),
            _ => ModuleSet::NONE,
        }
    }

    /// What its map must contain.
    pub const fn map_settings(self) -> MapSettings {
        match self {
            Scenario::KoreanCity => MapSettings { force_apartment: true, ..MapSettings::NONE },
            Scenario::UpmarketArea => MapSettings { park_tile: true, ..MapSettings::NONE },
            _ => MapSettings::NONE,
        }
    }

    /// Can it be played: are all its modules and settings built?
    pub fn is_built(self) -> bool {
        self.modules().iter().all(|module| Module::BUILT.has(module))
            && self.map_settings().iter().all(|setting| super::MapSetting::BUILT.contains(&setting))
    }
}
