// A16: no clash on the plate; one starch, one protein and one family of sauce.

import type { Food } from '../../food/foods.ts';
import { findFoods } from '../../recipe/food-mentions.ts';
import type { Reasons, TextCheck } from '../check.ts';
import type { ListedLine, Subject } from '../subject.ts';

function knows(list: readonly string[] | undefined, other: Food): boolean {
  return list?.some((one) => one === other.id || one === other.category) ?? false;
}

function isClash(one: Food, other: Food): boolean {
  if (knows(one.goesWith, other) || knows(other.goesWith, one)) return false;
  return knows(one.clashesWith, other) || knows(other.clashesWith, one);
}

const STARCHES: ReadonlySet<string> = new Set([
  'rice',
  'pasta',
  'noodle',
  'potato',
  'grain',
  'starchy-root',
  'cooked-grain',
]);
const ANIMALS: ReadonlySet<string> = new Set(['meat', 'pork', 'poultry', 'game', 'fish', 'shellfish']);
const ACCENTS: ReadonlySet<string> = new Set([
  'cured-sausage',
  'bacon-ham',
  'cured-fish',
  'egg',
  'sausage',
  'crustacean',
  'mollusc',
]);
/** Grams a serving above which a starch or a protein carries the plate. */
const CARRIES_G = 60;
const DRY_G = 30;

function carries({ food, grams }: ListedLine, servings: number): boolean {
  if (grams === undefined || food === undefined) return false;
  return grams / servings >= (food.form === 'dry' ? DRY_G : CARRIES_G);
}

const SAUCES: readonly (readonly [family: string, test: (food: Food) => boolean])[] = [
  ['soy', (food) => food.category === 'soy-sauce'],
  ['tomato', (food) => food.category === 'tinned-tomato'],
  ['cream', (food) => food.category === 'cream'],
  ['jar', (food) => food.category === 'jar-sauce'],
];
const SAUCE_PAIRS: readonly (readonly [string, string])[] = [
  ['soy', 'tomato'],
  ['soy', 'cream'],
];

function readLeads(subject: Subject, kinds: (food: Food) => boolean): readonly Food[] {
  const servings = subject.recipe.servings ?? 1;
  return subject.listed.flatMap((listed) => {
    const { food } = listed;
    return food !== undefined && kinds(food) && carries(listed, servings) ? [food] : [];
  });
}

function judgePlate(subject: Subject): Reasons {
  const foods = [...new Set(subject.listed.flatMap(({ food }) => (food === undefined ? [] : [food])))];
  if (foods.length < 2) return null;
  const reasons = foods.flatMap((one, place) =>
    foods
      .slice(place + 1)
      .filter((other) => isClash(one, other))
      .map((other) => `${one.name} clashes with ${other.name}`),
  );
  const inTitle = new Set(findFoods(subject.recipe.title ?? '').map((mention) => mention.food.category));
  const starches = [
    ...new Set(
      readLeads(subject, (food) => STARCHES.has(food.category) && food.roles[0] === 'starch').map(
        (food) => food.category,
      ),
    ),
  ];
  // A dish that names both, such as pasta with potatoes and pesto, means both.
  if (starches.length > 1 && !starches.every((one) => inTitle.has(one))) {
    reasons.push(`${starches.length} starches: ${starches.join(', ')}`);
  }
  const proteins = readLeads(
    subject,
    (food) =>
      food.roles[0] === 'protein' &&
      food.origins.some((origin) => ANIMALS.has(origin)) &&
      !ACCENTS.has(food.category),
  );
  const origins = [...new Set(proteins.map((food) => food.origins.find((origin) => ANIMALS.has(origin))))];
  if (origins.length > 1 && !proteins.every((food) => inTitle.has(food.category))) {
    reasons.push(`${origins.length} proteins: ${proteins.map((food) => food.name).join(', ')}`);
  }
  const sauces = SAUCES.filter(([, test]) => foods.some(test)).map(([family]) => family);
  for (const [one, other] of SAUCE_PAIRS) {
    if (sauces.includes(one) && sauces.includes(other)) reasons.push(`${one} with ${other} sauce`);
  }
  if (foods.filter((food) => food.category === 'jar-sauce').length > 1) reasons.push('two jar sauces');
  return reasons;
}

export const clashCheck: TextCheck = {
  id: 'A16',
  what: 'clash, one starch, one protein, one sauce',
  exactly:
    'no pair that the food data says clashes, unless it also says they go together; one category of starch and one animal of which 60 g a serving (30 g dry) are listed, unless the title names each; sausage, cured and shellfish are accents; soy meets neither tinned tomato nor cream; one jar sauce',
  least: 1,
  // A frame of leftovers may hold soy and cream.
  held: 0.99,
  judge: judgePlate,
};
