// Keeps the page's own files, so that it opens with the network gone. It keeps nothing else: no answer of the gateway
// and nothing that was typed comes through here.

import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;
/** What the build made, each with the hash of its content: scripts/build-page/list-page-files.ts. */
declare const LARDER_PAGE_FILES: { url: string; revision: string | null; integrity: string }[];

const PAGE = './';

precacheAndRoute(LARDER_PAGE_FILES);
cleanupOutdatedCaches();

// "?fresh" asks for the page as it is on its server now: after an upgrade, or to sign in where a login stands before it.
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.pathname === new URL(self.registration.scope).pathname,
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      return (await matchPrecache(PAGE)) ?? Response.error();
    }
  },
);

// A newer worker waits until the page says that now is a good moment.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
