//! Records that say who sat where.

use magnate_rules::{Config, Game, Record};

fn record(seats: &[&str]) -> Record {
    let game = Game::new(&Config::new(2), 42).expect("a game");
    Record::new(&game, Some(42)).with_seats(seats.iter().map(ToString::to_string))
}

#[test]
fn who_sat_where_is_written_and_read_again() {
    let mut written = record(&["manager", "cmd:python3 bot.py --depth 3"]);
    let game = Game::new(&Config::new(2), 42).expect("a game");
    written.seal(&game);
    let text = written.to_string();
    assert!(text.contains("\nseats: manager | cmd:python3 bot.py --depth 3\n\n"), "{text}");
    let read: Record = text.parse().expect("the record is read");
    assert_eq!(read, written, "with the numbers of its lines");
    assert_eq!(read.replay().expect("it is played").digest(), game.digest());
}

#[test]
fn names_stay_on_their_line_whatever_they_are() {
    let written = record(&["a | b\n0 pass\nc", " \t "]);
    assert_eq!(written.seats, ["a b 0 pass c", "-"]);
    assert_eq!(written.to_string().parse::<Record>().expect("the record is read").seats, written.seats);
}

#[test]
fn names_for_other_players_than_there_are_get_refused() {
    let text = record(&["one", "two"]).to_string();
    assert!(record(&[]).to_string().parse::<Record>().expect("nobody has to say").seats.is_empty());
    let refused = |from: &str, to: &str| text.replace(from, to).parse::<Record>().unwrap_err().to_string();
    assert!(refused("one | two", "one").contains("seats names 1 of 2 players"));
    assert!(refused("one | two", "one | two | three").contains("seats names 3 of 2 players"));
    assert!(refused("seats: one | two", "seats: a | b\nseats: c | d").contains("seats is given twice"));
}
