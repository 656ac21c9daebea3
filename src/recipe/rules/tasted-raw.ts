// Raw mixtures, dough or batter that the cook is asked to taste, or to let somebody lick.

import type { Finding } from '../finding.ts';
import { isHeating } from '../kitchen/raw-contact.ts';
import { ALWAYS_COOKED_THROUGH, findRawFoods } from '../kitchen/raw-foods.ts';
import type { Method } from '../method/read-method.ts';
import { namePlace, quote, report } from './report.ts';

/** A danger where a raw mixture with meat or egg in it is tasted and no bit of it was fried first. */
export function checkTastedRaw(method: Method): readonly Finding[] {
  const raw = findRawFoods(method).filter(({ kind }) => ALWAYS_COOKED_THROUGH.has(kind) || kind === 'egg');
  if (raw.length === 0) return [];
  return method.orders.flatMap((sentence) => {
    const tasted = sentence.asks('tasted');
    if (tasted === undefined || sentence.isCaution || isHeating(sentence)) return [];
    const mass = sentence.asks('rawMass');
    if (mass === undefined || (sentence.previous !== null && isHeating(sentence.previous))) return [];
    const said = sentence.asks('raw') !== undefined;
    if (!said && mass.clause !== tasted.clause) return [];
    return [
      report(
        'undercooked',
        said ? 'danger' : 'warning',
        `${namePlace(sentence)} has a raw mixture tasted: ${quote(sentence)}.`,
        sentence,
      ),
    ];
  });
}
