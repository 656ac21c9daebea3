// Writes the empty page into index.html, so that the first paint does not wait for the script and React takes over
// what stands there.

import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const EMPTY_PAGE = fileURLToPath(new URL('../../src/web/page/empty-page.tsx', import.meta.url));
const PLACE = '<div id="page"></div>';

/** Fills the page's place in the HTML. Fails the build when the place is missing or the page asks for inline style. */
export function fillEmptyPage(): Plugin {
  return {
    name: 'larder:fill-empty-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { module } = await runnerImport<{ writeEmptyPage(): string }>(EMPTY_PAGE, {
          configFile: false,
          logLevel: 'error',
        });
        // React adds a preload for each picture it meets; the logo is small and comes early anyway.
        const markup = module.writeEmptyPage().replace(/<link rel="preload"[^>]*>/g, '');
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}.`);
        if (markup.includes(' style=')) throw new Error('The policy of the page allows no inline style.');
        return html.replace(PLACE, () => `<div id="page">${markup}</div>`);
      },
    },
  };
}
