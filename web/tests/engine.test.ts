// The engine as WebAssembly leads to the same states as the native one: see `crates/wasm/tests/digests.rs`.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Engine, initSync } from '../engine/magnate_wasm.js';
import type { EngineReply, EngineRequest, SelfPlay } from '../src/lib/wire';
import { REPOSITORY, ROOT } from './locales';

const played = JSON.parse(readFileSync(`${REPOSITORY}fixtures/digests.json`, 'utf8')) as { game: SelfPlay; digest: string }[];
initSync({ module: readFileSync(`${ROOT}engine/magnate_wasm_bg.wasm`) });
const engine = new Engine();
const ask = (request: EngineRequest): EngineReply => JSON.parse(engine.ask(JSON.stringify(request))) as EngineReply;

describe('the engine in a browser', () => {
  it('leads two hundred games to the same states as the native one, whoever plays', { timeout: 600_000 }, () => {
    expect(played.length).toBe(200);
    expect(played.map(({ game }) => ask({ ask: 'digest', game }))).toEqual(played.map(({ digest }) => ({ ok: digest })));
  });

  it('refuses with a code what it cannot do', () => {
    expect(ask({ ask: 'look', table: 'nowhere', seat: null, now: 0 })).toMatchObject({ error: { code: 'no_such_table' } });
  });
});
