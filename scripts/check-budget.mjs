// Checks what the first load of the built page transfers: the files that index.html asks for, after brotli.
// What loads later (reader, renderer, chef, direct client) is reported, with a bound of its own.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const PAGE = 'dist/page';
const BUDGET_BYTES = { code: 80_000, fonts: 70_000, otherLazy: 100_000 };
// Parts with a bound of their own, by the name of their file: docs/decisions 016, 017 and 026 say why.
const LAZY_BYTES = { chef: 182_000, foods: 97_000, 'review-draft': 30_000 };

const html = readFileSync(join(PAGE, 'index.html'), 'utf8');
const first = new Set(
  [
    ...html.matchAll(
      /<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"(?:[^>]*?\bdata-then="([^"]+)")?[^>]*>/g,
    ),
  ].flatMap(([, path, then = '']) => [path, ...then.split(' ')].map((one) => one.replace(/^\.?\//, ''))),
);

// The names of other files hold hashes, which no two builds share and nothing compresses: they are left out, so that
// a food more or less in a part that loads later does not move the first load.
const HASH = /-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g;

function weigh(path) {
  return brotliCompressSync(readFileSync(join(PAGE, path), 'utf8').replace(HASH, '')).length;
}

const files = readdirSync(PAGE, { recursive: true }).map(String);
const isCode = (path) => /\.(js|css)$/.test(path);
const isFont = (path) => /\.woff2$/.test(path);

const code = files
  .filter((path) => isCode(path) && first.has(path))
  .reduce((sum, path) => sum + weigh(path), 0);
const fonts = files
  .filter((path) => isFont(path) && first.has(path))
  .reduce((sum, path) => sum + readFileSync(join(PAGE, path)).length, 0);
const lazy = files
  .filter((path) => isCode(path) && !first.has(path))
  .map((path) => ({ path, bytes: weigh(path) }))
  .sort((a, b) => b.bytes - a.bytes);

console.log(`first load: JavaScript and CSS ${code} B after brotli (at most ${BUDGET_BYTES.code})`);
console.log(`first load: fonts ${fonts} B (at most ${BUDGET_BYTES.fonts})`);
for (const { path, bytes } of lazy) console.log(`later: ${path} ${bytes} B`);

const faults = [];
if (code === 0) faults.push('no script was found in index.html: is the page built?');
if (code > BUDGET_BYTES.code) faults.push('the first load is over its budget');
if (fonts > BUDGET_BYTES.fonts) faults.push('the fonts are over their budget');
for (const { path, bytes } of lazy) {
  const [, bound] = Object.entries(LAZY_BYTES).find(([part]) => path.startsWith(`assets/${part}-`)) ?? [];
  if (bytes > (bound ?? BUDGET_BYTES.otherLazy)) faults.push(`${path} is over the bound of a lazy chunk`);
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
