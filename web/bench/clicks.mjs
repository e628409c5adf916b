// How many clicks one player's round takes through the interface: the decisions of a record's round are taken by the shortest way
// the screen offers. `node bench/clicks.mjs http://127.0.0.1:7878` with a server running; works on older clients too.
import { chromium } from '@playwright/test';
import { actionOf, decisions, players, seed } from './record.mjs';

const base = process.argv[2] ?? 'http://127.0.0.1:7878';
/** Does this client let cards change places? */
const SWAPS = process.argv[5] !== 'old';
const [ROUND, SEAT] = [Number(process.argv[3] ?? 12), Number(process.argv[4] ?? 1)];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } });
await context.addInitScript(() => localStorage.getItem('magnate.settings') ?? localStorage.setItem('magnate.settings', JSON.stringify({ pace: 'fast', motion: 'full' })));
const page = await context.newPage();
const post = async (path, data) => {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
};
await post('/api/guest', {});
const { table } = await post('/api/tables', { options: { players }, seats: Array.from({ length: players }, (_, seat) => seat), start: true, seed });
const start = table.seq;
const view = async () => (await (await page.request.get(`/api/tables/${table.id}?seat=${SEAT}`)).json()).table;
const act = async (decision) => (await post(`/api/tables/${table.id}/act`, { seat: Number(decision[0]), seq: start + at, action: actionOf(decision) }));

// To the start of the round. A new round begins with the first structure after something else.
let at = 0;
for (; ; at += 1) {
  const { game } = await view();
  if (game.round >= ROUND && game.decision.stage === 'restructuring') break;
  await act(decisions[at]);
}
await page.goto(`/t/${table.id}`);
const id = (name) => page.getByTestId(name);
const total = {};
let kind = '';
const click = async (target) => {
  await target.first().click();
  total[kind] = (total[kind] ?? 0) + 1;
};
const cover = async () => {
  // Handing the device over belongs to the measurement, not to the round.
  const ready = id('handover-ready');
  await page.locator('#action-title').or(ready).first().waitFor();
  if (await ready.isVisible()) await ready.click();
  // Newer clients cover only what is secret, and say who decides.
  if ((await id('view-map').count()) > 0) await id('whose-turn').waitFor();
};
/** Shows are closed as soon as they come; a client that closes them by itself is let do so. */
const shows = async () => {
  const show = page.locator('section.show');
  if (!(await show.isVisible())) return;
  kind = 'shows';
  await click(id('show-close'));
  await show.waitFor({ state: 'hidden' });
};
async function structure(cards) {
  await id('structure-ready').waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-testid="structure-fill"][aria-busy="true"]'));
  const shown = async (prefix) => {
    const found = {};
    for (const one of await page.locator(`[data-testid^="${prefix}"]`).all()) {
      const card = (await one.getAttribute('data-testid')).slice(prefix.length);
      found[card] = (found[card] ?? 0) + 1;
    }
    return found;
  };
  const now = await shown('at-work-');
  const goes = Object.entries(now).flatMap(([card, many]) => Array(Math.max(0, many - (cards[card] ?? 0))).fill(card));
  const comes = Object.entries(cards).flatMap(([card, many]) => Array(Math.max(0, many - (now[card] ?? 0))).fill(card));
  // One who goes and one who comes change places by dragging, where the client knows that: one go of the mouse.
  while (SWAPS && goes.length > 0 && comes.length > 0) {
    await id(`beach-${comes.shift()}`).first().dragTo(id(`at-work-${goes.shift()}`).first());
    total[kind] = (total[kind] ?? 0) + 1;
  }
  for (const card of goes) await click(id(`at-work-${card}`));
  for (const card of comes) await click(id(`beach-${card}`));
  await click(id('structure-ready'));
}
async function choose(value) {
  const radio = page.locator(`.action label:has(input[value="${value}"])`).first();
  if ((await radio.count()) > 0 && !(await radio.locator('input').isChecked())) await click(radio);
}
async function place(key) {
  // On the map it is one click where the piece lies right; the list stands in for it here, and its opening is not counted.
  const button = id(`place-${key}`);
  if (!(await button.isVisible())) await page.locator('.action details > summary').last().click();
  await click(button);
  // The last thing of the day ends it with the same click, where that is offered.
  await page.waitForTimeout(600);
  await click((await id('confirm-end').isVisible()) ? id('confirm-end') : id('confirm-place'));
}
/** Nobody is fired in this round, so that salaries can be agreed to beforehand. */
let keepsAll = true;
for (let next = at, ends = 0; next < decisions.length && ends === 0; next += 1) {
  if (Number(decisions[next][0]) !== SEAT) continue;
  if (decisions[next][1].startsWith('fire')) keepsAll = false;
  if (decisions[next][1] === 'pay') ends += 1;
}
for (; at < decisions.length; at += 1) {
  const decision = decisions[at];
  const now = await view();
  if (now.game.round > ROUND && now.game.decision.stage === 'restructuring') break;
  // Taken already: the whole kitchen at once, or a client that pays by itself where nothing is to be asked.
  if (now.seq > start + at) continue;
  if (Number(decision[0]) !== SEAT) {
    // Nobody looks on meanwhile: a client with several seats may decide for them where there is nothing to ask.
    await page.goto('about:blank');
    await act(decision);
    continue;
  }
  const before = now.seq;
  const a = actionOf(decision);
  await page.goto(`/t/${table.id}`);
  await cover();
  kind = a.action;
  // What is not asked settles by itself in a moment.
  while ((a.action === 'pay' || a.action === 'keep') && (await view()).seq === before && !(await id(a.action).isVisible())) await page.waitForTimeout(50);
  if ((await view()).seq > before) continue;
  let taken = 1;
  if (a.action === 'work') await structure(a.cards);
  else if (a.action === 'order') await click(id(`order-${a.position}`));
  else if (a.action === 'hire') await click(id(`hire-${a.card}`));
  else if (a.action === 'train') await click(id(`train-${a.card}-${a.to}`));
  else if (a.action === 'errand') await click(id(`errand-${a.item}`));
  else if (a.action === 'fetch') await click(page.locator(`[data-way="${a.buyer} ${a.from} ${a.path}"]`));
  else if (a.action === 'cook') {
    // The whole kitchen at once, where the following decisions are just that.
    const all = id(`cook-all-${a.item}`);
    let more = 1;
    while (decisions[at + more]?.[0] === decision[0] && decisions[at + more]?.[1] === 'cook') more += 1;
    const alike = decisions.slice(at, at + more).every((one) => one[2] === decision[2] && one[3] === decision[3]);
    if (more > 1 && alike && (await all.isVisible())) {
      await click(all);
      await page.waitForFunction(() => document.querySelectorAll('[data-testid^="cook-"]').length === 0);
      taken = more;
    } else await click(id(`cook-${a.cook}-${a.item}`));
  } else if (a.action === 'campaign') {
    for (const value of [a.marketeer, a.number, a.item, a.turns]) await choose(value);
    await place(a.lines ? `${a.lines.axis},${a.lines.first}` : `${a.at},${a.rotated ? 1 : 0}`);
  } else if (a.action === 'house') await place(`${a.at},${a.garden}`);
  else if (a.action === 'garden') {
    await choose('garden');
    await place(`garden,${a.house},${a.side}`);
  } else if (a.action === 'open' || a.action === 'move') await place(`${a.at},${a.entrance}`);
  else if (a.action === 'end') {
    await click(keepsAll && (await id('end-pay').isVisible()) ? id('end-pay') : id('end-step'));
    if (await id('end-anyway').isVisible()) await click(id('end-anyway'));
  } else if (a.action === 'fire') await click(id(`fire-${a.card}`));
  else if (a.action === 'pay') await click(id('pay'));
  else if (a.action === 'keep') {
    // What is kept unasked is taken out first.
    for (const kept of await page.locator('[data-testid^="kept-"]').all()) {
      const item = (await kept.getAttribute('data-testid')).slice('kept-'.length);
      for (let less = Number.parseInt(await kept.innerText()); less > (a.items[item] ?? 0); less -= 1) await click(id(`less-${item}`));
    }
    for (const [item, many] of Object.entries(a.items)) {
      const kept = id(`kept-${item}`);
      const has = (await kept.count()) > 0 ? Number.parseInt(await kept.innerText()) : 0;
      for (let more = has; more < many; more += 1) await click(id(`more-${item}`));
    }
    await click(id('keep'));
  }
  // It is stored, or the day waits for its end and is ended.
  for (let ended = false; (await view()).seq < before + taken; await page.waitForTimeout(50)) {
    if (ended || !(await id('end-day').isVisible())) continue;
    kind = 'end';
    await click(keepsAll && (await id('end-day-pay').isVisible()) ? id('end-day-pay') : id('end-day'));
    ended = true;
  }
}
console.log(JSON.stringify({ round: ROUND, seat: SEAT, clicks: Object.values(total).reduce((sum, one) => sum + one, 0), by: total }));
await browser.close();
