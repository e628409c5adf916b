//! `cargo xtask package`: a Debian package of the server, and its debug information beside it.

mod binary;
mod debian;
pub mod trial;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};

use crate::load::target;
use crate::process::works;
pub use debian::Compression;

#[derive(clap::Args)]
pub struct Args {
    /// Where to put it
    #[arg(long, value_name = "DIR", default_value = "target/package")]
    out: PathBuf,
    /// Pack this program, which is built already, in place of one built for it
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// Install it afterwards, use it and remove it again: as root, on a machine without it
    #[arg(long = "try")]
    try_it: bool,
}

pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let out = root.join(&args.out);
    let program = match &args.program {
        Some(program) => root.join(program),
        None => binary::build(root)?,
    };
    fs::create_dir_all(&out)?;
    let (stripped, debug) = (out.join("magnate"), out.join("magnate.debug"));
    binary::split(&program, &stripped, &debug)?;
    // Of one that was built otherwise nothing is promised.
    if args.program.is_none() {
        binary::check_paths(root, &stripped)?;
    }
    let package = make(root, &stripped, &out, Compression::Small)?;
    for file in [&program, &stripped, &debug, &package] {
        let megabytes = fs::metadata(file)?.len() as f64 / 1e6;
        println!("{megabytes:>7.1} MB  {}", file.display());
    }
    if args.try_it {
        println!("{}", trial::run(&package)?);
    }
    Ok(true)
}

/// Makes a package of a program, whichever way it was built.
pub fn make(root: &Path, program: &Path, out: &Path, compression: Compression) -> Result<PathBuf> {
    for tool in ["dpkg-deb", "objdump"] {
        ensure!(works(tool, &["--version"]), "{tool} is missing: install dpkg and binutils (on Debian)");
    }
    // Rebuilt from nothing, so that nothing of an earlier one is left in it.
    let tree = target(root)?.join("package-tree");
    if tree.exists() {
        fs::remove_dir_all(&tree).with_context(|| format!("cannot clear {}", tree.display()))?;
    }
    debian::lay_out(root, program, &tree)?;
    debian::build(&tree, out, compression)
}
