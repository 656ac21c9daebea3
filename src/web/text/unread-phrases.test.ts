// A phrase that nothing shows is a cost in every language.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const WEB = fileURLToPath(new URL('..', import.meta.url));

const FILES = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^gallery\//.test(path))
  .map((path) => ({ path, code: readFileSync(join(WEB, path), 'utf8') }));
const ENGLISH = FILES.filter(({ path }) => /^text\/en(?:-[\w-]+)?\.ts$/.test(path));

it.each(ENGLISH.map((file) => [file.path, file.code] as const))('every phrase of %s is read', (path, code) => {
  const [names = ''] = [...code.matchAll(/^export const (EN\w*) = [\s\S]*^export const (\w+) = inLanguage/gm)].map(([, english, told]) => `(?:${english}|${told})`);
  const body = code.slice(code.indexOf('export const EN'));
  const readers = FILES.filter((file) => file.path !== path && RegExp(`\\b${names}\\b`).test(file.code));
  const keys = [...body.matchAll(/^ {2}(\w+):/gm)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(2);
  const isRead = (key: string) => readers.some((file) => RegExp(`\\b${names}\\.${key}\\b|\\{ ${key} \\}: Words`).test(file.code));
  expect(keys.filter((key) => !isRead(key) && !RegExp(`\\bEN\\w*\\.${key}\\b`).test(code))).toEqual([]);
});
