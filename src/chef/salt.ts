// How much salt a dish takes: by the mass of what is in it, less what salty foods bring along.
// A teaspoon is 6 g (1 tsp to a litre of soup or stew, 3/4 tsp to 500 g of vegetables or meat, 1/2 tsp to 150 g of
// dry grain). What a food brings is a working value, rounded from what labels say of salt in 100 g.

import type { Food } from '../food/foods.ts';
import type { Part, Step } from './draft.ts';
import { isBread, isFlatbread, isGrain, isLentil, isRice, isSausage } from './slots.ts';

export const GRAMS_PER_TSP = 6;
/** Grams of salt to a gram of food. */
const IN_LIQUID = 0.006;
const IN_SOLIDS = 0.009;
const IN_DRY_GRAIN = 0.02;
/** No plate takes more grams than this, with what its salty foods bring. */
const MOST_EACH = 2;
/** Below this many teaspoons a pinch does. */
const PINCH = 0.15;

/** Grams of salt that so many plates take at the most. */
export function mostSalt(servings: number): number {
  return MOST_EACH * servings;
}

const SEASONED = ['protein', 'egg', 'vegetable', 'leaf', 'legume', 'starch', 'aromatic', 'dairy', 'liquid'];

/** Grams of salt in a gram of it, as it is bought. */
export function readSaltiness({ category, taste, id }: Food): number {
  const salt = taste?.salt ?? 0;
  if (category === 'stock') return /cube/.test(id) || id === 'stock' ? 0.5 : 0.009;
  if (id === 'taco-seasoning') return 0.2;
  if (category === 'soy-sauce' || id === 'fish-sauce') return 0.15;
  if (category === 'paste') return salt >= 2 ? 0.08 : 0.03;
  if (id === 'anchovies') return 0.12;
  return [0, 0.008, 0.016, 0.03][salt] ?? 0;
}

const POURED = /(\d+)(?: (\d)\/(\d))? (ml|litres?|l|cups?)(?: of)?(?: [a-z]+)? water/g;

/** Millilitres of water that the steps pour into the dish, as they say it. */
export function readWater(steps: readonly Step[]): number {
  let ml = 0;
  for (const { text } of steps) {
    if (!text.includes('water')) continue;
    for (const match of text.matchAll(POURED)) {
      const [, whole, over, under, unit] = match;
      const amount =
        Number(whole) + (over === undefined || under === undefined ? 0 : Number(over) / Number(under));
      ml += amount * (unit === 'ml' ? 1 : unit?.startsWith('cup') === true ? 236.6 : 1000);
    }
  }
  return ml;
}

/** Boiled apart, in water that is poured away. */
function isBoiledApart(part: Part, steps: readonly Step[]): boolean {
  return (
    part.food.roles[0] === 'starch' &&
    steps.some(
      (step) =>
        step.portions.some((portion) => portion.part === part) &&
        /(?:pan|plenty) of (?:\w+ )*water|pour over .* water|cold salted water/.test(step.text),
    )
  );
}

const ON_TRAY = /\b(?:tray|roasting tin)\b/;

/**
 * What keeps its salt from the rest on a tray: a sausage in its skin, and a glaze with the meat that is turned in it,
 * where the vegetables beside them are salted in a step of their own.
 */
function readAside(parts: readonly Part[], steps: readonly Step[]): ReadonlySet<Part> {
  const salted = steps.filter(
    ({ text, portions }) =>
      ON_TRAY.test(text) &&
      portions.some(({ part }) => part.food.id === 'salt') &&
      portions.some(({ part }) => ['vegetable', 'starch'].includes(part.food.roles[0])),
  );
  if (salted.length === 0) return new Set();
  const isWithSalt = (part: Part): boolean =>
    salted.some(({ portions }) => portions.some((portion) => portion.part === part));
  const glazes = parts.filter((part) => readSaltiness(part.food) >= 0.03 && !isWithSalt(part));
  return new Set(
    parts.filter(
      (part) =>
        isSausage(part.food) ||
        glazes.includes(part) ||
        (glazes.length > 0 && part.food.roles[0] === 'protein' && !isWithSalt(part)),
    ),
  );
}

/** Teaspoons of salt, in quarters; 0 where a pinch will do. */
export function weighSalt(parts: readonly Part[], steps: readonly Step[], servings: number): number {
  const water = readWater(steps);
  const aside = readAside(parts, steps);
  const counted = parts.filter(
    (part) =>
      !aside.has(part) &&
      part.food.id !== 'salt' &&
      !isBread(part.food) &&
      part.food.category !== 'pastry' &&
      !isFlatbread(part.food) &&
      !isBoiledApart(part, steps),
  );
  const solids = counted.filter(
    ({ food }) => SEASONED.includes(food.roles[0]) || food.category === 'tinned-tomato',
  );
  const mass = solids.reduce((sum, part) => sum + part.grams, 0);
  const wet = water > mass * 0.4 || solids.some(({ food }) => food.category === 'stock');
  const wanted = solids.reduce((sum, { food, grams }) => {
    const dry = food.form === 'dry' && (isRice(food) || isGrain(food) || isLentil(food));
    return sum + grams * (dry ? IN_DRY_GRAIN : wet ? IN_LIQUID : IN_SOLIDS);
  }, water * IN_LIQUID);
  const brought = counted.reduce((sum, { food, grams }) => sum + grams * readSaltiness(food), 0);
  const tsp = (wanted - brought) / GRAMS_PER_TSP;
  if (tsp < PINCH) return 0;
  const most = (mostSalt(servings) - brought) / GRAMS_PER_TSP;
  if (most < PINCH) return 0;
  const step = Math.min(tsp, most) > 2 ? 2 : 4;
  return Math.max(0.25, Math.min(Math.round(tsp * step - 0.1), Math.floor(most * step)) / step);
}
