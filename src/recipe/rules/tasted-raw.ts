// Raw mixtures, dough or batter that the cook is asked to taste, or to eat as they are. Source: CDC, raw flour and dough.

import type { Finding } from '../finding.ts';
import { isHeating } from '../kitchen/raw-contact.ts';
import { ALWAYS_COOKED_THROUGH, findRawFoods } from '../kitchen/raw-foods.ts';
import type { Method } from '../method/read-method.ts';
import { namePlace, quote, report } from './report.ts';

/** A danger where a raw mixture with meat, egg or flour in it is eaten and no bit of it was fried first. */
export function checkTastedRaw(method: Method): readonly Finding[] {
  const raw = findRawFoods(method).some(({ kind }) => ALWAYS_COOKED_THROUGH.has(kind) || kind === 'egg');
  if (!raw && !method.listed.some(({ food }) => food.id.endsWith('-flour'))) return [];
  return method.orders.flatMap((sentence) => {
    const eaten = sentence.asks('raw') === undefined ? undefined : sentence.asks('serve', 'taste');
    const tasted = sentence.asks('tasted') ?? eaten;
    if (tasted === undefined || sentence.isCaution || isHeating(sentence)) return [];
    const mass = sentence.asks('rawMass') ?? (eaten && method.opening[0]?.asks('rawMass'));
    if (mass === undefined || (sentence.previous !== null && isHeating(sentence.previous))) return [];
    const said = sentence.asks('raw') !== undefined;
    if (
      sentence.asks('tasted') === undefined &&
      method.steps.slice(method.steps.indexOf(sentence) + 1).some(isHeating)
    )
      return [];
    if (!said && mass.clause !== tasted.clause) return [];
    return [
      report(
        'undercooked',
        said ? 'danger' : 'warning',
        `${namePlace(sentence)} has a raw mixture eaten: ${quote(sentence)}.`,
        sentence,
      ),
    ];
  });
}
