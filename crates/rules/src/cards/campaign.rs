//! Campaign tokens.

use serde::{Deserialize, Serialize};

use crate::config::Module;
use crate::vocab::vocabulary;

vocabulary! {
    /// Kinds of campaign.
    pub enum CampaignKind ("a kind of campaign") {
        Billboard = "billboard",
        Mailbox = "mailbox",
        Airplane = "airplane",
        Radio = "radio",
        GourmetGuide = "gourmet_guide",
        GiantBillboard = "giant_billboard",
    }
}

/// The number printed on a campaign token; campaigns run in this order (B-RUN-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct TokenNumber(pub u8);

impl std::fmt::Display for TokenNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One row of the token table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenCard {
    /// Printed number.
    pub number: TokenNumber,
    /// What it is.
    pub kind: CampaignKind,
    /// Squares wide (0 for what lies beside the map).
    pub width: u8,
    /// Squares high (0 for what lies beside the map).
    pub height: u8,
    /// Rows or columns an airplane covers.
    pub lines: u8,
    /// The module that brings it; none for the base game.
    pub module: Option<Module>,
}

const fn token(number: u8, kind: CampaignKind, width: u8, height: u8, lines: u8) -> TokenCard {
    TokenCard { number: TokenNumber(number), kind, width, height, lines, module: None }
}

const fn guide(number: u8) -> TokenCard {
    TokenCard { module: Some(Module::GourmetCritics), ..token(number, CampaignKind::GourmetGuide, 0, 0, 0) }
}

const fn giant(number: u8) -> TokenCard {
    let token = token(number, CampaignKind::GiantBillboard, 0, 0, 0);
    TokenCard { module: Some(Module::RuralMarketeers), ..token }
}

/// Every token, by number.
pub const TOKENS: [TokenCard; 24] = [
    token(1, CampaignKind::Radio, 1, 1, 0),
    token(2, CampaignKind::Radio, 1, 1, 0),
    token(3, CampaignKind::Radio, 1, 1, 0),
    token(4, CampaignKind::Airplane, 0, 0, 1),
    token(5, CampaignKind::Airplane, 0, 0, 3),
    token(6, CampaignKind::Airplane, 0, 0, 5),
    token(7, CampaignKind::Mailbox, 2, 2, 0),
    token(8, CampaignKind::Mailbox, 2, 2, 0),
    token(9, CampaignKind::Mailbox, 1, 1, 0),
    token(10, CampaignKind::Mailbox, 1, 1, 0),
    token(11, CampaignKind::Billboard, 3, 2, 0),
    token(12, CampaignKind::Billboard, 2, 2, 0),
    token(13, CampaignKind::Billboard, 3, 1, 0),
    token(14, CampaignKind::Billboard, 2, 1, 0),
    token(15, CampaignKind::Billboard, 1, 1, 0),
    token(16, CampaignKind::Billboard, 1, 1, 0),
    guide(17),
    guide(18),
    guide(19),
    guide(20),
    giant(21),
    giant(22),
    giant(23),
    giant(24),
];

impl TokenNumber {
    /// The token's row, if there is such a token.
    pub fn card(self) -> Option<&'static TokenCard> {
        TOKENS.get(usize::from(self.0).wrapping_sub(1))
    }
}
