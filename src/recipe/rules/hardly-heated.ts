// Raw meat that never goes over heat, or for far fewer minutes than it takes.

import type { Finding } from '../finding.ts';
import { nameAskedFrailGuest } from '../kitchen/guests.ts';
import { isHeating } from '../kitchen/raw-contact.ts';
import { ALWAYS_COOKED_THROUGH, findRawFoods, type RawFood } from '../kitchen/raw-foods.ts';
import { followRawHeat, isCalledCooked, speaksOfRaw } from '../kitchen/raw-heat.ts';
import { isAct } from '../lexicon/lexicon.ts';
import type { Method } from '../method/read-method.ts';
import { reportDanger } from './report.ts';

/** Share of the fewest minutes of the knowledge base below which no piece, however thin, is done. */
const DONE_SHARE = 0.45;

/** Whether the text is all of a method that we read: it ends with a plate, and its acts are known. */
function isWhole({ steps, ended }: Method): boolean {
  if (!ended || steps.length < 2) return false;
  const last = steps.at(-1)?.step;
  if (!steps.some((one) => one.step === last && one.names('serve', 'servedRaw', 'lay', 'pour', 'add', 'mix')))
    return false;
  return steps.filter(({ hits }) => hits.some(({ sense }) => isAct(sense))).length * 2 >= steps.length;
}

/** Whether a temperature, a bath or the word of a step tells that it is done, or was cooked before. */
function isSaidDone({ steps, orders }: Method, raw: RawFood): boolean {
  return (
    orders.some((one) => one.names('bathOf') || one.degrees.some(({ of }) => of === 'core')) ||
    steps.some(
      (one) =>
        speaksOfRaw(one, raw) && (isCalledCooked(one) || one.asks('doneThrough', 'lostPink') !== undefined),
    )
  );
}

/** A danger for poultry, mince, sausages, pork, offal and game; for the other kinds where a frail guest eats. */
export function checkHardlyHeated(method: Method): readonly Finding[] {
  const guest = nameAskedFrailGuest(method);
  for (const raw of findRawFoods(method)) {
    if (raw.food.form === 'cured' || !(ALWAYS_COOKED_THROUGH.has(raw.kind) || guest !== null)) continue;
    const heat = followRawHeat(raw, method);
    if (heat === null || heat.saidDone || isSaidDone(method, raw)) continue;
    const what =
      heat.share === 0 &&
      isWhole(method) &&
      !method.notes.some((one) => one.isOrder && isHeating(one) && speaksOfRaw(one, raw))
        ? 'uses raw what must be cooked through, and no step gives it time over heat'
        : heat.share !== null && heat.share > 0 && heat.share < DONE_SHARE
          ? `takes ${raw.food.name}, and the steps heat it for far fewer minutes than it needs`
          : null;
    if (what === null) continue;
    const { first } = heat;
    return [reportDanger('undercooked', first, what)];
  }
  return [];
}
