/// <reference types="node" />
// The locale files as the tests read them.

import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'zh-CN', 'ru'] as const;
export const ROOT = `${import.meta.dirname}/../`;
export const REPOSITORY = `${import.meta.dirname}/../../`;

export const read = (path: string): string => readFileSync(path, 'utf8');

export const sources = (language: string): string[] =>
  readdirSync(`${ROOT}locales/${language}`)
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => read(`${ROOT}locales/${language}/${file}`));

export interface Message {
  id: string;
  /** Variables, of the value and all attributes. */
  args: string[];
  attributes: string[];
  /** `CARD one`: functions called with a grammatical form. */
  forms: string[];
  /** Text outside placeables. */
  text: string;
}

interface Found {
  args: Set<string>;
  forms: Set<string>;
  text: string[];
}

function walk(node: unknown, found: Found): void {
  if (typeof node === 'string') found.text.push(node);
  else if (Array.isArray(node)) node.forEach((part) => walk(part, found));
  else if (typeof node === 'object' && node !== null) {
    const part = node as Record<string, unknown>;
    if (part['type'] === 'var') found.args.add(String(part['name']));
    if (part['type'] === 'func')
      for (const option of part['args'] as Record<string, unknown>[])
        if (option['type'] === 'narg' && option['name'] === 'form')
          found.forms.add(`${String(part['name'])} ${String((option['value'] as Record<string, unknown>)['value'])}`);
    if (part['type'] === 'select') {
      walk(part['selector'], found);
      for (const variant of part['variants'] as Record<string, unknown>[]) walk(variant['value'], found);
    } else if (part['type'] === 'func') (part['args'] as unknown[]).forEach((arg) => walk(arg, found));
  }
}

export function messages(language: string): Map<string, Message> {
  const all = new Map<string, Message>();
  for (const source of sources(language)) {
    for (const { id, value, attributes } of new FluentResource(source).body) {
      const found: Found = { args: new Set(), forms: new Set(), text: [] };
      walk(value, found);
      Object.values(attributes).forEach((attribute) => walk(attribute, found));
      if (all.has(id)) throw new Error(`${language}: ${id} is there twice`);
      all.set(id, {
        id,
        args: [...found.args].sort(),
        attributes: Object.keys(attributes),
        forms: [...found.forms],
        text: found.text.join(' '),
      });
    }
  }
  return all;
}

/** Ids as written at the start of lines: what a parser silently skipped is missing among the messages. */
export const written = (language: string): string[] =>
  sources(language).flatMap((source) => [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]!));

export function filesUnder(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && pattern.test(file.name))
    .map((file) => `${file.parentPath}/${file.name}`);
}
