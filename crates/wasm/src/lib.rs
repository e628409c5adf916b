//! The engine for browsers: rules, bots and tables behind one question and one answer, both JSON. It runs in a worker, so
//! it may take its time; it does no I/O and looks at no clock but the one bots think by. What a page can ask is [`Request`];
//! the same code answers in tests without any browser.

#![allow(clippy::result_large_err)] // a refusal is written down at once, and handed on by nobody

mod desk;
mod digest;
mod jobs;
mod lessons;
mod local;
mod puzzle;
mod request;
mod scene;
mod study;

pub use desk::Desk;
pub use digest::SelfPlay;
pub use request::Request;
#[cfg(feature = "ts")]
pub use request::{Replies, Reply};

use wasm_bindgen::prelude::wasm_bindgen;

/// The engine as a worker holds it.
#[allow(unsafe_code)] // what the bindings are made of
mod bindings {
    use super::{Desk, wasm_bindgen};

    /// Everything the engine knows: tables that were opened, what is being worked out.
    #[wasm_bindgen]
    #[derive(Default)]
    pub struct Engine(Desk);

    #[wasm_bindgen]
    impl Engine {
        /// An engine that knows no table yet.
        #[wasm_bindgen(constructor)]
        pub fn new() -> Engine {
            Engine::default()
        }

        /// Answers a request: `{"ok": ...}` or `{"error": ...}`.
        pub fn ask(&mut self, request: &str) -> String {
            self.0.ask(request)
        }
    }
}

pub use bindings::Engine;
