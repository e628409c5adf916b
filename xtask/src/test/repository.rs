//! The steps that look at the repository itself.

use std::path::Path;

use anyhow::Result;

use super::step::Outcome;
use crate::{links, rules};

pub fn rules(root: &Path) -> Result<Outcome> {
    let coverage = rules::Coverage::read(root)?;
    Ok(Outcome::from_faults(&coverage.faults(), coverage.summary()))
}

pub fn links(root: &Path) -> Result<Outcome> {
    let checked = links::check(root)?;
    let note = format!("{} links in {} files", checked.links, checked.files);
    Ok(Outcome::from_faults(&checked.faults, note))
}
