//! The TypeScript types of the wire are made from the Rust ones. A stale file fails here; `MAGNATE_WRITE=1 cargo test -p
//! magnate-server --test typescript` writes it anew.

use std::fmt::Write as _;
use std::path::Path;

use magnate_server::ErrorBody;
use magnate_server::wire::{
    BotSeat, ChatMessage, ClientMessage, NewTable, Person, ServerMessage, StepMessage, TableCard, TableView,
};
use ts_rs::TS;

fn types() -> String {
    let config = ts_rs::Config::new();
    let mut text = String::from(
        "// Made from crates/server/src/wire.rs; do not edit. See crates/server/tests/typescript.rs.\n",
    );
    let declarations = [
        ErrorBody::decl(&config),
        Person::decl(&config),
        TableCard::decl(&config),
        TableView::decl(&config),
        ChatMessage::decl(&config),
        StepMessage::decl(&config),
        BotSeat::decl(&config),
        NewTable::decl(&config),
        ClientMessage::decl(&config),
        ServerMessage::decl(&config),
    ];
    for declaration in declarations {
        writeln!(text, "\nexport {declaration}").unwrap();
    }
    text
}

#[test]
fn the_typescript_types_are_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire.ts");
    if std::env::var_os("MAGNATE_WRITE").is_some() {
        std::fs::write(&file, types()).unwrap();
    }
    let stored = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(stored == types(), "web/src/lib/wire.ts is stale: run this test with MAGNATE_WRITE=1");
}
