//! Shuffling the decks, and the first restaurant.

use arrayvec::ArrayVec;

use super::{AUTOMATON, Acting, Automaton, DeckCard, Level, PERSON, Pane, Part, Temper};
use crate::config::Solo;
use crate::event::{Event, Quiet, Sink};
use crate::game::{Game, Stage};
use crate::player::PlayerSet;
use crate::rng::{Dice, shuffle};

/// Competition cards of each kind under the deck at the start.
const AT_START: usize = 3;

impl Automaton {
    /// Everything at its starting value and no card dealt.
    pub(crate) fn bare() -> Self {
        Automaton {
            deck: ArrayVec::new(),
            used: ArrayVec::new(),
            back: None,
            warm: ArrayVec::new(),
            cool: ArrayVec::new(),
            recruit_train: 1,
            price_distance: 10,
            waitresses: 0,
            competition: Level::Neutral,
            bonus_cash: false,
            no_drive_ins: false,
            mass_marketeer: None,
        }
    }

    fn deal(solo: &Solo, dice: &mut impl Dice) -> Self {
        let mut automaton = Automaton::bare();
        let pick = |temper: Option<Temper>| DeckCard::all().filter(move |card| card.temper() == temper);
        let mut actions: Vec<DeckCard> = pick(None).collect();
        automaton.warm = pick(Some(Temper::Warm)).collect();
        automaton.cool = pick(Some(Temper::Cool)).collect();
        shuffle(&mut actions, dice);
        shuffle(&mut automaton.warm, dice);
        shuffle(&mut automaton.cool, dice);
        let cool = if solo.all_warm_setup { 0 } else { AT_START };
        let mut under: ArrayVec<DeckCard, { 2 * AT_START }> = ArrayVec::new();
        under.extend((0..2 * AT_START - cool).filter_map(|_| automaton.warm.pop()));
        under.extend((0..cool).filter_map(|_| automaton.cool.pop()));
        shuffle(&mut under, dice); // in no particular order (A7)
        automaton.deck.extend(under);
        automaton.deck.extend(actions);
        automaton
    }
}

impl Game {
    /// Sets The Chain up (section 1) and places its first restaurant (section 7); then the person places theirs.
    pub(crate) fn set_up_automaton(&mut self) {
        let Some(solo) = self.config.solo else { return };
        let mut stream = self.rng.open();
        let automaton = Automaton::deal(&solo, &mut stream);
        if self.config.full() {
            let cards = self.config.reserve_cards();
            let card = cards[stream.below(cards.len() as u32) as usize];
            self.chain_mut(AUTOMATON).reserve = Some(card);
        }
        self.rng.close(&stream);
        self.automaton = Some(Box::new(automaton));
        self.act(Part::FirstRestaurant, &mut Quiet);
        self.stage = Stage::FirstRestaurant { must_place: true };
        self.at_turn = self.order_index(PERSON);
        self.awaited = PlayerSet::only(PERSON);
    }

    /// What happened before the first decision: The Chain's first restaurant and why it stands there. Empty in games
    /// without The Chain, and once the first restaurants are placed.
    pub fn opening_events(&self) -> Vec<Event> {
        let mut events = Vec::new();
        if self.automaton.is_some() && matches!(self.stage, Stage::FirstRestaurant { .. }) {
            let mut before = self.clone();
            before.chain_mut(AUTOMATON).restaurants.clear();
            before.recompute_occupied();
            before.act(Part::FirstRestaurant, &mut events);
        }
        events
    }
}

impl<S: Sink> Acting<'_, S> {
    pub(super) fn open_first(&mut self) {
        let front = self.automaton.front();
        self.because(front, Some(Pane::ExpandChain));
        self.expand_chain();
    }

    /// The map of the card that is or will be this turn's front: the first action card from the top (A8).
    pub(super) fn targets(&self) -> super::Targets {
        let front = self.automaton.deck().find_map(DeckCard::action_card);
        front.map_or(super::ACTION_CARDS[0].tiles, |card| card.tiles)
    }
}
