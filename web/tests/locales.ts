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
  /** Terms of the table it uses, each with the form it asks for (empty for the plain one). */
  terms: Used[];
  /** Text outside placeables. */
  text: string;
}

export interface Used {
  term: string;
  form: string;
}

interface Found {
  args: Set<string>;
  forms: Set<string>;
  terms: Used[];
  text: string[];
}

function termUsed(part: Record<string, unknown>): Used {
  const named = (part['args'] as { type: string; value: { value: string } }[]).find((arg) => arg.type === 'narg');
  return { term: String(part['name']), form: named?.value.value ?? '' };
}

function walk(node: unknown, found: Found): void {
  if (typeof node === 'string') found.text.push(node);
  else if (Array.isArray(node)) node.forEach((part) => walk(part, found));
  else if (typeof node === 'object' && node !== null) {
    const part = node as Record<string, unknown>;
    if (part['type'] === 'var') found.args.add(String(part['name']));
    if (part['type'] === 'term') found.terms.push(termUsed(part));
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
      if (id.startsWith('-')) continue;
      const found: Found = { args: new Set(), forms: new Set(), terms: [], text: [] };
      walk(value, found);
      Object.values(attributes).forEach((attribute) => walk(attribute, found));
      if (all.has(id)) throw new Error(`${language}: ${id} is there twice`);
      all.set(id, {
        id,
        args: [...found.args].sort(),
        attributes: Object.keys(attributes),
        forms: [...found.forms],
        terms: found.terms,
        text: found.text.join(' '),
      });
    }
  }
  return all;
}

/** The table of terms: each concept with its forms by name; the plain one is ''. */
export function terms(language: string): Map<string, Map<string, string>> {
  const table = new Map<string, Map<string, string>>();
  for (const { id, value } of new FluentResource(read(`${ROOT}locales/${language}/terms.ftl`)).body) {
    if (!id.startsWith('-')) continue;
    const forms = new Map<string, string>();
    const whole = Array.isArray(value) && value.length === 1 ? value[0] : value;
    if (typeof whole === 'object' && whole !== null && 'type' in whole && whole.type === 'select') {
      for (const [index, { key, value: word }] of whole.variants.entries()) {
        forms.set(String('value' in key ? key.value : key), String(word));
        if (index === whole.star) forms.set('', String(word));
      }
    } else forms.set('', typeof whole === 'string' ? whole : '');
    table.set(id.slice(1), forms);
  }
  return table;
}

/** Ids as written at the start of lines: what a parser silently skipped is missing among the messages. */
export const written = (language: string): string[] =>
  sources(language).flatMap((source) => [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]!));

export function filesUnder(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && pattern.test(file.name))
    .map((file) => `${file.parentPath}/${file.name}`);
}
