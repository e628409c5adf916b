//! The Debian package: files where Debian wants them, and what `dpkg` is told about them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};

use crate::files;
use crate::process::{self, Output};

/// Files of the project, where they go, and their mode.
const FILES: &[(&str, &str, u32)] = &[
    ("packaging/debian/magnate.service", "usr/lib/systemd/system/magnate.service", 0o644),
    // Passwords of databases and mail servers stand in it; systemd reads it as root.
    ("packaging/debian/default", "etc/default/magnate", 0o600),
    ("packaging/debian/copyright", "usr/share/doc/magnate/copyright", 0o644),
    ("LICENSE-MIT", "usr/share/doc/magnate/LICENSE-MIT", 0o644),
    ("LICENSE-APACHE", "usr/share/doc/magnate/LICENSE-APACHE", 0o644),
    ("NOTICE.md", "usr/share/doc/magnate/NOTICE.md", 0o644),
    ("CHANGELOG.md", "usr/share/doc/magnate/CHANGELOG.md", 0o644),
    ("docs/operations.md", "usr/share/doc/magnate/operations.md", 0o644),
    ("packaging/debian/postinst", "DEBIAN/postinst", 0o755),
    ("packaging/debian/prerm", "DEBIAN/prerm", 0o755),
    ("packaging/debian/postrm", "DEBIAN/postrm", 0o755),
];

/// Shells, and where they look for completions.
const COMPLETIONS: &[(&str, &str)] = &[
    ("bash", "usr/share/bash-completion/completions/magnate"),
    ("zsh", "usr/share/zsh/vendor-completions/_magnate"),
    ("fish", "usr/share/fish/vendor_completions.d/magnate.fish"),
];

/// Puts everything into a tree as it will lie on the machine.
pub fn lay_out(root: &Path, program: &Path, tree: &Path) -> Result<()> {
    put(tree, "usr/bin/magnate", 0o755, &fs::read(program)?)?;
    for (from, to, mode) in FILES {
        let from = root.join(from);
        let bytes = fs::read(&from).with_context(|| format!("cannot read {}", from.display()))?;
        put(tree, to, *mode, &bytes)?;
    }
    for (shell, to) in COMPLETIONS {
        let ran = process::run(Command::new(program).args(["completions", shell]), Output::Capture)?;
        ensure!(ran.success, "no completions for {shell}: {}", ran.output);
        put(tree, to, 0o644, ran.output.as_bytes())?;
    }
    put(tree, "DEBIAN/conffiles", 0o644, b"/etc/default/magnate\n")?;
    let control = files::read(&root.join("packaging/debian/control"))?
        .replace("@VERSION@", version())
        .replace("@ARCHITECTURE@", &architecture()?)
        .replace("@LIBC@", &libc(program)?)
        .replace("@SIZE@", &size(tree)?.div_ceil(1024).to_string());
    put(tree, "DEBIAN/control", 0o644, control.as_bytes())
}

/// How a package is packed.
#[derive(Clone, Copy, Debug)]
pub enum Compression {
    /// To hand out.
    Small,
    /// To be unpacked at once.
    None,
}

/// Builds the package and says where it is.
pub fn build(tree: &Path, out: &Path, compression: Compression) -> Result<PathBuf> {
    fs::create_dir_all(out)?;
    let package = out.join(format!("magnate_{}_{}.deb", version(), architecture()?));
    let mut command = Command::new("dpkg-deb");
    let compression = match compression {
        Compression::Small => "-Zxz",
        Compression::None => "-Znone",
    };
    command.args(["--root-owner-group", compression, "--build"]).arg(tree).arg(&package);
    let ran = process::run(&mut command, Output::Capture)?;
    if !ran.success {
        bail!("dpkg-deb failed\n{}", ran.output);
    }
    Ok(package)
}

/// All packages of the workspace have one version.
fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

fn architecture() -> Result<String> {
    let ran = process::run(Command::new("dpkg").arg("--print-architecture"), Output::Capture)?;
    ensure!(ran.success, "dpkg does not know the architecture: {}", ran.output);
    Ok(ran.output.trim().to_owned())
}

/// The C library the program needs: the newest version it names.
fn libc(program: &Path) -> Result<String> {
    let ran = process::run(Command::new("objdump").arg("-T").arg(program), Output::Capture)?;
    ensure!(ran.success, "objdump cannot read {}", program.display());
    newest_libc(&ran.output).context("the program names no C library")
}

fn newest_libc(symbols: &str) -> Option<String> {
    let named = symbols.split("GLIBC_").skip(1);
    let versions = named.filter_map(|rest| {
        let text: String = rest.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
        let numbers: Option<Vec<u32>> = text.split('.').map(|part| part.parse().ok()).collect();
        Some((numbers?, text))
    });
    versions.max().map(|(_, text)| text)
}

fn put(tree: &Path, to: &str, mode: u32, bytes: &[u8]) -> Result<()> {
    let path = tree.join(to);
    let folder = path.parent().context("a file has a folder")?;
    fs::create_dir_all(folder)?;
    fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
    set_mode(&path, mode)?;
    // Whatever the mask of whoever builds it.
    for folder in folder.ancestors().take_while(|folder| folder.starts_with(tree)) {
        set_mode(folder, 0o755)?;
    }
    Ok(())
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) -> Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    Ok(fs::set_permissions(path, fs::Permissions::from_mode(mode))?)
}

#[cfg(not(unix))]
fn set_mode(_path: &Path, _mode: u32) -> Result<()> {
    bail!("a Debian package is made on Debian")
}

/// All files in it, in bytes.
fn size(tree: &Path) -> Result<u64> {
    let mut bytes = 0;
    for entry in fs::read_dir(tree)? {
        let entry = entry?;
        let kind = entry.metadata()?;
        bytes += if kind.is_dir() { size(&entry.path())? } else { kind.len() };
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_c_library_counts() {
        let symbols = "f (GLIBC_2.2.5) a\nf (GLIBC_2.34) b\nf (GLIBC_2.9) c\n";
        assert_eq!(newest_libc(symbols).as_deref(), Some("2.34"));
        assert_eq!(newest_libc("nothing"), None);
    }
}
