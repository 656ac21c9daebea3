// What a page must not do behind the cook's back, watched from before its first byte: errors in the console, requests
// to elsewhere, policy violations, dialogs. Whatever was not announced as expected fails the test.

import type { Page } from '@playwright/test';

export interface PageWatch {
  /** Console errors that this test brings about, by their text. */
  expectConsole(...texts: RegExp[]): void;
  /** Another origin that the page may call. */
  allowOrigin(origin: string): void;
  /** What the page logged of failures. */
  readonly logged: readonly string[];
  /** Every address asked for, in order. */
  readonly addresses: readonly string[];
  /** What the status region said, in order. */
  readonly said: readonly string[];
  /** Everything that went wrong so far. */
  readonly faults: readonly string[];
}

/** What the page itself logs of every failure. */
export const LOGGED_FAILURE = /^The recipe failed \(/;

/** The origin of the first address opened is the page's own. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const faults: string[] = [];
  const addresses: string[] = [];
  const said: string[] = [];
  const logged: string[] = [];
  const expected: RegExp[] = [];
  const origins = new Set<string>();
  let own: string | null = null;

  function report(fault: string): void {
    faults.push(fault);
  }

  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    if (LOGGED_FAILURE.test(text)) logged.push(text);
    if (!expected.some((words) => words.test(text))) report(`console error: ${text}`);
  });
  page.on('pageerror', (error) => report(`uncaught: ${error.message}`));
  page.on('dialog', (dialog) => {
    report(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => report(`popup: ${popup.url()}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    addresses.push(url.href);
    own ??= url.origin;
    const isInline = url.protocol === 'data:' || url.protocol === 'blob:';
    if (!isInline && url.origin !== own && !origins.has(url.origin)) report(`request to ${url.href}`);
  });
  await page.exposeFunction('reportViolation', (words: string) => report(`policy violation: ${words}`));
  await page.exposeFunction('reportStatus', (words: string) => void said.push(words));
  await page.addInitScript(() => {
    const report = globalThis as unknown as Record<
      'reportViolation' | 'reportStatus',
      (words: string) => void
    >;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      report.reportViolation(`${violatedDirective} ${blockedURI} ${sample}`);
    });
    let last = '';
    new MutationObserver(() => {
      const words = document.querySelector('[role=status]')?.textContent ?? '';
      if (words !== last) report.reportStatus(words);
      last = words;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

  return {
    expectConsole: (...texts) => void expected.push(...texts),
    allowOrigin: (origin) => void origins.add(origin),
    logged,
    addresses,
    said,
    faults,
  };
}
