// How long a hover takes on the fullest board there is (5 players, every token and house placed), measured in the browser:
// pointer event, script, style and layout, in time of the processor, so that other programs do not count. Run
// `npm run bench:serve` and then `node bench/hover.mjs`; with the address of a server as second argument also the whole game
// screen: at the set-up of five players, and placing a campaign late in an evening, with how every house stands for tonight.
import { chromium } from '@playwright/test';
import { actionOf, decisions, players, seed } from './record.mjs';

const [gallery = 'http://127.0.0.1:5173/gallery/', server] = process.argv.slice(2);
/** Decisions after which much lies on the board. */
const LATE = 250;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });

async function measure(scene) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'] });
  const result = await page.evaluate(async () => {
    const board = document.querySelector('div.board');
    const box = board.getBoundingClientRect();
    const still = board.querySelector('svg.layer');
    let touched = 0;
    new MutationObserver((list) => (touched += list.length)).observe(still, { subtree: true, childList: true, attributes: true });
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const painted = [];
    for (let i = 0; i < 200; i++) {
      await frame();
      const place = {
        bubbles: true,
        pointerType: 'mouse',
        clientX: box.left + box.width * (0.2 + 0.6 * ((i * 37) % 100) / 100),
        clientY: box.top + box.height * (0.1 + 0.8 * ((i * 61) % 100) / 100),
      };
      // Every fifth place is not only pointed at but picked.
      const events = i % 5 === 0 ? ['pointermove', 'pointerdown', 'pointerup'] : ['pointermove'];
      const start = performance.now();
      // A task of its own, which the trace tells the time of.
      await new Promise((done) =>
        setTimeout(() => {
          performance.mark('hover');
          for (const type of events) board.dispatchEvent(new PointerEvent(type, place));
          queueMicrotask(() => {
            document.body.getBoundingClientRect(); // style and layout, after Svelte has written to the page
            done();
          });
        }),
      );
      // The next message after the frame's callbacks comes when the frame has been painted.
      await frame();
      await new Promise((done) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        channel.port2.postMessage(0);
      });
      painted.push(performance.now() - start);
    }
    return { elements: board.querySelectorAll('svg *').length, stillLayerTouched: touched, painted };
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const tasks = traceEvents.filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined);
  const work = traceEvents
    .filter(({ name, cat }) => name === 'hover' && cat.includes('user_timing'))
    .flatMap(({ ts, pid, tid }) => tasks.filter((task) => task.pid === pid && task.tid === tid && task.ts <= ts && ts <= task.ts + task.dur))
    .map(({ tdur }) => tdur / 1000);
  const at = (list, share) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))];
  const round = (value) => Math.round(value * 100) / 100;
  console.log(
    scene,
    JSON.stringify({
      elements: result.elements,
      stillLayerTouched: result.stillLayerTouched,
      hovers: work.length,
      processor: { median: round(at(work, 0.5)), p95: round(at(work, 0.95)), most: round(Math.max(...work)) },
      toPaint: { median: round(at(result.painted, 0.5)), p95: round(at(result.painted, 0.95)) },
    }),
  );
}
for (const [scene, state] of [['looking', ''], ['restaurant', 'restaurant']]) {
  await page.goto(`${gallery}?page=board&state=${state}`);
  await page.waitForLoadState('networkidle');
  await measure(scene);
}
if (server) {
  const post = async (path, data) => {
    const answer = await page.request.post(new URL(path, server).href, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const open = async (players, seed) => {
    const seats = Array.from({ length: players }, (_, seat) => seat);
    return (await post('/api/tables', { options: { players }, seats, start: true, seed })).table;
  };
  const show = (table) => page.goto(new URL(`/t/${table.id}`, server).href);
  await post('/api/guest', {});
  await show(await open(5, '5'));
  await page.getByTestId('confirm-place').waitFor();
  console.log('elements of the page', await page.evaluate(() => document.querySelectorAll('*').length));
  await measure('first restaurant of five players, in the game');

  const late = decisions.findIndex(([, verb], index) => verb === 'campaign' && index > LATE);
  const evening = await open(players, seed);
  for (const [index, decision] of decisions.slice(0, late).entries())
    await post(`/api/tables/${evening.id}/act`, { seat: Number(decision[0]), seq: evening.seq + index, action: actionOf(decision) });
  await show(evening);
  await page.locator('.board .mark.secure, .board .mark.open, .board .mark.lost').first().waitFor();
  await page.locator('.board path.glow.known').first().waitFor();
  await measure('a campaign late in an evening, with the forecast');
}
await browser.close();
