//! `magnate modules`

use magnate_rules::{Config, Employee, Item, Milestone, Module, ReserveCard, RuleOption, Scenario, TOKENS};
use serde_json::{Value, json};

use crate::output::{Out, Result};
use crate::say;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  magnate modules\n  magnate modules --json\n  \
    magnate simulate --players 3 --games 100 --scenario asian-fusion")]
pub struct Args {
    /// Print one JSON object instead of tables
    #[arg(long)]
    json: bool,
}

/// What a module brings that the base game has not.
struct Adds {
    cards: Vec<Employee>,
    items: Vec<Item>,
    milestones: Vec<Milestone>,
    campaigns: usize,
    reserve_cards: usize,
    /// Milestones leave early.
    leaving: bool,
}

impl Adds {
    fn of(module: Module) -> Self {
        let own = |other: Option<Module>| other == Some(module);
        Adds {
            cards: Employee::ALL.into_iter().filter(|card| own(card.card().module)).collect(),
            items: Item::ALL.into_iter().filter(|item| own(item.card().module)).collect(),
            milestones: Milestone::ALL.into_iter().filter(|milestone| own(milestone.row().module)).collect(),
            campaigns: TOKENS.iter().filter(|token| own(token.module)).count(),
            reserve_cards: if module == Module::ReservePrices {
                ReserveCard::ALL.into_iter().filter(|card| card.price().is_some()).count()
            } else {
                0
            },
            leaving: module == Module::HardChoices,
        }
    }

    fn to_value(&self) -> Value {
        json!({
            "cards": self.cards, "items": self.items, "milestones": self.milestones,
            "campaigns": self.campaigns, "reserve_cards": self.reserve_cards,
        })
    }
}

impl std::fmt::Display for Adds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut parts = Vec::new();
        parts.extend(self.cards.iter().map(say::words));
        parts.extend(self.items.iter().map(say::words));
        parts.extend(
            self.milestones.iter().map(|milestone| format!("milestone \"{}\"", say::words(milestone))),
        );
        if self.campaigns > 0 {
            parts.push(format!("{} campaigns", self.campaigns));
        }
        if self.leaving {
            parts.push("five milestones that leave early".to_owned());
        }
        if self.reserve_cards > 0 {
            parts.push(format!("{} reserve cards", self.reserve_cards));
        }
        f.write_str(&parts.join(", "))
    }
}

/// Other modules that this one cannot be played with, or not without, in the words of the rules.
fn limits(module: Module) -> Vec<String> {
    let refusal = |others: &[Module], players: u8| {
        let modules = others.iter().copied().chain([module]).collect();
        let refused = Config { modules, ..Config::new(players) }.check_sets().err();
        refused.map(|error| error.to_string())
    };
    let alone = refusal(&[], 3);
    let mut limits: Vec<String> = alone.clone().into_iter().chain(refusal(&[], 5)).collect();
    if alone.is_none() {
        let pairs = Module::ALL.into_iter().filter(|other| refusal_of(*other).is_none());
        limits.extend(pairs.filter_map(|other| refusal(&[other], 3)));
    }
    limits.dedup();
    limits
}

fn ids(modules: impl Iterator<Item = Module>) -> String {
    modules.map(Module::id).collect::<Vec<_>>().join(", ")
}

fn refusal_of(module: Module) -> Option<String> {
    let modules = [module].into_iter().collect();
    Config { modules, ..Config::new(3) }.check_sets().err().map(|error| error.to_string())
}

pub fn run(args: &Args, out: &mut Out) -> Result {
    if args.json {
        return out.json(&to_value());
    }
    let state = |built: bool| if built { String::new() } else { "not built yet".to_string() };
    let rows: Vec<Vec<String>> = Module::ALL
        .into_iter()
        .map(|module| {
            vec![module.to_string(), Adds::of(module).to_string(), state(Module::BUILT.has(module))]
        })
        .collect();
    out.table(&["module", "adds", ""], &rows)?;
    out.head("What does not go together")?;
    let mut limits: Vec<String> = Module::ALL.into_iter().flat_map(limits).collect();
    limits.sort();
    limits.dedup();
    limits.iter().try_for_each(|limit| out.say(format!("  {limit}")))?;
    out.head("Suggested sets, for --scenario")?;
    let rows: Vec<Vec<String>> = Scenario::ALL
        .into_iter()
        .map(|scenario| {
            vec![scenario.to_string(), ids(scenario.modules().iter()), state(scenario.is_built())]
        })
        .collect();
    out.table(&["scenario", "modules", ""], &rows)?;
    out.head("Readings, for --rule (the usual one first)")?;
    let rows: Vec<Vec<String>> = RuleOption::ALL
        .into_iter()
        .map(|option| {
            vec![option.to_string(), option.readings().join(", "), ids(option.modules().iter().copied())]
        })
        .collect();
    out.table(&["option", "readings", "about"], &rows)
}

fn to_value() -> Value {
    let module = |module: Module| {
        json!({
            "id": module, "built": Module::BUILT.has(module), "adds": Adds::of(module).to_value(), "limits": limits(module),
        })
    };
    let scenario = |scenario: Scenario| {
        json!({
            "id": scenario, "modules": scenario.modules(), "optional": scenario.optional(),
            "map_settings": scenario.map_settings(), "built": scenario.is_built(),
        })
    };
    let option = |option: RuleOption| json!({"id": option, "readings": option.readings(), "modules": option.modules()});
    json!({
        "modules": Module::ALL.map(module).to_vec(),
        "scenarios": Scenario::ALL.map(scenario).to_vec(),
        "options": RuleOption::ALL.map(option).to_vec(),
    })
}
