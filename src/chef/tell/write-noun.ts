// How the steps speak of a part once it stands in the list: the shortest name that no other part shares.

import type { Food, FoodId } from '../../food/foods.ts';
import { writeFoodName } from '../../food/plural-name.ts';
import type { Part } from '../draft.ts';
import { isOwnWord } from '../read/own-words.ts';

const DROPPED =
  /^(tinned|canned|dried|frozen|plain|rolled|caster|granulated|unsalted|salted|fresh|cooked|microwave|raw|smoked|ground|extra-virgin|vegetable|sunflower|rapeseed|olive|long-grain|basmati|jasmine|arborio|chopped|whole|large|firm|greek|natural|self-raising|double|single|whipping|lean|boneless|skinless|white|brown|red|green|black|yellow|desiccated|wholemeal|cherry|plum|sea|table|free-range|light|dark) /;

/** Names that would read wrongly when shortened. */
const KEPT: ReadonlySet<FoodId> = new Set<FoodId>([
  'black-pepper',
  'white-wine',
  'red-wine',
  'green-beans',
  'coconut-milk',
  'red-lentils',
  'chicken-stock',
  'smoked-paprika',
  'red-onion',
  'spring-onion',
]);

const KEEP_WHOLE =
  / (stock|paste|sauce|powder|vinegar|wine|cabbage|seeds|beans?|lentils?|pepper|peppers|pak choi|broth|pudding)$/;

const BOUGHT_AS = /^(tinned|canned|dried|frozen) /;

const MEAT_CATEGORIES: readonly string[] = ['poultry-cut', 'mince', 'cooked-meat', 'braising-cut'];

/** What a cook calls the meat once it is in the pan. */
const MEATS: readonly (readonly [RegExp, string])[] = [
  [/mince$/, 'mince'],
  [/chicken/, 'chicken'],
  [/turkey/, 'turkey'],
  [/beef/, 'beef'],
  [/lamb/, 'lamb'],
  [/pork/, 'pork'],
];

function nameMeat(food: Food, us: boolean): string | undefined {
  if (!MEAT_CATEGORIES.includes(food.category) || (isOwnWord(food) && food.name !== 'chicken'))
    return undefined;
  const meat = MEATS.find(([pattern]) => pattern.test(food.id))?.[1];
  if (meat !== 'mince' || !us) return meat;
  return /^(?:beef|lamb|pork|turkey|chicken)/.exec(food.id)?.[0] ?? 'ground meat';
}

function shorten(name: string): string {
  const shorter = name.replace(DROPPED, '');
  return shorter === name || shorter.length <= 2 ? name : shorten(shorter);
}

interface Shortened {
  readonly isWhole: boolean;
  readonly short: string;
}

/** Names of foods as they were shortened: every dish that takes a food asks. */
const shortened = new Map<string, Shortened>();
const MOST_SHORTENED = 4096;

function readShort(full: string): Shortened {
  let known = shortened.get(full);
  if (known === undefined) {
    known = KEEP_WHOLE.test(full)
      ? { isWhole: true, short: full.replace(BOUGHT_AS, '') }
      : { isWhole: false, short: shorten(full) };
    if (shortened.size >= MOST_SHORTENED) shortened.clear();
    shortened.set(full, known);
  }
  return known;
}

interface Measured {
  readonly quantity: number;
  readonly unit: string | null;
  readonly plural: boolean;
}

/** How many it is spoken of as; a spoonful of egg is egg. */
function readCount({ noun }: Food, { quantity, unit }: Measured): number | null {
  if (unit === null) return quantity;
  if (noun !== 'count') return null;
  return unit === 'tsp' || unit === 'tbsp' ? 1 : 2;
}

function keepUnlessTaken(bare: string, full: string, others: readonly Part[]): string {
  return others.some((part) => part.noun === bare) ? full : bare;
}

export function writeNoun(
  food: Food,
  measure: Measured,
  others: readonly Part[],
  us: boolean,
  listed: readonly Food[] = [],
): string {
  const meat = nameMeat(food, us);
  if (meat !== undefined && !others.some((part) => part.noun === meat)) return meat;
  if (food.piece === 'sprig') return food.name;
  // Its name holds a word for a way of cooking.
  if (food.name.startsWith('stir-fry')) return 'vegetables';
  const count = readCount(food, measure);
  const head = food.noun === 'mass' && (food.gramsEach ?? 0) >= 250 && measure.unit === null;
  const full =
    head || measure.unit === 'clove' || measure.unit === 'bunch' || measure.unit === 'slice'
      ? ((us ? food.us : undefined) ?? food.name)
      : writeFoodName(food, { count, us });
  if (KEPT.has(food.id)) return keepUnlessTaken(full.replace(BOUGHT_AS, ''), full, others);
  const { isWhole, short } = readShort(full);
  if (isWhole) return keepUnlessTaken(short, full, others);
  // "Fresh bamboo shoots" keep their first word where the list has those of a tin too.
  const isTaken =
    others.some((part) => part.noun === short) ||
    (short !== full &&
      listed.some(({ name, plural }) => name === short || plural === short || name === `${short}s`));
  return isTaken || short === 'peppers' || short === 'pepper' ? full : short;
}
