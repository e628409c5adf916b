//! What the server refuses: every answer has its status and a stable code, and nothing has changed afterwards.

use crate::support::world::Sent::{Json, Nothing, Raw};
use crate::support::world::{Sent, World, raw};
use crate::support::*;
use serde_json::{Value, json};

fn act(seat: &Value, seq: &Value, action: &Value) -> Sent {
    Json(json!({ "seat": seat, "seq": seq, "action": action }))
}

#[tokio::test]
async fn bodies_that_cannot_be_read() {
    let world = World::new().await;
    let acting = format!("/api/tables/{}/act", world.game);
    let joining = format!("/api/tables/{}/join", world.lobby);
    let seating = format!("/api/tables/{}/bots", world.lobby);
    let pass = json!({ "action": "pass" });
    let one = json!(1);
    let huge = format!("{{\"text\":\"{}\"}}", "x".repeat(257 * 1024));
    let with = |mut value: Value, key: &str| {
        value[key] = json!(1);
        Json(value)
    };
    let cases = vec![
        ("nothing at all", "POST", acting.clone(), raw(""), 400, "bad_json"),
        ("half an object", "POST", acting.clone(), raw("{\"seat\":1"), 400, "bad_json"),
        (
            "two objects",
            "POST",
            acting.clone(),
            raw("{\"seat\":1,\"seq\":1,\"action\":{}}{}"),
            400,
            "bad_json",
        ),
        ("not UTF-8 escapes", "POST", acting.clone(), raw("\"\\ud800\""), 400, "bad_json"),
        ("deep", "POST", acting.clone(), raw(&"[".repeat(100_000)), 422, "wrong_fields"),
        (
            "deep inside",
            "POST",
            acting.clone(),
            raw(&format!("{{\"action\":{}", "[".repeat(100_000))),
            400,
            "bad_json",
        ),
        ("a list", "POST", acting.clone(), raw("[]"), 422, "wrong_fields"),
        ("null", "POST", acting.clone(), raw("null"), 422, "wrong_fields"),
        ("no fields", "POST", acting.clone(), raw("{}"), 422, "wrong_fields"),
        ("seat is text", "POST", acting.clone(), act(&json!("1"), &one, &pass), 422, "wrong_fields"),
        ("seat below 0", "POST", acting.clone(), act(&json!(-1), &one, &pass), 422, "wrong_fields"),
        ("seat beyond a byte", "POST", acting.clone(), act(&json!(256), &one, &pass), 422, "wrong_fields"),
        ("seq is a fraction", "POST", acting.clone(), act(&one, &json!(1.5), &pass), 422, "wrong_fields"),
        (
            "seq beyond everything",
            "POST",
            acting.clone(),
            act(&one, &json!(1u64 << 40), &pass),
            422,
            "wrong_fields",
        ),
        (
            "seq missing",
            "POST",
            acting.clone(),
            Json(json!({ "seat": 1, "action": pass })),
            422,
            "wrong_fields",
        ),
        (
            "a field too many",
            "POST",
            acting.clone(),
            with(json!({ "seat": 1, "seq": 1, "action": pass }), "x"),
            422,
            "wrong_fields",
        ),
        ("no JSON", "POST", acting.clone(), Raw("text/plain", "{}".into()), 415, "not_json"),
        (
            "a form",
            "POST",
            acting.clone(),
            Raw("application/x-www-form-urlencoded", "seat=1".into()),
            415,
            "not_json",
        ),
        ("huge", "POST", acting.clone(), raw(&huge), 413, "too_large"),
        ("a huge record", "POST", "/api/records".into(), Raw("text/plain", huge.clone()), 413, "too_large"),
        ("no record", "POST", "/api/records".into(), Raw("text/plain", "nonsense".into()), 400, "bad_record"),
        (
            "an empty record",
            "POST",
            "/api/records".into(),
            Raw("text/plain", String::new()),
            400,
            "bad_record",
        ),
        ("action is text", "POST", acting.clone(), act(&one, &one, &json!("pass")), 400, "bad_action"),
        ("action is null", "POST", acting.clone(), act(&one, &one, &Value::Null), 400, "bad_action"),
        (
            "unknown action",
            "POST",
            acting.clone(),
            act(&one, &one, &json!({ "action": "cheat" })),
            400,
            "bad_action",
        ),
        (
            "action with more fields",
            "POST",
            acting.clone(),
            act(&one, &one, &json!({ "action": "pass", "x": 1 })),
            400,
            "bad_action",
        ),
        (
            "unknown card",
            "POST",
            acting.clone(),
            act(&one, &one, &json!({ "action": "hire", "card": "wizard" })),
            400,
            "bad_action",
        ),
        (
            "negative cards",
            "POST",
            acting.clone(),
            act(&one, &one, &json!({ "action": "work", "cards": { "trainer": -1 } })),
            400,
            "bad_action",
        ),
        ("join with more fields", "POST", joining.clone(), with(json!({}), "host"), 422, "wrong_fields"),
        ("join with a number as code", "POST", joining, with(json!({}), "code"), 422, "wrong_fields"),
        ("unknown bot", "POST", seating, Json(json!({ "seat": 1, "bot": "skynet" })), 422, "wrong_fields"),
        (
            "guest with more fields",
            "POST",
            "/api/guest".into(),
            with(json!({}), "admin"),
            422,
            "wrong_fields",
        ),
        ("table without options", "POST", "/api/tables".into(), Json(json!({})), 422, "wrong_fields"),
        (
            "unknown option",
            "POST",
            "/api/tables".into(),
            Json(json!({ "options": { "players": 2, "cheats": true } })),
            422,
            "wrong_fields",
        ),
        (
            "unknown introduction",
            "POST",
            "/api/tables".into(),
            Json(json!({ "options": { "players": 2, "intro": "third" } })),
            422,
            "wrong_fields",
        ),
        (
            "unknown clock",
            "POST",
            "/api/tables".into(),
            Json(json!({ "options": { "players": 2, "clock": { "kind": "sand" } } })),
            422,
            "wrong_fields",
        ),
    ];
    world.check(&world.bob, cases).await;
}

#[tokio::test]
async fn tables_and_seats() {
    let world = World::new().await;
    let (lobby, private, game) = (&world.lobby, &world.private, &world.game);
    let at = |table: &str, what: &str| format!("/api/tables/{table}/{what}");
    let seat = |seat: u8| Json(json!({ "seat": seat }));
    let options = |players: u8| json!({ "players": players });
    let new = |options: Value| Json(json!({ "options": options }));
    let clock = |clock: Value| Json(json!({ "options": { "players": 2, "clock": clock } }));
    let ok_options = Json(options(3));

    let anybody = vec![
        ("unknown table", "GET", "/api/tables/nowhere".into(), Nothing, 404, "no_such_table"),
        ("odd table", "GET", "/api/tables/%27%20OR%201=1".into(), Nothing, 404, "no_such_table"),
        ("no text", "GET", "/api/tables/%FF".into(), Nothing, 404, "not_found"),
        ("no live connection", "GET", at(&world.lobby, "live"), Nothing, 400, "not_a_websocket"),
        ("unknown table's record", "GET", at("nowhere", "record"), Nothing, 404, "no_such_table"),
        ("unknown table's chat", "GET", at("nowhere", "chat"), Nothing, 404, "no_such_table"),
        ("joining nowhere", "POST", at("nowhere", "join"), Json(json!({})), 404, "no_such_table"),
        ("nothing there", "GET", "/api/nonsense".into(), Nothing, 404, "not_found"),
        ("wrong method", "DELETE", "/api/tables".into(), Nothing, 405, "wrong_method"),
        ("unknown list", "GET", "/api/tables?show=everything".into(), Nothing, 400, "bad_query"),
        ("seat is text", "GET", format!("/api/tables/{game}?seat=first"), Nothing, 400, "bad_query"),
        ("chat after text", "GET", format!("/api/tables/{game}/chat?after=x"), Nothing, 400, "bad_query"),
        ("unknown invitation", "GET", "/api/invitations/abcdefghijkm".into(), Nothing, 404, "no_such_table"),
        ("private table", "GET", format!("/api/tables/{private}"), Nothing, 404, "no_such_table"),
        (
            "wrong code",
            "GET",
            format!("/api/tables/{private}?code=abcdefghijkm"),
            Nothing,
            404,
            "no_such_table",
        ),
        ("joining a private table", "POST", at(private, "join"), Json(json!({})), 404, "no_such_table"),
        (
            "with a wrong code",
            "POST",
            at(private, "join"),
            Json(json!({ "code": "abcdefghijkm" })),
            404,
            "no_such_table",
        ),
        ("with no letters", "POST", at(private, "join"), Json(json!({ "code": "" })), 404, "no_such_table"),
        (
            "with another table's code",
            "POST",
            at(private, "join"),
            Json(json!({ "code": world.other_code })),
            404,
            "no_such_table",
        ),
        ("private chat", "POST", at(private, "chat"), Json(json!({ "text": "hi" })), 404, "no_such_table"),
        ("private record", "GET", at(private, "record"), Nothing, 404, "no_such_table"),
        ("starting in private", "POST", at(private, "start"), Nothing, 404, "no_such_table"),
        ("a taken seat", "POST", at(lobby, "join"), seat(0), 409, "seat_taken"),
        ("no such seat", "POST", at(lobby, "join"), seat(7), 404, "no_such_seat"),
        ("late", "POST", at(game, "join"), Json(json!({})), 409, "already_started"),
        ("clearing somebody's seat", "POST", at(lobby, "leave"), seat(0), 403, "not_your_seat"),
        ("leaving an open seat", "POST", at(lobby, "leave"), seat(1), 403, "not_your_seat"),
        (
            "looking from somebody's seat",
            "GET",
            format!("/api/tables/{game}?seat=0"),
            Nothing,
            403,
            "not_your_seat",
        ),
        ("looking from nowhere", "GET", format!("/api/tables/{game}?seat=9"), Nothing, 403, "not_your_seat"),
        (
            "somebody's record",
            "GET",
            format!("/api/tables/{game}/record?seat=0"),
            Nothing,
            403,
            "not_your_seat",
        ),
        ("configuring", "PUT", at(lobby, "options"), ok_options, 403, "host_only"),
        (
            "seating a bot",
            "POST",
            at(lobby, "bots"),
            Json(json!({ "seat": 1, "bot": "random" })),
            403,
            "host_only",
        ),
        ("handing over", "POST", at(lobby, "host"), Json(json!({ "user": world.eve.id })), 403, "host_only"),
        ("starting", "POST", at(lobby, "start"), Nothing, 403, "host_only"),
        ("abandoning", "POST", at(game, "abandon"), Nothing, 403, "players_only"),
        ("abandoning a lobby", "POST", at(lobby, "abandon"), Nothing, 403, "host_only"),
        (
            "agreeing to",
            "POST",
            at(game, "abandon/answer"),
            Json(json!({ "yes": true })),
            403,
            "players_only",
        ),
        ("removing", "POST", at(game, "remove"), Json(json!({ "user": world.ann.id })), 403, "host_only"),
        ("replacing somebody", "POST", at(game, "replace"), Json(json!({ "seat": 0 })), 403, "host_only"),
        ("voting", "POST", at(game, "vote"), Json(json!({ "seat": 0, "absent": 1 })), 403, "not_your_seat"),
        ("reclaiming", "POST", at(game, "reclaim"), seat(0), 403, "not_reclaimable"),
        ("asking for a take-back", "POST", at(game, "take-back"), seat(0), 403, "not_your_seat"),
        (
            "answering one",
            "POST",
            at(game, "take-back/answer"),
            Json(json!({ "seat": 0, "yes": true })),
            403,
            "not_your_seat",
        ),
        ("empty chat", "POST", at(game, "chat"), Json(json!({ "text": "" })), 400, "bad_chat"),
        (
            "invisible chat",
            "POST",
            at(game, "chat"),
            Json(json!({ "text": "\u{202e}\u{200b}" })),
            400,
            "bad_chat",
        ),
        ("blank chat", "POST", at(game, "chat"), Json(json!({ "text": " \n\t" })), 400, "bad_chat"),
        ("long chat", "POST", at(game, "chat"), Json(json!({ "text": "é".repeat(501) })), 400, "bad_chat"),
        ("1 player", "POST", "/api/tables".into(), new(options(1)), 400, "bad_options"),
        ("9 players", "POST", "/api/tables".into(), new(options(9)), 400, "bad_options"),
        ("no player", "POST", "/api/tables".into(), new(options(0)), 400, "bad_options"),
        (
            "no time",
            "POST",
            "/api/tables".into(),
            clock(json!({ "kind": "per_turn", "limit": 0 })),
            400,
            "bad_times",
        ),
        (
            "less than no time",
            "POST",
            "/api/tables".into(),
            clock(json!({ "kind": "bank", "bank": 600_000, "increment": -1 })),
            400,
            "bad_times",
        ),
        (
            "for ever",
            "POST",
            "/api/tables".into(),
            clock(json!({ "kind": "per_turn", "limit": i64::MAX })),
            400,
            "bad_times",
        ),
        (
            "nights without end",
            "POST",
            "/api/tables".into(),
            new(json!({ "players": 2, "rest": { "nights": 24 } })),
            400,
            "bad_options",
        ),
        (
            "an unknown end of time",
            "POST",
            "/api/tables".into(),
            new(json!({ "players": 2, "time_out": "explode" })),
            422,
            "wrong_fields",
        ),
        (
            "a long name",
            "POST",
            "/api/tables".into(),
            new(json!({ "players": 2, "name": "n".repeat(61) })),
            400,
            "bad_options",
        ),
        (
            "a name that cannot be seen",
            "POST",
            "/api/tables".into(),
            new(json!({ "players": 2, "name": "\u{200b}\u{200b}" })),
            400,
            "bad_options",
        ),
        (
            "a name that turns around",
            "POST",
            "/api/tables".into(),
            new(json!({ "players": 2, "name": "\u{202e}elbat" })),
            400,
            "bad_options",
        ),
        (
            "a bot too many",
            "POST",
            "/api/tables".into(),
            Json(
                json!({ "options": { "players": 2, "public": true }, "bots": [{ "seat": 0, "bot": "random" }] }),
            ),
            409,
            "seat_taken",
        ),
        (
            "a name of two lines",
            "POST",
            "/api/tables".into(),
            new(json!({ "players": 2, "name": "a\nb" })),
            400,
            "bad_options",
        ),
        (
            "a seat that is not there",
            "POST",
            "/api/tables".into(),
            Json(json!({ "options": { "players": 2 }, "seats": [5] })),
            404,
            "no_such_seat",
        ),
        (
            "a seat twice",
            "POST",
            "/api/tables".into(),
            Json(json!({ "options": { "players": 2 }, "seats": [0, 0] })),
            409,
            "seat_taken",
        ),
        (
            "starting alone",
            "POST",
            "/api/tables".into(),
            Json(json!({ "options": { "players": 2 }, "start": true })),
            409,
            "seats_open",
        ),
        (
            "a seed that is none",
            "POST",
            "/api/tables".into(),
            Json(json!({ "options": { "players": 2 }, "seats": [0, 1], "start": true, "seed": "-1" })),
            400,
            "bad_seed",
        ),
        (
            "a seed for others",
            "POST",
            "/api/tables".into(),
            Json(json!({ "options": { "players": 2 }, "seed": "1" })),
            400,
            "seed_without_start",
        ),
    ];
    world.check(&world.eve, anybody).await;

    let host = vec![
        ("1 player", "PUT", at(lobby, "options"), Json(options(1)), 400, "bad_options"),
        ("9 players", "PUT", at(lobby, "options"), Json(options(9)), 400, "bad_options"),
        ("too late", "PUT", at(game, "options"), Json(options(2)), 409, "already_started"),
        ("open seats", "POST", at(lobby, "start"), Nothing, 409, "seats_open"),
        ("twice", "POST", at(game, "start"), Nothing, 409, "already_started"),
        ("no record yet", "GET", at(lobby, "record"), Nothing, 409, "not_started"),
        (
            "a bot on a person",
            "POST",
            at(lobby, "bots"),
            Json(json!({ "seat": 0, "bot": "random" })),
            409,
            "seat_taken",
        ),
        (
            "a stranger as host",
            "POST",
            at(lobby, "host"),
            Json(json!({ "user": world.eve.id })),
            403,
            "players_only",
        ),
        ("somebody who is there", "POST", at(game, "replace"), Json(json!({ "seat": 1 })), 409, "not_absent"),
        (
            "choosing a weak bot for somebody",
            "POST",
            at(game, "replace"),
            Json(json!({ "seat": 1, "bot": "random" })),
            422,
            "wrong_fields",
        ),
        (
            "no vote to answer",
            "POST",
            at(game, "abandon/answer"),
            Json(json!({ "yes": true })),
            409,
            "no_end_vote",
        ),
        ("no pauses agreed", "POST", at(game, "pause"), Nothing, 409, "no_pauses"),
        ("no pause to end", "DELETE", at(game, "pause"), Nothing, 409, "not_paused"),
        (
            "no wish for a pause",
            "POST",
            at(game, "pause/answer"),
            Json(json!({ "yes": true })),
            409,
            "no_pause_vote",
        ),
        (
            "no holidays agreed",
            "POST",
            at(game, "holiday"),
            Json(json!({ "seat": 0, "days": 1 })),
            409,
            "no_holidays",
        ),
        ("not on holiday", "DELETE", at(game, "holiday"), seat(0), 409, "not_on_holiday"),
        (
            "living nowhere",
            "PUT",
            at(game, "zone"),
            Json(json!({ "seat": 0, "offset": 5000, "night": 0 })),
            400,
            "bad_zone",
        ),
        (
            "living in somebody else's house",
            "PUT",
            at(game, "zone"),
            Json(json!({ "seat": 1, "offset": 0, "night": 0 })),
            403,
            "not_your_seat",
        ),
        (
            "removing a player",
            "POST",
            at(game, "remove"),
            Json(json!({ "user": world.bob.id })),
            409,
            "not_removable",
        ),
        (
            "removing oneself",
            "POST",
            at(lobby, "remove"),
            Json(json!({ "user": world.ann.id })),
            409,
            "not_removable",
        ),
        ("removing nobody", "POST", at(lobby, "remove"), Json(json!({ "user": "nobody" })), 404, "not_found"),
        (
            "voting about somebody who is there",
            "POST",
            at(game, "vote"),
            Json(json!({ "seat": 0, "absent": 1 })),
            409,
            "not_absent",
        ),
        ("nothing to take back", "POST", at(game, "take-back"), seat(0), 409, "nothing_to_undo"),
        (
            "nothing asked",
            "POST",
            at(game, "take-back/answer"),
            Json(json!({ "seat": 0, "yes": true })),
            409,
            "no_take_back",
        ),
    ];
    world.check(&world.ann, host).await;
}

#[tokio::test]
async fn decisions() {
    let world = World::new().await;
    let (lobby, game) = (&world.lobby, &world.game);
    let at = |table: &str, what: &str| format!("/api/tables/{table}/{what}");
    let view = world.ann.view(game).await;
    let turn = awaited(&view)[0];
    let (me, other) = if turn == 0 { (&world.ann, &world.bob) } else { (&world.bob, &world.ann) };
    let (mine, theirs, seq) = (json!(turn), json!(1 - turn), view["seq"].clone());
    let number = seq.as_u64().unwrap();
    let pass = json!({ "action": "pass" });
    let mut off_map = me.view(game).await["game"]["own"]["choices"]["actions"].as_array().unwrap()[1].clone();
    assert_eq!(off_map["action"], "first_restaurant");
    off_map["at"] = json!([99, 99]);
    let undo = |seat: &Value, seq: &Value| Json(json!({ "seat": seat, "seq": seq }));

    let cases = vec![
        ("stale", "POST", at(game, "act"), act(&mine, &json!(number - 1), &pass), 409, "stale"),
        ("from the future", "POST", at(game, "act"), act(&mine, &json!(number + 1), &pass), 409, "stale"),
        ("no such seat", "POST", at(game, "act"), act(&json!(7), &seq, &pass), 404, "no_such_seat"),
        ("somebody else's seat", "POST", at(game, "act"), act(&theirs, &seq, &pass), 403, "not_your_seat"),
        ("nothing to undo", "POST", at(game, "undo"), undo(&mine, &seq), 409, "nothing_to_undo"),
        ("stale undo", "POST", at(game, "undo"), undo(&mine, &json!(0)), 409, "stale"),
        ("undo somebody else's", "POST", at(game, "undo"), undo(&theirs, &seq), 403, "not_your_seat"),
        (
            "the wrong moment",
            "POST",
            at(game, "act"),
            act(&mine, &seq, &json!({ "action": "pay" })),
            422,
            "wrong_moment",
        ),
        ("off the map", "POST", at(game, "act"), act(&mine, &seq, &off_map), 422, "off_map"),
    ];
    world.check(me, cases).await;
    let out_of_turn =
        vec![("out of turn", "POST", at(game, "act"), act(&theirs, &seq, &pass), 422, "not_awaited")];
    world.check(other, out_of_turn).await;
    let early = world.ann.view(lobby).await["seq"].clone();
    let before_the_start = vec![
        ("before the start", "POST", at(lobby, "act"), act(&json!(0), &early, &pass), 409, "not_started"),
        ("undo before the start", "POST", at(lobby, "undo"), undo(&json!(0), &early), 409, "not_started"),
    ];
    world.check(&world.ann, before_the_start).await;
    let stranger =
        vec![("a stranger", "POST", at(game, "act"), act(&mine, &seq, &pass), 403, "not_your_seat")];
    world.check(&world.eve, stranger).await;
    // What the rules refuse names its rule.
    let answer = me.act(game, turn, &seq, &off_map).await;
    assert_eq!(answer.body["rule"], "B-MAP-7");
    // And after all that the game goes on.
    me.act(game, turn, &seq, &pass).await.ok();
}
