// Has the browser run one small file of the page before anything else, and the rest once the page is painted: what is
// painted does not share the line with a script that it does not need.

import type { Plugin } from 'vite';

const SCRIPT = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PART = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * Adds a script for the chunk whose built name matches; it starts those that stand in its `data-then`. Fails the build
 * when there is none.
 */
export function runEarly(name: RegExp): Plugin {
  return {
    name: 'larder:run-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((path) => name.test(path));
        const [, whole] = SCRIPT.exec(html) ?? [];
        if (file === undefined || whole === undefined)
          throw new Error(`No script of the page matches ${name}.`);
        const parts = [...html.matchAll(PART)].flatMap(([, path]) => path ?? []);
        const then = [whole, ...parts.filter((path) => path !== `./${file}`)];
        const attrs = {
          type: 'module',
          async: true,
          blocking: 'render',
          crossorigin: true,
          src: `./${file}`,
          'data-then': then.join(' '),
        };
        return {
          html: html.replace(SCRIPT, '').replaceAll(PART, ''),
          tags: [{ tag: 'script', attrs, injectTo: 'head' }],
        };
      },
    },
  };
}
