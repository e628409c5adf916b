//! Scripts written by hand, against which nothing was tuned.

use magnate_rules::Employee;

use crate::scripts::Script;

/// Those with an idea.
pub fn written() -> Vec<Script> {
    use Employee::*;
    let script = |name: &str, hires: &[Employee], careers: &[Employee], seats: &[Employee]| Script {
        name: name.into(),
        hires: hires.to_vec(),
        careers: careers.to_vec(),
        seats: seats.to_vec(),
        advertises: true,
        prices: true,
        reserve: 2,
        last: false,
    };
    let cooks = [BurgerChef, PizzaChef, BurgerCook, PizzaCook, KitchenTrainee, ErrandBoy];
    let eager = |first: &[Employee]| {
        let mut seats = first.to_vec();
        seats.extend(cooks);
        seats.extend([PricingManager, Waitress, RecruitingGirl, Trainer, MarketingTrainee]);
        seats
    };
    let mut scripts = vec![
        Script {
            advertises: false,
            ..script(
                "three first, then cheap",
                &[
                    RecruitingGirl,
                    RecruitingGirl,
                    KitchenTrainee,
                    ErrandBoy,
                    PricingManager,
                    KitchenTrainee,
                    ErrandBoy,
                    Waitress,
                    PricingManager,
                    PricingManager,
                    KitchenTrainee,
                    Waitress,
                    PricingManager,
                    ErrandBoy,
                    PricingManager,
                    Waitress,
                    KitchenTrainee,
                    PricingManager,
                    Waitress,
                ],
                &[],
                &eager(&[RecruitingGirl]),
            )
        },
        Script {
            advertises: false,
            reserve: 0,
            ..script(
                "cheap, small bank",
                &[
                    RecruitingGirl,
                    KitchenTrainee,
                    ErrandBoy,
                    RecruitingGirl,
                    PricingManager,
                    Waitress,
                    PricingManager,
                    KitchenTrainee,
                    Waitress,
                    PricingManager,
                    ErrandBoy,
                    Waitress,
                ],
                &[],
                &eager(&[PricingManager]),
            )
        },
        script(
            "burgers by billboard",
            &[
                RecruitingGirl,
                MarketingTrainee,
                KitchenTrainee,
                Trainer,
                KitchenTrainee,
                MarketingTrainee,
                ManagementTrainee,
                Waitress,
                PricingManager,
                ErrandBoy,
                KitchenTrainee,
                Waitress,
            ],
            &[BurgerCook, LuxuriesManager, CampaignManager],
            &eager(&[MarketingTrainee, CampaignManager, RecruitingGirl, Trainer, LuxuriesManager]),
        ),
        Script {
            reserve: 0,
            ..script(
                "waitresses",
                &[
                    RecruitingGirl,
                    Waitress,
                    RecruitingGirl,
                    Waitress,
                    Waitress,
                    KitchenTrainee,
                    Waitress,
                    ErrandBoy,
                ],
                &[],
                &[RecruitingGirl, Waitress, KitchenTrainee, ErrandBoy],
            )
        },
        script(
            "drinks",
            &[
                RecruitingGirl,
                ErrandBoy,
                MarketingTrainee,
                ErrandBoy,
                Trainer,
                ErrandBoy,
                PricingManager,
                Waitress,
                ErrandBoy,
                PricingManager,
                KitchenTrainee,
                Waitress,
            ],
            &[CartOperator, TruckDriver, CampaignManager],
            &eager(&[
                MarketingTrainee,
                CampaignManager,
                TruckDriver,
                CartOperator,
                ErrandBoy,
                RecruitingGirl,
            ]),
        ),
        script(
            "trainer first",
            &[
                Trainer,
                KitchenTrainee,
                MarketingTrainee,
                RecruitingGirl,
                ErrandBoy,
                KitchenTrainee,
                Waitress,
                PricingManager,
                ManagementTrainee,
                PricingManager,
                Waitress,
                KitchenTrainee,
            ],
            &[PizzaCook, BurgerCook, CampaignManager],
            &eager(&[Trainer, MarketingTrainee, CampaignManager, RecruitingGirl]),
        ),
    ];
    let quiet = Script { name: "three first, last in the order".into(), last: true, ..scripts[0].clone() };
    scripts.push(quiet);
    scripts
}
