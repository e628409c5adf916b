//! Lists the files in `migrations/` for `src/store/migrations.rs`, so that a new one is there as soon as it is written.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("migrations");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut text = String::new();
    for (database, constant) in [("sqlite", "SQLITE"), ("postgres", "POSTGRES")] {
        writeln!(text, "const {constant}: &[(i64, &str, &str)] = &[")?;
        for path in scripts(&folder.join(database))? {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            let (version, name) = stem.split_once('_').ok_or("a migration is named NUMBER_NAME.sql")?;
            let version: i64 = version.parse()?;
            let name = name.replace('_', " ");
            writeln!(text, "    ({version}, {name:?}, include_str!({:?})),", path.to_string_lossy())?;
        }
        writeln!(text, "];")?;
    }
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("migrations.rs"), text)?;
    Ok(())
}

fn scripts(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let files =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    let mut scripts: Vec<_> =
        files.into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "sql")).collect();
    scripts.sort();
    Ok(scripts)
}
