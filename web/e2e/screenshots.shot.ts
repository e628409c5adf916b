// Pictures of every screen in three sizes and both themes, to flip through: `npm run screenshots`.

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from './support/screens';
import { test } from './support/test';

const OUT = process.env['SCREENSHOTS'] ?? join(import.meta.dirname, '../screenshots');
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

for (const [width, height] of SIZES)
  for (const theme of ['light', 'dark'] as const)
    test(`${width}x${height} ${theme}`, async ({ person }) => {
      mkdirSync(OUT, { recursive: true });
      const page = await person({ viewport: { width, height }, likes: { theme, motion: 'reduced', confirmEnd: false } });
      await screens(page, async (name) => {
        await page.screenshot({ path: join(OUT, `${name}-${width}x${height}-${theme}.png`) });
      });
    });

test.afterAll(() => {
  const pictures = readdirSync(OUT).filter((name) => name.endsWith('.png'));
  const figures = pictures.map((name) => `<figure id="${name}"><figcaption>${name.slice(0, -4)}</figcaption><img loading="lazy" src="${name}" alt=""></figure>`);
  const style = 'body{font:16px sans-serif;display:grid;gap:2rem;justify-items:center}img{max-width:95vw;max-height:88vh;border:1px solid #888}';
  writeFileSync(join(OUT, 'index.html'), `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${figures.join('\n')}\n`);
});
