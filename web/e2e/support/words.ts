/** What the client says in English, so that tests find things by the words people see and not by copies of them. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Args, Words } from '../../src/lib/i18n/bundle';

function read(language: string): Words {
  const folder = join(import.meta.dirname, '../../locales', language);
  return new Words(language, readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')));
}

const known = new Map<string, Words>();

/** The language of the pictures, of all else English. */
export const LANGUAGE = process.env['SCREENSHOT_LANGUAGE'] ?? 'en';

/** A message as people read it. */
export function word(id: string, language = LANGUAGE, args?: Args): string {
  const words = known.get(language) ?? read(language);
  known.set(language, words);
  if (!words.has(id)) throw new Error(`there is no message ${id} in ${language}`);
  return words.say(id, args);
}

/** How it is said that a way of a buyer has so many steps. */
export const stepsTaken = (steps: number): string => word('stage-route-used-free', LANGUAGE, { steps, used: 0 }).split('.')[0]!;
