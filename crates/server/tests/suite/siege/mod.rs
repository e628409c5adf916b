//! What somebody who means harm does to a server, in short; nobody else may notice. `docs/operations.md` names the limits.

mod club;
mod door;
mod tables;
mod talk;
mod thinking;
