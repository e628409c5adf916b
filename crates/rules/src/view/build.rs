//! From a view to its data.

use super::data::*;
use super::{View, Viewer};
use crate::cards::{Ability, Employee, Milestone};
use crate::config::Config;
use crate::counts::Staff;
use crate::game::{Campaign, Game, Restaurant, Stage, Step};
use crate::item::Item;
use crate::map::{Coord, House, SquareKind, TILE};
use crate::player::PlayerId;

impl View {
    /// Everything this viewer may see, as data to serialise.
    pub fn data(&self) -> ViewData {
        let game = &self.game;
        let mut position = game.position();
        position.hide_deck();
        let own = match self.viewer {
            Viewer::Player(player) if player.index() < game.chains.len() => Some(OwnData {
                seat: player,
                choices: game.choices(player),
                may_change: !game.awaited.contains(player) && game.may_change_mind(player),
            }),
            Viewer::Player(_) | Viewer::Spectator | Viewer::Reviewer => None,
        };
        ViewData {
            viewer: self.viewer,
            decision: game.decision(),
            round: game.round,
            order: game.order.to_vec(),
            position: (&position).into(),
            board: game.printed_rows(),
            map: game.map_rect(),
            tile: TILE,
            sources: game
                .board
                .sources()
                .iter()
                .map(|source| SourceData { at: game.board.coord(source.square), item: source.item })
                .collect(),
            houses: game.houses_data(),
            chains: game.config.player_ids().map(|player| game.chain_data(player)).collect(),
            campaigns: game.campaigns.iter().map(|campaign| game.campaign_data(campaign)).collect(),
            supply: game.config.employees().map(|card| (card, game.supply(card).max(0) as u8)).collect(),
            tokens_left: game
                .config
                .tokens()
                .map(|token| token.number)
                .filter(|number| game.check_token(*number).is_ok())
                .collect(),
            houses_left: game.houses_left().collect(),
            gardens_left: game.gardens_left,
            bank: BankData { cash: game.bank, breaks: game.bank_breaks, last_break: game.breaks_to_end() },
            tiles: game.board.layout().tiles().iter().map(TileData::from).collect(),
            added: game.added_data(),
            milestones: game.milestones_data(),
            ceo_slots: game.ceo_slots,
            next_ceo_slots: game.next_ceo_slots,
            order_choice: game.order_data(),
            turn: game.turn_data(),
            automaton: game.automaton_view(),
            standings: game.outcome(),
            own,
        }
    }

    /// The same as one JSON value.
    pub fn to_value(&self) -> serde_json::Value {
        // Plain data with text keys: it always has a JSON form.
        serde_json::to_value(self.data()).unwrap_or_default()
    }
}

impl Game {
    fn printed_rows(&self) -> Vec<String> {
        let rect = self.map_rect();
        let glyph = |at: Coord| {
            self.board.square(at).map_or(' ', |square| match self.board.kind(square) {
                SquareKind::Empty => '.',
                SquareKind::Road => '#',
                SquareKind::Bridge => '+',
                SquareKind::House => 'H',
                SquareKind::Source(Item::Beer) => 'B',
                SquareKind::Source(Item::Lemonade) => 'L',
                SquareKind::Source(_) => 'S',
                SquareKind::Garden => 'G',
                SquareKind::Park => 'P',
                SquareKind::Works => 'w',
            })
        };
        let row = |y: i8| (0..rect.width).map(|x| glyph(Coord::new(rect.at.x + x, rect.at.y + y))).collect();
        (0..rect.height).map(row).collect()
    }

    fn houses_data(&self) -> Vec<HouseData> {
        let origins: Vec<_> = self.config.player_ids().map(|player| self.entrance_links(player)).collect();
        let house = |house: &House| HouseData {
            number: house.number,
            at: house.at,
            garden: house.garden,
            building: house.building(),
            garden_rect: house.garden_rect(),
            kind: house.kind,
            printed: house.is_printed(),
            park: self.has_park(house),
            demand: house.demand.to_vec(),
            cap: house.cap().map(|cap| cap as u8),
            distances: origins.iter().map(|origins| self.distance(house, origins)).collect(),
        };
        self.houses.iter().map(house).collect()
    }

    fn restaurant_data(&self, player: PlayerId, restaurant: &Restaurant) -> RestaurantData {
        let rect = restaurant.rect();
        let origins = self.entrances(player);
        RestaurantData {
            at: restaurant.at,
            entrance: restaurant.entrance,
            open: restaurant.open,
            rect,
            doors: rect
                .coords()
                .filter(|at| self.board.square(*at).is_some_and(|square| origins.contains(&square)))
                .collect(),
        }
    }

    fn chain_data(&self, player: PlayerId) -> ChainData {
        let chain = self.chain(player);
        let managers = chain.at_work.iter().map(|(card, count)| count * card.card().slots).sum::<u8>();
        let restaurants = chain.restaurants.iter().map(|it| self.restaurant_data(player, it)).collect();
        ChainData {
            chain: player,
            cash: chain.cash,
            fate: chain.fate,
            order: self.order.iter().position(|other| *other == player).map(|place| place as u8 + 1),
            at_work: chain.at_work,
            beach: chain.beach,
            busy: self.busy(player),
            stock: chain.stock,
            frozen: chain.frozen,
            milestones: chain.milestones,
            restaurants,
            shops: self.shops(player).to_vec(),
            restaurants_left: (self.config.restaurants(player) - chain.restaurants.len()) as u8,
            drive_in: self.has_drive_in(player),
            waitresses: self.waitresses(player),
            tip: self.tip(player),
            cfo: self.has_cfo(player),
            price: self.price_parts(player),
            bill: self.bill(player),
            slots: self.ceo_slots_of(player) + managers,
            open_slots: self.open_slots_for_order(player),
            chosen: chain.chosen,
            reserve: chain.reserve,
        }
    }

    pub(crate) fn campaign_data(&self, campaign: &Campaign) -> CampaignData {
        CampaignData {
            campaign: *campaign,
            kind: campaign.kind(),
            rect: campaign.rect(),
            line_count: campaign.number.card().map_or(0, |card| card.lines),
            reaches: self.reached_by(campaign),
            tokens: self.demand_factor(campaign) as u8,
        }
    }

    fn milestones_data(&self) -> Vec<MilestoneData> {
        let state = |milestone: Milestone| {
            if self.closed.has(milestone) {
                MilestoneState::Closed
            } else if self.claimed.has(milestone) {
                MilestoneState::Closing
            } else {
                MilestoneState::Open
            }
        };
        let holders = |milestone| {
            self.config.player_ids().filter(|player| self.chain(*player).has(milestone)).collect()
        };
        let data =
            |milestone| MilestoneData { milestone, state: state(milestone), holders: holders(milestone) };
        self.config.milestone_cards().map(data).collect()
    }

    fn order_data(&self) -> Option<OrderData> {
        (self.stage == Stage::OrderOfBusiness).then(|| OrderData {
            choosers: self.choice.choosers.to_vec(),
            places: self.choice.places[..self.order.len()].to_vec(),
        })
    }

    fn turn_data(&self) -> Option<TurnData> {
        let Stage::Working { step: now } = self.stage else { return None };
        let player = self.in_turn();
        let step = |step: Step| StepData {
            step,
            state: match step.cmp(&now) {
                std::cmp::Ordering::Less => StepState::Past,
                std::cmp::Ordering::Equal => StepState::Now,
                std::cmp::Ordering::Greater => StepState::Ahead,
            },
            possible: step >= now && self.can_do(player, step),
            ready: self
                .chain(player)
                .at_work
                .iter()
                .filter(|(card, _)| works_in(*card) == Some(step))
                .map(|(card, _)| (card, self.ready(player, card)))
                .collect(),
        };
        let left = self.training_left(player);
        Some(TurnData {
            chain: player,
            step: now,
            steps: game_steps(&self.config).map(step).collect(),
            used: self.turn.used,
            hired: self.turn.hires,
            hires_left: self.hires_left(player),
            training_given: self.training_steps(player) - left,
            training_left: left,
            trained: self.turn.trained,
            phantoms: Employee::ENTRY
                .with(self.config.modules)
                .iter()
                .copied()
                .map(|card| (card, -self.supply(card).min(0)))
                .filter(|(_, count)| *count > 0)
                .map(|(card, count)| (card, count as u8))
                .collect::<Staff>(),
        })
    }
}

/// The steps of a working day in this game.
fn game_steps(config: &Config) -> impl Iterator<Item = Step> {
    let with_lobbyists = config.copies(Employee::Lobbyist) > 0;
    Step::ALL.into_iter().filter(move |step| with_lobbyists || *step != Step::Lobbyists)
}

/// The step of the working day in which a card acts.
pub(crate) fn works_in(card: Employee) -> Option<Step> {
    match card.card().ability {
        Ability::Hire { .. } => Some(Step::Recruit),
        Ability::Train(_) => Some(Step::Train),
        Ability::Market(_) => Some(Step::Campaigns),
        Ability::Cook { .. } | Ability::Errand(_) | Ability::Buy(_) => Some(Step::Food),
        Ability::Develop => Some(Step::Houses),
        Ability::Lobby(_) => Some(Step::Lobbyists),
        Ability::Expand { .. } => Some(Step::Restaurants),
        Ability::Manage
        | Ability::Serve
        | Ability::Price(_)
        | Ability::Cfo
        | Ability::Fry(_)
        | Ability::Ferment { .. }
        | Ability::Repeat
        | Ability::NightShift
        | Ability::Star(_) => None,
    }
}
