//! Where the repository is, and the files in it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Folders that hold nothing of ours.
const NOT_OURS: [&str; 3] = [".git", "target", "node_modules"];

/// The root of the repository: the folder above this package.
///
/// Cargo names the package when it runs it; the compiled-in path serves when the program is run by hand.
pub fn root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let package = PathBuf::from(package);
    package.parent().map_or_else(|| package.clone(), Path::to_path_buf)
}

/// Every file under `folder` whose name ends in `.extension`, sorted. A missing folder holds no files.
pub fn with_extension(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    collect(folder, extension, &mut found)?;
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) -> Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))? {
        let entry = entry?;
        let path = entry.path();
        // Symbolic links are not followed: they could lead in circles or out of the repository.
        let kind = entry.file_type()?;
        if kind.is_dir() {
            if !NOT_OURS.iter().any(|name| entry.file_name() == *name) {
                collect(&path, extension, found)?;
            }
        } else if kind.is_file() && path.extension().is_some_and(|it| it == extension) {
            found.push(path);
        }
    }
    Ok(())
}

/// The text of a file, with its name in the error.
pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// `path` as people write it: from the root of the repository.
pub fn shown(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}
