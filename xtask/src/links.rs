//! Checks that relative links in Markdown point to files that exist.
//!
//! Fragments (`#…`) are not looked up, and addresses with a scheme are left alone: this check needs no network.

use std::path::{Component, Path, PathBuf};

use anyhow::Result;

use crate::files;

/// What the check saw.
pub struct Checked {
    pub files: usize,
    pub links: usize,
    /// One line for every link that leads nowhere.
    pub faults: Vec<String>,
}

/// Checks every Markdown file of the repository.
pub fn check(root: &Path) -> Result<Checked> {
    let pages = files::with_extension(root, "md")?;
    let mut checked = Checked { files: pages.len(), links: 0, faults: Vec::new() };
    for page in pages {
        for link in relative(&files::read(&page)?) {
            checked.links += 1;
            if let Err(why) = resolve(root, &page, &link.to) {
                checked.faults.push(format!(
                    "{}:{}: {} {why}",
                    files::shown(root, &page),
                    link.line,
                    link.to
                ));
            }
        }
    }
    Ok(checked)
}

/// A link as it is written.
#[derive(Debug, PartialEq, Eq)]
struct Link {
    line: usize,
    to: String,
}

/// The relative links of a page.
fn relative(text: &str) -> Vec<Link> {
    let mut links = Vec::new();
    let mut fence: Option<(char, usize)> = None;
    for (index, line) in text.lines().enumerate() {
        match (fence, fence_mark(line)) {
            (None, Some((mark, length, _))) => fence = Some((mark, length)),
            (Some((open, least)), Some((mark, length, true))) if open == mark && length >= least => {
                fence = None;
            }
            (None, None) => {
                let line = without_code(line);
                let found = inline(&line).into_iter().chain(definition(&line)).chain(html(&line));
                let found = found.filter(|to| is_relative(to));
                links.extend(found.map(|to| Link { line: index + 1, to: to.to_owned() }));
            }
            _ => {}
        }
    }
    links
}

/// The fence of a code block on this line: its sign, its length, and whether nothing follows it.
fn fence_mark(line: &str) -> Option<(char, usize, bool)> {
    let start = line.trim_start().trim_start_matches("> ");
    let mark = start.chars().next().filter(|c| matches!(c, '`' | '~'))?;
    let after = start.trim_start_matches(mark);
    let length = start.len() - after.len();
    // "```code```" on one line is a code span.
    (length >= 3 && !after.contains('`')).then(|| (mark, length, after.trim().is_empty()))
}

/// The line with its code spans blanked.
fn without_code(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(open) = rest.find('`') {
        let ticks = rest[open..].len() - rest[open..].trim_start_matches('`').len();
        let (before, after) = (&rest[..open], &rest[open + ticks..]);
        out.push_str(before);
        match closing(after, ticks) {
            Some(close) => rest = &after[close + ticks..],
            None => rest = after,
        }
    }
    out.push_str(rest);
    out
}

/// Where a run of exactly `ticks` backticks starts.
fn closing(text: &str, ticks: usize) -> Option<usize> {
    let mut at = 0;
    while let Some(found) = text[at..].find('`') {
        let start = at + found;
        let run = text[start..].len() - text[start..].trim_start_matches('`').len();
        if run == ticks {
            return Some(start);
        }
        at = start + run;
    }
    None
}

/// `[text](to)`, `![text](to "title")`, `[text](<to>)`.
fn inline(line: &str) -> Vec<&str> {
    line.split("](").skip(1).filter_map(destination).collect()
}

/// `[label]: to`.
fn definition(line: &str) -> Option<&str> {
    let (label, to) = line.trim_start().strip_prefix('[')?.split_once("]:")?;
    (!label.contains(']') && !label.starts_with('^')).then(|| destination(to.trim_start())).flatten()
}

/// `href="to"` and `src="to"`.
fn html(line: &str) -> Vec<&str> {
    let of = |name| line.split(name).skip(1).filter_map(|after| after.split_once('"').map(|(to, _)| to));
    of("href=\"").chain(of("src=\"")).collect()
}

/// The destination at the head of the text: in angle brackets, or up to a space or the closing bracket.
fn destination(text: &str) -> Option<&str> {
    if let Some(bracketed) = text.strip_prefix('<') {
        return bracketed.split_once('>').map(|(to, _)| to);
    }
    let mut depth = 0_usize;
    let end = text.find(|c: char| match c {
        '(' => {
            depth += 1;
            false
        }
        ')' if depth > 0 => {
            depth -= 1;
            false
        }
        _ => c == ')' || c.is_whitespace(),
    });
    let to = &text[..end.unwrap_or(text.len())];
    (!to.is_empty()).then_some(to)
}

/// Whether a destination names a file: no scheme, no host, not only a fragment.
fn is_relative(to: &str) -> bool {
    let scheme = to.split_once(':').is_some_and(|(scheme, _)| {
        scheme.starts_with(|c: char| c.is_ascii_alphabetic())
            && scheme.bytes().all(|b| b.is_ascii_alphanumeric() || b"+-.".contains(&b))
    });
    !(scheme || to.starts_with("//") || to.starts_with('#') || to.is_empty())
}

/// Whether the link leads to something in the repository. A leading slash stands for its root.
fn resolve(root: &Path, page: &Path, to: &str) -> Result<(), &'static str> {
    let path = decoded(to.split(['#', '?']).next().unwrap_or_default());
    let (from, path) = match path.strip_prefix('/') {
        Some(path) => (Path::new(""), path),
        None => (page.strip_prefix(root).ok().and_then(Path::parent).unwrap_or(Path::new("")), path.as_str()),
    };
    let mut target = PathBuf::new();
    for component in from.join(path).components() {
        match component {
            Component::Normal(name) => target.push(name),
            Component::ParentDir if target.pop() => {}
            Component::CurDir => {}
            _ => return Err("leaves the repository"),
        }
    }
    if root.join(target).exists() { Ok(()) } else { Err("does not exist") }
}

/// The text with `%20` and the like replaced.
fn decoded(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let pair = bytes.get(at + 1..at + 3).and_then(|pair| std::str::from_utf8(pair).ok());
        match (bytes[at], pair.and_then(|pair| u8::from_str_radix(pair, 16).ok())) {
            (b'%', Some(byte)) => {
                out.push(byte);
                at += 3;
            }
            (byte, _) => {
                out.push(byte);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::fs;
    use std::process;

    use super::{check, decoded, relative};

    fn found(text: &str) -> Vec<String> {
        relative(text).into_iter().map(|link| format!("{}:{}", link.line, link.to)).collect()
    }

    #[test]
    fn every_form_of_link_is_found() {
        let text =
            "[a](a.md), ![b](<b c.png> \"title\") and [c](c_(d).md#part)\n[e]: e.md\n<img src=\"f.svg\">";
        assert_eq!(found(text), ["1:a.md", "1:b c.png", "1:c_(d).md#part", "2:e.md", "3:f.svg"]);
    }

    #[test]
    fn code_addresses_and_fragments_are_not_links_to_files() {
        let text = "`[a](a.md)` ``[`b`](b.md)`` [c](https://example.org/c) [d](#d) [e](mailto:e@example.org)\n\
                    ```md\n[f](f.md)\n~~~\n```\n[^1]: a footnote\n[g](g.md)";
        assert_eq!(found(text), ["7:g.md"]);
    }

    #[test]
    fn a_fence_ends_at_one_as_long_as_its_own() {
        assert_eq!(found("````md\n```\n[a](a.md)\n```\n````\n```x``` [b](b.md)"), ["6:b.md"]);
    }

    #[test]
    fn percent_signs_are_decoded() {
        assert_eq!(decoded("a%20b%C3%A9"), "a bé");
        assert_eq!(decoded("100%"), "100%");
    }

    #[test]
    fn links_to_missing_files_are_faults() {
        let root = env::temp_dir().join(format!("xtask-links-{}", process::id()));
        fs::create_dir_all(root.join("docs")).unwrap();
        fs::write(root.join("a.md"), "[b](docs/b.md#x) [docs](docs/) [lost](docs/lost.md)").unwrap();
        fs::write(root.join("docs/b.md"), "\n[a](../a.md) [root](/a.md) [out](../../out.md)").unwrap();
        let checked = check(&root);
        fs::remove_dir_all(&root).unwrap();
        let checked = checked.unwrap();
        assert_eq!((checked.files, checked.links), (2, 6));
        assert_eq!(
            checked.faults,
            ["a.md:1: docs/lost.md does not exist", "docs/b.md:2: ../../out.md leaves the repository"]
        );
    }
}
