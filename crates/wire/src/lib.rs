//! What a client and wherever its game is say to each other, defined once: a server far away, or the engine in the browser.
//! TypeScript gets these types from here (`web/src/lib/wire.ts`).

mod counsel;
mod imagined;
mod message;
mod moment;
mod opening;
mod person;
mod refusal;
mod table;

pub use counsel::Counsel;
pub use imagined::{Imagined, written};
pub use message::{ByeReason, ClientMessage, Hint, ServerMessage};
pub use moment::{Book, RecordBook, ReplayMoment, StepMessage, TimelineEntry, Update, is_over};
pub use opening::{BotSeat, Chance, MapPreview, NewTable, NotOpened, SeatSign};
pub use person::{Announcement, ChatMessage, Person, guest_name};
pub use refusal::ErrorBody;
pub use table::{CardDetails, GameShown, Look, SeatTime, TableAnswer, TableCard, TableView};
