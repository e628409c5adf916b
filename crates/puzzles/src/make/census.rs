//! Every evening a moment can lead to, and the tasks that few of them do.

use magnate_rules::{
    Ability, Dice as _, Employee, FastDice, HouseNumber, MAX_PLAYERS, Module, Phase, PlayerId, SALARY,
};

use super::moments::Moment;
use crate::goal::Goal;
use crate::obvious::Obvious;
use crate::run::PuzzleRun;
use crate::solve::{MOST_STATES, Search, companies};

/// One end in so many may solve a puzzle, or fewer.
pub const FEW: u32 = 8;
/// Fewer ends than this are no puzzle.
const FEWEST_ENDS: u32 = 12;

/// Is there a solution, and are there few?
pub const fn is_rare(solving: u32, ends: u32) -> bool {
    solving > 0 && ends >= FEWEST_ENDS && solving.saturating_mul(FEW) <= ends
}

/// What an evening came to.
struct End {
    income: [i32; MAX_PLAYERS],
    served: Vec<(HouseNumber, PlayerId)>,
    milestones: u8,
    /// Cash less salaries, where they were due.
    balance: i32,
}

impl End {
    fn of(run: &PuzzleRun) -> End {
        let tally = run.tally();
        End {
            income: tally.income,
            served: tally.served.clone(),
            milestones: tally.milestones.len() as u8,
            balance: match run.goal() {
                Goal::Payday { .. } => run.outcome().map_or(i32::MIN, |outcome| outcome.value()),
                _ => 0,
            },
        }
    }

    fn houses(&self, chain: PlayerId) -> u8 {
        self.served.iter().filter(|(_, seller)| *seller == chain).count() as u8
    }

    fn server(&self, house: HouseNumber) -> Option<PlayerId> {
        self.served.iter().find(|(served, _)| *served == house).map(|(_, seller)| *seller)
    }
}

/// All evenings, and those that one gets without thinking.
struct Census {
    ends: Vec<End>,
    obvious: Vec<End>,
}

/// Tasks that ask for nothing, for looking at everything until then.
const UNTIL_DINNER: Goal = Goal::BestDinner { amount: 0 };
const UNTIL_PAYDAY: Goal = Goal::Payday { fired: 0, left: i32::MIN };

fn census(moment: &Moment, until: Goal) -> Option<Census> {
    let game = moment.position.game().ok()?;
    let (run, _) = PuzzleRun::from_game(&game, until, moment.solver, &moment.decides).ok()?;
    let mut ends = Vec::new();
    let visit = &mut |run: &PuzzleRun, _: &[_], fresh| {
        if fresh {
            ends.push(End::of(run));
        }
    };
    Search::new(MOST_STATES).through(&run, visit).ok()?;
    let company = game.chain(moment.solver).at_work();
    let obvious = Obvious::ALL.map(|obvious| End::of(&obvious.play(&run, company))).into();
    Some(Census { ends, obvious })
}

impl Census {
    /// Is this rare, and not what one gets without thinking?
    fn is_task(&self, done: impl Fn(&End) -> bool) -> bool {
        let solving = self.ends.iter().filter(|end| done(end)).count() as u32;
        is_rare(solving, self.ends.len() as u32) && !self.obvious.iter().any(done)
    }

    fn most(&self, value: impl Fn(&End) -> i32) -> i32 {
        self.ends.iter().map(value).max().unwrap_or(i32::MIN)
    }
}

/// Puzzles-to-be of a moment, at most one of a kind.
pub fn tasks(moment: &Moment, dice: &mut FastDice) -> Vec<(Moment, Goal)> {
    let mut tasks = Vec::new();
    let builders = [
        Employee::NewBusinessDeveloper,
        Employee::LocalManager,
        Employee::RegionalManager,
        Employee::Lobbyist,
    ];
    let company = &moment.position.chains[moment.solver.index()];
    let builds = builders.iter().any(|card| company.at_work.of(*card) > 0);
    if moment.position.demand.iter().any(|(_, wanted)| !wanted.is_empty()) {
        if builds {
            let decides = vec![Phase::Food, Phase::Houses, Phase::Lobbyists, Phase::Restaurants];
            let built = Moment { decides, ..moment.clone() };
            evenings(&built, dice, &mut tasks);
        }
        let decides = vec![Phase::Restructuring, Phase::Food];
        if let Some(fitted) = fitted(&Moment { decides, ..moment.clone() }) {
            evenings(&fitted, dice, &mut tasks);
        }
    }
    tasks.extend(milestones(moment));
    // One of a kind is enough: the board is the same.
    let mut kinds = Vec::new();
    tasks.retain(|(_, goal)| {
        let fresh = !kinds.contains(&goal.kind());
        kinds.push(goal.kind());
        fresh
    });
    tasks
}

/// More ways to set up a company than this are too many to go through.
const MOST_COMPANIES: usize = 600;

/// The moment without people who do nothing for an evening, as far as there are too many ways to set up the company.
fn fitted(moment: &Moment) -> Option<Moment> {
    let mut moment = moment.clone();
    let solver = moment.solver;
    loop {
        let game = moment.position.game().ok()?;
        // What matters at payday: that is more.
        let pays = Goal::Payday { fired: 0, left: 0 };
        let (run, _) = PuzzleRun::from_game(&game, pays, solver, &moment.decides).ok()?;
        if companies(&run).is_ok_and(|sets| sets.len() <= MOST_COMPANIES) {
            return Some(moment);
        }
        let chain = &mut moment.position.chains[solver.index()];
        let idle = |(card, count): &(Employee, u8)| *count > 0 && is_idle_at_dinner(*card);
        let resting = chain.beach.iter().find(idle);
        if let Some((card, _)) = resting {
            chain.beach.take(card, 1);
        } else {
            let (card, _) = chain.at_work.iter().find(idle)?;
            chain.at_work.take(card, 1);
        }
    }
}

/// Does this card neither cook, fetch, serve, price nor bring slots?
fn is_idle_at_dinner(card: Employee) -> bool {
    matches!(
        card.card().ability,
        Ability::Hire { .. } | Ability::Train(_) | Ability::Market(_) | Ability::Repeat
    ) && card.card().slots == 0
}

/// Tasks of dinner and payday.
fn evenings(moment: &Moment, dice: &mut FastDice, tasks: &mut Vec<(Moment, Goal)>) {
    let Some(census) = census(moment, UNTIL_DINNER) else { return };
    let solver = moment.solver;
    let mut add = |goal: Goal| tasks.push((moment.clone(), goal));

    let wanted: Vec<HouseNumber> = moment.position.demand.iter().map(|(house, _)| *house).collect();
    let mut contested: Vec<(HouseNumber, PlayerId)> = Vec::new();
    for house in wanted {
        let rival = census.obvious.first().and_then(|end| end.server(house)).filter(|it| *it != solver);
        if let Some(rival) = rival
            && census.is_task(|end| end.server(house) == Some(solver))
        {
            contested.push((house, rival));
        }
    }
    if !contested.is_empty() {
        let (house, rival) = contested[dice.below(contested.len() as u32) as usize];
        add(Goal::WinHouse { house, rival });
    }

    let amount = census.most(|end| end.income[solver.index()]);
    if amount > 0 && census.is_task(|end| end.income[solver.index()] >= amount) {
        add(Goal::BestDinner { amount });
    }

    let count = census.most(|end| i32::from(end.houses(solver))) as u8;
    if count >= 2 && census.is_task(|end| end.houses(solver) >= count) {
        add(Goal::SellHouses { count });
    }

    let rivals = (0..moment.position.chains.len() as u8).map(PlayerId).filter(|it| *it != solver);
    let held: Vec<Goal> = rivals
        .filter_map(|rival| {
            let amount = -census.most(|end| -end.income[rival.index()]);
            let usual = census.obvious.first().map_or(0, |end| end.income[rival.index()]);
            let fine = amount < usual && census.is_task(|end| end.income[rival.index()] <= amount);
            fine.then_some(Goal::HoldRival { rival, amount })
        })
        .collect();
    if !held.is_empty() {
        add(held[dice.below(held.len() as u32) as usize]);
    }

    payday(moment, dice, tasks);
}

/// With so little cash that only the best evenings pay everybody; where that still leaves much, with more people to pay.
fn payday(moment: &Moment, dice: &mut FastDice, tasks: &mut Vec<(Moment, Goal)>) {
    let Some((mut moment, mut left)) = drained(moment) else { return };
    for _ in 0..3 {
        let padded = with_more_people(&moment, left, dice);
        let Some((padded, less)) = padded.and_then(|padded| drained(&padded)) else { break };
        (moment, left) = (padded, less);
    }
    let mut fired = 0;
    let beach = &mut moment.position.chains[moment.solver.index()].beach;
    let idle = beach.iter().find(|(card, _)| card.card().salary && is_idle_at_dinner(*card));
    if let Some((card, _)) = idle.filter(|_| left == 0 && dice.below(4) == 0) {
        // One more than can be paid: somebody has to go.
        beach.add(card, 1);
        moment.decides.push(Phase::Payday);
        fired = 1;
    }
    tasks.push((moment, Goal::Payday { fired, left }));
}

/// The moment with just the cash that the best evenings need, and what they leave; nothing if that is no task.
fn drained(moment: &Moment) -> Option<(Moment, i32)> {
    let census = census(moment, UNTIL_PAYDAY)?;
    let best = census.most(|end| end.balance);
    if !census.is_task(|end| end.balance >= best) {
        return None;
    }
    let mut moment = moment.clone();
    let cash = &mut moment.position.chains[moment.solver.index()].cash;
    // What the chain lacks from now on is in the bank.
    let less = best.min(*cash);
    *cash -= less;
    moment.position.bank += less;
    Some((moment, best - less))
}

/// At most so many more at a time.
const MOST_MORE: i32 = 4;

/// People of one kind on the beach who do nothing tonight but cost what the evening would leave.
fn with_more_people(moment: &Moment, left: i32, dice: &mut FastDice) -> Option<Moment> {
    let more = ((left + SALARY - 1) / SALARY).min(MOST_MORE);
    if more <= 0 {
        return None;
    }
    let game = moment.position.game().ok()?;
    let fits = |card: &Employee| {
        let row = card.card();
        let idle = matches!(row.ability, Ability::Train(_) | Ability::Market(_));
        row.salary && !row.unique && idle && i32::from(game.supply(*card)) >= more
    };
    let kinds: Vec<Employee> = game.config().employees().filter(fits).collect();
    let card = *kinds.get(dice.below(kinds.len().max(1) as u32) as usize)?;
    let mut moment = moment.clone();
    let chain = &mut moment.position.chains[moment.solver.index()];
    chain.beach.add(card, more as u8);
    // With more to pay than there will be, some cash helps out.
    let spare = (more * SALARY - left).max(0);
    chain.cash += spare;
    moment.position.bank -= spare;
    Some(moment)
}

/// Tasks of milestones: with as many steps as can be tried out.
fn milestones(moment: &Moment) -> Option<(Moment, Goal)> {
    let modules = moment.position.config.modules;
    if modules.has(Module::NewMilestones) {
        return None;
    }
    let steps: [&[Phase]; 3] = [
        &[Phase::Restructuring, Phase::Recruit, Phase::Train, Phase::Campaigns, Phase::Food],
        &[Phase::Restructuring, Phase::Recruit, Phase::Campaigns, Phase::Food],
        &[Phase::Restructuring, Phase::Campaigns, Phase::Food],
    ];
    for decides in steps {
        let moment = Moment { decides: decides.to_vec(), ..moment.clone() };
        let Some(census) = census(&moment, UNTIL_DINNER) else { continue };
        let count = census.most(|end| i32::from(end.milestones)) as u8;
        if count >= 2 && census.is_task(|end| end.milestones >= count) {
            return Some((moment, Goal::Milestones { count }));
        }
        return None;
    }
    None
}
