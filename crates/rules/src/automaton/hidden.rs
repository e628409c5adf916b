//! What of The Chain can be seen, and what cannot.

use serde::Serialize;

use super::{AUTOMATON, Automaton, COMPETITIONS, DeckCard, Level, Temper};
use crate::cards::Employee;
use crate::counts::Staff;
use crate::game::Game;
use crate::rng::{Dice, shuffle};

/// The Chain as it lies on the table: everything the printed cards and mats show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AutomatonView {
    /// Its number as a player.
    pub chain: crate::player::PlayerId,
    /// The card on top of the deck, front up.
    pub front: Option<DeckCard>,
    /// The card flipped this turn, back up.
    pub back: Option<DeckCard>,
    /// Cards flipped in earlier turns.
    pub used: Vec<DeckCard>,
    /// Cards in the deck, the front card included.
    pub deck: u8,
    /// Warm cards in it.
    pub warm_in_deck: u8,
    /// Cool cards in it.
    pub cool_in_deck: u8,
    /// Open slots, 1 to 4.
    pub recruit_train: u8,
    /// Items of one GET FOOD & DRINKS.
    pub green_box: u8,
    /// What houses compare, before the distance.
    pub price_distance: u8,
    /// Waitresses, for ties.
    pub waitresses: u8,
    /// Where the competition marker stands.
    pub competition: Level,
    /// Half as much again this turn.
    pub bonus_cash: bool,
    /// Only printed entrances this turn.
    pub no_drive_ins: bool,
    /// The 1x pile.
    pub pile: Staff,
    /// The marketeers in its spots; their campaigns say with what they are busy.
    pub marketeers: Vec<Employee>,
    /// The card beside the track mat.
    pub mass_marketeer: Option<Employee>,
    /// Restaurants it can still place.
    pub restaurants_left: u8,
}

impl Game {
    /// The Chain as it lies on the table, in a solo game.
    pub fn automaton_view(&self) -> Option<AutomatonView> {
        let automaton = self.automaton()?;
        let chain = self.chain(AUTOMATON);
        let mut used = automaton.used.to_vec();
        used.sort();
        let own = self.campaigns.iter().filter(|campaign| campaign.chain == Some(AUTOMATON));
        Some(AutomatonView {
            chain: AUTOMATON,
            front: automaton.front(),
            back: automaton.back,
            used,
            deck: automaton.deck.len() as u8,
            warm_in_deck: automaton.in_deck(Temper::Warm) as u8,
            cool_in_deck: automaton.in_deck(Temper::Cool) as u8,
            recruit_train: automaton.recruit_train,
            green_box: automaton.green_box(),
            price_distance: automaton.price_distance,
            waitresses: automaton.waitresses,
            competition: automaton.competition,
            bonus_cash: automaton.bonus_cash,
            no_drive_ins: automaton.no_drive_ins,
            pile: chain.beach,
            marketeers: own.filter_map(|campaign| campaign.marketeer).collect(),
            mass_marketeer: automaton.mass_marketeer,
            restaurants_left: (self.config.restaurants(AUTOMATON) - chain.restaurants.len()) as u8,
        })
    }
}

impl Automaton {
    /// Puts another order in the place of what nobody at the table knows: the cards under the front card and the stacks.
    pub(crate) fn shuffle_hidden(&mut self, dice: &mut impl Dice) {
        self.arrange(Some(dice));
    }

    /// Forgets the order of hidden cards: sorted, with the lowest competition cards in the deck.
    pub(crate) fn forget_order(&mut self) {
        self.arrange(None::<&mut crate::rng::FastDice>);
    }

    fn arrange(&mut self, mut dice: Option<&mut impl Dice>) {
        let (warm, cool) = (self.in_deck(Temper::Warm), self.in_deck(Temper::Cool));
        let front = if self.front().is_some() { self.deck.pop() } else { None };
        let mut hidden: Vec<DeckCard> = self.deck.iter().copied().filter(|card| card.is_action()).collect();
        for (temper, in_deck) in [(Temper::Warm, warm), (Temper::Cool, cool)] {
            let mut cards: Vec<DeckCard> =
                (1..=COMPETITIONS as u8).map(|number| DeckCard::competition(temper, number)).collect();
            if let Some(dice) = dice.as_deref_mut() {
                shuffle(&mut cards, dice);
            }
            hidden.extend(&cards[..in_deck]);
            *self.stack_mut(temper) = cards[in_deck..].iter().rev().copied().collect();
        }
        match dice {
            Some(dice) => shuffle(&mut hidden, dice),
            None => hidden.sort(),
        }
        self.deck = hidden.into_iter().rev().chain(front).collect();
        self.used.sort();
    }
}
