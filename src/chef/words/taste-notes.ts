// What two foods of a dish do for each other, for the sentence under the title: salt against sweet, sharp against fat,
// cool against hot, crisp against soft. Each is read from the foods' own tastes.

import type { Food } from '../../food/foods.ts';
import type { Draft, Part } from '../draft.ts';
import { isNamed } from '../slots.ts';
import { of } from './headnote-claims.ts';
import { does } from './write-noun.ts';

type Test = (food: Food) => boolean;

const isSalty: Test = (food) =>
  (food.taste.salt ?? 0) >= 2 &&
  (food.roles.includes('cheese') ||
    of('bacon-ham', 'cured-sausage', 'smoked-fish')(food) ||
    isNamed(food, 'olives', 'capers', 'anchovies', 'miso', 'soy-sauce', 'sun-dried-tomatoes'));
const isSweet: Test = (food) =>
  (food.taste.sweet ?? 0) >= 2 && ['vegetable', 'fruit', 'starch'].includes(food.roles[0]);
const isSharp: Test = (food) =>
  (food.taste.sour ?? 0) >= 2 && (food.roles[0] === 'acid' || of('citrus', 'pickle', 'berry')(food));
const isFat: Test = (food) =>
  (food.taste.fat ?? 0) >= 2 &&
  ['protein', 'cured', 'cheese'].includes(food.roles[0]) &&
  !of('poultry-whole', 'tinned-fish')(food);
const isHot: Test = (food) =>
  (food.taste.hot ?? 0) >= 2 && !of('mustard', 'cured-sausage')(food) && food.id !== 'ginger';
const isCool: Test = (food) =>
  of('yoghurt')(food) || isNamed(food, 'soured-cream', 'creme-fraiche', 'cucumber', 'avocado');
const isCrunchy: Test = (food) =>
  of('nut', 'seed')(food) && !isNamed(food, 'almond-flour', 'chestnuts', 'coconut-desiccated');
const isTender: Test = (food) =>
  food.textures.some((one) => one === 'soft' || one === 'creamy') &&
  ['vegetable', 'fruit', 'starch', 'legume'].includes(food.roles[0]);

/** Two kinds of food, and what is said of the first two that are there. */
const PAIRS: readonly (readonly [Test, Test, (one: Part, other: Part) => readonly string[]])[] = [
  [
    isHot,
    isCool,
    (hot, cool) => [
      `The ${hot.noun} ${does(hot, 'heat')} it and the ${cool.noun} ${does(cool, 'cool')} it again.`,
      `The cool ${cool.noun} at the end ${does(cool, 'are')} what makes the heat of the ${hot.noun} a pleasure.`,
    ],
  ],
  [
    isSharp,
    isFat,
    (sharp, fat) => [
      `The ${sharp.noun} ${does(sharp, 'are')} there because the ${fat.noun} alone would be too rich by the third mouthful.`,
      `Rich ${fat.noun} and sharp ${sharp.noun}: each mouthful wants a little of both.`,
    ],
  ],
  [
    isSalty,
    isSweet,
    (salt, sweet) => [`The salt of the ${salt.noun} is what the sweet ${sweet.noun} ${does(sweet, 'want')}.`],
  ],
  [
    isCrunchy,
    isTender,
    (nut, soft) => [
      `The ${nut.noun} ${does(nut, 'keep')} some crunch beside the soft ${soft.noun}.`,
      `Soft ${soft.noun} and crisp ${nut.noun}: the last handful is what makes it.`,
    ],
  ],
];

/** Sentences about two of the cook's own foods; none where no pair of them is of that kind. */
export function listTasteNotes({ parts, steps }: Draft): readonly string[] {
  const own = parts.filter(
    ({ item, food, noun }) => item !== null && food.staple < 2 && !/^(?:sweet|frozen)/.test(noun),
  );
  const last = steps.slice(-1).flatMap(({ portions }) => portions.map(({ part }) => part));
  return PAIRS.flatMap(([isOne, isOther, tell]) => {
    const one = own.find((part) => isOne(part.food) && (isOne !== isCrunchy || last.includes(part)));
    const other = own.find((part) => part !== one && isOther(part.food));
    return one === undefined || other === undefined ? [] : tell(one, other);
  });
}

const SIGN = /^until (.+?), (?:about )?\d/;

/** The sign that the last long stretch of cooking is over. */
export function tellSign({ steps }: Draft): string | null {
  const signs = steps.flatMap(({ facts }) =>
    facts.flatMap((fact) =>
      fact.kind === 'until' ? [{ ...fact, sign: SIGN.exec(fact.words)?.[1] ?? '' }] : [],
    ),
  );
  const longest = Math.max(0, ...signs.map(({ minutes }) => minutes[1]));
  const sign = signs.findLast((one) => one.minutes[1] >= longest / 2)?.sign ?? '';
  return sign === '' || sign.length > 60 ? null : `Wait until ${sign}: the clock is only a guide.`;
}
