//! The real program, run as people run it: every command, its words and its exit codes.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

pub(crate) struct Ran {
    pub(crate) code: i32,
    out: String,
    err: String,
}

impl Ran {
    /// It worked, and said nothing on standard error.
    #[track_caller]
    pub(crate) fn ok(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    #[track_caller]
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.ok()).expect("one JSON value")
    }

    /// It was refused with code 2 and said nothing on standard output.
    #[track_caller]
    pub(crate) fn refused(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (2, ""), "{}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.err
    }
}

fn run_with(args: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_magnate"))
        .args(args)
        .env_remove("NO_COLOR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that refuses its flags does not read its input.
    _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    let done = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Ran { code: done.status.code().unwrap_or(-1), out: text(done.stdout), err: text(done.stderr) }
}

pub(crate) fn run(args: &[&str]) -> Ran {
    run_with(args, "")
}

/// A directory of its own for a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a place for the test");
    path
}

pub(crate) fn write(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).expect("the file is written");
    path.display().to_string()
}

fn position() -> Value {
    json!({
        "version": 1,
        "map": ["A0 G90 M0", "C0 Q180 B0", "T0 K270 E0"],
        "round": 4,
        "turn_order": [1, 0],
        "demand": { "2": ["burger", "beer"], "12": ["pizza"] },
        "campaigns": [
            { "number": 14, "chain": 0, "marketeer": "marketing_trainee", "item": "pizza", "turns": 2, "at": [0, 5] }
        ],
        "chains": [
            { "cash": 15, "restaurants": [{ "at": [0, 0], "entrance": "south-east" }],
              "at_work": { "waitress": 1, "burger_cook": 1, "errand_boy": 1 }, "beach": { "trainer": 1 },
              "stock": { "burger": 3, "beer": 1 } },
            { "restaurants": [{ "at": [10, 8], "entrance": "north-east" }], "stock": { "burger": 2, "beer": 2 } }
        ]
    })
}

/// The position above, with the campaign on empty squares.
fn position_text() -> String {
    let mut position = position();
    position["campaigns"][0]["at"] = json!([3, 3]);
    position.to_string()
}

/// A record of a few rounds.
fn record(folder: &Path) -> String {
    let out = folder.join("records").display().to_string();
    let flags =
        ["simulate", "--players", "2", "--games", "1", "--seed", "3", "--max-rounds", "4", "--out", &out];
    run(&flags).ok();
    format!("{out}/game-000000.txt")
}

#[test]
fn help_version_and_completions() {
    let help = run(&["--help"]).ok();
    for command in ["simulate", "map", "replay", "position", "bench", "completions", "serve", "backup"] {
        assert!(help.contains(command), "{help}");
        assert!(run(&[command, "--help"]).ok().contains("Usage"));
    }
    for command in ["check", "distances", "dinner", "marketing", "reach", "payday", "legal", "play"] {
        assert!(run(&["position", command, "--help"]).ok().contains("Example"));
    }
    assert!(run(&["--version"]).ok().starts_with("magnate "));
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(run(&["completions", shell]).ok().contains("simulate"));
    }
    assert!(run(&["completions", "abacus"]).refused().contains("abacus"));
    assert!(run(&["juggle"]).refused().contains("juggle"));
    assert!(run(&["map", "--players", "3", "--colour"]).refused().contains("--colour"));
}

#[test]
fn a_simulation_does_not_depend_on_threads() {
    let simulate = |threads: &str, seed: &str| {
        run(&[
            "simulate",
            "--players",
            "3",
            "--games",
            "12",
            "--seed",
            seed,
            "--threads",
            threads,
            "--max-rounds",
            "10",
            "--json",
        ])
        .json()
    };
    let (one, two, other) = (simulate("1", "7"), simulate("2", "7"), simulate("2", "8"));
    let same = [
        "players",
        "games",
        "seed",
        "steps",
        "mean_rounds",
        "finished",
        "mean_cash",
        "mean_cash_by_seat",
        "winner_mean_cash",
        "wins_by_seat",
        "wins_by_starting_place",
        "digest",
    ];
    for key in same {
        assert!(one.get(key).is_some(), "{key}");
        assert_eq!(one[key], two[key], "{key}");
    }
    assert!(one["steps_per_second"].is_number() && one["games_per_second"].is_number());
    assert_eq!(one["digest"].as_str().map(str::len), Some(16));
    assert_ne!(one["digest"], other["digest"]);
}

#[test]
fn a_simulation_can_be_read_and_takes_every_option() {
    let text = run(&[
        "simulate",
        "--players",
        "2",
        "--games",
        "2",
        "--intro=second",
        "--negative-prices",
        "pay",
        "--sequential-payday",
        "--max-rounds",
        "3",
    ])
    .ok();
    assert!(text.contains("2 with 2 players") && text.contains("starting place"), "{text}");
    run(&["simulate", "--players", "2", "--games", "1", "--intro", "--max-rounds", "2"]).ok();
    assert!(
        run(&["simulate", "--players", "7", "--games", "1"])
            .refused()
            .contains("2 to 5 players, or 6 with six_players, not 7 (B-MAP-1)")
    );
    assert!(
        run(&["simulate", "--players", "6", "--games", "1"])
            .refused()
            .contains("6 players need the module six_players (B-MAP-1)")
    );
    let six = ["--players", "6", "--modules", "six_players,new_districts"];
    run(&[&["simulate", "--games", "1", "--max-rounds", "2"], &six[..]].concat()).ok();
    assert!(run(&[&["map"], &six[..]].concat()).ok().contains("Map for 6 players"));
    assert!(run(&["simulate", "--players", "3", "--games", "0"]).refused().contains("--games"));
    assert!(
        run(&["simulate", "--players", "3", "--games", "1", "--intro=third"]).refused().contains("third")
    );
    assert!(run(&["simulate", "--games", "1"]).refused().contains("--players"));
}

#[test]
fn simulated_records_replay() {
    let folder = folder("simulated_records_replay");
    let out = folder.join("new/records").display().to_string();
    for flags in [&[][..], &["--intro=first"], &["--negative-prices", "pay", "--sequential-payday"]] {
        _ = fs::remove_dir_all(&out);
        let mut all = vec![
            "simulate",
            "--players",
            "4",
            "--games",
            "3",
            "--seed",
            "5",
            "--max-rounds",
            "9",
            "--out",
            &out,
        ];
        all.extend(flags);
        run(&all).ok();
        for game in 0..3 {
            let replay = run(&["replay", &format!("{out}/game-00000{game}.txt"), "--json"]).json();
            assert_eq!(replay["at"], replay["actions"]);
        }
    }
}

#[test]
fn records_are_not_written_over_anything() {
    let folder = folder("records_are_not_written_over_anything");
    let file = write(&folder, "mine.txt", "precious");
    let target = folder.display().to_string();
    let simulate =
        |out: &str| run(&["simulate", "--players", "2", "--games", "2", "--max-rounds", "1", "--out", out]);
    assert!(simulate(&target).refused().contains("not empty"));
    assert_eq!(fs::read_dir(&folder).expect("still there").count(), 1);
    assert!(simulate(&file).refused().contains("not a directory"));
    assert_eq!(fs::read_to_string(&file).expect("still there"), "precious");
    // A bad flag leaves nothing behind either.
    let fresh = folder.join("fresh").display().to_string();
    run(&["simulate", "--players", "9", "--games", "2", "--out", &fresh]).refused();
    assert!(!Path::new(&fresh).exists());
}

#[test]
fn maps_are_drawn() {
    let map = run(&["map", "--players", "3", "--seed", "42"]).ok();
    assert!(map.contains("tiles") && map.contains("lemonade") && !map.contains('\x1b'), "{map}");
    assert_eq!(map, run(&["map", "--players", "3", "--seed", "42", "--intro"]).ok());
    assert_ne!(map, run(&["map", "--players", "3", "--seed", "43"]).ok());
    assert!(run(&["map", "--players", "3", "--color", "always"]).ok().contains("\x1b["));

    let tiles = run(&["map", "--tiles", "G0 A0 / C0 Q180", "--color", "never"]).ok();
    let rows: Vec<&str> = tiles.lines().collect();
    assert_eq!(rows[2], "    0 1 2 3 4 5 6 7 8 9");
    // Tile G has a bridge and house 12; its road goes on in tile A.
    assert!(rows[4].starts_with("  1 └12┘┃ · ·     ┃"), "{tiles}");
    assert!(rows[5].starts_with("  2 ━━━━╫━━━━━━━━━╋━━━━"), "{tiles}");

    assert!(run(&["map", "--tiles", "A0 A90"]).refused().contains("tile A is used twice"));
    assert!(run(&["map", "--tiles", "A0 B0 / C0"]).refused().contains("rectangle"));
    assert!(run(&["map", "--tiles", ""]).refused().contains("--tiles"));
    run(&["map"]).refused();
    run(&["map", "--tiles", "A0", "--players", "3"]).refused();
}

#[test]
fn records_are_replayed() {
    let folder = folder("records_are_replayed");
    let file = record(&folder);
    let text = fs::read_to_string(&file).expect("the record");
    let summary = run(&["replay", &file]).ok();
    assert!(
        summary.contains("seed") && summary.contains("Rounds") && summary.contains("Not finished"),
        "{summary}"
    );

    let end = run_with(&["replay", "-", "--json"], &text).json();
    for key in ["actions", "at", "round", "decision", "position", "standings", "hash"] {
        assert!(end.get(key).is_some(), "{key}");
    }
    let hash = end["hash"].as_str().expect("a text");
    assert!(text.trim_end().ends_with(hash), "the record ends with the hash");

    let middle = run(&["replay", &file, "--at", "10", "--json"]).json();
    assert_eq!((&middle["at"], &middle["actions"]), (&json!(10), &end["actions"]));
    let shown = run(&["replay", &file, "--at", "10"]).ok();
    assert!(shown.contains("Chain 1") && shown.contains("turn order"), "{shown}");

    let told = run(&["replay", &file, "--events"]).ok();
    assert!(told.contains("places a restaurant"), "{told}");
    let lines = run(&["replay", &file, "--events", "--json", "--at", "3"]).ok();
    let lines: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.iter().map(|line| line["n"].as_u64()).collect::<Vec<_>>(), [Some(1), Some(2), Some(3)]);
    assert!(
        lines
            .iter()
            .all(|line| line["chain"].is_u64() && line["action"].is_object() && line["events"].is_array())
    );

    assert!(run(&["replay", &file, "--at", "100000"]).refused().contains("--at 100000"));
    assert!(run(&["replay", "/no/such/file"]).refused().starts_with("/no/such/file: cannot be read"));
    assert!(run_with(&["replay", "-"], "hello").refused().starts_with("standard input: line 1: "));
}

#[test]
fn broken_records_name_the_line_and_the_rule() {
    let folder = folder("broken_records");
    let text = fs::read_to_string(record(&folder)).expect("the record");
    let hire = text.lines().position(|line| line.contains(" hire ")).expect("somebody hires");
    let change = |index: usize, new: &str| {
        let lines: Vec<&str> =
            text.lines().enumerate().map(|(i, line)| if i == index { new } else { line }).collect();
        lines.join("\n")
    };
    let player = &text.lines().nth(hire).expect("that line")[..1];

    let file = write(&folder, "illegal.txt", &change(hire, &format!("{player} hire cfo")));
    let expected = format!(
        "{file}: line {}: \"{player} hire cfo\" is not legal here: A cfo cannot be hired, only trained. (B-HIR-1)\n",
        hire + 1
    );
    assert_eq!(run(&["replay", &file]).refused(), expected);
    assert_eq!(run(&["replay", &file, "--events", "--json"]).refused(), expected);

    let hash = text.lines().position(|line| line.starts_with("= ")).expect("a hash");
    let wrong = change(hash, "= 0123456789abcdef");
    let error = run_with(&["replay", "-"], &wrong).refused();
    assert!(error.starts_with(&format!("standard input: line {}: the state hash", hash + 1)), "{error}");
    let garbled = change(hire, "0 juggle");
    let error = run_with(&["replay", "-"], &garbled).refused();
    assert_eq!(error, format!("standard input: line {}: \"juggle\" is not an action\n", hire + 1));
}

#[test]
fn positions_answer_questions() {
    let ask = |args: &[&str]| run_with(&[&["position"], args].concat(), &position_text());
    let checked = ask(&["check", "-"]).json();
    assert_eq!((&checked["bank"], &checked["chains"][1]["cash"]), (&json!(100), &json!(0)));
    assert_eq!(checked, run_with(&["position", "check", "-"], &checked.to_string()).json(), "stable");

    let distances = ask(&["distances", "-"]).json();
    assert_eq!(distances["2"], json!([0, 3]));
    let houses: Vec<&str> = distances.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(houses, ["2", "4", "5", "8", "12", "18"]);

    let dinner = ask(&["dinner", "-"]).json();
    let sale = &dinner["sales"][0];
    assert_eq!((&sale["house"], &sale["chain"], &sale["income"]), (&json!("2"), &json!(0), &json!(20)));
    assert_eq!(sale["offers"].as_array().map(Vec::len), Some(2));
    assert_eq!(dinner["unserved"], json!(["12"]));
    assert_eq!(dinner["cash"], json!([38, 0]));
    for key in ["tips", "cfo_bonus", "bank", "bank_breaks", "game_over", "stock", "demand", "milestones"] {
        assert!(dinner.get(key).is_some(), "{key}");
    }

    let marketing = ask(&["marketing", "-"]).json();
    assert_eq!(marketing["campaigns"][0]["number"], 14);
    assert_eq!(marketing["campaigns"][0]["turns_left"], 1);
    assert_eq!(marketing["demand"]["12"], json!(["pizza"]));

    let payday = ask(&["payday", "-"]).json();
    assert_eq!(payday[0], json!({ "salaries": 5, "discount": 0, "due": 5, "can_pay": true }));

    let campaign = json!({ "number": 1, "chain": 0, "marketeer": "brand_director", "item": "beer", "turns": 1, "at": [3, 1] });
    let reach = ask(&["reach", "-", "--campaign", &campaign.to_string()]).json();
    assert_eq!(reach, json!({ "houses": ["2", "5", "12"] }));

    for command in ["check", "distances", "dinner", "marketing", "payday"] {
        let pretty = ask(&[command, "-", "--pretty"]).ok();
        assert!(pretty.lines().count() > 2 && !pretty.starts_with(['{', '[']), "{pretty}");
    }
    assert_eq!(
        ask(&["reach", "-", "--pretty", "--campaign", &campaign.to_string()]).ok(),
        "houses 2, 5, 12\n"
    );
}

#[test]
fn positions_list_what_is_legal() {
    let legal = |args: &[&str]| run_with(&[&["position", "legal", "-"], args].concat(), &position_text());
    let hires = legal(&["--phase", "recruit", "--chain", "0"]).json();
    assert_eq!(hires["actions"][0].to_string(), r#"{"chain":0,"action":"hire","card":"waitress"}"#);
    assert_eq!(hires.get("truncated"), None);
    let works = legal(&["--phase", "restructuring", "--chain", "0", "--limit", "3"]).json();
    assert_eq!(works["actions"].as_array().map(Vec::len), Some(3));
    assert_eq!(works["truncated"], true);
    let all = legal(&["--phase", "restructuring", "--chain", "0"]).json();
    assert_eq!((all["actions"].as_array().map(Vec::len), all.get("truncated")), (Some(15), None));
    assert!(legal(&["--phase", "recruit", "--chain", "0", "--pretty"]).ok().starts_with("0 hire waitress\n"));

    assert!(legal(&["--phase", "recruit", "--chain", "2"]).refused().contains("There is no chain 2"));
    assert!(legal(&["--phase", "lunch", "--chain", "0"]).refused().contains("possible values"));
}

#[test]
fn what_a_module_asks_in_between_comes_with_its_answers() {
    let folder = folder("what_a_module_asks_in_between_comes_with_its_answers");
    let town = json!({
        "version": 1, "modules": ["lobbyists"], "map": ["E0 N180", "A180 O90"],
        "chains": [{ "restaurants": [{ "at": [6, 0], "entrance": "south-west" }], "at_work": { "lobbyist": 1 } }, {}],
    });
    let file = write(&folder, "town.json", &town.to_string());
    let legal = run(&["position", "legal", &file, "--phase", "lobbyists", "--chain", "0"]).json();
    let road = json!({ "chain": 0, "action": "road", "piece": "straight_2", "squares": [[5, 3], [6, 3]] });
    assert!(legal["actions"].as_array().unwrap().contains(&road), "{legal}");
    let play = |more: &str| {
        let flags = ["position", "play", &file, "--phase", "lobbyists", "--actions", "-"];
        run_with(
            &[&flags[..], &more.split_whitespace().collect::<Vec<_>>()].concat(),
            &json!([road]).to_string(),
        )
    };
    let decision = play("").json()["decision"].clone();
    assert_eq!((&decision["kind"], &decision["awaited"]), (&json!("tile"), &json!([0])));
    let options = decision["options"].as_array().unwrap();
    assert!(options.contains(&json!({ "chain": 0, "action": "decline" })) && options.len() > 100);
    assert!(play("--pretty").ok().contains("a tile to place, waiting for chain 0"));
}

#[test]
fn positions_are_played() {
    let folder = folder("positions_are_played");
    let file = write(&folder, "position.json", &position_text());
    let play = |actions: &str| {
        let flags = ["position", "play", &file, "--phase", "recruit", "--chain", "0", "--actions", "-"];
        run_with(&flags, actions)
    };
    let lines = play("# a day\n0 hire waitress\n\n0 cook burger_cook burger # three of them\n").json();
    assert_eq!(
        lines["events"][0],
        json!({ "event": "hired", "chain": 0, "card": "waitress", "phantom": false })
    );
    assert_eq!(lines["decision"], json!({ "stage": "working", "step": "food", "awaited": [0] }));
    assert_eq!(lines["position"]["chains"][0]["stock"]["burger"], 6);
    let objects = json!([
        { "chain": 0, "action": "hire", "card": "waitress" },
        { "chain": 0, "action": "cook", "cook": "burger_cook", "item": "burger" }
    ]);
    assert_eq!(play(&objects.to_string()).json(), lines);
    assert_eq!(play(&json!({ "actions": objects }).to_string()).json(), lines, "as `legal` prints them");

    assert!(
        play("0 hire waitress\n0 hire cfo\n")
            .refused()
            .starts_with("standard input: line 2: \"0 hire cfo\" is not")
    );
    assert!(play("0 juggle\n").refused().contains("line 1: \"juggle\" is not an action"));
    assert!(play("[{\"action\": \"end\"}]").refused().contains("[0]: chain: is missing"));
    assert!(
        play("[{\"chain\": 0, \"action\": \"end\", \"now\": 1}]").refused().contains("now: is not a field")
    );
    assert!(play("[{\"chain\": 9, \"action\": \"end\"}]").refused().contains("(B-SET-2)"));
    assert!(play("[1, 2").refused().contains("this is not JSON"));
    assert!(play("7").refused().contains("line 1"));
    run(&["position", "play", &file, "--phase", "recruit", "--chain", "200", "--actions", &file]).refused();
    run(&["position", "play", "-", "--phase", "recruit", "--actions", "-"]).refused();

    // Every action that is listed can be played, whatever its shape.
    for phase in ["recruit", "train", "campaigns", "food", "payday"] {
        let flags = ["position", "legal", &file, "--phase", phase, "--chain", "0"];
        for action in run(&flags).json()["actions"].as_array().expect("a list").iter().take(5) {
            let flags =
                ["position", "play", &file, "--phase", phase, "--chain", "0", "--pretty", "--actions", "-"];
            run_with(&flags, &json!([action]).to_string()).ok();
        }
    }
    let dinner = run_with(&["position", "play", &file, "--phase", "dinnertime", "--actions", "-"], "").json();
    assert_eq!(dinner["decision"]["stage"], "payday");
}

#[test]
fn faults_of_positions_have_paths() {
    let folder = folder("faults_of_positions");
    let check = |text: &str| run_with(&["position", "check", "-"], text).refused();
    let file = write(&folder, "position.json", &position().to_string());
    let error = run(&["position", "dinner", &file]).refused();
    assert_eq!(error, format!("{file}: campaigns[0]: square [0,5] is a road (B-MAP-7)\n"));

    let mut position = position();
    position["chains"][1]["restaurants"][0]["at"] = json!([2, 0]);
    position["demand"]["3"] = json!(["pizza"]);
    let error = check(&position.to_string());
    assert_eq!(error.lines().count(), 3, "one line for each fault: {error}");
    assert!(
        error.contains("standard input: chains[1].restaurants[0]: square [2,0] is a road (B-MAP-7)\n"),
        "{error}"
    );
    assert!(error.contains("demand.3: "), "{error}");

    assert!(check("{").contains("this is not JSON"));
    assert!(check("[]").contains("must be an object"));
    assert!(check("").contains("this is not JSON"));
    assert!(check(&"[".repeat(100_000)).contains("this is not JSON"));
    assert!(run(&["position", "check", "/no/such/file"]).refused().contains("cannot be read"));
    assert!(run(&["position", "check"]).refused().contains("<FILE>"));

    let file = write(&folder, "good.json", &position_text());
    let reach = |campaign: &str| run(&["position", "reach", &file, "--campaign", campaign]).refused();
    assert!(reach("{").starts_with("--campaign: this is not JSON"));
    assert!(reach("{}").contains("--campaign.number: is missing\n"));
}

#[test]
fn a_reader_may_leave_early() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_magnate"))
        .args(["completions", "zsh"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let done = child.wait_with_output().expect("the program ends");
    assert_eq!((done.status.code(), done.stderr.len()), (Some(0), 0));
}

#[test]
fn speed_is_measured() {
    let bench = run(&["bench", "--json", "--seconds", "1"]).json();
    let keys = [
        "release",
        "steps_per_second_2",
        "steps_per_second_3",
        "steps_per_second_4",
        "steps_per_second_5",
        "clone_ns",
        "dinner_ns",
        "dinner_report_ns",
        "billboard_places_ns",
        "billboard_places",
        "campaign_list_ns",
        "campaign_list",
        "new_game_ns",
        "game_bytes",
    ];
    for key in keys {
        assert!(bench.get(key).is_some(), "{key}");
    }
    run(&["bench", "--seconds", "0"]).refused();
}

#[test]
fn the_arena_measures_bots() {
    let folder = folder("arena");
    let (page, records) = (folder.join("report.html"), folder.join("records"));
    let flags = ["arena", "--bots", "trainee,random", "--players", "2", "--games", "6", "--seed", "3"];
    let files = ["--html", page.to_str().unwrap(), "--records", records.to_str().unwrap()];
    let report = run(&[&flags[..], &files, &["--json", "--check"]].concat()).json();
    assert_eq!((&report["fallbacks"], &report["violations"]), (&json!(0), &json!(0)));
    assert_eq!(report["bots"][0]["name"], "trainee");
    assert_eq!(report["games"].as_array().unwrap().len(), 6);
    // The records are those of the games, and the page leads to them.
    let record = report["games"][5]["record"].as_str().unwrap();
    run(&["replay", records.join(record).to_str().unwrap()]).ok();
    assert!(fs::read_to_string(&page).unwrap().contains(&format!("records/{record}")));
    // The same again, on one thread and as a table.
    let again = run(&[&flags[..], &["--jobs", "1"]].concat()).ok();
    assert!(again.contains(report["digest"].as_str().unwrap()), "{again}");
    let refused = run(&[&flags[..], &files].concat()).refused();
    assert!(refused.contains("not empty"), "{refused}");
}

#[test]
fn the_arena_refuses_what_it_does_not_know() {
    let arena = |bots: &str, budget: &str| {
        run(&["arena", "--bots", bots, "--players", "2", "--games", "1", "--budget", budget]).refused()
    };
    assert!(arena("trainee,champion", "1s").contains("champion"));
    assert!(arena("cmd:", "1s").contains("names no program"));
    assert!(arena("trainee", "soon").contains("soon"));
    // A program that does not play is no reason to stop, unless somebody asked for a check.
    let silent = [
        "arena",
        "--bots",
        "cmd:no-such-program,random",
        "--players",
        "2",
        "--games",
        "1",
        "--max-rounds",
        "2",
    ];
    assert!(run(&silent).ok().contains("cannot be started"));
    assert_eq!(run(&[&silent[..], &["--check"]].concat()).code, 1);
}
