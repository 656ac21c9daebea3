// A18 and A25: what is not food stays out, and the lines that a person wrote for one list hold.

import { readIngredient } from '../../food/read-ingredient.ts';
import { findFoods } from '../../recipe/food-mentions.ts';
import type { Reasons, TextCheck } from '../check.ts';
import type { MustLines } from '../must-lines.ts';
import type { Subject } from '../subject.ts';
import { readKeys } from '../words.ts';

/** Words of a refused or unknown text that are no food's and no plain words. */
function readStrangeKeys(text: string): readonly string[] {
  const foods = new Set(findFoods(text).flatMap((mention) => mention.keys));
  return readKeys(text).filter(
    (key) => key.length > 3 && !/\d/.test(key) && !foods.has(key) && !PLAIN.has(key),
  );
}

const PLAIN: ReadonlySet<string> = new Set(
  readKeys(
    'with from some your the and bottle packet tin bag jar piece half spoon cup bit large small fresh old hot cold liquid powder water oven dish washing kitchen cooking pan paper glass left tray plate bowl knife spray clean white black green blue red stone floor stock loaf light thing food oil',
  ),
);

function judgeNotFood(subject: Subject): Reasons {
  const strange = [
    ...subject.screening.refused.map((one) => one.ingredient),
    ...subject.screening.usable.filter((reading) => reading.food === null).map((reading) => reading.text),
  ];
  if (strange.length === 0 || subject.recipe.steps.length === 0) return null;
  const { title, steps, ingredients, introduction } = subject.recipe;
  const said = new Set(
    readKeys([title ?? '', introduction, ...steps, ...ingredients.map((line) => line.text)].join('\n')),
  );
  return strange.flatMap((text) => {
    const keys = readStrangeKeys(text);
    const found = keys.filter((key) => said.has(key));
    return keys.length > 0 && found.length === keys.length ? [`"${text}" stands in the recipe`] : [];
  });
}

export const notFoodCheck: TextCheck = {
  id: 'A18',
  what: 'non-food',
  exactly:
    'what is not food or not known never stands in title, introduction, list or steps, by all of its own words',
  least: 1,
  // "Rhubarb, trimmed, leaves thrown away" names them to throw them away.
  held: 0.9,
  judge: judgeNotFood,
};

function hasOne(text: string, wanted: string): boolean {
  const plain = text.toLowerCase();
  return wanted.split('|').some((word) => plain.includes(word.toLowerCase()));
}

type Test = (wanted: string, subject: Subject) => boolean;

function readMethod({ recipe }: Subject): string {
  return [...recipe.ingredients.map((line) => line.text), ...recipe.steps].join('\n');
}

function isListed(ids: string, subject: Subject): boolean {
  return ids.split('|').some((id) => subject.listed.some(({ food }) => food?.id === id));
}

const TESTS: readonly (readonly [key: Exclude<keyof MustLines, 'nothing'>, test: Test, failed: string])[] = [
  ['title', (wanted, { recipe }) => hasOne(recipe.title ?? '', wanted), 'the title lacks'],
  ['uses', isListed, 'the list lacks'],
  ['without', (wanted, subject) => !isListed(wanted, subject), 'the list holds'],
  [
    'leaves-out',
    (wanted, { recipe }) =>
      recipe.leftOut.some(
        ({ ingredient }) => hasOne(ingredient, wanted) || readIngredient(ingredient).food === wanted,
      ),
    'not named as left out:',
  ],
  ['says', (wanted, { markdown }) => hasOne(markdown, wanted), 'nowhere said:'],
  ['never', (wanted, subject) => !hasOne(readMethod(subject), wanted), 'list or steps say'],
];

function judgeMust(subject: Subject): Reasons {
  const { must } = subject;
  if (Object.keys(must).length === 0) return null;
  if (must.nothing === true)
    return subject.markdown === '' ? [] : ['a recipe was written of what is not food'];
  return TESTS.flatMap(([key, test, failed]) =>
    (must[key] ?? []).filter((wanted) => !test(wanted, subject)).map((wanted) => `${failed} ${wanted}`),
  );
}

export const mustCheck: TextCheck = {
  id: 'A25',
  what: 'must lines',
  exactly: 'the lines under `must` of a list: title, uses, without, leaves-out, says, never, nothing',
  least: 1,
  // Ackee has no row of its own.
  held: 0.97,
  judge: judgeMust,
};
