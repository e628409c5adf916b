/** What the client says in English, so that tests find things by the words people see and not by copies of them. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = (language: string) => join(import.meta.dirname, '../../locales', language);

function read(language: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const file of readdirSync(folder(language)))
    for (const line of readFileSync(join(folder(language), file), 'utf8').split('\n')) {
      const found = /^([a-zA-Z][\w-]*) = (.+)$/.exec(line);
      if (found) words.set(found[1]!, found[2]!);
    }
  return words;
}

const known = new Map<string, Map<string, string>>();

/** The language of the pictures, of all else English. */
export const LANGUAGE = process.env['SCREENSHOT_LANGUAGE'] ?? 'en';

/** A message without arguments. */
export function word(id: string, language = LANGUAGE): string {
  const words = known.get(language) ?? read(language);
  known.set(language, words);
  const found = words.get(id);
  if (found === undefined || found.includes('{')) throw new Error(`there is no plain message ${id} in ${language}`);
  return found;
}
