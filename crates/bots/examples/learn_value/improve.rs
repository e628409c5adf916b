//! From what is known: games of Magnates, and weights that differ from those there are only as far as the games say so.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;

use magnate_bots::value::{FEATURES, MOST_QUARTERS, SCALE, Weights, lessons_of_magnates, squash};
use magnate_rules::Config;

/// Weights learned: those of the end, then those of each round to come.
const INPUTS: usize = 2 * FEATURES;
/// How much the weights there are count against what games say.
const PULL: f64 = 3e-3;
/// How much of a position's worth is how the game ended; the rest is what the next position is thought to be worth, and so on.
const TRACE: f64 = 0.8;
/// Steps to the best weights.
const STEPS: usize = 12;
/// Inputs this many times as large as usual say no more than smaller ones.
const FAR: f64 = 6.0;
/// Parts of which each is kept apart once.
const PARTS: usize = 5;

/// Two players in five of eight games, three in two, four in one. A line for each lesson.
pub fn play(games: u64, seed: u64, nodes: u64) {
    println!("# play {games} {seed} {nodes}");
    for number in 0..games {
        let players = match number % 8 {
            0..=4 => 2,
            5 | 6 => 3,
            _ => 4,
        };
        for lesson in lessons_of_magnates(&Config::new(players), seed * 1_000_000 + number, nodes) {
            let numbers: Vec<String> = lesson.reading.numbers.iter().map(ToString::to_string).collect();
            println!(
                "{number} {players} {} {:.4} {} {}",
                lesson.reading.quarters,
                lesson.value,
                lesson.margin,
                numbers.join(" ")
            );
        }
    }
}

/// A position of a game, and how it ended.
struct Row {
    /// One for all rows of a player in a game.
    seat: (usize, u64, usize),
    inputs: [f64; INPUTS],
    value: f64,
}

/// How the games were played, and the weights they lead to.
pub fn learn(files: &[String], from: &Weights) -> Result<(String, Weights), Box<dyn Error>> {
    let (mut played, mut rows): (Vec<String>, Vec<Row>) = (Vec::new(), Vec::new());
    for (file, name) in files.iter().enumerate() {
        let mut seen: BTreeMap<u64, usize> = BTreeMap::new();
        for line in fs::read_to_string(name)?.lines() {
            match line.strip_prefix("# ") {
                Some(command) => played.push(command.to_string()),
                None => rows.push(read(line, file, &mut seen)?),
            }
        }
    }
    if rows.is_empty() {
        return Err("no lessons to learn from".into());
    }
    // What is usual for an input.
    let usual: Vec<f64> = (0..INPUTS)
        .map(|input| {
            let squares: f64 = rows.iter().map(|row| row.inputs[input].powi(2)).sum();
            (squares / rows.len() as f64).sqrt().max(1e-3)
        })
        .collect();
    for row in &mut rows {
        for (input, usual) in row.inputs.iter_mut().zip(&usual) {
            *input = (*input / usual).clamp(-FAR, FAR);
        }
    }
    let known: Vec<f64> = (0..INPUTS)
        .map(|input| f64::from(from[input % FEATURES][input / FEATURES]) / SCALE as f64 * usual[input])
        .collect();
    let everything: Vec<usize> = (0..rows.len()).collect();
    report(&rows, &known);
    let weights = fit(&rows, &everything, &known);
    let weight = |input: usize| (weights[input] / usual[input] * SCALE as f64).round() as i32;
    Ok((played.join(", "), std::array::from_fn(|feature| [weight(feature), weight(FEATURES + feature)])))
}

/// A line of lessons: game, players, quarters of rounds to come, value, margin, numbers. Players take turns.
fn read(line: &str, file: usize, seen: &mut BTreeMap<u64, usize>) -> Result<Row, Box<dyn Error>> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [game, players, quarters, value, _margin, numbers @ ..] = words.as_slice() else {
        return Err(format!("no lesson: {line}").into());
    };
    let (game, players): (u64, usize) = (game.parse()?, players.parse()?);
    let numbers: Vec<f64> = numbers.iter().map(|number| number.parse()).collect::<Result<_, _>>()?;
    if numbers.len() != FEATURES {
        return Err(format!("a lesson with {} numbers in place of {FEATURES}", numbers.len()).into());
    }
    let rounds = f64::from(quarters.parse::<i32>()?.min(MOST_QUARTERS)) / 4.0;
    let place = seen.entry(game).or_default();
    let seat = (file, game, *place % players);
    *place += 1;
    let inputs = std::array::from_fn(|input| match input.checked_sub(FEATURES) {
        None => numbers[input],
        Some(feature) => numbers[feature] * rounds,
    });
    Ok(Row { seat, inputs, value: value.parse()? })
}

fn lead(row: &Row, weights: &[f64]) -> f64 {
    row.inputs.iter().zip(weights).map(|(input, weight)| input * weight).sum()
}

/// The weights that explain these rows best without straying far from what is known.
fn fit(rows: &[Row], chosen: &[usize], known: &[f64]) -> Vec<f64> {
    let ends: Vec<f64> = rows.iter().map(|row| row.value).collect();
    let mut weights = descend(rows, chosen, &ends, known);
    // What comes right after tells more about a position than how it ended in the end.
    for _ in 0..2 {
        let traced = trace(rows, &weights);
        weights = descend(rows, chosen, &traced, known);
    }
    weights
}

/// What every position is worth by what came after it.
fn trace(rows: &[Row], weights: &[f64]) -> Vec<f64> {
    let mut after: BTreeMap<(usize, u64, usize), f64> = BTreeMap::new();
    let mut traced = vec![0.0; rows.len()];
    for (at, row) in rows.iter().enumerate().rev() {
        let next = after.entry(row.seat).or_insert(row.value);
        traced[at] = *next;
        *next = TRACE * *next + (1.0 - TRACE) * squash(lead(row, weights));
    }
    traced
}

/// Newton's steps as Gauss took them.
fn descend(rows: &[Row], chosen: &[usize], targets: &[f64], known: &[f64]) -> Vec<f64> {
    let mut weights = known.to_vec();
    let count = chosen.len() as f64;
    for _ in 0..STEPS {
        let mut squares = vec![[0.0; INPUTS]; INPUTS];
        let mut slope = [0.0; INPUTS];
        for at in chosen {
            let row = &rows[*at];
            let lead = lead(row, &weights);
            let steep = 0.5 / (1.0 + lead.abs()).powi(2);
            let error = (squash(lead) - targets[*at]) * steep / count;
            let share = steep * steep / count;
            for (i, a) in row.inputs.iter().enumerate().filter(|(_, a)| **a != 0.0) {
                slope[i] += error * a;
                for (sum, b) in squares[i].iter_mut().zip(&row.inputs).take(i + 1) {
                    *sum += share * a * b;
                }
            }
        }
        for i in 0..INPUTS {
            squares[i][i] += PULL;
            slope[i] += PULL * (weights[i] - known[i]);
        }
        for (weight, step) in weights.iter_mut().zip(solve(squares, slope)) {
            *weight -= 0.7 * step;
        }
    }
    weights
}

/// Solves `matrix * x = right` for a positive matrix, given its lower half (Cholesky).
fn solve(mut matrix: Vec<[f64; INPUTS]>, mut right: [f64; INPUTS]) -> [f64; INPUTS] {
    for i in 0..INPUTS {
        for j in 0..=i {
            let inner: f64 = (0..j).map(|k| matrix[i][k] * matrix[j][k]).sum();
            let rest = matrix[i][j] - inner;
            matrix[i][j] = if i == j { rest.sqrt() } else { rest / matrix[j][j] };
        }
    }
    for i in 0..INPUTS {
        let inner: f64 = (0..i).map(|k| matrix[i][k] * right[k]).sum();
        right[i] = (right[i] - inner) / matrix[i][i];
    }
    for i in (0..INPUTS).rev() {
        let inner: f64 = (i + 1..INPUTS).map(|k| matrix[k][i] * right[k]).sum();
        right[i] = (right[i] - inner) / matrix[i][i];
    }
    right
}

/// How far off what is known is, and what would be learned, each part of the games judged by what the others teach.
fn report(rows: &[Row], known: &[f64]) {
    let (mut error, mut right) = ([0.0; 2], [0.0; 2]);
    for part in 0..PARTS {
        let apart = |row: &Row| row.seat.1 as usize % PARTS == part;
        let learned: Vec<usize> = (0..rows.len()).filter(|at| !apart(&rows[*at])).collect();
        let weights = fit(rows, &learned, known);
        for row in rows.iter().filter(|row| apart(row)) {
            for (by, weights) in [known, &weights].into_iter().enumerate() {
                let lead = lead(row, weights);
                error[by] += (squash(lead) - row.value).powi(2);
                right[by] += f64::from(u8::from((lead > 0.0) == (row.value > 0.5)));
            }
        }
    }
    let count = rows.len() as f64;
    for (name, by) in [("as it is", 0), ("learned from the other games", 1)] {
        eprintln!(
            "{name}: {count} positions, error {:.4}, names the winner in {:.1}%",
            (error[by] / count).sqrt(),
            100.0 * right[by] / count
        );
    }
}
