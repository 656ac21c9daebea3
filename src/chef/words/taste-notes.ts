// What two foods of a dish do for each other, for the sentence under the title: salt against sweet, sharp against fat,
// cool against hot, crisp against soft. Each is read from the foods' own tastes.

import type { Role } from '../../food/food.ts';
import type { Food } from '../../food/foods.ts';
import type { Draft, Part } from '../draft.ts';
import { isNamed } from '../slots.ts';
import { of } from './headnote-claims.ts';
import { listWords } from './list-words.ts';
import { does } from './write-noun.ts';

type Test = (food: Food) => boolean;

const isSalty: Test = (food) =>
  (food.taste.salt ?? 0) >= 2 &&
  (food.roles.includes('cheese') ||
    of('bacon-ham', 'cured-sausage', 'smoked-fish')(food) ||
    isNamed(food, 'olives', 'capers', 'anchovies', 'miso', 'soy-sauce', 'sun-dried-tomatoes'));
const isSweet: Test = (food) =>
  (food.taste.sweet ?? 0) >= 2 &&
  !/^green|\bpeas$|tomato/.test(food.name) &&
  ['vegetable', 'fruit', 'starch'].includes(food.roles[0]);
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
      `What the ${hot.noun} ${does(hot, 'heat')}, the ${cool.noun} ${does(cool, 'cool')} again.`,
      `First the ${hot.noun}, then the ${cool.noun}: it burns for just as long as it should.`,
      `The cool ${cool.noun} at the end ${does(cool, 'are')} what makes the heat of the ${hot.noun} a pleasure.`,
    ],
  ],
  [
    isSharp,
    isFat,
    (sharp, fat) => [
      `The ${sharp.noun} ${does(sharp, 'are')} there because the ${fat.noun} alone would be too rich by the third mouthful.`,
      `The ${fat.noun} ${does(fat, 'bring')} the richness here, and the ${sharp.noun} ${does(sharp, 'cut')} it.`,
      `Anything this rich needs an edge: here it is the ${sharp.noun}.`,
      `A little ${sharp.noun} against the ${fat.noun}, and the last bite is as good as the first.`,
      `The ${sharp.noun} ${does(sharp, 'lift')} what in the ${fat.noun} would else be heavy.`,
    ],
  ],
  [
    isSalty,
    isSweet,
    (salt, sweet) => [
      `The salt of the ${salt.noun} is what the sweet ${sweet.noun} ${does(sweet, 'want')}.`,
      `Sweet ${sweet.noun}, salt ${salt.noun}: neither is half as good alone.`,
      `Between the sweet ${sweet.noun} and the salt ${salt.noun} there is little left to season.`,
      `The ${salt.noun} ${does(salt, 'season')} everything, and the ${sweet.noun} most of all.`,
    ],
  ],
  [
    isCrunchy,
    isTender,
    (nut, soft) => [
      `The ${nut.noun} ${does(nut, 'keep')} some crunch beside the soft ${soft.noun}.`,
      `The ${nut.noun} ${does(nut, 'come')} on last, while there is still a crack in every bite.`,
      `Soft ${soft.noun} and crisp ${nut.noun}: the last handful is what makes it.`,
    ],
  ],
];

/** Sentences about two of the cook's own foods; none where no pair of them is of that kind. */
export function listTasteNotes({ title, parts, steps }: Draft): readonly string[] {
  const said = title.toLowerCase();
  const own = parts.filter(
    ({ item, food, noun }) =>
      item !== null &&
      food.staple < 2 &&
      !/^(?:sweet|frozen)/.test(noun) &&
      // A green one is bitter.
      !(food.id === 'pepper' && /\bgreen\b/i.test(item.typed.join())),
  );
  // What the title does not name is not what the dish is about.
  const isSaid = ({ noun }: Part, words = said): boolean =>
    words === '' || words.includes(noun.replace(/(?:ies|e?s)$/, ''));
  const last = steps.slice(-1).flatMap(({ portions }) => portions.map(({ part }) => part));
  return PAIRS.flatMap(([isOne, isOther, tell]) => {
    // A squeeze of lemon at the side is not what a dish is about either.
    const one = own.find(
      (part) => isOne(part.food) && (isOne === isCrunchy ? last.includes(part) : isSaid(part)),
    );
    const other = own.find(
      (part) =>
        part !== one &&
        isOther(part.food) &&
        isSaid(part, isOne === isCrunchy ? said.replace(/ with .*/, '') : said),
    );
    return one === undefined || other === undefined ? [] : tell(one, other);
  });
}

const SIGN = /^until (.+?), (?:about )?\d/;
const COOKED: readonly Role[] = [
  ...(['protein', 'egg', 'legume', 'cured', 'starch', 'vegetable', 'leaf', 'aromatic'] as const),
];
const MOST_FIRST = 3;

/** What is cooked first and by which sign, and what of the cook's own waits for it; null where nothing does. */
export function tellFirst({ parts, steps }: Draft): string | null {
  const until = steps.flatMap(({ facts }) => facts).find((fact) => fact.kind === 'until');
  const sign = until?.kind === 'until' ? SIGN.exec(until.words)?.[1] : undefined;
  if (until?.kind !== 'until' || sign === undefined) return null;
  const text = steps.map((step) => step.text).join(' ');
  const at = text.indexOf(until.words);
  const own = parts
    .filter(({ item, food }) => item !== null && food.staple < 2 && COOKED.includes(food.roles[0]))
    .map((part) => ({ part, place: text.indexOf(part.noun) }));
  const first = own.filter(({ place }) => place >= 0 && place < at).map(({ part }) => part);
  const main = own.find(({ part, place }) => place > at && part.food.roles[0] !== 'aromatic')?.part;
  const [lead] = first;
  if (lead === undefined || first.length > MOST_FIRST || main === undefined) return null;
  const many = first.length > 1 || lead.plural;
  return `The ${listWords(first.map(({ noun }) => noun))} ${many ? 'are' : 'is'} cooked until ${sign} before the ${main.noun} ${main.plural ? 'go' : 'goes'} in.`;
}
