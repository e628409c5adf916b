//! Builds the browser client in `web/` and writes it down as a table of files for `src/lib.rs`.
//!
//! `MAGNATE_WEB_DIST=DIR` embeds a ready build instead; `MAGNATE_WEB_SKIP=1` embeds a page that says there is none.

mod engine;

use std::collections::hash_map::DefaultHasher;
use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::hash::{Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::process::Command;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// What the client is made from, seen from `web/`.
const SOURCES: &[&str] = &[
    "../lessons",
    "../puzzles",
    "index.html",
    "locales",
    "package.json",
    "package-lock.json",
    "public",
    "src",
    "svelte.config.js",
    "sw.js",
    "tsconfig.json",
    "vite.config.ts",
];

fn main() -> Result<()> {
    let web = fs::canonicalize(Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../web"))?;
    let out = PathBuf::from(env::var("OUT_DIR")?);
    println!("cargo::rerun-if-env-changed=MAGNATE_WEB_DIST");
    println!("cargo::rerun-if-env-changed=MAGNATE_WEB_SKIP");
    let dist = if let Some(ready) = env::var_os("MAGNATE_WEB_DIST").filter(|dir| !dir.is_empty()) {
        let ready = fs::canonicalize(ready)?;
        println!("cargo::rerun-if-changed={}", ready.display());
        Some(ready)
    } else if env::var_os("MAGNATE_WEB_SKIP").is_some_and(|skip| !skip.is_empty() && skip != "0") {
        None
    } else {
        for source in SOURCES {
            println!("cargo::rerun-if-changed={}", web.join(source).display());
        }
        for source in engine::SOURCES {
            println!("cargo::rerun-if-changed={}", web.join("..").join(source).display());
        }
        build(&web, &out)?
    };
    let mut files = Vec::new();
    match &dist {
        Some(dist) => collect(dist, dist, &mut files)?,
        None => {
            let page = out.join("index.html");
            fs::write(&page, include_str!("no-client.html"))?;
            files.push(("index.html".to_string(), page));
        }
    }
    files.sort();
    fs::write(out.join("files.rs"), table(&files)?)?;
    Ok(())
}

/// Runs npm, or says why not: a development build does without a client, a release does not.
fn build(web: &Path, out: &Path) -> Result<Option<PathBuf>> {
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let has_npm = Command::new(npm).arg("--version").output().is_ok_and(|done| done.status.success());
    if !has_npm {
        if env::var("PROFILE")? == "release" {
            return Err("npm is not there, and the browser client is built with it: install Node.js 20 or later, or set \
                        MAGNATE_WEB_DIST to a ready build, or MAGNATE_WEB_SKIP=1 to do without the client"
                .into());
        }
        println!("cargo::warning=npm is not there: the server will say that it has no browser client");
        return Ok(None);
    }
    engine::build(&fs::canonicalize(web.join(".."))?, out)?;
    install(npm, web)?;
    let dist = out.join("dist");
    run(Command::new(npm)
        .args(["run", "build", "--silent", "--", "--emptyOutDir", "--logLevel", "warn", "--outDir"])
        .arg(&dist)
        .current_dir(web))?;
    Ok(Some(dist))
}

/// `npm ci`, when the lock is not the one last installed.
fn install(npm: &str, web: &Path) -> Result<()> {
    let mut hasher = DefaultHasher::new();
    fs::read(web.join("package-lock.json"))?.hash(&mut hasher);
    let lock = format!("{:016x}", hasher.finish());
    let stamp = web.join("node_modules/.magnate-lock");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    run(Command::new(npm).args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(web))?;
    Ok(fs::write(stamp, lock)?)
}

fn run(command: &mut Command) -> Result<()> {
    let done = command.output()?;
    if done.status.success() {
        return Ok(());
    }
    let said = [done.stdout, done.stderr].concat();
    Err(format!("{command:?} failed:\n{}", String::from_utf8_lossy(&said)).into())
}

/// All files below a folder, with their path as a browser asks for it.
fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(root, &path, files)?;
        } else {
            let name: Vec<_> = path.strip_prefix(root)?.iter().map(|part| part.to_string_lossy()).collect();
            files.push((name.join("/"), path.clone()));
        }
    }
    Ok(())
}

/// The table `src/lib.rs` includes. Beside `x` there may be `x.br` and `x.gz`: the same, compressed.
fn table(files: &[(String, PathBuf)]) -> Result<String> {
    let compressed = |name: &str, ending: &str| {
        files.iter().find(|(other, _)| *other == format!("{name}.{ending}")).map(|(_, path)| path)
    };
    let included = |path: &Path| format!("include_bytes!({:?})", path.to_string_lossy());
    let bytes =
        |path: Option<&PathBuf>| path.map_or("None".to_string(), |path| format!("Some({})", included(path)));
    let is_compressed = |path: &Path| path.extension().is_some_and(|ending| ending == "br" || ending == "gz");
    let mut text = String::from("&[\n");
    for (name, path) in files {
        if is_compressed(path) {
            continue;
        }
        let mut hasher = DefaultHasher::new();
        fs::read(path)?.hash(&mut hasher);
        writeln!(
            text,
            "    File {{ path: {name:?}, tag: \"\\\"{:016x}\\\"\", plain: {}, brotli: {}, gzip: {} }},",
            hasher.finish(),
            included(path),
            bytes(compressed(name, "br")),
            bytes(compressed(name, "gz")),
        )?;
    }
    text.push_str("]\n");
    Ok(text)
}
