import { cleanup, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import TargetLine from '../src/lib/account/TargetLine.svelte';
import { loadAccount, setLanguage } from '../src/lib/i18n';
import type { Channel, Mishap, MishapCode, TargetShown } from '../src/lib/wire';
import { LANGUAGES } from './locales';

// The type asks for all of them.
const CODES: Record<MishapCode, true> = {
  bad_address: true,
  no_such_name: true,
  connection_refused: true,
  no_connection: true,
  timed_out: true,
  bad_certificate: true,
  no_tls: true,
  no_answer: true,
  moved: true,
  not_allowed: true,
  gone: true,
  too_often: true,
  not_taken: true,
  failing: true,
  no_mailbox: true,
  mailbox_full: true,
  mail_delayed: true,
  mail_refused: true,
  unusable: true,
  unknown: true,
};
const CHANNELS: readonly Channel[] = ['mail', 'push', 'webhook'];

/** What is shown of a place where somebody could not be told. */
function shown(channel: Channel, trouble: Mishap): HTMLElement {
  cleanup();
  const target: TargetShown = { id: 'x', channel, label: 'example.org', kinds: [], active: true, made_at: 0, trouble };
  render(TargetLine, { props: { target, title: 'example.org', onchange: () => {} } });
  return screen.getByTestId('trouble');
}

describe('what went wrong', () => {
  it.each(LANGUAGES)('is said in a sentence of %s, with the technical words put away', async (language) => {
    await setLanguage(language);
    await loadAccount();
    const sentences = new Set<string>();
    for (const channel of CHANNELS)
      for (const code of Object.keys(CODES) as MishapCode[]) {
        const box = shown(channel, { code, status: 499, detail: 'os error 111' });
        const sentence = box.querySelectorAll('p')[1]!.textContent;
        expect(sentence, code).toMatch(/[.?。？]$/);
        expect(sentence, code).not.toMatch(/account-|[{}$]|os error/);
        sentences.add(sentence);
        const details = within(box).getByText('os error 111').closest('details')!;
        expect(details.open).toBe(false);
      }
    expect(sentences.size).toBeGreaterThanOrEqual(Object.keys(CODES).length);
  });

  it('is something unknown when a newer server says what this page has no words for', async () => {
    await setLanguage('en');
    await loadAccount();
    const box = shown('webhook', { code: 'of_tomorrow' as MishapCode });
    expect(box.querySelectorAll('p')[1]!.textContent).toContain('Nobody knows why');
    expect(box.querySelector('details')).toBeNull();
  });
});
