// Rule allergen: a food of the recipe contains what the cook avoids. Foods are read, never letters: "coconut milk"
// is no milk, "butternut" no butter and no nut.

import { foldText } from '../../../food/normalise-text.ts';
import { type AvoidedFood, findPresence, type Presence } from '../../avoided-foods.ts';
import { dropReplaced } from '../../claims.ts';
import type { Finding } from '../../finding.ts';
import type { RecipeReadings } from '../../recipe-readings.ts';
import type { NamedFood } from './recipe-foods.ts';

export const LUPIN = /\blupin[is]?\b/;
export const SESAME = /\bsesame\b(?! lea)/;
export const MUSTARD = /\bmustard\b(?! (?:colou?red|yellow))/;
export const PEANUT = /\bpeanuts?\b(?!.free)/;
export const SOY = /\bsoya?\b/;
/** Only sulphur keeps an apricot bright. */
export const SULPHITES =
  /\bsul(?:ph|f)(?:ur(?:ed|ised)|ites?)\b(?!.free)|\bbright[- ]orange (?:\w+ ){0,2}apricots?\b/;

// Named outright by a line whose food is read as something plainer: "lupin flour" as flour.
const NAMED: Readonly<Record<string, RegExp>> = {
  lupin: LUPIN,
  sesame: SESAME,
  mustard: MUSTARD,
  peanut: PEANUT,
  soy: SOY,
  sulphites: SULPHITES,
  nuts: /\bpraline\b/,
};

function isNamed({ text, claims }: NamedFood, { word }: AvoidedFood): boolean {
  return (
    NAMED[word]?.test(dropReplaced(foldText(text))) === true &&
    !(claims.without as ReadonlySet<string>).has(word)
  );
}

function readPresence(named: NamedFood, avoided: AvoidedFood): Presence | null {
  const { food, claims, text } = named;
  if (avoided.allergen !== null && claims.without.has(avoided.allergen)) return null;
  return isNamed(named, avoided) ? 'contains' : findPresence(food, avoided, text);
}

function writeFinding(named: NamedFood, { word }: AvoidedFood, presence: Presence): Finding {
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
  const avoided = readings.avoided();
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
