//! What people overlook. A weaker level knows what a Manager knows and forgets some of it, now this, now that; what it does
//! then follows from what it still sees, so that its mistakes are those of people and not of dice.

use magnate_rules::{Dice, FastDice, PlayerId};

use crate::outlook::Outlook;

/// What escapes somebody at one decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Oversights {
    /// What rivals ask, and could ask: everybody seems to ask what is printed on the board.
    pub(crate) prices: bool,
    /// That people have to be paid.
    pub(crate) salaries: bool,
    /// What the kitchen can make, and who is nearer: every house that can be reached is worth a campaign.
    pub(crate) excess: bool,
    /// Somebody useful on the beach.
    pub(crate) somebody: bool,
    /// That the bank will not last for ever.
    pub(crate) ending: bool,
    /// The price: the cards for it stay where they are.
    pub(crate) own_price: bool,
}

impl Oversights {
    /// What escapes whoever overlooks each of these so many times of a hundred.
    pub(crate) fn draw(percent: u8, dice: &mut FastDice) -> Oversights {
        let mut lapse = || dice.below(100) < u32::from(percent);
        Oversights {
            prices: lapse(),
            salaries: lapse(),
            excess: lapse(),
            somebody: lapse(),
            ending: lapse(),
            own_price: lapse(),
        }
    }

    /// Takes from what is seen of the table what escapes.
    pub(crate) fn blur(self, outlook: &mut Outlook<'_>) {
        outlook.endless |= self.ending;
        if self.prices {
            let printed = outlook.game.base_price();
            for player in outlook.rivals().collect::<arrayvec::ArrayVec<PlayerId, 8>>() {
                outlook.stalls[player.index()].seller.price = printed;
                outlook.lowest[player.index()] = printed;
            }
        }
    }
}
