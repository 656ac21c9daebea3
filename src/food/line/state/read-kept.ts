// "Mackerel in oil", "onions in vinegar": what a food stands in tells that it comes out of a tin or a jar,
// where the table of foods has it so.

import { FOODS, type FoodId } from '../../foods.ts';
import { readKeys } from '../../normalise-text.ts';
import { prepare } from '../../prepare-pattern.ts';
import type { FoundFood } from '../name/complete-name.ts';
import { foodIndex } from '../name/food-index.ts';
import { type FoodState, WORDS_OF_STATE } from './read-states.ts';

const KEPT_IN: ReadonlySet<string> = new Set('oil brine syrup juice escabeche vinegar'.split(' '));

// Of garlic and ginger a jar holds a paste.
const JAR = /(?<!\p{L})(?:jars?|im glas|en bocal)(?!\p{L})(?!.*(?:garlic|ginger|lemon|lime))/u;

/** The food as a jar holds it where the line names one ("herring jar", "jar of jalapeños"). */
export function preferJarred(found: FoundFood | undefined, line: string): FoundFood | undefined {
  if (found === undefined || FOODS[found.id].form !== 'fresh' || !JAR.test(line)) return found;
  const id = findStated(found.id, ['pickled']);
  // Mixed pickles hold carrots, and are no jar of carrots.
  const isOwn = id !== undefined && FOODS[id].name.includes(readKeys(FOODS[found.id].name).at(-1) ?? '');
  return isOwn ? { ...found, id } : found;
}

function findStated(id: FoodId, states: readonly FoodState[]): FoodId | undefined {
  const { name, plural } = FOODS[id];
  for (const word of states.flatMap((state) => WORDS_OF_STATE[state])) {
    for (const own of [name, plural]) {
      const kept = foodIndex().byName.get(`${word} ${readKeys(own).join(' ')}`)?.id;
      if (kept !== undefined) return kept;
    }
  }
  return undefined;
}

/** The food as it is kept in what the words behind its name tell ("in olive oil"), or its own id. */
export function findKept(id: FoodId, behind: readonly string[]): FoodId {
  const [link, ...words] = behind;
  const what = words.find((word) => KEPT_IN.has(word));
  if (link !== 'in' || what === undefined) return id;
  return findStated(id, what === 'vinegar' ? ['pickled', 'tinned'] : ['tinned']) ?? id;
}

/** What was cooked before it was packed, where the line says so ("Puy lentils pouch", "microwave quinoa"). */
export function preferPouched(found: FoundFood | undefined, line: string): FoundFood | undefined {
  // Only crisp ones are sold in a bag.
  if (found?.id === 'onion' && prepare(FRIED_IN_A_BAG).test(line))
    return { ...found, id: 'crispy-onions', states: [] };
  if (found === undefined || !prepare(POUCHED).test(line)) return found;
  const { category } = FOODS[found.id];
  if (category === 'lentil') return { ...found, id: 'tinned-lentils' };
  if (category === 'rice') return { ...found, id: 'cooked-rice' };
  const isTold = category !== 'grain' || found.states.includes('cooked');
  return isTold ? found : { ...found, states: ['cooked', ...found.states] };
}
const FRIED_IN_A_BAG = /^(?=.*(?<!\p{L})(?:bags?|tubs?|packe?ts?|packs?|tins?)(?!\p{L})).*fried onions?/u;
const POUCHED =
  /(?<!\p{L})(?:pouch(?:es)?|microwav(?:e|eable)|ready[ -](?:to[ -](?:eat|heat)|cooked))(?!\p{L})/u;
