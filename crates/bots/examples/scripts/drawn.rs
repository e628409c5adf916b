//! Scripts drawn from a seed.

use magnate_rules::{Dice, Employee, FastDice};

use super::Script;

impl Script {
    /// One of each kind.
    pub fn drawn(seed: u64) -> [Script; 3] {
        [Script::any(seed), Script::sound(seed), Script::quiet(seed)]
    }

    /// Any: people and habits drawn from these dice.
    fn any(seed: u64) -> Script {
        use Employee::*;
        let mut dice = FastDice::new(seed);
        let pool = [
            RecruitingGirl,
            Waitress,
            KitchenTrainee,
            ErrandBoy,
            PricingManager,
            MarketingTrainee,
            ManagementTrainee,
            Trainer,
            KitchenTrainee,
            Waitress,
            PricingManager,
        ];
        let goals =
            [BurgerCook, PizzaCook, LuxuriesManager, CampaignManager, CartOperator, JuniorVicePresident];
        let mut draw = |from: &[Employee], count: usize| -> Vec<Employee> {
            (0..count).map(|_| from[dice.below(from.len() as u32) as usize]).collect()
        };
        let mut hires = vec![RecruitingGirl];
        hires.extend(draw(&pool, 11));
        // Whoever cannot cook sells nothing.
        hires.insert(2, KitchenTrainee);
        hires.insert(3, ErrandBoy);
        let careers = draw(&goals, 3);
        let mut seats = draw(&pool, 4);
        seats.extend([RecruitingGirl, KitchenTrainee, ErrandBoy, MarketingTrainee, PricingManager, Waitress]);
        Script {
            name: format!("any {seed}"),
            hires,
            careers,
            seats,
            advertises: dice.below(2) == 0,
            prices: dice.below(3) > 0,
            reserve: dice.below(3) as usize,
            last: dice.below(4) == 0,
        }
    }

    /// Somebody who knows the game: recruiters first, then a kitchen, price cards and waitresses in an order of their own.
    fn sound(seed: u64) -> Script {
        use Employee::*;
        let mut dice = FastDice::new(seed ^ 0x736f_756e);
        let recruiters = 1 + dice.below(3) as usize;
        let mut hires = vec![RecruitingGirl; recruiters];
        let mut core = vec![KitchenTrainee, ErrandBoy, KitchenTrainee, PricingManager, PricingManager];
        let more = [
            Waitress,
            PricingManager,
            KitchenTrainee,
            ErrandBoy,
            MarketingTrainee,
            ManagementTrainee,
            Trainer,
            RecruitingGirl,
        ];
        core.extend((0..9).map(|_| more[dice.below(more.len() as u32) as usize]));
        for at in (1..core.len()).rev() {
            core.swap(at, dice.below(at as u32 + 1) as usize);
        }
        hires.extend(core);
        let tail = [Waitress, PricingManager, KitchenTrainee, ErrandBoy];
        hires.extend((0..4).map(|_| tail[dice.below(4) as usize]));
        let goals =
            [BurgerCook, PizzaCook, CampaignManager, CartOperator, JuniorVicePresident, DiscountManager];
        let careers = (0..dice.below(4)).map(|_| goals[dice.below(goals.len() as u32) as usize]).collect();
        let cooks = [BurgerChef, PizzaChef, BurgerCook, PizzaCook, CartOperator, KitchenTrainee, ErrandBoy];
        let mut seats = match dice.below(4) {
            0 => vec![PricingManager, DiscountManager],
            1 => Vec::new(),
            2 => vec![RecruitingGirl, MarketingTrainee, CampaignManager, Trainer],
            _ => vec![RecruitingGirl],
        };
        seats.extend(cooks);
        seats.extend(if dice.below(2) == 0 {
            [DiscountManager, PricingManager, Waitress]
        } else {
            [Waitress, DiscountManager, PricingManager]
        });
        seats.extend([MarketingTrainee, Trainer, RecruitingGirl]);
        Script {
            name: format!("sound {seed}"),
            hires,
            careers,
            seats,
            advertises: dice.below(2) == 0,
            prices: true,
            reserve: dice.below(3) as usize,
            last: dice.below(4) == 0,
        }
    }

    /// Near the one that was found from outside to beat rules of thumb: some recruiters first, never a campaign, a kitchen for
    /// everything, price cards hoarded, waitresses.
    fn quiet(seed: u64) -> Script {
        use Employee::*;
        let mut dice = FastDice::new(seed ^ 0x7175_6965);
        let mut hires = vec![RecruitingGirl; 1 + dice.below(3) as usize];
        let mut rest = vec![
            KitchenTrainee,
            ErrandBoy,
            PricingManager,
            KitchenTrainee,
            ErrandBoy,
            Waitress,
            PricingManager,
            PricingManager,
        ];
        let more = [
            KitchenTrainee,
            Waitress,
            PricingManager,
            ErrandBoy,
            PricingManager,
            Waitress,
            RecruitingGirl,
            ManagementTrainee,
        ];
        for _ in 0..8 {
            rest.push(more[dice.below(8) as usize]);
        }
        // Neighbours change places: roughly this order, never quite.
        for at in 1..rest.len() {
            if dice.below(3) == 0 {
                rest.swap(at - 1, at);
            }
        }
        hires.extend(rest);
        hires.extend([PricingManager, Waitress, KitchenTrainee, PricingManager]);
        let cooks = [BurgerCook, PizzaCook, KitchenTrainee, ErrandBoy];
        let mut seats = vec![RecruitingGirl; usize::from(dice.below(4) > 0)];
        match dice.below(4) {
            0 => seats.extend([PricingManager, Waitress].into_iter().chain(cooks)),
            1 => seats.extend([Waitress].into_iter().chain(cooks).chain([PricingManager])),
            2 => seats.extend(cooks.into_iter().chain([Waitress, PricingManager])),
            _ => seats.extend(cooks.into_iter().chain([PricingManager, Waitress])),
        }
        seats.extend([ManagementTrainee, RecruitingGirl]);
        Script {
            name: format!("quiet {seed}"),
            hires,
            careers: Vec::new(),
            seats,
            advertises: false,
            prices: true,
            reserve: dice.below(3) as usize,
            last: dice.below(3) == 0,
        }
    }
}
