//! The Chain in a position: the section `chain`.

use serde::Serialize;
use serde_json::Value;

use super::fields::{Faults, Fields, read_staff, read_stock};
use super::pieces::read_squares;
use super::read::{read_reserve, read_restaurants, read_words};
use super::wrong::Wrong;
use super::{Position, WrittenChain};
use crate::automaton::{AUTOMATON, Automaton, COMPETITIONS, DeckCard, Level, Temper, Track, placement};
use crate::config::{Solo, SoloSwitch};
use crate::counts::{Staff, Stock};
use crate::game::{Fate, Game};

/// The Chain's decks and tracks as written down. Cards that are named nowhere lie under the named ones: action cards in
/// the deck, competition cards in their stacks, by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenAutomaton {
    /// Cards of the deck from the top, as far as they are known.
    pub deck: Vec<DeckCard>,
    /// Further warm cards in it, somewhere.
    pub more_warm: u8,
    /// Further cool cards in it, somewhere.
    pub more_cool: u8,
    /// Cards flipped in earlier turns.
    pub used: Vec<DeckCard>,
    /// The card flipped this turn.
    pub back: Option<DeckCard>,
    /// The warm stack from the top.
    pub warm: Vec<DeckCard>,
    /// The cool stack from the top.
    pub cool: Vec<DeckCard>,
    /// Open slots.
    pub recruit_train: u8,
    /// What houses compare.
    pub price_distance: u8,
    /// Waitresses.
    pub waitresses: u8,
    /// The competition marker.
    pub competition: Level,
    /// Half as much again this turn.
    pub bonus_cash: bool,
    /// Only printed entrances this turn.
    pub no_drive_ins: bool,
}

/// The section as read: the options, the decks and tracks, and The Chain's company if it is written here.
pub(super) struct Section {
    pub(super) solo: Solo,
    pub(super) automaton: WrittenAutomaton,
    pub(super) company: Option<WrittenChain>,
}

/// Reads the section. The company is written here when `chains` has only the person's.
pub(super) fn read_section(value: &Value, with_company: bool, faults: &mut Faults) -> Option<Section> {
    let mut fields = Fields::open(value, "chain".to_string(), faults)?;
    let switches: Vec<SoloSwitch> = read_words(&mut fields, "options", faults);
    let bare = Automaton::bare();
    let mut automaton = WrittenAutomaton {
        deck: read_words(&mut fields, "deck", faults),
        more_warm: fields.number("more_warm", (0, COMPETITIONS as i64), faults).unwrap_or(0) as u8,
        more_cool: fields.number("more_cool", (0, COMPETITIONS as i64), faults).unwrap_or(0) as u8,
        used: read_words(&mut fields, "used", faults),
        back: None,
        warm: read_words(&mut fields, "warm", faults),
        cool: read_words(&mut fields, "cool", faults),
        recruit_train: bare.recruit_train,
        price_distance: bare.price_distance,
        waitresses: bare.waitresses,
        competition: bare.competition,
        bonus_cash: fields.flag("bonus_cash", false, faults),
        no_drive_ins: fields.flag("no_drive_ins", false, faults),
    };
    if fields.get("back").is_some_and(|back| !back.is_null()) {
        automaton.back = fields.word("back", faults);
    }
    if let Some(tracks) = fields.get("tracks") {
        read_tracks(tracks, &mut automaton, faults);
    }
    let company = with_company.then(|| WrittenChain {
        cash: fields.number("cash", (0, super::read::LARGEST), faults).unwrap_or(0) as i32,
        restaurants: read_restaurants(&mut fields, faults),
        coffee_shops: read_squares(&mut fields, "coffee_shops", faults),
        at_work: Staff::NONE,
        beach: read_staff(&mut fields, "pile", faults),
        milestones: read_words(&mut fields, "milestones", faults),
        salary_free: Staff::NONE,
        stock: read_stock(&mut fields, "stock", faults),
        frozen: Stock::NONE,
        reserve: read_reserve(&mut fields, faults),
        fate: Fate::InGame,
    });
    fields.close(faults);
    Some(Section { solo: switches.into_iter().collect(), automaton, company })
}

fn read_tracks(value: &Value, automaton: &mut WrittenAutomaton, faults: &mut Faults) {
    let Some(mut fields) = Fields::open(value, "chain.tracks".to_string(), faults) else { return };
    let mut marker = |track: Track, start: u8| {
        let (bottom, top) = track.ends();
        let at = fields.number(track.id(), (i64::from(bottom), i64::from(top)), faults);
        at.map_or(start, |at| at as u8)
    };
    automaton.recruit_train = marker(Track::RecruitTrain, automaton.recruit_train);
    automaton.price_distance = marker(Track::PriceDistance, automaton.price_distance);
    automaton.waitresses = marker(Track::Waitresses, automaton.waitresses);
    automaton.competition = fields.word(Track::Competition.id(), faults).unwrap_or(automaton.competition);
    fields.close(faults);
}

impl WrittenAutomaton {
    /// Checks the cards and lays them out.
    pub(super) fn build(&self, faults: &mut Faults) -> Automaton {
        let mut automaton = Automaton::bare();
        automaton.recruit_train = self.recruit_train;
        automaton.price_distance = self.price_distance;
        automaton.waitresses = self.waitresses;
        automaton.competition = self.competition;
        automaton.bonus_cash = self.bonus_cash;
        automaton.no_drive_ins = self.no_drive_ins;
        let mut left: Vec<DeckCard> = DeckCard::all().collect();
        self.take_named(&mut left, faults);
        if !faults.is_empty() {
            return automaton;
        }
        let mut deck = self.deck.clone();
        let mut draw = |test: &dyn Fn(DeckCard) -> bool, most: usize| -> Vec<DeckCard> {
            let drawn: Vec<DeckCard> = left.iter().copied().filter(|card| test(*card)).take(most).collect();
            left.retain(|card| !drawn.contains(card));
            drawn
        };
        deck.extend(draw(&DeckCard::is_action, usize::MAX));
        for (temper, more) in [(Temper::Warm, self.more_warm), (Temper::Cool, self.more_cool)] {
            let cards = draw(&|card| card.temper() == Some(temper), usize::from(more));
            if cards.len() < usize::from(more) {
                faults.add(
                    format_args!("chain.more_{temper}"),
                    Wrong::FewCompetitions { left: cards.len(), temper },
                );
            }
            deck.extend(cards);
        }
        if deck.first().is_none_or(|card| !card.is_action()) {
            faults.add("chain.deck", Wrong::DeckTop);
        }
        let stack =
            |named: &[DeckCard], rest: Vec<DeckCard>| named.iter().copied().chain(rest).rev().collect();
        automaton.warm = stack(&self.warm, draw(&|card| card.temper() == Some(Temper::Warm), usize::MAX));
        automaton.cool = stack(&self.cool, draw(&|card| card.temper() == Some(Temper::Cool), usize::MAX));
        automaton.deck = deck.into_iter().rev().collect();
        automaton.used = self.used.iter().copied().collect();
        automaton.back = self.back;
        automaton
    }

    /// Every named card must exist once and lie where its kind can.
    fn take_named(&self, left: &mut Vec<DeckCard>, faults: &mut Faults) {
        type Fits = fn(DeckCard) -> bool;
        let piles: [(&str, &[DeckCard], Fits); 5] = [
            ("deck", &self.deck, |_| true),
            ("used", &self.used, DeckCard::is_action),
            ("back", self.back.as_slice(), DeckCard::is_action),
            ("warm", &self.warm, |card| card.temper() == Some(Temper::Warm)),
            ("cool", &self.cool, |card| card.temper() == Some(Temper::Cool)),
        ];
        for (name, pile, fits) in piles {
            for card in pile {
                if !fits(*card) {
                    faults.add(format_args!("chain.{name}"), Wrong::DeckPlace { card: *card });
                }
                match left.iter().position(|other| other == card) {
                    Some(index) => _ = left.remove(index),
                    None => faults.add(format_args!("chain.{name}"), Wrong::DeckTwice { card: *card }),
                }
            }
        }
    }
}

impl Position {
    /// Puts The Chain into the game.
    pub(super) fn build_automaton(&self, game: &mut Game, faults: &mut Faults) {
        let Some(written) = &self.automaton else { return };
        let most = usize::from(placement::TILES) + usize::from(game.config.grows());
        if !game.has_nine_tiles() || game.board.layout().tiles().len() > most {
            faults.add("map", Wrong::SoloMap);
        }
        let path = if self.company_in_section { "chain".to_string() } else { format!("chains[{AUTOMATON}]") };
        let chain = game.chain(AUTOMATON);
        if !chain.at_work.is_empty() || !chain.frozen.is_empty() {
            faults.add(&path, Wrong::SoloCompany);
        }
        if let Some((card, _)) = chain.beach.iter().find(|(card, _)| !card.card().unique) {
            faults.add(&path, Wrong::SoloPile { card });
        }
        if let Some((item, count)) = chain.stock.iter().find(|(_, count)| *count > crate::automaton::MAT_END)
        {
            faults.add(&path, Wrong::SoloStock { item, given: count, most: crate::automaton::MAT_END });
        }
        if game.busy(AUTOMATON).total() as usize > crate::automaton::SPOTS {
            faults.add("campaigns", Wrong::SoloCampaigns);
        }
        if chain.restaurants.iter().any(|restaurant| !restaurant.open) {
            faults.add(&path, Wrong::SoloOpen);
        }
        if chain.fate != Fate::InGame {
            faults.add(&path, Wrong::SoloStays);
        }
        game.automaton = Some(Box::new(written.build(faults)));
    }

    /// Forgets the order of hidden cards, as in a view.
    pub(crate) fn hide_deck(&mut self) {
        if let Some(automaton) = &mut self.automaton {
            let count =
                |temper| automaton.deck.iter().filter(|card| card.temper() == Some(temper)).count() as u8;
            let (warm, cool) = (count(Temper::Warm), count(Temper::Cool));
            (automaton.more_warm, automaton.more_cool) = (warm, cool);
            automaton.deck.truncate(1);
            automaton.warm.clear();
            automaton.cool.clear();
        }
    }
}

impl Game {
    pub(super) fn written_automaton(&self) -> Option<WrittenAutomaton> {
        let automaton = self.automaton()?;
        Some(WrittenAutomaton {
            deck: automaton.deck().collect(),
            more_warm: 0,
            more_cool: 0,
            used: automaton.used.to_vec(),
            back: automaton.back,
            warm: automaton.stack(Temper::Warm).collect(),
            cool: automaton.stack(Temper::Cool).collect(),
            recruit_train: automaton.recruit_train,
            price_distance: automaton.price_distance,
            waitresses: automaton.waitresses,
            competition: automaton.competition,
            bonus_cash: automaton.bonus_cash,
            no_drive_ins: automaton.no_drive_ins,
        })
    }
}

/// The markers as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TracksForm {
    recruit_train: u8,
    price_distance: u8,
    waitresses: u8,
    competition: Level,
}

/// The section `chain` as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AutomatonForm {
    options: Vec<SoloSwitch>,
    tracks: TracksForm,
    deck: Vec<DeckCard>,
    used: Vec<DeckCard>,
    back: Option<DeckCard>,
    warm: Vec<DeckCard>,
    cool: Vec<DeckCard>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    more_warm: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    more_cool: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    bonus_cash: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    no_drive_ins: Option<bool>,
}

impl AutomatonForm {
    pub(super) fn new(solo: &Solo, automaton: &WrittenAutomaton) -> Self {
        AutomatonForm {
            options: solo.switches().collect(),
            tracks: TracksForm {
                recruit_train: automaton.recruit_train,
                price_distance: automaton.price_distance,
                waitresses: automaton.waitresses,
                competition: automaton.competition,
            },
            deck: automaton.deck.clone(),
            used: automaton.used.clone(),
            back: automaton.back,
            warm: automaton.warm.clone(),
            cool: automaton.cool.clone(),
            more_warm: Some(automaton.more_warm).filter(|more| *more > 0),
            more_cool: Some(automaton.more_cool).filter(|more| *more > 0),
            bonus_cash: automaton.bonus_cash.then_some(true),
            no_drive_ins: automaton.no_drive_ins.then_some(true),
        }
    }
}
