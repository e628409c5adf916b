//! Snapshots: a game as data. Whatever is read is checked, so that no game exists that the rules would not know.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Game, Stage};
use crate::cards::Employee;

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Game::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let game = Game::deserialize(deserializer)?;
        game.check_snapshot().map_err(D::Error::custom)?;
        Ok(game)
    }
}

impl Game {
    /// Could this be a game? Everything that other parts of the crate rely on.
    fn check_snapshot(&self) -> Result<(), String> {
        self.config.check().map_err(|error| error.to_string())?;
        let players = usize::from(self.config.players);
        if self.chains.len() != players {
            return Err(format!("{} companies for {players} players", self.chains.len()));
        }
        if (self.automaton.is_some()) != (self.config.solo.is_some()) {
            return Err("The Chain's cards belong to a solo game".into());
        }
        let known = |player: &crate::player::PlayerId| player.index() < players;
        let twice = self.order.iter().enumerate().any(|(at, player)| self.order[..at].contains(player));
        if twice || !self.order.iter().all(known) {
            return Err("the turn order names somebody twice, or somebody who does not play".into());
        }
        let by_turns = matches!(self.stage, Stage::Working { .. } | Stage::FirstRestaurant { .. });
        if by_turns && usize::from(self.at_turn) >= self.order.len()
            || !self.awaited.iter().all(|it| known(&it))
        {
            return Err("somebody is awaited who does not play".into());
        }
        for card in Employee::ALL {
            let owned: i32 = self.config.player_ids().map(|player| i32::from(self.owned(player, card))).sum();
            let copies = i32::from(self.config.copies(card) + self.boxed_copies(card));
            if owned + i32::from(self.supply(card)) != copies {
                return Err(format!("the cards {card} do not add up to {copies}"));
            }
        }
        let fresh = |house: &crate::map::House| house.links == self.board.links_of(house.rect());
        if !self.houses.iter().all(fresh) || !self.houses.is_sorted_by_key(|house| house.number) {
            return Err("the houses are not those of the map".into());
        }
        if self.houses.iter().any(|house| house.cap().is_some_and(|cap| house.demand.len() > cap)) {
            return Err("a house wants more than it can".into());
        }
        if !self.campaigns.is_sorted_by_key(|campaign| campaign.number) {
            return Err("the campaigns are out of order".into());
        }
        let mut derived = self.clone();
        derived.recompute_occupied();
        if derived.occupied != self.occupied {
            return Err("the pieces are not where the squares are taken".into());
        }
        Ok(())
    }
}
