//! The TypeScript types of the wire are made from the Rust ones. A stale file fails here; `MAGNATE_WRITE=1 cargo test -p
//! magnate-server --test suite typescript` writes it anew.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::path::Path;

use magnate_rules::{Catalogue, Module, ModuleSet, Refusal, ViewData};
use magnate_server::CODES;
use magnate_server::api::{
    DeviceShown, GameScores, InvitationShown, Leaders, Note, NoticeAnswer, OpenTables, OrdersAnswer, Profile,
    SoloAnswer, Statistics, TokenInfo, TrialAnswer, UploadedReplay, WebhookMade,
};
use magnate_server::waiting::{PageMessage, WaitingGames};
use magnate_table::Problem;
use magnate_wire::{
    Announcement, ClientMessage, ErrorBody, Hint, MapPreview, NewTable, ReplayMoment, ServerMessage,
    TableAnswer, TableCard,
};
use serde_json::{Map, Value, json};
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
    all.visit::<MapPreview>();
    all.visit::<TableCard>();
    all.visit::<TableAnswer>();
    all.visit::<SoloAnswer>();
    all.visit::<OrdersAnswer>();
    all.visit::<TrialAnswer>();
    all.visit::<TokenInfo>();
    all.visit::<Profile>();
    all.visit::<GameScores>();
    all.visit::<OpenTables>();
    all.visit::<InvitationShown>();
    all.visit::<Note>();
    all.visit::<Leaders>();
    all.visit::<Statistics>();
    all.visit::<Announcement>();
    all.visit::<DeviceShown>();
    all.visit::<NoticeAnswer>();
    all.visit::<WebhookMade>();
    all.visit::<WaitingGames>();
    all.visit::<PageMessage>();
    all.visit::<NewTable>();
    all.visit::<ReplayMoment>();
    all.visit::<UploadedReplay>();
    all.visit::<Hint>();
    all.visit::<ClientMessage>();
    all.visit::<ServerMessage>();
    all.visit::<magnate_wasm::Request>();
    all.visit::<magnate_wasm::Replies>();
    all.visit::<magnate_wasm::Reply>();
    let mut text = String::from(
        "// What crosses the wire, made from the Rust types; do not edit. See crates/server/tests/typescript.rs.\n",
    );
    for declaration in all.by_name.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    // Whitespace at the ends of lines is the generator's, not ours.
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n") + "\n"
}

fn up_to_date(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web").join(file);
    if std::env::var_os("MAGNATE_WRITE").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(stored == text, "web/{file} is stale: run this test with MAGNATE_WRITE=1");
}

#[test]
fn the_typescript_types_are_up_to_date() {
    up_to_date("src/lib/wire.ts", &types());
}

/// Every code a client may be answered with, and the data that comes with it.
fn refusals() -> String {
    let args = |args: &[(&str, &str)]| -> Value {
        let typed = |(name, kind): &(&str, &str)| {
            let kind = match *kind {
                "u8" | "u16" | "u32" | "i8" | "i32" => "number",
                "String" | "&'static str" => "string",
                "Occupant" => "SquareOccupant",
                other => other,
            };
            ((*name).to_owned(), json!(kind))
        };
        Value::Object(args.iter().map(typed).collect::<Map<_, _>>())
    };
    let mut all: BTreeMap<&str, Value> = BTreeMap::new();
    for (code, data) in CODES {
        all.insert(code, json!({ "from": "server", "args": args(data) }));
    }
    for (code, data) in Problem::TABLE {
        assert!(all.insert(code, json!({ "from": "table", "args": args(data) })).is_none(), "{code} twice");
    }
    for row in Refusal::TABLE {
        let value = json!({ "from": "rules", "rule": row.rule, "args": args(row.args) });
        let known = all.insert(row.code, value);
        // A game that is over is over for the table and for the rules.
        assert!(known.is_none() || row.code == "game_over", "{} twice", row.code);
    }
    format!("{}\n", serde_json::to_string_pretty(&all).unwrap())
}

#[test]
fn the_table_of_refusals_is_up_to_date() {
    up_to_date("src/lib/refusals.json", &refusals());
}

/// The gallery and the tests of the client show real tables: of the base game, of all modules that leave its milestones in play,
/// and of the milestones that replace them.
#[test]
fn the_tables_of_the_gallery_are_up_to_date() {
    let with_old: ModuleSet =
        Module::BUILT.iter().filter(|module| *module != Module::NewMilestones).collect();
    let with_new: ModuleSet = Module::BUILT.iter().filter(|module| *module != Module::HardChoices).collect();
    for (file, tables) in [
        ("catalogue", Catalogue::new()),
        ("box", Catalogue::of(with_old)),
        ("new-milestones", Catalogue::of(with_new)),
    ] {
        let text = serde_json::to_string(&tables).unwrap() + "\n";
        up_to_date(&format!("gallery/data/{file}.json"), &text);
    }
}
