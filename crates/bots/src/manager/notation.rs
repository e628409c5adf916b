//! A style in a line of text, as the search for styles writes it and the pool keeps it: what differs from the usual
//! amounts, a bar, the company to build.

use std::fmt::{Display, Formatter, Result as Written};
use std::str::FromStr;

use magnate_rules::Employee;

use super::style::Style;

impl Style {
    /// Everything that is an amount, by name.
    pub(crate) fn amounts(&mut self) -> [(&'static str, &mut f32); 16] {
        [
            ("hire", &mut self.hire),
            ("train", &mut self.train),
            ("campaign", &mut self.campaign),
            ("develop", &mut self.develop),
            ("expand", &mut self.expand),
            ("spite", &mut self.spite),
            ("slot", &mut self.slot),
            ("growth", &mut self.growth),
            ("wary", &mut self.wary),
            ("cut", &mut self.cut),
            ("seat", &mut self.seat),
            ("greed", &mut self.greed),
            ("relocate", &mut self.relocate),
            ("away", &mut self.away),
            ("late", &mut self.late),
            ("novel", &mut self.novel),
        ]
    }
}

impl Display for Style {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        let (mut own, mut usual) = (self.clone(), Style::of(&[]));
        for (name, own, usual) in [
            ("supply_from", usize::from(self.supply_from), usize::from(usual.supply_from)),
            ("novel_from", usize::from(self.novel_from), usize::from(usual.novel_from)),
            ("adapt_from", usize::from(self.adapt_from), usize::from(usual.adapt_from)),
            ("reserve", self.reserve, usual.reserve),
        ] {
            if own != usual {
                write!(f, "{name}={own} ")?;
            }
        }
        for ((name, own), (_, usual)) in own.amounts().into_iter().zip(usual.amounts()) {
            if own.total_cmp(usual).is_ne() {
                write!(f, "{name}={own} ")?;
            }
        }
        f.write_str("|")?;
        self.build.iter().try_for_each(|card| write!(f, " {card}"))
    }
}

impl FromStr for Style {
    type Err = String;

    fn from_str(line: &str) -> Result<Style, String> {
        let (amounts, build) = line.split_once('|').ok_or("a style has a bar before its company")?;
        let build: Vec<Employee> = build
            .split_whitespace()
            .map(|card| card.parse().map_err(|error| format!("{card}: {error}")))
            .collect::<Result<_, _>>()?;
        let mut style = Style::of(&build);
        for word in amounts.split_whitespace() {
            let bad = || format!("\"{word}\" is not an amount of a style");
            let (name, value) = word.split_once('=').ok_or_else(bad)?;
            match name {
                "supply_from" => style.supply_from = value.parse().map_err(|_| bad())?,
                "novel_from" => style.novel_from = value.parse().map_err(|_| bad())?,
                "adapt_from" => style.adapt_from = value.parse().map_err(|_| bad())?,
                "reserve" => style.reserve = value.parse().ok().filter(|card| *card < 3).ok_or_else(bad)?,
                _ => {
                    let mut amounts = style.amounts().into_iter();
                    let (_, amount) = amounts.find(|(known, _)| *known == name).ok_or_else(bad)?;
                    *amount = value.parse().map_err(|_| bad())?;
                }
            }
        }
        Ok(style)
    }
}
