//! The Chain, rule by rule: tests carry the ids of `docs/rules/the-chain.md`.

mod bank;
mod cards;
mod data;
mod deck;
mod dinner;
mod games;
mod milestones;
mod modules;
mod options;
mod placing;
mod round;
mod scene;
mod vectors;
mod work;
