//! The report as one page that needs nothing else.

use std::fmt::Write as _;

use super::charts::{Bar, bars, histogram};
use super::{Estimate, Played, Report};

const STYLE: &str = "
:root{color-scheme:light dark;--ink:#241c15;--paper:#fbf6ea;--soft:#e8dcc3;--bar:#b8432f;--mark:#2f6f73;--dim:#7a6c5a}
@media(prefers-color-scheme:dark){:root{--ink:#f1e6d2;--paper:#1d1814;--soft:#3a3028;--bar:#e0674f;--mark:#6fb7ba;--dim:#a8977f}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:64rem;margin:2rem auto;padding:0 1rem}
h1{margin-bottom:.2rem}h2{margin-top:2.2rem}.dim{color:var(--dim)}.scroll{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;width:100%}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid var(--soft);white-space:nowrap}
th:first-child,td:first-child{text-align:left}th{font-weight:600;color:var(--dim)}
svg{max-width:100%;height:auto}svg text{fill:var(--ink);font:13px system-ui,sans-serif}
.bar{fill:var(--bar)}.line{stroke:var(--ink);stroke-width:2}.fair{stroke:var(--mark);stroke-width:2;stroke-dasharray:4 3}
.axis{stroke:var(--soft)}.bad{color:var(--bar);font-weight:600}a{color:var(--mark)}
";

/// Text as HTML shows it.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c => safe.push(c),
        }
    }
    safe
}

fn percent(estimate: &Estimate) -> String {
    let [mean, low, high] = [estimate.mean, estimate.low, estimate.high].map(|share| share * 100.0);
    format!("{mean:.1}% <span class=dim>({low:.1} to {high:.1})</span>")
}

fn range(estimate: &Estimate, digits: usize) -> String {
    let half = (estimate.high - estimate.low) / 2.0;
    format!("{:.digits$} <span class=dim>±{half:.digits$}</span>", estimate.mean)
}

fn table(heads: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut html = String::from("<div class=scroll><table><tr>");
    for head in heads {
        _ = write!(html, "<th>{head}</th>");
    }
    html.push_str("</tr>\n");
    for row in rows {
        html.push_str("<tr>");
        for cell in row {
            _ = write!(html, "<td>{cell}</td>");
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</table></div>\n");
    html
}

impl Report {
    /// The whole report as one page. `records` is the way from the page to the folder of the records.
    pub fn to_html(&self, records: Option<&str>) -> String {
        let mut html = String::from("<!doctype html>\n<html lang=en><meta charset=utf-8>\n");
        html.push_str(
            "<meta name=viewport content=\"width=device-width,initial-scale=1\"><title>Arena</title>",
        );
        _ = writeln!(html, "<style>{STYLE}</style>\n<h1>Arena</h1>");
        let seats = usize::from(self.players);
        _ = writeln!(
            html,
            "<p class=dim>{} games with {seats} players{}, seed {}, budget {} a decision, {:.0} s. {}</p>",
            self.games.len(),
            if self.intro == magnate_rules::Intro::None { "" } else { " (introductory game)" },
            self.seed,
            self.budget,
            self.seconds,
            if self.reproducible {
                "No bot thinks by the clock: running it again gives the same games."
            } else {
                "Some bots think by the clock: running it again gives the same maps and seats, but perhaps other moves."
            },
        );
        _ = writeln!(
            html,
            "<p>{} of the games came to their end within {} rounds; {} rounds on average, at most {}. {}{}</p>",
            percent(&self.ended),
            self.round_limit,
            range(&self.rounds, 1),
            self.max_rounds,
            match self.fallbacks {
                0 => "No bot needed a safe move played for it.".to_string(),
                n => format!("<span class=bad>{n} safe moves were played for bots.</span>"),
            },
            match self.violations {
                None => String::new(),
                Some(0) => " Every state kept the promises of the rules.".into(),
                Some(n) => format!(" <span class=bad>{n} broken promises of the rules.</span>"),
            }
        );
        self.charts(&mut html);
        self.tables(&mut html);
        self.game_table(&mut html, records);
        _ = writeln!(html, "<p class=dim>Digest {}</p></html>", self.digest);
        html
    }

    fn charts(&self, html: &mut String) {
        let bar = |value: &dyn Fn(&super::EntrantReport) -> (Estimate, Option<f64>),
                   label: &dyn Fn(f64) -> String| {
            let entries: Vec<Bar> = self
                .bots
                .iter()
                .map(|bot| {
                    let (estimate, mark) = value(bot);
                    Bar { name: bot.name.clone(), estimate, mark, label: label(estimate.mean) }
                })
                .collect();
            bars(&entries)
        };
        html.push_str(
            "<h2>Wins</h2><p class=dim>Share of games won, with 95% intervals; dashed: by chance.</p>\n",
        );
        html.push_str(&bar(&|bot| (bot.win_share, Some(bot.fair_share)), &|share| {
            format!("{:.1}%", share * 100.0)
        }));
        html.push_str(
            "<h2>Ladder</h2><p class=dim>Elo; the trainee (or else the bot named last) has 1000.</p>\n",
        );
        html.push_str(&bar(&|bot| (bot.elo, None), &|elo| format!("{elo:.0}")));
        html.push_str(
            "<h2>Cash margin</h2><p class=dim>Own cash minus that of the best other seat, per seat.</p>\n",
        );
        html.push_str(&bar(&|bot| (bot.margin, Some(0.0)), &|cash| {
            format!("{}${:.0}", if cash < 0.0 { "-" } else { "" }, cash.abs())
        }));
        html.push_str("<h2>Length</h2><p class=dim>Games by number of rounds.</p>\n");
        let rounds: Vec<u32> = self.games.iter().map(|game| u32::from(game.rounds)).collect();
        html.push_str(&histogram(&rounds));
    }

    fn tables(&self, html: &mut String) {
        html.push_str("<h2>In numbers</h2>\n");
        let heads = ["bot", "games", "wins", "rank", "cash", "margin", "Elo"];
        html.push_str(&table(
            &heads,
            self.bots.iter().map(|bot| {
                vec![
                    escape(&bot.name),
                    bot.games.to_string(),
                    percent(&bot.win_share),
                    range(&bot.rank, 2),
                    range(&bot.cash, 0),
                    range(&bot.margin, 0),
                    range(&bot.elo, 0),
                ]
            }),
        ));
        if !self.pairs.is_empty() {
            html.push_str(
                "<h2>Everybody against everybody</h2><p class=dim>Share of the games of both in which the bot of the \
                 row came before the bot of the column, and whom it does worst against.</p>\n",
            );
            let (heads, rows) = self.pair_rows();
            let heads: Vec<String> = heads.iter().map(|head| escape(head)).collect();
            let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
            html.push_str(&table(
                &heads,
                rows.iter().map(|row| row.iter().map(|cell| escape(cell)).collect()),
            ));
        }
        html.push_str("<h2>Decisions</h2><p class=dim>Times in milliseconds.</p>\n");
        let mut heads = vec!["bot", "decisions", "mean", "p95", "p99", "max"];
        heads.extend(crate::referee::Fault::ALL.map(crate::referee::Fault::id));
        html.push_str(&table(
            &heads,
            self.bots.iter().map(|bot| {
                let times = &bot.decisions;
                let mut row = vec![escape(&bot.name), times.count.to_string()];
                row.extend([times.mean, times.p95, times.p99, times.max].map(|time| format!("{time:.2}")));
                row.extend(crate::referee::Fault::ALL.map(|fault| {
                    let count = bot.faults.get(fault.id()).copied().unwrap_or(0);
                    if count == 0 { "0".into() } else { format!("<span class=bad>{count}</span>") }
                }));
                row
            }),
        ));
        if self.fallbacks > 0 {
            html.push_str("<h2>Safe moves</h2>\n");
            html.push_str(&table(
                &["game", "round", "stage", "bot", "fault", "what"],
                self.faults().take(200).map(|(game, fault)| {
                    vec![
                        game.index.to_string(),
                        fault.round.to_string(),
                        fault.stage.clone(),
                        escape(&self.names[game.seats[usize::from(fault.seat)]]),
                        fault.fault.id().to_string(),
                        escape(&fault.detail),
                    ]
                }),
            ));
        }
    }

    fn game_table(&self, html: &mut String, records: Option<&str>) {
        html.push_str("<h2>Games</h2>\n<details><summary>All games</summary>\n");
        let seat = |game: &Played, seat: usize| {
            let name = escape(&self.names[game.seats[seat]]);
            let text = format!("{name} ${}", game.cash[seat]);
            if game.ranks[seat] == 1 { format!("<b>{text}</b>") } else { text }
        };
        let seats = usize::from(self.players);
        let places: Vec<String> = (0..seats).map(|seat| format!("seat {seat}")).collect();
        let mut heads = vec!["game", "map", "rounds"];
        heads.extend(places.iter().map(String::as_str));
        heads.push("record");
        html.push_str(&table(
            &heads,
            self.games.iter().map(|game| {
                let ended = if game.ended { "" } else { " (given up)" };
                let mut row =
                    vec![game.index.to_string(), game.seed.clone(), format!("{}{ended}", game.rounds)];
                row.extend((0..seats).map(|place| seat(game, place)));
                row.push(match (&game.record, records) {
                    (Some(name), Some(folder)) => {
                        format!("<a href=\"{}/{name}\">{name}</a>", escape(folder.trim_end_matches('/')))
                    }
                    _ => String::new(),
                });
                row
            }),
        ));
        html.push_str("</details>\n");
    }
}

#[cfg(test)]
mod tests {
    use crate::arena::Tournament;
    use crate::level::Level;

    #[test]
    fn the_page_stands_alone_and_escapes_names() {
        let bots = vec![Level::Random.into(), "cmd:no-such-program <b>".parse().unwrap()];
        let mut tournament = Tournament::new(bots, 2, 2, 1);
        tournament.max_rounds = 3;
        let report = tournament.run(|_| {}).unwrap();
        assert!(report.fallbacks > 0, "a program that is not there never answers");
        let page = report.to_html(Some("records"));
        assert!(page.contains("<svg") && page.contains("no-such-program &lt;b&gt;"));
        assert!(!page.contains("no-such-program <b>"));
        assert!(!page.contains("http"), "nothing is fetched from anywhere");
    }
}
