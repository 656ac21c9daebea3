// What the list has although it was refused, or has gone off: a swollen tin, mould, mushrooms that nobody named.

import type { Finding } from '../finding.ts';
import { findTold } from '../kitchen/keeping.ts';
import { isScolded } from '../method/how-it-is-meant.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { reportDanger } from './report.ts';

/** Words that a refused line and one of the recipe share at least. */
const LEAST_SHARED = 2;

/** Lines of the recipe that are, by their words, what the screening of the cook's list refused and could not name. */
function checkRefused({ recipe, readings }: Method): readonly Finding[] {
  return readings.screening().refused.flatMap(({ ingredient, why }): readonly Finding[] => {
    if (readings.line(ingredient).food !== null) return [];
    const keys = readings.keys(ingredient);
    const used = recipe.ingredients.find(
      ({ text }) =>
        [...readings.keys(text)].filter((key) => key.length > 2 && keys.has(key)).length >= LEAST_SHARED,
    );
    if (used === undefined) return [];
    const message = `The list has ${used.text}. ${why}`;
    return [{ rule: 'not-food', severity: 'danger', message, ingredient: used.text }];
  });
}

/** Whether it tells of another hazard than the mould itself. */
function warns({ hits, folded: { words } }: Sentence): boolean {
  return hits.some(
    ({ sense, from, negated }) => sense === 'hazard' && !negated && !MOULD.has(words[from]?.key ?? ''),
  );
}
const MOULD: ReadonlySet<string> = new Set(['mould', 'mold']);

/** "Scrape off the mould, the rest is fine": on the list, or used by a step. */
function checkGoneOff(method: Method): readonly Finding[] {
  const at = [...method.lines, ...method.orders].find(
    (one) =>
      one.asks('goneOff') !== undefined &&
      one.asks('discard') === undefined &&
      (one.names('waved') || !warns(one)) &&
      (!one.names('if', 'not') || one.denies('discard') !== undefined),
  );
  if (at === undefined) return [];
  return [reportDanger('not-food', at, 'uses what has gone off')];
}

/** "A bulging tin", and on the list "1 tin of beans, bulging". */
function isSwollen(one: Sentence): boolean {
  const listed = one.place === 'ingredients' && one.names('tinnedWord');
  return one.asks('swollenTin') !== undefined || (listed && one.asks('swollenWord') !== undefined);
}

/** "Skip any tin that is bulging". */
function skipsAtOnce({ hits }: Sentence): boolean {
  const swollen = hits.find(({ sense }) => sense === 'swollenTin');
  return hits.some(
    ({ sense, to }) =>
      sense === 'skip' && swollen !== undefined && to <= swollen.from && swollen.from - to < FEW,
  );
}
const FEW = 3;

/** Source: CDC, botulism prevention: what swells, leaks or spurts is thrown away. */
function checkSwollen(method: Method): readonly Finding[] {
  const at = findTold(method).find(
    (one) =>
      isSwollen(one) && !skipsAtOnce(one) && one.asks('discard') === undefined && !one.names('if', 'not'),
  );
  if (at === undefined) return [];
  return [reportDanger('botulism', at, 'uses a tin that has swollen; the CDC throws it away')];
}

/** "If some remain shut, lever them apart": the order is what counts, and no oyster is dead for being opened. */
const usesDeadShells = (one: Sentence): boolean =>
  one.asks('deadShell') !== undefined ||
  (one.asks('priedOpen') !== undefined &&
    (one.names('deadShell') || (one.names('pronoun') && one.previous?.names('deadShell') === true)));

/** "It would be a waste to throw them out" throws nothing away. */
function throwsAway(sentence: Sentence): boolean {
  return sentence.hits.some(
    (hit) =>
      (hit.sense === 'discard' || hit.sense === 'thrownAway') &&
      !hit.negated &&
      !hit.supposed &&
      !isScolded(sentence, hit),
  );
}

/** "Keep the ones that gape", "prise the closed ones apart". Source: FoodSafety.gov, shells that do not open are thrown away. */
function checkDeadShells(method: Method): readonly Finding[] {
  if (!method.listed.some(({ food }) => food.category === 'mollusc')) return [];
  const at = method.orders.find(
    (one) =>
      usesDeadShells(one) &&
      one.asks('keep', 'serve', 'add', 'cook', 'lay', 'pour', 'putBack') !== undefined &&
      !throwsAway(one) &&
      !(one.next !== null && throwsAway(one.next)) &&
      !one.isCaution,
  );
  return at === undefined ? [] : [reportDanger('not-food', at, 'uses shellfish that are dead')];
}

/** A danger each. */
export function checkSpoiled(method: Method): readonly Finding[] {
  return [checkRefused, checkGoneOff, checkSwollen, checkDeadShells].flatMap((check) => check(method));
}
