// What crosses the wire, made from the Rust types; do not edit. See crates/server/tests/typescript.rs.

/**
 * What a card does.
 */
export type AbilityData = { "kind": "manage" } | { "kind": "serve",
/**
 * Tips at every dinnertime.
 */
tip: number, } | { "kind": "price",
/**
 * By how much.
 */
amount: number, } | { "kind": "cfo" } | { "kind": "hire",
/**
 * Cards a turn.
 */
count: number,
/**
 * What each hire not made takes off the salaries.
 */
discount: number, } | { "kind": "train",
/**
 * Steps a turn, all for one card.
 */
steps: number, } | { "kind": "cook",
/**
 * Any one of these.
 */
makes: Array<Item>,
/**
 * How much.
 */
amount: number, } | { "kind": "errand",
/**
 * How many.
 */
amount: number, } | { "kind": "buy",
/**
 * How far.
 */
range: RangeData,
/**
 * Drinks from each source.
 */
per_source: number, } | { "kind": "market",
/**
 * Kinds it may use.
 */
kinds: Array<CampaignKind>,
/**
 * How far from an own restaurant.
 */
range: RangeData,
/**
 * The longest campaign.
 */
max_turns: number, } | { "kind": "develop" } | { "kind": "expand",
/**
 * How far.
 */
range: RangeData,
/**
 * May also move one, and what it places opens at once.
 */
moves: boolean, } | { "kind": "lobby",
/**
 * How far from an own restaurant or shop.
 */
range: RangeData, } | { "kind": "fry",
/**
 * How much for each house.
 */
amount: number, } | { "kind": "ferment",
/**
 * The item.
 */
item: Item,
/**
 * How much.
 */
amount: number, } | { "kind": "repeat" } | { "kind": "night_shift" } | { "kind": "star",
/**
 * 1 is the best.
 */
rank: number, };

/**
 * A decision of one player. Ordered, small, and complete: the list of actions is the game.
 */
export type Action = { "action": "pass" } | { "action": "first_restaurant",
/**
 * North-west square.
 */
at: Coord,
/**
 * Corner with the entrance.
 */
entrance: Corner, } | { "action": "reserve",
/**
 * The card kept.
 */
card: ReserveCard, } | { "action": "work",
/**
 * Cards at work, without the CEO.
 */
cards: Staff, } | { "action": "order",
/**
 * The place.
 */
position: number, } | { "action": "hire",
/**
 * The card.
 */
card: Employee, } | { "action": "train",
/**
 * The card trained.
 */
card: Employee,
/**
 * What it becomes.
 */
to: Employee,
/**
 * A card at work, not one on the beach (K-NM-8).
 */
at_work?: boolean, } | { "action": "campaign",
/**
 * Who runs it.
 */
marketeer: Employee,
/**
 * The token.
 */
number: TokenNumber,
/**
 * How long.
 */
turns: Duration,
/**
 * Run by the same card as the campaign before it (K-NIGHT-3).
 */
second?: boolean, item?: Item, items?: [Item, Item], } & ({
/**
 * North-west square.
 */
at: Coord,
/**
 * Printed width and height swapped.
 */
rotated: boolean, } | {
/**
 * Which lines.
 */
lines: Lines,
/**
 * The side of the map it lies on, where that matters (K-LOB-33).
 */
side?: Dir, } | {
/**
 * Which side.
 */
side: Dir, } | Record<symbol, never>) | { "action": "cook",
/**
 * Who.
 */
cook: Employee,
/**
 * What.
 */
item: Item, } | { "action": "errand",
/**
 * Who.
 */
buyer: Employee,
/**
 * What.
 */
item: Item, } | { "action": "fetch",
/**
 * Who goes.
 */
buyer: Employee,
/**
 * The entrance square it starts from.
 */
from: Coord,
/**
 * The steps.
 */
path: string, } | { "action": "house",
/**
 * Its number.
 */
house: HouseNumber,
/**
 * North-west square of the footprint, garden included.
 */
at: Coord,
/**
 * The side the garden is on.
 */
garden: Dir, } | { "action": "garden",
/**
 * The house.
 */
house: HouseNumber,
/**
 * The side.
 */
side: Dir, } | { "action": "open",
/**
 * The manager who does it.
 */
manager: Employee,
/**
 * North-west square.
 */
at: Coord,
/**
 * Corner with the entrance.
 */
entrance: Corner, } | { "action": "move",
/**
 * The manager who does it.
 */
manager: Employee,
/**
 * Where the restaurant stands.
 */
from: Coord,
/**
 * Its new north-west square.
 */
at: Coord,
/**
 * Its new entrance.
 */
entrance: Corner, } | { "action": "road",
/**
 * Which.
 */
piece: RoadPiece,
/**
 * Its squares, a road's from end to end.
 */
squares: Array<Coord>, } | { "action": "park",
/**
 * Which.
 */
piece: ParkPiece,
/**
 * Its squares, a road's from end to end.
 */
squares: Array<Coord>, } | { "action": "tile",
/**
 * Which, and how it is turned.
 */
tile: TurnedTile,
/**
 * Column and row of its place in the grid.
 */
slot: Coord, } | { "action": "shop",
/**
 * Its square.
 */
at: Coord,
/**
 * Where it stood before, if it did.
 */
move?: Coord, } | { "action": "offramp",
/**
 * Its squares.
 */
squares: Array<Coord>, } | { "action": "radio",
/**
 * The house that bought it.
 */
house: HouseNumber,
/**
 * The square of the radio.
 */
at: Coord, } | { "action": "mailbox",
/**
 * The token.
 */
number: TokenNumber,
/**
 * North-west square.
 */
at: Coord,
/**
 * The item advertised.
 */
item: Item, } | { "action": "decline" } | { "action": "end" } | { "action": "fire",
/**
 * The card.
 */
card: Employee, } | { "action": "fire_busy",
/**
 * The campaign.
 */
number: TokenNumber, } | { "action": "pay",
/**
 * Items that pay one salary each (K-NM-9).
 */
items?: Stock, } | { "action": "keep",
/**
 * What is kept.
 */
items: Stock, };

/**
 * An action card of The Chain.
 */
export type ActionCardData = {
/**
 * Its id.
 */
id: DeckCard,
/**
 * The number printed on it.
 */
number: number,
/**
 * Front: the map.
 */
tiles: Targets,
/**
 * Front: the item to advertise.
 */
item: DeckItem,
/**
 * Front: the slots, from the bottom.
 */
slots: [Slot, Slot, Slot, Slot],
/**
 * Back: food and drink, left and right.
 */
food: [FoodPane, FoodPane],
/**
 * Back.
 */
develop: Develop,
/**
 * Back.
 */
lobby: Lobby,
/**
 * Back: the middle clean-up pane. (The left one is always the kimchi.)
 */
cleanup: Effect,
/**
 * Back: the right clean-up pane moves the recruit and train marker.
 */
recruit_train: number, };

/**
 * What was added to the map, in squares of this view.
 */
export type AddedData = {
/**
 * Roads, open or under construction.
 */
roads: Array<BuiltRoad>,
/**
 * Squares with roadworks.
 */
roadworks: Array<Coord>,
/**
 * Parks that were laid; others are printed.
 */
parks: Array<Written<ParkPiece>>,
/**
 * Offramps.
 */
offramps: Array<WrittenOfframp>,
/**
 * Road pieces left.
 */
roads_left: { [key in RoadPiece]?: number },
/**
 * Park pieces left.
 */
parks_left: { [key in ParkPiece]?: number },
/**
 * Offramps left.
 */
offramps_left: number,
/**
 * Tiles that can still be added.
 */
tile_reserve: Array<TileId>, };

/**
 * A garden added to a printed house.
 */
export type AddedGarden = {
/**
 * The house.
 */
house: HouseNumber,
/**
 * The side.
 */
side: Dir, };

/**
 * Something to say when a decision begins. The words are in `analysis.ftl` under `tip-` and the name.
 */
export type Advice = {
/**
 * How much it matters.
 */
severity: Severity,
/**
 * What to point at.
 */
show: Pointers, } & ({ "tip": "house_to_win",
/**
 * The house.
 */
house: HouseNumber,
/**
 * What is missing.
 */
missing: Stock,
/**
 * What it brings.
 */
income: number,
/**
 * Others who can still win it.
 */
rivals: Array<PlayerId>, } | { "tip": "house_lost",
/**
 * The house.
 */
house: HouseNumber,
/**
 * What winning it would have brought.
 */
income: number,
/**
 * Why.
 */
obstacle: Obstacle,
/**
 * What you offer it.
 */
yours: Offered | null,
/**
 * What whoever comes before you offers it.
 */
theirs: Offered | null, } | { "tip": "salaries_ahead",
/**
 * What is due.
 */
due: number,
/**
 * Cash now.
 */
cash: number,
/**
 * What dinner would bring as things are.
 */
dinner: number,
/**
 * What is missing even then.
 */
short: number, } | { "tip": "stock_to_waste",
/**
 * What.
 */
items: Stock,
/**
 * Places in the freezer.
 */
freezer: number, } | { "tip": "milestone_now",
/**
 * The milestone.
 */
milestone: Milestone,
/**
 * What earns it.
 */
with: Action,
/**
 * Who else may take it today.
 */
rivals: Array<PlayerId>, } | { "tip": "milestone_going",
/**
 * The milestone.
 */
milestone: Milestone,
/**
 * Who takes it.
 */
rivals: Array<PlayerId>, } | { "tip": "marketeer_ready",
/**
 * Who.
 */
card: Employee, } | { "tip": "hires_left",
/**
 * How many.
 */
left: number, } | { "tip": "training_left",
/**
 * How many steps.
 */
left: number, } | { "tip": "bank_soon",
/**
 * Money in it.
 */
bank: number,
/**
 * It is the last time: the game ends.
 */
last: boolean, } | { "tip": "suggestion",
/**
 * The decision, and what comes after it today.
 */
plan: Array<Action>, });

/**
 * What whoever runs the server tells everybody.
 */
export type Announcement = {
/**
 * In their own words.
 */
text: string,
/**
 * Since when, in milliseconds since 1970.
 */
made_at: number,
/**
 * Until when, if it ends by itself.
 */
until: number | null, };

/**
 * The answers, each to the question of the same name.
 */
export type Answer = { "answer": "houses" } & Houses | { "answer": "forecast" } & Forecast | { "answer": "worths" } & Worths | { "answer": "reach" } & Reached | { "answer": "route" } & Way | { "answer": "campaign_reach" } & CampaignReach | { "answer": "range" } & RangeAnswer | { "answer": "preview" } & Preview | { "answer": "structure" } & StructurePlan | { "answer": "hires" } & Hires | { "answer": "trainings" } & Trainings | { "answer": "hauls" } & Hauls;

/**
 * The question at the end, once it is asked.
 */
export type AskedState = {
/**
 * The question.
 */
say: LessonWords,
/**
 * The answers.
 */
answers: Array<LessonWords>,
/**
 * The answers given so far, from 1.
 */
given: Array<number>,
/**
 * Was the last one right? Nothing while none is given.
 */
right: boolean | null,
/**
 * Why, once the right one is given.
 */
why: LessonWords | null, };

/**
 * The section `chain` as written.
 */
export type AutomatonForm = { options: Array<SoloSwitch>, tracks: TracksForm, deck: Array<DeckCard>, used: Array<DeckCard>, back: DeckCard | null, warm: Array<DeckCard>, cool: Array<DeckCard>, more_warm?: number, more_cool?: number, bonus_cash?: boolean, no_drive_ins?: boolean, };

/**
 * The Chain as it lies on the table: everything the printed cards and mats show.
 */
export type AutomatonView = {
/**
 * Its number as a player.
 */
chain: PlayerId,
/**
 * The card on top of the deck, front up.
 */
front: DeckCard | null,
/**
 * The card flipped this turn, back up.
 */
back: DeckCard | null,
/**
 * Cards flipped in earlier turns.
 */
used: Array<DeckCard>,
/**
 * Cards in the deck, the front card included.
 */
deck: number,
/**
 * Warm cards in it.
 */
warm_in_deck: number,
/**
 * Cool cards in it.
 */
cool_in_deck: number,
/**
 * Open slots, 1 to 4.
 */
recruit_train: number,
/**
 * Items of one GET FOOD & DRINKS.
 */
green_box: number,
/**
 * What houses compare, before the distance.
 */
price_distance: number,
/**
 * Waitresses, for ties.
 */
waitresses: number,
/**
 * Where the competition marker stands.
 */
competition: Level,
/**
 * Half as much again this turn.
 */
bonus_cash: boolean,
/**
 * Only printed entrances this turn.
 */
no_drive_ins: boolean,
/**
 * The 1x pile.
 */
pile: Staff,
/**
 * The marketeers in its spots; their campaigns say with what they are busy.
 */
marketeers: Array<Employee>,
/**
 * The card beside the track mat.
 */
mass_marketeer: Employee | null,
/**
 * Restaurants it can still place.
 */
restaurants_left: number, };

/**
 * Rows or columns.
 */
export type Axis = "row" | "column";

/**
 * A vote that needs everybody: to end the running game, or to let the clocks rest.
 */
export type Ballot = {
/**
 * Who wants it.
 */
voted: Array<UserId>,
/**
 * Who has to agree: everybody else who is not away.
 */
waiting: Array<UserId>, };

/**
 * The bank.
 */
export type BankData = {
/**
 * Money in it.
 */
cash: number,
/**
 * How often it has broken.
 */
breaks: number,
/**
 * The break that ends the game.
 */
last_break: number, };

/**
 * OPT-BARISTA: how far away a lead barista's shop may be.
 */
export type BaristaReach = "range" | "unlimited";

/**
 * A salary bill and how it comes about.
 */
export type Bill = {
/**
 * Cards with a salary to pay, busy ones included.
 */
salaried: Staff,
/**
 * Cards whose salary a milestone waives.
 */
waived: Staff,
/**
 * A salary.
 */
rate: number,
/**
 * Salaries before discounts.
 */
salaries: number,
/**
 * Recruiting actions left over.
 */
spare_hires: number,
/**
 * What they take off.
 */
recruiting_discount: number,
/**
 * What First to train someone takes off.
 */
training_discount: number,
/**
 * What is to be paid.
 */
due: number, };

/**
 * A kind of bot: one of the levels, weakest first, or one of the characters.
 */
export type BotKind = "random" | "trainee" | "assistant" | "supervisor" | "deputy" | "manager" | "director" | "magnate" | "undercutter" | "instructor" | "host" | "gardener" | "aeronaut" | "bill_poster" | "spoiler" | "sprinter";

/**
 * A bot for a seat.
 */
export type BotSeat = {
/**
 * The seat.
 */
seat: number,
/**
 * The kind of bot.
 */
bot: BotKind, };

/**
 * OPT-BRAND: which airplane may carry two goods.
 */
export type BrandAirplane = "any" | "claiming";

/**
 * OPT-BREAK: what happens when the bank breaks outside dinnertime.
 */
export type BreakOutsideDinner = "at_once" | "owed";

/**
 * A road on the map, open or not (K-LOB-8).
 */
export type BuiltRoad = {
/**
 * Not open yet: no road for anybody.
 */
under_construction: boolean,
/**
 * Which.
 */
piece: RoadPiece,
/**
 * Its squares, a road's from end to end.
 */
squares: Array<Coord>, };

/**
 * Why a connection ends.
 */
export type ByeReason = "restart" | "signed_out" | "removed";

/**
 * A campaign on the map or beside it.
 */
export type Campaign = {
/**
 * Its token.
 */
number: TokenNumber,
/**
 * Whose demand it makes.
 */
chain: PlayerId | null,
/**
 * Who is busy with it; nobody once fired.
 */
marketeer: Employee | null,
/**
 * What it advertises.
 */
item: Item,
/**
 * What it advertises after that, where an airplane carries two goods (K-NM-4).
 */
item_b?: Item,
/**
 * Turns left.
 */
turns: Duration,
/**
 * The other campaign of the same card, while both run (K-NIGHT-3).
 */
partner?: TokenNumber, } & ({
/**
 * North-west square.
 */
at: Coord,
/**
 * Printed width and height swapped.
 */
rotated: boolean, } | {
/**
 * Which lines.
 */
lines: Lines,
/**
 * The side of the map it lies on, where that matters (K-LOB-33).
 */
side?: Dir, } | {
/**
 * Which side.
 */
side: Dir, } | Record<symbol, never>);

/**
 * Campaigns: any token with any item, any duration and any of the places.
 */
export type CampaignChoice = {
/**
 * Who runs it.
 */
marketeer: Employee,
/**
 * Tokens of one size.
 */
numbers: Array<TokenNumber>,
/**
 * Items.
 */
items: Array<Item>,
/**
 * Durations.
 */
turns: Array<Duration>,
/**
 * Places.
 */
places: Array<Place>,
/**
 * As the second campaign of a card that is busy already.
 */
second?: boolean,
/**
 * Also with any other of the items as a second good (K-NM-4).
 */
pairs?: boolean, };

/**
 * A campaign on the map or beside it.
 */
export type CampaignData = {
/**
 * What it is.
 */
kind: CampaignKind,
/**
 * Its squares; none for airplanes, which lie beside the map.
 */
rect: Rect | null,
/**
 * Rows or columns an airplane covers.
 */
line_count: number,
/**
 * Houses it reaches.
 */
reaches: Array<HouseNumber>,
/**
 * Tokens it puts on each of them whenever it runs, if there is room.
 */
tokens: number,
/**
 * Its token.
 */
number: TokenNumber,
/**
 * Whose demand it makes.
 */
chain: PlayerId | null,
/**
 * Who is busy with it; nobody once fired.
 */
marketeer: Employee | null,
/**
 * What it advertises.
 */
item: Item,
/**
 * What it advertises after that, where an airplane carries two goods (K-NM-4).
 */
item_b?: Item,
/**
 * Turns left.
 */
turns: Duration,
/**
 * The other campaign of the same card, while both run (K-NIGHT-3).
 */
partner?: TokenNumber, } & ({
/**
 * North-west square.
 */
at: Coord,
/**
 * Printed width and height swapped.
 */
rotated: boolean, } | {
/**
 * Which lines.
 */
lines: Lines,
/**
 * The side of the map it lies on, where that matters (K-LOB-33).
 */
side?: Dir, } | {
/**
 * Which side.
 */
side: Dir, } | Record<symbol, never>);

/**
 * A campaign as written down: what one card runs has one label.
 */
export type CampaignForm = { number: TokenNumber, chain: PlayerId | null, marketeer: Employee | null, item?: Item, items?: [Item, Item], turns: Duration, card?: string, } & ({
/**
 * North-west square.
 */
at: Coord,
/**
 * Printed width and height swapped.
 */
rotated: boolean, } | {
/**
 * Which lines.
 */
lines: Lines,
/**
 * The side of the map it lies on, where that matters (K-LOB-33).
 */
side?: Dir, } | {
/**
 * Which side.
 */
side: Dir, } | Record<symbol, never>);

/**
 * Kinds of campaign.
 */
export type CampaignKind = "billboard" | "mailbox" | "airplane" | "radio" | "gourmet_guide" | "giant_billboard";

/**
 * What a running campaign reaches.
 */
export type CampaignReach = {
/**
 * Its token.
 */
number: TokenNumber,
/**
 * Squares it reaches, in reading order: houses on them hear of it.
 */
squares: Array<Coord>,
/**
 * Houses it reaches.
 */
houses: Array<HouseNumber>,
/**
 * What it would put on them if campaigns ran now, one after the other.
 */
next_run: Array<Placed>, };

/**
 * One thing the bot could have done.
 */
export type Candidate = {
/**
 * The decision, and what it plans to do after it in the same turn.
 */
plan: Array<Action>,
/**
 * Expected outcome in dollars: own cash after the rounds looked ahead, minus that of the best rival where it
 * was simulated.
 */
dollars: number,
/**
 * Half the width of the 95% interval of that, where it was simulated.
 */
spread: number | null,
/**
 * How often it was simulated.
 */
samples: number,
/**
 * What speaks for it.
 */
reasons: Array<Reason>, };

/**
 * What lists show of a table beside its name.
 */
export type CardDetails = {
/**
 * Seats.
 */
players: number,
/**
 * Full game or an introductory one.
 */
intro: Intro,
/**
 * Modules of the expansion.
 */
modules?: ModuleSet,
/**
 * The switches of a solo game.
 */
solo?: Solo,
/**
 * Time for decisions; rows written before it was shown have none.
 */
clock?: Clock,
/**
 * Hints are allowed.
 */
hints?: boolean,
/**
 * Counts for nobody's rating.
 */
friendly?: boolean,
/**
 * For people who learn.
 */
learning?: boolean,
/**
 * Only for people who finished so many games.
 */
experience?: number,
/**
 * Who sits where.
 */
seats: Array<Occupant>,
/**
 * Look and name of every seat; rows written before there were signs have none.
 */
signs?: Array<Sign>,
/**
 * The round, once the set-up is done.
 */
round: number | null,
/**
 * Final ranking, once it is over.
 */
standings: Array<Standing> | null, };

/**
 * All tables.
 */
export type Catalogue = {
/**
 * What can be agreed on before a game.
 */
expansion: Expansion,
/**
 * The version of the rules.
 */
rules: number,
/**
 * Employee cards, in the order of the career tree.
 */
employees: Array<EmployeeData>,
/**
 * Milestones.
 */
milestones: Array<MilestoneCard>,
/**
 * Campaign tokens, by number.
 */
campaigns: Array<TokenData>,
/**
 * Food and drink.
 */
items: Array<ItemData>,
/**
 * Reserve cards.
 */
reserves: Array<ReserveData>,
/**
 * What depends on the number of players.
 */
setups: Array<SetupData>,
/**
 * Map tiles that can be in play.
 */
tiles: Array<TilePrint>,
/**
 * Numbers that are the same in every game.
 */
numbers: Numbers,
/**
 * The Chain's cards.
 */
the_chain: ChainDeck, };

/**
 * OPT-CFO: does a CFO add to the $5 that marketing earns?
 */
export type CfoOnMarketing = "without" | "with";

/**
 * A company.
 */
export type ChainData = {
/**
 * Who.
 */
chain: PlayerId,
/**
 * Money in hand.
 */
cash: number,
/**
 * In the game, bankrupt or out.
 */
fate: Fate,
/**
 * Place in the turn order, from 1; none once out of the game.
 */
order: number | null,
/**
 * Cards at work, without the CEO.
 */
at_work: Staff,
/**
 * Cards on the beach; between rounds the hand.
 */
beach: Staff,
/**
 * Cards busy with campaigns.
 */
busy: Staff,
/**
 * Food and drink, frozen items included.
 */
stock: Stock,
/**
 * The part of the stock that came out of the freezer.
 */
frozen: Stock,
/**
 * Milestones owned.
 */
milestones: MilestoneSet,
/**
 * Restaurants on the map.
 */
restaurants: Array<RestaurantData>,
/**
 * Restaurants not placed yet.
 */
restaurants_left: number,
/**
 * Coffee shops on the map.
 */
shops?: Array<Coord>,
/**
 * All corners are entrances.
 */
drive_in: boolean,
/**
 * Waitresses at work.
 */
waitresses: number,
/**
 * Tips of each of them.
 */
tip: number,
/**
 * Half of the income again, by a card at work or a milestone.
 */
cfo: boolean,
/**
 * The unit price and its parts.
 */
price: PriceParts,
/**
 * The salary bill as things stand, and its parts.
 */
bill: Bill,
/**
 * Slots of the CEO and the managers at work.
 */
slots: number,
/**
 * Open slots as they count for the turn order.
 */
open_slots: number,
/**
 * The structure chosen but not revealed yet; only your own.
 */
chosen: Staff | null,
/**
 * The reserve card kept, if you may know it.
 */
reserve: ReserveCard | null, };

/**
 * All of The Chain's cards.
 */
export type ChainDeck = {
/**
 * Action cards, by number.
 */
actions: Array<ActionCardData>,
/**
 * Warm cards, by number.
 */
warm: Array<CompetitionCardData>,
/**
 * Cool cards, by number.
 */
cool: Array<CompetitionCardData>,
/**
 * The switches of a solo game.
 */
switches: Array<SoloSwitch>, };

/**
 * A company as written down.
 */
export type ChainForm = { cash: number, restaurants: Array<Restaurant>, coffee_shops?: Array<Coord>, at_work: Staff, beach: Staff, milestones: Array<Milestone>, salary_free?: Staff, stock: Stock, frozen: Stock, reserve?: number, fate?: Fate, };

/**
 * What a chain would earn.
 */
export type ChainIncome = {
/**
 * Who.
 */
chain: PlayerId,
/**
 * From houses.
 */
sales: number,
/**
 * From waitresses.
 */
tips: number,
/**
 * The CFO's half.
 */
bonus: number,
/**
 * All of it.
 */
total: number, };

/**
 * Something before and after.
 */
export type Change<T> = {
/**
 * As it is.
 */
before: T,
/**
 * As it would be.
 */
after: T, };

/**
 * A way to reach somebody.
 */
export type Channel = "mail" | "push" | "webhook";

/**
 * A line of chat.
 */
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

/**
 * Everything a player may do now.
 */
export type Choices = {
/**
 * Single actions.
 */
actions: Array<Action>,
/**
 * Campaigns, as factors.
 */
campaigns?: Array<CampaignChoice>,
/**
 * Houses, as factors.
 */
houses?: HouseChoice,
/**
 * The freezer, as factors: a part of one of these.
 */
keeps?: Array<KeepChoice>,
/**
 * Restructuring: the cards to choose from.
 */
hand?: Staff, };

/**
 * What a client says over a live connection.
 */
export type ClientMessage = { "type": "act",
/**
 * Any number; comes back with `acted` or `refused`.
 */
id?: number,
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
action: Action, } | { "type": "undo",
/**
 * Comes back with the answer.
 */
id?: number,
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
id?: number,
/**
 * What.
 */
text: string, } | { "type": "ask",
/**
 * Comes back with the answer.
 */
id?: number,
/**
 * What.
 */
question: Question, } | { "type": "look",
/**
 * Comes back when it is refused.
 */
id?: number,
/**
 * The seat, or none to look as a spectator.
 */
seat: number | null, };

/**
 * How much time players have. Times are milliseconds; a clock is data, nobody here looks at one.
 */
export type Clock = { "kind": "none" } | { "kind": "per_turn",
/**
 * Milliseconds.
 */
limit: number, } | { "kind": "bank",
/**
 * Milliseconds at the start.
 */
bank: number,
/**
 * Milliseconds added at the end of each turn.
 */
increment: number, } | { "kind": "turn_and_bank",
/**
 * Milliseconds of every turn.
 */
limit: number,
/**
 * Milliseconds for the whole game.
 */
bank: number, };

/**
 * What the learner is to do.
 */
export type CoachMood = "reading" | "playing" | "reached" | "missed" | "asking" | "finished";

/**
 * Something the coach has to say. Every `say` is the id of a message.
 */
export type CoachSaid = { "said": "step",
/**
 * Which, from 1.
 */
step: number,
/**
 * The sentence.
 */
say: LessonWords,
/**
 * What it is about.
 */
point: Array<LessonPoint>, } | { "said": "comment",
/**
 * The sentence.
 */
say: LessonWords,
/**
 * What it is about.
 */
point: Array<LessonPoint>, } | { "said": "wrong",
/**
 * Why it does not help.
 */
say: LessonWords, } | { "said": "refused",
/**
 * Its reason.
 */
refusal: RefusalData,
/**
 * What the coach adds.
 */
say?: LessonWords, } | { "said": "missed",
/**
 * Which step, from 1.
 */
step: number,
/**
 * Why; nothing when the game just ended.
 */
say?: LessonWords, } | { "said": "goal",
/**
 * Of which step, from 1.
 */
step: number,
/**
 * The sentence.
 */
say: LessonWords, } | { "said": "step_finished",
/**
 * Which, from 1.
 */
step: number, } | { "said": "asked",
/**
 * The question.
 */
say: LessonWords,
/**
 * The answers.
 */
answers: Array<LessonWords>, } | { "said": "answered",
/**
 * With which answer, from 1.
 */
answer: number,
/**
 * Was it right?
 */
right: boolean,
/**
 * Why, once it is right.
 */
say?: LessonWords, } | { "said": "lesson_finished",
/**
 * Its id.
 */
lesson: string,
/**
 * Was the first answer right?
 */
first_answer: boolean, };

/**
 * How far the learner is: everything a screen needs besides the game.
 */
export type CoachState = {
/**
 * The lesson's id.
 */
lesson: string,
/**
 * Its title.
 */
title: LessonWords,
/**
 * The module it teaches.
 */
module: Module | null,
/**
 * The learner's chain.
 */
seat: number,
/**
 * The step, from 1.
 */
step: number,
/**
 * How many there are.
 */
steps: number,
/**
 * What the learner is to do.
 */
mood: CoachMood,
/**
 * The sentence of this step.
 */
say: LessonWords,
/**
 * What to point at: of the last sentence that is about something.
 */
point: Array<LessonPoint>,
/**
 * All goals.
 */
goals: Array<GoalState>,
/**
 * Hints given in this step.
 */
hints: Array<LessonWords>,
/**
 * Hints left.
 */
hints_left: number,
/**
 * How often this step was begun again.
 */
repeats: number,
/**
 * The question at the end.
 */
question: AskedState | null, };

/**
 * A way to dinner, and where one could buy coffee on it.
 */
export type CoffeeRoute = {
/**
 * The road squares from the house on.
 */
squares: Array<Coord>,
/**
 * What it passes.
 */
stops: Array<CoffeeStop>, };

/**
 * OPT-COFFEE: which ways to dinner a house weighs.
 */
export type CoffeeRoutes = "prune" | "literal" | "tiles";

/**
 * Coffee that one chain sold to one house.
 */
export type CoffeeSale = {
/**
 * Who.
 */
chain: PlayerId,
/**
 * How many.
 */
count: number,
/**
 * What it brought.
 */
income: number,
/**
 * And how that came about.
 */
parts: SaleParts, };

/**
 * Somewhere coffee is sold: a shop or an open restaurant.
 */
export type CoffeeStop = {
/**
 * Whose.
 */
chain: PlayerId,
/**
 * The square of the shop, or the north-west square of the restaurant.
 */
at: Coord,
/**
 * Is it a restaurant?
 */
restaurant: boolean, };

/**
 * The colour group of a card.
 */
export type Colour = "black" | "purple" | "salmon" | "red" | "grey" | "light_green" | "blue" | "green" | "teal";

/**
 * A wish; [`crate::Table::decide`] says what comes of it.
 */
export type Command = { "command": "configure", options: Options, } | { "command": "sit", seat: number, } | { "command": "leave", seat: number, } | { "command": "hang_sign", seat: number, sign: Sign, } | { "command": "remove", user: UserId, } | { "command": "seat_bot", seat: number, bot: BotKind, } | { "command": "hand_over", user: UserId, } | { "command": "start", seed: number, } | { "command": "act", seat: number, action: Action, } | { "command": "undo", seat: number, } | { "command": "ask_take_back", seat: number, } | { "command": "answer_take_back", seat: number, yes: boolean, } | { "command": "replace", seat: number, } | { "command": "vote_replace", seat: number, absent: number, } | { "command": "reclaim", seat: number, } | { "command": "abandon" } | { "command": "answer_abandon", yes: boolean, } | { "command": "set_zone", seat: number, zone: Zone, } | { "command": "pause" } | { "command": "answer_pause", yes: boolean, } | { "command": "resume" } | { "command": "take_holiday", seat: number, days: number, } | { "command": "end_holiday", seat: number, };

/**
 * A competition card of The Chain.
 */
export type CompetitionCardData = {
/**
 * Its id.
 */
id: DeckCard,
/**
 * The number printed on it.
 */
number: number,
/**
 * Star, upper left, upper right, lower left, lower right.
 */
effects: Array<Effect>, };

/**
 * Somebody who can still win a house.
 */
export type Contender = {
/**
 * Who.
 */
chain: PlayerId,
/**
 * What it would still have to make or fetch.
 */
makes: Stock,
/**
 * It can still open or move a restaurant that counts tonight.
 */
moves: boolean,
/**
 * With the goods on both sides it can come before the viewer.
 */
before_you: boolean, };

/**
 * A square of the map: x to the east, y to the south, from the north-west corner. Ordered in reading order.
 */
export type Coord = [number, number];

/**
 * A corner square of a restaurant.
 */
export type Corner = "north-west" | "north-east" | "south-west" | "south-east";

/**
 * What a coach says.
 */
export type Counsel = {
/**
 * The entry it is about.
 */
seq: number,
/**
 * About the decision at hand, the most important first.
 */
advice: Array<Advice>,
/**
 * About the action that was asked about.
 */
warnings: Array<Warning>, };

/**
 * A rating after a game.
 */
export type CoursePoint = {
/**
 * When that game ended, in milliseconds since 1970.
 */
at: number,
/**
 * The best guess.
 */
rating: number,
/**
 * How far it may be off to either side, in 19 of 20 cases.
 */
off: number, };

/**
 * A working day that is planned beforehand.
 */
export type DayPlan = {
/**
 * The round it is for.
 */
round: number,
/**
 * What to do, in order.
 */
steps: Array<PlanStep>, };

/**
 * What is awaited, and from whom.
 */
export type Decision = {
/**
 * A question in the middle of that, which has to be answered first.
 */
kind?: string,
/**
 * From whom; several players at once in simultaneous phases, nobody when the game is over.
 */
awaited: PlayerSet, } & ({ "stage": "first_restaurant",
/**
 * Second pass: passing is over.
 */
must_place: boolean, } | { "stage": "reserve" } | { "stage": "restructuring" } | { "stage": "order_of_business" } | { "stage": "working",
/**
 * The step it is at.
 */
step: Step, } | { "stage": "payday" } | { "stage": "freezer" } | { "stage": "game_over" });

/**
 * One of the 44 cards.
 */
export type DeckCard = string;

/**
 * An employee on a card. Those of expansion modules come alive with the module.
 */
export type DeckEmployee = "marketing_trainee" | "campaign_manager" | "brand_manager" | "brand_director" | "gourmet_critic" | "rural_marketeer" | "mass_marketeer" | "burger_chef" | "pizza_chef" | "zeppelin_pilot" | "guru" | "executive_vice_president" | "cfo" | "hr_director" | "luxuries_manager" | "regional_manager" | "kimchi_master" | "lead_barista" | "night_shift_manager" | "noodle_chef" | "sushi_chef";

/**
 * An item on a card. Those of expansion modules come alive with the module.
 */
export type DeckItem = "burger" | "pizza" | "beer" | "lemonade" | "soft_drink" | "coffee" | "sushi" | "noodles" | "kimchi";

/**
 * A milestone on a card.
 */
export type DeckMilestone = "first_cart_operator_played" | "first_cart_operator_used" | "first_discount_manager_used" | "first_errand_boy_played" | "first_to_pay_20_or_more_in_salaries" | "first_to_throw_away_drink_or_food";

/**
 * One demand token: the good, and whose campaign put it there.
 */
export type Demand = {
/**
 * The good.
 */
item: Item,
/**
 * Whose campaign put it there; nobody's in a written-down position.
 */
owner: PlayerId | null, };

/**
 * Demand tokens of one item on the map.
 */
export type DemandCount = {
/**
 * The item.
 */
item: Item,
/**
 * Tokens on houses.
 */
houses: number,
/**
 * Tokens on campaigns.
 */
campaigns: number, };

/**
 * A DEVELOP pane.
 */
export type Develop = { "place": "house",
/**
 * Its number.
 */
house: HouseNumber, } | { "place": "garden",
/**
 * Its number.
 */
house: HouseNumber, };

/**
 * A device you are signed in on.
 */
export type DeviceShown = {
/**
 * To end its session.
 */
id: string,
/**
 * What it says it is: browser and system.
 */
agent: string,
/**
 * Since when it is signed in, in milliseconds since 1970.
 */
since: number | null,
/**
 * When it was last used, within ten minutes.
 */
used: number | null,
/**
 * The one you ask with.
 */
this: boolean, };

/**
 * One of the four directions.
 */
export type Dir = "north" | "east" | "south" | "west";

/**
 * OPT-DISCOUNT: when the first discount manager counts as used.
 */
export type DiscountClaim = "reveal" | "dinner";

/**
 * The distance of a house to you.
 */
export type DistanceChange = {
/**
 * The house.
 */
house: HouseNumber,
/**
 * As it is; none without a road.
 */
before: number | null,
/**
 * As it would be.
 */
after: number | null,
/**
 * The nearest other chain then, in turn order among equals; none when no other has a road to it.
 */
rival: RivalDistance | null, };

/**
 * How long a campaign runs.
 */
export type Duration = number | "eternal";

/**
 * The edition of the rules a game is played by. One that is newer than this crate can be named, not played.
 */
export type Edition = number;

/**
 * An effect of a clean-up pane or of a competition card.
 */
export type Effect = { "action": "expand_chain" } | { "action": "coffee_shop_or_expand_chain" } | { "action": "bonus_cash" } | { "action": "food" } & FoodPane | { "action": "inventory_boost" } | { "action": "inventory_drop" } | { "action": "no_drive_ins" } | { "action": "fire_all" } | { "action": "pay_per_employee" } | { "action": "lose",
/**
 * Which.
 */
items: Array<DeckItem>, } | { "action": "move",
/**
 * Which.
 */
track: Track,
/**
 * Up, or down below zero.
 */
by: number, };

/**
 * A kind of employee card. The CEO is not one: everybody has one, always at work.
 */
export type Employee = "waitress" | "management_trainee" | "junior_vice_president" | "vice_president" | "senior_vice_president" | "executive_vice_president" | "new_business_developer" | "luxuries_manager" | "pricing_manager" | "discount_manager" | "local_manager" | "regional_manager" | "cfo" | "recruiting_girl" | "recruiting_manager" | "hr_director" | "trainer" | "coach" | "guru" | "errand_boy" | "cart_operator" | "truck_driver" | "zeppelin_pilot" | "marketing_trainee" | "campaign_manager" | "brand_manager" | "brand_director" | "kitchen_trainee" | "burger_cook" | "burger_chef" | "pizza_cook" | "pizza_chef" | "fry_chef" | "kimchi_master" | "sushi_cook" | "sushi_chef" | "noodle_cook" | "noodle_chef" | "mass_marketeer" | "gourmet_critic" | "night_shift_manager" | "b_movie_star" | "c_movie_star" | "d_movie_star" | "rural_marketeer" | "lobbyist" | "barista_trainee" | "barista" | "lead_barista";

/**
 * An employee card.
 */
export type EmployeeData = {
/**
 * Its id.
 */
id: Employee,
/**
 * Its colour group.
 */
colour: Colour,
/**
 * Can be hired.
 */
entry: boolean,
/**
 * At most one in a company.
 */
unique: boolean,
/**
 * Salary at every payday, 0 for none.
 */
salary: number,
/**
 * Slots of a manager, 0 for everybody else.
 */
slots: number,
/**
 * The step of the working day in which it acts, if it does.
 */
step: Step | null,
/**
 * What it does.
 */
ability: AbilityData,
/**
 * Next steps of its career.
 */
to: Array<Employee>,
/**
 * Cards that can become it in one step.
 */
from: Array<Employee>,
/**
 * Every card its career can lead to, with the steps to it.
 */
careers: { [key in Employee]?: number },
/**
 * Copies in a game, by number of players.
 */
counts: { [key in number]: number }, };

export type EngineAnswer = { seq: number, answer: Answer, };

/**
 * What is answered to each, by its name; only to tell TypeScript.
 */
export type EngineReplies = { catalogue: Catalogue, map: MapPreview, new_table: unknown[], open_table: TableView, close_table: null | null, decide: unknown, take: StepMessage, look: TableView, since: Array<StepMessage>, ask: EngineAnswer, think: unknown, hint: Hint, record: string, moment: ReplayMoment, timeline: Array<TimelineEntry>, card: LocalCard, counsel: Counsel, imagine: Imagined, study_open: Array<StudyNode>, study_act: StudyNode, study_look: StudyMoment, study_ask: Answer, study_position: object, study_record: string, study_game: string, study_close: null | null, evaluate: null | null, review: null | null, think_twice: null | null, verify_puzzle: null | null, go_on: JobState, drop: null | null, check_position: Array<PositionFault>, open_lesson: LessonTold, lesson: LessonTold, open_puzzle: PuzzleState, puzzle_act: PuzzleState, puzzle_undo: PuzzleState, puzzle_explain: PuzzleExplanation, puzzle_of_the_day: string | null, digest: string, };

/**
 * What comes back.
 */
export type EngineReply = { ok: unknown, } | { error: ErrorBody, };

/**
 * A question to the engine. Times are milliseconds since 1970.
 */
export type EngineRequest = { "ask": "catalogue", modules: Array<string>, } | { "ask": "map", options: Pick<Options, "players"> & Partial<Options>, seed: number, } | { "ask": "new_table", me: Person, new: NewTable, now: number, seed: number, map_seed: number, } | { "ask": "open_table", table: string, me: Person, log: Array<JsonValue>, } | { "ask": "close_table", table: string, } | { "ask": "decide", table: string, command: Command, seq?: number, now: number, } | { "ask": "take", table: string, stamped: JsonValue, seat: number | null, } | { "ask": "look", table: string, seat: number | null, now: number, } | { "ask": "since", table: string, seen: number, seat: number | null, } | { "ask": "ask", table: string, seat: number | null, question: Question, } | { "ask": "think", table: string, seed: number,
/**
 * As on the command line: `400ms`, `200n`.
 */
budget: string, now: number, safe?: boolean, } | { "ask": "hint", table: string, seat: number, seed: number, budget: string, } | { "ask": "record", table: string, seat: number | null, } | { "ask": "moment", table: string, seq: number, seat: number | null, } | { "ask": "timeline", table: string, } | { "ask": "card", table: string, } | { "ask": "counsel", table: string, seat: number, action?: Action, } | { "ask": "imagine", table: string, seat: number, seed: number, } | { "ask": "study_open", study: string, me: Person, source: StudySource, } | { "ask": "study_act", study: string, at: number, seat: number, action: Action, } | { "ask": "study_look", study: string, at: number, seat: number | null, } | { "ask": "study_ask", study: string, at: number, seat: number | null, question: Question, } | { "ask": "study_position", study: string, at: number, } | { "ask": "study_record", study: string, at: number, } | { "ask": "study_game", study: string, at: number, } | { "ask": "study_close", study: string, } | { "ask": "evaluate", job: string, game: string, seat: number | null, viewer: number | null, games: number, seed: number, } | { "ask": "review", job: string, record: string, seed: number, } | { "ask": "think_twice", job: string, game: string, seat: number, action: Action, games: number, seed: number, } | { "ask": "verify_puzzle", job: string, wish: PuzzleWish, } | { "ask": "go_on", job: string, } | { "ask": "drop", job: string, } | { "ask": "check_position", position: unknown, } | { "ask": "open_lesson", table: string, me: Person, lesson: string, step: number, made?: Array<LessonLine>, } | { "ask": "lesson", table: string, wish: LessonWish, } | { "ask": "open_puzzle", table: string, me: Person, puzzle: string, } | { "ask": "puzzle_act", table: string, action: Action, } | { "ask": "puzzle_undo", table: string, all: boolean, } | { "ask": "puzzle_explain", table: string, } | { "ask": "puzzle_of_the_day", ids: Array<string>, day: number, } | { "ask": "digest", game: SelfPlay, };

/**
 * Something that happened at a table.
 */
export type Entry = { "entry": "opened", host: UserId, options: Options, } | { "entry": "configured", options: Options, } | { "entry": "seat_taken", seat: number, user: UserId, } | { "entry": "seat_left", seat: number, } | { "entry": "sign_hung", seat: number, sign: Sign, } | { "entry": "person_removed", user: UserId, } | { "entry": "bot_seated", seat: number, bot: BotKind, } | { "entry": "seat_reclaimed", seat: number, } | { "entry": "host_changed", user: UserId, } | { "entry": "started", seed?: string, rules: number, } | { "entry": "acted", seat: number, action: Action | { action: "hidden" }, } | { "entry": "undone", seat: number, } | { "entry": "take_back_asked", seat: number, of?: PlayerSet, } | { "entry": "take_back_answered", seat: number, yes: boolean, } | { "entry": "replacement_voted", seat: number, absent: number, } | { "entry": "end_voted", seat: number, yes: boolean, } | { "entry": "zone_set", seat: number, zone: Zone, } | { "entry": "pause_voted", seat: number, yes: boolean, } | { "entry": "paused", user: UserId, } | { "entry": "resumed", user: UserId, } | { "entry": "holiday_taken", seat: number, days: number, } | { "entry": "holiday_ended", seat: number, } | { "entry": "time_out", seat: number, bot: BotKind, } | { "entry": "forfeited", seat: number, bot: BotKind, } | { "entry": "abandoned" } | { "entry": "expired" };

/**
 * The body of every refusal: a stable code for programs and a sentence for people.
 */
export type ErrorBody = {
/**
 * A stable word.
 */
code: string,
/**
 * The data of the refusal by name, for a sentence in any language.
 */
args: RefusalArgs,
/**
 * What a person should know.
 */
message: string,
/**
 * The rule of the game that says so, if one does.
 */
rule?: string, };

/**
 * A number worked out from samples, with its 95% interval. Chances go from 0 to 1, money is in dollars.
 */
export type Estimate = {
/**
 * The best guess.
 */
mean: number,
/**
 * Most probably not below.
 */
low: number,
/**
 * Most probably not above.
 */
high: number, };

/**
 * What is known about a position so far.
 */
export type Evaluated = {
/**
 * Everybody, by number.
 */
seats: Array<SeatEstimate>,
/**
 * Games played on for them.
 */
games: number,
/**
 * For whom there are plans.
 */
player: PlayerId | null,
/**
 * What that player could do, best first; reasons come last.
 */
plans: Array<Plan>,
/**
 * How far it is.
 */
progress: Progress, };

/**
 * Something that happened.
 */
export type Event = { "event": "passed", chain: PlayerId, } | { "event": "restaurant_placed", chain: PlayerId, at: Coord, entrance: Corner, open: boolean, by: Employee | null, } | { "event": "restaurant_moved", chain: PlayerId, from: Coord, at: Coord, entrance: Corner, } | { "event": "restaurant_opened", chain: PlayerId, at: Coord, } | { "event": "reserve_chosen", chain: PlayerId, card: ReserveCard | null, } | { "event": "round_started", round: number, } | { "event": "structure_chosen", chain: PlayerId, cards: Staff | null, } | { "event": "structures_revealed", structures: Array<Structure>, } | { "event": "milestone_awarded", chain: PlayerId, milestone: Milestone, } | { "event": "order_of_choice", chains: Array<PlayerId>, } | { "event": "position_taken", chain: PlayerId, position: number, } | { "event": "turn_order", chains: Array<PlayerId>, } | { "event": "turn_started", chain: PlayerId, } | { "event": "hired", chain: PlayerId, card: Employee, phantom: boolean, } | { "event": "cards_granted", chain: PlayerId, card: Employee, count: number, milestone: Milestone, } | { "event": "trained", chain: PlayerId, card: Employee, to: Employee, steps: number,
/**
 * A card at work, not one on the beach (K-NM-8).
 */
at_work?: boolean, } | { "event": "campaign_placed", campaign: Campaign, reaches: Array<HouseNumber>, } | { "event": "cooked", chain: PlayerId, cook: Employee, item: Item, amount: number, } | { "event": "drinks_fetched", chain: PlayerId, buyer: Employee, items: Stock, sources: Array<Coord>, route: Route | null, } | { "event": "house_built", chain: PlayerId, house: HouseNumber, at: Coord, garden: Dir, } | { "event": "garden_built", chain: PlayerId, house: HouseNumber, side: Dir, } | { "event": "road_laid", chain: PlayerId,
/**
 * Where roadworks are put up.
 */
roadworks: Array<Coord>,
/**
 * Which.
 */
piece: RoadPiece,
/**
 * Its squares, a road's from end to end.
 */
squares: Array<Coord>, } | { "event": "roads_opened", roads: Array<Written<RoadPiece>>, } | { "event": "park_laid", chain: PlayerId,
/**
 * Houses that pay more from now on.
 */
houses: Array<HouseNumber>,
/**
 * Which.
 */
piece: ParkPiece,
/**
 * Its squares, a road's from end to end.
 */
squares: Array<Coord>, } | { "event": "tile_added", chain: PlayerId, tile: TurnedTile,
/**
 * Column and row in the grid.
 */
slot: Coord, houses: Array<HouseNumber>, } | { "event": "shop_placed", chain: PlayerId, at: Coord, from: Coord | null, } | { "event": "offramp_placed", chain: PlayerId,
/**
 * Its squares.
 */
squares: Array<Coord>, } | { "event": "declined", chain: PlayerId, kind: string, } | { "event": "step_ended", chain: PlayerId, step: Step, } | { "event": "turn_ended", chain: PlayerId, } | { "event": "dinner_started", prices: Array<PriceParts>, } | { "event": "house_served", house: HouseNumber, chain: PlayerId, items: Stock,
/**
 * What it wanted, where it took something else or more.
 */
wanted?: Stock,
/**
 * How much the house likes this order, 1 best; told where houses have a choice (K-DIN-2).
 */
tier?: number, unit_price: number, distance: number, income: number, parts: SaleParts, offers: Array<Offer>, } | { "event": "coffee_sold", house: HouseNumber,
/**
 * Where it drives to.
 */
chain: PlayerId,
/**
 * The ways that are worth most: it takes one of them, nobody knows which.
 */
routes: Array<CoffeeRoute>,
/**
 * What is on all of them.
 */
common: Array<CoffeeStop>,
/**
 * What is on some of them, and sells nothing.
 */
undecided: Array<CoffeeStop>, sales: Array<CoffeeSale>, } | { "event": "house_unserved", house: HouseNumber, demand: Array<Item>, offers: Array<Offer>, } | { "event": "tips", chain: PlayerId, waitresses: number, each: number, amount: number, } | { "event": "cfo_bonus", chain: PlayerId, earned: number, amount: number, by_milestone: boolean, } | { "event": "bank_broke", time: number, reserves: Array<[PlayerId, ReserveCard]>, added: number, ceo_slots: number | null, base_price?: number, } | { "event": "income", chain: PlayerId, sales: number, tips: number, bonus: number, total: number, cash: number, } | { "event": "bankrupt", chain: PlayerId, owed: number, } | { "event": "fired", chain: PlayerId, card: Employee, forced: boolean, } | { "event": "marketeer_fired", chain: PlayerId, card: Employee, number: TokenNumber, } | { "event": "salaries_paid", chain: PlayerId, bill: Bill,
/**
 * Items handed over for a salary each (K-NM-9).
 */
items?: Stock,
/**
 * What was paid in cash.
 */
paid: number,
/**
 * What was forgiven (K-NM-12).
 */
forgiven?: number, } | { "event": "campaign_ran", number: TokenNumber, chain: PlayerId | null, item: Item, reached: Array<Placed>,
/**
 * From 1; told where campaigns run more than once (K-MASS-2).
 */
pass?: number, } | { "event": "marketing_paid", chain: PlayerId, number: TokenNumber, tokens: number, amount: number, } | { "event": "cash_removed", chain: PlayerId, amount: number, } | { "event": "campaign_aged", number: TokenNumber, turns_left: Duration, } | { "event": "campaign_ended", number: TokenNumber, chain: PlayerId | null, marketeer: Employee | null, } | { "event": "discarded", chain: PlayerId, items: Stock, kept: Stock, } | { "event": "milestones_closed", milestones: Array<Milestone>, } | { "event": "chain_left", chain: PlayerId, } | { "event": "the_chain", card: DeckCard | null, pane: Pane | null, } & ({ "did": "flipped", back: DeckCard, used: DeckCard | null, } | { "did": "added_competition", level: Level, temper: Temper, on_top: number, under: number, } | { "did": "passed_over", temper: Temper, level: Level, } | { "did": "resolving", temper: Temper, } | { "did": "returned", temper: Temper, } | { "did": "shuffled", reason: ShuffleReason, times: number, } | { "did": "in_play", front: DeckCard, back: DeckCard | null, } | { "did": "moved", track: Track, from: number, to: number, lost: number, } | { "did": "competition", from: Level, to: Level, } | { "did": "compared", own: number, rival: number, } | { "did": "recruited", employee: Employee, home: Home, } | { "did": "not_recruited", employee: DeckEmployee, reason: NotTaken, } | { "did": "claimed", milestone: DeckMilestone, claimed: boolean, } | { "did": "stars", stars: Array<Star>, } | { "did": "ignored", module: Module, } | { "did": "got", items: Stock, each: number, reason: FoodReason, demand: Array<DemandCount>, } | { "did": "got_nothing", item: DeckItem | null, } | { "did": "searched", placing: Placing, target: number, tries: Array<TileTry>, tile: number | null, place: Place | null, } | { "did": "searched_house", target: HouseNumber, tries: Array<HouseTry>, house: HouseNumber | null, } | { "did": "none_left" } | { "did": "released", employee: Employee, home: Home, } | { "did": "stock", reason: StockReason, items: Stock, } | { "did": "bonus_cash" } | { "did": "bonus_paid", earned: number, amount: number, } | { "did": "no_drive_ins" } | { "did": "fired_all", employees: Staff, } | { "did": "paid", employees: number, amount: number, }) | { "event": "game_ended", standings: Array<Standing>, };

/**
 * All of it.
 */
export type Expansion = {
/**
 * Modules that can be played.
 */
modules: Array<ModuleData>,
/**
 * Suggested sets of them.
 */
scenarios: Array<ScenarioData>,
/**
 * Readings to agree on.
 */
options: Array<OptionData>,
/**
 * What a map can be asked to contain.
 */
map_settings: Array<MapSettingData>, };

/**
 * The last decision of a bot: what it considered and what it expected of each.
 */
export type Explanation = {
/**
 * What was considered, best first. The first is what it did.
 */
candidates: Array<Candidate>,
/**
 * Rounds looked ahead.
 */
rounds: number,
/**
 * Simulated continuations, all candidates together; 0 when nothing was simulated.
 */
nodes: number, };

/**
 * Places of one tile that failed for one reason.
 */
export type Failure = {
/**
 * Turned upright rather than lying.
 */
rotated: boolean,
/**
 * The reason.
 */
why: Why,
/**
 * The north-west squares tried, in order; rows for an airplane are `[0, row]`.
 */
squares: Array<Coord>, };

/**
 * A chain's standing in the game.
 */
export type Fate = "in_game" | "bankrupt" | "out";

/**
 * A GET FOOD & DRINKS pane.
 */
export type FoodPane = { "mode": "items",
/**
 * Which.
 */
items: Array<DeckItem>,
/**
 * Multiplier of the green box.
 */
times: number, } | { "mode": "module",
/**
 * The item.
 */
item: DeckItem,
/**
 * Its module.
 */
module: Module,
/**
 * What to get without that module.
 */
alternative: DeckItem | null,
/**
 * Multiplier of the green box.
 */
times: number, } | { "mode": "all_demand",
/**
 * Multiplier of the green box.
 */
times: number, } | { "mode": "most_demand",
/**
 * Multiplier of the green box.
 */
times: number, };

/**
 * Why a pane gave these items.
 */
export type FoodReason = "printed" | "alternative" | "fallback" | "all_demand" | "most_demand" | "draw";

/**
 * Tonight's dinner as far as it is certain.
 */
export type Forecast = {
/**
 * Prices and waitresses stand: structures are revealed, and dinner is still to come. Otherwise nothing is told.
 */
fixed: boolean,
/**
 * Houses that want something, in the order they are served.
 */
houses: Array<HouseForecast>, };

/**
 * The form of a webhook.
 */
export type Form = "json" | "discord" | "slack" | "telegram";

/**
 * A game that ended.
 */
export type GameScore = {
/**
 * The table.
 */
table: string,
/**
 * When it ended, in milliseconds since 1970.
 */
at: number,
/**
 * How it was played.
 */
pace: Pace,
/**
 * Why it counted for no rating.
 */
unrated: Unrated | null,
/**
 * Modules.
 */
modules: Array<string>,
/**
 * Rounds.
 */
rounds: number,
/**
 * Who ended how.
 */
seats: Array<SeatScore>, };

/**
 * Games, latest first.
 */
export type GameScores = {
/**
 * Those you may look at.
 */
games: Array<GameScore>,
/**
 * Names of everybody mentioned.
 */
people: Array<Person>,
/**
 * Ask with this as `before` for those that came before.
 */
next: number | null, };

/**
 * A goal of the lesson.
 */
export type GoalState = {
/**
 * Its step, from 1.
 */
step: number,
/**
 * Was it reached?
 */
met: boolean, };

/**
 * One way and what it brings.
 */
export type HaulData = {
/**
 * The route, ready to be sent as a `fetch`.
 */
route: Route,
/**
 * What it brings.
 */
items: Stock,
/**
 * Sources on the way.
 */
sources: Array<Coord>,
/**
 * Tile borders crossed.
 */
borders: number,
/**
 * By road: the squares of the way, the entrance first. By air: the north-west squares of the tiles.
 */
squares: Array<Coord>, };

/**
 * The ways worth going: no other brings at least as much of everything.
 */
export type Hauls = {
/**
 * The card.
 */
buyer: Employee,
/**
 * Its range, milestones included.
 */
range: RangeData,
/**
 * Drinks from each source, milestones included.
 */
per_source: number,
/**
 * Ways, the one with the most drinks first.
 */
hauls: Array<HaulData>, };

/**
 * Somebody against somebody else.
 */
export type HeadToHead = {
/**
 * Who.
 */
person: Person,
/**
 * Games together.
 */
games: number,
/**
 * Ended ahead of them.
 */
ahead: number,
/**
 * Ended behind them.
 */
behind: number, };

/**
 * What the best bot would do in somebody's place, and why.
 */
export type Hint = {
/**
 * The table's `seq` it was thought for.
 */
seq: number,
/**
 * For which seat.
 */
seat: number,
/**
 * The candidates, best first, with what each is expected to bring.
 */
why: Explanation, };

/**
 * One kind of card to hire.
 */
export type HireOption = {
/**
 * The card.
 */
card: Employee,
/**
 * Why not; none when it is possible.
 */
refusal: RefusalData | null,
/**
 * The pile is empty: it would have to be trained in the same turn.
 */
phantom: boolean, };

/**
 * All kinds of cards.
 */
export type Hires = {
/**
 * Hires still possible this turn; 0 when it is not your turn to hire.
 */
left: number,
/**
 * Every kind of card.
 */
cards: Array<HireOption>, };

/**
 * Where a card The Chain takes from the pool, or gives up, goes.
 */
export type Home = "marketeer_spot" | "beside_track_mat" | "one_x_pile" | "pool";

/**
 * New houses: any number in any place.
 */
export type HouseChoice = {
/**
 * Numbers left.
 */
houses: Array<HouseNumber>,
/**
 * Places.
 */
places: Array<HousePlace>, };

/**
 * A house on the map.
 */
export type HouseData = {
/**
 * Its number; houses are served in this order.
 */
number: HouseNumber,
/**
 * North-west square of the house itself.
 */
at: Coord,
/**
 * The side its garden lies on.
 */
garden: Dir | null,
/**
 * The squares of the house itself.
 */
building: Rect,
/**
 * The squares of its garden.
 */
garden_rect: Rect | null,
/**
 * What sort of house it is.
 */
kind: HouseKind,
/**
 * Printed on a tile, not placed in play.
 */
printed: boolean,
/**
 * Is it beside a park?
 */
park: boolean,
/**
 * What it wants, in the order it was placed, and whose campaign put it there.
 */
demand: Array<Demand>,
/**
 * How much it can want; none without a limit.
 */
cap: number | null,
/**
 * Tile borders to each chain's nearest open entrance, by chain; none without a road.
 */
distances: Array<number | null>, };

/**
 * A house and how far it is.
 */
export type HouseDistance = {
/**
 * The house.
 */
house: HouseNumber,
/**
 * Tile borders; none without a road.
 */
distance: number | null, };

/**
 * One house.
 */
export type HouseForecast = {
/**
 * The house.
 */
house: HouseNumber,
/**
 * How it stands for the viewer; none for onlookers.
 */
mark: Mark | null,
/**
 * Who wins it whatever happens.
 */
winner: PlayerId | null,
/**
 * Who can still win it, in turn order.
 */
contenders: Array<Contender>,
/**
 * Somebody can still give it a garden, which may bring it nearer to a road.
 */
garden: boolean,
/**
 * Why the viewer cannot.
 */
obstacle: Obstacle | null,
/**
 * What winning it would bring the viewer.
 */
income: number, };

/**
 * What sort of building a house is; each sort has its own size, cap and appetite.
 */
export type HouseKind = "printed" | "gardened" | "placed" | "apartment" | "rural";

/**
 * A house number. Kept in hundredths so that the odd numbers of expansion houses sort in their place.
 */
export type HouseNumber = string;

/**
 * The offers to one house.
 */
export type HouseOffers = {
/**
 * The house.
 */
house: HouseNumber,
/**
 * What it wants. Without demand the offers compare price and distance alone.
 */
demand: Array<Item>,
/**
 * Who would win it; none when nobody can serve it.
 */
winner: PlayerId | null,
/**
 * What the sale would bring, part by part; none without demand or winner.
 */
sale: SaleParts | null,
/**
 * Their sum.
 */
income: number,
/**
 * Every chain's offer in turn order, and why it wins or loses.
 */
offers: Array<Offer>, };

/**
 * Where a house can stand.
 */
export type HousePlace = {
/**
 * North-west square of the footprint.
 */
at: Coord,
/**
 * Side of the garden.
 */
garden: Dir, };

/**
 * A house that was tried.
 */
export type HouseTry = {
/**
 * Its number.
 */
house: HouseNumber,
/**
 * Why not.
 */
why: Why, };

/**
 * Dinnertime as it would go now, house by house: earlier houses empty the shelves for later ones.
 */
export type Houses = {
/**
 * Houses in the order they are served.
 */
houses: Array<HouseOffers>,
/**
 * What it would bring each chain, in turn order.
 */
income: Array<ChainIncome>, };

/**
 * A running game as one player knows it: what others hide is drawn anew, as are the dice.
 */
export type Imagined = {
/**
 * The entry it is about.
 */
seq: number,
/**
 * Whose view it is made from.
 */
seat: number,
/**
 * The game as the engine reads it, to be handed on unread: some of its numbers are larger than a browser's.
 */
game: string, };

/**
 * The introductory games (B-INT-1).
 */
export type Intro = "none" | "first" | "second";

/**
 * `false`, `true` for the first introductory game, `"second"` for the second.
 */
export type IntroForm = boolean | "second";

/**
 * An invitation to you.
 */
export type InvitationShown = {
/**
 * The table.
 */
table: TableCard,
/**
 * Who invites you.
 */
by: Person,
/**
 * The seat kept for you.
 */
seat: number | null,
/**
 * Milliseconds since 1970.
 */
at: number, };

/**
 * A good that can be in demand and in stock.
 */
export type Item = "burger" | "pizza" | "beer" | "lemonade" | "soft_drink" | "kimchi" | "sushi" | "noodles" | "coffee";

/**
 * What an item is, for the rules that ask.
 */
export type ItemClass = "food" | "drink" | "coffee";

/**
 * Food or drink.
 */
export type ItemData = {
/**
 * Its id.
 */
id: Item,
/**
 * Food or drink.
 */
class: ItemClass,
/**
 * Can be advertised.
 */
marketable: boolean,
/**
 * Can be kept in the freezer.
 */
freezable: boolean,
/**
 * Can pay a salary, with the milestone for it.
 */
pays_salary: boolean, };

/**
 * How far it is, and what is known so far.
 */
export type JobState = {
/**
 * How far.
 */
progress: Progress,
/**
 * Is it done?
 */
done: boolean,
/**
 * What a moment is worth, as far as it is known.
 */
evaluated?: Evaluated,
/**
 * How a game went, once it is done.
 */
reviewed?: Reviewed,
/**
 * What to say about a decision, once it is done.
 */
warning?: Warning,
/**
 * Whether it is a puzzle, once it is done.
 */
verdict?: PuzzleVerdict, };

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

/**
 * The freezer: any part of these goods, up to its room.
 */
export type KeepChoice = {
/**
 * Goods that can lie side by side.
 */
items: Stock,
/**
 * The most of them.
 */
room: number, };

/**
 * OPT-KETCHUP: how long the ketchup milestone is to be had.
 */
export type KetchupClaim = "first_round" | "stays";

/**
 * How somebody fares in one kind of game.
 */
export type KindOfGame = {
/**
 * Players.
 */
players: number,
/**
 * Modules.
 */
modules: Array<string>,
/**
 * What; empty for everything together.
 */
key: string,
/**
 * How often.
 */
times: number,
/**
 * How often it won.
 */
wins: number,
/**
 * Its chance to win, between these with 19 of 20: 0 to 1.
 */
low: number,
/**
 * The upper end.
 */
high: number,
/**
 * How often it would have won if everybody were equal.
 */
even: number,
/**
 * Cash in the end, on average; of whoever won where it concerns the whole table.
 */
cash: number,
/**
 * Rounds, on average.
 */
rounds: number, };

/**
 * Which tile lies where. A grid with holes is allowed, so that maps can grow.
 */
export type Layout = Array<string>;

/**
 * A place of a leaderboard.
 */
export type Leader = {
/**
 * From 1.
 */
place: number,
/**
 * Who; none for bots.
 */
person: Person | null,
/**
 * The level of bots.
 */
bot: string | null,
/**
 * Games that counted.
 */
games: number,
/**
 * Those won.
 */
wins: number,
/**
 * The best guess.
 */
rating: number,
/**
 * How far it may be off to either side, in 19 of 20 cases.
 */
off: number, };

/**
 * A leaderboard, by what is sure of a rating.
 */
export type Leaders = {
/**
 * From the place that was asked for.
 */
places: Array<Leader>,
/**
 * Are there more?
 */
more: boolean, };

/**
 * A decision, written as a line of a record: `0 hire waitress`.
 */
export type LessonLine = string;

/**
 * A part of the screen.
 */
export type LessonPanel = "actions" | "bank" | "beach" | "bill" | "cash" | "map" | "milestones" | "order" | "phase" | "price" | "stock" | "structure" | "supply";

/**
 * Something to point at.
 */
export type LessonPoint = { "square": Coord } | { "tile": Coord } | { "restaurant": Coord } | { "house": HouseNumber } | { "campaign": TokenNumber } | { "card": Employee } | { "milestone": Milestone } | { "panel": LessonPanel };

/**
 * What came of it.
 */
export type LessonTold = {
/**
 * The game began anew: what was known of it is of no use any more.
 */
fresh: boolean,
/**
 * Somebody has decided something.
 */
moved: boolean,
/**
 * Why nothing came of it.
 */
refused?: ErrorBody,
/**
 * What the coach says about it.
 */
said: Array<CoachSaid>,
/**
 * How far the learner is.
 */
state: CoachState,
/**
 * Everything that was decided since the step began: enough to open it again where it is now.
 */
made: Array<LessonLine>, };

/**
 * What a learner wants.
 */
export type LessonWish = { "wish": "act", action: Action, } | { "wish": "tried", action: Action, } | { "wish": "others" } | { "wish": "hint" } | { "wish": "go_on" } | { "wish": "again" } | { "wish": "undo" } | { "wish": "answer", answer: number, };

/**
 * The id of a message in `lessons.ftl`. None of them takes arguments.
 */
export type LessonWords = string;

/**
 * Where the competition marker stands, from the bottom: hotter means that The Chain is behind and gets help.
 */
export type Level = "cold" | "cool" | "neutral" | "warm" | "hot";

/**
 * The rows or columns an airplane flies over.
 */
export type Lines = {
/**
 * Rows or columns.
 */
axis: Axis,
/**
 * The first row or column covered.
 */
first: number, };

/**
 * A LOBBY pane.
 */
export type Lobby = { "place": "road",
/**
 * Its shape.
 */
piece: Piece, } | { "place": "park",
/**
 * Its shape.
 */
piece: Piece,
/**
 * The house's number.
 */
house: HouseNumber, };

/**
 * What a list shows of a table on this device.
 */
export type LocalCard = {
/**
 * Where it is in its life.
 */
status: Status,
/**
 * What it is called.
 */
name: string,
/**
 * Is a person awaited?
 */
your_turn: boolean,
/**
 * Seats, round, standings.
 */
card: CardDetails,
/**
 * When it was opened, in milliseconds since 1970.
 */
created_at: number,
/**
 * When something last happened.
 */
changed_at: number, };

/**
 * What a decision costs compared with a better one: the same games, once with this and once with that.
 */
export type Loss = {
/**
 * Chance to win, from 0 to 1.
 */
chance: Estimate,
/**
 * Dollars ahead of the best other.
 */
margin: Estimate,
/**
 * Games compared.
 */
games: number,
/**
 * Is the loss more than chance can explain?
 */
sure: boolean, };

/**
 * OPT-MAILCUT: when a new road cuts mailbox blocks.
 */
export type MailCut = "building" | "open";

/**
 * When mail goes out.
 */
export type MailPace = "at_once" | "hourly" | "daily";

/**
 * A manager and who sits under it.
 */
export type ManagerSlots = {
/**
 * The manager; none for the CEO.
 */
card: Employee | null,
/**
 * Slots.
 */
slots: number,
/**
 * Cards in them; the CEO's begin with the managers, in the order of this list.
 */
holds: Array<Employee>, };

/**
 * A map nobody has built on yet.
 */
export type MapPreview = {
/**
 * Rows of tiles from north to south, each tile a letter and its clockwise turn.
 */
map: Array<string>,
/**
 * The printed squares, row by row, as in a game's view.
 */
board: Array<string>,
/**
 * The printed houses.
 */
houses: Array<HouseData>, };

/**
 * Something the map must contain.
 */
export type MapSetting = "force_all" | "force_apartment" | "park_tile";

/**
 * Something a map can be asked to contain.
 */
export type MapSettingData = {
/**
 * Its id.
 */
id: MapSetting,
/**
 * Modules it cannot be asked for without (K-DIST-1).
 */
needs: Array<Module>, };

/**
 * What the map must contain.
 */
export type MapSettings = {
/**
 * [`MapSetting::ForceAll`].
 */
force_all?: boolean,
/**
 * [`MapSetting::ForceApartment`].
 */
force_apartment?: boolean,
/**
 * [`MapSetting::ParkTile`].
 */
park_tile?: boolean, };

/**
 * How a house stands for the viewer.
 */
export type Mark = "secure" | "open" | "lost";

/**
 * How a house stands before and after.
 */
export type MarkChange = {
/**
 * The house.
 */
house: HouseNumber,
/**
 * As it is; none before it wants anything.
 */
before: Mark | null,
/**
 * As it would be.
 */
after: Mark | null, };

/**
 * OPT-MASS: what becomes of a mass marketeer at payday.
 */
export type MassMarketeerFired = "fired" | "locked";

/**
 * What worth is counted in.
 */
export type Measure = "dollars" | "houses";

/**
 * A milestone: a lasting effect for everybody who meets its condition first, in one round (B-MIL-1).
 */
export type Milestone = "first_billboard_placed" | "first_to_train_someone" | "first_to_hire_three" | "first_burger_marketed" | "first_pizza_marketed" | "first_drink_marketed" | "first_errand_boy_played" | "first_to_have_20" | "first_burger_produced" | "first_pizza_produced" | "first_waitress_played" | "first_to_throw_away" | "first_to_lower_prices" | "first_cart_operator_played" | "first_airplane_campaign" | "first_radio_campaign" | "first_to_have_100" | "first_to_pay_20" | "first_marketeer_used" | "first_marketing_trainee_used" | "first_campaign_manager_used" | "first_brand_manager_used" | "first_brand_director_used" | "first_burger_sold" | "first_pizza_sold" | "first_lemonade_sold" | "first_beer_sold" | "first_soft_drink_sold" | "first_recruiting_girl_used" | "first_trainer_used" | "first_discount_manager_used" | "first_house_built" | "first_new_restaurant" | "first_waitress_used" | "first_cart_operator_used" | "first_lobbyist_used" | "first_coffee_sold" | "first_rural_marketeer_used" | "someone_sells_your_demand";

/**
 * A milestone card.
 */
export type MilestoneCard = {
/**
 * Its id.
 */
id: Milestone,
/**
 * What earns it.
 */
goal: MilestoneGoal,
/**
 * What it does.
 */
effects: Array<MilestoneEffect>,
/**
 * Nobody can earn it after this round (K-HARD-1).
 */
last_round?: number, };

/**
 * A milestone in this game.
 */
export type MilestoneData = {
/**
 * Which.
 */
milestone: Milestone,
/**
 * Can it still be had?
 */
state: MilestoneState,
/**
 * Who has it.
 */
holders: Array<PlayerId>, };

/**
 * What a milestone does for those who have it. Rules ask for effects, never for a milestone: two of them may do the same.
 */
export type MilestoneEffect = { "kind": "eternal_campaigns" } | { "kind": "waive_salaries",
/**
 * Cards.
 */
cards: Array<Employee>, } | { "kind": "salary_discount",
/**
 * How much.
 */
amount: number, } | { "kind": "grant_cards",
/**
 * Which.
 */
card: Employee,
/**
 * How many.
 */
count: number, } | { "kind": "sale_bonus",
/**
 * Items.
 */
items: Array<Item>,
/**
 * How much for each.
 */
amount: number, } | { "kind": "more_drinks",
/**
 * How many more.
 */
amount: number, } | { "kind": "more_range",
/**
 * How many borders more.
 */
amount: number,
/**
 * Who.
 */
cards: Array<Employee>, } | { "kind": "see_reserves" } | { "kind": "tips",
/**
 * How much instead of the usual tip.
 */
amount: number, } | { "kind": "freezer",
/**
 * Items it holds.
 */
items: number, } | { "kind": "price",
/**
 * By how much.
 */
amount: number, } | { "kind": "open_slots",
/**
 * How many more.
 */
count: number, } | { "kind": "demand_factor",
/**
 * The kind.
 */
campaign: CampaignKind,
/**
 * Times as much.
 */
factor: number, } | { "kind": "ceo_is_cfo" } | { "kind": "combine_training" } | { "kind": "score",
/**
 * By how much.
 */
amount: number, } | { "kind": "place_offramp" } | { "kind": "add_tile" } | { "kind": "place_shop" } | { "kind": "marketing_pay",
/**
 * How much for each.
 */
amount: number, } | { "kind": "second_campaign" } | { "kind": "two_goods" } | { "kind": "eternal_radios",
/**
 * Whose.
 */
card: Employee, } | { "kind": "ceo_slots",
/**
 * How many.
 */
count: number, } | { "kind": "pizza_radios" } | { "kind": "train_at_work" } | { "kind": "pay_in_items" } | { "kind": "free_card",
/**
 * Which.
 */
card: Employee, } | { "kind": "no_forced_firing" } | { "kind": "burn_cash",
/**
 * How much.
 */
amount: number, } | { "kind": "free_mailbox" } | { "kind": "salary_rate",
/**
 * How much.
 */
amount: number, } | { "kind": "drinks_per_source",
/**
 * Cards.
 */
cards: Array<Employee>,
/**
 * How many.
 */
count: number, };

/**
 * What earns a milestone.
 */
export type MilestoneGoal = { "kind": "place_campaign",
/**
 * The kind.
 */
campaign: CampaignKind, } | { "kind": "advertise",
/**
 * Items.
 */
items: Array<Item>, } | { "kind": "put_to_work",
/**
 * Cards.
 */
cards: Array<Employee>, } | { "kind": "produce",
/**
 * The item.
 */
item: Item, } | { "kind": "train" } | { "kind": "hire",
/**
 * How many.
 */
count: number, } | { "kind": "have_cash",
/**
 * How much.
 */
amount: number, } | { "kind": "have_cash_after_dinner",
/**
 * How much.
 */
amount: number, } | { "kind": "pay_salaries",
/**
 * How much.
 */
amount: number, } | { "kind": "throw_away" } | { "kind": "demand_sold" } | { "kind": "lobby" } | { "kind": "sell_coffee" } | { "kind": "use",
/**
 * Cards.
 */
cards: Array<Employee>, } | { "kind": "sell",
/**
 * The item.
 */
item: Item, } | { "kind": "build_house" } | { "kind": "open_restaurant" } | { "kind": "earn_tips" };

/**
 * A set of milestones.
 */
export type MilestoneSet = Array<"first_billboard_placed" | "first_to_train_someone" | "first_to_hire_three" | "first_burger_marketed" | "first_pizza_marketed" | "first_drink_marketed" | "first_errand_boy_played" | "first_to_have_20" | "first_burger_produced" | "first_pizza_produced" | "first_waitress_played" | "first_to_throw_away" | "first_to_lower_prices" | "first_cart_operator_played" | "first_airplane_campaign" | "first_radio_campaign" | "first_to_have_100" | "first_to_pay_20" | "first_marketeer_used" | "first_marketing_trainee_used" | "first_campaign_manager_used" | "first_brand_manager_used" | "first_brand_director_used" | "first_burger_sold" | "first_pizza_sold" | "first_lemonade_sold" | "first_beer_sold" | "first_soft_drink_sold" | "first_recruiting_girl_used" | "first_trainer_used" | "first_discount_manager_used" | "first_house_built" | "first_new_restaurant" | "first_waitress_used" | "first_cart_operator_used" | "first_lobbyist_used" | "first_coffee_sold" | "first_rural_marketeer_used" | "someone_sells_your_demand">;

/**
 * Can a milestone still be had?
 */
export type MilestoneState = "open" | "closing" | "closed";

/**
 * Why somebody could not be told, the last time.
 */
export type Mishap = {
/**
 * What went wrong.
 */
code: MishapCode,
/**
 * What the other side answered with: a status of HTTP, or of a mail server.
 */
status?: number,
/**
 * The same in technical words, not necessarily ours. In no particular language.
 */
detail?: string, };

/**
 * What went wrong.
 */
export type MishapCode = "bad_address" | "no_such_name" | "connection_refused" | "no_connection" | "timed_out" | "bad_certificate" | "no_tls" | "no_answer" | "moved" | "not_allowed" | "gone" | "too_often" | "not_taken" | "failing" | "no_mailbox" | "mailbox_full" | "mail_delayed" | "mail_refused" | "unusable" | "unknown";

/**
 * A decision that cost something.
 */
export type Mistake = {
/**
 * Whose.
 */
chain: PlayerId,
/**
 * What was decided.
 */
action: Action,
/**
 * What it cost, on average.
 */
loss: Loss,
/**
 * What was to be expected of it, and what happens with it that does not with the better one.
 */
played: Plan,
/**
 * What would have been better, and what happens with it that does not with the one that was played.
 */
better: Plan,
/**
 * Actions of the record played before it.
 */
at: number,
/**
 * The round; 0 before the first.
 */
round: number, } & ({ "stage": "first_restaurant",
/**
 * Second pass: passing is over.
 */
must_place: boolean, } | { "stage": "reserve" } | { "stage": "restructuring" } | { "stage": "order_of_business" } | { "stage": "working",
/**
 * The step it is at.
 */
step: Step, } | { "stage": "payday" } | { "stage": "freezer" } | { "stage": "game_over" });

/**
 * An expansion module (K-GEN-1).
 */
export type Module = "new_districts" | "lobbyists" | "new_milestones" | "coffee" | "kimchi" | "sushi" | "noodles" | "ketchup" | "fry_chefs" | "night_shift" | "mass_marketeers" | "rural_marketeers" | "gourmet_critics" | "movie_stars" | "reserve_prices" | "hard_choices" | "six_players";

/**
 * A module that can be played.
 */
export type ModuleData = {
/**
 * Its id.
 */
id: Module,
/**
 * Modules it cannot be played with (K-GEN-2).
 */
excludes: Array<Module>,
/**
 * Modules it cannot be played without (K-GEN-2).
 */
needs: Array<Module>, };

/**
 * Modules, written as a list of their ids in the order of [`Module::ALL`].
 */
export type ModuleSet = Array<Module>;

/**
 * What a sale at a negative price does (B-OPT-1).
 */
export type NegativePrices = "floor" | "pay";

/**
 * A new table.
 */
export type NewTable = {
/**
 * Its options; what is left out is as in an ordinary game.
 */
options: Pick<Options, "players"> & Partial<Options>,
/**
 * Seats you take yourself: several make it hot-seat. Default: the first.
 */
seats?: Array<number>,
/**
 * Seats for bots.
 */
bots?: Array<BotSeat>,
/**
 * Looks and names for those seats; one left out has the first look that is free.
 */
signs?: Array<SeatSign>,
/**
 * Start at once, when every seat is taken.
 */
start?: boolean,
/**
 * Deal from this seed: a number as text, to play a known map and starting order. Only together with `start`, so that
 * nobody sits down at a game somebody else has looked into.
 */
seed?: string, };

/**
 * Why a card was not taken from the pool.
 */
export type NotTaken = "pool_empty" | "owned" | "places_full";

/**
 * What you wrote down at a table.
 */
export type Note = {
/**
 * The text; empty when there is none.
 */
text: string, };

/**
 * What this server can do, and what you have chosen.
 */
export type NoticeAnswer = {
/**
 * Can anything be sent?
 */
on: boolean,
/**
 * Can mail be sent?
 */
mail: boolean,
/**
 * The key browsers subscribe with; none when nothing can be sent.
 */
push_key: string | null,
/**
 * Your language, time zone and quiet hours.
 */
settings: NoticeSettings,
/**
 * Where you are told what.
 */
targets: Array<TargetShown>, };

/**
 * What a notice tells.
 */
export type NoticeKind = "turn" | "started" | "chat" | "deadline" | "finished" | "invited";

/**
 * How somebody wants to be told.
 */
export type NoticeSettings = {
/**
 * `en`, `zh-CN` or `ru`.
 */
language: string,
/**
 * An IANA time zone: `Europe/Berlin`.
 */
zone: string,
/**
 * Hours in which nothing is sent; what is still true afterwards is sent then.
 */
quiet: Quiet | null, };

/**
 * Numbers that are the same in every game.
 */
export type Numbers = {
/**
 * Every unit costs this before anything changes it.
 */
base_price: number,
/**
 * What a garden multiplies the price of the goods by.
 */
garden_factor: number,
/**
 * Salary of a card that has one.
 */
salary: number,
/**
 * Slots of the CEO until the bank breaks.
 */
ceo_slots: number,
/**
 * Hires of the CEO every turn.
 */
ceo_hires: number,
/**
 * Restaurants of one chain.
 */
restaurants: number,
/**
 * Gardens in the box.
 */
gardens: number,
/**
 * Houses that can be placed in play.
 */
houses: Array<HouseNumber>,
/**
 * Demand a house can hold.
 */
house_demand: number,
/**
 * Demand a house with a garden can hold.
 */
garden_demand: number,
/**
 * Items a freezer holds.
 */
freezer: number,
/**
 * Squares along the side of a tile.
 */
tile: number, };

/**
 * Why a house is lost, and so what it would take.
 */
export type Obstacle = { "obstacle": "no_road" } | { "obstacle": "goods",
/**
 * Those missing now.
 */
missing: Stock, } | { "obstacle": "lesser_order",
/**
 * Who.
 */
chain: PlayerId, } | { "obstacle": "dearer",
/**
 * Who.
 */
chain: PlayerId,
/**
 * By so much.
 */
by: number, } | { "obstacle": "lesser_star",
/**
 * Whose.
 */
chain: PlayerId, } | { "obstacle": "fewer_waitresses",
/**
 * Who has them.
 */
chain: PlayerId, } | { "obstacle": "later_in_order",
/**
 * Who.
 */
chain: PlayerId, };

/**
 * Who sits on a seat.
 */
export type Occupant = { "kind": "open" } | { "kind": "person",
/**
 * Who.
 */
user: UserId, } | { "kind": "bot",
/**
 * Which.
 */
bot: BotKind,
/**
 * The person it stands in for, who may come back.
 */
for_user: UserId | null, } | { "kind": "the_chain" };

/**
 * One chain's offer to a house.
 */
export type Offer = {
/**
 * Who.
 */
chain: PlayerId,
/**
 * Its unit price; for The Chain the marker that houses compare in its place.
 */
unit_price: number,
/**
 * Tile borders to its nearest entrance; none without a road.
 */
distance: number | null,
/**
 * Unit price plus distance.
 */
score: number | null,
/**
 * Waitresses at work.
 */
waitresses: number,
/**
 * Place in the turn order, from 1.
 */
order: number,
/**
 * What it could serve: how much the house likes it, 1 best; told where houses have a choice (K-DIN-2).
 */
tier?: number,
/**
 * Its movie star at work.
 */
star?: Employee,
/**
 * What milestones take off the score.
 */
minus?: number, } & ({ "verdict": "won_alone" } | { "verdict": "won_by_price" } | { "verdict": "won_by_star" } | { "verdict": "won_by_waitresses" } | { "verdict": "won_by_order" } | { "verdict": "no_restaurant" } | { "verdict": "no_road" } | { "verdict": "no_stock",
/**
 * What is missing.
 */
missing: Stock, } | { "verdict": "lesser_order" } | { "verdict": "dearer" } | { "verdict": "lesser_star" } | { "verdict": "fewer_waitresses" } | { "verdict": "later_in_order" });

/**
 * What a chain offers a house: price and distance are compared.
 */
export type Offered = {
/**
 * Who.
 */
chain: PlayerId,
/**
 * Its unit price.
 */
price: number,
/**
 * Tile borders to it; none without a road.
 */
distance: number | null,
/**
 * The sum, which must be the lowest.
 */
sum: number | null, };

/**
 * Tables that are open to join.
 */
export type OpenTables = {
/**
 * Latest change first.
 */
tables: Array<TableCard>,
/**
 * Ask with this as `after` for more.
 */
next: string | null, };

/**
 * Something the rules leave to the table.
 */
export type OptionData = {
/**
 * Its id.
 */
id: RuleOption,
/**
 * How it can be read, the usual way first.
 */
readings: Array<string>,
/**
 * It is about these modules.
 */
modules: Array<Module>, };

/**
 * The agreed options of a table.
 */
export type Options = {
/**
 * What the table is called; empty for "somebody's table".
 */
name: string,
/**
 * The map is dealt from this seed, so that everybody can look at it before the game; the rest of the game is not.
 * Without it the map is a surprise.
 */
map_seed?: number | null,
/**
 * The game goes on where this record stops, instead of being dealt; then it says what is played, too. Everybody at the
 * table knows all of it.
 */
record?: string,
/**
 * Time for decisions.
 */
clock: Clock,
/**
 * What happens when somebody's time is out.
 */
time_out: TimeOut,
/**
 * When clocks rest.
 */
rest: Rest,
/**
 * Listed in the lobby and open to spectators; otherwise only by invitation.
 */
public: boolean,
/**
 * Milliseconds a bot takes at least for a move while somebody looks on; 0 lets them move at once.
 */
bot_pace: number,
/**
 * Who plays on for somebody who is away; agreed beforehand, so that nobody can choose a weak one for a rival.
 */
substitute: BotKind,
/**
 * May people ask for hints although several people play? Whoever plays against bots alone always may.
 */
hints: boolean,
/**
 * Counts for nobody's rating.
 */
friendly?: boolean,
/**
 * For people who learn: hints are allowed, taking back is welcome, and nothing counts.
 */
learning?: boolean,
/**
 * Only for people who have finished so many games, of two people or more, where the table is; 0 for everybody.
 */
experience?: number,
/**
 * The edition of the rules; the first for games that are older than editions.
 */
edition?: Edition,
/**
 * How many players.
 */
players: number,
/**
 * Full game or one of the introductory games.
 */
intro: Intro,
/**
 * Option B-OPT-1.
 */
negative_prices: NegativePrices,
/**
 * Option B-OPT-2.
 */
sequential_payday: boolean,
/**
 * A solo game against The Chain, for two players of whom it is one.
 */
solo?: Solo,
/**
 * Expansion modules in play (K-GEN-1).
 */
modules?: ModuleSet,
/**
 * Readings of the expansion's rules that differ from the usual ones.
 */
options?: RuleOptions,
/**
 * What the map must contain (K-DIST-1, K-DIST-2).
 */
map_settings?: MapSettings, };

/**
 * The choice of places in the turn order.
 */
export type OrderData = {
/**
 * Who still has to choose, in order.
 */
choosers: Array<PlayerId>,
/**
 * Who has taken which place, first place first.
 */
places: Array<PlayerId | null>, };

/**
 * What a player wants done without being asked.
 */
export type Orders = {
/**
 * Go on wherever only one thing can be done, or nothing is owed.
 */
go_on: boolean,
/**
 * Places in the order of business, from 1, the most wanted first: the first that is free is taken. Empty to be asked.
 */
order: Array<number>,
/**
 * Pay the salaries.
 */
pay: boolean,
/**
 * Whom to let go when the money does not reach, the first first; when nobody of them is left, one is asked.
 */
fire: Array<Employee>,
/**
 * What to keep in the freezer, the most wanted first; none to be asked.
 */
keep: Array<Item> | null,
/**
 * What to do in the working day of a round.
 */
plan: DayPlan | null, };

/**
 * Somebody's orders for their seat.
 */
export type OrdersAnswer = {
/**
 * The seat.
 */
seat: number,
/**
 * What was ordered.
 */
orders: Orders,
/**
 * How many steps of the plan are done.
 */
done: number,
/**
 * Why the plan was given up, if it was.
 */
dropped: PlanDropped | null, };

/**
 * What only the player at a seat gets.
 */
export type OwnData = {
/**
 * Who.
 */
seat: PlayerId,
/**
 * Everything they may do now.
 */
choices: Choices,
/**
 * Restructuring and reserve cards: the choice was made and can still be changed.
 */
may_change: boolean, };

/**
 * How a game was played: each has ratings of its own.
 */
export type Pace = "live" | "turns" | "bots" | "solo";

/**
 * What a page says.
 */
export type PageMessage = { "type": "looking",
/**
 * Which.
 */
table: string | null, };

/**
 * The part of a card that makes The Chain do something.
 */
export type Pane = "slot_1" | "slot_2" | "slot_3" | "slot_4" | "coffee_shop" | "market" | "food_left" | "food_right" | "develop" | "lobby" | "expand_chain" | "cleanup_left" | "cleanup_middle" | "cleanup_right" | "star" | "upper_left" | "upper_right" | "lower_left" | "lower_right";

/**
 * A park that a lobbyist can lay.
 */
export type ParkPiece = "I" | "T" | "L";

/**
 * Who can stop the clocks for a while.
 */
export type Pauses = "never" | "agreed" | "host";

/**
 * A person as others see them.
 */
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
registered: boolean,
/**
 * Has a name of their own; otherwise `name` only says "guest", which a client can say in its reader's language.
 */
named: boolean,
/**
 * Is not here any more: `name` says nothing.
 */
left?: boolean,
/**
 * Has finished many games; told where people learn.
 */
experienced?: boolean, };

/**
 * A point of the round from which a position can be played.
 */
export type Phase = "first_restaurant" | "restructuring" | "order" | "recruit" | "train" | "campaigns" | "food" | "houses" | "lobbyists" | "restaurants" | "dinnertime" | "payday" | "marketing" | "cleanup";

/**
 * Road and park pieces on the cards.
 */
export type Piece = "road_i2" | "road_l3" | "road_i4" | "park_i4" | "park_l4" | "park_t4";

/**
 * Where a campaign lies.
 */
export type Place = {
/**
 * North-west square.
 */
at: Coord,
/**
 * Printed width and height swapped.
 */
rotated: boolean, } | {
/**
 * Which lines.
 */
lines: Lines,
/**
 * The side of the map it lies on, where that matters (K-LOB-33).
 */
side?: Dir, } | {
/**
 * Which side.
 */
side: Dir, } | Record<symbol, never>;

/**
 * Demand one campaign put, or failed to put, on one house.
 */
export type Placed = {
/**
 * The house.
 */
house: HouseNumber,
/**
 * Tokens placed.
 */
placed: number,
/**
 * Tokens that did not fit.
 */
lost: number, };

/**
 * A house placed in play.
 */
export type PlacedHouse = {
/**
 * Its number.
 */
number: HouseNumber,
/**
 * North-west square of the footprint, garden included.
 */
at: Coord,
/**
 * The side the garden is on.
 */
garden: Dir, };

/**
 * What is to be placed.
 */
export type Placing = { "piece": "restaurant" } | { "piece": "house",
/**
 * Its number.
 */
house: HouseNumber, } | { "piece": "coffee_shop" } | { "piece": "road",
/**
 * Which.
 */
road: RoadPiece, } | { "piece": "campaign",
/**
 * The token.
 */
number: TokenNumber,
/**
 * Who runs it.
 */
marketeer: Employee, };

/**
 * A way to go on, and what it is expected to bring.
 */
export type Plan = {
/**
 * The decision, and what the player would do after it until the end of the day.
 */
actions: Array<Action>,
/**
 * Chance to win.
 */
chance: Estimate,
/**
 * Dollars ahead of the best other at the end.
 */
margin: Estimate,
/**
 * Games played on with it.
 */
games: number,
/**
 * Why, the most important first.
 */
reasons: Array<PlanReason>, };

/**
 * Why a plan was given up. What it had done stands; its maker is asked about the rest.
 */
export type PlanDropped = { "reason": "guard",
/**
 * At which step, from 0.
 */
step: number,
/**
 * Which.
 */
guard: PlanGuard, } | { "reason": "refused",
/**
 * At which step, from 0.
 */
step: number,
/**
 * The code of the refusal.
 */
code: string,
/**
 * Its data by name.
 */
args: Record<string, unknown>,
/**
 * The refusal as a sentence in English.
 */
sentence: string, } | { "reason": "by_hand",
/**
 * At which step, from 0.
 */
step: number, } | { "reason": "taken_back" };

/**
 * A condition. All of them are about what everybody can see.
 */
export type PlanGuard = { "guard": "milestone_open",
/**
 * Which.
 */
milestone: Milestone, } | { "guard": "in_supply",
/**
 * Which.
 */
card: Employee,
/**
 * How many at least.
 */
count: number, } | { "guard": "token_free",
/**
 * Its number.
 */
number: TokenNumber, } | { "guard": "square_free",
/**
 * Which.
 */
at: Coord, } | { "guard": "cash_at_least",
/**
 * Dollars.
 */
cash: number, } | { "guard": "rivals_at_least",
/**
 * Dollars a good.
 */
price: number, } | { "guard": "rivals_at_most",
/**
 * Dollars a good.
 */
price: number, } | { "guard": "nobody",
/**
 * What.
 */
did: RivalDeed, };

/**
 * One thing that happens with this plan, most of the time, in the present round unless it says otherwise. Where two plans are
 * compared, it is something that does not happen with the other.
 */
export type PlanReason = { "reason": "sells",
/**
 * The house.
 */
house: HouseNumber,
/**
 * What it brings.
 */
dollars: number, } | { "reason": "loses_house",
/**
 * The house.
 */
house: HouseNumber,
/**
 * Who gets it.
 */
to: PlayerId,
/**
 * What they get for it.
 */
dollars: number, } | { "reason": "takes_milestone",
/**
 * The milestone.
 */
milestone: Milestone, } | { "reason": "leaves_milestone",
/**
 * The milestone.
 */
milestone: Milestone,
/**
 * Who gets it.
 */
to: PlayerId, } | { "reason": "hires",
/**
 * The card.
 */
card: Employee, } | { "reason": "trains",
/**
 * The card.
 */
card: Employee,
/**
 * What it becomes.
 */
to: Employee, } | { "reason": "advertises",
/**
 * The item.
 */
item: Item,
/**
 * How many of it they will want more.
 */
count: number, } | { "reason": "throws_away",
/**
 * What.
 */
items: Stock, } | { "reason": "cannot_pay",
/**
 * Who.
 */
card: Employee, } | { "reason": "fires",
/**
 * Who.
 */
card: Employee, } | { "reason": "opens",
/**
 * Its north-west square.
 */
at: Coord, } | { "reason": "builds",
/**
 * The house.
 */
house: HouseNumber, } | { "reason": "garden",
/**
 * The house.
 */
house: HouseNumber, } | { "reason": "acts_at",
/**
 * From 1.
 */
place: number, } | { "reason": "breaks_bank" } | { "reason": "pays_more",
/**
 * So much more.
 */
dollars: number, } | { "reason": "earns_more",
/**
 * So much more.
 */
dollars: number,
/**
 * In so many rounds, the present one included.
 */
rounds: number, } | { "reason": "holds_back",
/**
 * Who.
 */
chain: PlayerId,
/**
 * So much less.
 */
dollars: number,
/**
 * In so many rounds, the present one included.
 */
rounds: number, };

/**
 * One step of a plan.
 */
export type PlanStep = {
/**
 * Only if all of this is so when its turn comes; else the plan ends and one is asked.
 */
guards: Array<PlanGuard>,
/**
 * What to do.
 */
action: Action, };

/**
 * A player (a chain) by number, counted from 0.
 */
export type PlayerId = number;

/**
 * A set of players.
 */
export type PlayerSet = Array<number>;

/**
 * A point of the chart: how everybody stood.
 */
export type Point = {
/**
 * Whose turn begins, if it is one player's.
 */
turn: PlayerId | null,
/**
 * Everybody, by number.
 */
seats: Array<SeatEstimate>,
/**
 * Games played on.
 */
games: number,
/**
 * Actions of the record played before it.
 */
at: number,
/**
 * The round; 0 before the first.
 */
round: number, } & ({ "stage": "first_restaurant",
/**
 * Second pass: passing is over.
 */
must_place: boolean, } | { "stage": "reserve" } | { "stage": "restructuring" } | { "stage": "order_of_business" } | { "stage": "working",
/**
 * The step it is at.
 */
step: Step, } | { "stage": "payday" } | { "stage": "freezer" } | { "stage": "game_over" });

/**
 * What to point at.
 */
export type Pointers = {
/**
 * Houses.
 */
houses: Array<HouseNumber>,
/**
 * Squares of the map.
 */
squares: Array<Coord>,
/**
 * Own cards.
 */
cards: Array<Employee>,
/**
 * Chains.
 */
chains: Array<PlayerId>,
/**
 * Milestones.
 */
milestones: Array<Milestone>, };

/**
 * A position: every field of the format, others only where they say something.
 */
export type Position = { version: number, modules: ModuleSet, options?: RuleOptions, intro: IntroForm, edition?: Edition, negative_prices?: NegativePrices, sequential_payday?: boolean, map: Layout, round: number, turn_order: Array<PlayerId>, bank: number, bank_breaks: number, ceo_slots: number, next_ceo_slots?: number, claimed_this_round?: Array<Milestone>, houses: Array<PlacedHouse>, gardens: Array<AddedGarden>, base_price?: number, withdrawn?: Array<Milestone>, demand: Record<string, (Item | { item: Item, chain: number | null })[]>, campaigns: Array<CampaignForm>, tile_reserve?: Array<TileId>, roads?: Array<BuiltRoad>, roadworks?: Array<Coord>, parks?: Array<Written<ParkPiece>>, offramps?: Array<WrittenOfframp>, chains: Array<ChainForm>, chain?: AutomatonForm, };

/**
 * Something wrong with a position.
 */
export type PositionFault = {
/**
 * The field, as in `chains[1].restaurants[0]`; empty for the whole.
 */
path: string,
/**
 * What is wrong with it, in English.
 */
reason: string,
/**
 * What is wrong with it; words are under `fault-` and this, or those of a refusal.
 */
code: string,
/**
 * What goes into the words.
 */
args: Record<string, unknown>, };

/**
 * What one action of yours would do, and only that: what others or the next phase make of it is not told.
 */
export type Preview = {
/**
 * Why it is not possible. Then everything else is as it is.
 */
refusal: RefusalData | null,
/**
 * What would happen.
 */
events: Array<Event>,
/**
 * Squares of pieces it would put down or pick up, in reading order.
 */
squares: Array<Coord>,
/**
 * Houses it would build, change or reach.
 */
houses: Array<HouseNumber>,
/**
 * For a campaign: what it would put on houses if all campaigns ran right after it.
 */
next_run: Array<Placed>,
/**
 * Squares a campaign would reach.
 */
reached: Array<Coord>,
/**
 * Tile borders from each house to you.
 */
distances: Array<DistanceChange>,
/**
 * The same once the roads that are being built are open, where that makes a difference.
 */
once_open?: Array<DistanceChange>,
/**
 * Houses you would win if dinner were now.
 */
wins: Change<Array<HouseNumber>>,
/**
 * Houses that would stand otherwise in tonight's forecast.
 */
marks: Array<MarkChange>,
/**
 * Your unit price.
 */
price: Change<number>,
/**
 * Your cash.
 */
cash: Change<number>,
/**
 * Your salary bill.
 */
bill: Change<Bill>,
/**
 * Nothing would be left to do in your working day, so that it would end by itself.
 */
ends_day: boolean, };

/**
 * A part of a price: who, how many, by how much.
 */
export type PricePart = {
/**
 * The card.
 */
card: Employee,
/**
 * How many are at work.
 */
count: number,
/**
 * What they change in all.
 */
amount: number, };

/**
 * A unit price and how it comes about.
 */
export type PriceParts = {
/**
 * Whose.
 */
chain: PlayerId,
/**
 * Before any change.
 */
base: number,
/**
 * Cards at work.
 */
cards: Array<PricePart>,
/**
 * From First to lower prices.
 */
milestone: number,
/**
 * The result.
 */
unit_price: number,
/**
 * The Chain's marker, which houses compare in place of the price.
 */
marker: number | null, };

/**
 * What is known of somebody who is registered.
 */
export type Profile = {
/**
 * Who.
 */
person: Person,
/**
 * Since when, in milliseconds since 1970.
 */
since: number,
/**
 * Who may see this; told to its person only.
 */
shown?: Shown,
/**
 * Ratings, by the way games are played.
 */
ratings: Array<ProfileRating>,
/**
 * By players and modules, most played first.
 */
games: Array<KindOfGame>,
/**
 * Openings, most played first.
 */
openings: Array<Tried>,
/**
 * Head to head, most played first.
 */
rivals: Array<HeadToHead>,
/**
 * Games against The Chain, by difficulty.
 */
solo: Array<Tried>, };

/**
 * Somebody's rating in games played one way.
 */
export type ProfileRating = {
/**
 * Which way.
 */
pace: Pace,
/**
 * Games that counted.
 */
games: number,
/**
 * Those won.
 */
wins: number,
/**
 * How it went, oldest first: the latest hundred games.
 */
course: Array<CoursePoint>,
/**
 * The best guess.
 */
rating: number,
/**
 * How far it may be off to either side, in 19 of 20 cases.
 */
off: number, };

/**
 * How far a job is.
 */
export type Progress = {
/**
 * Games played on so far.
 */
done: number,
/**
 * Games there will be at most; what is clear earlier ends earlier.
 */
total: number, };

/**
 * A moment, a task, and what is known about it.
 */
export type Puzzle = {
/**
 * Its name, for good: the kind and a number made of the position and the task.
 */
id: string,
/**
 * The task.
 */
goal: PuzzleGoal,
/**
 * Who solves it.
 */
solver: PlayerId,
/**
 * Where the solver decides, in the order of the round: from the first of them the puzzle is played, and in all other
 * steps the solver passes.
 */
decides: Array<Phase>,
/**
 * From 1, easy, to 5, hard.
 */
difficulty: number,
/**
 * Modules in play.
 */
modules?: ModuleSet,
/**
 * The moment, in the format of `docs/positions.md`.
 */
position: Position,
/**
 * What the solver does to solve it.
 */
solution: Array<Action>,
/**
 * What trying everything has shown.
 */
facts: PuzzleFacts, };

/**
 * The solution, and what trying everything has shown.
 */
export type PuzzleExplanation = {
/**
 * The task.
 */
goal: PuzzleGoal,
/**
 * What the solver does.
 */
solution: Array<Action>,
/**
 * Everything that happens then, in order.
 */
events: Array<Event>,
/**
 * What it comes to.
 */
story: PuzzleStory,
/**
 * What was tried, and how many lines do it.
 */
facts: PuzzleFacts, };

/**
 * What trying every line has shown.
 */
export type PuzzleFacts = {
/**
 * Moments at which the solver can have something to decide.
 */
states: number,
/**
 * Different ends of the evening.
 */
ends: number,
/**
 * How many of them do what is asked.
 */
solving: number,
/**
 * The best value of all ends that do not, if there are any.
 */
second?: number,
/**
 * The value of leaving the company as it is and doing the first thing offered.
 */
obvious: number,
/**
 * Would a Trainee, playing as usual, have solved it?
 */
trainee?: boolean,
/**
 * And a Manager?
 */
manager?: boolean, };

/**
 * Why a try failed.
 */
export type PuzzleFailure = { "reason": "house_lost",
/**
 * The house.
 */
house: HouseNumber,
/**
 * Who.
 */
to: PlayerId, } | { "reason": "house_unserved",
/**
 * The house.
 */
house: HouseNumber, } | { "reason": "too_little",
/**
 * What was earned.
 */
earned: number,
/**
 * What could have been.
 */
wanted: number, } | { "reason": "too_few_houses",
/**
 * Served.
 */
served: number,
/**
 * Asked for.
 */
wanted: number, } | { "reason": "rival_earned",
/**
 * The rival.
 */
rival: PlayerId,
/**
 * What they earned.
 */
earned: number,
/**
 * What they may earn.
 */
allowed: number, } | { "reason": "too_little_left",
/**
 * Left.
 */
left: number,
/**
 * Asked for.
 */
wanted: number, } | { "reason": "too_many_fired",
/**
 * Fired.
 */
fired: number,
/**
 * Allowed.
 */
allowed: number, } | { "reason": "cannot_pay",
/**
 * What is due.
 */
due: number,
/**
 * What there is.
 */
cash: number, } | { "reason": "game_over" } | { "reason": "too_few_milestones",
/**
 * Got.
 */
got: number,
/**
 * Asked for.
 */
wanted: number, };

/**
 * What is to be done. Amounts are what the best lines reach and no other does.
 */
export type PuzzleGoal = { "kind": "win_house",
/**
 * The house.
 */
house: HouseNumber,
/**
 * Who serves it if nothing is done about it.
 */
rival: PlayerId, } | { "kind": "best_dinner",
/**
 * Sales, tips and bonus.
 */
amount: number, } | { "kind": "sell_houses",
/**
 * How many.
 */
count: number, } | { "kind": "hold_rival",
/**
 * The rival.
 */
rival: PlayerId,
/**
 * At most.
 */
amount: number, } | { "kind": "payday",
/**
 * At most.
 */
fired: number,
/**
 * At least.
 */
left: number, } | { "kind": "milestones",
/**
 * How many.
 */
count: number, };

/**
 * Why a house went where it did.
 */
export type PuzzleHouse = {
/**
 * The house.
 */
house: HouseNumber,
/**
 * Who served it.
 */
winner: PlayerId | null,
/**
 * What it paid them.
 */
income: number,
/**
 * The solver's offer.
 */
own: Offer,
/**
 * The best offer of anybody else who could have served it; of the winner, if somebody else won.
 */
rival?: Offer,
/**
 * The rival's price plus distance less the solver's: by so much the solver was cheaper, or dearer if below nothing.
 */
margin?: number, };

/**
 * How a try ended.
 */
export type PuzzleOutcome = { "outcome": "solved",
/**
 * See [`Goal::value`].
 */
value: number, } | { "outcome": "failed",
/**
 * See [`Goal::value`].
 */
value: number,
/**
 * Why.
 */
failure: PuzzleFailure, };

/**
 * How a try stands.
 */
export type PuzzleState = {
/**
 * What was decided.
 */
made: Array<Action>,
/**
 * How it ended, once it has.
 */
outcome: PuzzleOutcome | null,
/**
 * What the evening was like, once it is over.
 */
story: PuzzleStory | null, };

/**
 * What one line came to.
 */
export type PuzzleStory = {
/**
 * How it ended; nothing while it goes on.
 */
outcome: PuzzleOutcome | null,
/**
 * Who works in the solver's company.
 */
at_work: Staff,
/**
 * What the solver asks for a unit.
 */
unit_price: number,
/**
 * What the solver earned at dinner.
 */
income: number,
/**
 * House by house, in the order of the evening.
 */
houses: Array<PuzzleHouse>,
/**
 * Milestones the solver got.
 */
milestones: Array<Milestone>,
/**
 * What the salaries came to, where they were paid or due.
 */
due?: number,
/**
 * Cash in hand at the end.
 */
cash: number, };

/**
 * What shall be done. How much of it is found out: as much as can be.
 */
export type PuzzleTask = { "kind": "win_house",
/**
 * The house.
 */
house: HouseNumber, } | { "kind": "best_dinner" } | { "kind": "sell_houses" } | { "kind": "hold_rival",
/**
 * The rival.
 */
rival: PlayerId, } | { "kind": "payday",
/**
 * At most.
 */
fired: number, } | { "kind": "milestones" };

/**
 * What trying everything has shown.
 */
export type PuzzleVerdict = { "verdict": "puzzle",
/**
 * With its solution.
 */
puzzle: Puzzle,
/**
 * Whoever leaves the company as it is, or does the first thing offered, solves it as well.
 */
obvious: boolean, } | { "verdict": "no_solution",
/**
 * The best there is; see [`Goal::value`].
 */
best: number, } | { "verdict": "anything" } | { "verdict": "too_large",
/**
 * States and ends after which it was given up.
 */
most: number, };

/**
 * What somebody wants to be a puzzle.
 */
export type PuzzleWish = {
/**
 * The moment, in the public format.
 */
position: unknown,
/**
 * What shall be done.
 */
task: PuzzleTask,
/**
 * Who does it.
 */
solver: PlayerId,
/**
 * Where they decide, in the order of the round.
 */
decides: Array<Phase>, };

/**
 * What can be asked.
 */
export type Question = { "question": "houses" } | { "question": "forecast" } | { "question": "worths",
/**
 * The action at any place.
 */
like: Action, } | { "question": "reach",
/**
 * The chain.
 */
chain: PlayerId,
/**
 * North-west square of one of its restaurants, open or not.
 */
restaurant?: Coord, } | { "question": "route",
/**
 * The chain.
 */
chain: PlayerId,
/**
 * The house.
 */
house: HouseNumber, } | { "question": "campaign_reach",
/**
 * Its token.
 */
number: TokenNumber, } | { "question": "range",
/**
 * The card.
 */
card: Employee, } | { "question": "preview",
/**
 * The action, as in records' JSON.
 */
action: Action, } | { "question": "structure",
/**
 * Cards at work, without the CEO.
 */
cards: Staff, } | { "question": "hires" } | { "question": "trainings" } | { "question": "hauls",
/**
 * The card.
 */
buyer: Employee, };

/**
 * Hours of the day, in minutes since midnight; the end may be on the next day.
 */
export type Quiet = {
/**
 * From this minute.
 */
from: number,
/**
 * Up to this one.
 */
to: number, };

/**
 * How far one of your cards reaches from your restaurants.
 */
export type RangeAnswer = {
/**
 * The card.
 */
card: Employee,
/**
 * Its range, milestones included.
 */
range: RangeData,
/**
 * Squares within range, in reading order: road squares for buyers, empty squares next to a road for those who
 * place something, every square of the tiles for a zeppelin.
 */
squares: Array<Coord>,
/**
 * Sources of drinks within range.
 */
sources: Array<Coord>, };

/**
 * How far a card reaches.
 */
export type RangeData = {
/**
 * By road, by air or anywhere.
 */
kind: RangeKind,
/**
 * Tile borders; none when there is no limit.
 */
borders: number | null, };

/**
 * How something is reached.
 */
export type RangeKind = "road" | "air" | "unlimited";

/**
 * How far everything is from some entrances.
 */
export type Reached = {
/**
 * The entrances.
 */
doors: Array<Coord>,
/**
 * Road squares that can be reached, in reading order.
 */
roads: Array<RoadDistance>,
/**
 * All houses.
 */
houses: Array<HouseDistance>, };

/**
 * One thing that speaks for or against a candidate. The client has the words.
 */
export type Reason = {
/**
 * A stable word: `sales`, `salaries`, `milestone`, `price`, `reach`, `order`, `bank`, `growth`, ...
 */
code: string,
/**
 * What it is worth in dollars, if it can be said.
 */
dollars: number | null,
/**
 * What it is about: the id of a card, an item, a milestone or a house.
 */
about: string | null, };

/**
 * A rectangle of squares.
 */
export type Rect = {
/**
 * North-west square.
 */
at: Coord,
/**
 * Squares wide.
 */
width: number,
/**
 * Squares high.
 */
height: number, };

/**
 * A refused action. The game is untouched.
 */
export type Refusal = { "code": "game_over" } | { "code": "no_such_chain", chain: PlayerId, } | { "code": "not_a_player" } | { "code": "not_awaited", chain: PlayerId, } | { "code": "decides_nothing", chain: PlayerId, } | { "code": "locked_today", card: Employee, } | { "code": "kimchi_alone" } | { "code": "no_such_reserve", card: ReserveCard, } | { "code": "wrong_moment", now: string, } | { "code": "must_place" } | { "code": "off_map", at: Coord, } | { "code": "not_empty", at: Coord, by: SquareOccupant, } | { "code": "not_by_road", at: Coord, during: Phase, } | { "code": "entrance_not_by_road", at: Coord, during: Phase, } | { "code": "entrance_tile", chain: PlayerId, } | { "code": "not_your_cards", card: Employee, have: number, want: number, } | { "code": "position_taken", position: number, } | { "code": "no_such_position", position: number, last: number, } | { "code": "no_hires_left" } | { "code": "not_entry", card: Employee, } | { "code": "pile_empty", card: Employee, } | { "code": "not_on_beach", card: Employee, } | { "code": "already_trained", card: Employee, } | { "code": "no_career", card: Employee, to: Employee, } | { "code": "none_left", card: Employee, } | { "code": "second_unique", card: Employee, } | { "code": "ceo_is_cfo" } | { "code": "no_training", steps: number, } | { "code": "phantoms_first", card: Employee, } | { "code": "phantoms_left", card: Employee, } | { "code": "not_available", card: Employee, } | { "code": "wrong_card", card: Employee, } | { "code": "no_such_token", number: TokenNumber, } | { "code": "not_running", number: TokenNumber, } | { "code": "token_taken", number: TokenNumber, } | { "code": "kind_not_allowed", card: Employee, kind: CampaignKind, } | { "code": "out_of_range", range: number, during: Phase, } | { "code": "wrong_duration", turns: Duration, max: number, } | { "code": "must_be_eternal" } | { "code": "not_marketable", item: Item, } | { "code": "wrong_place", kind: CampaignKind, } | { "code": "lines_off_map", first: number, count: number, } | { "code": "wrong_side", side: Dir, } | { "code": "over_offramp", at: Coord, } | { "code": "side_taken", side: Dir, number: TokenNumber, } | { "code": "no_piece_left", piece: string, } | { "code": "lobby_out_of_range", range: number, } | { "code": "road_leads_nowhere" } | { "code": "tile_not_in_reserve", tile: TileId, } | { "code": "no_place_for_tile", slot: Coord, } | { "code": "slot_blocked", slot: Coord, } | { "code": "offramp_place", at: Coord, } | { "code": "offramp_no_road", at: Coord, } | { "code": "over_airplane", number: TokenNumber, } | { "code": "no_shops_left" } | { "code": "no_shop_to_move", at: Coord, } | { "code": "shop_not_by_road", at: Coord, } | { "code": "tile_has_shop", at: Coord, } | { "code": "shop_out_of_range", range: number, } | { "code": "no_frozen_coffee" } | { "code": "must_be_like_first" } | { "code": "one_good_only" } | { "code": "not_on_tile_of", house: HouseNumber, } | { "code": "not_a_mailbox", number: TokenNumber, } | { "code": "other_block", at: Coord, } | { "code": "other_colour", card: Employee, to: Employee, } | { "code": "not_for_salaries", most: number, } | { "code": "items_first", most: number, } | { "code": "no_rotation" } | { "code": "cannot_make", card: Employee, item: Item, } | { "code": "not_a_drink", item: Item, } | { "code": "not_an_entrance", at: Coord, card: Employee, } | { "code": "broken_route", step: number, card: Employee, } | { "code": "route_too_far", borders: number, range: number, card: Employee, } | { "code": "nothing_to_fetch", card: Employee, } | { "code": "no_such_house_tile", house: HouseNumber, } | { "code": "no_such_house", house: HouseNumber, } | { "code": "has_garden", house: HouseNumber, } | { "code": "never_garden", house: HouseNumber, } | { "code": "no_gardens_left" } | { "code": "no_restaurants_left" } | { "code": "no_such_restaurant", at: Coord, } | { "code": "same_place" } | { "code": "nothing_to_fire", card: Employee, } | { "code": "busy_protected", number: TokenNumber, } | { "code": "no_busy_marketeer", number: TokenNumber, } | { "code": "cannot_pay", due: number, cash: number, } | { "code": "freezer_full", total: number, } | { "code": "not_in_stock", item: Item, have: number, };

/**
 * The data of a refusal by name, for a sentence in any language.
 */
export type RefusalArgs = Record<string, string | number | Coord | SquareOccupant>;

/**
 * A refusal as it is sent.
 */
export type RefusalData = {
/**
 * The stable code.
 */
code: string,
/**
 * Its data.
 */
args: RefusalArgs,
/**
 * The rule that says so.
 */
rule: string,
/**
 * A sentence in English.
 */
message: string, };

/**
 * A moment of a game.
 */
export type ReplayMoment = {
/**
 * How many entries (of a table) or decisions (of a record) have been played.
 */
seq: number,
/**
 * How many there are.
 */
last: number,
/**
 * The last one played and what came of it; none at the start of a record.
 */
step: StepMessage | null,
/**
 * Who sat where; empty for records, which know no names.
 */
seats: Array<Occupant>,
/**
 * Names of everybody at the table.
 */
people: Array<Person>,
/**
 * The game at that moment; none before it started.
 */
game: ViewData | null, };

/**
 * One of the three reserve cards everybody chooses from (B-SET-2), or with reserve prices (K-RES-1).
 */
export type ReserveCard = "100" | "200" | "300" | "5" | "10" | "20";

/**
 * A reserve card.
 */
export type ReserveData = {
/**
 * Its id.
 */
id: ReserveCard,
/**
 * Cash it adds to the bank at the first break.
 */
cash: number,
/**
 * CEO slots it votes for.
 */
ceo_slots?: number,
/**
 * The base price it votes for.
 */
price?: number, };

/**
 * OPT-RES: when a new base price begins.
 */
export type ReservePriceChange = "fixed" | "next_house";

/**
 * When the clocks of a table rest. The same for everybody, each by their own zone.
 */
export type Rest = {
/**
 * Who can stop all clocks for a while.
 */
pauses: Pauses,
/**
 * Days of holiday each person has in the game.
 */
holidays: number,
/**
 * Hours of night, in which a person's clock rests; each person says when theirs begins. 0 for none.
 */
nights: number,
/**
 * Clocks rest on Saturdays and Sundays, in each person's zone.
 */
weekends: boolean, };

/**
 * A restaurant on the map.
 */
export type Restaurant = {
/**
 * North-west square.
 */
at: Coord,
/**
 * Corner with the entrance.
 */
entrance: Corner,
/**
 * False while "coming soon".
 */
open: boolean, };

/**
 * A restaurant on the map.
 */
export type RestaurantData = {
/**
 * North-west square.
 */
at: Coord,
/**
 * Corner with the entrance.
 */
entrance: Corner,
/**
 * False while "coming soon".
 */
open: boolean,
/**
 * Its squares.
 */
rect: Rect,
/**
 * The squares guests and buyers use: the entrance, every corner with a drive-in, none while it is not open.
 */
doors: Array<Coord>, };

/**
 * Why a clock does not run although its player is awaited.
 */
export type Resting = "pause" | "holiday" | "night" | "weekend";

/**
 * What a review says.
 */
export type Reviewed = {
/**
 * How everybody stood over time.
 */
points: Array<Point>,
/**
 * Costly decisions, the worst first.
 */
mistakes: Array<Mistake>,
/**
 * The largest swings, in the order of the game.
 */
turning_points: Array<TurningPoint>,
/**
 * Decisions that were examined closely.
 */
examined: number,
/**
 * With less effort than a base game of three gets, because games like this take longer: it sees less.
 */
reduced: boolean,
/**
 * How far it is.
 */
progress: Progress, };

/**
 * Another chain in the order of choosing.
 */
export type Rival = {
/**
 * Who.
 */
chain: PlayerId,
/**
 * Would you choose before it with as many open slots?
 */
you_win_ties: boolean,
/**
 * Open slots it certainly has: its bonus, or all of them once structures are revealed.
 */
least: number,
/**
 * The most open slots it can have with the cards it owns.
 */
most: number, };

/**
 * Something a rival may have done in their working day.
 */
export type RivalDeed = "campaigned" | "built" | "opened" | "stocked";

/**
 * How far a house is from somebody else.
 */
export type RivalDistance = {
/**
 * Who.
 */
chain: PlayerId,
/**
 * Tile borders.
 */
distance: number, };

/**
 * A road square and how far it is.
 */
export type RoadDistance = {
/**
 * The square.
 */
at: Coord,
/**
 * Tile borders.
 */
distance: number, };

/**
 * A road that a lobbyist can lay.
 */
export type RoadPiece = "straight_2" | "straight_4" | "corner_3";

/**
 * OPT-ROADWORKS: where roadworks count.
 */
export type RoadworksReach = "dinner" | "ranges";

/**
 * The route of one buyer: from an entrance, step by step onto and along the road (or from tile to tile, by air).
 */
export type Route = {
/**
 * Who goes.
 */
buyer: Employee,
/**
 * The entrance square it starts from.
 */
from: Coord,
/**
 * The steps.
 */
path: string, };

/**
 * An option of section 21 by its name there, in lower case.
 */
export type RuleOption = "barista" | "coffee" | "roadworks" | "cfo" | "break" | "res" | "discount" | "mass" | "waiver" | "ketchup" | "brand" | "mailcut";

/**
 * How the options of section 21 are read; only what is unusual is written down.
 */
export type RuleOptions = {
/**
 * OPT-BARISTA: how far away a lead barista's shop may be.
 */
barista?: BaristaReach,
/**
 * OPT-COFFEE: which ways to dinner a house weighs.
 */
coffee?: CoffeeRoutes,
/**
 * OPT-ROADWORKS: where roadworks count.
 */
roadworks?: RoadworksReach,
/**
 * OPT-CFO: does a CFO add to the $5 that marketing earns?
 */
cfo?: CfoOnMarketing,
/**
 * OPT-BREAK: what happens when the bank breaks outside dinnertime.
 */
break?: BreakOutsideDinner,
/**
 * OPT-RES: when a new base price begins.
 */
res?: ReservePriceChange,
/**
 * OPT-DISCOUNT: when the first discount manager counts as used.
 */
discount?: DiscountClaim,
/**
 * OPT-MASS: what becomes of a mass marketeer at payday.
 */
mass?: MassMarketeerFired,
/**
 * OPT-WAIVER: whose salaries the first billboard waives.
 */
waiver?: SalaryWaiver,
/**
 * OPT-KETCHUP: how long the ketchup milestone is to be had.
 */
ketchup?: KetchupClaim,
/**
 * OPT-BRAND: which airplane may carry two goods.
 */
brand?: BrandAirplane,
/**
 * OPT-MAILCUT: when a new road cuts mailbox blocks.
 */
mailcut?: MailCut, };

/**
 * OPT-WAIVER: whose salaries the first billboard waives.
 */
export type SalaryWaiver = "all" | "base";

/**
 * The income of one sale and how it comes about.
 */
export type SaleParts = {
/**
 * Items sold.
 */
items: number,
/**
 * Unit price before doubling.
 */
unit_price: number,
/**
 * 1, and one more each for a garden and a park.
 */
multiplier: number,
/**
 * Is it a park that multiplies, alone or with a garden?
 */
park?: boolean,
/**
 * Items times unit price times multiplier.
 */
goods: number,
/**
 * Bonuses of the "marketed" milestones, never doubled.
 */
bonuses: number,
/**
 * For the house as such, never doubled.
 */
flat?: number,
/**
 * What a floor at $0 added.
 */
floor: number, };

/**
 * A suggested set of modules.
 */
export type Scenario = "new-milestones" | "first-cup-of-coffee" | "korean-city" | "nightlife" | "sustenance" | "upmarket-area" | "city-builder" | "asian-fusion" | "first-mover" | "overtime" | "henri-lo-menu";

/**
 * A suggested set.
 */
export type ScenarioData = {
/**
 * Its id.
 */
id: Scenario,
/**
 * Its modules.
 */
modules: ModuleSet,
/**
 * What its map must contain.
 */
map_settings?: MapSettings, };

/**
 * How far a token reaches; each includes those before it.
 */
export type Scope = "read" | "play" | "host" | "all";

/**
 * Something a result is found and summed up by.
 */
export type ScoreMark = "opening" | "reserve" | "place" | "milestone" | "tile" | "map";

/**
 * One seat's clock as a viewer sees it.
 */
export type SeatClock = {
/**
 * Milliseconds left as of now, below zero when time is out; none without a clock.
 */
left: number | null,
/**
 * Since when a decision is awaited, in milliseconds since 1970.
 */
since: number | null,
/**
 * When the time runs out, in milliseconds since 1970, if nothing else happens; none when nothing runs.
 */
deadline?: number,
/**
 * Why the clock rests, awaited or not.
 */
rests?: Resting,
/**
 * And until when, as things are.
 */
until?: number, };

/**
 * One player's prospects.
 */
export type SeatEstimate = {
/**
 * Whose.
 */
chain: PlayerId,
/**
 * Chance to win, from 0 to 1, when everybody goes on like a Manager.
 */
chance: Estimate,
/**
 * Dollars ahead of the best other at the end; below zero behind it.
 */
margin: Estimate,
/**
 * Cash at the end.
 */
cash: Estimate, };

/**
 * A seat of a game that ended.
 */
export type SeatScore = {
/**
 * Whose it was.
 */
user: string | null,
/**
 * The bot that played it, in the end.
 */
bot: string | null,
/**
 * From 1.
 */
rank: number,
/**
 * Final cash.
 */
cash: number,
/**
 * Hires of the first two rounds.
 */
opening: string, };

/**
 * Look and name for a seat.
 */
export type SeatSign = {
/**
 * The seat.
 */
seat: number,
/**
 * Its look, 0 to 5.
 */
look: number,
/**
 * Who plays it, where several people share a device.
 */
name?: string, };

/**
 * The time of one seat.
 */
export type SeatTime = {
/**
 * Its clock; none before the game.
 */
clock: SeatClock | null,
/**
 * Keeps everybody waiting without being there: a bot may be voted in.
 */
absent: boolean,
/**
 * Ids of those who have voted for that.
 */
votes: Array<string>,
/**
 * Where they live and when they sleep, if they have said so and it matters.
 */
zone: Zone | null,
/**
 * On holiday until then, in milliseconds since 1970.
 */
holiday: number | null,
/**
 * Days of holiday not taken yet.
 */
holidays: number,
/**
 * They have lost because their time was out.
 */
lost: boolean, };

/**
 * A game that plays itself.
 */
export type SelfPlay = {
/**
 * Players.
 */
players: number,
/**
 * Modules.
 */
modules: Array<string>,
/**
 * Who plays on every seat.
 */
level: BotKind,
/**
 * How long it thinks about a decision: `40n`.
 */
budget: string,
/**
 * Deals the game, and is the bots' luck.
 */
seed: number,
/**
 * Decisions after which it stops.
 */
steps: number, };

/**
 * What the server says over a live connection.
 */
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
status: Status,
/**
 * The agreed options.
 */
options: Options,
/**
 * The host's id.
 */
host: string,
/**
 * Who sits where.
 */
seats: Array<Occupant>,
/**
 * Look and name of every seat.
 */
signs: Array<Sign>,
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
clocks: Array<SeatTime>,
/**
 * Can the seat you look from take its last step back?
 */
can_undo: boolean,
/**
 * A take-back somebody asked for.
 */
take_back: TakeBack | null,
/**
 * A vote to end the game.
 */
end_vote: Ballot | null,
/**
 * Until when all clocks rest, in milliseconds since 1970, if somebody paused the game.
 */
paused: number | null,
/**
 * A vote to let them rest.
 */
pause_vote: Ballot | null,
/**
 * Final ranking, once it is over: whoever lost by the clock comes last.
 */
standings: Array<Standing> | null,
/**
 * The game as that seat may see it.
 */
game: ViewData | null, } | { "type": "events",
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
seq: number, } | { "type": "answer",
/**
 * The number you gave.
 */
id: number,
/**
 * The table's `seq` it is about.
 */
seq: number,
/**
 * The answer.
 */
answer: Answer, } | { "type": "refused",
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
code: ByeReason,
/**
 * The same as a sentence in English.
 */
reason: string, };

/**
 * What depends on the number of players.
 */
export type SetupData = {
/**
 * Players.
 */
players: number,
/**
 * Map width in tiles.
 */
width: number,
/**
 * Map height in tiles.
 */
height: number,
/**
 * Money in the bank at the start.
 */
bank: number,
/**
 * The same in introductory games.
 */
intro_bank: number, };

/**
 * How much it matters. *Warnings* shows what is at least a caution, *talkative* everything.
 */
export type Severity = "note" | "caution" | "alarm";

/**
 * Who may see a profile.
 */
export type Shown = "everybody" | "played" | "nobody";

/**
 * Why the action deck was shuffled.
 */
export type ShuffleReason = "crossed" | "deck_empty";

/**
 * The sign of a seat.
 */
export type Sign = {
/**
 * Which look; no two seats share one.
 */
look: number,
/**
 * Who plays it, where several people share one device; empty for the person's own name.
 */
name: string, };

/**
 * A recruit and train slot.
 */
export type Slot = {
/**
 * What is done.
 */
action: SlotAction,
/**
 * What else happens later in the turn.
 */
star: Star | null, };

/**
 * What a slot does.
 */
export type SlotAction = { "action": "recruit",
/**
 * The card.
 */
employee: DeckEmployee,
/**
 * The module it belongs to.
 */
module: Module | null,
/**
 * What to get without that module.
 */
fallback: Array<DeckItem>, } | { "action": "move",
/**
 * Which.
 */
track: Track,
/**
 * Up, or down below zero.
 */
by: number, } | { "action": "claim",
/**
 * Which.
 */
milestone: DeckMilestone, };

/**
 * A solo game: one person, player 0, against The Chain, player 1.
 */
export type Solo = {
/**
 * [`SoloSwitch::HardChoices`].
 */
hard_choices: boolean,
/**
 * [`SoloSwitch::ExpandConnections`].
 */
expand_connections: boolean,
/**
 * [`SoloSwitch::SixRestaurants`].
 */
six_restaurants: boolean,
/**
 * [`SoloSwitch::AllWarmSetup`].
 */
all_warm_setup: boolean,
/**
 * [`SoloSwitch::WarmAlways`].
 */
warm_always: boolean,
/**
 * [`SoloSwitch::FlipInTurnOne`].
 */
flip_in_turn_one: boolean,
/**
 * [`SoloSwitch::NewPrice`].
 */
new_price: boolean, };

/**
 * Your finished games against The Chain.
 */
export type SoloAnswer = {
/**
 * By difficulty, most played first.
 */
records: Array<SoloRecord>,
/**
 * The games, latest first.
 */
games: Array<SoloGame>, };

/**
 * A finished game against The Chain.
 */
export type SoloGame = {
/**
 * The table.
 */
id: string,
/**
 * When it ended, in milliseconds since 1970.
 */
at: number,
/**
 * The switches that were on.
 */
difficulty: Array<SoloSwitch>,
/**
 * Full game or an introductory one.
 */
intro: Intro,
/**
 * Modules of the expansion.
 */
modules?: ModuleSet,
/**
 * Did you win?
 */
won: boolean,
/**
 * Your cash.
 */
cash: number,
/**
 * The Chain's cash.
 */
chain_cash: number,
/**
 * Rounds.
 */
rounds: number, };

/**
 * How you fare at one difficulty.
 */
export type SoloRecord = {
/**
 * The switches that were on.
 */
difficulty: Array<SoloSwitch>,
/**
 * Full game or an introductory one.
 */
intro: Intro,
/**
 * Modules of the expansion.
 */
modules?: ModuleSet,
/**
 * Finished games.
 */
games: number,
/**
 * Games you won.
 */
wins: number,
/**
 * Your cash minus The Chain's, on average.
 */
margin: number,
/**
 * Your best margin.
 */
best: number, };

/**
 * A switch of a solo game, each on its own: the difficulty rules of section 11 and the switches of rulings A1 and A29.
 */
export type SoloSwitch = "hard_choices" | "expand_connections" | "six_restaurants" | "all_warm_setup" | "warm_always" | "flip_in_turn_one" | "new_price";

/**
 * A source of drinks.
 */
export type SourceData = {
/**
 * Where.
 */
at: Coord,
/**
 * Of what.
 */
item: Item, };

/**
 * What stands on a square.
 */
export type SquareOccupant = { "kind": "road" } | { "kind": "source",
/**
 * Which drink.
 */
item: Item, } | { "kind": "house",
/**
 * Which.
 */
house: HouseNumber, } | { "kind": "garden",
/**
 * Whose.
 */
house: HouseNumber, } | { "kind": "restaurant",
/**
 * Whose.
 */
chain: PlayerId, } | { "kind": "campaign",
/**
 * Which.
 */
number: TokenNumber, } | { "kind": "coffee_shop",
/**
 * Whose.
 */
chain: PlayerId, } | { "kind": "park" } | { "kind": "works" };

/**
 * How many of each kind of employee card.
 */
export type Staff = Partial<Record<Employee, number>>;

/**
 * A final place.
 */
export type Standing = {
/**
 * Who.
 */
chain: PlayerId,
/**
 * From 1.
 */
rank: number,
/**
 * Final cash.
 */
cash: number,
/**
 * Left the game bankrupt (B-OPT-1).
 */
bankrupt: boolean, };

/**
 * A star on a slot: what else The Chain does this turn.
 */
export type Star = "coffee_shop" | "develop" | "lobby" | "expand_chain";

/**
 * Statistics of one kind over all games that ended here.
 */
export type Statistics = {
/**
 * Of what.
 */
kind: ScoreMark,
/**
 * Most often first.
 */
rows: Array<Tried>, };

/**
 * Where a table is in its life.
 */
export type Status = "lobby" | "playing" | "finished" | "abandoned" | "archived";

/**
 * The steps of a working day, in order (B-WRK-1).
 */
export type Step = "recruit" | "train" | "campaigns" | "food" | "houses" | "lobbyists" | "restaurants";

/**
 * One step of a working day and what is left to do in it.
 */
export type StepData = {
/**
 * Which.
 */
step: Step,
/**
 * Past, now or ahead.
 */
state: StepState,
/**
 * Is there anything to do in it as things stand? Steps without anything are passed over.
 */
possible: boolean,
/**
 * Cards at work that could still act in it.
 */
ready: Staff, };

/**
 * One entry of a table's log and what came of it, as one viewer may see it.
 */
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
entry: Entry,
/**
 * What happened in the game.
 */
events: Array<Event>,
/**
 * The game went back: forget what came after.
 */
rewound: boolean, };

/**
 * Where a step of the working day is.
 */
export type StepState = "past" | "now" | "ahead";

/**
 * How many of each item.
 */
export type Stock = Partial<Record<Item, number>>;

/**
 * How stock was lost or gained other than by buying, cooking and selling.
 */
export type StockReason = "over_limit" | "inventory_drop" | "inventory_boost" | "lost";

/**
 * A structure as revealed.
 */
export type Structure = {
/**
 * Whose.
 */
chain: PlayerId,
/**
 * Cards at work, without the CEO.
 */
at_work: Staff,
/**
 * Cards on the beach.
 */
beach: Staff,
/**
 * False when the chosen set did not fit and everybody went to the beach (B-STR-3).
 */
fits: boolean,
/**
 * Open slots, for the order of business.
 */
open_slots: number, };

/**
 * A set of cards at work.
 */
export type StructurePlan = {
/**
 * Why it cannot be chosen at all.
 */
refusal: RefusalData | null,
/**
 * Does it fit? One that does not sends everybody to the beach.
 */
fits: boolean,
/**
 * A place for every card that fits, the CEO first, then the managers with the most slots.
 */
layout: Array<ManagerSlots>,
/**
 * Cards without a place.
 */
left_over: Array<Employee>,
/**
 * Slots of CEO and managers.
 */
slots: number,
/**
 * Slots taken.
 */
used: number,
/**
 * Open slots as they count for the turn order, milestones included.
 */
open_slots: number,
/**
 * The part of them that milestones add.
 */
bonus_slots: number,
/**
 * The others in the order of choosing.
 */
rivals: Array<Rival>,
/**
 * Milestones it would earn at the reveal.
 */
milestones: Array<Milestone>,
/**
 * Hires a turn, the CEO's included.
 */
hires: number,
/**
 * Training steps a turn.
 */
training: number,
/**
 * Who does what, in the order of the working day.
 */
work: Array<WorkData>,
/**
 * The unit price.
 */
price: PriceParts,
/**
 * Waitresses.
 */
waitresses: number,
/**
 * Tips of each of them.
 */
tip: number,
/**
 * Half of the income again.
 */
cfo: boolean,
/**
 * All restaurants would be drive-ins.
 */
drive_in: boolean,
/**
 * Salaries when every hire is made.
 */
bill: Bill,
/**
 * Salaries when nobody is hired.
 */
bill_without_hires: Bill, };

/**
 * A moment of a study, and what led to it.
 */
export type StudyMoment = {
/**
 * What it looks like.
 */
view: TableView,
/**
 * What led to it.
 */
steps: Array<StepMessage>, };

/**
 * A moment of a study.
 */
export type StudyNode = {
/**
 * Its number; 0 is the beginning.
 */
id: number,
/**
 * The moment before; none at the beginning.
 */
parent: number | null,
/**
 * Who decided.
 */
seat: number | null,
/**
 * What.
 */
action: Action | null,
/**
 * The round it was decided in.
 */
round: number,
/**
 * The phase or step it was decided in.
 */
stage: string, };

/**
 * What is studied.
 */
export type StudySource = { "from": "record",
/**
 * As in the file.
 */
text: string, } | { "from": "position",
/**
 * In the public format.
 */
position: unknown,
/**
 * The phase, or step of a working day, that begins; the round's first when left out.
 */
phase?: Phase,
/**
 * Whose, where it is one player's.
 */
chain?: PlayerId, } | { "from": "imagined",
/**
 * As it was handed out: what others hide was drawn.
 */
game: string,
/**
 * Whose view it was made from: what was drawn is shown to nobody as if it were known.
 */
seat: number, };

/**
 * A table with the names of everybody at it.
 */
export type TableAnswer = {
/**
 * The table as you may see it.
 */
table: TableView,
/**
 * The invitation code, for members.
 */
code: string | null,
/**
 * Everybody at the table.
 */
people: Array<Person>, };

/**
 * A table in a list.
 */
export type TableCard = {
/**
 * Its id.
 */
id: string,
/**
 * The invitation code; only members get it.
 */
code?: string,
/**
 * What it is called.
 */
name: string,
/**
 * `lobby`, `playing`, `finished`, `abandoned` or `archived`.
 */
status: Status,
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
 * By when you have to decide, in milliseconds since 1970, if your clock runs.
 */
deadline: number | null,
/**
 * Who is awaited.
 */
awaited: Array<string>,
/**
 * Seats, round, standings.
 */
card: CardDetails,
/**
 * Names of everybody mentioned.
 */
people: Array<Person>, };

/**
 * A table as one viewer sees it.
 */
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
status: Status,
/**
 * The agreed options.
 */
options: Options,
/**
 * The host's id.
 */
host: string,
/**
 * Who sits where.
 */
seats: Array<Occupant>,
/**
 * Look and name of every seat.
 */
signs: Array<Sign>,
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
clocks: Array<SeatTime>,
/**
 * Can the seat you look from take its last step back?
 */
can_undo: boolean,
/**
 * A take-back somebody asked for.
 */
take_back: TakeBack | null,
/**
 * A vote to end the game.
 */
end_vote: Ballot | null,
/**
 * Until when all clocks rest, in milliseconds since 1970, if somebody paused the game.
 */
paused: number | null,
/**
 * A vote to let them rest.
 */
pause_vote: Ballot | null,
/**
 * Final ranking, once it is over: whoever lost by the clock comes last.
 */
standings: Array<Standing> | null,
/**
 * The game as that seat may see it.
 */
game: ViewData | null, };

/**
 * A take-back somebody asked for.
 */
export type TakeBack = {
/**
 * Who asked.
 */
seat: number,
/**
 * The game goes back to this many decisions.
 */
to: number,
/**
 * Who has not answered yet: seats of people, also of those a bot plays for.
 */
waiting: PlayerSet, };

/**
 * Where you are told.
 */
export type TargetShown = {
/**
 * To change it.
 */
id: string,
/**
 * `mail`, `push` or `webhook`.
 */
channel: Channel,
/**
 * The mail address, or the host of the address: the rest of it is a secret.
 */
label: string,
/**
 * What you are told of.
 */
kinds: Array<NoticeKind>,
/**
 * Told at all?
 */
active: boolean,
/**
 * When mail goes out.
 */
pace?: MailPace,
/**
 * The form of a webhook.
 */
form?: Form,
/**
 * When it was added, in milliseconds since 1970.
 */
made_at: number,
/**
 * What went wrong the last time.
 */
trouble: Mishap | null, };

/**
 * The target tiles on an action card's map, 1 to 9 row by row.
 */
export type Targets = {
/**
 * Red: a new restaurant.
 */
expand_chain: number,
/**
 * Grey-blue: a campaign.
 */
market: number,
/**
 * Mint: a coffee shop.
 */
coffee_shop: number,
/**
 * Purple: a new house or a road.
 */
develop_lobby: number, };

/**
 * The two kinds of competition cards.
 */
export type Temper = "warm" | "cool";

/**
 * A tile of the map.
 */
export type TileData = {
/**
 * Which, and how it is turned.
 */
tile: TurnedTile,
/**
 * Its north-west square.
 */
at: Coord, };

/**
 * A map tile by its letter.
 */
export type TileId = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";

/**
 * A map tile as it is printed.
 */
export type TilePrint = {
/**
 * Which.
 */
id: TileId,
/**
 * Its squares, row by row, not turned: `.` empty, `#` road, `+` bridge, `H` `h` houses, `A` apartment, `G` garden,
 * `P` park, `B` `L` `S` sources.
 */
rows: Array<string>,
/**
 * The numbers of its houses, by their letters.
 */
houses: { [key in string]: HouseNumber }, };

/**
 * A tile that was tried.
 */
export type TileTry = {
/**
 * Its number, 1 to 9.
 */
tile: number,
/**
 * What failed there before a place was found, or at all.
 */
failures: Array<Failure>, };

/**
 * What happens when somebody's time is out; agreed beforehand.
 */
export type TimeOut = "vote" | "bot" | "lose";

/**
 * An entry or decision in a timeline.
 */
export type TimelineEntry = {
/**
 * Its number; look at it with `seq` + 1.
 */
seq: number,
/**
 * Milliseconds since 1970; 0 in records.
 */
at: number,
/**
 * The kind of entry, and for decisions the kind of action.
 */
kind: string,
/**
 * Whose decision or seat.
 */
chain: number | null,
/**
 * The round it was made in.
 */
round: number | null,
/**
 * The phase or step it was made in.
 */
stage: string | null,
/**
 * The game went back.
 */
rewound: boolean, };

/**
 * A campaign token.
 */
export type TokenData = {
/**
 * Printed number; campaigns run in this order.
 */
number: TokenNumber,
/**
 * What it is.
 */
kind: CampaignKind,
/**
 * Squares wide; 0 for airplanes.
 */
width: number,
/**
 * Squares high; 0 for airplanes.
 */
height: number,
/**
 * Rows or columns an airplane covers; 0 for all others.
 */
lines: number,
/**
 * Numbers of players it is used with.
 */
players: Array<number>, };

/**
 * A token you have; the token itself is not known any more.
 */
export type TokenInfo = {
/**
 * What it may be used for.
 */
scope: Scope,
/**
 * When it was made, in milliseconds since 1970; not known of old ones.
 */
made_at: number | null, };

/**
 * The number printed on a campaign token; campaigns run in this order (B-RUN-1).
 */
export type TokenNumber = number;

/**
 * One of The Chain's four tracks.
 */
export type Track = "recruit_train" | "price_distance" | "waitresses" | "competition";

/**
 * The markers as written.
 */
export type TracksForm = { recruit_train: number, price_distance: number, waitresses: number, competition: Level, };

/**
 * One career of a card on the beach.
 */
export type TrainingOption = {
/**
 * The card on the beach.
 */
card: Employee,
/**
 * What it would become.
 */
to: Employee,
/**
 * Training steps on the way.
 */
steps: number,
/**
 * Why not; none when it is possible.
 */
refusal: RefusalData | null, };

/**
 * All careers of the cards on the beach.
 */
export type Trainings = {
/**
 * Training steps still to give this turn; 0 when it is not your turn to train.
 */
left: number,
/**
 * Every career.
 */
careers: Array<TrainingOption>, };

/**
 * How a working day would go if it began now.
 */
export type TrialAnswer = {
/**
 * The game as you would see it after what was possible of it.
 */
game: ViewData,
/**
 * How many of the actions would be possible.
 */
possible: number,
/**
 * Why not the next one.
 */
refused: ErrorBody | null,
/**
 * The answer to what you asked.
 */
answer: Answer | null, };

/**
 * How often something won, and what that says.
 */
export type Tried = {
/**
 * What; empty for everything together.
 */
key: string,
/**
 * How often.
 */
times: number,
/**
 * How often it won.
 */
wins: number,
/**
 * Its chance to win, between these with 19 of 20: 0 to 1.
 */
low: number,
/**
 * The upper end.
 */
high: number,
/**
 * How often it would have won if everybody were equal.
 */
even: number,
/**
 * Cash in the end, on average; of whoever won where it concerns the whole table.
 */
cash: number,
/**
 * Rounds, on average.
 */
rounds: number, };

/**
 * The working day of the player in turn.
 */
export type TurnData = {
/**
 * Whose.
 */
chain: PlayerId,
/**
 * The step it is at.
 */
step: Step,
/**
 * All steps.
 */
steps: Array<StepData>,
/**
 * Cards that have acted.
 */
used: Staff,
/**
 * Hires of this turn: made and still possible.
 */
hired: number,
/**
 * Hires still possible.
 */
hires_left: number,
/**
 * Training steps given.
 */
training_given: number,
/**
 * Training steps still to give.
 */
training_left: number,
/**
 * Cards that have been trained this turn, as what they are now.
 */
trained: Staff,
/**
 * Cards hired from an empty pile that must be trained this turn.
 */
phantoms: Staff, };

/**
 * A tile and how it is turned, as in `C90`.
 */
export type TurnedTile = string;

/**
 * A stretch of the game in which the chances changed most.
 */
export type TurningPoint = {
/**
 * Actions played when it was over.
 */
until: number,
/**
 * Whose chance changed most.
 */
chain: PlayerId,
/**
 * Before, from 0 to 1.
 */
before: number,
/**
 * After.
 */
after: number,
/**
 * Actions of the record played before it.
 */
at: number,
/**
 * The round; 0 before the first.
 */
round: number, } & ({ "stage": "first_restaurant",
/**
 * Second pass: passing is over.
 */
must_place: boolean, } | { "stage": "reserve" } | { "stage": "restructuring" } | { "stage": "order_of_business" } | { "stage": "working",
/**
 * The step it is at.
 */
step: Step, } | { "stage": "payday" } | { "stage": "freezer" } | { "stage": "game_over" }) & ({ "cause": "mistake",
/**
 * Whose.
 */
by: PlayerId,
/**
 * Actions played before it.
 */
decision: number, } | { "cause": "turn",
/**
 * Whose turn it was.
 */
by: PlayerId, } | { "cause": "reveal" } | { "cause": "cards" } | { "cause": "everybody" });

/**
 * Why a game counts for no rating.
 */
export type Unrated = "friendly" | "learning" | "introduction" | "hot_seat" | "solo" | "gone_on" | "too_few" | "known_map";

/**
 * An uploaded record, ready to be looked at.
 */
export type UploadedReplay = {
/**
 * Where to look: `/api/replays/{id}/at/{seq}`. The same record always has the same id.
 */
id: string,
/**
 * Decisions in it; `seq` goes from 0 to this.
 */
last: number,
/**
 * Players.
 */
players: number,
/**
 * The round it ends in.
 */
round: number,
/**
 * Is the game over?
 */
finished: boolean,
/**
 * Ranking as it stands.
 */
standings: Array<Standing>,
/**
 * What was decided when.
 */
timeline: Array<TimelineEntry>, };

/**
 * Somebody who can sit at tables: a person, known by whatever the server calls them.
 */
export type UserId = string;

/**
 * Everything a viewer may see.
 */
export type ViewData = {
/**
 * Who looks.
 */
viewer: Viewer,
/**
 * What is awaited, and from whom.
 */
decision: Decision,
/**
 * The round, from 1.
 */
round: number,
/**
 * Turn order, first to act first.
 */
order: Array<PlayerId>,
/**
 * The game written down.
 */
position: Position,
/**
 * The printed squares, row by row: `.` empty, `#` road, `+` bridge, `H` house, `G` garden, `P` park, `w` road
 * under construction, `B` `L` `S` sources, a space where there is no tile.
 */
board: Array<string>,
/**
 * The map in squares.
 */
map: Rect,
/**
 * Squares along the side of a tile.
 */
tile: number,
/**
 * Sources of drinks.
 */
sources: Array<SourceData>,
/**
 * Houses, in the order they are served.
 */
houses: Array<HouseData>,
/**
 * Companies, by number.
 */
chains: Array<ChainData>,
/**
 * Campaigns, in running order.
 */
campaigns: Array<CampaignData>,
/**
 * Cards left in the supply.
 */
supply: { [key in Employee]?: number },
/**
 * Campaign tokens left.
 */
tokens_left: Array<TokenNumber>,
/**
 * House tiles left.
 */
houses_left: Array<HouseNumber>,
/**
 * Gardens left.
 */
gardens_left: number,
/**
 * The bank.
 */
bank: BankData,
/**
 * The tiles as they lie.
 */
tiles: Array<TileData>,
/**
 * What lobbyists and rural marketeers added to the map, and can still add.
 */
added?: AddedData,
/**
 * Milestones in play, in the order of the catalogue.
 */
milestones: Array<MilestoneData>,
/**
 * Slots of every CEO this round.
 */
ceo_slots: number,
/**
 * Slots of every CEO from the next round on.
 */
next_ceo_slots: number,
/**
 * The choice of places in the turn order, while it lasts.
 */
order_choice: OrderData | null,
/**
 * The working day of the player in turn, while there is one.
 */
turn: TurnData | null,
/**
 * The Chain's cards and tracks, in a solo game.
 */
automaton: AutomatonView | null,
/**
 * Final ranking, once the game is over.
 */
standings: Array<Standing> | null,
/**
 * Only for players.
 */
own: OwnData | null, };

/**
 * Somebody who looks at a game.
 */
export type Viewer = { "player": PlayerId } | "spectator" | "reviewer";

/**
 * A game that waits for somebody.
 */
export type WaitingGame = {
/**
 * The table.
 */
id: string,
/**
 * What it is called; empty for "somebody's table".
 */
name: string,
/**
 * Who looks after it.
 */
host: Person | null,
/**
 * When something last happened there, in milliseconds since 1970.
 */
since: number,
/**
 * Until when you have to decide, if there is a clock.
 */
deadline: number | null, };

/**
 * The games that wait for somebody: what is most urgent first.
 */
export type WaitingGames = {
/**
 * The games.
 */
games: Array<WaitingGame>, };

/**
 * Something to say before a decision is confirmed. The words are in `analysis.ftl` under `warn-` and the name.
 */
export type Warning = {
/**
 * How much it matters.
 */
severity: Severity,
/**
 * What to point at.
 */
show: Pointers, } & ({ "concern": "costly",
/**
 * How much.
 */
loss: Loss,
/**
 * What happens with it that does not with the better one.
 */
played: Plan,
/**
 * What would be better, and why.
 */
better: Plan, } | { "concern": "does_not_fit",
/**
 * Who has no place.
 */
left_over: Staff, } | { "concern": "cannot_pay",
/**
 * Salaries at payday.
 */
due: number,
/**
 * Cash, with what dinner probably brings.
 */
money: number,
/**
 * What is missing.
 */
short: number, } | { "concern": "loses_house",
/**
 * The house.
 */
house: HouseNumber,
/**
 * What winning it would bring.
 */
income: number,
/**
 * Why.
 */
obstacle: Obstacle,
/**
 * What you offer it.
 */
yours: Offered | null,
/**
 * What whoever comes before you offers it.
 */
theirs: Offered | null, } | { "concern": "misses_milestone",
/**
 * The milestone.
 */
milestone: Milestone,
/**
 * What would earn it.
 */
with: Action,
/**
 * Who may take it.
 */
rivals: Array<PlayerId>, } | { "concern": "thrown_away",
/**
 * What nobody will want.
 */
items: Stock,
/**
 * Places in the freezer.
 */
freezer: number, } | { "concern": "keeps_too_little",
/**
 * Places that stay empty.
 */
room: number, } | { "concern": "unused",
/**
 * Who.
 */
card: Employee, } | { "concern": "hires_unused",
/**
 * How many.
 */
left: number,
/**
 * What they take off the salaries.
 */
saves: number, } | { "concern": "training_unused",
/**
 * How many.
 */
left: number, } | { "concern": "open_slots",
/**
 * How many.
 */
open: number,
/**
 * Who could work.
 */
idle: Staff, });

/**
 * The shortest way to a house.
 */
export type Way = {
/**
 * The house.
 */
house: HouseNumber,
/**
 * Tile borders crossed; none when there is no way.
 */
distance: number | null,
/**
 * From the entrance over the road to the first square of the house; empty when there is no way.
 */
squares: Array<Coord>, };

/**
 * A webhook, with the secret its requests are signed with: shown once.
 */
export type WebhookMade = {
/**
 * To change it.
 */
id: string,
/**
 * `X-Magnate-Signature` is `v1=` and the HMAC-SHA256 with it of `X-Magnate-Timestamp`, a dot and the body.
 */
secret: string, };

/**
 * Why a piece could not be put somewhere.
 */
export type Why = "off_map" | "not_empty" | "not_by_road" | "reaches_no_house" | "own_restaurant" | "coffee_shop" | "joins_nothing" | "beside_tile" | "nothing_to_connect" | "no_garden_allowed" | "no_room";

/**
 * What cards of one kind would do, milestones included.
 */
export type WorkData = {
/**
 * The card.
 */
card: Employee,
/**
 * How many of them.
 */
count: number,
/**
 * When they act.
 */
step: Step,
/**
 * What each of them does.
 */
ability: AbilityData, };

/**
 * One place.
 */
export type Worth = {
/**
 * The action there.
 */
action: Action,
/**
 * To you, going by price and distance alone.
 */
yours: number,
/**
 * To the others.
 */
theirs: number, };

/**
 * Every place at which a piece may lie.
 */
export type Worths = {
/**
 * What is counted.
 */
measure: Measure,
/**
 * Houses that are yours without it; nothing where dollars are counted.
 */
now: number,
/**
 * Places, as they are listed.
 */
places: Array<Worth>, };

/**
 * A piece as people write it: by its squares.
 */
export type Written<P> = {
/**
 * Which.
 */
piece: P,
/**
 * Its squares, a road's from end to end.
 */
squares: Array<Coord>, };

export type WrittenGoods = { item?: Item, items?: [Item, Item], };

/**
 * An offramp as people write it.
 */
export type WrittenOfframp = {
/**
 * Its squares.
 */
squares: Array<Coord>, };

/**
 * Where somebody lives, as far as clocks are concerned.
 */
export type Zone = {
/**
 * Minutes ahead of Greenwich.
 */
offset: number,
/**
 * When the night begins, in minutes after midnight there.
 */
night: number, };
