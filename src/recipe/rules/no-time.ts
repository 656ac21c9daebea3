// Rule no-time: nothing in the method says how long it takes. A step by itself may lean on the one before, or on what
// every cook sees: "toast the bread".

import type { Finding } from '../finding.ts';
import type { Sense } from '../lexicon/lexicon.ts';
import type { Method } from '../method/read-method.ts';

const COOKS: readonly Sense[] = ['simmer', 'fry', 'bake', 'grill', 'cook', 'boil'];

/** One warning, at the first step that cooks. */
export function checkNoTime({ recipe, steps }: Method): readonly Finding[] {
  const first = steps.find(
    (one) =>
      !one.names('bringsToBoil', 'keep') &&
      one.hits.some(
        (hit) => COOKS.includes(hit.sense) && !hit.negated && !hit.supposed && one.opensClause(hit),
      ),
  );
  if (first === undefined || first.step === null) return [];
  if (recipe.minutes.cook !== null || recipe.minutes.total !== null) return [];
  if (steps.some((one) => one.spans.length > 0)) return [];
  const message = `No step says how long it takes, the first to cook is step ${first.step}.`;
  return [{ rule: 'no-time', severity: 'warning', message, step: first.step }];
}
