// "Cold beef", "beef from Sunday", "a chicken carcass with a bit of meat on": nobody calls raw meat so, it was cooked.

import type { Food } from '../../foods.ts';
import { readKeys } from '../../normalise-text.ts';
import { prepare } from '../../prepare-pattern.ts';
import { LINKS, NOISE, TAILS } from '../name/plain-words.ts';
import { type FoodState, readStates } from './read-states.ts';

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
// What is kept cold, cold-smoked or stands in a cold room is said to be nothing else.
const COLD =
  /(?<!(?:keep|kept|keeps|stored?|stays?|from|in|the|my|our|ice|stone|freezing|very)[\s-]+)(?<![\p{L}-])cold(?![\p{L}-]|\s+(?:smoked?|pressed|water|store|storage|room|cupboard|shelf|box|bag|drawer|cuts?|weather)(?!\p{L}))/u;
const FROM_A_MEAL = new RegExp(
  `(?<!\\p{L})(?:from\\s+(?:(?:the|our|easter|last)\\s+)*(?:${WEEKDAY}|weekend|roast|barbecue|bbq|carvery)(?!\\p{L}|\\s+(?:market|sale|shop|delivery))|${WEEKDAY}'?s\\s+(?=\\p{L}))`,
  'u',
);
const CARCASS =
  /(?<!\p{L})(?:(?:roast(?:ed)?|cooked|leftover)\s+)?(chicken|turkey|duck|goose|pheasant)\s+carcass(?:es)?(?=[\s,(].*(?<!\p{L})meat(?!\p{L}))(?!.*(?<!\p{L})(?:no|without|raw|uncooked|little|hardly|picked)(?!\p{L}))(?:\s+(?:and|with|that|which|has|have|still|some|plenty|lots|bits?|a|of|the|good|lot)(?!\p{L}))*\s*.*$/u;

// The joint itself or only the animal: steaks and mince from Sunday were bought then.
const CARVED: ReadonlySet<string> = new Set(
  'beef pork lamb mutton veal chicken turkey duck goose gammon venison pheasant joint joints brisket silverside topside shoulder leg crown whole roast roasted'.split(
    ' ',
  ),
);
// They tell of themselves how the food was kept or made ready.
const OTHERWISE: ReadonlySet<FoodState> = new Set<FoodState>([
  'raw',
  'cooked',
  'leftover',
  'frozen',
  'dried',
  'tinned',
  'smoked',
  'pickled',
  'salted',
  'minced',
  'ground',
  'fresh',
]);
const BOILED_FIRST: ReadonlySet<Food['category']> = new Set<Food['category']>([
  'rice',
  'pasta',
  'noodle',
  'grain',
  'lentil',
]);
const SERVED_COOKED: ReadonlySet<Food['category']> = new Set<Food['category']>([
  'root-vegetable',
  'potato',
  'starchy-root',
  'squash',
  'pod',
]);

/** A folded line in which the meat on a carcass is what it is: "cooked chicken". */
export function nameMeatOfCarcass(line: string): string {
  return line.includes('carcass') ? line.replace(prepare(CARCASS), 'cooked $1') : line;
}

const SERVED =
  /(?<!\p{L})(?:tupperwares?|take-?\s?aways?|doggy bags?|lunch ?box(?:es)?|plate(?:ful)?s?|bowl(?:ful)?s?)(?:\s+(?:box|tub|container)(?:es|s)?)?(?:\s+(?:full\s+)?of)?\s/u;
const HELPED =
  /(?<!\p{L})(?:portions?|slices?|half an?|quarter of an?|third of an?|(?:home|ready|shop|store|mum|gran)'?s?[\s-]?(?:made|bought)?|microwave|ready meal)(?:\s+of)?\s/u;

/** Whether a folded line may tell of a made dish under the name of what it is made with: "tupperware of curry". */
export function wasServed(line: string, { form }: Food): boolean {
  return form !== 'fresh' && form !== 'cooked' && (prepare(SERVED).test(line) || prepare(HELPED).test(line));
}

/** Whether it does, when the same words said of leftovers name this food. A portion of rice may still be dry. */
export function isMadeDish(line: string, { form, id }: Food): boolean {
  return form === 'cooked' && (prepare(SERVED).test(line) || id.startsWith('leftover-'));
}

/** Whether the words around the name of this food say that it was cooked before, though none of them is "cooked". */
export function wasCookedBefore(line: string, food: Food, states: readonly FoodState[]): boolean {
  if (states.some((state) => OTHERWISE.has(state))) return false;
  const isFlesh = food.roles[0] === 'protein' && /^(?:fresh|cured)$/.test(food.form) && food.raw !== 'fine';
  if (prepare(COLD).test(line))
    return (
      (isFlesh && !/^(?:mince|tofu|plant-protein)$/.test(food.category)) ||
      food.id === 'gammon' ||
      BOILED_FIRST.has(food.category) ||
      (SERVED_COOKED.has(food.category) && (food.raw !== 'fine' || food.category === 'pod'))
    );
  if (!(isFlesh || food.id === 'gammon') || !prepare(FROM_A_MEAL).test(line)) return false;
  const words = readKeys(line.replace(prepare(FROM_A_MEAL), ' , '));
  const link = words.findIndex((word, at) => at > 0 && LINKS.has(word) && word !== 'of');
  const named = readStates(link === -1 ? words : words.slice(0, link)).words.filter(
    (word) => !NOISE.has(word) && !TAILS.has(word) && word !== 'of',
  );
  return named.length > 0 && named.every((word) => CARVED.has(word));
}
