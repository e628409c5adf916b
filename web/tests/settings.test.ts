import { describe, expect, it } from 'vitest';
import { readWishes } from '../src/lib/store/settings.svelte';

describe('settings', () => {
  it('have sensible defaults: sounds are off', () => {
    expect(readWishes(null)).toMatchObject({ theme: 'system', sound: false, pace: 'normal' });
  });

  it('survive whatever is stored', () => {
    expect(readWishes('{"theme":"dark","pace":"hasty","sound":1}')).toMatchObject({ theme: 'dark', pace: 'normal', sound: false });
    expect(readWishes('not json').theme).toBe('system');
    expect(readWishes('null').theme).toBe('system');
  });
});
