// The built page in memory, under exact addresses. Nothing else on the disk can be reached through it.

import { createHash } from 'node:crypto';
import { type Dirent, promises as disk } from 'node:fs';
import { extname, join } from 'node:path';

export interface PageFile {
  readonly type: string;
  /** Its name holds a hash of its content, so it never changes. */
  readonly immutable: boolean;
  readonly plain: Variant;
  readonly br?: Variant;
  readonly gzip?: Variant;
}

export interface Variant {
  readonly body: Buffer;
  /** Strong: each encoding has its own. */
  readonly etag: string;
}

/** By address, as in `/assets/index-3fa9c1d2.js`. */
export type PageFiles = ReadonlyMap<string, PageFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/**
 * Reads every file of the page's folder that has a known type. Files beside one another with `.br` and `.gz`
 * added are its compressed forms. Dotfiles, source maps and unknown types are left out.
 * A folder that is not there gives an empty map.
 */
export async function readPageFiles(folder: string): Promise<PageFiles> {
  const names = await listFiles(folder, '');
  const files = new Map<string, PageFile>();
  for (const name of names) {
    const type = TYPES[extname(name)];
    if (type === undefined) continue;
    const [plain, br, gzip] = await Promise.all([
      readVariant(folder, name),
      names.includes(`${name}.br`) ? readVariant(folder, `${name}.br`) : null,
      names.includes(`${name}.gz`) ? readVariant(folder, `${name}.gz`) : null,
    ]);
    const file: PageFile = {
      type,
      immutable: /^assets\/.*-[\w-]{8,}\.\w+$/u.test(name),
      plain,
      ...(br === null ? {} : { br }),
      ...(gzip === null ? {} : { gzip }),
    };
    files.set(`/${name}`, file);
    if (name === 'index.html') files.set('/', file);
  }
  return files;
}

async function listFiles(folder: string, under: string): Promise<string[]> {
  let entries: Dirent[];
  try {
    entries = await disk.readdir(join(folder, under), { withFileTypes: true });
  } catch (error) {
    if (under === '' && (error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const names: string[] = [];
  for (const entry of entries) {
    const name = under === '' ? entry.name : `${under}/${entry.name}`;
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) names.push(...(await listFiles(folder, name)));
    // A link could lead out of the folder, so only plain files are read.
    else if (entry.isFile()) names.push(name);
  }
  return names;
}

async function readVariant(folder: string, name: string): Promise<Variant> {
  const body = await disk.readFile(join(folder, name));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, etag: `"${hash}"` };
}
