import { describe, expect, it } from 'vitest';
import { filesUnder, LANGUAGES, type Message, messages, read, REPOSITORY, ROOT, written } from './locales';

const all = new Map(LANGUAGES.map((language) => [language, messages(language)]));
const english = all.get('en')!;

/** Variants of an enum in Rust, as they are written on the wire. */
function variants(path: string, name: string): string[] {
  const source = read(`${REPOSITORY}${path}`);
  const start = source.indexOf(`enum ${name} `);
  expect(start, `${name} in ${path}`).toBeGreaterThan(0);
  const body = source.slice(source.indexOf('{', start) + 1, source.indexOf('\n}', start));
  const names = [...body.matchAll(/^ {4}([A-Z]\w*)/gm)].map((match) => match[1]!);
  return names.map((variant) => variant.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase());
}

const missing = (ids: string[]) =>
  LANGUAGES.flatMap((language) => ids.filter((id) => !all.get(language)!.has(id)).map((id) => `${language}: ${id}`));

describe('the languages', () => {
  it.each(LANGUAGES)('%s has no message a parser cannot read, and none twice', (language) => {
    const ids = written(language);
    expect(ids.filter((id) => !all.get(language)!.has(id))).toEqual([]);
    expect(ids.length).toBe(new Set(ids).size);
  });

  it.each(LANGUAGES)('%s has exactly the messages of English', (language) => {
    expect([...all.get(language)!.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each(LANGUAGES)('%s gives every message the same arguments', (language) => {
    const args = (message: Message) => `${message.id}: ${message.args.join(' ')}`;
    expect([...all.get(language)!.values()].map(args).sort()).toEqual([...english.values()].map(args).sort());
  });

  it.each(LANGUAGES)('%s has every grammatical form its sentences ask for', (language) => {
    const prefix: Record<string, RegExp> = {
      CARD: /^card-[a-z_]+$/,
      ITEM: /^item-[a-z_]+$/,
      KIND: /^campaign-(billboard|mailbox|airplane|radio)$/,
    };
    const own = [...all.get(language)!.values()];
    const asked = new Set(own.flatMap((message) => message.forms));
    const lacking = [...asked].flatMap((form) => {
      const [name, wanted] = form.split(' ') as [string, string];
      return own
        .filter((message) => prefix[name]!.test(message.id) && !message.attributes.includes(wanted))
        .map((message) => `${message.id}.${wanted}`);
    });
    expect(lacking).toEqual([]);
  });

  it.each(LANGUAGES)('%s states no number of a card: they come from the catalogue', (language) => {
    const stated = [...all.get(language)!.values()].filter(
      (message) => /^(card|milestone)-.*-(does|when)$/.test(message.id) && /\d/.test(message.text),
    );
    expect(stated.map((message) => message.id)).toEqual([]);
  });
});

describe('what the client says', () => {
  const files = filesUnder(`${ROOT}src`, /\.(svelte|ts)$/).filter((file) => !file.includes('/i18n/') && !file.endsWith('wire.ts'));
  const code = files.map(read).join('\n');

  it('has words for every message named in the code', () => {
    const named = [...code.matchAll(/\b(?:t|tParts|hasWords)\(\s*(['"])([\w.-]+)\1/g)].map((match) => match[2]!);
    const known = (id: string) => english.has(id.split('.')[0]!);
    expect([...new Set(named.filter((id) => !known(id)))]).toEqual([]);
  });

  it('has words for the beginning of every message put together in the code', () => {
    const begun = [...code.matchAll(/\b(?:t|tParts)\(\s*`([\w-]+)\$\{/g)].map((match) => match[1]!);
    expect(begun.filter((start) => ![...english.keys()].some((id) => id.startsWith(start)))).toEqual([]);
  });
});

describe('every id of the game has words', () => {
  const data = (file: string) => JSON.parse(read(`${REPOSITORY}crates/rules/data/${file}.json`)) as Record<string, { id: string; module?: string }[]>;

  it('employees: a name and what they do', () => {
    const ids = data('employees')['employees']!.filter((card) => card.module === 'base').map((card) => card.id);
    expect(ids.length).toBe(32);
    expect(missing([...ids, 'ceo'].flatMap((id) => [`card-${id}`, `card-${id}-does`]))).toEqual([]);
  });

  it('milestones: a name, how to get them, what they give', () => {
    const ids = data('milestones')['milestones']!.filter((card) => (card.module ?? 'base') === 'base').map((card) => card.id);
    expect(ids.length).toBe(18);
    expect(missing(ids.flatMap((id) => [`milestone-${id}`, `milestone-${id}-when`, `milestone-${id}-does`]))).toEqual([]);
  });

  it('items, kinds of campaign, steps and stages', () => {
    const vocabulary = (path: string, name: string) => {
      const source = read(`${REPOSITORY}crates/rules/src/${path}`);
      const body = source.slice(source.indexOf(`enum ${name} (`));
      return [...body.slice(0, body.indexOf('}')).matchAll(/= "([\w-]+)"/g)].map((match) => match[1]!);
    };
    const items = vocabulary('item.rs', 'Item');
    expect(items).toContain('lemonade');
    expect(missing(items.flatMap((id) => [`item-${id}`, `item-${id}-count`]))).toEqual([]);
    expect(missing(vocabulary('cards/campaign.rs', 'CampaignKind').map((id) => `campaign-${id}`))).toEqual([]);
    expect(missing(vocabulary('game.rs', 'Step').flatMap((id) => [`step-${id}`, `stage-${id}`]))).toEqual([]);
    expect(missing(variants('crates/rules/src/game.rs', 'Stage').map((id) => `stage-${id}`))).toEqual([]);
  });

  it('verdicts about offers', () => {
    expect(missing(variants('crates/rules/src/event.rs', 'Verdict').map((id) => `verdict-${id}`))).toEqual([]);
  });
});

describe('every reason why somebody could not be told has a sentence', () => {
  const codes = variants('crates/server/src/store/notices/mishap.rs', 'MishapCode');

  it('in every language, with no argument the server does not give', () => {
    expect(codes.length).toBeGreaterThan(15);
    expect(codes).toContain('connection_refused');
    const ids = codes.map((code) => `account-trouble-${code}`);
    expect(missing(ids)).toEqual([]);
    for (const id of ids) expect(english.get(id)!.args.filter((arg) => !['status', 'channel'].includes(arg)), id).toEqual([]);
  });

  it('and no sentence is left of a reason that is no more', () => {
    const told = [...english.keys()].flatMap((id) => /^account-trouble-(\w+)$/.exec(id)?.[1] ?? []);
    expect(told.filter((code) => code !== 'detail' && !codes.includes(code))).toEqual([]);
  });
});

describe('every refusal has a sentence', () => {
  const codes = (path: string, pattern: RegExp) => [...read(`${REPOSITORY}${path}`).matchAll(pattern)].map((match) => match[1]!);

  it('of the rules, with no argument the rules do not give', () => {
    const source = read(`${REPOSITORY}crates/rules/src/refusal.rs`);
    const body = source.slice(source.indexOf('\nrefusals! {'));
    const found = [...body.matchAll(/^ {4}\w+(?: \{ (.*?) \})? => "(\w+)"/gm)];
    expect(found.length).toBeGreaterThan(45);
    expect(missing(found.map((match) => `refusal-${match[2]!}`))).toEqual([]);
    for (const [, fields = '', code] of found) {
      const given = fields.split(',').map((field) => field.split(':')[0]!.trim());
      const used = english.get(`refusal-${code!}`)!.args.map((arg) => arg.split('_')[0]!);
      expect(used.filter((arg) => !given.includes(arg)), code).toEqual([]);
    }
  });

  it('of the table', () => {
    const found = codes('crates/table/src/problem.rs', /=> "([a-z_]+)"/g);
    expect(found.length).toBeGreaterThan(15);
    expect(missing(found.map((code) => `refusal-${code}`))).toEqual([]);
  });

  it('of the server', () => {
    const files = filesUnder(`${REPOSITORY}crates/server/src`, /\.rs$/);
    const pattern = /(?:ApiError::new\(\s*StatusCode::\w+,|bad_request\()\s*"([a-z_]+)"/g;
    const found = files.flatMap((file) => [...read(file).matchAll(pattern)].map((match) => match[1]!));
    expect(found).toContain('no_session');
    expect(missing(found.map((code) => `refusal-${code}`))).toEqual([]);
  });

  it('of the list the server writes, with no argument it does not give', () => {
    const list = JSON.parse(read(`${ROOT}src/lib/refusals.json`)) as Record<string, { args: Record<string, string> }>;
    expect(Object.keys(list).length).toBeGreaterThan(80);
    expect(missing(Object.keys(list).map((code) => `refusal-${code}`))).toEqual([]);
    for (const [code, { args }] of Object.entries(list)) {
      // Data of an argument is flat: `by: { kind }` is `by_kind`.
      const given = Object.keys(args);
      const unknown = english.get(`refusal-${code}`)!.args.filter((used) => !given.some((name) => used === name || used.startsWith(`${name}_`)));
      expect(unknown, code).toEqual([]);
    }
  });

  it.each(LANGUAGES)('%s tells whoever meets a limit what to do about it', (language) => {
    // The table of limits names its codes; docs/operations.md is where a host looks.
    const page = read(`${REPOSITORY}docs/operations.md`);
    const limits = page.slice(page.indexOf('\n## Limits'), page.indexOf('\n## TLS'));
    const codes = [...new Set([...limits.matchAll(/`((?:too|server|bots)_\w+)`/g)].map((match) => match[1]!))];
    expect(codes.length).toBeGreaterThan(12);
    const sentences = (code: string) => all.get(language)!.get(`refusal-${code}`)!.text.split(/[.。](?:\s|$)|。/).filter(Boolean);
    expect(codes.filter((code) => sentences(code).length < 2)).toEqual([]);
  });
});
