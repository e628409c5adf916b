//! The tests of the rules crate, in one program: linking one is cheaper than linking thirty.
#![allow(clippy::needless_pass_by_value)] // scenarios and commands are written where they are used

mod chain;
mod common;
mod conformance;
mod data_tables;
mod docs;
mod editions;
mod fixtures;
mod forecast;
mod fuzz_properties;
mod insight;
mod modules;
mod oracle;
mod positions;
mod positions_faults;
mod positions_reports;
mod refusals;
mod rules_bank;
mod rules_building;
mod rules_campaigns;
mod rules_cleanup;
mod rules_dinnertime;
mod rules_food;
mod rules_information;
mod rules_map;
mod rules_marketing;
mod rules_options;
mod rules_payday;
mod rules_recruit;
mod rules_setup;
mod rules_structure;
mod rules_train;
mod samples;
mod seats;
