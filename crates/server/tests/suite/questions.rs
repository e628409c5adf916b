//! Questions over live connections: one of each, from those who may ask and those who may not, and bad ones.

use crate::support::*;
use serde_json::{Value, json};

impl Asking for Socket {
    async fn ask(&mut self, question: Value) -> Value {
        self.send(&json!({ "type": "ask", "id": 5, "question": question })).await;
        let answer = self.until(|it| it["type"] == "answer" || it["type"] == "refused").await;
        assert_eq!(answer["id"], 5);
        answer
    }
}

trait Asking {
    async fn ask(&mut self, question: Value) -> Value;
}

/// The answer to a question that has one.
async fn answer(socket: &mut Socket, question: Value) -> Value {
    let name = question["question"].clone();
    let message = socket.ask(question).await;
    assert_eq!(message["type"], "answer", "{message}");
    assert_eq!(message["answer"]["answer"], name);
    assert_eq!(message["seq"], socket.view["seq"]);
    message["answer"].clone()
}

/// The code and the data of a refusal.
async fn refused(socket: &mut Socket, question: Value) -> (String, Value) {
    let message = socket.ask(question).await;
    assert_eq!(message["type"], "refused", "{message}");
    assert!(message["error"]["message"].as_str().is_some_and(|sentence| sentence.ends_with('.')));
    (message["error"]["code"].as_str().unwrap().to_owned(), message["error"]["args"].clone())
}

#[tokio::test]
async fn every_question_has_an_answer() {
    let server = TestServer::new().await;
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let table = ann.start_with(&[&bob], json!({ "public": true })).await;
    let mut players = vec![Socket::open(&ann, &table, "").await, Socket::open(&bob, &table, "").await];
    let mut spectators = vec![Socket::open(&eve, &table, "").await];
    // First restaurants: whoever is to place one can ask what each place would do.
    let first = awaited(&players[0].view)[0] as usize;
    let place = players[first].view["game"]["own"]["choices"]["actions"][1].clone();
    let preview = answer(&mut players[first], json!({ "question": "preview", "action": place })).await;
    assert_eq!(preview["refusal"], Value::Null);
    assert_eq!(preview["events"][0]["event"], "restaurant_placed");
    assert_eq!(preview["squares"].as_array().unwrap().len(), 4);
    let before = players[first].view.clone();
    let other = answer(&mut players[1 - first], json!({ "question": "preview", "action": place })).await;
    assert_eq!(other["refusal"]["code"], "not_awaited");
    assert_eq!(other["refusal"]["args"], json!({ "chain": 1 - first }));
    assert_eq!(players[first].view, before, "nothing has changed");

    // On to the first working day.
    let mut dice = Dice(11);
    while players[0].view["game"]["turn"].is_null() {
        play_on(&mut players, &mut spectators, &mut dice).await.unwrap();
    }
    let turn = awaited(&players[0].view)[0] as usize;
    let houses = answer(&mut spectators[0], json!({ "question": "houses" })).await;
    let known = players[0].view["game"]["houses"].as_array().unwrap().clone();
    assert_eq!(houses["houses"].as_array().unwrap().len(), known.len());
    assert_eq!(houses["houses"][0]["offers"].as_array().unwrap().len(), 2);

    let me = &mut players[turn];
    let reach = answer(me, json!({ "question": "reach", "chain": turn })).await;
    assert!(!reach["roads"].as_array().unwrap().is_empty() && reach["doors"].as_array().unwrap().len() == 1);
    let at = me.view["game"]["chains"][turn]["restaurants"][0]["at"].clone();
    let same = answer(me, json!({ "question": "reach", "chain": turn, "restaurant": at })).await;
    assert_eq!(same, reach, "there is only one");
    for house in &known {
        let route = answer(me, json!({ "question": "route", "chain": turn, "house": house["number"] })).await;
        assert_eq!(route["distance"], house["distances"][turn]);
    }
    let hires = answer(me, json!({ "question": "hires" })).await;
    assert_eq!((&hires["left"], &hires["cards"][0]["refusal"]), (&json!(1), &Value::Null));
    let cfo = hires["cards"].as_array().unwrap().iter().find(|option| option["card"] == "cfo").unwrap();
    assert_eq!(cfo["refusal"]["code"], "not_entry");
    let trainings = answer(me, json!({ "question": "trainings" })).await;
    assert_eq!(trainings, json!({ "answer": "trainings", "left": 0, "careers": [] }));
    let structure = answer(me, json!({ "question": "structure", "cards": { "waitress": 1 } })).await;
    assert_eq!(structure["refusal"]["code"], "not_your_cards");
    let range = answer(me, json!({ "question": "range", "card": "marketing_trainee" })).await;
    assert!(!range["squares"].as_array().unwrap().is_empty());
    let hauls = answer(me, json!({ "question": "hauls", "buyer": "zeppelin_pilot" })).await;
    assert!(hauls["hauls"].is_array());
    let hire = json!({ "question": "preview", "action": { "action": "hire", "card": "waitress" } });
    assert_eq!(answer(me, hire).await["events"][0]["event"], "hired");

    // Until a campaign runs.
    while players[0].view["game"]["campaigns"].as_array().is_none_or(Vec::is_empty) {
        if play_on(&mut players, &mut spectators, &mut dice).await.is_none() {
            return; // a game without any campaign; the rules crate asks about those on its own
        }
    }
    let number = players[0].view["game"]["campaigns"][0]["number"].clone();
    let campaign =
        answer(&mut spectators[0], json!({ "question": "campaign_reach", "number": number })).await;
    assert_eq!(campaign["houses"], players[0].view["game"]["campaigns"][0]["reaches"]);
}

#[tokio::test]
async fn bad_questions_are_refused() {
    let server = TestServer::new().await;
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let lobby =
        ann.open(json!({ "options": { "players": 2 } })).await["table"]["id"].as_str().unwrap().to_owned();
    let mut waiting = Socket::open(&ann, &lobby, "").await;
    assert_eq!(refused(&mut waiting, json!({ "question": "houses" })).await.0, "not_started");

    let table = ann.start_with(&[&bob], json!({ "public": true })).await;
    let (mut player, mut spectator) =
        (Socket::open(&ann, &table, "").await, Socket::open(&eve, &table, "").await);
    let cases = [
        (json!(null), "bad_question"),
        (json!("houses"), "bad_question"),
        (json!({}), "bad_question"),
        (json!({ "question": "weather" }), "bad_question"),
        (json!({ "question": "reach" }), "bad_question"),
        (json!({ "question": "reach", "chain": -1 }), "bad_question"),
        (json!({ "question": "reach", "chain": 0, "more": 1 }), "bad_question"),
        (json!({ "question": "reach", "chain": 7 }), "no_such_chain"),
        (json!({ "question": "reach", "chain": 0, "restaurant": [0, 0] }), "no_such_restaurant"),
        (json!({ "question": "route", "chain": 0, "house": "99" }), "no_such_house"),
        (json!({ "question": "route", "chain": 0, "house": 2 }), "bad_question"),
        (json!({ "question": "campaign_reach", "number": 3 }), "not_running"),
        (json!({ "question": "range", "card": "waitress" }), "wrong_card"),
        (json!({ "question": "hauls", "buyer": "dragon" }), "bad_question"),
        (json!({ "question": "hauls", "buyer": "trainer" }), "wrong_card"),
        (json!({ "question": "preview", "action": { "action": "fly" } }), "bad_question"),
        (json!({ "question": "preview", "action": { "action": "pass", "twice": true } }), "bad_question"),
        (json!({ "question": "structure", "cards": { "waitress": 300 } }), "bad_question"),
    ];
    for (question, code) in cases {
        let (answered, args) = refused(&mut player, question.clone()).await;
        assert_eq!(answered, code, "{question}");
        assert!(args.is_object(), "{question}");
    }
    let (_, args) = refused(&mut player, json!({ "question": "campaign_reach", "number": 3 })).await;
    assert_eq!(args, json!({ "number": 3 }));
    for question in ["hires", "trainings"] {
        assert_eq!(refused(&mut spectator, json!({ "question": question })).await.0, "not_a_player");
    }
    let pass = json!({ "question": "preview", "action": { "action": "pass" } });
    assert_eq!(refused(&mut spectator, pass).await.0, "not_a_player");
}

#[tokio::test]
async fn the_catalogue_is_sent_once() {
    let server = TestServer::new().await;
    let nobody = server.nobody();
    let catalogue = nobody.get("/api/catalogue").await;
    let tag = catalogue.headers["etag"].to_str().unwrap().to_owned();
    let body = catalogue.ok();
    assert_eq!(body["employees"].as_array().unwrap().len(), 32);
    assert_eq!(body["milestones"].as_array().unwrap().len(), 18);
    let again = nobody.request(reqwest::Method::GET, "/api/catalogue").header("if-none-match", &tag);
    let again = nobody.send(again).await;
    assert_eq!((again.status, again.text.as_str()), (304, ""));
    let other = nobody.request(reqwest::Method::GET, "/api/catalogue").header("if-none-match", "\"other\"");
    assert_eq!(nobody.send(other).await.status, 200);
}

#[tokio::test]
async fn the_catalogue_of_a_game_has_the_cards_of_its_modules() {
    let server = TestServer::new().await;
    let nobody = server.nobody();
    let of = async |modules: &str| nobody.get(&format!("/api/catalogue?modules={modules}")).await;
    let sushi = of("sushi").await.ok();
    let cards: Vec<&str> =
        sushi["employees"].as_array().unwrap().iter().map(|card| card["id"].as_str().unwrap()).collect();
    assert!(cards.contains(&"sushi_cook") && !cards.contains(&"noodle_cook"));
    assert_eq!(of("sushi,noodles").await.ok()["items"].as_array().unwrap().len(), 7);
    assert_eq!(of("").await.ok()["items"].as_array().unwrap().len(), 5);
    of("susi").await.refused("no such module", 400, "bad_question");
    let milestones = async |modules: &str| of(modules).await.ok()["milestones"].as_array().unwrap().len();
    assert_eq!(
        (milestones("").await, milestones("new_milestones").await),
        (18, 17),
        "instead of the usual ones"
    );
}
