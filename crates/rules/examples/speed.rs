use magnate_rules::*;
fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(200);
    let players: u8 = std::env::args().nth(2).and_then(|s| s.parse().ok()).unwrap_or(3);
    let mut buffer = Vec::new();
    let start = std::time::Instant::now();
    let (mut steps, mut finished, mut rounds, mut longest) = (0u64, 0, 0u64, 0);
    let mut kinds = std::collections::BTreeMap::new();
    println!("game {} action {} house {}", size_of::<Game>(), size_of::<Action>(), size_of::<House>());
    for seed in 0..games {
        let mut game = Game::new(&Config::new(players), seed).unwrap();
        let mut dice = FastDice::new(seed);
        while !game.is_over() && game.round() < 100 {
            let awaited = game.decision().awaited;
            let player = awaited.first().unwrap();
            let t = std::time::Instant::now();
            let action = game.random_action(player, &mut dice, &mut buffer).unwrap();
            longest = longest.max(buffer.len());
            let k = kinds.entry(game.decision().stage.name()).or_insert((0u64, 0u64, 0u64));
            k.0 += 1; k.1 += buffer.len() as u64;
            game.play(player, &action).unwrap();
            k.2 += t.elapsed().as_nanos() as u64;
            steps += 1;
        }
        finished += u32::from(game.is_over());
        rounds += u64::from(game.round());
    }
    let t = start.elapsed().as_secs_f64();
    println!("{games} games {steps} steps {:.0} steps/s finished {finished} rounds {} longest {longest}", steps as f64 / t, rounds / games);
    for (k, (n, l, ns)) in kinds { println!("{k:20} {n:8} avg list {:7.1} avg ns {}", l as f64 / n as f64, ns / n); }
}
