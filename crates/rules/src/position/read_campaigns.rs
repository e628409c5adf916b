//! Reading campaigns.

use serde_json::Value;

use super::fields::{Faults, Fields, kind, read_number, read_word};
use super::read::read_words;
use super::wrong::Wrong;
use crate::action::Duration;
use crate::cards::{CampaignKind, Employee, TokenNumber};
use crate::config::{Config, Module};
use crate::game::Campaign;
use crate::item::Item;
use crate::map::{Axis, Lines, Place, Side};
use crate::modules::rural::RURAL_SIDES;
use crate::player::PlayerId;

pub(super) fn read_campaigns(fields: &mut Fields<'_>, config: &Config, faults: &mut Faults) -> Vec<Campaign> {
    let values = fields.list("campaigns", faults);
    let mut campaigns: Vec<Campaign> = Vec::new();
    let mut cards: Vec<(&Value, TokenNumber)> = Vec::new();
    for (i, value) in values.iter().enumerate() {
        let path = format!("campaigns[{i}]");
        let free_side = free_side(values, &campaigns);
        let Some(mut campaign) = read_campaign(value, &path, config, free_side, faults) else { continue };
        // Campaigns of one chain with the same label are run by one card.
        if let Some(label) = value.get("card") {
            let first = cards.iter().find(|(known, number)| {
                let other = campaigns.iter().find(|campaign| campaign.number == *number);
                *known == label && other.is_some_and(|other| other.chain == campaign.chain)
            });
            let partner =
                first.and_then(|(_, number)| campaigns.iter_mut().find(|other| other.number == *number));
            match partner {
                None => cards.push((label, campaign.number)),
                Some(other) if other.partner.is_some() || other.marketeer != campaign.marketeer => {
                    faults.add(format_args!("{path}.card"), Wrong::CardShared);
                }
                Some(other) => {
                    other.partner = Some(campaign.number);
                    campaign.partner = Some(other.number);
                }
            }
        }
        campaigns.push(campaign);
    }
    campaigns
}

/// The first side of the rural area that no giant billboard claims, written or read before.
fn free_side(values: &[Value], campaigns: &[Campaign]) -> Side {
    let written = |side: &Side| values.iter().any(|it| it["lines"].is_null() && it["side"] == side.id());
    let read = |side: &Side| campaigns.iter().any(|it| it.place == Place::Rural { side: *side });
    RURAL_SIDES.into_iter().find(|side| !written(side) && !read(side)).unwrap_or(RURAL_SIDES[0])
}

/// Reads one campaign object; which others its card runs is seen when all are there. A giant billboard that says nothing
/// of its side is at `free_side`.
pub(super) fn read_campaign(
    value: &Value,
    path: &str,
    config: &Config,
    free_side: Side,
    faults: &mut Faults,
) -> Option<Campaign> {
    let mut fields = Fields::open(value, path.to_string(), faults)?;
    fields.required("number", faults);
    let number = fields.number("number", (0, 255), faults).map(|number| TokenNumber(number as u8));
    let token = number.and_then(TokenNumber::card);
    if let Some(module) = token.and_then(|token| token.module).filter(|module| !config.plays(Some(*module))) {
        faults.add(fields.path("number"), Wrong::NeedsModule { module });
        return None;
    }
    let most = (i64::from(config.players) - 1).max(0);
    let chain = match fields.required("chain", faults) {
        // Free radios and mailboxes are nobody's (K-NM-7, K-NM-15).
        Some(Value::Null) if config.has_new_milestones() => Some(None),
        Some(_) => fields.number("chain", (0, most), faults).map(|chain| Some(PlayerId(chain as u8))),
        None => None,
    };
    let of_nobody = chain == Some(None);
    // A campaign whose marketeer was fired has none (B-PAY-3).
    let marketeer = if of_nobody {
        fields.get("marketeer").or(Some(&Value::Null))
    } else {
        fields.required("marketeer", faults)
    };
    let marketeer = match marketeer {
        Some(Value::Null) => Some(None),
        Some(value) => read_word::<Employee>(value, &format!("{path}.marketeer"), faults).map(Some),
        None => None,
    };
    let (item, item_b) = read_goods(&mut fields, config, faults);
    let turns = match fields.required("turns", faults) {
        Some(Value::String(word)) if word == "eternal" => Some(Duration::Eternal),
        Some(value @ Value::Number(_)) => read_number(value, &format!("{path}.turns"), (1, 5), faults)
            .map(|turns| Duration::Turns(turns as u8)),
        Some(_) => {
            faults.add(format_args!("{path}.turns"), Wrong::NoTurns);
            None
        }
        None => None,
    };
    if let Some(label) = fields.get("card") {
        if !config.shares_cards() {
            faults.add(format_args!("{path}.card"), Wrong::NeedsModule { module: Module::NightShift });
        } else if !label.is_string() && !label.is_number() {
            faults.add(format_args!("{path}.card"), Wrong::Form { form: "a text", given: kind(label) });
        }
    }
    let side: Option<Side> = fields.word("side", faults);
    if side.is_some() && !config.sides_matter() {
        let (module, other) = (Module::RuralMarketeers, Module::Lobbyists);
        faults.add(format_args!("{path}.side"), Wrong::NeedsEither { module, other });
    }
    let place = match fields.get("lines") {
        _ if token.is_some_and(|token| token.kind == CampaignKind::GourmetGuide) => Some(Place::Beside {}),
        _ if token.is_some_and(|token| token.kind == CampaignKind::GiantBillboard) => {
            Some(Place::Rural { side: side.unwrap_or(free_side) })
        }
        Some(value) => {
            let lines = read_lines(value, format!("{path}.lines"), faults);
            lines.map(|lines| config.at_a_side(Place::Lines { lines, side }))
        }
        None => {
            let at = fields.coord("at", faults);
            let rotated = fields.flag("rotated", false, faults);
            at.map(|at| Place::Board { at, rotated })
        }
    };
    fields.close(faults);
    Some(Campaign {
        number: number?,
        chain: chain?,
        marketeer: marketeer?,
        item: item?,
        item_b,
        turns: turns?,
        place: place?,
        partner: None,
    })
}

/// `"item": "beer"`, or `"items": ["lemonade", "beer"]` for the two goods of an airplane (K-NM-4).
fn read_goods(fields: &mut Fields<'_>, config: &Config, faults: &mut Faults) -> (Option<Item>, Option<Item>) {
    let path = fields.path("items");
    if fields.get("items").is_none() {
        return (fields.required_word("item", faults), None);
    }
    if !config.has_new_milestones() {
        faults.add(&path, Wrong::NeedsModule { module: Module::NewMilestones });
    }
    if fields.get("item").is_some() {
        faults.add(&path, Wrong::ItemAndItems);
    }
    let goods: Vec<Item> = read_words(fields, "items", faults);
    match goods.as_slice() {
        [first, second] if first != second => (Some(*first), Some(*second)),
        _ => {
            faults.add(path, Wrong::TwoGoods);
            (None, None)
        }
    }
}

fn read_lines(value: &Value, path: String, faults: &mut Faults) -> Option<Lines> {
    let mut fields = Fields::open(value, path, faults)?;
    let axis: Option<Axis> = fields.required_word("axis", faults);
    fields.required("first", faults);
    let first = fields.number("first", (0, 127), faults);
    fields.close(faults);
    Some(Lines { axis: axis?, first: first? as i8 })
}
