//! Answers about positions as words and tables.

use magnate_rules::{DemandForm, DinnerReport, Game, HouseNumber, MarketingReport, PaydayReport, PlayerId};
use serde_json::Value;

use crate::output::{Out, Result};
use crate::say;

pub fn distances(game: &Game, report: &Value, out: &mut Out) -> Result {
    let chains: Vec<String> = (0..game.chains().len()).map(|chain| format!("chain {chain}")).collect();
    let heads: Vec<&str> = ["house"].into_iter().chain(chains.iter().map(String::as_str)).collect();
    let rows: Vec<Vec<String>> = report
        .as_object()
        .into_iter()
        .flatten()
        .map(|(house, distances)| {
            let cells = distances.as_array().into_iter().flatten();
            let cells = cells.map(|cell| if cell.is_null() { "-".to_string() } else { cell.to_string() });
            [house.clone()].into_iter().chain(cells).collect()
        })
        .collect();
    out.table(&heads, &rows)
}

pub fn dinner(_: &Game, report: &DinnerReport, out: &mut Out) -> Result {
    for sale in &report.sales {
        let income = say::money(sale.income);
        out.say(format!(
            "house {} buys {} from chain {} for {income}",
            sale.house,
            say::stock(&sale.items),
            sale.chain
        ))?;
        sale.offers.iter().try_for_each(|it| out.say(say::offer(&it.offer)))?;
    }
    for house in &report.unserved_offers {
        out.say(format!("house {} gets nothing", house.house))?;
        house.offers.iter().try_for_each(|it| out.say(say::offer(&it.offer)))?;
    }
    if report.sales.is_empty() && report.unserved.is_empty() {
        out.say("nobody wants anything")?;
    }
    out.head("Afterwards")?;
    let row = |chain: usize| {
        vec![
            chain.to_string(),
            say::money(report.tips[chain]),
            say::money(report.cfo_bonus[chain]),
            say::money(report.cash[chain]),
            say::stock(&report.stock[chain]),
            say::list(&report.milestones[chain]),
        ]
    };
    let rows: Vec<Vec<String>> = (0..report.cash.len()).map(row).collect();
    out.table(&["chain", "tips", "CFO", "cash", "stock", "new milestones"], &rows)?;
    let over = if report.game_over { "; the game is over" } else { "" };
    out.say(format!("  bank {}, breaks {}{over}", say::money(report.bank), report.bank_breaks))?;
    demand(&report.demand, out)
}

fn demand(demand: &DemandForm, out: &mut Out) -> Result {
    let demand = demand.by_house();
    if demand.is_empty() {
        return Ok(());
    }
    out.head("Demand")?;
    demand.iter().try_for_each(|(house, tokens)| {
        let by =
            |owner: Option<PlayerId>| owner.map(|owner| format!(" (by chain {owner})")).unwrap_or_default();
        let tokens = tokens.iter().map(|token| format!("{}{}", token.item, by(token.owner)));
        out.say(format!("  house {:>2}  {}", house.to_string(), say::list(tokens)))
    })
}

pub fn marketing(game: &Game, report: &MarketingReport, out: &mut Out) -> Result {
    let counts = |counts: &[(HouseNumber, u8)]| {
        say::list(counts.iter().map(|(house, count)| {
            if *count == 1 { house.to_string() } else { format!("{house} (×{count})") }
        }))
    };
    let rows: Vec<Vec<String>> = report
        .campaigns
        .iter()
        .map(|ran| {
            let campaign = game.campaigns().iter().find(|campaign| campaign.number == ran.number);
            vec![
                ran.number.to_string(),
                campaign.map(|campaign| campaign.kind().to_string()).unwrap_or_default(),
                campaign.map(|campaign| say::words(campaign.item)).unwrap_or_default(),
                say::list(&ran.reached),
                counts(&ran.placed),
                counts(&ran.lost),
                ran.turns_left.to_string(),
            ]
        })
        .collect();
    if rows.is_empty() {
        out.say("no campaign runs")?;
    } else {
        out.table(&["campaign", "kind", "item", "reaches", "demand at", "no room at", "turns left"], &rows)?;
    }
    demand(&report.demand, out)
}

pub fn reach(houses: &[HouseNumber], out: &mut Out) -> Result {
    out.say(if houses.is_empty() { "no house".to_string() } else { format!("houses {}", say::list(houses)) })
}

pub fn payday(report: &[PaydayReport], out: &mut Out) -> Result {
    let row = |(chain, bill): (usize, &PaydayReport)| {
        vec![
            chain.to_string(),
            say::money(bill.salaries),
            say::money(bill.discount),
            say::money(bill.due),
            if bill.can_pay { "yes" } else { "no" }.to_string(),
        ]
    };
    let rows: Vec<Vec<String>> = report.iter().enumerate().map(row).collect();
    out.table(&["chain", "salaries", "discount", "due", "can pay"], &rows)
}
