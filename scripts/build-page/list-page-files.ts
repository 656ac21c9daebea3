// Tells the service worker which files the page has. Each is taken only where its content is what was built: a login or
// an error page that a proxy answers with is never kept in its place.

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

// The icons of an installed page are the system's to keep.
const KEPT = /\.(?:html|js|css|svg|woff2|webmanifest)$/;
const WORKER = 'sw.js';
const PLACE = 'LARDER_PAGE_FILES';
const HAS_HASH = /-[\w-]{8}\.\w+$/;

/** The files of a built page as Workbox takes them. */
export async function listPageFiles(folder: string) {
  const paths = (await readdir(folder, { recursive: true })).filter(
    (path) => KEPT.test(path) && path !== WORKER,
  );
  return Promise.all(
    paths.sort().map(async (path) => {
      const digest = createHash('sha256')
        .update(await readFile(join(folder, path)))
        .digest('base64');
      return {
        // Some hosts send who asks for index.html on to the folder.
        url: path === 'index.html' ? './' : `./${path}`,
        revision: HAS_HASH.test(path) ? null : digest.slice(0, 12),
        integrity: `sha256-${digest}`,
      };
    }),
  );
}

/** Writes the list into the worker. Runs when all other files are as they will be served. */
export function fillWorker(): Plugin {
  let folder = '';
  return {
    name: 'larder:fill-worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const worker = join(folder, WORKER);
        const script = await readFile(worker, 'utf8');
        if (script.split(PLACE).length !== 2)
          throw new Error(`${WORKER} has no place for ${PLACE}, or several.`);
        // Browsers take a worker of one plain script everywhere; modules not yet.
        if (/^\s*(?:import|export)\b/m.test(script)) throw new Error(`${WORKER} has to stand alone.`);
        const list = JSON.stringify(await listPageFiles(folder));
        await writeFile(
          worker,
          script.replace(PLACE, () => list),
        );
      },
    },
  };
}
