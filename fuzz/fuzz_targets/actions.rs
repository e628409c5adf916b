//! Arbitrary bytes read as choices among the actions of a game.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| magnate_rules::fuzz::actions(data));
