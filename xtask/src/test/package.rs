//! The step that makes a package of the programs the tests have, and meets it as a host does.

use std::path::Path;

use anyhow::Result;

use super::code;
use super::step::Outcome;
use crate::load::target;
use crate::package::{self, Compression, trial};

pub fn package(root: &Path) -> Result<Outcome> {
    if let Some(why) = trial::hindrance() {
        return Ok(Outcome::Skipped(why.to_owned()));
    }
    if let Some(output) = code::programs(root)? {
        return Ok(Outcome::Failed(output));
    }
    let target = target(root)?;
    let (program, out) = (target.join("debug/magnate"), target.join("package-trial"));
    let package = package::make(root, &program, &out, Compression::None)?;
    Ok(Outcome::Passed(trial::run(&package)?))
}
