//! Flags that several commands share.

use magnate_rules::{Config, Intro, NegativePrices};

/// Refuses a number of players nobody can play with, in the words of the rules.
pub fn players(text: &str) -> Result<u8, String> {
    let players = text.parse().map_err(|_| "a game has 2 to 5 players".to_string())?;
    Config::new(players).check().map_err(|error| error.to_string())?;
    Ok(players)
}

/// What is agreed before a game.
#[derive(clap::Args)]
pub struct GameOptions {
    /// How many players, 2 to 5
    #[arg(long, value_name = "N", value_parser = players)]
    pub players: u8,
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
}

impl GameOptions {
    pub fn config(&self) -> Config {
        Config {
            intro: self.intro,
            negative_prices: self.negative_prices,
            sequential_payday: self.sequential_payday,
            ..Config::new(self.players)
        }
    }
}
