//! From nothing: games between players of many kinds, half of them with two players, the others with three and four, base game
//! and modules apart. A tenth of them is kept apart to tell how well it was learned; that goes to standard error.

use magnate_bots::value::{FEATURES, Lesson, MOST_QUARTERS, SCALE, Weights, lessons, squash};
use magnate_rules::{Config, Module};

/// Weights learned: at the end, and for each round to come.
const INPUTS: usize = 2 * FEATURES;

fn inputs(lesson: &Lesson, spread: &[f64]) -> Vec<f64> {
    let rounds = f64::from(lesson.reading.quarters) / 4.0;
    let lead = lesson.reading.numbers.iter().map(|number| f64::from(*number));
    lead.zip(spread)
        .flat_map(|(number, spread)| [number / spread, number / spread * rounds / ROUNDS])
        .collect()
}

/// Rounds to come on the scale of the other inputs.
const ROUNDS: f64 = MOST_QUARTERS as f64 / 8.0;

/// A random number below this.
fn below(dice: &mut u64, end: usize) -> usize {
    *dice ^= *dice << 13;
    *dice ^= *dice >> 7;
    *dice ^= *dice << 17;
    (*dice % end as u64) as usize
}

/// Two players in half of the games, three and four in the others; up to four modules, where there are any.
fn config(number: u64, modules: bool, dice: &mut u64) -> Config {
    let mut config = Config::new(match number % 8 {
        0..=3 => 2,
        4..=6 => 3,
        _ => 4,
    });
    let built: Vec<Module> = Module::BUILT.iter().collect();
    for _ in 0..if modules { 1 + below(dice, 4) } else { 0 } {
        config.modules = config.modules.with(built[below(dice, built.len())]);
    }
    config
}

pub fn learn(name: &str, games: u64, seed: u64, modules: bool) -> Weights {
    let mut dice = seed | 1;
    let (mut learned, mut kept): (Vec<Lesson>, Vec<Lesson>) = (Vec::new(), Vec::new());
    for number in 0..games {
        let config = config(number, modules, &mut dice);
        let lessons = lessons(&config, seed * 1_000_000 + number);
        if number % 10 == 9 { kept.extend(lessons) } else { learned.extend(lessons) }
    }
    let spread: Vec<f64> = (0..FEATURES)
        .map(|feature| {
            let squares = learned.iter().map(|lesson| f64::from(lesson.reading.numbers[feature]).powi(2));
            (squares.sum::<f64>() / learned.len() as f64).sqrt().max(0.05)
        })
        .collect();
    // Steps against the gradient of the squared error, smaller and smaller, a little pull towards nothing.
    let mut weights = vec![0.0; INPUTS];
    let mut velocity = vec![0.0; INPUTS];
    let rows: Vec<(Vec<f64>, f64)> =
        learned.iter().map(|lesson| (inputs(lesson, &spread), lesson.value)).collect();
    for step in 0..STEPS {
        let rate = 0.6 * (1.0 - f64::from(step) / f64::from(STEPS));
        let mut gradient = vec![0.0; INPUTS];
        for _ in 0..BATCH {
            let (row, value) = &rows[below(&mut dice, rows.len())];
            let lead = weigh(row, &weights);
            let slope = 0.5 / (1.0 + lead.abs()).powi(2);
            let error = (squash(lead) - value) * slope;
            for (sum, input) in gradient.iter_mut().zip(row) {
                *sum += error * input.clamp(-6.0, 6.0);
            }
        }
        for ((weight, speed), sum) in weights.iter_mut().zip(&mut velocity).zip(&gradient) {
            *speed = 0.9 * *speed - rate * (sum / f64::from(BATCH) + 1e-5 * *weight);
            *weight += *speed;
        }
    }
    report(&format!("{name}, learned from"), &learned, &spread, &weights);
    report(&format!("{name}, kept apart"), &kept, &spread, &weights);
    std::array::from_fn(|feature| {
        let at_end = weights[2 * feature] / spread[feature] * SCALE as f64;
        let a_round = weights[2 * feature + 1] / spread[feature] / ROUNDS * SCALE as f64;
        [at_end.round() as i32, a_round.round() as i32]
    })
}

/// Positions of a step, and steps.
const BATCH: u32 = 512;
const STEPS: u32 = 6_000;

fn weigh(row: &[f64], weights: &[f64]) -> f64 {
    row.iter().zip(weights).map(|(input, weight)| input * weight).sum()
}

/// How far off it is, and how often it names the winner, by how far away the end is.
fn report(name: &str, lessons: &[Lesson], spread: &[f64], weights: &[f64]) {
    let (mut both, mut squares) = (0.0, 0.0);
    for lesson in lessons {
        let lead = weigh(&inputs(lesson, spread), weights);
        both += lead * f64::from(lesson.margin);
        squares += lead * lead;
    }
    eprintln!("{name}: a lead of one is {:.0} dollars", both / squares);
    for rounds in [0, 2, 4, 6, 8, 10] {
        let near = |lesson: &&Lesson| (rounds * 4..rounds * 4 + 8).contains(&lesson.reading.quarters);
        let (mut count, mut error, mut always, mut right) = (0.0, 0.0, 0.0, 0.0);
        for lesson in lessons.iter().filter(near) {
            let lead = weigh(&inputs(lesson, spread), weights);
            count += 1.0;
            error += (squash(lead) - lesson.value).powi(2);
            always += (0.45 - lesson.value).powi(2);
            right += f64::from(u8::from((lead > 0.0) == (lesson.value > 0.5)));
        }
        eprintln!(
            "{name}: {rounds} to {} rounds to come: {count} positions, error {:.3} (without looking {:.3}), names the winner in {:.1}%",
            rounds + 2,
            (error / count).sqrt(),
            (always / count).sqrt(),
            100.0 * right / count
        );
    }
}
