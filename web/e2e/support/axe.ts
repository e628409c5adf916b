/** Nothing on a page that keeps anybody out: no serious and no critical violation. */

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What keeps people out of a page, by all rules or by some. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // There are no frames and no style sheets of others, and what is right need not be listed: that halves the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });
  const found = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.slice(0, 5).map((node) => `${node.html.slice(0, 200)} ${node.failureSummary?.split('\n')[1] ?? ''}`).join('\n')}`);
}

export const harmless = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);

/** Changes the theme and waits until every colour has arrived. */
export const dress = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    document.body.getBoundingClientRect();
    await Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished));
  }, theme);
