//! The Chain, rule by rule: tests carry the ids of `docs/rules/the-chain.md`.
#![allow(clippy::needless_pass_by_value)] // scenarios are handed over as json!({ ... })

#[path = "../common/mod.rs"]
mod common;

mod bank;
mod cards;
mod data;
mod deck;
mod dinner;
mod games;
mod milestones;
mod options;
mod placing;
mod round;
mod scene;
mod vectors;
mod work;
