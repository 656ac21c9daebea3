// A15: nothing that a diet or an allergy rules out, and an allergen line that says what the list holds.

import { ALLERGENS, type Allergen } from '../../food/allergens.ts';
import { fitsDiet, readAllergens } from '../../food/fits-diet.ts';
import type { Food } from '../../food/foods.ts';
import { findPresence, readAvoidedFoods } from '../../recipe/avoided-foods.ts';
import { readClaims } from '../../recipe/claims.ts';
import type { Reasons, TextCheck } from '../check.ts';
import type { Subject } from '../subject.ts';

/** Whether what the cook avoids is this food, its kind, or in it by definition. */
export function isRuledOut(food: Food, subject: Subject): boolean {
  const words = [...(subject.request.avoid ?? []), ...subject.screening.avoid];
  return readAvoidedFoods(words).some((avoided) => findPresence(food, avoided) === 'contains');
}

function isMeat(food: Food): boolean {
  return food.origins.some((origin) => ['meat', 'poultry', 'game'].includes(origin));
}

function judgeFoods(subject: Subject): readonly string[] {
  const reasons: string[] = [];
  for (const { line, food } of subject.listed) {
    if (food === undefined) continue;
    const claims = readClaims(line.text);
    for (const diet of subject.request.diets ?? []) {
      if (!fitsDiet(food, diet) && !claims.fits.has(diet))
        reasons.push(`"${line.text}" is not sure to be ${diet}`);
    }
    if (isRuledOut(food, subject) && claims.without.size === 0)
      reasons.push(`"${line.text}" is to be avoided`);
  }
  const listed = subject.listed.flatMap(({ food }) => (food === undefined ? [] : [food]));
  if (subject.request.diets?.includes('kosher') === true) {
    const milk = listed.find((food) => food.origins.includes('milk'));
    const meat = listed.find(isMeat);
    if (milk !== undefined && meat !== undefined)
      reasons.push(`${meat.name} with ${milk.name} is not kosher`);
  }
  return reasons;
}

function judgeSteps(subject: Subject): readonly string[] {
  const ids = new Set(subject.listed.map(({ food }) => food?.id));
  const categories = new Set(subject.listed.map(({ food }) => food?.category));
  return subject.sentences.flatMap(({ foods, step }) =>
    foods
      .filter((food) => !ids.has(food.id) && !categories.has(food.category) && isRuledOut(food, subject))
      .map((food) => `step ${step} names ${food.name}, which is to be avoided`),
  );
}

const CONTAINS = /^\W*(?:contains|allergens)\W*:?\W*(.*)$/i;
const WORDS: Readonly<Record<string, Allergen>> = {
  eggs: 'egg',
  peanuts: 'peanut',
  soya: 'soy',
  wheat: 'gluten',
  'tree nuts': 'nuts',
  dairy: 'milk',
  shellfish: 'crustaceans',
};

/** The allergens that a line of the notes names; null where there is no such line. */
function readContains(subject: Subject): ReadonlySet<string> | null {
  for (const note of subject.recipe.notes) {
    const match = CONTAINS.exec(note.replaceAll('*', ''));
    if (match === null) continue;
    const said = (match[1] ?? '').split(/;|\.|check the label|may contain/i)[0] ?? '';
    const words = said
      .toLowerCase()
      .split(/,|\band\b/)
      .map((word) => word.trim())
      .filter((word) => word !== '' && word !== 'none');
    return new Set(words.map((word) => WORDS[word] ?? word));
  }
  return null;
}

function judgeAllergenLine(subject: Subject): readonly string[] {
  const derived = new Set<string>();
  for (const { line, food } of subject.listed) {
    if (food === undefined) continue;
    const { without } = readClaims(line.text);
    for (const allergen of readAllergens(food).contains) if (!without.has(allergen)) derived.add(allergen);
  }
  const said = readContains(subject) ?? new Set();
  const missing = ALLERGENS.filter((allergen) => derived.has(allergen) && !said.has(allergen));
  const extra = [...said].filter((word) => !derived.has(word));
  return [
    ...missing.map((allergen) => `the allergen line lacks ${allergen}`),
    ...extra.map((word) => `the allergen line names ${word}, which nothing listed contains`),
  ];
}

function judgeDiet(subject: Subject): Reasons {
  if (subject.listed.length === 0) return null;
  return [...judgeFoods(subject), ...judgeSteps(subject), ...judgeAllergenLine(subject)];
}

export const dietCheck: TextCheck = {
  id: 'A15',
  what: 'diet, avoid, allergen line',
  exactly:
    'default deny: a listed food must be known to fit each diet (or its line must claim it); none contains what is avoided, none in a step; the "Contains" line names the allergens of the listed foods, all and only those',
  least: 1,
  judge: judgeDiet,
};
