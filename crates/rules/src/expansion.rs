//! The expansion as a table sees it before a game: modules that can be played, suggested sets, and readings to agree on.

use serde::Serialize;

use crate::config::{Config, MapSetting, MapSettings, Module, ModuleSet, RuleOption, Scenario};

/// A module that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ModuleData {
    /// Its id.
    pub id: Module,
    /// Modules it cannot be played with (K-GEN-2).
    pub excludes: Vec<Module>,
    /// Modules it cannot be played without (K-GEN-2).
    pub needs: Vec<Module>,
}

/// A suggested set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScenarioData {
    /// Its id.
    pub id: Scenario,
    /// Its modules.
    pub modules: ModuleSet,
    /// What its map must contain.
    #[serde(skip_serializing_if = "MapSettings::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<MapSettings>"))]
    pub map_settings: MapSettings,
}

/// Something a map can be asked to contain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MapSettingData {
    /// Its id.
    pub id: MapSetting,
    /// Modules it cannot be asked for without (K-DIST-1).
    pub needs: Vec<Module>,
}

/// Something the rules leave to the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionData {
    /// Its id.
    pub id: RuleOption,
    /// How it can be read, the usual way first.
    pub readings: Vec<&'static str>,
    /// It is about these modules.
    pub modules: Vec<Module>,
}

/// All of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Expansion {
    /// Modules that can be played.
    pub modules: Vec<ModuleData>,
    /// Suggested sets of them.
    pub scenarios: Vec<ScenarioData>,
    /// Readings to agree on.
    pub options: Vec<OptionData>,
    /// What a map can be asked to contain.
    pub map_settings: Vec<MapSettingData>,
}

impl Expansion {
    /// What this program plays.
    pub fn new() -> Self {
        let options =
            RuleOption::ALL.into_iter().filter(|option| option.modules().iter().any(|it| is_built(*it)));
        Expansion {
            modules: Module::BUILT.iter().map(module).collect(),
            scenarios: Scenario::ALL
                .into_iter()
                .filter(|scenario| scenario.is_built())
                .map(|id| ScenarioData { id, modules: id.modules(), map_settings: id.map_settings() })
                .collect(),
            options: options
                .map(|id| OptionData {
                    id,
                    readings: id.readings().to_vec(),
                    modules: id.modules().iter().copied().filter(|module| is_built(*module)).collect(),
                })
                .collect(),
            map_settings: MapSetting::BUILT
                .iter()
                .map(|id| MapSettingData { id: *id, needs: id.module().into_iter().collect() })
                .collect(),
        }
    }
}

impl Default for Expansion {
    fn default() -> Self {
        Expansion::new()
    }
}

fn is_built(module: Module) -> bool {
    Module::BUILT.has(module)
}

/// The rules themselves say what does not go together.
fn module(id: Module) -> ModuleData {
    let refused = |modules: &[Module]| {
        let set = ModuleSet::of(modules);
        Config::new(4).with_modules(set).check_sets().is_err()
    };
    let others = || Module::BUILT.iter().filter(move |other| *other != id);
    let alone = refused(&[id]);
    ModuleData {
        id,
        excludes: others().filter(|other| !alone && !refused(&[*other]) && refused(&[id, *other])).collect(),
        needs: others().filter(|other| alone && !refused(&[id, *other])).collect(),
    }
}
