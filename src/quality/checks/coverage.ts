// A3 to A5: how much of the cook's list is used, what is to be bought, and what is claimed to be the cook's.

import { fitsDiet } from '../../food/fits-diet.ts';
import { type Food, findFood } from '../../food/foods.ts';
import type { IngredientReading } from '../../food/read-ingredient.ts';
import { readIngredient } from '../../food/read-ingredient.ts';
import type { MeanCheck, Reasons, TextCheck } from '../check.ts';
import type { Subject } from '../subject.ts';
import { isSameName } from '../words.ts';
import { isRuledOut } from './diet.ts';

const WEIGHTS: readonly (readonly [roles: readonly string[], weight: number])[] = [
  [['protein', 'legume'], 1],
  [['vegetable', 'leaf', 'aromatic', 'fruit'], 0.8],
  [['starch', 'bread', 'ready-made'], 0.7],
  [['dairy', 'cheese', 'egg'], 0.6],
];

/** How much it matters that a food is used: 1 for what a dish is built on, 0.1 for what is always there. */
function weigh(food: Food): number {
  if (food.staple === 2) return 0.1;
  const weight = WEIGHTS.find(([roles]) => roles.includes(food.roles[0]))?.[1] ?? 0.4;
  return food.perish === 2 && weight === 0.8 ? 1 : weight;
}

function isUsed(reading: IngredientReading, subject: Subject): boolean {
  // Water is measured in the steps.
  if (reading.food === 'water' && subject.recipe.steps.some((step) => /\bwater\b/.test(step))) return true;
  return subject.listed.some(
    ({ line, food }) =>
      (food !== undefined && food.id === reading.food) || isSameName(line.text, reading.name),
  );
}

/** What the cook has that may be cooked: known, edible, and not ruled out by diet or allergy. */
function readUsable(subject: Subject): readonly (readonly [IngredientReading, Food])[] {
  return subject.screening.usable.flatMap((reading) => {
    const food = reading.food === null ? undefined : findFood(reading.food);
    if (food === undefined || reading.verdict !== 'food' || isRuledOut(food, subject)) return [];
    if (subject.request.diets?.some((diet) => !fitsDiet(food, diet)) === true) return [];
    return [[reading, food] as const];
  });
}

function countCoverage(subject: Subject): number | null {
  const usable = readUsable(subject);
  const whole = usable.reduce((sum, [, food]) => sum + weigh(food), 0);
  if (whole === 0 || subject.recipe.steps.length === 0) return null;
  return (
    usable.filter(([reading]) => isUsed(reading, subject)).reduce((sum, [, food]) => sum + weigh(food), 0) /
    whole
  );
}

export const coverageMean: MeanCheck = {
  id: 'A3',
  what: 'coverage of usable foods',
  exactly:
    'weights: protein and pulse 1, vegetable and fruit 0.8 (1 where it goes off in days), starch 0.7, dairy and egg 0.6, the rest 0.4, salt and the like 0.1; usable is known, edible and within diet and allergy',
  count: countCoverage,
  meanAtLeast: 0.75,
  explain: (subject) =>
    `unused: ${readUsable(subject)
      .filter(([reading]) => !isUsed(reading, subject))
      .map(([reading]) => reading.name)
      .join(', ')}`,
};

function isLeftOut(typed: string, reading: IngredientReading, subject: Subject): boolean {
  const start = typed
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 30);
  return subject.recipe.leftOut.some(({ ingredient }) => {
    const said = ingredient
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (said.startsWith(start) || isSameName(ingredient, typed)) return true;
    return reading.food !== null && readIngredient(ingredient).food === reading.food;
  });
}

function judgeAccounting(subject: Subject): Reasons {
  if (subject.must.nothing === true) return null;
  if (subject.recipe.steps.length === 0) return ['no recipe was written'];
  const typed = [
    ...subject.screening.usable.map((reading) => [reading.text, reading] as const),
    ...subject.screening.refused.map((one) => [one.ingredient, readIngredient(one.ingredient)] as const),
  ];
  return typed
    .filter(([text, reading]) => {
      const used = reading.verdict !== 'not-food' && isUsed(reading, subject);
      return !used && !isLeftOut(text, reading, subject);
    })
    .map(([text]) => `"${text}" is neither used nor said to be left out`);
}

export const coverageAccounting: TextCheck = {
  id: 'A3',
  what: 'used + left out = typed',
  exactly: 'every typed line, except a wish to avoid something, stands in the list or under "Left out"',
  least: 1,
  judge: judgeAccounting,
};

function isTyped(text: string, food: Food | undefined, subject: Subject): boolean {
  return subject.screening.usable.some(
    (reading) => (food !== undefined && reading.food === food.id) || isSameName(reading.text, text),
  );
}

function listExtras(subject: Subject): readonly string[] {
  return subject.listed
    .filter(({ line, food }) => {
      if (line.from === 'to-buy') return true;
      if (food !== undefined && (food.staple > 0 || food.id === 'water')) return false;
      return !isTyped(line.text, food, subject);
    })
    .map(({ line }) => line.text);
}

export const extrasMean: MeanCheck = {
  id: 'A4',
  what: 'extras to buy',
  exactly:
    'listed, not typed, not of a usual cupboard by the food data; whatever stands under "To buy" counts',
  count: (subject) => (subject.listed.length === 0 ? null : listExtras(subject).length),
  meanAtMost: 1.5,
  most: 4,
  explain: (subject) => `to buy: ${listExtras(subject).join('; ')}`,
};

function judgeInvented(subject: Subject): Reasons {
  const parted =
    subject.listed.some(({ line }) => line.from !== 'yours') || /\bto buy\b/i.test(subject.markdown);
  if (!parted) return null;
  return subject.listed
    .filter(({ line, food }) => line.from === 'yours' && !isTyped(line.text, food, subject))
    .map(({ line }) => `"${line.text}" is given as the cook's own and was not typed`);
}

export const inventedInput: TextCheck = {
  id: 'A5',
  what: 'no invented input',
  exactly:
    'what stands under "Ingredients" before the cupboard was typed, by food or by a word of its name; a text that does not part its list is not judged',
  least: 1,
  judge: judgeInvented,
};
