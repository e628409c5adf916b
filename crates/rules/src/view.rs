//! What one person may see.

use serde::Serialize;

use crate::cards::Milestone;
use crate::event::Event;
use crate::game::Game;
use crate::player::PlayerId;
use crate::rng::Rng;

/// Somebody who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player.
    Player(PlayerId),
    /// Anybody else.
    Spectator,
}

/// A game as one viewer sees it: everything public, their own secrets, and nothing else (B-INFO-1). Two games that
/// differ only in what the viewer may not know give equal views.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    viewer: Viewer,
    game: Game,
}

impl View {
    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The game with everything hidden blanked out: unknown reserve cards and structures are `None`, the dice
    /// unknown. Legal actions of the viewer are the same as in the true game.
    pub fn game(&self) -> &Game {
        &self.game
    }
}

impl Game {
    /// What this viewer may see.
    pub fn view(&self, viewer: Viewer) -> View {
        let mut game = self.clone();
        game.rng = Rng::new(0);
        for player in self.config.player_ids() {
            let chain = game.chain_mut(player);
            if !self.sees_reserve(viewer, player) {
                chain.reserve = None;
            }
            if viewer != Viewer::Player(player) {
                chain.chosen = None;
            }
        }
        View { viewer, game }
    }

    /// Does this viewer know that player's reserve card? Everybody after the first break; before it its owner and
    /// whoever has First to have $20.
    fn sees_reserve(&self, viewer: Viewer, player: PlayerId) -> bool {
        let looks = |viewer: PlayerId| {
            self.chains.get(viewer.index()).is_some_and(|chain| chain.has(Milestone::FirstToHave20))
        };
        self.bank_breaks > 0
            || match viewer {
                Viewer::Player(viewer) => viewer == player || looks(viewer),
                Viewer::Spectator => false,
            }
    }
}

impl Event {
    /// The event as one viewer may see it.
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        match self {
            Event::ReserveChosen { chain, .. } if viewer != Viewer::Player(*chain) => {
                Event::ReserveChosen { chain: *chain, card: None }
            }
            Event::StructureChosen { chain, .. } if viewer != Viewer::Player(*chain) => {
                Event::StructureChosen { chain: *chain, cards: None }
            }
            event => event.clone(),
        }
    }
}

impl View {
    /// Everything this viewer may see as one JSON value: the position, the board as it is printed, what is awaited, and
    /// what the viewer may do now.
    pub fn to_value(&self) -> serde_json::Value {
        use serde_json::json;
        let game = &self.game;
        let players: Vec<PlayerId> = game.config().player_ids().collect();
        let rect = game.map_rect();
        let glyph = |at: crate::map::Coord| {
            let board = game.board();
            board.square(at).map_or(' ', |square| match board.kind(square) {
                crate::map::SquareKind::Empty => '.',
                crate::map::SquareKind::Road => '#',
                crate::map::SquareKind::Bridge => '+',
                crate::map::SquareKind::House => 'H',
                crate::map::SquareKind::Source(crate::item::Item::Beer) => 'B',
                crate::map::SquareKind::Source(crate::item::Item::Lemonade) => 'L',
                crate::map::SquareKind::Source(_) => 'S',
            })
        };
        let rows: Vec<String> = (0..rect.height)
            .map(|y| {
                (0..rect.width).map(|x| glyph(crate::map::Coord::new(rect.at.x + x, rect.at.y + y))).collect()
            })
            .collect();
        let houses: Vec<_> = game
            .houses()
            .iter()
            .map(|house| {
                let distances: Vec<Option<u8>> =
                    players.iter().map(|player| game.distance_to(house.number, *player)).collect();
                json!({
                    "number": house.number, "at": house.at, "garden": house.garden, "printed": house.kind == crate::map::HouseKind::Printed,
                    "demand": house.demand, "cap": house.cap(), "distances": distances,
                })
            })
            .collect();
        let chains: Vec<_> = players
            .iter()
            .map(|player| {
                let chain = game.chain(*player);
                json!({
                    "busy": game.busy(*player), "price": game.price_parts(*player), "bill": game.bill(*player),
                    "open_slots": game.open_slots_for_order(*player), "chosen": chain.chosen_structure(),
                })
            })
            .collect();
        let supply: serde_json::Map<String, serde_json::Value> = crate::cards::Employee::ALL
            .into_iter()
            .map(|card| (card.id().to_string(), json!(game.supply(card).max(0))))
            .collect();
        let own = match self.viewer {
            Viewer::Player(player) => Some(json!({
                "seat": player,
                "choices": game.choices(player),
                "used": game.turn.used,
                "hires_left": if game.decision().awaited.contains(player) { game.hires_left(player) } else { 0 },
            })),
            Viewer::Spectator => None,
        };
        json!({
            "viewer": self.viewer,
            "decision": game.decision(),
            "position": game.position().to_value(),
            "board": rows,
            "houses": houses,
            "chains": chains,
            "supply": supply,
            "houses_left": game.houses_left().collect::<Vec<_>>(),
            "gardens_left": game.gardens_left(),
            "closed_milestones": game.closed_milestones(),
            "claimed_milestones": game.claimed_milestones(),
            "standings": game.outcome(),
            "own": own,
        })
    }
}
