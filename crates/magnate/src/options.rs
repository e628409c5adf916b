//! Flags that several commands share.

use magnate_rules::{
    Config, Intro, MapSettings, Module, ModuleSet, NegativePrices, RuleOption, RuleOptions, Scenario, Solo,
    SoloSwitch,
};

/// What lets the most people play: whether it is there is asked when the whole game is known.
const FOR_MANY: ModuleSet = ModuleSet::of(&[Module::NewDistricts, Module::SixPlayers]);

/// Refuses a number of players nobody can play with, in the words of the rules.
pub fn players(text: &str) -> Result<u8, String> {
    let players = text.parse().map_err(|_| "a game has 2 to 5 players, or 6 with a module".to_string())?;
    Config::new(players).with_modules(FOR_MANY).check().map_err(|error| error.to_string())?;
    Ok(players)
}

/// Expansion modules, and how they are read.
#[derive(clap::Args)]
pub struct ModuleOptions {
    /// Expansion modules, as in `--modules sushi,kimchi`; `magnate modules` lists them
    #[arg(long, value_name = "MODULE,...", value_delimiter = ',')]
    pub modules: Vec<Module>,
    /// A suggested set of modules, to which `--modules` adds
    #[arg(long, value_name = "NAME")]
    pub scenario: Option<Scenario>,
    /// Read a rule differently, as in `--rule mass=locked`; `magnate modules` lists the readings
    #[arg(long = "rule", value_name = "OPTION=READING", value_parser = reading)]
    pub rules: Vec<(RuleOption, String)>,
}

fn reading(text: &str) -> Result<(RuleOption, String), String> {
    let (option, reading) = text.split_once('=').ok_or("an option and how to read it, as in mass=locked")?;
    let option: RuleOption = option.parse()?;
    RuleOptions::USUAL.clone().set(option, reading)?;
    Ok((option, reading.to_string()))
}

impl ModuleOptions {
    /// Puts them into a game.
    pub fn put_into(&self, config: Config) -> Config {
        let named: ModuleSet = self.modules.iter().copied().collect();
        let suggested = self.scenario.map_or(ModuleSet::NONE, Scenario::modules);
        let mut options = config.options;
        for (option, reading) in &self.rules {
            options.set(*option, reading).unwrap_or_default(); // checked when it was read
        }
        let map_settings = self.scenario.map_or(MapSettings::NONE, Scenario::map_settings);
        Config { modules: named.union(suggested), options, map_settings, ..config }
    }
}

/// What is agreed before a game.
#[derive(clap::Args)]
pub struct GameOptions {
    /// How many players, 2 to 5, or 6 with `six_players`; not with --chain, which is one person against The Chain
    #[arg(long, value_name = "N", value_parser = players, required_unless_present = "chain")]
    pub players: Option<u8>,
    /// Play solo against The Chain
    #[arg(long, conflicts_with = "players")]
    pub chain: bool,
    /// Switches that make The Chain harder: `hard_choices`, `expand_connections`, `six_restaurants`,
    /// `all_warm_setup`, `warm_always`, `flip_in_turn_one`, `new_price`; or `all`
    #[arg(long, value_name = "SWITCH,...", value_delimiter = ',', requires = "chain", conflicts_with = "players", value_parser = difficulty)]
    pub difficulty: Vec<Difficulty>,
    /// Play an introductory game: the first or the second
    #[arg(
        long,
        value_name = "GAME",
        num_args = 0..=1,
        require_equals = true,
        default_value = "none",
        default_missing_value = "first",
        hide_default_value = true
    )]
    pub intro: Intro,
    /// What a sale below $0 does: `floor` brings nothing, `pay` costs the chain money
    #[arg(long, value_name = "RULE", default_value = "floor")]
    pub negative_prices: NegativePrices,
    /// Pay salaries one after the other in turn order instead of all at once
    #[arg(long)]
    pub sequential_payday: bool,
    #[command(flatten)]
    pub expansion: ModuleOptions,
}

/// What `--difficulty` names.
#[derive(Clone, Copy)]
pub enum Difficulty {
    One(SoloSwitch),
    /// Every difficulty rule; `flip_in_turn_one` and `new_price` are other readings, and none of them.
    All,
}

fn difficulty(text: &str) -> Result<Difficulty, String> {
    if text == "all" { Ok(Difficulty::All) } else { text.parse().map(Difficulty::One) }
}

/// The switches that are named.
pub fn switches(named: &[Difficulty]) -> Solo {
    let hard = || SoloSwitch::ALL.into_iter().filter(|switch| switch.is_harder());
    let mut switches: Vec<SoloSwitch> = Vec::new();
    for each in named {
        match each {
            Difficulty::One(switch) => switches.push(*switch),
            Difficulty::All => switches.extend(hard()),
        }
    }
    switches.into_iter().collect()
}

impl GameOptions {
    /// Seats: The Chain has one of two.
    pub fn players(&self) -> u8 {
        self.players.unwrap_or(2)
    }

    pub fn config(&self) -> Config {
        self.expansion.put_into(Config {
            solo: self.chain.then(|| switches(&self.difficulty)),
            intro: self.intro,
            negative_prices: self.negative_prices,
            sequential_payday: self.sequential_payday,
            ..Config::new(self.players())
        })
    }
}
