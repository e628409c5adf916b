//! What is refused around tables: invitations, blocks, notes, orders, exports, profiles and statistics; and what every operation
//! there is says to people who ask for nonsense.

use std::collections::BTreeSet;

use crate::support::world::Sent::{Json, Nothing};
use crate::support::world::{Sent, World, raw};
use reqwest::Method;
use reqwest::header::CONTENT_TYPE;
use serde_json::{Value, json};

#[tokio::test]
async fn people_around_tables() {
    let world = World::new().await;
    let (lobby, private, game) = (&world.lobby, &world.private, &world.game);
    let at = |table: &str, what: &str| format!("/api/tables/{table}/{what}");
    let who = |who: &str| Json(json!({ "who": who }));
    let note = |text: &str| Json(json!({ "text": text }));
    let no_session = |what, method, path: String, sent| (what, method, path, sent, 401, "no_session");
    let nobody = vec![
        no_session("inviting", "POST", at(lobby, "invitations"), who("ann")),
        no_session("invitations", "GET", "/api/me/invitations".into(), Nothing),
        no_session("accepting", "POST", "/api/me/invitations/x/accept".into(), Nothing),
        no_session("declining", "POST", "/api/me/invitations/x/decline".into(), Nothing),
        no_session("a rematch", "POST", at(game, "rematch"), Nothing),
        no_session("blocks", "GET", "/api/me/blocks".into(), Nothing),
        no_session("blocking", "PUT", format!("/api/me/blocks/{}", world.ann.id), Nothing),
        no_session("unblocking", "DELETE", format!("/api/me/blocks/{}", world.ann.id), Nothing),
        no_session("a note", "GET", at(game, "note"), Nothing),
        no_session("a note", "PUT", at(game, "note"), note("x")),
        no_session("export", "GET", "/api/me/export".into(), Nothing),
        no_session("leaving", "DELETE", "/api/me".into(), Json(json!({}))),
        no_session("profile", "PUT", "/api/me/profile".into(), Json(json!({ "shown": "nobody" }))),
        no_session("orders", "GET", at(game, "orders?seat=0"), Nothing),
        no_session("ordering", "PUT", at(game, "orders"), Json(json!({ "seat": 0, "orders": {} }))),
        no_session("trying", "POST", at(game, "orders/try"), Json(json!({ "seat": 0, "actions": [] }))),
        ("no rating", "GET", "/api/leaders?pace=solo".into(), Nothing, 400, "bad_query"),
        ("no pace", "GET", "/api/leaders".into(), Nothing, 400, "bad_query"),
        ("no statistic", "GET", "/api/statistics?kind=seeds".into(), Nothing, 400, "bad_query"),
        ("players", "GET", "/api/statistics?kind=map&players=x".into(), Nothing, 400, "bad_query"),
        ("zero", "GET", "/api/statistics/games?kind=map&key=%00".into(), Nothing, 400, "bad_query"),
        ("no key", "GET", "/api/statistics/games?kind=map".into(), Nothing, 400, "bad_query"),
        ("nobody", "GET", "/api/people/nobody".into(), Nothing, 404, "no_such_person"),
        ("nobody's games", "GET", "/api/people/nobody/games".into(), Nothing, 404, "no_such_person"),
        ("zero", "GET", "/api/people/%00".into(), Nothing, 404, "no_such_person"),
        ("no place", "GET", "/api/lobby?after=nowhere".into(), Nothing, 400, "bad_query"),
    ];
    world.check(&world.server.nobody(), nobody).await;

    let eve = vec![
        ("a stranger", "POST", at(lobby, "invitations"), who("ann"), 403, "players_only"),
        ("nowhere", "POST", at("nowhere", "invitations"), who("ann"), 404, "no_such_table"),
        ("unseen", "POST", at(private, "invitations"), who("ann"), 404, "no_such_table"),
        ("not invited", "POST", format!("/api/me/invitations/{lobby}/accept"), Nothing, 404, "no_such_table"),
        (
            "not invited",
            "POST",
            format!("/api/me/invitations/{lobby}/decline"),
            Nothing,
            404,
            "no_such_table",
        ),
        ("zero", "POST", "/api/me/invitations/%00/decline".into(), Nothing, 404, "no_such_table"),
        ("a stranger", "POST", at(game, "rematch"), Nothing, 403, "players_only"),
        ("nobody", "PUT", "/api/me/blocks/nobody".into(), Nothing, 404, "no_such_person"),
        ("oneself", "PUT", format!("/api/me/blocks/{}", world.eve.id), Nothing, 404, "no_such_person"),
        ("not her orders", "GET", at(game, "orders?seat=0"), Nothing, 403, "not_your_seat"),
        ("no seat", "GET", at(game, "orders"), Nothing, 400, "bad_query"),
        (
            "not her orders",
            "PUT",
            at(game, "orders"),
            Json(json!({ "seat": 1, "orders": {} })),
            403,
            "not_your_seat",
        ),
        (
            "not her day",
            "POST",
            at(game, "orders/try"),
            Json(json!({ "seat": 1, "actions": [] })),
            403,
            "not_your_seat",
        ),
        ("a note nowhere", "PUT", at("nowhere", "note"), note("x"), 404, "no_such_table"),
        (
            "nonsense",
            "PUT",
            "/api/me/profile".into(),
            Json(json!({ "shown": "friends" })),
            422,
            "wrong_fields",
        ),
    ];
    world.check(&world.eve, eve).await;

    let orders = |orders: Value| Json(json!({ "seat": 0, "orders": orders }));
    let ann = vec![
        ("begun", "POST", at(game, "invitations"), who("bob"), 409, "already_started"),
        ("nobody", "POST", at(lobby, "invitations"), who("nobody"), 404, "no_such_person"),
        ("a guest", "POST", at(lobby, "invitations"), who(&world.bob.id), 404, "no_such_person"),
        ("oneself", "POST", at(lobby, "invitations"), who(&world.ann.id), 404, "no_such_person"),
        ("not over", "POST", at(game, "rematch"), Nothing, 409, "not_over"),
        ("a long note", "PUT", at(game, "note"), note(&"x".repeat(20_001)), 400, "bad_note"),
        ("no orders", "PUT", at(game, "orders"), orders(json!({ "cheat": true })), 422, "wrong_fields"),
        (
            "a long plan",
            "PUT",
            at(game, "orders"),
            orders(
                json!({ "plan": { "round": 2, "steps": vec![json!({ "guards": [], "action": { "action": "end" } }); 500] } }),
            ),
            400,
            "bad_orders",
        ),
        (
            "an action",
            "POST",
            at(game, "orders/try"),
            Json(json!({ "seat": 0, "actions": [{ "action": "cheat" }] })),
            400,
            "bad_action",
        ),
        (
            "a question",
            "POST",
            at(game, "orders/try"),
            Json(json!({ "seat": 0, "actions": [], "question": { "question": "seed" } })),
            400,
            "bad_question",
        ),
    ];
    world.check(&world.ann, ann).await;
}

/// Whatever is added to the API is asked for nonsense here without further ado: by nobody and by somebody, with and without a
/// body, of tables there are and of none.
#[tokio::test]
async fn every_operation_there_is() {
    let world = World::new().await;
    let known: Value = serde_json::from_str(include_str!("../../../../web/src/lib/refusals.json")).unwrap();
    let nobody = world.server.nobody();
    let described = nobody.get("/api/openapi.json").await.ok();
    let mut codes = BTreeSet::new();
    for (pattern, item) in described["paths"].as_object().unwrap() {
        for method in item.as_object().unwrap().keys() {
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            // Those would be the end of her.
            let parting = pattern == "/api/logout" || (pattern == "/api/me" && method == Method::DELETE);
            for id in ["nowhere", "%00", &world.private] {
                let path = pattern
                    .split('/')
                    .map(|part| if part.starts_with('{') { id } else { part })
                    .collect::<Vec<_>>()
                    .join("/");
                for who in [&nobody, &world.eve].into_iter().take(if parting { 1 } else { 2 }) {
                    for sent in [Nothing, Json(json!({})), raw("["), Json(json!({ "nonsense": 1 }))] {
                        let request = who.request(method.clone(), &path);
                        let request = match sent {
                            Nothing => request,
                            Json(body) => request.json(&body),
                            Sent::Raw(kind, body) => request.header(CONTENT_TYPE, kind).body(body),
                        };
                        let answer = who.send(request).await;
                        assert!(answer.status < 500, "{method} {path}: {} {}", answer.status, answer.text);
                        if answer.status >= 400 {
                            let code = answer.body["code"].as_str().unwrap_or_default().to_owned();
                            assert!(known[&code].is_object(), "{method} {path}: {}", answer.text);
                            codes.insert(code);
                        }
                    }
                }
            }
        }
    }
    for code in ["no_session", "bad_json", "wrong_fields", "no_such_table", "no_such_person"] {
        assert!(codes.contains(code), "{codes:?}");
    }
    for table in [&world.lobby, &world.private, &world.game] {
        let chat = world.server.store.chat(table, 0, 10).await.unwrap();
        assert!(chat.is_empty(), "nobody belongs to these tables");
    }
}
