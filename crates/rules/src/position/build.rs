//! From what somebody wrote to a game, checking everything.

use super::fields::Faults;
use super::wrong::Wrong;
use super::{Fault, Phase, Position, WrittenChain};
use crate::action::Duration;
use crate::automaton::{AUTOMATON, PERSON};
use crate::cards::{Effect, Employee};
use crate::config::{Config, Module};
use crate::event::Sink;
use crate::flow::Next;
use crate::game::{Chain, Fate, Game, Stage, Step, TurnLog};
use crate::map::{Board, Rect};
use crate::modules::coffee::SHOPS;
use crate::modules::milestones::FREE_CARD;
use crate::modules::{dishes, stars};
use crate::phase::FREEZER;
use crate::player::{PlayerId, PlayerSet};
use crate::refusal::Refusal;
use crate::rng::Rng;

impl Position {
    /// The game at this moment, cards at work as written, waiting for nothing yet. Every fault is reported.
    pub fn game(&self) -> Result<Game, Vec<Fault>> {
        let mut faults = Faults::default();
        let game = self.build(&mut faults);
        if faults.0.is_empty() { Ok(game) } else { Err(faults.0) }
    }

    fn build(&self, faults: &mut Faults) -> Game {
        let config: Config = self.config;
        let board = Board::new(self.layout.clone());
        let mut game = Game::bare(&config, board, &self.turn_order, Rng::new(0));
        game.round = self.round;
        game.bank = self.bank;
        game.bank_breaks = self.bank_breaks;
        game.ceo_slots = self.ceo_slots;
        game.next_ceo_slots = self.next_ceo_slots;
        game.claimed = self.claimed_this_round.iter().copied().collect();
        self.build_pieces(&mut game, faults);
        for (i, written) in self.chains.iter().enumerate() {
            let in_section = self.company_in_section && PlayerId(i as u8) == AUTOMATON;
            let path = if in_section { "chain".to_string() } else { format!("chains[{i}]") };
            Self::build_chain(&mut game, PlayerId(i as u8), written, &path, faults);
        }
        self.build_houses(&mut game, faults);
        self.build_campaigns(&mut game, faults);
        self.build_offramps(&mut game, faults);
        for chain in &game.chains {
            game.closed = game.closed.union(chain.milestones);
        }
        let gone = self.withdrawn.as_ref().map(|gone| gone.iter().copied().collect());
        game.closed = game.closed.union(gone.unwrap_or_else(|| game.hard_choices_gone(game.round - 1)));
        game.closed = game.closed.without(game.claimed).without(game.never_closed());
        game.set_base_price(self.base_price);
        Self::deal_cards(&mut game, faults);
        self.build_automaton(&mut game, faults);
        if faults.0.is_empty() {
            for player in config.player_ids() {
                game.chain_mut(player).spare_hires = game.spare_hires(player, 0);
            }
        }
        game.stage = Stage::Restructuring;
        game
    }

    fn build_chain(
        game: &mut Game,
        player: PlayerId,
        written: &WrittenChain,
        path: &str,
        faults: &mut Faults,
    ) {
        let mut chain = Chain::new();
        chain.cash = written.cash;
        chain.at_work = written.at_work;
        chain.beach = written.beach;
        chain.milestones = written.milestones.iter().copied().collect();
        chain.frozen = written.frozen;
        chain.stock = written.stock;
        chain.stock.add_all(&written.frozen);
        chain.reserve = written.reserve;
        chain.fate = written.fate;
        let mut needs = |field: &str, id: &str, module: Option<Module>| {
            if let Some(module) = module.filter(|module| !game.config.plays(Some(*module))) {
                faults.add(format_args!("{path}.{field}.{id}"), Wrong::NeedsModule { module });
            }
        };
        for (field, staff) in [("at_work", &chain.at_work), ("beach", &chain.beach)] {
            staff.iter().for_each(|(card, _)| needs(field, card.id(), card.card().module));
        }
        for (field, stock) in [("stock", &written.stock), ("frozen", &written.frozen)] {
            stock.iter().for_each(|(item, _)| needs(field, item.id(), item.card().module));
        }
        chain.milestones.iter().for_each(|it| needs("milestones", it.id(), it.row().module));
        if let Some(old) = chain.milestones.iter().find(|it| it.row().module.is_none())
            && game.config.has_new_milestones()
        {
            faults.add(
                format_args!("{path}.milestones.{old}"),
                Wrong::NotWithModule { module: Module::NewMilestones },
            );
        }
        if chain.milestones.len() != written.milestones.len() {
            faults.add(format_args!("{path}.milestones"), Wrong::MilestoneTwice);
        }
        if !game.config.milestones() && !written.milestones.is_empty() {
            faults.add(format_args!("{path}.milestones"), Wrong::IntroMilestones);
        }
        if !game.config.full() && written.reserve.is_some() {
            faults.add(format_args!("{path}.reserve"), Wrong::IntroReserve);
        }
        if let Some(card) = written.reserve
            && !game.config.reserve_cards().contains(&card)
        {
            let cards = game.config.reserve_cards().map(|card| card.face().to_string());
            faults.add(format_args!("{path}.reserve"), Wrong::NoneOf { values: cards.join(", ") });
        }
        if written.frozen.total() > FREEZER {
            faults.add(format_args!("{path}.frozen"), Wrong::FreezerFull { most: FREEZER });
        }
        if let Err(refusal) = dishes::check_freezer(&written.frozen) {
            faults.add(format_args!("{path}.frozen"), refusal);
        }
        if stars::count(&chain.at_work) + stars::count(&chain.beach) > 1 {
            faults.add(path, Wrong::TwoStars);
        }
        let at_work = chain.at_work;
        *game.chain_mut(player) = chain;
        if game.open_slots_of(player, &at_work).is_none() {
            faults.add(format_args!("{path}.at_work"), Wrong::CompanyTooLarge);
        }
        for (i, restaurant) in written.restaurants.iter().enumerate() {
            let path = format!("{path}.restaurants[{i}]");
            let most = game.config.restaurants(player);
            if i >= most {
                faults.add(path, Wrong::TooManyRestaurants { most });
                continue;
            }
            if let Err(refusal) =
                game.check_restaurant_squares(restaurant.at, restaurant.entrance, Phase::Restaurants)
            {
                faults.add(path, refusal);
                continue;
            }
            game.occupy(restaurant.rect());
            game.chain_mut(player).restaurants.push(*restaurant);
        }
        for (card, count) in written.salary_free.iter() {
            let path = format!("{path}.salary_free.{card}");
            if !game.config.has_new_milestones() {
                faults.add(path, Wrong::NeedsModule { module: Module::NewMilestones });
            } else if card != FREE_CARD
                || count != 1
                || written.at_work.of(card) + written.beach.of(card) != 1
            {
                faults.add(path, Wrong::OneFreeCard { card: FREE_CARD });
            } else {
                game.extras.get_or_insert_default().free_cards.insert(player);
            }
        }
        for (i, at) in written.coffee_shops.iter().enumerate() {
            let path = format!("{path}.coffee_shops[{i}]");
            if !game.config.plays(Some(Module::Coffee)) {
                faults.add(&path, Wrong::NeedsModule { module: Module::Coffee });
            } else if i >= SHOPS {
                faults.add(path, Wrong::TooManyShops { most: SHOPS });
            } else if let Err(refusal) = game.check_shop_place(*at, None) {
                faults.add(path, refusal);
            } else {
                game.put_shop(player, *at);
            }
        }
    }

    fn build_houses(&self, game: &mut Game, faults: &mut Faults) {
        for (i, house) in self.houses.iter().enumerate() {
            let path = format!("houses[{i}]");
            if !game.houses_left().any(|left| left == house.number) {
                let refusal = Refusal::NoSuchHouseTile { house: house.number };
                faults.add(path, refusal);
            } else if let Err(refusal) = game.check_house_place(house.at, house.garden) {
                faults.add(path, refusal);
            } else {
                game.put_house(house.number, house.at, house.garden);
            }
        }
        for (i, garden) in self.gardens.iter().enumerate() {
            let path = format!("gardens[{i}]");
            let place = match game.house(garden.house) {
                None => Err(Refusal::NoSuchHouse { house: garden.house }),
                Some(house) if house.takes_garden() && game.gardens_left == 0 => Err(Refusal::NoGardensLeft),
                Some(house) => game.check_garden_place(house, garden.side),
            };
            match place {
                Ok(()) => game.put_garden(garden.house, garden.side),
                Err(refusal) => faults.add(path, refusal),
            }
        }
        for (number, tokens) in &self.demand {
            let path = format!("demand.{number}");
            let Some(house) = game.houses.iter_mut().find(|house| house.number == *number) else {
                faults.add(path, Refusal::NoSuchHouse { house: *number });
                continue;
            };
            if let Some(cap) = house.cap().filter(|cap| tokens.len() > *cap) {
                let many = tokens.len();
                faults.add(path, Wrong::TooMuchDemand { house: *number, most: cap, given: many });
                continue;
            }
            if let Some(token) = tokens.iter().find(|token| !token.item.card().marketable) {
                faults.add(path, Refusal::NotMarketable { item: token.item });
                continue;
            }
            house.demand = tokens.iter().copied().collect();
        }
    }

    fn build_campaigns(&self, game: &mut Game, faults: &mut Faults) {
        for (i, campaign) in self.campaigns.iter().enumerate() {
            let path = format!("campaigns[{i}]");
            match game.check_written_campaign(campaign) {
                Ok(()) => game.put_campaign(*campaign),
                Err(refusal) => faults.add(path, refusal),
            }
        }
    }

    /// Takes everybody's cards out of the supply.
    fn deal_cards(game: &mut Game, faults: &mut Faults) {
        // Cards of modules that are not in play are a fault already.
        for card in game.config.employees().collect::<Vec<_>>() {
            let mut owned = 0;
            for player in game.config.player_ids() {
                let copies = game.chain(player).at_work.of(card) as u16
                    + game.chain(player).beach.of(card) as u16
                    + u16::from(game.busy(player).of(card));
                if card.card().unique && copies > 1 {
                    faults.add(format_args!("chains[{player}]"), Wrong::TwoOfUnique { card, copies });
                }
                owned += copies;
            }
            let supply = game.supply[card.index()];
            // Cards that came with a milestone may be out of the box (K-NM-11).
            let free =
                game.config.player_ids().filter(|player| game.has_free_card(*player, card)).count() as u16;
            let from_box = owned.saturating_sub(supply as u16).min(free);
            if from_box > 0 {
                game.extras.get_or_insert_default().from_box = from_box as u8;
            }
            let owned = owned - from_box;
            if owned > supply as u16 {
                faults.add("chains", Wrong::TooManyCards { card, owned, supply });
            } else {
                game.supply[card.index()] = supply - owned as i8;
            }
        }
    }
}

impl Game {
    /// Could this campaign be on the map as it stands? Range aside: restaurants move.
    pub(super) fn check_written_campaign(&self, campaign: &crate::game::Campaign) -> Result<(), Refusal> {
        let number = campaign.number;
        let token = self.check_token(number)?;
        // Without a marketeer (he was fired) anything the grandest who may place it could have placed.
        let could = |card: &&Employee| card.marketeer().is_some_and(|it| it.kinds.contains(&token.kind));
        let grandest = Employee::MARKETEERS.with(self.config.modules).iter().rev().find(could).copied();
        let card = campaign.marketeer.or(grandest).unwrap_or(Employee::BrandDirector);
        let marketeer = card.marketeer().ok_or(Refusal::WrongCard { card })?;
        if !marketeer.kinds.contains(&token.kind) {
            return Err(Refusal::KindNotAllowed { card, kind: token.kind });
        }
        if !campaign.item.card().marketable {
            return Err(Refusal::NotMarketable { item: campaign.item });
        }
        if let Duration::Turns(turns) = campaign.turns
            && (turns == 0 || turns > marketeer.max_turns)
        {
            return Err(Refusal::WrongDuration { turns: campaign.turns, max: marketeer.max_turns });
        }
        self.check_place(token, campaign.place)
    }

    /// Puts the game at the start of a phase, with this chain (or the first in order) to act, and resolves what
    /// nobody decides.
    pub(crate) fn begin(&mut self, phase: Phase, chain: Option<PlayerId>, sink: &mut impl Sink) {
        let first = self.order.first().copied().unwrap_or(PlayerId(0));
        let player = chain.unwrap_or(first);
        self.at_turn = self.order_index(player).min(self.order.len().saturating_sub(1) as u8);
        self.turn = TurnLog::default();
        self.awaited = PlayerSet::NONE;
        self.drop_questions();
        if self.is_automaton(player) && (phase == Phase::FirstRestaurant || phase.is_working()) {
            self.begin_automaton(phase, sink);
            return;
        }
        let next = match phase {
            Phase::FirstRestaurant => {
                self.stage = self.first_restaurant_stage();
                self.awaited = PlayerSet::only(player);
                Next::Wait
            }
            Phase::Restructuring => {
                self.cards_to_hand();
                self.at_turn = 0;
                self.stage = Stage::Restructuring;
                Next::Structures
            }
            Phase::Order => {
                self.at_turn = 0;
                Next::Order
            }
            Phase::Recruit => self.begin_step(player, Step::Recruit),
            Phase::Train => self.begin_step(player, Step::Train),
            Phase::Campaigns => self.begin_step(player, Step::Campaigns),
            Phase::Food => self.begin_step(player, Step::Food),
            Phase::Houses => self.begin_step(player, Step::Houses),
            Phase::Lobbyists => self.begin_step(player, Step::Lobbyists),
            Phase::Restaurants => self.begin_step(player, Step::Restaurants),
            Phase::Dinnertime => Next::Dinner,
            Phase::Payday => Next::Payday,
            Phase::Marketing => Next::Marketing,
            Phase::Cleanup => Next::CleanUp,
        };
        self.advance(next, sink);
    }

    /// At the start of The Chain's turn, which it takes by itself; its first restaurant is part of the set-up.
    fn begin_automaton(&mut self, phase: Phase, sink: &mut impl Sink) {
        if phase == Phase::FirstRestaurant {
            self.stage = self.first_restaurant_stage();
            self.at_turn = self.order_index(PERSON);
            self.awaited = PlayerSet::only(PERSON);
        } else {
            self.advance(Next::Turn { place: self.order_index(AUTOMATON) }, sink);
        }
    }

    /// Against The Chain, whose restaurant stands already, there is nobody to pass to.
    fn first_restaurant_stage(&self) -> Stage {
        Stage::FirstRestaurant { must_place: self.automaton.is_some() }
    }

    fn begin_step(&mut self, player: PlayerId, step: Step) -> Next {
        self.awaited = PlayerSet::only(player);
        Next::Step { step }
    }

    fn cards_to_hand(&mut self) {
        for chain in &mut self.chains {
            let back = std::mem::take(&mut chain.at_work);
            chain.beach.add_all(&back);
            chain.spare_hires = 0;
        }
    }

    /// Puts the game exactly at the start of a phase for one chain, without resolving anything: for listing what
    /// is legal there.
    pub(crate) fn pause_at(&mut self, phase: Phase, player: PlayerId) {
        self.awaited = PlayerSet::only(player);
        self.at_turn = self.order_index(player).min(self.order.len().saturating_sub(1) as u8);
        self.turn = TurnLog::default();
        self.drop_questions();
        let step = |step| Stage::Working { step };
        self.stage = match phase {
            Phase::FirstRestaurant => self.first_restaurant_stage(),
            Phase::Restructuring => {
                self.cards_to_hand();
                Stage::Restructuring
            }
            Phase::Order => {
                self.choice.choosers = self.order.clone();
                Stage::OrderOfBusiness
            }
            Phase::Recruit => step(Step::Recruit),
            Phase::Train => step(Step::Train),
            Phase::Campaigns => step(Step::Campaigns),
            Phase::Food => step(Step::Food),
            Phase::Houses => step(Step::Houses),
            Phase::Lobbyists => step(Step::Lobbyists),
            Phase::Restaurants => step(Step::Restaurants),
            Phase::Payday => Stage::Payday,
            Phase::Cleanup => Stage::Freezer,
            Phase::Dinnertime | Phase::Marketing => {
                self.awaited = PlayerSet::NONE;
                Stage::Restructuring
            }
        };
        let chain = self.chain(player);
        let frozen =
            phase == Phase::Cleanup && (!self.has_effect(player, Effect::Freezer) || chain.stock.is_empty());
        let paid = phase == Phase::Payday && !self.config.full();
        if frozen || paid || chain.fate == Fate::Out {
            self.awaited = PlayerSet::NONE; // nothing to decide
        }
    }

    /// A rectangle of the map, for those who ask.
    pub fn map_rect(&self) -> Rect {
        Rect::new(self.board.north_west(), self.board.width(), self.board.height())
    }
}
