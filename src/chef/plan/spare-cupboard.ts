// The cupboard seasons what the list does not: no vinegar beside what is sour already, no spoon of spice beside a paste
// that seasons the dish by itself, no dried herb beside a fresh one, no cube beside miso, no spice of another kitchen.

import type { CategoryId } from '../../food/categories.ts';
import { FOODS, type Food } from '../../food/foods.ts';
import type { Filling } from '../language/match.ts';
import { type Node, parseTemplate } from '../language/template.ts';
import type { Kitchen } from '../read/kitchen.ts';
import { isStrongSauce } from '../slots.ts';
import { isOfElsewhere } from './score-draft.ts';

/** Of lemon 3, of yoghurt and kimchi 2; tomatoes and wine together. */
const SOUR = 2;
/** Fresh tomatoes are hardly sour, tins of them are; and what is sweeter than sour is not sour. */
const readSour = ({ taste: { sour, sweet }, category }: Food): number => {
  if (category === 'tinned-tomato') return SOUR;
  return (sour ?? 0) > (sweet ?? 0) ? (sour ?? 0) : 0;
};

const isLooseSpice = ({ category, strength }: Food): boolean => category === 'ground-spice' && strength >= 2;
/** A spoonful of these makes the dish taste of it; a mix with salt in it is a seasoning by itself. */
const seasons = (food: Food): boolean =>
  food.category === 'jar-sauce' || isStrongSauce(food) || (isLooseSpice(food) && (food.taste.salt ?? 0) > 0);

/** Teaspoons a head: more than a touch of vinegar is what the dish is about. */
const A_TOUCH = 1;

/** The dried kind stands in for the fresh one. */
const HERBS: readonly CategoryId[] = ['fresh-herb', 'hardy-herb'];

/** What says of which kitchen a list is, and so many of it. */
const OWN: readonly CategoryId[] = [...HERBS, 'ground-spice', 'whole-spice', 'chilli', 'paste'];
const A_KITCHEN = 2;
/** As full as stock. */
const FULL = 3;

const isVinegar = ({ category }: Food): boolean => category === 'vinegar';

/** Whether words fall apart without this slot: they name it outside brackets, or as the last of several ways. */
function isMissed(slot: string, nodes: readonly Node[], isFilled: (slot: string) => boolean): boolean {
  return nodes.some((node) => {
    if (node.kind === 'use' || node.kind === 'mention')
      return node.slots.includes(slot) && !node.slots.some(isFilled);
    if (node.kind !== 'choice') return false;
    const [only, ...more] = node.branches;
    if (node.when.length === 0 && only !== undefined && more.length === 0) return false;
    return node.branches.some((branch) => isMissed(slot, branch, isFilled) && !startsInside(branch));
  });
}

/** " and the juice of a lemon": the word that joins it goes with it. */
const startsInside = ([first]: readonly Node[]): boolean =>
  first?.kind === 'text' && /^(?: and|,|;) /.test(first.text);

/** The filling without what it can do without; acts are told as before, but for that. */
export function spareCupboard(filling: Filling, { items }: Pick<Kitchen, 'items'>): Filling {
  const { row } = filling;
  if (row.measured || row.family === 'salad') return filling;
  const listed = [...filling.slots].flatMap(([slot, filler]) =>
    'items' in filler && !slot.startsWith('table') ? filler.items.map(({ food }) => food) : [],
  );
  const isSour = listed.reduce((sum, food) => sum + readSour(food), 0) >= SOUR;
  const isSeasoned = listed.some(seasons);
  const isHerbed = listed.some(({ category }) => HERBS.includes(category));
  const isSavoury = listed.some(
    ({ category, taste: { umami, salt } }) => category === 'paste' && umami === FULL && salt === FULL,
  );
  const own = items
    .map(({ food }) => food)
    .filter(({ category, cuisines }) => OWN.includes(category) && cuisines.length > 0);
  if (!isSour && !isSeasoned && !isHerbed && !isSavoury && own.length < A_KITCHEN) return filling;
  const slots = new Map(filling.slots);
  const isFilled = (slot: string): boolean => slot === 'salt' || slot === 'pepper' || slots.has(slot);
  for (const [slot, filler] of filling.slots) {
    const take = row.takes?.[slot];
    if (take === undefined || !('brought' in filler)) continue;
    const food = FOODS[filler.brought];
    const isNeedless =
      (isSour && isVinegar(food) && take.unit === 'tsp' && take.amount <= A_TOUCH) ||
      (isSeasoned && isLooseSpice(food)) ||
      (isHerbed && food.category === 'dried-herb') ||
      (isSavoury && food.category === 'stock' && food.form === 'dry') ||
      (own.length >= A_KITCHEN && isLooseSpice(food) && isOfElsewhere(food, own));
    if (!isNeedless) continue;
    slots.delete(slot);
    if (row.acts.some(({ words }) => isMissed(slot, parseTemplate(words), isFilled))) slots.set(slot, filler);
  }
  return { row, slots };
}
