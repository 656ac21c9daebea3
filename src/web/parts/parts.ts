// The parts of the page that are not in the first load and that more than one feature needs. They start to load after
// the first sign of the cook, when the browser is idle, so that typing never waits.

import { loadOnce } from './load-once.ts';

/** Reads what a cook typed: knows foods and what is not food. */
export const reader = loadOnce(() => import('./reader.ts'));
/** Says aloud how a recipe goes, and changes it. */
export const onceAsked = loadOnce(() => import('../session/once-asked.ts'));
/** Draws markdown. */
export const drawing = loadOnce(() => import('../markdown/draw-blocks.tsx'));
/** Reads the gateway's answer. */
export const wire = loadOnce(() => import('./wire.ts'));
/** Tells how a recipe keeps to the list. */
export const adherence = loadOnce(() => import('./adherence.ts'));
/** The built-in chef: by far the largest, and the last. It is here before the connection can be lost. */
export const chef = loadOnce(() => import('./chef.ts'));
/** Reads and checks recipes that are there already: by a link, or brought by the cook. */
export const given = loadOnce(() => import('./given.ts'));
/** Calls a hosted model with the cook's own token. Loaded only when there is a token. */
export const direct = loadOnce(() => import('./direct.ts'));

const AFTER_FIRST_SIGN: readonly (() => Promise<unknown>)[] = [
  reader.load,
  async () => reader.arrived()?.warmReading(),
  async () => reader.arrived()?.warmNames(),
  wire.load,
  drawing.load,
  adherence.load,
  chef.load,
];
// Who installs the page presses nothing in it.
const SIGNS = ['focusin', 'pointerdown', 'keydown', 'appinstalled'] as const;

/**
 * Waits for the first sign of the cook, then loads part after part while the browser is idle: `first` before all,
 * `last` when all the others are here.
 */
export function warmPartsUp(
  page: Window,
  ends: Readonly<Record<'first' | 'last', () => Promise<unknown>>>,
): void {
  awaitFirstSign(page, () => loadNext(page, [ends.first, ...AFTER_FIRST_SIGN, ends.last]));
}

/** Begins with the next sign of the cook; what is given back takes the wish back. */
export function awaitFirstSign(page: Window, begin: () => void): () => void {
  const leave = () => {
    for (const sign of SIGNS) page.removeEventListener(sign, seen, true);
  };
  const seen = () => {
    leave();
    begin();
  };
  for (const sign of SIGNS) page.addEventListener(sign, seen, { capture: true, passive: true });
  return leave;
}

function loadNext(page: Window, [load, ...rest]: readonly (() => Promise<unknown>)[]): void {
  if (load === undefined) return;
  const go = () => {
    const next = () => loadNext(page, rest);
    // A part that does not load now is asked for again when it is needed, and its failure is told there.
    load().then(next, next);
  };
  if ('requestIdleCallback' in page) page.requestIdleCallback(go, { timeout: 1000 });
  else setTimeout(go, 50);
}
