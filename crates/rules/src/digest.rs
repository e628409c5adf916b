//! A number that stands for a state. Records contain it so that a replay can prove it went the same way. It is
//! written out by hand, field by field, so that it stays the same when the code's layout changes.

use crate::action::Duration;
use crate::automaton::{Automaton, DeckCard};
use crate::cards::Employee;
use crate::config::Edition;
use crate::counts::{Staff, Stock};
use crate::flow::QuestionKind;
use crate::game::{Game, Stage};
use crate::map::{Board, BuiltRoad, Coord, Offramp, Place};

/// FNV-1a, 64 bits, fed with little-endian 64-bit words.
struct Digest(u64);

impl Digest {
    fn word(&mut self, value: u64) {
        for byte in value.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn signed(&mut self, value: i64) {
        self.word(value as u64);
    }

    /// `None` and every value differ.
    fn maybe(&mut self, value: Option<impl Into<u64>>) {
        self.word(value.map_or(0, |value| value.into() + 1));
    }

    fn text(&mut self, text: &str) {
        self.word(text.len() as u64);
        for byte in text.bytes() {
            self.word(u64::from(byte));
        }
    }

    fn at(&mut self, at: Coord) {
        self.signed(i64::from(at.x));
        self.signed(i64::from(at.y));
    }

    fn staff(&mut self, staff: &Staff) {
        self.word(staff.iter().count() as u64);
        for (card, count) in staff.iter() {
            self.text(card.id());
            self.word(u64::from(count));
        }
    }

    fn stock(&mut self, stock: &Stock) {
        self.word(stock.iter().count() as u64);
        for (item, count) in stock.iter() {
            self.text(item.id());
            self.word(u64::from(count));
        }
    }
}

fn digest_automaton(automaton: &Automaton, d: &mut Digest) {
    let card = |card: DeckCard| {
        let kind = card.temper().map_or(0, |temper| 100 * (temper.index() as u64 + 1));
        kind + u64::from(card.number())
    };
    let piles = [&automaton.deck[..], &automaton.used, &automaton.warm, &automaton.cool];
    for pile in piles {
        d.word(pile.len() as u64);
        for each in pile {
            d.word(card(*each));
        }
    }
    d.maybe(automaton.back.map(card));
    d.word(u64::from(automaton.recruit_train));
    d.word(u64::from(automaton.price_distance));
    d.word(u64::from(automaton.waitresses));
    d.text(automaton.competition.id());
    d.word(u64::from(automaton.bonus_cash));
    d.word(u64::from(automaton.no_drive_ins));
    d.text(automaton.mass_marketeer.map_or("", Employee::id));
}

/// Nothing for a map as it was dealt.
fn digest_additions(board: &Board, d: &mut Digest) {
    let corner = board.north_west();
    if corner != Coord::new(0, 0) {
        d.text("corner");
        d.at(corner);
    }
    let added = board.added();
    for BuiltRoad { road, under_construction } in &added.roads {
        d.text(road.piece.id());
        road.squares().iter().for_each(|at| d.at(*at));
        d.word(u64::from(*under_construction));
    }
    for park in &added.parks {
        d.text(park.piece.id());
        park.squares().iter().for_each(|at| d.at(*at));
    }
    for (word, squares) in [
        ("roadworks", added.roadworks.clone()),
        ("offramps", added.offramps.iter().flat_map(Offramp::squares).collect()),
    ] {
        if !squares.is_empty() {
            d.text(word);
            for at in squares {
                d.at(at);
            }
        }
    }
}

impl Game {
    /// The state hash that records contain: equal for equal states on every machine and in every version that
    /// plays the same rules. Secrets count, the dice do not.
    pub fn digest(&self) -> u64 {
        let mut d = Digest(0xcbf2_9ce4_8422_2325);
        d.word(u64::from(self.config.players));
        d.text(self.config.intro.id());
        d.text(self.config.negative_prices.id());
        d.word(u64::from(self.config.sequential_payday));
        if let Some(solo) = &self.config.solo {
            d.text("solo"); // nothing in other games, whose hashes are older than The Chain
            solo.switches().for_each(|switch| d.text(switch.id()));
        }
        if self.config.edition != Edition::FIRST {
            d.text("edition");
            d.word(u64::from(self.config.edition.number()));
        }
        // Nothing in games without modules, whose hashes are older than they are.
        if !self.config.modules.is_empty() {
            d.text("modules");
            self.config.modules.iter().for_each(|module| d.text(module.id()));
        }
        for (option, reading) in self.config.options.unusual() {
            d.text(option.id());
            d.text(reading);
        }
        for row in self.board.layout().to_rows() {
            d.text(&row);
        }
        digest_additions(&self.board, &mut d);
        d.text(self.stage.name());
        d.word(u64::from(matches!(self.stage, Stage::FirstRestaurant { must_place: true })));
        d.word(u64::from(self.awaited.bits()));
        d.word(u64::from(self.round));
        d.word(self.order.len() as u64);
        for player in &self.order {
            d.word(u64::from(player.0));
        }
        d.word(u64::from(self.at_turn));
        d.word(u64::from(self.passed.bits()));
        for card in Employee::ALL {
            if self.supply(card) != 0 {
                d.text(card.id());
                d.signed(i64::from(self.supply(card)));
            }
        }
        d.signed(i64::from(self.bank));
        d.signed(i64::from(self.minted));
        d.word(u64::from(self.bank_breaks));
        d.word(u64::from(self.ceo_slots));
        d.word(u64::from(self.next_ceo_slots));
        for set in [self.closed, self.claimed] {
            d.word(set.len() as u64);
            set.iter().for_each(|milestone| d.text(milestone.id()));
        }
        self.digest_chains(&mut d);
        self.digest_map(&mut d);
        d.staff(&self.turn.used);
        d.word(u64::from(self.turn.hires));
        self.turn.trainings.iter().for_each(|count| d.word(u64::from(*count)));
        d.staff(&self.turn.trained);
        if let Some((marketeer, number)) = self.turn.again {
            d.text(marketeer.id());
            d.word(u64::from(number.0));
        }
        d.word(self.choice.choosers.len() as u64);
        self.choice.choosers.iter().for_each(|player| d.word(u64::from(player.0)));
        self.choice.places.iter().for_each(|player| d.maybe(player.map(|player| player.0)));
        if let Some(automaton) = self.automaton() {
            digest_automaton(automaton, &mut d);
        }
        if let Some(extras) = &self.extras {
            d.text("extras"); // nothing in a base game
            d.maybe(extras.base_price.map(|price| price as u64));
            for (chain, shops) in extras.shops.iter().enumerate().filter(|(_, shops)| !shops.is_empty()) {
                d.text("shops");
                d.word(chain as u64);
                shops.iter().for_each(|at| d.at(*at));
            }
            d.word(u64::from(extras.free_cards.bits()));
            d.word(u64::from(extras.from_box));
            d.signed(i64::from(extras.removed));
            for (house, chain) in &extras.pizzas {
                d.word(u64::from(house.order_key()));
                d.word(u64::from(chain.0));
            }
            d.staff(&extras.trained_at_work);
            d.word(u64::from(extras.two_goods));
            for tile in extras.tile_reserve.iter().flatten() {
                d.text(tile.id());
            }
            for question in extras.questions.pending() {
                d.word(u64::from(question.player.0));
                d.text(question.kind.id());
                match question.kind {
                    QuestionKind::CoffeeShop { anywhere } => d.word(u64::from(anywhere)),
                    QuestionKind::Radio { house } => d.word(u64::from(house.order_key())),
                    QuestionKind::Mailbox { restaurant } => d.at(restaurant),
                    _ => {}
                }
            }
        }
        d.0
    }

    fn digest_chains(&self, d: &mut Digest) {
        for chain in &self.chains {
            d.signed(i64::from(chain.cash));
            d.staff(&chain.at_work);
            d.staff(&chain.beach);
            d.word(chain.milestones.len() as u64);
            chain.milestones.iter().for_each(|milestone| d.text(milestone.id()));
            d.stock(&chain.stock);
            d.stock(&chain.frozen);
            d.word(chain.restaurants.len() as u64);
            for restaurant in &chain.restaurants {
                d.at(restaurant.at);
                d.text(restaurant.entrance.id());
                d.word(u64::from(restaurant.open));
            }
            d.signed(chain.reserve.map_or(0, |card| i64::from(card.face())));
            d.word(u64::from(chain.chosen.is_some()));
            if let Some(chosen) = &chain.chosen {
                d.staff(chosen);
            }
            d.word(u64::from(chain.spare_hires));
            d.word(chain.fate as u64);
        }
    }

    fn digest_map(&self, d: &mut Digest) {
        d.word(u64::from(self.gardens_left));
        d.word(self.houses.len() as u64);
        for house in &self.houses {
            d.word(u64::from(house.number.order_key()));
            d.at(house.at);
            d.maybe(house.garden.map(|side| side.index() as u64));
            d.word(house.demand.len() as u64);
            for demand in house.demand.iter() {
                d.text(demand.item.id());
                d.maybe(demand.owner.map(|player| player.0));
            }
        }
        d.word(self.campaigns.len() as u64);
        for campaign in &self.campaigns {
            d.word(u64::from(campaign.number.0));
            d.maybe(campaign.chain.map(|player| player.0));
            d.text(campaign.marketeer.map_or("", Employee::id));
            d.text(campaign.item.id());
            if let Some(item) = campaign.item_b {
                d.text(item.id()); // nothing where every campaign has one good
            }
            match campaign.turns {
                Duration::Turns(turns) => d.word(u64::from(turns)),
                Duration::Eternal => d.word(u64::MAX),
            }
            match campaign.place {
                Place::Board { at, rotated } => {
                    d.at(at);
                    d.word(u64::from(rotated));
                }
                Place::Lines { lines, side } => {
                    d.text(lines.axis.id());
                    d.signed(i64::from(lines.first));
                    if let Some(side) = side {
                        d.text(side.id()); // nothing where it does not matter
                    }
                }
                Place::Rural { side } => d.text(side.id()),
                Place::Beside {} => {}
            }
            if let Some(partner) = campaign.partner {
                d.text("partner"); // nothing where every campaign has its own card
                d.word(u64::from(partner.0));
            }
        }
    }
}
