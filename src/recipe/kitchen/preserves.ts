// What is put up to keep without air: low-acid food in jars or bags, and plants under oil.

import type { Food } from '../../food/foods.ts';
import { weighQuantity } from '../../food/line/amount/weigh-quantity.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { findTold, type Keeping, readKeepings } from './keeping.ts';
import { readRawKind } from './raw-foods.ts';

const LOW_ACID_ROLES: ReadonlySet<string> = new Set(['vegetable', 'leaf', 'legume', 'aromatic', 'herb']);
const LOW_ACID_CATEGORIES: ReadonlySet<string> = new Set([
  'starchy-root',
  'potato',
  'chilli',
  'cooked-meat',
  'smoked-fish',
  'stock',
]);
const DRY: ReadonlySet<string> = new Set(['dry', 'jar', 'cured']);

/** Vegetables, pulses, mushrooms, herbs, garlic, meat, fish and stock: too little acid in them to stop spores. */
export function isLowAcid(food: Food): boolean {
  if (readRawKind(food) !== null && food.category !== 'egg') return true;
  if (DRY.has(food.form) && food.category !== 'stock') return false;
  return LOW_ACID_ROLES.has(food.roles[0]) || LOW_ACID_CATEGORIES.has(food.category);
}

/** "Vinegar would spoil the taste", "there is no need for citric acid". */
export function refusesAcid(sentence: Sentence): boolean {
  return sentence.names('acid') && (sentence.names('scolds', 'skip') || sentence.asks('acid') === undefined);
}

/**
 * Of vinegar and water together less vinegar than this surely makes no pickle. The NCHFP never thins the vinegar of a
 * tested recipe; the share is our own, far below what recipes take.
 */
const LEAST_VINEGAR = 0.2;

/** Grams of the listed foods that a test takes; null where one has no amount. */
export function weighListed({ listed }: Method, takes: (food: Food) => boolean): number | null {
  let sum = 0;
  for (const { food, line } of listed) {
    if (!takes(food)) continue;
    const grams = line.quantity === null ? null : weighQuantity(line.quantity, line.unit, undefined, food);
    if (grams === null || grams === undefined) return null;
    sum += grams;
  }
  return sum;
}

/** "1 tbsp vinegar" in a litre of water, "1 tsp" in a jar of oil. */
function isHardlySour(method: Method): boolean {
  const vinegar = weighListed(method, ({ category }) => category === 'vinegar');
  const water = weighListed(method, ({ id, category }) => id === 'water' || category === 'oil');
  return vinegar !== null && water !== null && vinegar < LEAST_VINEGAR * (vinegar + water);
}

/** Whether vinegar enough, or acid by its name, is in it. */
export function isPickled(method: Method): boolean {
  const { listed, lines, steps } = method;
  if (listed.some(({ food }) => food.category === 'vinegar') && isHardlySour(method)) return false;
  return (
    listed.some(({ food }) => food.category === 'vinegar') ||
    [...lines, ...steps].some((one) => one.names('acid') && !refusesAcid(one))
  );
}

/** Fresh low-acid plants that lie under oil in a jar or bottle. */
export function isUnderOil(method: Method): boolean {
  const plants = method.listed.some(({ food }) => isLowAcid(food) && readRawKind(food) === null);
  const oil =
    method.listed.some(({ food }) => food.category === 'oil') ||
    method.lines.some((line) => line.names('oil'));
  if (!plants || !oil) return false;
  const told = findTold(method);
  return (
    told.some((one) => one.names('sealed', 'infusedOil')) &&
    told.some((one) => one.names('underOil', 'infusedOil') || (one.names('oil') && one.names('sealed')))
  );
}

/** Whether a sentence, or one beside it, speaks of what was sealed or lies under oil. */
export function speaksOfPreserve(sentence: Sentence): boolean {
  return [sentence, sentence.previous, sentence.next].some(
    (one) => one?.names('sealed', 'underOil', 'infusedOil', 'oil') === true,
  );
}

/** Keepings that no freezer and no pressure canner makes safe. */
export function findShelfKeepings(method: Method): readonly Keeping[] {
  return readKeepings(method).filter(
    ({ place, sentence }) => place !== 'frozen' && !sentence.names('freeze', 'freezer'),
  );
}
