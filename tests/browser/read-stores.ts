// What the browser keeps for the page.

import type { Page } from '@playwright/test';

/** Everything that the browser keeps for this page, by its name; of the files that its worker keeps, what is not the page's own. */
export async function readStores(page: Page): Promise<readonly string[]> {
  const inPage = await page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    const own = /^\/(?:assets\/[\w.-]+|larder\.(?:svg|webmanifest))?$/;
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(document.cookie === '' ? [] : [document.cookie]),
      ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
      ...kept.flat().filter((url) => !url.startsWith(location.origin) || !own.test(new URL(url).pathname)),
    ];
  });
  return [...inPage, ...(await page.context().cookies()).map(({ name }) => name)];
}
