// How often a review blames a decision wrongly: Magnates play games of three, the games are reviewed, and every decision called costly is
// looked into again with four times the games and other samples. What is not found again was a false alarm. Works with the engine for
// browsers in Node (`cargo build` makes it): `node bench/false-alarms.mjs [GAMES] [BUDGET]`, with a budget as on the command line.
import { readFileSync } from 'node:fs';
import { Engine, initSync } from '../engine/magnate_wasm.js';

const [games = '3', budget = '100n'] = process.argv.slice(2);
initSync({ module: readFileSync(new URL('../engine/magnate_wasm_bg.wasm', import.meta.url)) });
const engine = new Engine();
const ask = (request) => {
  const answer = JSON.parse(engine.ask(JSON.stringify(request)));
  if (answer.error) throw new Error(`${request.ask}: ${JSON.stringify(answer.error)}`);
  return answer.ok;
};
const me = { id: 'me', name: 'me', registered: false, named: false };
/** Games of a second look at one decision. */
const CARE = 4 * 260;

/** A game of three Magnates, as a record. */
function play(seed) {
  const options = { players: 3 };
  const log = ask({ ask: 'new_table', me, new: { options, seats: [0], bots: [1, 2].map((seat) => ({ seat, bot: 'magnate' })), start: true }, now: 0, seed, map_seed: seed });
  const table = `t${seed}`;
  ask({ ask: 'open_table', table, me, log });
  const take = (stamped) => ask({ ask: 'take', table, stamped, seat: null });
  for (let step = 0; ; step += 1) {
    const { status, game } = ask({ ask: 'look', table, seat: 0, now: 0 });
    if (status !== 'playing') return ask({ ask: 'record', table, seat: 0 });
    if (game.decision.awaited.includes(0)) {
      const { why } = ask({ ask: 'hint', table, seat: 0, seed: seed + step, budget });
      take(ask({ ask: 'decide', table, command: { command: 'act', seat: 0, action: why.candidates[0].plan[0] }, now: 0 }));
    } else take(ask({ ask: 'think', table, seed: seed + step, budget, now: 0, safe: false }));
  }
}
const work = (request) => {
  ask(request);
  for (;;) {
    const state = ask({ ask: 'go_on', job: request.job });
    if (state.done) return state;
  }
};

const sum = { games: 0, decisions: 0, examined: 0, costly: 0, again: 0, ofHires: 0, hiresAgain: 0 };
for (let game = 1; game <= Number(games); game += 1) {
  const record = play(game);
  const { reviewed } = work({ ask: 'review', job: 'review', record, seed: game });
  const nodes = ask({ ask: 'study_open', study: 's', me, source: { from: 'record', text: record } });
  sum.games += 1;
  sum.decisions += nodes.length - 1;
  sum.examined += reviewed.examined;
  for (const { at, chain, action, loss } of reviewed.mistakes) {
    const before = ask({ ask: 'study_game', study: 's', at });
    const { warning } = work({ ask: 'think_twice', job: 'again', game: before, seat: chain, action, games: CARE, seed: 1_000_003 * game + at });
    const [hire, again] = [action.action === 'hire', warning !== undefined];
    sum.costly += 1;
    sum.again += Number(again);
    sum.ofHires += Number(hire);
    sum.hiresAgain += Number(hire && again);
    console.log(`game ${game}, decision ${at}: ${action.action}, ${Math.round(100 * loss.chance.mean)}%, $${loss.margin.mean}${again ? '' : ' - not found again'}`);
  }
  console.log(JSON.stringify(sum));
}
