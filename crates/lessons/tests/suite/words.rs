//! The words: every sentence in every language, and none that nobody says.

use std::collections::{BTreeMap, BTreeSet};

use crate::{lessons, project};

const LANGUAGES: [&str; 3] = ["en", "zh-CN", "ru"];

/// The messages of a language by id, with their text.
fn messages(language: &str) -> BTreeMap<String, String> {
    let path = project("web/locales").join(language).join("lessons.ftl");
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut current = String::new();
    for line in std::fs::read_to_string(path).unwrap().lines() {
        if line.starts_with("lesson-") {
            let (id, text) = line.split_once('=').unwrap();
            current = id.trim().to_string();
            let known = found.insert(current.clone(), text.trim().to_string());
            assert_eq!(known, None, "{language}: {current} is there twice");
        } else if line.starts_with(' ') {
            found.get_mut(&current).unwrap().push_str(line);
        } else {
            assert!(line.is_empty() || line.starts_with('#'), "{language}: {line}");
        }
    }
    found
}

#[test]
fn every_sentence_is_there_in_every_language_and_no_other() {
    let named: BTreeSet<String> =
        lessons().iter().flat_map(|(_, lesson)| lesson.words()).map(String::from).collect();
    assert!(named.len() > 500);
    for language in LANGUAGES {
        let there: BTreeSet<String> = messages(language).into_keys().collect();
        let lacking: Vec<&String> = named.difference(&there).collect();
        let unsaid: Vec<&String> = there.difference(&named).collect();
        assert!(
            lacking.is_empty() && unsaid.is_empty(),
            "{language}: lacks {lacking:?}, nobody says {unsaid:?}"
        );
    }
}

#[test]
fn no_sentence_is_empty_or_takes_an_argument() {
    for language in LANGUAGES {
        for (id, text) in messages(language) {
            assert!(!text.is_empty(), "{language}: {id}");
            assert!(!text.contains("{ $") && !text.contains("($"), "{language}: {id}: {text}");
        }
    }
}

/// What a sentence names, such as `HOUSE("7")` or `MONEY(10)`, whatever its grammatical form.
fn facts(text: &str) -> BTreeSet<String> {
    let names = ["HOUSE", "CHAIN", "MONEY", "MILESTONE"];
    let named = |name: &'static str| {
        text.match_indices(&format!("{name}("))
            .map(move |(at, start)| {
                let rest = &text[at + start.len()..];
                let end = rest.find([',', ')']).unwrap_or(rest.len());
                format!("{name} {}", rest[..end].trim())
            })
            .collect::<Vec<_>>()
    };
    names.into_iter().flat_map(named).collect()
}

#[test]
fn all_languages_speak_of_the_same_houses_chains_and_sums() {
    let english = messages("en");
    for language in ["zh-CN", "ru"] {
        for (id, text) in messages(language) {
            assert_eq!(facts(&text), facts(&english[&id]), "{language}: {id}");
        }
    }
}
