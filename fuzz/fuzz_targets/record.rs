//! Arbitrary bytes read as the record of a game.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| magnate_rules::fuzz::record(data));
