// How long the page is kept busy while the engine thinks: a game of three is reviewed on the analysis board, and a moment of it
// evaluated; the longest task of the page's own thread is told, in time of the processor, so that other programs do not count.
// `node bench/thinking.mjs http://127.0.0.1:7878 RECORD`; without a record that of the other measurements.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const [server = 'http://127.0.0.1:7878', file = new URL('../e2e/data/evening.txt', import.meta.url)] = process.argv.slice(2);
const record = readFileSync(file, 'utf8');
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(new URL('/study', server).href);
await page.getByTestId('study-text').fill(record);
await page.getByTestId('study-paste').click();
await page.getByTestId('study').waitFor();

async function measure(what, work) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  const begun = Date.now();
  await work();
  const seconds = (Date.now() - begun) / 1000;
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = traceEvents.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = traceEvents.filter(({ name, tdur, pid, tid }) => name === 'RunTask' && tdur !== undefined && pid === main.pid && tid === main.tid).map(({ tdur }) => tdur / 1000);
  tasks.sort((a, b) => b - a);
  console.log(what, JSON.stringify({ seconds: Math.round(seconds * 10) / 10, tasks: tasks.length, longest: tasks.slice(0, 5).map((one) => Math.round(one * 10) / 10), over50: tasks.filter((one) => one > 50).length }));
}

await page.getByRole('tab').nth(2).click();
await measure('review', async () => {
  await page.getByTestId('study-review').click();
  await page.getByTestId('study-turning').waitFor({ timeout: 600_000 });
  // Everything is drawn, a few cards a frame.
  await page.waitForFunction(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)))));
});
await page.getByTestId('study-next').click();
await page.getByRole('tab').nth(1).click();
await measure('evaluation', async () => {
  await page.getByTestId('study-evaluate').click();
  await page.getByTestId('study-evaluate-progress').waitFor({ state: 'detached', timeout: 600_000 });
});
await browser.close();
