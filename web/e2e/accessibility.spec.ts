// axe on every screen in both themes: no serious and no critical violation.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { WALKS } from './support/screens';
import { expect, test } from './support/test';

/** There are no frames and no style sheets of others, and what is right need not be listed: that halves the time. */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });

async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.analyze();
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.slice(0, 5).map((node) => `${node.html.slice(0, 200)} ${node.failureSummary?.split('\n')[1] ?? ''}`).join('\n')}`);
}

/** Changes the theme and waits until every colour has arrived. */
const dress = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    document.body.getBoundingClientRect();
    await Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished));
  }, theme);

for (const [name, walk] of Object.entries(WALKS))
  test(`axe: ${name}`, async ({ person }) => {
    const page = await person({ likes: { theme: 'light', motion: 'reduced', pace: 'slow', confirmEnd: false, skipPayday: false } });
    await walk(page, async (screen) => {
      expect.soft(await violations(axeOn(page)), screen).toEqual([]);
      // The other theme has other colours, and nothing else.
      await dress(page, 'dark');
      expect.soft(await violations(axeOn(page).withRules(['color-contrast'])), `${screen}, dark`).toEqual([]);
      await dress(page, 'light');
    });
  });
