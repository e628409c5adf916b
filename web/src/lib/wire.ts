// Made from crates/server/src/wire.rs; do not edit. See crates/server/tests/typescript.rs.

export type ErrorBody = { 
/**
 * A stable word.
 */
code: string, 
/**
 * What a person should know.
 */
message: string, 
/**
 * The rule of the game that says so, if one does.
 */
rule: string | null, };

export type Person = { 
/**
 * Never changes.
 */
id: string, 
/**
 * What to show.
 */
name: string, 
/**
 * Has a password; otherwise a guest on one device.
 */
registered: boolean, };

export type TableCard = { 
/**
 * Its id.
 */
id: string, 
/**
 * The invitation code; only members get it.
 */
code: string | null, 
/**
 * What it is called.
 */
name: string, 
/**
 * `lobby`, `playing`, `finished`, `abandoned` or `archived`.
 */
status: string, 
/**
 * Open to everybody.
 */
public: boolean, 
/**
 * The host's id.
 */
host: string, 
/**
 * Is something awaited from you?
 */
your_turn: boolean, 
/**
 * Milliseconds since 1970.
 */
created_at: number, 
/**
 * When something last happened: since when somebody is awaited.
 */
changed_at: number, 
/**
 * Who is awaited.
 */
awaited: Array<string>, 
/**
 * Seats, round, standings.
 */
card: Record<string, unknown>, 
/**
 * Names of everybody mentioned.
 */
people: Array<Person>, };

export type TableView = { 
/**
 * Its id.
 */
id: string, 
/**
 * The number the next entry will have: send it back as `seq` with a decision.
 */
seq: number, 
/**
 * Where it is in its life.
 */
status: string, 
/**
 * The agreed options.
 */
options: Record<string, unknown>, 
/**
 * The host's id.
 */
host: string, 
/**
 * Who sits where.
 */
seats: Record<string, unknown>[], 
/**
 * Your seats.
 */
yours: Array<number>, 
/**
 * The seat you look from.
 */
seat: number | null, 
/**
 * Each seat's clock: milliseconds left, and since when awaited.
 */
clocks: Record<string, unknown>[], 
/**
 * Can the seat you look from take its last step back?
 */
can_undo: boolean, 
/**
 * A take-back somebody asked for.
 */
take_back: Record<string, unknown> | null, 
/**
 * The game as that seat may see it.
 */
game: Record<string, unknown> | null, };

export type ChatMessage = { 
/**
 * Grows with every line.
 */
id: number, 
/**
 * Who.
 */
user: string, 
/**
 * What.
 */
text: string, 
/**
 * Milliseconds since 1970.
 */
at: number, };

export type StepMessage = { 
/**
 * Its number.
 */
seq: number, 
/**
 * Milliseconds since 1970.
 */
at: number, 
/**
 * What happened at the table; secret decisions of others are left out.
 */
entry: Record<string, unknown>, 
/**
 * What happened in the game.
 */
events: Record<string, unknown>[], 
/**
 * The game went back: forget what came after.
 */
rewound: boolean, };

export type BotSeat = { 
/**
 * The seat.
 */
seat: number, 
/**
 * The kind of bot.
 */
bot: string, };

export type NewTable = { 
/**
 * Its options.
 */
options: Record<string, unknown>, 
/**
 * Seats you take yourself: several make it hot-seat. Default: the first.
 */
seats: Array<number> | null, 
/**
 * Seats for bots.
 */
bots: Array<BotSeat>, 
/**
 * Start at once, when every seat is taken.
 */
start: boolean, };

export type ClientMessage = { "type": "act", 
/**
 * Any number; comes back with `acted` or `refused`.
 */
id: number, 
/**
 * For which seat.
 */
seat: number, 
/**
 * The table's `seq` as you know it.
 */
seq: number, 
/**
 * The action, as in records' JSON.
 */
action: Record<string, unknown>, } | { "type": "undo", 
/**
 * Comes back with the answer.
 */
id: number, 
/**
 * For which seat.
 */
seat: number, 
/**
 * The table's `seq` as you know it.
 */
seq: number, } | { "type": "chat", 
/**
 * Comes back when it is refused.
 */
id: number, 
/**
 * What.
 */
text: string, } | { "type": "look", 
/**
 * Comes back when it is refused.
 */
id: number, 
/**
 * The seat, or none to look as a spectator.
 */
seat: number | null, };

export type ServerMessage = { "type": "hello", 
/**
 * The server's version.
 */
version: string, 
/**
 * You, if you are signed in.
 */
you: Person | null, 
/**
 * Everybody at the table.
 */
people: Array<Person>, } | { "type": "view", 
/**
 * Its id.
 */
id: string, 
/**
 * The number the next entry will have: send it back as `seq` with a decision.
 */
seq: number, 
/**
 * Where it is in its life.
 */
status: string, 
/**
 * The agreed options.
 */
options: Record<string, unknown>, 
/**
 * The host's id.
 */
host: string, 
/**
 * Who sits where.
 */
seats: Record<string, unknown>[], 
/**
 * Your seats.
 */
yours: Array<number>, 
/**
 * The seat you look from.
 */
seat: number | null, 
/**
 * Each seat's clock: milliseconds left, and since when awaited.
 */
clocks: Record<string, unknown>[], 
/**
 * Can the seat you look from take its last step back?
 */
can_undo: boolean, 
/**
 * A take-back somebody asked for.
 */
take_back: Record<string, unknown> | null, 
/**
 * The game as that seat may see it.
 */
game: Record<string, unknown> | null, } | { "type": "events", 
/**
 * Entry by entry.
 */
steps: Array<StepMessage>, } | { "type": "acted", 
/**
 * The number you gave.
 */
id: number, 
/**
 * Its entry.
 */
seq: number, } | { "type": "refused", 
/**
 * The number you gave.
 */
id: number, 
/**
 * Why.
 */
error: ErrorBody, } | { "type": "chat", 
/**
 * Oldest first.
 */
lines: Array<ChatMessage>, 
/**
 * Who wrote them.
 */
people: Array<Person>, } | { "type": "presence", 
/**
 * Ids of signed-in people.
 */
users: Array<string>, 
/**
 * Their names.
 */
people: Array<Person>, } | { "type": "bye", 
/**
 * Why.
 */
reason: string, };
