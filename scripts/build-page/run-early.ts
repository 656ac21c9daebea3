// Has the browser run one small file of the page as soon as it has come, and not when all of the script is there.

import type { Plugin } from 'vite';

/** Adds a script for the chunk whose built name matches. Fails the build when there is none. */
export function runEarly(name: RegExp): Plugin {
  return {
    name: 'larder:run-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((path) => name.test(path));
        if (file === undefined) throw new Error(`No script of the page matches ${name}.`);
        const attrs = {
          type: 'module',
          async: true,
          blocking: 'render',
          crossorigin: true,
          src: `./${file}`,
        };
        return [{ tag: 'script', attrs, injectTo: 'head' }];
      },
    },
  };
}
