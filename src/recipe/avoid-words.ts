// Everyday words for what a cook avoids, turned into the words of the closed list, kinds of food, or names of foods.

import { ALLERGENS, type Allergen } from '../food/allergens.ts';
import { findFood } from '../food/foods.ts';
import { readIngredientOnce } from './read-ingredient-once.ts';

/** Everyday words for the allergens of the closed list, in the singular and with single spaces. */
const ALLERGEN_WORDS: Readonly<Record<string, readonly Allergen[]>> = {
  dairy: ['milk'],
  lactose: ['milk'],
  'milk protein': ['milk'],
  "cow's milk": ['milk'],
  'cow milk': ['milk'],
  casein: ['milk'],
  whey: ['milk'],
  egg: ['egg'],
  'egg white': ['egg'],
  'egg yolk': ['egg'],
  "hen's egg": ['egg'],
  wheat: ['gluten'],
  'wheat flour': ['gluten'],
  nut: ['nuts'],
  'tree nut': ['nuts'],
  treenut: ['nuts'],
  'mixed nut': ['nuts'],
  peanut: ['peanut'],
  'pea nut': ['peanut'],
  groundnut: ['peanut'],
  'ground nut': ['peanut'],
  'monkey nut': ['peanut'],
  'peanut butter': ['peanut'],
  'groundnut oil': ['peanut'],
  soya: ['soy'],
  soja: ['soy'],
  soybean: ['soy'],
  'soy bean': ['soy'],
  'soya bean': ['soy'],
  'sesame seed': ['sesame'],
  tahini: ['sesame'],
  'celery stick': ['celery'],
  'mustard seed': ['mustard'],
  'mustard powder': ['mustard'],
  lupine: ['lupin'],
  'lupin bean': ['lupin'],
  'lupin flour': ['lupin'],
  shellfish: ['crustaceans', 'molluscs'],
  'shell fish': ['crustaceans', 'molluscs'],
  seafood: ['fish', 'crustaceans', 'molluscs'],
  'sea food': ['fish', 'crustaceans', 'molluscs'],
  crustacean: ['crustaceans'],
  crustacea: ['crustaceans'],
  mollusc: ['molluscs'],
  mollusk: ['molluscs'],
  sulphite: ['sulphites'],
  sulfite: ['sulphites'],
  'sulphur dioxide': ['sulphites'],
};

/** Kinds of food that a cook may rule out by one word, as origins, roles and categories of foods name them. */
const KIND_WORDS: Readonly<Record<string, readonly string[]>> = {
  meat: ['meat', 'poultry', 'game', 'rabbit', 'blood', 'pork'],
  'red meat': ['meat', 'game', 'pork'],
  poultry: ['poultry'],
  game: ['game'],
  pork: ['pork'],
  offal: ['offal'],
  cheese: ['cheese'],
  alcohol: ['alcohol'],
  booze: ['alcohol'],
  gelatine: ['gelatine'],
  gelatin: ['gelatine'],
  honey: ['honey'],
  mushroom: ['mushroom'],
  fungi: ['mushroom'],
  legume: ['legume'],
  pulse: ['legume'],
  seed: ['seed', 'sesame'],
  berry: ['berry'],
  citrus: ['citrus'],
  'citrus fruit': ['citrus'],
  allium: ['allium'],
  seaweed: ['seaweed'],
  'oily fish': ['oily-fish', 'tinned-fish', 'smoked-fish'],
  'white fish': ['white-fish'],
  fruit: ['fruit'],
};

export function isAllergen(word: string): word is Allergen {
  return (ALLERGENS as readonly string[]).includes(word);
}

/** Whether a word stands for a whole class of foods: an allergen of the closed list, or a kind of food. */
export function isGroup(word: string): boolean {
  return isAllergen(word) || readKinds(word).length > 0;
}

/** What the kinds of a word are, or nothing where it names no kind of food. */
export function readKinds(word: string): readonly string[] {
  return Object.hasOwn(KIND_WORDS, word) ? (KIND_WORDS[word] ?? []) : [];
}

/**
 * What a line rules out: the word it was read as, or all that its own word stands for. "No shellfish" is read as
 * crustaceans and means molluscs too.
 */
export function readAvoidLine(line: string, readAs: string): readonly string[] {
  const read = readAvoidWord(readAs);
  const plain = fold(line);
  const wider = Object.entries(ALLERGEN_WORDS).find(
    ([word, allergens]) =>
      allergens.length > 1 &&
      plain.includes(word) &&
      read.some((each) => allergens.some((one) => one === each)),
  );
  return wider === undefined ? read : wider[1];
}

/**
 * What a word, or several that "and", "or" or a comma join, stand for: allergens of the closed list, kinds of food, and
 * for all else the word itself in lower case.
 */
export function readAvoidWord(word: string): readonly string[] {
  const plain = fold(word);
  if (plain === '') return [];
  const whole = readGroup(plain);
  if (whole !== undefined) return whole;
  const parts = splitNames(plain);
  if (parts.length > 1 && !isNameOfFood(plain)) return [...new Set(parts.flatMap(readAvoidWord))];
  // "Peanutz" and "eggs yolk" are read as the food that they are, and this food may be the whole allergen.
  const { food, name } = readIngredientOnce(plain);
  const meant = food === null || food === undefined ? undefined : readGroup(fold(name));
  return meant?.every(isAllergen) === true ? meant : [plain];
}

/** The names of a line that joins them by a comma, "and" or the like: "nuts", "dairy" of "nuts no dairy". */
export function splitNames(line: string): readonly string[] {
  return line
    .split(/\s*[,;/+&]\s*|\s+(?:and|or|nor|no|without|allergic to)\s+/i)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function isNameOfFood(plain: string): boolean {
  const food = findFood(readIngredientOnce(plain).food ?? '');
  return [food?.name, food?.plural, ...(food?.names ?? [])].some((name) => name?.toLowerCase() === plain);
}

function readGroup(plain: string): readonly string[] | undefined {
  for (const one of listSingulars(plain)) {
    if (isAllergen(one)) return [one];
    if (Object.hasOwn(ALLERGEN_WORDS, one)) return ALLERGEN_WORDS[one];
    if (Object.hasOwn(KIND_WORDS, one)) return [one];
  }
  return undefined;
}

function listSingulars(plain: string): readonly string[] {
  return [plain, plain.replace(/s$/, ''), plain.replace(/ies$/, 'y')];
}

const AHEAD =
  /^(?:(?:any|all|every|the|some)(?: kinds?| types?| sorts?)?(?: of)?|no|anything (?:with|containing|made (?:with|of|from))|(?:very |severely )?allergic to|severe|serious|bad|mild) (?=\p{L})/u;
const BEHIND = / (?:allergy|allergies|allergens?|intolerance|traces?|products?|of any kind)$/;

/** The word alone: "a severe fish allergy (my son)" is "fish". */
function fold(word: string): string {
  let plain = word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/(?<=\p{L}\s*)\([^)]*\)?/gu, ' ')
    .replace(/[-\s]+/g, ' ')
    .trim();
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(AHEAD, '').replace(BEHIND, '');
  }
  return plain;
}
