//! The REST API when all goes well.

use crate::support::*;
use magnate_rules::{FastDice, Game, Record, Replay, Viewer};
use magnate_table::Options;
use reqwest::Method;
use serde_json::{Value, json};

fn id(answer: &Value) -> String {
    answer["table"]["id"].as_str().unwrap().to_owned()
}

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|card| card["id"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn people() {
    let server = TestServer::new().await;
    let mut ann = server.nobody();
    let person = ann.sign_in("/api/guest", json!({})).await.ok();
    assert!(person["name"].as_str().unwrap().starts_with("Guest ") && person["registered"] == false);
    assert_eq!(person["named"], false, "a client says that in its reader's language");
    // Being a guest twice is being the same guest.
    assert_eq!(ann.post("/api/guest", json!({ "name": "Other" })).await.ok(), person);
    assert_eq!(ann.get("/api/me").await.ok(), person);
    let rename = ann.request(Method::PATCH, "/api/me").json(&json!({ "name": " Änn \u{1f354} " }));
    assert_eq!(ann.send(rename).await.ok()["name"], "Änn \u{1f354}");

    // Registering keeps the person, and signing in elsewhere finds them, however the name is typed.
    let registered =
        ann.post("/api/register", json!({ "name": "Änn", "password": "correct horse" })).await.ok();
    // The name to sign in with is not what others see.
    let name = "Änn \u{1f354}";
    assert_eq!(registered, json!({ "id": person["id"], "name": name, "registered": true, "named": true }));
    let mut phone = server.nobody();
    let signed =
        phone.sign_in("/api/login", json!({ "name": " ÄNN", "password": "correct horse" })).await.ok();
    assert_eq!(signed, registered);
    assert_ne!(phone.session, ann.session);
    assert_eq!(phone.get("/api/me").await.ok(), registered);
    // Ending one session leaves the other.
    assert_eq!(phone.post("/api/logout", json!({})).await.status, 204);
    assert_eq!(phone.get("/api/me").await.status, 401);
    assert_eq!(ann.get("/api/me").await.status, 200);

    // A token works like a session, until there is a newer one.
    let token = |answer: Value| Some(answer["token"].as_str().unwrap().to_owned());
    let first = Client {
        bearer: token(ann.post("/api/me/token", json!({ "scope": "all" })).await.ok()),
        ..server.nobody()
    };
    assert_eq!(first.get("/api/me").await.ok(), registered);
    let table = id(&first.open(json!({ "options": { "players": 2 } })).await);
    assert_eq!(ids(&ann.get("/api/me/tables").await.ok()), [table.as_str()]);
    assert_eq!(Socket::open(&first, &table, "").await.view["yours"], json!([0]));
    let second = Client {
        bearer: token(ann.post("/api/me/token", json!({ "scope": "all" })).await.ok()),
        ..server.nobody()
    };
    assert_eq!(first.get("/api/me").await.status, 401);
    assert_eq!(second.get("/api/me").await.status, 200);

    // Without a session, registering makes a new person.
    let mut bob = server.nobody();
    bob.sign_in("/api/register", json!({ "name": "Bob", "password": "12345678" })).await.ok();
    assert_eq!(bob.get("/api/me").await.ok()["name"], "Bob");
}

#[tokio::test]
async fn a_session_that_is_used_goes_on() {
    let server = TestServer::new().await;
    let mut ann = server.guest("Ann").await;
    let now = magnate_server::now();
    let day = 24 * 3_600_000;
    let ends = async |hash: &str| server.store.session(hash, now).await.unwrap().unwrap().expires_at;
    // A session that would end in a minute, and one that was used five minutes ago.
    for (token, left) in [("old", 60_000), ("recent", 90 * day - 5 * 60_000)] {
        let hash = blake3::hash(token.as_bytes()).to_hex().to_string();
        server.store.create_session(&hash, &ann.id, now + left).await.unwrap();
        ann.session = Some(token.into());
        let answer = ann.get("/api/me").await;
        // The browser is told to keep the cookie, the same one.
        let cookie = answer.headers["set-cookie"].to_str().unwrap().to_owned();
        assert!(
            cookie.starts_with(&format!("magnate_session={token};")) && cookie.contains("HttpOnly"),
            "{cookie}"
        );
        assert_eq!(answer.ok()["name"], "Ann");
        let extended = ends(&hash).await;
        if token == "old" {
            assert!(extended >= now + 90 * day, "{}", extended - now);
        } else {
            assert_eq!(
                extended,
                now + left,
                "the list of devices is true within ten minutes, and that is enough"
            );
        }
        // Using it once more writes nothing.
        ann.get("/api/me/tables").await.ok();
        assert_eq!(ends(&hash).await, extended);
    }
    // Asking as somebody else's session, or with a token, keeps no cookie.
    let token =
        ann.post("/api/me/token", json!({ "scope": "all" })).await.ok()["token"].as_str().unwrap().to_owned();
    let scripted = Client { bearer: Some(token), ..server.nobody() };
    assert!(scripted.get("/api/me").await.headers.get("set-cookie").is_none());
}

#[tokio::test]
async fn a_table_is_opened_whole() {
    let server = TestServer::new().await;
    let ann = server.guest("Ann").await;
    let mut changes = server.store.changes();
    let bots = json!([{ "seat": 2, "bot": "random" }]);
    let options = json!({ "players": 3, "public": true });
    let opening = json!({ "options": options, "seats": [0, 1], "bots": bots, "start": true });
    let table = ann.open(opening).await;
    // The first that anybody hears of the table is that it is complete.
    let magnate_server::store::Change::Entry { table: game, seq } = changes.recv().await.unwrap() else {
        panic!("a table")
    };
    assert_eq!((game, seq), (id(&table), 4), "opened, two seats, a bot, the start");
    assert_eq!((&table["table"]["status"], &table["table"]["yours"]), (&json!("playing"), &json!([0, 1])));
}

#[tokio::test]
async fn a_known_seed_deals_a_known_map() {
    let server = TestServer::new().await;
    let ann = server.guest("Ann").await;
    let opening = json!({ "options": { "players": 2 }, "seats": [0, 1], "start": true, "seed": "18446744073709551615" });
    let table = ann.open(opening).await;
    let dealt = Game::new(&Options::new(2).config(), u64::MAX).unwrap();
    let position = json!(dealt.view(Viewer::Spectator).data());
    let shown = &table["table"]["game"];
    assert_eq!(
        (&shown["position"]["map"], &shown["order"]),
        (&position["position"]["map"], &position["order"])
    );
    assert!(shown["position"]["map"].is_array());
}

#[tokio::test]
async fn from_the_lobby_into_the_game() {
    let server = TestServer::new().await;
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let table = ann.open(json!({ "options": { "players": 3, "name": "Friday" } })).await;
    let (game, code) = (id(&table), table["code"].as_str().unwrap().to_owned());
    let at = |what: &str| format!("/api/tables/{game}/{what}");
    assert_eq!(table["table"]["options"]["name"], "Friday");
    assert_eq!((&table["table"]["status"], &table["table"]["yours"]), (&json!("lobby"), &json!([0])));
    assert_eq!(ids(&eve.get("/api/tables").await.ok()), [""; 0], "private tables are not listed");

    // The invitation shows the table; the code itself only members get.
    let card = bob.get(&format!("/api/invitations/{code}")).await.ok();
    assert_eq!(
        (&card["id"], &card["code"], &card["people"][0]["name"]),
        (&json!(game), &Value::Null, &json!("Ann"))
    );
    assert_eq!(bob.get(&format!("/api/tables/{game}?code={code}")).await.ok()["code"], Value::Null);
    let joined = bob.post(&at("join"), json!({ "code": code })).await.ok();
    assert_eq!((&joined["table"]["yours"], &joined["code"]), (&json!([1]), &json!(code)));
    bob.post(&at("leave"), json!({ "seat": 1 })).await.ok();
    assert_eq!(bob.get(&format!("/api/tables/{game}")).await.status, 404, "whoever left has left");
    bob.post(&at("join"), json!({ "code": code, "seat": 2 })).await.ok();

    // The host changes the options, makes it public, seats a bot, hands over, and the new host starts.
    let options = json!({ "players": 3, "name": "Saturday", "public": true, "clock": { "kind": "per_turn", "limit": 600_000 } });
    let changed = ann.send(ann.request(Method::PUT, &at("options")).json(&options)).await.ok();
    assert_eq!(changed["table"]["options"]["name"], "Saturday");
    assert_eq!(ids(&eve.get("/api/tables").await.ok()), [game.as_str()]);
    assert_eq!(ids(&eve.get("/api/tables?show=playing").await.ok()), [""; 0]);
    let seated = ann.post(&at("bots"), json!({ "seat": 1, "bot": "random" })).await.ok();
    assert_eq!(seated["table"]["seats"][1]["kind"], "bot");
    ann.post(&at("host"), json!({ "user": bob.id })).await.ok();
    let started = bob.post(&at("start"), json!({})).await.ok();
    assert_eq!(started["table"]["status"], "playing");
    assert_eq!(ids(&eve.get("/api/tables").await.ok()), [""; 0]);
    assert_eq!(ids(&eve.get("/api/tables?show=playing").await.ok()), [game.as_str()]);
    assert_eq!(
        eve.view(&game).await["game"]["own"],
        Value::Null,
        "spectators see the game and decide nothing"
    );
    // Both who play want to end it.
    ann.post(&at("abandon"), json!({})).await.ok();
    bob.post(&at("abandon"), json!({})).await.ok();
    assert_eq!(ids(&ann.get("/api/me/tables").await.ok()), [""; 0]);
    assert_eq!(ids(&ann.get("/api/me/tables?finished=true").await.ok()), [game.as_str()]);
}

#[tokio::test]
async fn turns_undo_and_taking_back() {
    let server = TestServer::new().await;
    let people = [server.guest("Ann").await, server.guest("Bob").await];
    let game = people[0].start_with(&[&people[1]], json!({})).await;
    let at = |what: &str| format!("/api/tables/{game}/{what}");
    let view = people[0].view(&game).await;
    let turn = awaited(&view)[0] as usize;
    let (me, other) = (&people[turn], &people[1 - turn]);
    let cards = |client: &Client| {
        let client = client.clone();
        async move { client.get("/api/me/tables").await.ok()[0].clone() }
    };
    assert_eq!(
        (&cards(me).await["your_turn"], &cards(other).await["your_turn"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(cards(other).await["awaited"], json!([me.id]));

    // A step, and back.
    let own = me.view(&game).await;
    assert_eq!(own["can_undo"], false);
    let action = own["game"]["own"]["choices"]["actions"][1].clone();
    let stored = me.act(&game, turn as u64, &own["seq"], &action).await.ok();
    assert_eq!(stored["seq"], own["seq"]);
    let after = me.view(&game).await;
    assert_eq!(after["can_undo"], true);
    assert_eq!(
        (&cards(me).await["your_turn"], &cards(other).await["your_turn"]),
        (&json!(false), &json!(true))
    );
    me.post(&at("undo"), json!({ "seat": turn, "seq": after["seq"] })).await.ok();
    let back = me.view(&game).await;
    assert_eq!(back["game"], own["game"]);
    assert_eq!(back["seq"], own["seq"].as_u64().unwrap() + 2, "the log only grows");

    // Two people: once the other has acted everybody has to agree.
    me.act(&game, turn as u64, &back["seq"], &action).await.ok();
    let theirs = other.view(&game).await;
    let answer = choose(&theirs, &mut Dice(5)).unwrap();
    other.act(&game, 1 - turn as u64, &theirs["seq"], &answer).await.ok();
    let mut socket = Socket::open(other, &game, "").await;
    for (yes, seat) in [(false, 1 - turn), (false, turn), (true, 1 - turn)] {
        let asked = me.post(&at("take-back"), json!({ "seat": turn })).await.ok();
        assert_eq!(asked["table"]["take_back"]["seat"], turn);
        me.post(&at("take-back"), json!({ "seat": turn })).await.refused("twice", 409, "take_back_pending");
        let by = &people[seat];
        let answered = by.post(&at("take-back/answer"), json!({ "seat": seat, "yes": yes })).await.ok();
        assert_eq!(answered["table"]["take_back"], Value::Null);
        socket.reach(answered["table"]["seq"].as_u64().unwrap()).await;
        assert_eq!(socket.steps.last().unwrap()["rewound"], yes);
    }
    assert_eq!(me.view(&game).await["game"], own["game"]);
    me.act(&game, turn as u64, &me.view(&game).await["seq"], &action).await.ok();
}

#[tokio::test]
async fn bots_take_over_and_people_come_back() {
    let server = TestServer::new().await;
    let people = [server.guest("Ann").await, server.guest("Bob").await, server.guest("Cyd").await];
    let users: Vec<&str> = people.iter().map(|client| client.id.as_str()).collect();
    let options = Options { public: true, ..Options::new(3) };
    // Begun long ago: whoever is awaited is absent.
    let desk = Desk::started(options, &users, 3);
    let absent = desk.game().decision().awaited.iter().next().unwrap().0 as usize;
    let others: Vec<usize> = (0..3).filter(|seat| *seat != absent).collect();
    desk.plant(server.store.as_ref(), "voting").await;
    let view = people[0].view("voting").await;
    assert_eq!(view["clocks"][absent]["absent"], true);
    assert_eq!(view["clocks"][others[0]]["absent"], false);
    let vote = |seat: usize| json!({ "seat": seat, "absent": absent });
    // The other one is there, and has a say.
    let there = Socket::open(&people[others[1]], "voting", "").await;
    let voted = people[others[0]].post("/api/tables/voting/vote", vote(others[0])).await.ok();
    assert_eq!(voted["table"]["seats"][absent]["kind"], "person");
    people[others[0]].post("/api/tables/voting/vote", vote(others[0])).await.refused(
        "twice",
        409,
        "already_answered",
    );
    there.close().await;
    let mut socket = Socket::open(&people[others[0]], "voting", "").await;
    let voted = people[others[1]].post("/api/tables/voting/vote", vote(others[1])).await.ok();
    assert_eq!(
        voted["table"]["seats"][absent],
        json!({ "kind": "bot", "bot": "manager", "for_user": users[absent] })
    );
    // The bot plays until a person is awaited; the person may look, and comes back.
    while awaited(&socket.view).contains(&(absent as u64)) {
        socket.next().await;
    }
    let me = &people[absent];
    assert_eq!(me.view("voting").await["yours"], json!([]));
    assert_eq!(ids(&me.get("/api/me/tables").await.ok()), ["voting"]);
    let back = me.post("/api/tables/voting/reclaim", json!({ "seat": absent })).await.ok();
    assert_eq!(back["table"]["yours"], json!([absent]));

    // The host alone can replace somebody absent; anybody themselves.
    desk.plant(server.store.as_ref(), "replacing").await;
    if absent != 0 {
        let replaced = people[0].post("/api/tables/replacing/replace", json!({ "seat": absent })).await.ok();
        assert_eq!(replaced["table"]["seats"][absent]["kind"], "bot");
    }
    people[2].post("/api/tables/voting/replace", json!({ "seat": 2 })).await.ok();
    assert_eq!(people[2].view("voting").await["seats"][2]["for_user"], json!(users[2]));
    people[2].post("/api/tables/voting/reclaim", json!({ "seat": 2 })).await.ok();
}

#[tokio::test]
async fn chat() {
    let server = TestServer::new().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.open(json!({ "options": { "players": 2 } })).await;
    let (path, code) = (format!("/api/tables/{}/chat", id(&table)), table["code"].as_str().unwrap());
    let first = ann.post(&path, json!({ "text": "hello" })).await.ok();
    // Somebody with an invitation may talk before sitting down.
    let second = bob.post(&format!("{path}?code={code}"), json!({ "text": "é".repeat(500) })).await.ok();
    assert_eq!((&first["user"], &second["user"]), (&json!(ann.id), &json!(bob.id)));
    assert_eq!(ann.get(&path).await.ok(), json!([first, second]));
    assert_eq!(ann.get(&format!("{path}?after={}", first["id"])).await.ok(), json!([second]));
    assert_eq!(bob.get(&format!("{path}?code={code}")).await.status, 200);
}

#[tokio::test]
async fn records() {
    let server = TestServer::new().await;
    let people = [server.guest("Ann").await, server.guest("Bob").await];
    let users: Vec<&str> = people.iter().map(|client| client.id.as_str()).collect();
    let options = Options { public: true, ..Options::new(2) };
    let mut desk = Desk::started(options, &users, 77);
    let mut dice = FastDice::new(5);
    for _ in 0..60 {
        desk.random_step(&mut dice);
    }
    assert_eq!(desk.game().bank_breaks(), 0);
    desk.plant(server.store.as_ref(), "running").await;
    for client in [&people[0], &people[1], &server.nobody()] {
        let answer = client.get("/api/tables/running/record").await;
        assert!(answer.headers["content-disposition"].to_str().unwrap().contains("magnate-running.txt"));
        let record: Record = answer.text.parse().unwrap();
        assert_eq!(record.seed, None);
        // It stops before the first reserve card of somebody else, and replays up to there.
        assert!(record.actions().count() < 6, "{}", answer.text);
        let checked = client.post_text("/api/records", "text/plain", answer.text).await.ok();
        assert_eq!(checked["finished"], false);
    }
    while !desk.game().is_over() {
        desk.random_step(&mut dice);
    }
    desk.plant(server.store.as_ref(), "over").await;
    let text = server.nobody().get("/api/tables/over/record").await.text;
    let record: Record = text.parse().unwrap();
    assert_eq!(record.seed, Some(77));
    let mut replay = Replay::new(&record).unwrap();
    while replay.step().unwrap().is_some() {}
    assert_eq!(replay.game(), desk.game());

    let checked = server.nobody().post_text("/api/records", "text/plain", text.clone()).await.ok();
    assert_eq!((&checked["finished"], &checked["record"]), (&json!(true), &json!(text)));
    assert_eq!(checked["standings"].as_array().unwrap().len(), 2);
    // A fault is named with its line, and with the rule it breaks.
    let broken = text.replacen("\n0 reserve", "\n0 order 1\n0 reserve", 1);
    let line = broken.lines().position(|line| line == "0 order 1").unwrap() + 1;
    let answer = server.nobody().post_text("/api/records", "text/plain", broken).await;
    answer.refused("broken", 400, "bad_record");
    assert!(answer.body["message"].as_str().unwrap().contains(&format!("line {line}:")), "{}", answer.text);
    assert!(answer.body["rule"].is_string(), "{}", answer.text);
}

#[tokio::test]
async fn what_describes_and_guards_the_api() {
    let server = TestServer::new().await;
    let nobody = server.nobody();
    let document = nobody.get("/api/openapi.json").await.ok();
    let described: Vec<&String> = document["paths"].as_object().unwrap().keys().collect();
    // Every route in the sources is described.
    let sources = concat!(
        include_str!("../../src/api/users.rs"),
        include_str!("../../src/api/lobby.rs"),
        include_str!("../../src/api/play.rs"),
        include_str!("../../src/api/records.rs")
    );
    let mut routes = 0;
    for part in sources.split("#[utoipa::path(").skip(1) {
        let method = part.split(',').next().unwrap();
        let path = part.split("path = \"").nth(1).unwrap().split('"').next().unwrap();
        assert!(document["paths"][path][method].is_object(), "{method} {path} is not among {described:?}");
        routes += 1;
    }
    let handlers = sources.matches("\npub async fn ").count();
    assert_eq!(routes, handlers, "every handler is a described route");
    // And every described route answers in our own form.
    for path in described {
        let path = path.replace("{id}", "nowhere").replace("{code}", "nowhere");
        let answer = nobody.get(&path).await;
        assert!(answer.status == 200 || answer.body["code"].is_string(), "{path}: {}", answer.text);
    }

    let page = nobody.get("/api/docs").await;
    for script in page.text.split("<script").skip(1) {
        let (attributes, rest) = script.split_once('>').unwrap();
        assert!(attributes.contains("src=") && rest.starts_with("</script>"), "{script}");
    }
    assert!(!page.text.contains(" onclick=") && !page.text.contains("javascript:"));
    assert_eq!(nobody.get("/api/docs.js").await.headers["content-type"], "text/javascript; charset=utf-8");

    for path in ["/api/docs", "/api/tables", "/api/nonsense", "/health", "/metrics", "/api/me"] {
        let headers = nobody.get(path).await.headers;
        let policy = headers["content-security-policy"].to_str().unwrap();
        let loose = policy.split(';').any(|part| part.contains("script-src") && part.contains("unsafe"));
        assert!(policy.contains("default-src 'self'") && !loose, "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["x-frame-options"], "DENY", "{path}");
        assert_eq!(headers["referrer-policy"], "same-origin", "{path}");
    }
    assert_eq!(nobody.get("/health").await.text, "ok\n");
    assert_eq!(nobody.get("/ready").await.ok()["status"], "ready");
}

#[tokio::test]
async fn the_map_is_seen_before_the_game() {
    let server = TestServer::new().await;
    let ann = server.guest("Ann").await;
    let bots = json!([{ "seat": 1, "bot": "random" }, { "seat": 2, "bot": "random" }]);
    let table = ann.open(json!({ "options": { "players": 3 }, "bots": bots })).await;
    let drawn = table["table"]["options"]["map_seed"].as_u64().expect("a table that gathers has a map");
    let game = id(&table);
    let mut options = table["table"]["options"].clone();
    options["map_seed"] = json!(drawn + 1);
    let request = ann.request(Method::PUT, &format!("/api/tables/{game}/options")).json(&options);
    assert_eq!(ann.send(request).await.ok()["table"]["options"]["map_seed"], json!(drawn + 1));

    // Anybody may look at any map; it is the one that is played.
    let look = |seed: u64| format!("/api/map?players=3&seed={seed}");
    let preview = server.nobody().get(&look(drawn + 1)).await.ok();
    assert_ne!(preview["map"], server.nobody().get(&look(drawn)).await.ok()["map"]);
    let started = ann.post(&format!("/api/tables/{game}/start"), json!({})).await.ok();
    let view = &started["table"]["game"];
    assert_eq!((&preview["map"], &preview["board"]), (&view["position"]["map"], &view["board"]));
    assert_eq!(preview["houses"].as_array().unwrap().len(), view["houses"].as_array().unwrap().len());

    // A game that starts at once has one too, so that it can be played on again; a seed that was chosen deals its own.
    let bots = json!([{ "seat": 1, "bot": "random" }]);
    let at_once = ann.open(json!({ "options": { "players": 2 }, "bots": bots, "start": true })).await;
    assert!(at_once["table"]["options"]["map_seed"].is_u64());
    let chosen = json!({ "options": { "players": 2 }, "bots": bots, "start": true, "seed": "7" });
    assert_eq!(ann.open(chosen).await["table"]["options"].get("map_seed"), None);
    // Modules have tiles of their own, and the map can be asked to contain them.
    let grown = "/api/map?players=6&seed=1&modules=new_districts,six_players&map_settings=force_all";
    let grown = server.nobody().get(grown).await.ok();
    let tiles: Vec<&str> =
        grown["map"].as_array().unwrap().iter().flat_map(|row| row.as_str().unwrap().split(' ')).collect();
    assert_eq!(tiles.len(), 24);
    assert!(["U", "V", "W", "X", "Y"].iter().all(|id| tiles.iter().any(|tile| tile.starts_with(id))));
    for wrong in ["modules=sauna", "map_settings=sauna"] {
        let asked = format!("/api/map?players=3&seed=1&{wrong}");
        server.nobody().get(&asked).await.refused(wrong, 400, "bad_question");
    }
    server.nobody().get("/api/map?players=9&seed=1").await.refused("too many", 400, "bad_options");
    server.nobody().get("/api/map?players=3&seed=-1").await.refused("no seed", 400, "bad_query");
}

#[tokio::test]
async fn who_registers_without_a_name_gets_the_one_to_sign_in_with() {
    let server = TestServer::new().await;
    let mut ann = server.nobody();
    ann.sign_in("/api/guest", json!({})).await.ok();
    let registered =
        ann.post("/api/register", json!({ "name": "Ann", "password": "correct horse" })).await.ok();
    assert_eq!((&registered["name"], &registered["named"]), (&json!("Ann"), &json!(true)));
}

#[tokio::test]
async fn joining_chooses_a_look_and_seats_have_signs() {
    let server = TestServer::new().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let made = ann.open(json!({ "options": { "players": 3, "public": true } })).await;
    let table = id(&made);
    let looks = |answer: &Value| -> Vec<u64> {
        answer["table"]["signs"]
            .as_array()
            .unwrap()
            .iter()
            .map(|sign| sign["look"].as_u64().unwrap())
            .collect()
    };
    assert_eq!(looks(&made), [0, 1, 2]);
    let joined = bob.post(&format!("/api/tables/{table}/join"), json!({ "seat": 1, "look": 5 })).await.ok();
    assert_eq!((looks(&joined), &joined["table"]["yours"]), (vec![0, 5, 2], &json!([1])));
    // What does not work is said before anybody sits, and nothing has changed.
    for (what, seat, look, status, code) in [
        ("Ann's look", 2, 0, 409, "look_taken"),
        ("no such look", 2, 6, 400, "bad_sign"),
        ("Ann's seat", 0, 3, 409, "seat_taken"),
    ] {
        let refused =
            bob.post(&format!("/api/tables/{table}/join"), json!({ "seat": seat, "look": look })).await;
        refused.refused(what, status, code);
    }
    let foreign = json!({ "seat": 0, "look": 3 });
    bob.post(&format!("/api/tables/{table}/sign"), foreign).await.refused("Ann's sign", 403, "not_your_seat");
    assert_eq!(looks(&bob.get(&format!("/api/tables/{table}")).await.ok()), [0, 5, 2]);
    // A second seat on the same device, for somebody else.
    bob.post(&format!("/api/tables/{table}/join"), json!({ "seat": 2 })).await.ok();
    let named = json!({ "seat": 2, "look": 2, "name": "Cat" });
    let hung = bob.post(&format!("/api/tables/{table}/sign"), named).await.ok();
    assert_eq!(hung["table"]["signs"][2], json!({ "look": 2, "name": "Cat" }));
    // Lists know them, and that there is no round before the set-up is done.
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
    let card = &ann.get("/api/me/tables").await.ok()[0]["card"];
    assert_eq!((&card["signs"][2]["name"], &card["round"]), (&json!("Cat"), &Value::Null));
}

#[tokio::test]
async fn a_table_is_opened_with_any_arrangement_of_looks() {
    let server = TestServer::new().await;
    let ann = server.guest("Ann").await;
    let signs = json!([{ "seat": 0, "look": 1, "name": "Ann" }, { "seat": 1, "look": 0, "name": "Bob" }, { "seat": 2, "look": 4 }]);
    let bots = json!([{ "seat": 2, "bot": "random" }]);
    let made = ann
        .open(json!({ "options": { "players": 3 }, "seats": [0, 1], "bots": bots, "signs": signs, "start": true }))
        .await;
    let expected =
        json!([{ "look": 1, "name": "Ann" }, { "look": 0, "name": "Bob" }, { "look": 4, "name": "" }]);
    assert_eq!(made["table"]["signs"], expected);
}
