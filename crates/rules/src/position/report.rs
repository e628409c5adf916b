//! What the `position` commands print.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};

use super::fields::Faults;
use super::form::DemandForm;
use super::read_campaigns::read_campaign;
use super::{Fault, Phase};
use crate::action::{Action, Duration};
use crate::cards::{Employee, Milestone, TokenNumber};
use crate::counts::Stock;
use crate::evening::AS_DEMANDED;
use crate::event::{Event, Offer, Placed};
use crate::game::{Campaign, Game};
use crate::map::HouseNumber;
use crate::player::PlayerId;
use crate::refusal::Refusal;

/// One sale.
#[derive(Clone, Debug, Serialize)]
pub struct SaleReport {
    /// The house.
    pub house: HouseNumber,
    /// Who sold.
    pub chain: PlayerId,
    /// What.
    pub items: Stock,
    /// Unit price before doubling.
    pub unit_price: i32,
    /// Tile borders.
    pub distance: u8,
    /// What it brought.
    pub income: i32,
    /// How it came about, in games with modules.
    #[serde(flatten)]
    pub parts: Option<SalePartsReport>,
    /// Every chain's offer.
    pub offers: Vec<OfferReport>,
}

/// What a sale was made of, where modules have a say.
#[derive(Clone, Debug, Serialize)]
pub struct SalePartsReport {
    /// Which order of K-DIN-2 it was.
    pub tier: u8,
    /// 1 and 1 more for a garden.
    pub multiplier: i32,
    /// Dollars from fry chefs.
    pub fries: i32,
    /// Coffee bought on the way, by chain.
    pub coffee: Vec<CoffeeReport>,
}

/// Coffee that a house bought of one chain.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct CoffeeReport {
    /// Of whom.
    pub chain: PlayerId,
    /// How many.
    pub count: u16,
    /// What it brought.
    pub income: i32,
}

/// An offer, with everything modules can add to it where there are any.
#[derive(Clone, Debug)]
pub struct OfferReport {
    /// The offer.
    pub offer: Offer,
    /// Are there modules?
    pub complete: bool,
}

impl Serialize for OfferReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Terms<'a> {
            tier: Option<u8>,
            star: Option<Employee>,
            minus: i32,
            #[serde(flatten)]
            offer: &'a Offer,
        }
        if !self.complete {
            return self.offer.serialize(serializer);
        }
        let Offer { tier, star, minus, .. } = self.offer;
        let plain = Offer { tier: None, star: None, minus: 0, ..self.offer.clone() };
        Terms { tier, star, minus, offer: &plain }.serialize(serializer)
    }
}

/// A house nobody could serve, with the reasons.
#[derive(Clone, Debug, Serialize)]
pub struct UnservedReport {
    /// The house.
    pub house: HouseNumber,
    /// Why each chain could not.
    pub offers: Vec<OfferReport>,
}

/// A dinnertime.
#[derive(Clone, Debug, Serialize)]
pub struct DinnerReport {
    /// Sales in order.
    pub sales: Vec<SaleReport>,
    /// Houses nobody could serve.
    pub unserved: Vec<HouseNumber>,
    /// The same with every chain's reason.
    pub unserved_offers: Vec<UnservedReport>,
    /// Tips by chain.
    pub tips: Vec<i32>,
    /// CFO bonus by chain.
    pub cfo_bonus: Vec<i32>,
    /// Cash afterwards.
    pub cash: Vec<i32>,
    /// Bank afterwards.
    pub bank: i32,
    /// Breaks of the bank afterwards.
    pub bank_breaks: u8,
    /// Does the game end here?
    pub game_over: bool,
    /// Stock afterwards.
    pub stock: Vec<Stock>,
    /// Demand afterwards.
    pub demand: DemandForm,
    /// What a unit costs before anything changes it, where that can change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base_price: Option<i32>,
    /// Radios still to be placed for pizzas, by house, where there are any (K-NM-7).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pizza_radios: Vec<PizzaRadioReport>,
    /// Milestones gained.
    pub milestones: Vec<Vec<Milestone>>,
    /// Chains that went bankrupt in it (B-OPT-1).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bankrupt: Vec<PlayerId>,
}

/// A radio that a seller of pizza has to place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PizzaRadioReport {
    /// The house that bought it.
    pub house: HouseNumber,
    /// Who places it.
    pub chain: PlayerId,
}

/// A campaign that ran.
#[derive(Clone, Debug, Serialize)]
pub struct CampaignReport {
    /// Its token.
    pub number: TokenNumber,
    /// Which time it ran, from 1, in games with modules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pass: Option<u8>,
    /// Houses reached.
    pub reached: Vec<HouseNumber>,
    /// Demand placed, by house, where any was.
    #[serde(serialize_with = "serialize_counts")]
    pub placed: Vec<(HouseNumber, u8)>,
    /// Demand that did not fit, by house.
    #[serde(serialize_with = "serialize_counts", skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<(HouseNumber, u8)>,
    /// Turns left afterwards.
    pub turns_left: Duration,
}

impl CampaignReport {
    fn of(number: TokenNumber, pass: Option<u8>, reached: Vec<HouseNumber>) -> Self {
        let (placed, lost) = (Vec::new(), Vec::new());
        CampaignReport { number, pass, reached, placed, lost, turns_left: Duration::Eternal }
    }

    fn count(&mut self, run: &Placed) {
        for (sums, count) in [(&mut self.placed, run.placed), (&mut self.lost, run.lost)] {
            let at = sums.partition_point(|(house, _)| *house < run.house);
            match sums.get_mut(at).filter(|(house, _)| *house == run.house) {
                _ if count == 0 => {}
                Some((_, sum)) => *sum = sum.saturating_add(count),
                None => sums.insert(at, (run.house, count)),
            }
        }
    }
}

fn serialize_counts<S: Serializer>(counts: &[(HouseNumber, u8)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(counts.iter().map(|(house, count)| (house.to_string(), count)))
}

/// A marketing phase.
#[derive(Clone, Debug, Serialize)]
pub struct MarketingReport {
    /// Campaigns in running order.
    pub campaigns: Vec<CampaignReport>,
    /// Demand afterwards.
    pub demand: DemandForm,
    /// What else modules have a say in.
    #[serde(flatten)]
    pub money: Option<MarketingMoney>,
}

/// What a marketing phase with modules was made of, and what it brought.
#[derive(Clone, Debug, Serialize)]
pub struct MarketingMoney {
    /// How often all campaigns ran.
    pub passes: usize,
    /// Earned by chain.
    pub earned: Vec<i32>,
    /// Cash afterwards.
    pub cash: Vec<i32>,
    /// Bank afterwards.
    pub bank: i32,
}

/// A chain's salaries before any firing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PaydayReport {
    /// Before discounts.
    pub salaries: i32,
    /// All discounts.
    pub discount: i32,
    /// To be paid.
    pub due: i32,
    /// Is there enough cash?
    pub can_pay: bool,
    /// What else modules have a say in.
    #[serde(flatten)]
    pub terms: Option<SalaryTerms>,
}

/// How salaries are paid, where modules have a say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SalaryTerms {
    /// A salary.
    pub rate: i32,
    /// Items that could pay one each.
    pub items_usable: u32,
    /// Does somebody have to go when there is too little?
    pub must_fire: bool,
}

impl Game {
    fn demand_by_house(&self) -> DemandForm {
        DemandForm::new(&self.config, &self.position().demand)
    }

    fn with_modules(&self) -> bool {
        !self.config.modules.is_empty()
    }

    /// Dinnertime distances: for each house, to each chain's nearest open entrance.
    pub fn distances(&self) -> Value {
        let players: Vec<PlayerId> = self.config.player_ids().collect();
        let rows = self.houses.iter().map(|house| {
            let distances: Vec<Option<u8>> =
                players.iter().map(|player| self.distance_to(house.number, *player)).collect();
            (house.number.to_string(), json!(distances))
        });
        Value::Object(rows.collect::<Map<_, _>>())
    }

    /// Resolves dinnertime now and says what happened.
    pub fn dinner_report(&self) -> DinnerReport {
        let mut game = self.clone();
        let mut events = Vec::new();
        game.serve_dinner(&mut events);
        let players = usize::from(self.config.players);
        let chains = || self.chains.iter().zip(&game.chains);
        let mut report = DinnerReport {
            sales: Vec::new(),
            unserved: Vec::new(),
            unserved_offers: Vec::new(),
            tips: vec![0; players],
            cfo_bonus: vec![0; players],
            cash: game.chains.iter().map(|chain| chain.cash).collect(),
            bank: game.bank,
            bank_breaks: game.bank_breaks,
            game_over: game.bank_breaks >= game.breaks_to_end(),
            stock: game.chains.iter().map(|chain| chain.stock).collect(),
            demand: game.demand_by_house(),
            base_price: self.with_modules().then(|| game.base_price()),
            pizza_radios: game
                .extras
                .as_deref()
                .map(|extras| {
                    let radio = |(house, chain): &(HouseNumber, PlayerId)| PizzaRadioReport {
                        house: *house,
                        chain: *chain,
                    };
                    extras.pizzas.iter().map(radio).collect()
                })
                .unwrap_or_default(),
            milestones: chains()
                .map(|(before, after)| after.milestones.without(before.milestones).iter().collect())
                .collect(),
            bankrupt: Vec::new(),
        };
        let complete = self.with_modules();
        let all =
            |offers: Vec<Offer>| offers.into_iter().map(|offer| OfferReport { offer, complete }).collect();
        for event in events {
            match event {
                Event::HouseServed {
                    house,
                    chain,
                    items,
                    tier,
                    unit_price,
                    distance,
                    income,
                    parts,
                    offers,
                    ..
                } => {
                    let parts = complete.then(|| SalePartsReport {
                        tier: tier.unwrap_or(AS_DEMANDED),
                        multiplier: parts.multiplier,
                        fries: parts.flat,
                        coffee: Vec::new(),
                    });
                    let offers = all(offers);
                    report.sales.push(SaleReport {
                        house,
                        chain,
                        items,
                        unit_price,
                        distance,
                        income,
                        parts,
                        offers,
                    });
                }
                Event::CoffeeSold { sales, .. } => {
                    let coffee = sales.iter().map(|sale| CoffeeReport {
                        chain: sale.chain,
                        count: sale.count,
                        income: sale.income,
                    });
                    // It comes with the house that was served last.
                    if let Some(parts) = report.sales.last_mut().and_then(|sale| sale.parts.as_mut()) {
                        parts.coffee.extend(coffee);
                    }
                }
                Event::HouseUnserved { house, offers, .. } => {
                    report.unserved.push(house);
                    report.unserved_offers.push(UnservedReport { house, offers: all(offers) });
                }
                Event::Tips { chain, amount, .. } => report.tips[chain.index()] = amount,
                Event::CfoBonus { chain, amount, .. } => report.cfo_bonus[chain.index()] = amount,
                Event::Bankrupt { chain, .. } => report.bankrupt.push(chain),
                _ => {}
            }
        }
        report
    }

    /// Runs the marketing phase now and says what happened.
    pub fn marketing_report(&self) -> MarketingReport {
        let mut game = self.clone();
        let mut events = Vec::new();
        game.run_campaigns(&mut events);
        let mut campaigns: Vec<CampaignReport> = Vec::new();
        let mut left: BTreeMap<TokenNumber, Duration> = BTreeMap::new();
        for event in events {
            match event {
                Event::CampaignRan { number, reached, pass, .. } => {
                    let pass = self.with_modules().then(|| pass.unwrap_or(1));
                    // The goods of an airplane with two are one entry.
                    let same = |last: &CampaignReport| (last.number, last.pass) == (number, pass);
                    if !campaigns.last().is_some_and(same) {
                        let houses = reached.iter().map(|placed| placed.house).collect();
                        campaigns.push(CampaignReport::of(number, pass, houses));
                    }
                    if let Some(report) = campaigns.last_mut() {
                        for placed in &reached {
                            report.count(placed);
                        }
                    }
                }
                Event::CampaignAged { number, turns_left } => _ = left.insert(number, turns_left),
                _ => {}
            }
        }
        for report in &mut campaigns {
            if let Some(turns) = left.get(&report.number) {
                report.turns_left = *turns;
            }
        }
        let money = self.with_modules().then(|| MarketingMoney {
            passes: self.passes(),
            earned: self
                .chains
                .iter()
                .zip(&game.chains)
                .map(|(before, after)| after.cash - before.cash)
                .collect(),
            cash: game.chains.iter().map(|chain| chain.cash).collect(),
            bank: game.bank,
        });
        MarketingReport { campaigns, demand: game.demand_by_house(), money }
    }

    /// Reads a campaign as it stands in a position and says which houses it would reach.
    pub fn reach_of(&self, campaign: &Value) -> Result<Vec<HouseNumber>, Vec<Fault>> {
        let mut faults = Faults::default();
        let campaign = read_campaign(campaign, "campaign", &self.config, self.free_rural_side(), &mut faults);
        let checked = campaign.filter(|_| faults.0.is_empty()).map(|campaign: Campaign| {
            // The token may be in use: the question is what it would reach from there.
            let mut game = self.clone();
            game.campaigns.retain(|other| other.number != campaign.number);
            game.recompute_occupied();
            (game.check_written_campaign(&campaign), campaign)
        });
        match checked {
            Some((Ok(()), campaign)) => Ok(self.reached_by(&campaign)),
            Some((Err(refusal), _)) => Err(vec![Fault::of("campaign", refusal)]),
            None => Err(faults.0),
        }
    }

    /// Every chain's salaries now, before any firing.
    pub fn payday_report(&self) -> Vec<PaydayReport> {
        let report = |player: PlayerId| {
            let bill = self.bill(player);
            PaydayReport {
                salaries: bill.salaries,
                discount: bill.discount(),
                due: bill.due,
                can_pay: self.least_due(player) <= self.chain(player).cash,
                terms: self.with_modules().then(|| SalaryTerms {
                    rate: bill.rate,
                    items_usable: self.items_for_salaries(player),
                    must_fire: !self.keeps_everybody(player),
                }),
            }
        };
        self.config.player_ids().map(report).collect()
    }

    /// What a chain may do at the start of a phase; The Chain, which decides nothing, is refused. Structures are listed up to a limit; the flag says whether
    /// the list is complete.
    pub fn legal_at(
        &self,
        phase: Phase,
        player: PlayerId,
        limit: usize,
    ) -> Result<(Vec<Action>, bool), Refusal> {
        if player.index() >= self.chains.len() {
            return Err(Refusal::NoSuchChain { chain: player });
        }
        if self.is_automaton(player) {
            return Err(Refusal::DecidesNothing { chain: player });
        }
        let mut game = self.clone();
        game.pause_at(phase, player);
        if phase == Phase::Restructuring {
            let mut structures = game.structures(player, limit.saturating_add(1));
            let complete = structures.len() <= limit;
            structures.truncate(limit);
            let actions = structures.into_iter().map(|cards| Action::Work { cards: Box::new(cards) });
            return Ok((actions.collect(), complete));
        }
        Ok((game.listed(player), true))
    }

    /// The game at the start of a phase, ready to be played on; events of what resolves by itself.
    pub fn at_phase(&self, phase: Phase, chain: Option<PlayerId>) -> (Game, Vec<Event>) {
        let mut game = self.clone();
        let mut events = Vec::new();
        if !game.order.is_empty() {
            game.begin(phase, chain, &mut events);
        }
        (game, events)
    }
}
