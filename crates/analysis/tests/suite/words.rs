//! Whatever is told has words in every language, and they use what is told.

use magnate_analysis::{Cause, Concern, PlanReason, Tip};
use magnate_rules::insight::Obstacle;
use ts_rs::{Config, TS};

fn names<T: TS>(tag: &str) -> Vec<String> {
    let text = T::decl(&Config::new());
    let before = format!("\"{tag}\": \"");
    let pieces = text.split(before.as_str()).skip(1);
    let names: Vec<String> =
        pieces.map(|piece| piece.split('"').next().expect("a name").to_owned()).collect();
    assert!(names.len() > 3, "{text}");
    names
}

#[test]
fn everything_told_has_words_in_every_language() {
    let told = [
        ("plan", names::<PlanReason>("reason")),
        ("warn", names::<Concern>("concern")),
        ("tip", names::<Tip>("tip")),
        ("obstacle", names::<Obstacle>("obstacle")),
        ("cause", names::<Cause>("cause")),
    ];
    for language in ["en", "ru", "zh-CN"] {
        let path = format!("{}/../../web/locales/{language}/analysis.ftl", env!("CARGO_MANIFEST_DIR"));
        let words = std::fs::read_to_string(path).expect("the words");
        for (prefix, names) in &told {
            for name in names {
                let id = format!("{prefix}-{name} = ");
                assert!(words.lines().any(|line| line.starts_with(&id)), "{language}: no words for {id}");
            }
        }
    }
}
