// Writes each text file of the built page in Brotli and gzip beside it, at the strongest setting: it is done once
// here, and no server has to do it for every visitor.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:html|js|css|svg|txt|json|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export function compressAssets(): Plugin {
  let folder = '';
  return {
    name: 'larder:compress-assets',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const files = (await readdir(folder, { recursive: true })).filter((path) => TEXT.test(path));
        for (const file of files) {
          const path = join(folder, file);
          const text = await readFile(path);
          const options = {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
            },
          };
          await writeFile(`${path}.br`, await toBrotli(text, options));
          await writeFile(`${path}.gz`, await toGzip(text, { level: 9 }));
        }
      },
    },
  };
}
