// Stale bread beside a dish is toasted: as it is nobody would mop anything up with it.

import type { Part } from '../draft.ts';

const isStale = ({ food, item }: Part): boolean =>
  food.roles.includes('bread') && /\bstale\b/.test(item?.state ?? '');

/** The steps with stale bread toasted where they would have it warm or as it is; `steps` themselves where none is. */
export function toastStale(steps: readonly string[], parts: readonly Part[]): readonly string[] {
  const stale = parts.filter(isStale);
  if (stale.length === 0 || !steps.some((step) => /\bpan\b/.test(step))) return steps;
  return stale.reduce(
    (told, { noun }) =>
      told.map((step) =>
        step.replace(
          new RegExp(`\\b${noun}(?:, warmed,)? (?=to (?:mop|scoop) |for the (?:juices|sauce))`),
          `${noun}, toasted for 2 minutes in a dry pan, `,
        ),
      ),
    steps,
  );
}
