// Everyday words for what a cook avoids, turned into the words of the closed list.

import { ALLERGENS, type Allergen } from '../food/allergens.ts';

/** Everyday words for the allergens of the closed list. */
const ALLERGEN_WORDS: Readonly<Record<string, readonly Allergen[]>> = {
  dairy: ['milk'],
  lactose: ['milk'],
  eggs: ['egg'],
  wheat: ['gluten'],
  nut: ['nuts'],
  'tree nuts': ['nuts'],
  peanuts: ['peanut'],
  soya: ['soy'],
  shellfish: ['crustaceans', 'molluscs'],
  seafood: ['fish', 'crustaceans', 'molluscs'],
  crustacean: ['crustaceans'],
  mollusc: ['molluscs'],
  sulphite: ['sulphites'],
  sulfites: ['sulphites'],
};

export function isAllergen(word: string): word is Allergen {
  return (ALLERGENS as readonly string[]).includes(word);
}

/**
 * What a line rules out: the word it was read as, or all that its own word stands for. "No shellfish" is read as
 * crustaceans and means molluscs too.
 */
export function readAvoidLine(line: string, readAs: string): readonly string[] {
  const read = readAvoidWord(readAs);
  const plain = line.normalize('NFKC').toLowerCase();
  const wider = Object.entries(ALLERGEN_WORDS).find(
    ([word, allergens]) =>
      allergens.length > 1 &&
      plain.includes(word) &&
      read.some((each) => allergens.some((one) => one === each)),
  );
  return wider === undefined ? read : wider[1];
}

/** The allergens that a word stands for; the word itself, in lower case, where it stands for none. */
export function readAvoidWord(word: string): readonly string[] {
  const plain = word.normalize('NFKC').trim().toLowerCase();
  if (plain === '') return [];
  if (isAllergen(plain)) return [plain];
  return ALLERGEN_WORDS[plain] ?? [plain];
}
