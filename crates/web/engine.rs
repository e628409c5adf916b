//! Builds the engine for browsers (`crates/wasm`) into `web/engine`, where the client imports it from.

use std::env;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;

use wasm_bindgen_cli_support::Bindgen;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Meant for the build this one is a part of: flags, and what looks for lints instead of compiling.
const FOR_THE_OTHER: &[&str] =
    &["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "RUSTC_WORKSPACE_WRAPPER", "CLIPPY_ARGS"];
/// Flags for the engine, as `CARGO_ENCODED_RUSTFLAGS` has them.
const FLAGS: &str = "MAGNATE_ENGINE_FLAGS";
const TARGET: &str = "wasm32-unknown-unknown";
/// What the engine is made from, inside the project.
pub const SOURCES: &[&str] = &[
    "Cargo.lock",
    "crates/analysis",
    "crates/bots",
    "crates/lessons",
    "crates/puzzles",
    "crates/rules",
    "crates/table",
    "crates/wasm",
    "crates/wire",
];

/// Compiles the engine and writes its module and its bindings, where they changed.
pub fn build(project: &Path, out: &Path) -> Result<()> {
    has_target()?;
    // A folder of its own: whoever runs this build holds the lock of the usual one.
    let target = project.join("target/engine");
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .args(["build", "--package", "magnate-wasm", "--lib", "--profile", "engine", "--target", TARGET])
        .current_dir(project)
        .env("CARGO_TARGET_DIR", &target);
    for (name, _) in env::vars_os() {
        let name = name.to_string_lossy();
        if FOR_THE_OTHER.contains(&&*name) || name.starts_with("CARGO_PROFILE_") {
            cargo.env_remove(&*name);
        }
    }
    // What hands the program out has folders of this machine called something else, in the engine too.
    println!("cargo::rerun-if-env-changed={FLAGS}");
    if let Some(flags) = env::var_os(FLAGS) {
        cargo.env("CARGO_ENCODED_RUSTFLAGS", flags);
    }
    super::run(&mut cargo)?;
    let wasm = target.join(TARGET).join("engine/magnate_wasm.wasm");
    let made = out.join("engine");
    let mut bindings = Bindgen::new();
    bindings
        .input_path(&wasm)
        .web(true)?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindings.generate(&made)?;
    let place = project.join("web/engine");
    fs::create_dir_all(&place)?;
    for entry in fs::read_dir(&made)? {
        let (from, name) = entry.map(|entry| (entry.path(), entry.file_name()))?;
        let (new, to) = (fs::read(&from)?, place.join(name));
        if fs::read(&to).ok().as_ref() != Some(&new) {
            fs::write(to, new)?;
        }
    }
    Ok(())
}

/// The compiler can make WebAssembly, or learns to.
fn has_target() -> Result<()> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output()?;
    let folder = String::from_utf8_lossy(&asked.stdout).trim().to_owned();
    if asked.status.success() && Path::new(&folder).is_dir() {
        return Ok(());
    }
    super::run(Command::new("rustup").args(["target", "add", TARGET])).map_err(|error| {
        format!(
            "the engine for browsers is WebAssembly, and this compiler cannot make it yet: run `rustup target add {TARGET}`, \
             or install that target the way your system does it ({error})"
        )
        .into()
    })
}
