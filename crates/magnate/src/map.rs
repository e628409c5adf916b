//! `magnate map`

use magnate_rules::{Config, Game, Intro, Layout, Position};
use serde_json::json;

use crate::draw;
use crate::input::faulty;
use crate::options::{ModuleOptions, players};
use crate::output::{Out, Result, bad};

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  magnate map --players 3 --seed 42\n  magnate map --tiles \"A0 G90 / C0 Q180\""
)]
pub struct Args {
    /// Deal the map for so many players, 2 to 5, or 6 with `six_players`
    #[arg(long, value_name = "N", value_parser = players, required_unless_present = "tiles", conflicts_with = "tiles")]
    players: Option<u8>,
    /// The seed it is dealt from
    #[arg(long, value_name = "S", default_value_t = 1, conflicts_with = "tiles")]
    seed: u64,
    /// The map of an introductory game, which is dealt just like any other
    #[arg(
        long,
        value_name = "GAME",
        num_args = 0..=1,
        require_equals = true,
        default_value = "none",
        default_missing_value = "first",
        hide_default_value = true,
        conflicts_with = "tiles"
    )]
    intro: Intro,
    /// Lay out these tiles instead: rows from north to south with slashes between them, each tile a letter and its
    /// clockwise turn in degrees
    #[arg(long, value_name = "ROWS")]
    tiles: Option<String>,
    #[command(flatten)]
    expansion: ModuleOptions,
}

pub fn run(args: &Args, out: &mut Out) -> Result {
    let (title, game) = match (&args.tiles, args.players) {
        (Some(tiles), _) => ("Map".to_string(), lay_out(tiles)?),
        (None, players) => {
            let base = Config { intro: args.intro, ..Config::new(players.unwrap_or(0)) };
            let config = args.expansion.put_into(base);
            let game = Game::new(&config, args.seed).map_err(|error| bad(error.to_string()))?;
            (format!("Map for {} players, seed {}", config.players, args.seed), game)
        }
    };
    draw::print(&game, &title, out)
}

/// A game with nothing on the map but these tiles.
fn lay_out(tiles: &str) -> Result<Game> {
    let rows: Vec<&str> = tiles.split('/').collect();
    let layout = Layout::from_rows(&rows).map_err(|reason| bad(format!("--tiles: {reason}")))?;
    let position = json!({ "version": 1, "map": layout, "chains": [{}, {}] });
    let position = Position::from_value(&position).map_err(|faults| faulty("--tiles", &faults))?;
    position.game().map_err(|faults| faulty("--tiles", &faults))
}
