//! What a beginner does with the pieces of modules: whatever looks nice near the own restaurant.

use magnate_rules::{Action, Coord, Dice as _, Game, PlayerId, Rect, TILE};

use super::town::nearness;
use super::{Idea, Trainee};

/// How near a square looks, whatever the roads say.
fn looks_near(game: &Game, player: PlayerId, at: Coord) -> i32 {
    let far = |other: Coord| i32::from((other.x - at.x).abs()) + i32::from((other.y - at.y).abs());
    let restaurants = game.chain(player).restaurants().iter();
    restaurants.map(|restaurant| 30 - far(restaurant.at)).max().unwrap_or(0).max(1)
}

impl Trainee {
    /// Parks beside houses close by, for they pay more then; else a road that looks nice, which helps nobody as a rule.
    pub(super) fn lobbying(&mut self, game: &Game, player: PlayerId) -> Vec<Idea> {
        let near = game.distances_to(player);
        let mut ideas = vec![Idea::new(Action::End, 0, "growth")];
        let (mut roads, mut seen) = (0, 0);
        for action in game.listed(player) {
            match &action {
                Action::Park { park } => {
                    let squares = park.squares();
                    let beside = |rect: Rect| squares.iter().any(|at| Rect::new(*at, 1, 1).touches(rect));
                    let houses = game.houses().iter().zip(&near);
                    let houses = houses.filter(|(house, _)| !game.has_park(house) && beside(house.rect()));
                    let dollars = houses.map(|(_, near)| nearness(*near)).sum::<i32>();
                    if dollars > 0 {
                        ideas.push(Idea::new(action, dollars, "garden"));
                    }
                }
                Action::Road { .. } => {
                    // Any of them, each as likely as the others.
                    seen += 1;
                    if self.dice.below(seen) == 0 {
                        if roads > 0 {
                            ideas.remove(roads);
                        }
                        roads = ideas.len();
                        ideas.push(Idea::new(action, 1, "reach"));
                    }
                }
                _ => {}
            }
        }
        ideas
    }

    /// What is offered is taken, and put where it looks near.
    pub(super) fn pieces(&mut self, game: &Game, player: PlayerId) -> Vec<Idea> {
        let item = self.worth_advertising(game, player).unwrap_or(self.favourite);
        let mut ideas = Vec::new();
        for action in game.listed(player) {
            let dollars = match action {
                Action::Shop { at, .. } => {
                    game.distances_from(at).into_iter().map(nearness).sum::<i32>() + self.dice.below(6) as i32
                }
                Action::Offramp { offramp } => looks_near(game, player, offramp.at),
                Action::Tile { tile, slot } => {
                    let middle = Coord::new(slot.x * TILE + TILE / 2, slot.y * TILE + TILE / 2);
                    looks_near(game, player, middle) + 10 * tile.tile.houses().len() as i32
                }
                Action::Mailbox { item: wanted, .. } => 1 + i32::from(wanted == item),
                Action::Radio { .. } => 1,
                Action::Decline => 0,
                _ => continue,
            };
            ideas.push(Idea::new(action, dollars, "reach"));
        }
        ideas
    }
}
