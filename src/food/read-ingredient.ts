// Reads one typed line: is it food, which, how much, in what state. Never throws, and the same text gives the same
// reading. What is not food is looked for first and on the whole text; the stages stand in line/.

import { ALLERGENS, type Allergen } from './allergens.ts';
import type { IngredientReading } from './ingredient-reading.ts';
import { cleanLine, LOOKED_AT } from './line/clean/clean-line.ts';
import { readsAsInstruction } from './line/clean/reads-as-instruction.ts';
import { findHit } from './line/judge/find-hit.ts';
import { judgeLine } from './line/judge/judge-line.ts';
import { refuseHit, refuseLine } from './line/judge/refuse-line.ts';
import type { Line } from './line/line.ts';
import { pluralForms } from './line/name/word-forms.ts';
import { nameLine } from './line/tail/name-line.ts';
import { INGREDIENT_LENGTH, readKeys } from './normalise-text.ts';
import { readAvoidance } from './read-avoidance.ts';

export type { IngredientReading, Verdict } from './ingredient-reading.ts';

/** Reads one ingredient as a cook typed it. At most 80 code points are judged; a longer text is `unknown`. */
export function readIngredient(text: string): IngredientReading {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const reading = Object.freeze(readText(text));
  if (text.length > LOOKED_AT) return reading;
  if (recent.size >= MOST_RECENT) {
    const [oldest] = recent.keys();
    if (oldest !== undefined) recent.delete(oldest);
  }
  recent.set(text, reading);
  return reading;
}

// The page, the gateway and the checks read the same list again and again; the same text gives the same reading.
const MOST_RECENT = 256;
const recent = new Map<string, IngredientReading>();

function readText(text: string): IngredientReading {
  const line = cleanLine(text);
  const reading = readLine(line);
  return reading.verdict === 'not-food' || !line.isTurned
    ? reading
    : refuseLine(line, 'A hidden sign in it turns letters round: what is shown is not what is written.');
}

function readLine(line: Line): IngredientReading {
  const { shown, folded } = line;
  if (shown === '') return refuseLine(line, 'Nothing was typed.');
  if (!/\p{L}|\p{Extended_Pictographic}/u.test(folded) || readsAsInstruction(folded))
    return refuseLine(line, 'This does not read like an ingredient.');
  const avoided = readAvoidance(folded);
  const hit = findHit(line);
  if (hit?.entry.verdict === 'not-food') return refuseHit(line, hit, avoided !== undefined);
  if (line.isLong) {
    return {
      text: shown,
      verdict: 'unknown',
      food: null,
      name: shown,
      why: `Larder reads ingredients of up to ${INGREDIENT_LENGTH} characters.`,
    };
  }
  if (avoided !== undefined) return readAvoided(line, avoided);
  return judgeLine(nameLine(line, hit));
}

function readAvoided(line: Line, avoided: string): IngredientReading {
  const what = judgeLine(nameLine({ ...line, shown: avoided, folded: avoided }, undefined));
  const allergen = readAllergen(avoided);
  const name = allergen ?? what.readAs ?? avoided;
  // "No nuts" means all of them, not the bag of mixed nuts.
  const food =
    allergen === undefined || readKeys(avoided).join(' ') === readKeys(what.name).join(' ')
      ? what.food
      : null;
  return {
    text: line.shown,
    verdict: food === null ? 'unknown' : 'food',
    food,
    name,
    avoid: true,
    why: `Read as something to leave out: ${avoided}.`,
  };
}

// What people call the allergens of the closed list, beside the words of the list themselves.
const ALLERGEN_NAMES: Readonly<Record<string, Allergen>> = {
  dairy: 'milk',
  lactose: 'milk',
  nut: 'nuts',
  'tree nut': 'nuts',
  'tree nuts': 'nuts',
  soya: 'soy',
  wheat: 'gluten',
  shellfish: 'crustaceans',
  crustacean: 'crustaceans',
  mollusc: 'molluscs',
  sulphite: 'sulphites',
  sulfites: 'sulphites',
};

function readAllergen(avoided: string): Allergen | undefined {
  const key = readKeys(avoided).join(' ');
  if (Object.hasOwn(ALLERGEN_NAMES, key)) return ALLERGEN_NAMES[key];
  return ALLERGENS.find((allergen) => allergen === key || pluralForms(allergen).includes(key));
}
