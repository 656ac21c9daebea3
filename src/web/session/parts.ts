// The parts of the page that are not in the first load. They start to load after the first sign of the cook,
// when the browser is idle, so that typing never waits.

import { loadOnce } from './load-once.ts';

/** Reads what a cook typed: knows foods and what is not food. */
export const reader = loadOnce(() => import('../features/larder/reader.ts'));
/** The options of a request. Loaded when they are opened. */
export const wishForm = loadOnce(() => import('../features/wishes/wish-form.tsx'));
/** The form of the cook's own token. Loaded when it is opened. */
export const tokenForm = loadOnce(() => import('../features/ask/token-form.tsx'));
/** Draws markdown. */
export const drawing = loadOnce(() => import('../markdown/draw-blocks.tsx'));
/** Reads the gateway's answer. */
export const wire = loadOnce(() => import('../sources/wire.ts'));
/** Tells how a recipe keeps to the list. */
export const adherence = loadOnce(() => import('../sources/adherence.ts'));
/** The built-in chef: by far the largest, and the last. It is here before the connection can be lost. */
export const chef = loadOnce(() => import('../sources/chef.ts'));
/** Calls a hosted model with the cook's own token. Loaded only when there is a token. */
export const direct = loadOnce(() => import('../sources/direct.ts'));

const AFTER_FIRST_SIGN: readonly (() => Promise<unknown>)[] = [
  reader.load,
  async () => reader.arrived()?.warmReading(),
  async () => reader.arrived()?.warmNames(),
  wire.load,
  drawing.load,
  adherence.load,
  chef.load,
];
const SIGNS = ['focusin', 'pointerdown', 'keydown'] as const;

/** Waits for the first sign of the cook, then loads part after part while the browser is idle. */
export function warmPartsUp(page: Window): void {
  const begin = () => {
    for (const sign of SIGNS) page.removeEventListener(sign, begin, true);
    loadNext(page, 0);
  };
  for (const sign of SIGNS) page.addEventListener(sign, begin, { capture: true, passive: true });
}

function loadNext(page: Window, at: number): void {
  const load = AFTER_FIRST_SIGN[at];
  if (load === undefined) return;
  const go = () => {
    const next = () => loadNext(page, at + 1);
    // A part that does not load now is asked for again when it is needed, and its failure is told there.
    load().then(next, next);
  };
  if ('requestIdleCallback' in page) page.requestIdleCallback(go, { timeout: 1000 });
  else setTimeout(go, 50);
}
