//! What campaigns reach, and how far cards do.

use serde::Serialize;

use crate::cards::{Ability, CampaignKind, Employee, EmployeeRange, TokenNumber};
use crate::catalogue::RangeData;
use crate::event::{Event, Placed};
use crate::game::{Campaign, Game, MOST_ORIGIN_LINKS};
use crate::item::Item;
use crate::map::{Axis, Board, Coord, Dir, HouseNumber, Place, Rect, TILE};
use crate::player::PlayerId;
use crate::refusal::Refusal;

/// What a running campaign reaches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CampaignReach {
    /// Its token.
    pub number: TokenNumber,
    /// Squares it reaches, in reading order: houses on them hear of it.
    pub squares: Vec<Coord>,
    /// Houses it reaches.
    pub houses: Vec<HouseNumber>,
    /// What it would put on them if campaigns ran now, one after the other.
    pub next_run: Vec<Placed>,
}

/// How far one of your cards reaches from your restaurants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RangeAnswer {
    /// The card.
    pub card: Employee,
    /// Its range, milestones included.
    pub range: RangeData,
    /// Squares within range, in reading order: road squares for buyers, empty squares next to a road for those who
    /// place something, every square of the tiles for a zeppelin.
    pub squares: Vec<Coord>,
    /// Sources of drinks within range.
    pub sources: Vec<Coord>,
}

impl Game {
    pub(super) fn campaign_reach(&self, number: TokenNumber) -> Result<CampaignReach, Refusal> {
        let campaign = self.campaigns.iter().find(|campaign| campaign.number == number);
        let campaign = campaign.ok_or(Refusal::NotRunning { number })?;
        Ok(CampaignReach {
            number,
            squares: self.squares_reached(campaign),
            houses: self.reached_by(campaign),
            next_run: self.placed_next(number),
        })
    }

    /// What a campaign would do if all of them ran now.
    pub(super) fn next_run(&self, number: TokenNumber) -> Vec<(Item, Placed)> {
        let mut game = self.clone();
        let mut events = Vec::new();
        game.run_campaigns(&mut events);
        // One run for each good it carries; further passes are somebody else's doing.
        let goods = self.campaigns.iter().find(|campaign| campaign.number == number);
        let runs = goods.map_or(0, |campaign| 1 + usize::from(campaign.item_b.is_some()));
        let ran = events.into_iter().filter_map(|event| match event {
            Event::CampaignRan { number: ran, item, reached, .. } if ran == number => Some((item, reached)),
            _ => None,
        });
        ran.take(runs)
            .flat_map(|(item, reached)| reached.into_iter().map(move |placed| (item, placed)))
            .collect()
    }

    /// The same by house, whatever the goods.
    pub(super) fn placed_next(&self, number: TokenNumber) -> Vec<Placed> {
        let mut houses: Vec<Placed> = Vec::new();
        for (_, run) in self.next_run(number) {
            match houses.iter_mut().find(|placed| placed.house == run.house) {
                Some(placed) => {
                    placed.placed = placed.placed.saturating_add(run.placed);
                    placed.lost = placed.lost.saturating_add(run.lost);
                }
                None => houses.push(run),
            }
        }
        houses
    }

    /// The squares on which a house would be reached (B-RUN-2).
    pub(super) fn squares_reached(&self, campaign: &Campaign) -> Vec<Coord> {
        let reached = |at: Coord| match (campaign.kind(), campaign.place) {
            (CampaignKind::Billboard, _) => {
                campaign.rect().is_some_and(|token| token.touches(Rect::new(at, 1, 1)))
            }
            (CampaignKind::Mailbox, Place::Board { at: mailbox, .. }) => {
                let block = self.board.block(mailbox);
                block.is_some() && self.board.block(at) == block
            }
            (CampaignKind::Radio, Place::Board { at: radio, .. }) => {
                Board::within_radio(radio, Rect::new(at, 1, 1))
            }
            (CampaignKind::Airplane, Place::Lines { lines, .. }) => {
                let line = i16::from(if lines.axis == Axis::Row { at.y } else { at.x });
                let first = i16::from(lines.first);
                let count = campaign.number.card().map_or(0, |card| i16::from(card.lines));
                (first..first + count).contains(&line)
            }
            _ => false,
        };
        self.map_rect().coords().filter(|at| self.board.square(*at).is_some() && reached(*at)).collect()
    }

    pub(super) fn range_of(&self, player: PlayerId, card: Employee) -> Result<RangeAnswer, Refusal> {
        let everywhere = || self.map_rect().coords().filter(|at| self.board.square(*at).is_some());
        let placing = |range: EmployeeRange| -> Vec<Coord> {
            let reach = match range {
                EmployeeRange::Road(range) | EmployeeRange::Air(range) => {
                    Some(self.within_range(player, range))
                }
                EmployeeRange::Unlimited => None,
            };
            let fits = |at: &Coord| {
                self.board.square(*at).is_some_and(|square| {
                    self.is_free(square)
                        && self.board.by_road(square)
                        && reach.as_ref().is_none_or(|reach| reach.includes(&self.board, &[square]))
                })
            };
            everywhere().filter(fits).collect()
        };
        let (range, squares, sources) = match &card.card().ability {
            Ability::Market(marketeer) => (marketeer.range.into(), placing(marketeer.range), Vec::new()),
            Ability::Expand { range, .. } => ((*range).into(), placing(*range), Vec::new()),
            // Beside a road that is reached, on whatever tile (K-LOB-4).
            Ability::Lobby(range) => {
                let reach = self.within_range(player, *range);
                let fits = |at: &Coord| {
                    self.board.square(*at).is_some_and(|square| {
                        self.is_free(square)
                            && self.board.nodes_by(square).any(|(node, _)| reach.has(&self.board, node))
                    })
                };
                (EmployeeRange::Road(*range).into(), everywhere().filter(fits).collect(), Vec::new())
            }
            Ability::Buy(buying) => {
                let borders = self.buying_range(player, buying);
                let range = RangeData { borders: Some(borders), ..buying.range.into() };
                let squares: Vec<Coord> = match buying.range {
                    EmployeeRange::Air(_) => {
                        let near =
                            |at: &Coord| self.tiles_away(player, *at).is_some_and(|away| away <= borders);
                        everywhere().filter(near).collect()
                    }
                    _ => self
                        .road_distances(&self.links_from::<MOST_ORIGIN_LINKS>(&self.origins(player)))
                        .iter()
                        .filter(|road| road.distance <= borders)
                        .map(|road| road.at)
                        .collect(),
                };
                let by_air = matches!(buying.range, EmployeeRange::Air(_));
                let sources = self.sources_among(&squares, by_air);
                (range, squares, sources)
            }
            _ => return Err(Refusal::WrongCard { card }),
        };
        Ok(RangeAnswer { card, range, squares, sources })
    }

    /// Tile borders by air from the nearest entrance.
    fn tiles_away(&self, player: PlayerId, at: Coord) -> Option<u8> {
        let tile = |value: i8| i16::from(value.div_euclid(TILE));
        let away = |from: Coord| {
            (tile(from.x) - tile(at.x)).unsigned_abs() + (tile(from.y) - tile(at.y)).unsigned_abs()
        };
        self.origins(player).iter().map(|door| away(self.board.coord(*door)) as u8).min()
    }

    /// Sources a zeppelin over these squares, or a buyer on these roads next to them, can fetch from.
    fn sources_among(&self, squares: &[Coord], by_air: bool) -> Vec<Coord> {
        let sources = self.board.sources().iter().map(|source| self.board.coord(source.square));
        let beside = |source: &Coord| {
            Dir::ALL.iter().any(|dir| source.step(*dir).is_some_and(|at| squares.contains(&at)))
        };
        sources.filter(|source| if by_air { squares.contains(source) } else { beside(source) }).collect()
    }
}
