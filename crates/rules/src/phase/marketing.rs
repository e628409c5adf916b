//! Phase 6: campaigns make demand.

use std::sync::Arc;

use arrayvec::ArrayVec;

use crate::action::Duration;
use crate::automaton::Part;
use crate::cards::{CampaignKind, Effect, Employee, Milestone, MilestoneEffect};
use crate::event::{Event, Placed, Sink};
use crate::game::{Campaign, Chain, Fate, Game, MAX_HOUSES, MOST_ORIGINS};
use crate::item::Item;
use crate::map::{Board, Coord, Demand, House, HouseKind, Lines, Place, Rect, Square, SquareSet};
use crate::modules::critics;
use crate::player::{MAX_PLAYERS, PlayerId};

/// What a campaign covers.
#[derive(PartialEq, Eq)]
enum Area {
    /// Houses in the country.
    Country,
    /// So many rows or columns.
    Lines(Lines, u8),
    /// Whoever reads the guide.
    Guide,
    /// What touches the token.
    Beside(Rect),
    /// A block of mailboxes.
    Block(u8),
    /// The tile of this square and those around it.
    Tiles(Coord),
    Nowhere,
}

/// Which houses campaigns reach in a position.
pub struct Audience<'a> {
    game: &'a Game,
    /// By square: the houses that a token on it touches.
    beside: Vec<u32>,
}

impl Audience<'_> {
    /// The houses a campaign on a free place reaches: a bit for each, by its place in [`Game::houses`].
    pub fn of(&self, campaign: &Campaign) -> u32 {
        let game = self.game;
        match game.area(campaign) {
            Area::Beside(token) => {
                let squares = token.coords().filter_map(|at| game.board.square(at));
                squares.fold(0, |houses, square| houses | self.beside[square.index()])
            }
            area => game.houses_in(&area),
        }
    }
}

/// What decides where a player may place tokens and which houses these reach: for kinds it [decides](Self::decides) equal grounds
/// give equal answers of [`Game::campaign_places`] and [`Audience::of`]. For those who ask again and again.
#[derive(Clone, Debug)]
pub struct CampaignGround {
    /// Airplanes do not care who flies at which side.
    free_sides: bool,
    board: Arc<Board>,
    occupied: SquareSet,
    origins: ArrayVec<Square, MOST_ORIGINS>,
    houses: ArrayVec<(HouseKind, Rect), MAX_HOUSES>,
}

impl CampaignGround {
    /// Does nothing else matter for campaigns of this kind?
    pub fn decides(&self, kind: CampaignKind) -> bool {
        match kind {
            CampaignKind::Billboard | CampaignKind::Mailbox | CampaignKind::Radio => true,
            CampaignKind::Airplane => self.free_sides,
            CampaignKind::GiantBillboard | CampaignKind::GourmetGuide => false,
        }
    }

    /// A number that equal grounds share, and different ones rarely do.
    pub fn mark(&self) -> u64 {
        let starts = self.origins.iter().map(|square| square.index() as u64);
        self.occupied.words().iter().copied().chain(starts).fold(self.houses.len() as u64, |mark, part| {
            (mark ^ part).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23)
        })
    }
}

impl PartialEq for CampaignGround {
    fn eq(&self, other: &Self) -> bool {
        // A board is shared by all games in which nothing was laid since.
        Arc::ptr_eq(&self.board, &other.board)
            && self.occupied == other.occupied
            && self.origins == other.origins
            && self.houses == other.houses
    }
}

impl Game {
    /// What campaigns of this player stand on.
    pub fn campaign_ground(&self, player: PlayerId) -> CampaignGround {
        CampaignGround {
            free_sides: !self.config.sides_matter(),
            board: Arc::clone(&self.board),
            occupied: self.occupied,
            origins: self.origins(player),
            houses: self.houses.iter().map(|house| (house.kind, house.rect())).collect(),
        }
    }

    /// The phase itself, without what follows.
    pub(crate) fn run_campaigns(&mut self, sink: &mut impl Sink) {
        let passes = self.passes();
        for pass in 1..=passes {
            let mut earned = [0; MAX_PLAYERS];
            for index in 0..self.campaigns.len() {
                let campaign = self.campaigns[index];
                for item in [Some(campaign.item), campaign.item_b].into_iter().flatten() {
                    let tokens = self.run(&campaign, item, (passes > 1).then_some(pass as u8), sink);
                    let paid = self.pay_for_tokens(&campaign, tokens, sink);
                    if let Some(player) = campaign.chain {
                        earned[player.index()] += paid;
                    }
                }
            }
            self.pay_cfo_for_pass(&earned, sink);
        }
        self.age_campaigns(sink);
        self.act(Part::Campaigns, sink);
    }

    /// How often all campaigns run with those who are at work (K-MASS-2).
    pub fn passes(&self) -> usize {
        let at_work = |chain: &Chain| usize::from(chain.at_work.of(Employee::MassMarketeer));
        1 + self.extra_runs() + self.chains.iter().map(at_work).sum::<usize>()
    }

    /// One good of a campaign; how many tokens it placed.
    fn run(&mut self, campaign: &Campaign, item: Item, pass: Option<u8>, sink: &mut impl Sink) -> usize {
        let factor = self.demand_factor(campaign);
        let mut tokens = 0;
        let mut reached = Vec::new();
        let area = self.area(campaign);
        for i in 0..self.houses.len() {
            if !self.is_in(&self.houses[i], &area) {
                continue;
            }
            let house = &mut self.houses[i];
            let wanted = house.tokens_per_campaign() * factor;
            let placed = wanted.min(house.room());
            for _ in 0..placed {
                house.demand.push(Demand { item, owner: campaign.chain });
            }
            tokens += placed;
            if sink.wanted() {
                reached.push(Placed {
                    house: house.number,
                    placed: placed as u8,
                    lost: (wanted - placed) as u8,
                });
            }
        }
        sink.emit(|| Event::CampaignRan {
            number: campaign.number,
            chain: campaign.chain,
            item,
            reached,
            pass,
        });
        tokens
    }

    /// How many times as much demand as usual a campaign makes (B-RUN-3).
    pub(crate) fn demand_factor(&self, campaign: &Campaign) -> usize {
        let Some(player) = campaign.chain else { return 1 };
        let factor = |milestone: Milestone| match milestone.effect(Effect::DemandFactor) {
            Some(MilestoneEffect::DemandFactor { campaign: kind, factor }) if *kind == campaign.kind() => {
                usize::from(*factor)
            }
            _ => 1,
        };
        self.sources_of(player, Effect::DemandFactor).iter().map(factor).product()
    }

    /// Does a campaign reach a house (B-RUN-2)?
    pub fn reaches(&self, campaign: &Campaign, house: &House) -> bool {
        self.is_in(house, &self.area(campaign))
    }

    /// All houses a campaign reaches: a bit for each, by its place in [`Game::houses`].
    pub fn reached(&self, campaign: &Campaign) -> u32 {
        self.houses_in(&self.area(campaign))
    }

    fn houses_in(&self, area: &Area) -> u32 {
        let bit = |(place, house)| u32::from(self.is_in(house, area)) << place;
        self.houses.iter().enumerate().map(bit).sum()
    }

    /// For those who ask which houses many campaigns would reach.
    pub fn audience(&self) -> Audience<'_> {
        let mut beside = vec![0; self.board.squares().count()];
        for (place, house) in
            self.houses.iter().enumerate().filter(|(_, house)| house.kind != HouseKind::Rural)
        {
            for square in house.rect().border().filter_map(|at| self.board.square(at)) {
                beside[square.index()] |= 1 << place;
            }
        }
        Audience { game: self, beside }
    }

    fn area(&self, campaign: &Campaign) -> Area {
        match (campaign.kind(), campaign.place) {
            (CampaignKind::GiantBillboard, _) => Area::Country,
            (CampaignKind::Airplane, Place::Lines { lines, .. }) => {
                campaign.number.card().map_or(Area::Nowhere, |card| Area::Lines(lines, card.lines))
            }
            (CampaignKind::GourmetGuide, _) => Area::Guide,
            (CampaignKind::Billboard, _) => campaign.rect().map_or(Area::Nowhere, Area::Beside),
            (CampaignKind::Mailbox, Place::Board { at, .. }) => {
                self.board.block(at).map_or(Area::Nowhere, Area::Block)
            }
            (CampaignKind::Radio, Place::Board { at, .. }) => Area::Tiles(at),
            _ => Area::Nowhere,
        }
    }

    fn is_in(&self, house: &House, area: &Area) -> bool {
        if house.kind == HouseKind::Rural {
            return *area == Area::Country; // K-RURAL-4
        }
        match *area {
            Area::Country | Area::Nowhere => false,
            Area::Lines(lines, count) => house.rect().in_lines(lines, count),
            Area::Guide => critics::reaches(house),
            Area::Beside(token) => token.touches(house.rect()),
            Area::Block(block) => self.board.block(house.at) == Some(block),
            Area::Tiles(at) => Board::within_radio(at, house.rect()),
        }
    }

    fn age_campaigns(&mut self, sink: &mut impl Sink) {
        let mut index = 0;
        while index < self.campaigns.len() {
            let campaign = &mut self.campaigns[index];
            if let Duration::Turns(turns) = &mut campaign.turns {
                *turns = turns.saturating_sub(1);
                let (number, turns_left) = (campaign.number, campaign.turns);
                sink.emit(|| Event::CampaignAged { number, turns_left });
                if turns_left == Duration::Turns(0) {
                    self.end_campaign(index, sink);
                    continue;
                }
            }
            index += 1;
        }
    }

    fn end_campaign(&mut self, index: usize, sink: &mut impl Sink) {
        let campaign = self.campaigns.remove(index);
        if let Some(rect) = campaign.rect() {
            self.vacate(rect);
        }
        let Campaign { number, chain, mut marketeer, partner, .. } = campaign;
        // Two campaigns of one card: it is free when both have ended.
        if let Some(other) = self.campaigns.iter_mut().find(|other| Some(other.number) == partner) {
            (other.partner, marketeer) = (None, None);
        }
        sink.emit(|| Event::CampaignEnded { number, chain, marketeer });
        if let (Some(player), Some(card)) = (chain, marketeer) {
            if self.is_automaton(player) {
                self.release_marketeer(card, sink);
            } else if self.chain(player).fate != Fate::Out {
                self.chain_mut(player).beach.add(card, 1);
            }
        }
    }
}
