// Rule allergen: a food of the recipe contains what the cook avoids. Foods are read, never letters: "coconut milk"
// is no milk, "butternut" no butter and no nut.

import { readAllergens } from '../../food/fits-diet.ts';
import type { Food } from '../../food/foods.ts';
import { isAllergen } from '../avoid-words.ts';
import type { Finding } from '../finding.ts';
import { holdsByName, readAvoidedNames } from '../holds-by-name.ts';
import type { RecipeReadings } from '../recipe-readings.ts';
import type { NamedFood } from './recipe-foods.ts';

interface Avoided {
  readonly word: string;
  readonly food: string | null;
  /** How its food is written, where it is no allergen of the closed list. */
  readonly names: readonly (readonly string[])[];
}

function readWords(readings: RecipeReadings): readonly Avoided[] {
  return readings.avoided().map((word) => {
    if (isAllergen(word)) return { word, food: null, names: [] };
    const { food } = readings.line(word);
    return { word, food, names: readAvoidedNames(word, food) };
  });
}

// Named outright by a line whose food is read as something plainer: "lupin flour" as flour.
const NAMED: Readonly<Record<string, RegExp>> = {
  lupin: /\blupin[is]?\b/,
  sesame: /\bsesame\b(?! lea)/,
  mustard: /\bmustard\b(?! (?:colou?red|yellow))/,
  peanut: /\bpeanuts?\b(?!.free)/,
  soy: /\bsoya?\b/,
  // Only sulphur keeps an apricot bright.
  sulphites: /\bsul(?:ph|f)(?:ur(?:ed|ised)|ites?)\b(?!.free)|\bbright[- ]orange (?:\w+ ){0,2}apricots?\b/,
  nuts: /\bpraline\b/,
};

function isNamed({ text, claims }: NamedFood, { word }: Avoided): boolean {
  return NAMED[word]?.test(text.toLowerCase()) === true && !(claims.without as ReadonlySet<string>).has(word);
}

type Presence = 'contains' | 'may-contain' | null;

function readPresence(named: NamedFood, avoided: Avoided): Presence {
  const { food, claims } = named;
  const { word } = avoided;
  if (isAllergen(word)) {
    if (claims.without.has(word)) return null;
    if (isNamed(named, avoided)) return 'contains';
    const { contains, mayContain } = readAllergens(food);
    if (contains.includes(word)) return 'contains';
    return mayContain.includes(word) ? 'may-contain' : null;
  }
  if (avoided.food !== null && food.id === avoided.food) return 'contains';
  return isKind(food, word) || holdsByName(food, named.text, avoided.names) ? 'contains' : null;
}

// "pork", "alcohol", "cheese", "mushrooms": what foods come from and what kind they are.
function isKind(food: Food, word: string): boolean {
  const singular = word.replace(/s$/, '');
  const kinds: readonly string[] = [...food.origins, ...food.roles, food.category];
  return kinds.some((kind) => kind === word || kind === singular);
}

function writeFinding(named: NamedFood, { word }: Avoided, presence: 'contains' | 'may-contain'): Finding {
  const what =
    named.food.name === word ? '' : presence === 'contains' ? ` with ${word}` : `, which often holds ${word}`;
  return {
    rule: 'allergen',
    severity: presence === 'contains' ? 'danger' : 'warning',
    message: `Looked for: ${word}; found: ${named.food.name}${what}, ${named.where}.${presence === 'contains' ? '' : ' The label tells.'}`,
    ...(named.step === undefined ? { ingredient: named.text } : { step: named.step }),
  };
}

/** A danger for what is contained by definition, a warning for what only the label can tell. */
export function checkAllergen(foods: readonly NamedFood[], readings: RecipeReadings): readonly Finding[] {
  const avoided = readWords(readings);
  if (avoided.length === 0) return [];
  const found = new Map<string, Finding>();
  for (const named of foods) {
    for (const each of avoided) {
      const presence = readPresence(named, each);
      const key = `${each.word}/${named.food.id}`;
      if (presence !== null && !found.has(key)) found.set(key, writeFinding(named, each, presence));
    }
  }
  const sure = new Set(
    [...found].filter(([, { severity }]) => severity === 'danger').map(([key]) => readWord(key)),
  );
  return [...found]
    .filter(([key, { severity }]) => severity === 'danger' || !sure.has(readWord(key)))
    .map(([, finding]) => finding);
}

function readWord(key: string): string {
  return key.split('/')[0] ?? key;
}
