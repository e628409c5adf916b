//! `cargo xtask screenshots`: pictures of every screen of the client into `web/screenshots`, with a page to flip through.

use std::path::Path;

use anyhow::Result;

use crate::process::{self, Output};
use crate::test::{Outcome, playwright};

pub fn run(root: &Path) -> Result<bool> {
    match playwright(root, "screenshots")? {
        Ok(mut command) => Ok(process::run(&mut command, Output::Stream)?.success),
        Err(
            Outcome::Passed(why) | Outcome::Partly(why, _) | Outcome::Failed(why) | Outcome::Skipped(why),
        ) => {
            println!("{why}");
            Ok(false)
        }
    }
}
