//! Which houses tokens can reach. A search asks it thousands of times where little has changed, so what was found is kept.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use arrayvec::ArrayVec;
use magnate_rules::{
    Audience, Campaign, CampaignGround, CampaignKind, Duration, Employee, EmployeeRange, Game, Item, Place,
    PlayerId, TILE, TokenCard,
};

/// Different sets of houses a token can reach: a bit per house, and a place for it.
pub(super) type Reaches = Rc<[(u32, Place)]>;

/// Sets of houses that are looked at for a token.
const MOST: usize = 96;

/// What campaigns of one player can reach.
pub(super) struct Surroundings<'a> {
    game: &'a Game,
    player: PlayerId,
    audience: OnceCell<Audience<'a>>,
    ground: OnceCell<CampaignGround>,
}

/// What tokens of one shape are asked with: how far the marketeer goes, and the shape.
type Shape = (EmployeeRange, CampaignKind, u8, u8, u8);

/// Grounds that are kept: about as many as the games of one decision go through.
const GROUNDS: usize = 64;

/// What was found on a ground.
struct Known {
    ground: CampaignGround,
    reached: Vec<(Shape, Reaches)>,
}

thread_local! {
    /// The grounds met last, one for each remainder of their mark.
    static KNOWN: RefCell<Vec<Option<Known>>> = const { RefCell::new(Vec::new()) };
}

impl<'a> Surroundings<'a> {
    pub(super) fn new(game: &'a Game, player: PlayerId) -> Self {
        Surroundings { game, player, audience: OnceCell::new(), ground: OnceCell::new() }
    }

    /// The different sets of houses a token of this marketeer can reach, each with one place.
    pub(super) fn reached(&self, card: Employee, token: &TokenCard) -> Reaches {
        let ground = self.ground.get_or_init(|| self.game.campaign_ground(self.player));
        let Some(marketeer) = card.marketeer().filter(|_| ground.decides(token.kind)) else {
            return self.find(card, token);
        };
        let shape: Shape = (marketeer.range, token.kind, token.width, token.height, token.lines);
        KNOWN.with_borrow_mut(|known| {
            known.resize_with(GROUNDS, || None);
            let place = &mut known[ground.mark() as usize % GROUNDS];
            let known = match place {
                Some(known) if known.ground == *ground => known,
                _ => place.insert(Known { ground: ground.clone(), reached: Vec::new() }),
            };
            if let Some((_, reached)) = known.reached.iter().find(|(known, _)| *known == shape) {
                return Rc::clone(reached);
            }
            let reached = self.find(card, token);
            known.reached.push((shape, Rc::clone(&reached)));
            reached
        })
    }

    fn find(&self, card: Employee, token: &TokenCard) -> Reaches {
        let (game, number) = (self.game, token.number);
        let audience = self.audience.get_or_init(|| game.audience());
        let mut found: ArrayVec<(u32, Place), MOST> = ArrayVec::new();
        // Mailboxes of one block, radios of one tile and airplanes over the same lines reach the same houses.
        let mut seen: ArrayVec<(i8, i8), MOST> = ArrayVec::new();
        for place in game.campaign_places(self.player, card, number) {
            let area = match (token.kind, place) {
                (CampaignKind::Mailbox, Place::Board { at, .. }) => {
                    game.board().block(at).map(|block| (block as i8, 0))
                }
                (CampaignKind::Radio, Place::Board { at, .. }) => {
                    Some((at.x.div_euclid(TILE), at.y.div_euclid(TILE)))
                }
                (CampaignKind::Airplane, Place::Lines { lines, .. }) => Some((lines.axis as i8, lines.first)),
                _ => None,
            };
            if let Some(area) = area {
                if seen.contains(&area) {
                    continue;
                }
                _ = seen.try_push(area);
            }
            let campaign = Campaign {
                number,
                chain: Some(self.player),
                marketeer: Some(card),
                item: Item::Burger,
                turns: Duration::Eternal,
                place,
                item_b: None,
                partner: None,
            };
            let houses = audience.of(&campaign);
            let new = houses != 0 && found.iter().all(|(known, _)| *known != houses);
            if new && found.try_push((houses, place)).is_err() {
                break;
            }
        }
        found.as_slice().into()
    }
}

#[cfg(test)]
mod tests {
    use magnate_rules::{Config, FastDice, Module, TOKENS};

    use super::*;

    #[test]
    fn what_is_kept_is_what_would_be_found() {
        for seed in 0..12 {
            let mut config = Config::new(2 + (seed % 3) as u8);
            if seed % 2 == 1 {
                for module in Module::BUILT.iter().skip(seed as usize % 5).step_by(4) {
                    config.modules = config.modules.with(module);
                }
            }
            let Ok(mut game) = Game::new(&config, seed) else { continue };
            let (mut dice, mut buffer) = (FastDice::new(seed), Vec::new());
            while let Some(player) = game.decision().awaited.first().filter(|_| game.round() < 12) {
                let surroundings = Surroundings::new(&game, player);
                for card in Employee::MARKETEERS.with(config.modules).iter().copied() {
                    let Some(marketeer) = card.marketeer() else { continue };
                    let free = |token: &&TokenCard| {
                        marketeer.kinds.contains(&token.kind) && game.is_token_free(token.number)
                    };
                    for token in TOKENS.iter().filter(free) {
                        let found = Surroundings::new(&game, player).find(card, token);
                        assert_eq!(
                            surroundings.reached(card, token),
                            found,
                            "seed {seed}, {card:?}, {token:?}"
                        );
                    }
                }
                let Some(action) = game.random_action(player, &mut dice, &mut buffer) else { break };
                game.play(player, &action).expect("a legal action");
            }
        }
    }
}
