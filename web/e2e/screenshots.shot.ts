// Pictures of every screen in the sizes people play at and both themes, to flip through: `cargo xtask screenshots`. In another language
// with SCREENSHOT_LANGUAGE=ru or zh-CN; only some sizes with SCREENSHOT_SIZES=390x844,740x360.

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WALKS } from './support/screens';
import { called, SIZES as PLAYED, type Size } from './support/sizes';
import { test } from './support/test';
import { LANGUAGE } from './support/words';

const OUT = process.env['SCREENSHOTS'] ?? join(import.meta.dirname, '../screenshots', LANGUAGE === 'en' ? '.' : LANGUAGE);
/** Where the company stands beside the map. */
const WIDE: Size = { width: 1920, height: 1080 };
const ASKED = process.env['SCREENSHOT_SIZES']?.split(',');
const SIZES: readonly Size[] = [...PLAYED, WIDE].filter((size) => ASKED?.includes(called(size)) ?? true);
const FIRST = PLAYED[0]!;
const THEMES = ['light', 'dark'] as const;
/** What changes with size and theme has been drawn, to the end of every transition. */
const drawn = async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  const lasting = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(lasting.map(({ finished }) => finished));
  await frame();
};

// Twelve pictures of each screen take their time, above all on a busy machine.
test.setTimeout(900_000);

for (const [name, walk] of Object.entries(WALKS))
  test(`pictures: ${name}`, async ({ person }) => {
    mkdirSync(OUT, { recursive: true });
    const page = await person({ viewport: FIRST, locale: LANGUAGE, likes: { theme: 'light', motion: 'reduced', pace: 'slow', confirmEnd: false, skipPayday: false } });
    await walk(page, async (screen) => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const theme of THEMES) {
          await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
          await page.evaluate(drawn);
          await page.screenshot({ path: join(OUT, `${screen}-${called(size)}-${theme}.png`) });
        }
      }
      await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
      await page.setViewportSize(FIRST);
    });
  });

test.afterAll(() => {
  const names = readdirSync(OUT).filter((name) => name.endsWith('.png'));
  const screens = [...new Set(names.map((name) => name.split(/-\d+x/)[0]!))].sort();
  writeFileSync(join(OUT, 'index.html'), page(screens));
});

/** One screen at a time: arrows go from screen to screen, the choices on top change size and theme. */
function page(screens: readonly string[]): string {
  return `<!doctype html>
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { font: 16px sans-serif; margin: 0; display: grid; justify-items: center; background: #777; color: #fff }
  form { display: flex; gap: 1rem; padding: .5rem; flex-wrap: wrap }
  img { max-width: 98vw; max-height: calc(100vh - 4rem); background: #fff }
</style>
<form>
  <select name="screen">${screens.map((name) => `<option>${name}</option>`).join('')}</select>
  <select name="size">${SIZES.map((size) => `<option>${called(size)}</option>`).join('')}</select>
  <select name="theme">${THEMES.map((theme) => `<option>${theme}</option>`).join('')}</select>
  <span>&larr; &rarr; next screen &nbsp; S size &nbsp; T theme</span>
</form>
<img alt="">
<script>
  const form = document.forms[0];
  const turn = (field, by) => { field.selectedIndex = (field.selectedIndex + by + field.length) % field.length };
  const show = () => { document.images[0].src = [form.screen.value, form.size.value, form.theme.value].join('-') + '.png' };
  form.addEventListener('input', show);
  addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') turn(form.screen, 1);
    else if (key === 'ArrowLeft') turn(form.screen, -1);
    else if (key === 's') turn(form.size, 1);
    else if (key === 't') turn(form.theme, 1);
    else return;
    show();
  });
  show();
</script>
`;
}
