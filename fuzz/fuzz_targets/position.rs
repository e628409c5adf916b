//! Arbitrary bytes read as a position.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| magnate_rules::fuzz::position(data));
