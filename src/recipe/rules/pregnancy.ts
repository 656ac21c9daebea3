// What is not eaten in pregnancy, or raw by frail people and small children, however well the dish is made.

import type { Food } from '../../food/foods.ts';
import type { Finding } from '../finding.ts';
import { namesGuest } from '../kitchen/who-eats.ts';
import type { Method } from '../method/read-method.ts';
import { findEatenCold, findFood, findUnheated, ordersUsing, writeInfant } from './orders-using.ts';

const isSmokedFish = ({ category }: Food): boolean => category === 'smoked-fish';
/** Pâté is told of by its name: what holds liver and is cooked has no such hazard of its own. */
const isLiver = ({ id, hazards }: Food): boolean => id === 'pate' || hazards?.includes('liver') === true;

export function checkSmokedFish(method: Method): readonly Finding[] {
  const used = findUnheated(method, (one) => findFood(one, isSmokedFish));
  if (used === undefined) return [];
  const why = 'It is cooked until steaming in pregnancy (NHS; FDA).';
  return writeInfant('danger', used, 'serves smoked fish as it is, and somebody pregnant eats', why);
}

const isSprout = ({ id }: Food): boolean => id === 'beansprouts' || id === 'soybean-sprouts';

/** Sprouts grow in the warmth that germs like, and a rinse does not reach these (FDA). */
export function checkSprouts(method: Method): readonly Finding[] {
  const used = findEatenCold(method, isSprout);
  if (used === undefined) return [];
  const why = 'Small children, pregnant and frail people eat them cooked (FDA).';
  return writeInfant('danger', used, 'serves raw sprouts', why);
}

/** Brie, Camembert and the like. */
const isSoftMould = ({ facets }: Food): boolean =>
  facets.includes('mould-ripened') && facets.includes('melts') && !facets.includes('crumbles');

export function checkSoftMould(method: Method): readonly Finding[] {
  const used = findEatenCold(method, isSoftMould);
  // "In pregnancy heat the Brie first": they are told.
  const isTold = [...method.orders, ...method.notes].some(
    (sentence) => namesGuest(sentence, 'pregnant') && findFood(sentence, isSoftMould) !== -1,
  );
  if (used === undefined || isTold) return [];
  const why = 'It is cooked until steaming in pregnancy (NHS).';
  return writeInfant(
    'danger',
    used,
    'serves a soft mould-ripened cheese as it is, and somebody pregnant eats',
    why,
  );
}

/** Liver, and what is made of it, holds more vitamin A than an unborn child bears, however long it is cooked (NHS). */
export function checkLiver(method: Method): readonly Finding[] {
  const used = ordersUsing(method, (one) => findFood(one, isLiver))[0];
  return used === undefined
    ? []
    : writeInfant(
        'danger',
        used,
        'serves liver, and somebody pregnant eats',
        'It is left out in pregnancy (NHS).',
      );
}
