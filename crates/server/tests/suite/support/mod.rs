//! A server on a real socket and a real database, and small clients for it.
#![allow(dead_code, unused_imports)] // every test file uses a part of it

pub mod client;
pub mod planted;
pub mod play;
pub mod postgres;
pub mod receivers;
pub mod secrets;
pub mod server;
pub mod socket;
pub mod store;
pub mod world;

pub use client::{Answer, Client};
pub use planted::Desk;
pub use play::{Dice, awaited, choose, play_on};
pub use receivers::{Browser, Smtp, Web};
pub use server::{Directory, TestServer};
pub use socket::Socket;

use std::time::Duration;

/// Nothing here takes this long, on however busy a machine; only a hang does.
pub const PATIENCE: Duration = Duration::from_secs(600);
