// Words of texts as they are compared, and which words may stand for which food.

import type { Food } from '../food/foods.ts';
import { foldWords } from '../recipe/phrase-index.ts';

/** Words of a text, folded and in the singular. */
export function readKeys(text: string): readonly string[] {
  return foldWords(text).words.map((word) => word.key);
}

/** Says how, what size or what colour, and never which food. */
const DESCRIPTIONS: ReadonlySet<string> = new Set(
  readKeys(
    'fresh dried large small medium ripe chopped sliced diced grated cooked raw whole ground of the a and with in for to or tin can jar pack cup plain extra virgin red green white black brown yellow hot cold light dark low unsalted salted peeled trimmed finely thinly cut into chunks pieces tbsp tsp ml g kg oz lb cloves slices bunch handful pinch about dry sweet baby new old spring frozen smoked strong mixed',
  ),
);

/** The words of a line up to its cut that can only mean its food. */
export function readNameKeys(line: string): readonly string[] {
  const head = /^[^,(;]*/.exec(line)?.[0] ?? line;
  return readKeys(head).filter((key) => key.length > 2 && !/\d/.test(key) && !DESCRIPTIONS.has(key));
}

/** Nouns that stand for every food of a role, category or origin: "the vegetables", "the cheese". */
const CLASS_NOUNS: readonly (readonly [nouns: string, kinds: readonly string[]])[] = [
  ['vegetable veg', ['vegetable', 'leaf', 'aromatic', 'legume', 'mushroom', 'allium']],
  ['green leaf salad', ['leaf', 'salad-leaf', 'leafy-green', 'cabbage', 'herb']],
  ['herb', ['herb']],
  ['spice seasoning', ['spice', 'seasoning', 'ground-spice', 'whole-spice', 'dried-herb']],
  ['meat', ['pork', 'meat', 'poultry', 'game']],
  ['chicken', ['poultry']],
  ['fish seafood', ['fish', 'shellfish']],
  ['cheese', ['cheese']],
  ['fruit', ['fruit']],
  ['berry', ['berry']],
  ['nut', ['nut', 'peanut']],
  ['seed', ['seed']],
  ['bean pulse', ['legume']],
  ['pasta', ['pasta']],
  ['noodle', ['noodle', 'pasta']],
  ['rice', ['rice', 'cooked-grain']],
  ['grain', ['grain', 'rice', 'cooked-grain']],
  ['oil', ['oil']],
  ['fat', ['fat', 'oil', 'butter']],
  ['stock broth', ['stock']],
  ['bread', ['bread', 'flatbread']],
  ['mushroom', ['mushroom']],
  ['sugar', ['sweetener']],
  ['flour', ['flour']],
  ['mince', ['mince']],
  ['milk', ['milk', 'plant-milk']],
  ['wine', ['wine']],
  ['pastry', ['pastry']],
  ['chilli', ['chilli']],
  ['squash', ['squash']],
  ['potato', ['potato']],
  ['sausage', ['sausage', 'cured-sausage']],
  ['dressing marinade', ['acid', 'fat', 'oil', 'vinegar', 'mustard', 'sweetener', 'sauce', 'condiment']],
];

const KINDS_OF_NOUN: ReadonlyMap<string, readonly string[]> = new Map(
  CLASS_NOUNS.flatMap(([nouns, kinds]) => readKeys(nouns).map((noun) => [noun, kinds] as const)),
);

/** Whether this word, as compared, may mean the food by its kind. */
export function isClassNoun(key: string, food: Food): boolean {
  const kinds = KINDS_OF_NOUN.get(key);
  const own: readonly string[] = [...food.roles, food.category, ...food.origins];
  return kinds?.some((kind) => own.includes(kind)) ?? false;
}

/** Whether two lines name the same food, or share a word that can only mean it. */
export function isSameName(one: string, other: string): boolean {
  const keys = new Set(readNameKeys(one));
  return readNameKeys(other).some((key) => keys.has(key));
}
