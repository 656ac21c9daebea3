// Asks the browser for the page's one font as soon as it has the HTML, not when it has read the CSS.

import type { Plugin } from 'vite';

/** Adds a preload for the font file whose built name matches. Fails the build when there is none. */
export function preloadFont(name: RegExp): Plugin {
  return {
    name: 'larder:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((path) => name.test(path));
        if (file === undefined) throw new Error(`No font in the page matches ${name}.`);
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
