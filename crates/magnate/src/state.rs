//! A game as it stands, for people.

use magnate_rules::{Chain, Fate, Game, PlayerId};

use crate::draw;
use crate::output::{Out, Result};
use crate::paint::{Line, Style};
use crate::say;

/// Prints the whole table: the map, the companies, campaigns and demand.
pub fn print(game: &Game, title: &str, out: &mut Out) -> Result {
    draw::print(game, title, out)?;
    out.text("\n")?;
    let order: Vec<String> = game.order().iter().map(PlayerId::to_string).collect();
    out.say(format!("turn order: {}", order.join(", ")))?;
    let breaks = match game.bank_breaks() {
        0 => "has not broken".to_string(),
        1 => "has broken once".to_string(),
        breaks => format!("has broken {breaks} times"),
    };
    out.say(format!(
        "bank: {}, {breaks}; {} slots for every CEO",
        say::money(game.bank()),
        game.ceo_slots()
    ))?;
    for (player, chain) in (0..).map(PlayerId).zip(game.chains()) {
        company(game, player, chain, out)?;
    }
    if !game.campaigns().is_empty() {
        out.head("Campaigns")?;
        for campaign in game.campaigns() {
            let chain = campaign.chain.map(|chain| format!("chain {chain}")).unwrap_or_default();
            let by = campaign.marketeer.map_or_else(|| "nobody any more".into(), say::words);
            let reach = say::list(game.reached_by(campaign));
            out.say(format!("  {}; {chain}, {by}; reaches {reach}", say::campaign(campaign)))?;
        }
    }
    let mut hungry = game.houses().iter().filter(|house| !house.demand.is_empty()).peekable();
    if hungry.peek().is_some() {
        out.head("Demand")?;
        for house in hungry {
            let items = say::list(house.demand.iter().map(|demand| demand.item));
            out.say(format!("  house {:>2}  {items}", house.number.to_string()))?;
        }
    }
    Ok(())
}

fn company(game: &Game, player: PlayerId, chain: &Chain, out: &mut Out) -> Result {
    let fate = match chain.fate() {
        Fate::InGame => "",
        Fate::Bankrupt => ", bankrupt",
        Fate::Out => ", out of the game",
    };
    let name = format!(" Chain {player} ");
    let cash = format!(
        "  {} in hand, unit price {}{fate}",
        say::money(chain.cash()),
        say::money(game.unit_price(player))
    );
    out.text("\n")?;
    out.line(&Line::new().add(name, draw::chain_style(player.index())).add(cash, Style::plain()))?;
    let mut item = |name: &str, text: String| {
        if text == "none" {
            Ok(())
        } else {
            out.line(&Line::new().add(format!("  {name:<12}"), Style::dim()).add(text, Style::plain()))
        }
    };
    let restaurants = chain.restaurants().iter().map(|restaurant| {
        let soon = if restaurant.open { "" } else { " (coming soon)" };
        format!("[{}] entrance {}{soon}", restaurant.at, restaurant.entrance)
    });
    item("restaurants", say::list(restaurants))?;
    item("at work", say::staff(chain.at_work()))?;
    item("beach", say::staff(chain.beach()))?;
    item("busy", say::staff(&game.busy(player)))?;
    item("stock", say::stock(chain.stock()))?;
    item("milestones", say::list(chain.milestones().iter()))
}
