// Raw meat that never goes over heat, or only for moments.

import type { Finding } from '../finding.ts';
import { nameAskedFrailGuest } from '../kitchen/guests.ts';
import { isHeating } from '../kitchen/raw-contact.ts';
import { ALWAYS_COOKED_THROUGH, findRawFoods, namedKinds, type RawKind } from '../kitchen/raw-foods.ts';
import { isAct } from '../lexicon/lexicon.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { namePlace, quote, report } from './report.ts';

/** Minutes of heat below which no piece of raw meat is done. We report from there, whatever its size. */
const FEWEST_MINUTES = 3;
const SIDES = 2;

/** "Pork" in a step may be the mince of the list. */
function names(sentence: Sentence, kinds: ReadonlySet<RawKind>): boolean {
  return namedKinds(sentence).some((kind) => kinds.has(kind) || (kind !== 'egg' && kinds.has('mince')));
}

/** Whether a sentence may put the raw food over heat: heat of it, of everything, or of something not named. */
function mayHeat(sentence: Sentence, kinds: ReadonlySet<RawKind>): boolean {
  const speaks = sentence.foods.length === 0 || names(sentence, kinds) || sentence.names('allOfIt');
  return speaks && (isHeating(sentence) || sentence.asks('reheat') !== undefined);
}

const SIDE_ROLES: ReadonlySet<string> = new Set(['starch', 'bread', 'legume']);

/** Heat of a side dish alone: bread, rice, potatoes. */
function heatsSideAlone(sentence: Sentence): boolean {
  return (
    sentence.foods.length > 0 &&
    namedKinds(sentence).length === 0 &&
    sentence.foods.every(({ food }) => food.id === 'water' || SIDE_ROLES.has(food.roles[0] ?? ''))
  );
}

/** Never over heat: nothing is heated but side dishes, and the rest is served. */
function isNeverHeated({ steps, notes, ended }: Method, kinds: ReadonlySet<RawKind>): boolean {
  if (!ended || steps.length < 2 || !steps.some((one) => names(one, kinds))) return false;
  // A method that ends before anybody eats may not be all of it.
  const last = steps.at(-1)?.step;
  if (!steps.some((one) => one.step === last && one.names('serve', 'servedRaw', 'lay', 'pour', 'add', 'mix')))
    return false;
  if (!steps.some((one) => one.names('serve'))) return false;
  if (steps.some((one) => one.names('doneInside', 'doneThrough', 'lostPink'))) return false;
  // Steps that were taken for notes.
  if (notes.some((one) => isHeating(one) && names(one, kinds))) return false;
  // Of another language we read no act.
  if (steps.filter(({ hits }) => hits.some(({ sense }) => isAct(sense))).length * 2 < steps.length)
    return false;
  return steps.every(
    (one) =>
      heatsSideAlone(one) ||
      !(
        one.names('hotVessel', 'bathOf', 'reheat', 'seal') ||
        one.names('boil', 'simmer', 'fry', 'bake', 'grill', 'cook', 'warm', 'soak') ||
        one.degrees.length > 0
      ),
  );
}

/** Minutes of heat in all; null where a sentence leaves them open or tells when it is done. */
function countMinutes({ steps, orders }: Method, kinds: ReadonlySet<RawKind>): number | null {
  if (
    orders.some((one) => one.names('doneThrough', 'lostPink') || one.degrees.some(({ of }) => of === 'core'))
  )
    return null;
  let minutes = 0;
  for (const one of steps) {
    if (one.names('bathOf')) return null;
    if (one.asks('stand', 'keep') !== undefined && one.longestMinutes >= FEWEST_MINUTES) return null;
    if (!isHeating(one)) continue;
    if (one.spans.length === 0) return null;
    if (!mayHeat(one, kinds)) continue;
    minutes += one.longestMinutes * (one.asks('eachSide') === undefined ? 1 : SIDES);
  }
  return minutes;
}

/** A danger for poultry, mince, sausages, pork, offal and game; for the other kinds where a frail guest eats. */
export function checkHardlyHeated(method: Method): readonly Finding[] {
  const guest = nameAskedFrailGuest(method);
  const kinds = new Set(
    findRawFoods(method)
      .map(({ kind }) => kind)
      .filter((kind) => ALWAYS_COOKED_THROUGH.has(kind) || (guest !== null && kind !== 'egg')),
  );
  const sentence = method.steps.find((one) => names(one, kinds));
  if (kinds.size === 0 || sentence === undefined) return [];
  const say = (what: string) => [
    report('undercooked', 'danger', `${namePlace(sentence)} ${what}: ${quote(sentence)}.`, sentence),
  ];
  if (isNeverHeated(method, kinds)) return say('uses raw what must be cooked through, and no step heats it');
  const minutes = countMinutes(method, kinds);
  return minutes !== null && minutes > 0 && minutes < FEWEST_MINUTES
    ? say('takes what must be cooked through, and the steps heat it for moments only')
    : [];
}
