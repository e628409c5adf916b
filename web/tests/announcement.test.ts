import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../src/lib/i18n';
import { Api } from '../src/lib/net/api';
import { Announcements } from '../src/lib/store/announcement.svelte';
import AnnouncementBar from '../src/lib/ui/AnnouncementBar.svelte';
import type { Announcement } from '../src/lib/wire';

/** What the server says when it is asked. */
function telling(answer: () => Announcement | null): Announcements {
  const fetched = () => Promise.resolve(new Response(JSON.stringify(answer()), { headers: { 'content-type': 'application/json' } }));
  return new Announcements(new Api(fetched));
}

const told = (made_at: number, text: string): Announcement => ({ text, made_at, until: null });

beforeAll(() => setLanguage('en'));
beforeEach(() => localStorage.clear());

describe('what the host tells everybody', () => {
  it('is shown until it is put away, and a new one is shown again', async () => {
    let said: Announcement | null = told(1, 'Back in ten minutes.');
    const announcements = telling(() => said);
    render(AnnouncementBar, { announcements });
    expect(await screen.findByText('Back in ten minutes.')).toBeTruthy();
    screen.getByRole('button').click();
    await tick();
    expect(screen.queryByText('Back in ten minutes.')).toBeNull();

    said = told(2, 'Back in five minutes.');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Back in five minutes.')).toBeTruthy();
    said = null;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  it('stays put away after a reload', async () => {
    localStorage.setItem('magnate-announcement-read', '1');
    const asked = vi.fn(() => told(1, 'Back in ten minutes.'));
    render(AnnouncementBar, { announcements: telling(asked) });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await tick();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
