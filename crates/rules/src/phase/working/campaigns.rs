//! Starting campaigns.

use std::ops::ControlFlow;

use crate::action::{Action, Duration, Goods};
use crate::cards::{
    CampaignKind, Effect, Employee, EmployeeRange, Feat, Marketeer, TOKENS, TokenCard, TokenNumber,
};
use crate::event::{Event, Sink};
use crate::game::{Campaign, Game, Reach, token_size};
use crate::item::Item;
use crate::map::{Axis, HouseNumber, Lines, Place, Rect};
use crate::phase::Visit;
use crate::player::PlayerId;
use crate::position::Phase;
use crate::refusal::Refusal;

impl Game {
    /// Is the token in this game and not on the map?
    pub(crate) fn check_token(&self, number: TokenNumber) -> Result<&'static TokenCard, Refusal> {
        match number.card() {
            Some(card) if !self.config.leaves_out(number) => {
                if self.campaigns.iter().any(|campaign| campaign.number == number) {
                    Err(Refusal::TokenTaken { number })
                } else {
                    Ok(card)
                }
            }
            _ => Err(Refusal::NoSuchToken { number }),
        }
    }

    /// Would a campaign of this kind by this card be eternal (B-MKT-8, K-NM-5)?
    pub fn is_eternal(&self, player: PlayerId, card: Employee, kind: CampaignKind) -> bool {
        let eternal = Effect::EternalCampaigns;
        if kind == CampaignKind::GiantBillboard {
            return true; // K-RURAL-1
        }
        if self.is_eternal_radio(player, card, kind) {
            return true;
        }
        // The campaign that earns it is eternal too.
        self.has_effect(player, eternal)
            || !self.in_reach(player, Feat::PlaceCampaign(kind), eternal).is_empty()
    }

    fn marketing_reach(&self, player: PlayerId, marketeer: &Marketeer) -> Option<Reach> {
        match marketeer.range {
            EmployeeRange::Road(range) | EmployeeRange::Air(range) => Some(self.within_range(player, range)),
            EmployeeRange::Unlimited => None,
        }
    }

    #[allow(clippy::too_many_arguments)]
    pub(crate) fn check_campaign(
        &self,
        player: PlayerId,
        card: Employee,
        number: TokenNumber,
        goods: Goods,
        turns: Duration,
        place: Place,
        second: bool,
    ) -> Result<(), Refusal> {
        let marketeer = card.marketeer().ok_or(Refusal::WrongCard { card })?;
        self.check_marketeer(player, card, second)?;
        let token = self.check_token(number)?;
        if !marketeer.kinds.contains(&token.kind) {
            return Err(Refusal::KindNotAllowed { card, kind: token.kind });
        }
        let item = goods.item;
        if let Some(item) = goods.iter().find(|item| !item.card().marketable) {
            return Err(Refusal::NotMarketable { item });
        }
        if let Some(item_b) = goods.item_b
            && (item_b == item || !self.may_carry_two(player, card, token))
        {
            return Err(Refusal::OneGoodOnly);
        }
        if self.runs_as_second(player, card, second) && !self.is_like_first(card, token, item, turns) {
            return Err(Refusal::MustBeLikeFirst);
        }
        match (self.is_eternal(player, card, token.kind), turns) {
            (true, Duration::Eternal) => {}
            (true, _) => return Err(Refusal::MustBeEternal),
            (false, Duration::Turns(n)) if n >= 1 && n <= marketeer.max_turns => {}
            (false, _) => return Err(Refusal::WrongDuration { turns, max: marketeer.max_turns }),
        }
        self.check_place(token, place)?;
        if let (Some(reach), Place::Board { at, rotated }) = (self.marketing_reach(player, marketeer), place)
        {
            let (width, height) = token_size(number, rotated).unwrap_or((1, 1));
            let squares = self.squares_of(Rect::new(at, width as i8, height as i8));
            if let EmployeeRange::Road(range) = marketeer.range
                && !reach.includes(&self.board, &squares)
            {
                return Err(Refusal::OutOfRange { range, during: Phase::Campaigns });
            }
        }
        Ok(())
    }

    /// Does the token fit there, range aside (B-MKT-2, B-MKT-6)?
    pub(crate) fn check_place(&self, token: &TokenCard, place: Place) -> Result<(), Refusal> {
        match (token.kind, place) {
            (CampaignKind::GiantBillboard, Place::Rural { side }) => self.check_rural_side(side),
            (CampaignKind::Airplane, Place::Lines { lines, side }) => {
                let (start, len) = self.lines_along(lines.axis);
                let (first, count) = (i16::from(lines.first), i16::from(token.lines));
                if first < start || first + count > start + len {
                    return Err(Refusal::LinesOffMap { first: lines.first, count: token.lines });
                }
                self.check_airplane_side(token, lines, side)
            }
            (CampaignKind::GourmetGuide, Place::Beside {}) => Ok(()),
            (
                CampaignKind::Billboard | CampaignKind::Mailbox | CampaignKind::Radio,
                Place::Board { at, rotated },
            ) => {
                if rotated && token.width == token.height {
                    return Err(Refusal::NoRotation);
                }
                let (width, height) = token_size(token.number, rotated).unwrap_or((1, 1));
                self.check_empty(Rect::new(at, width as i8, height as i8))?;
                match self.board.site(width, height, at) {
                    Some(_) => Ok(()),
                    None => Err(Refusal::NotByRoad { at, during: Phase::Campaigns }),
                }
            }
            (kind, _) => Err(Refusal::WrongPlace { kind }),
        }
    }

    /// First line and number of lines of the map along an axis.
    fn lines_along(&self, axis: Axis) -> (i16, i16) {
        let corner = self.board.north_west();
        match axis {
            Axis::Row => (i16::from(corner.y), i16::from(self.board.height())),
            Axis::Column => (i16::from(corner.x), i16::from(self.board.width())),
        }
    }

    /// Every place for a token, in order. `reach` limits it to what is within range.
    pub(crate) fn places_for(&self, token: &TokenCard, reach: Option<&Reach>, places: &mut Vec<Place>) {
        places.clear();
        if token.kind == CampaignKind::GourmetGuide {
            places.push(Place::Beside {});
            return;
        }
        if token.kind == CampaignKind::GiantBillboard {
            places.extend(self.free_rural_sides().map(|side| Place::Rural { side }));
            return;
        }
        if token.kind == CampaignKind::Airplane {
            for axis in Axis::ALL {
                let (start, len) = self.lines_along(axis);
                for first in start..=start + len - i16::from(token.lines) {
                    let lines = Lines { axis, first: first as i8 };
                    self.sides_for(token, lines, places);
                }
            }
            return;
        }
        let fits = |site: &&crate::map::Site| {
            self.site_free(site) && reach.is_none_or(|reach| reach.includes(&self.board, &site.squares))
        };
        let mut upright = self.board.sites(token.width, token.height).iter().filter(fits).peekable();
        let turned: &[_] =
            if token.width == token.height { &[] } else { self.board.sites(token.height, token.width) };
        let mut turned = turned.iter().filter(fits).peekable();
        // Both lists are in reading order: merge them.
        loop {
            let rotated = match (upright.peek(), turned.peek()) {
                (Some(a), Some(b)) => b.at < a.at,
                (Some(_), None) => false,
                (None, Some(_)) => true,
                (None, None) => return,
            };
            if let Some(site) = if rotated { turned.next() } else { upright.next() } {
                places.push(Place::Board { at: site.at, rotated });
            }
        }
    }

    /// Is the token in this game, and on nobody's map?
    pub fn is_token_free(&self, number: TokenNumber) -> bool {
        self.check_token(number).is_ok()
    }

    /// Where a marketeer of this player could put a token now, were it at work; empty for a token that is taken or
    /// too grand.
    pub fn campaign_places(&self, player: PlayerId, card: Employee, number: TokenNumber) -> Vec<Place> {
        let mut places = Vec::new();
        if player.index() < self.chains.len()
            && let Some(marketeer) = card.marketeer()
            && let Ok(token) = self.check_token(number)
            && marketeer.kinds.contains(&token.kind)
        {
            self.places_for(token, self.marketing_reach(player, marketeer).as_ref(), &mut places);
        }
        places
    }

    pub(crate) fn list_campaigns(&self, player: PlayerId, visit: &mut impl Visit) -> ControlFlow<()> {
        let mut places = Vec::new();
        for card in Employee::MARKETEERS.with(self.config.modules).iter().copied() {
            let Some(marketeer) = card.marketeer() else { continue };
            let turns_to_run = self.turns_to_run(player, card);
            if turns_to_run.is_empty() {
                continue;
            }
            let reach = self.marketing_reach(player, marketeer);
            let mut listed: Option<&TokenCard> = None;
            for token in TOKENS.iter().filter(|token| marketeer.kinds.contains(&token.kind)) {
                if self.check_token(token.number).is_err() {
                    continue;
                }
                // Tokens of one size follow each other: the places are the same.
                let same = listed.is_some_and(|other| {
                    (other.kind, other.width, other.height, other.lines)
                        == (token.kind, token.width, token.height, token.lines)
                });
                if !same {
                    self.places_for(token, reach.as_ref(), &mut places);
                    listed = Some(token);
                }
                let eternal = self.is_eternal(player, card, token.kind);
                let pairs = self.may_carry_two(player, card, token);
                for goods in Item::MARKETABLE.into_iter().flat_map(|item| Goods::with_first(item, pairs)) {
                    for n in 1..=if eternal { 1 } else { marketeer.max_turns } {
                        let turns = if eternal { Duration::Eternal } else { Duration::Turns(n) };
                        let number = token.number;
                        let action = |place: Place, second| Action::Campaign {
                            marketeer: card,
                            number,
                            goods,
                            turns,
                            place,
                            second,
                        };
                        let mut runs = turns_to_run.clone();
                        runs.retain(|second| !*second || self.is_like_first(card, token, goods.item, turns));
                        if let [second] = runs.as_slice() {
                            visit.many(places.iter().map(|place| action(*place, *second)))?;
                            continue;
                        }
                        for place in &places {
                            for second in &runs {
                                visit.one(action(*place, *second))?;
                            }
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[allow(clippy::too_many_arguments)]
    pub(crate) fn do_campaign(
        &mut self,
        player: PlayerId,
        marketeer: Employee,
        number: TokenNumber,
        goods: Goods,
        turns: Duration,
        place: Place,
        second: bool,
        sink: &mut impl Sink,
    ) {
        let had = self.first_uses(player);
        let partner = self.begin_campaign(player, marketeer, number, second);
        let place = self.config.at_a_side(place);
        let campaign = Campaign {
            number,
            chain: Some(player),
            marketeer: Some(marketeer),
            item: goods.item,
            item_b: goods.item_b,
            turns,
            place,
            partner,
        };
        self.put_campaign(campaign);
        sink.emit(|| Event::CampaignPlaced { campaign, reaches: self.reached_by(&campaign) });
        self.achieve(player, Feat::PlaceCampaign(campaign.kind()), sink);
        for item in goods.iter() {
            self.achieve(player, Feat::Advertise(item), sink);
        }
        self.achieve(player, Feat::Use(marketeer), sink);
        self.after_first_use(&campaign, had);
    }

    /// Puts a campaign among the others, in running order.
    pub(crate) fn put_campaign(&mut self, campaign: Campaign) {
        if let Some(rect) = campaign.rect() {
            self.occupy(rect);
        }
        let place = self.campaigns.iter().position(|other| other.number > campaign.number);
        self.campaigns.insert(place.unwrap_or(self.campaigns.len()), campaign);
    }

    /// The houses a campaign reaches, by number (B-RUN-2).
    pub fn reached_by(&self, campaign: &Campaign) -> Vec<HouseNumber> {
        let reached = self.houses.iter().filter(|house| self.reaches(campaign, house));
        reached.map(|house| house.number).collect()
    }
}
