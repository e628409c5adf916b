//! Expansion modules (`docs/rules/ketchup.md`), and what a map made with them must contain.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::vocab::vocabulary;

vocabulary! {
    /// An expansion module (K-GEN-1).
    pub enum Module ("a module") {
        /// Six map tiles: apartments, houses 21, 22 and 25, lemons.
        NewDistricts = "new_districts",
        /// Roads, parks and one more tile.
        Lobbyists = "lobbyists",
        /// Seventeen milestones in place of the base ones.
        NewMilestones = "new_milestones",
        /// Baristas and coffee shops on the way to dinner.
        Coffee = "coffee",
        /// One kimchi more with an order.
        Kimchi = "kimchi",
        /// What houses with a garden would rather eat.
        Sushi = "sushi",
        /// What houses eat when nobody has what they want.
        Noodles = "noodles",
        /// The milestone of whoever advertised what another sells.
        Ketchup = "ketchup",
        /// $10 more for every house sold to.
        FryChefs = "fry_chefs",
        /// Cards without a salary work twice.
        NightShift = "night_shift",
        /// One more pass of marketing.
        MassMarketeers = "mass_marketeers",
        /// Giant billboards for the rural area.
        RuralMarketeers = "rural_marketeers",
        /// Guides for houses with a garden.
        GourmetCritics = "gourmet_critics",
        /// First in the order of business, and in ties.
        MovieStars = "movie_stars",
        /// Reserve cards that set the base price.
        ReservePrices = "reserve_prices",
        /// Five milestones that leave early.
        HardChoices = "hard_choices",
        /// A sixth chain.
        SixPlayers = "six_players",
    }
}

impl Module {
    /// The modules this crate plays; others are refused by [`crate::Config::check`].
    pub const BUILT: ModuleSet = ModuleSet::of(&[
        Module::NewDistricts,
        Module::Lobbyists,
        Module::NewMilestones,
        Module::Coffee,
        Module::Kimchi,
        Module::Sushi,
        Module::Noodles,
        Module::Ketchup,
        Module::FryChefs,
        Module::NightShift,
        Module::MassMarketeers,
        Module::RuralMarketeers,
        Module::GourmetCritics,
        Module::MovieStars,
        Module::ReservePrices,
        Module::HardChoices,
        Module::SixPlayers,
    ]);
}

/// Modules, written as a list of their ids in the order of [`Module::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<Module>"))]
pub struct ModuleSet(u32);

impl ModuleSet {
    /// The base game.
    pub const NONE: ModuleSet = ModuleSet(0);

    /// These modules.
    pub const fn of(modules: &[Module]) -> ModuleSet {
        let mut set = ModuleSet::NONE;
        let mut i = 0;
        while i < modules.len() {
            set = set.with(modules[i]);
            i += 1;
        }
        set
    }

    /// Is the module in play?
    pub const fn has(self, module: Module) -> bool {
        self.0 & (1 << module as u32) != 0
    }

    /// The same with one more.
    #[must_use]
    pub const fn with(self, module: Module) -> ModuleSet {
        ModuleSet(self.0 | 1 << module as u32)
    }

    /// The same without one.
    #[must_use]
    pub const fn without(self, module: Module) -> ModuleSet {
        ModuleSet(self.0 & !(1 << module as u32))
    }

    /// Those of both.
    #[must_use]
    pub const fn union(self, other: ModuleSet) -> ModuleSet {
        ModuleSet(self.0 | other.0)
    }

    /// The nearest set that so many players can play: with what it needs, without what it excludes (K-GEN-2).
    #[must_use]
    pub const fn made_playable(self, players: u8) -> ModuleSet {
        let mut set = self;
        if players > 5 {
            set = set.with(Module::SixPlayers);
        }
        if set.has(Module::SixPlayers) || set.has(Module::Lobbyists) && players > 4 {
            set = set.with(Module::NewDistricts);
        }
        if set.has(Module::NewMilestones) { set.without(Module::HardChoices) } else { set }
    }

    /// None at all?
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// How many?
    pub const fn len(&self) -> usize {
        self.0.count_ones() as usize
    }

    /// In the order of [`Module::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Module> {
        Module::ALL.into_iter().filter(move |module| self.has(*module))
    }

    /// Is something of this module, or of the base game, in play?
    #[inline]
    pub const fn allow(self, module: Option<Module>) -> bool {
        match module {
            None => true,
            Some(module) => self.has(module),
        }
    }

    /// The modules with these ids, each at most once.
    pub fn from_ids<'a>(ids: impl IntoIterator<Item = &'a str>) -> Result<ModuleSet, String> {
        let mut set = ModuleSet::NONE;
        for id in ids {
            let module: Module = id.parse()?;
            if set.has(module) {
                return Err(format!("module {module} is given twice"));
            }
            set = set.with(module);
        }
        Ok(set)
    }
}

impl FromIterator<Module> for ModuleSet {
    fn from_iter<I: IntoIterator<Item = Module>>(modules: I) -> Self {
        modules.into_iter().fold(ModuleSet::NONE, ModuleSet::with)
    }
}

impl Serialize for ModuleSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for ModuleSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ids = Vec::<String>::deserialize(deserializer)?;
        ModuleSet::from_ids(ids.iter().map(String::as_str)).map_err(D::Error::custom)
    }
}

vocabulary! {
    /// Something the map must contain.
    pub enum MapSetting ("a map setting") {
        /// All the tiles of the new districts (K-DIST-1).
        ForceAll = "force_all",
        /// A tile with an apartment (K-DIST-1).
        ForceApartment = "force_apartment",
        /// The tile with parks (K-DIST-2).
        ParkTile = "park_tile",
    }
}

impl MapSetting {
    /// The settings this crate can deal.
    pub const BUILT: &'static [MapSetting] = &MapSetting::ALL;

    /// The module whose tiles it is about, if it is about one.
    pub const fn module(self) -> Option<Module> {
        match self {
            MapSetting::ForceAll | MapSetting::ForceApartment => Some(Module::NewDistricts),
            MapSetting::ParkTile => None,
        }
    }
}

/// What the map must contain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MapSettings {
    /// [`MapSetting::ForceAll`].
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub force_all: bool,
    /// [`MapSetting::ForceApartment`].
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub force_apartment: bool,
    /// [`MapSetting::ParkTile`].
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub park_tile: bool,
}

impl MapSettings {
    /// Whatever is dealt.
    pub const NONE: MapSettings = MapSettings { force_all: false, force_apartment: false, park_tile: false };

    /// Is a setting on?
    pub const fn has(&self, setting: MapSetting) -> bool {
        match setting {
            MapSetting::ForceAll => self.force_all,
            MapSetting::ForceApartment => self.force_apartment,
            MapSetting::ParkTile => self.park_tile,
        }
    }

    /// None at all?
    pub fn is_empty(&self) -> bool {
        *self == MapSettings::NONE
    }

    /// The settings that are on, in order.
    pub fn iter(self) -> impl Iterator<Item = MapSetting> {
        MapSetting::ALL.into_iter().filter(move |setting| self.has(*setting))
    }
}

impl FromIterator<MapSetting> for MapSettings {
    fn from_iter<I: IntoIterator<Item = MapSetting>>(settings: I) -> Self {
        let mut all = MapSettings::NONE;
        for setting in settings {
            match setting {
                MapSetting::ForceAll => all.force_all = true,
                MapSetting::ForceApartment => all.force_apartment = true,
                MapSetting::ParkTile => all.park_tile = true,
            }
        }
        all
    }
}
