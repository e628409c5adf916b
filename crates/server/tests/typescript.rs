//! The TypeScript types of the wire are made from the Rust ones. A stale file fails here; `MAGNATE_WRITE=1 cargo test -p
//! magnate-server --test typescript` writes it anew.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::path::Path;

use magnate_rules::{Catalogue, Refusal, ViewData};
use magnate_server::ErrorBody;
use magnate_server::api::TableAnswer;
use magnate_server::wire::{ClientMessage, NewTable, ServerMessage, TableCard};
use ts_rs::{Config, TS, TypeVisitor};

/// Declarations by name, of some types and everything they mention.
struct Declarations {
    config: Config,
    seen: Vec<TypeId>,
    by_name: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        T::visit_dependencies(self);
        T::visit_generics(self);
        // Only what is declared in our own crates has a place to be exported to.
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let text = format!("{docs}export {}\n", T::decl(&self.config));
            let known = self.by_name.insert(T::ident(&self.config), text.clone());
            assert!(
                known.is_none_or(|known| known == text),
                "two types are called {}",
                T::ident(&self.config)
            );
        }
    }
}

fn types() -> String {
    let config = Config::new().with_large_int("number");
    let mut all = Declarations { config, seen: Vec::new(), by_name: BTreeMap::new() };
    all.visit::<ErrorBody>();
    all.visit::<Refusal>();
    all.visit::<Catalogue>();
    all.visit::<ViewData>();
    all.visit::<TableCard>();
    all.visit::<TableAnswer>();
    all.visit::<NewTable>();
    all.visit::<ClientMessage>();
    all.visit::<ServerMessage>();
    let mut text = String::from(
        "// What crosses the wire, made from the Rust types; do not edit. See crates/server/tests/typescript.rs.\n",
    );
    for declaration in all.by_name.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    // Whitespace at the ends of lines is the generator's, not ours.
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn up_to_date(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib").join(file);
    if std::env::var_os("MAGNATE_WRITE").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(stored == text, "web/src/lib/{file} is stale: run this test with MAGNATE_WRITE=1");
}

#[test]
fn the_typescript_types_are_up_to_date() {
    up_to_date("wire.ts", &types());
}
