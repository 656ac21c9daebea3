// What a cook folds into a dish that has no slot for it, by what it does there: wine and pastes before the liquid, tinned
// beans, coconut milk and leaves into what simmers.

import type { Food, FoodId } from '../food/foods.ts';
import type { Fact, HeatLevel, Part } from './draft.ts';
import { meetsFruit } from './fruit-bridges.ts';
import { isMilky } from './kitchen.ts';
import {
  isBacon,
  isBraising,
  isCheese,
  isDriedFruit,
  isFish,
  isLeafyGreen,
  isNamed,
  isNut,
  isPasta,
  isSpice,
  isTinnedLegume,
} from './slots.ts';
import { wiltLeaf } from './tasks.ts';
import { until } from './words/say.ts';

export type Way =
  | 'paste'
  | 'wine'
  | 'pulse'
  | 'raisins'
  | 'berries'
  | 'coconut'
  | 'orange'
  | 'chocolate'
  | 'greens'
  | 'stewed'
  | 'sprouts'
  | 'lentils';

export interface Fold {
  readonly way: Way;
  /** Before the first liquid, after the last long simmer, or after the last of any length. */
  readonly when: 'wet' | 'late' | 'last';
  readonly most: number;
  readonly each: number;
  readonly prepare?: string;
  /** Whether a cook would put it in beside what is in the pot already. */
  readonly takes: (food: Food, others: readonly Food[], typed: readonly string[]) => boolean;
  /** With $ for the foods and % for the water that they swell in. */
  readonly verb: string;
  readonly heat: HeatLevel;
  readonly until: (part: Part) => Fact;
}

export const isEastern = ({ id, category }: Food): boolean =>
  category === 'soy-sauce'
    ? id !== 'worcestershire-sauce'
    : ['miso', 'gochujang', 'doubanjiang', 'kimchi', 'rice-wine', 'mirin', 'dashi'].includes(id);
const isWestern = (food: Food): boolean =>
  isCheese(food) ||
  isMilky(food) ||
  isPasta(food) ||
  ['tinned-tomato', 'mustard', 'wine'].includes(food.category) ||
  isNamed(food, 'olives', 'capers');
const isGamey = (food: Food): boolean =>
  food.category === 'game' || food.origins.includes('game') || isNamed(food, 'duck', 'venison-mince');

const PASTES: readonly FoodId[] = [
  'chipotle',
  'harissa',
  'achiote-paste',
  'aji-amarillo-paste',
  'ginger-garlic-paste',
  'tomato-puree',
  'marmite',
  'beef-extract',
  'worcestershire-sauce',
];
const EASTERN_PASTES: readonly FoodId[] = [
  'miso',
  'gochujang',
  'doubanjiang',
  'soy-sauce',
  'oyster-sauce',
  'fish-sauce',
];
const POURED: readonly FoodId[] = [
  'rice-wine',
  'mirin',
  'white-wine',
  'red-wine',
  'sherry',
  'marsala',
  'port',
  'cider',
  'beer',
  'whisky',
];
/** Stirred to a paste already, or a dish of their own. */
const NO_PULSE: readonly FoodId[] = ['refried-beans', 'hominy', 'lupin-beans', 'marrowfat-peas'];

/**
 * In the order in which they are told: what joins late from the end of the pot to its beginning, for each goes in
 * before those told already.
 */
export const FOLDS: readonly Fold[] = [
  {
    way: 'paste',
    when: 'wet',
    most: 2,
    each: 5,
    takes: (food, others) =>
      PASTES.includes(food.id)
        ? !others.some(isEastern)
        : EASTERN_PASTES.includes(food.id) && !others.some(isWestern),
    verb: 'Stir in $ and cook',
    heat: 'medium',
    until: () => until('fragrant', 1),
  },
  {
    way: 'paste',
    when: 'late',
    most: 1,
    each: 25,
    takes: (food, others) =>
      food.id === 'barbecue-sauce' && others.some((one) => isBraising(one) || isTinnedLegume(one)),
    verb: 'Stir in $ and cook',
    heat: 'low',
    until: () => until('hot and sticky', 3, 4),
  },
  {
    way: 'paste',
    when: 'late',
    most: 1,
    each: 5,
    takes: (food, others) =>
      isNamed(food, 'honey', 'maple-syrup', 'pomegranate-molasses') &&
      others.some((one) => isDriedFruit(one) || isNut(one) || isSpice(one) || one.category === 'citrus'),
    verb: 'Stir in $ and cook',
    heat: 'low',
    until: () => until('the sauce shines', 1),
  },
  {
    way: 'wine',
    when: 'wet',
    most: 1,
    each: 50,
    takes: (food, others, typed) =>
      (POURED.includes(food.id) || typed.some((text) => /pernod|pastis|ouzo/i.test(text))) &&
      !others.some((other) => other.roles.includes('alcohol') || other.category === 'coconut-cream'),
    verb: 'Pour in $ and let it bubble',
    heat: 'medium-high',
    until: () => until('reduced-by-half', 2, 3),
  },
  {
    way: 'orange',
    when: 'late',
    most: 1,
    each: 90,
    prepare: 'zest finely grated, then juiced',
    takes: (food, others) =>
      food.id === 'orange' &&
      others.some(
        (one) => isBraising(one) || isFish(one) || isNamed(one, 'beetroot', 'carrot', 'duck', 'chorizo'),
      ),
    verb: 'Stir in the zest and juice of $ and cook',
    heat: 'low',
    until: () => until('fragrant', 1),
  },
  {
    way: 'chocolate',
    when: 'late',
    most: 1,
    each: 7,
    prepare: 'finely chopped',
    takes: (food, others) =>
      food.id === 'chocolate' &&
      others.some((one) => isGamey(one) || /chil|red-wine|oxtail/.test(`${one.id} ${one.category}`)),
    verb: 'Stir in $, which darkens the sauce and does not sweeten it,',
    heat: 'low',
    until: () => until('melted', 1),
  },
  {
    way: 'berries',
    when: 'late',
    most: 1,
    each: 40,
    takes: (food, others) =>
      isNamed(food, 'blackberries', 'blueberries', 'red-currants', 'blackcurrants', 'cranberries') &&
      others.some(isGamey),
    verb: 'Stir in $ and cook',
    heat: 'medium-low',
    until: () => until('they begin to burst', 3, 4),
  },
  {
    way: 'greens',
    when: 'late',
    most: 1,
    each: 60,
    takes: (food, others) =>
      (isLeafyGreen(food) || food.id === 'frozen-spinach') && !others.some(isLeafyGreen),
    verb: 'Stir in $ and cook',
    heat: 'medium',
    until: wiltLeaf,
  },
  {
    way: 'stewed',
    when: 'last',
    most: 1,
    each: 50,
    takes: meetsFruit,
    verb: 'Stir in $ and cook',
    heat: 'medium-low',
    until: () => until('soft, with most of it still whole', 6, 8),
  },
  {
    way: 'raisins',
    when: 'late',
    most: 1,
    each: 20,
    takes: (food, others) =>
      isDriedFruit(food) && food.side === 'both' && others.some((one) => isSpice(one) || isNut(one)),
    verb: 'Stir in $ and cook',
    heat: 'low',
    // A raisin swells in minutes, an apricot in a quarter of an hour.
    until: ({ food }) => ((food.gramsEach ?? 1) > 3 ? until('plump and soft', 12, 15) : until('plump', 4, 5)),
  },
  {
    way: 'pulse',
    when: 'late',
    most: 1,
    each: 80,
    takes: (food, others) =>
      isTinnedLegume(food) &&
      !isNamed(food, ...NO_PULSE) &&
      !(food.id === 'baked-beans' && others.some(isPasta)),
    verb: 'Stir in $ and cook',
    heat: 'medium-low',
    until: () => until('hot all through', 3, 4),
  },
  {
    way: 'sprouts',
    when: 'last',
    most: 1,
    each: 50,
    takes: ({ id }) => id === 'beansprouts',
    verb: 'Add $ and cook',
    heat: 'high',
    until: () => until('steaming hot and still crisp', 2, 3),
  },
  {
    way: 'lentils',
    when: 'wet',
    most: 1,
    each: 25,
    takes: (food, others) =>
      food.id === 'red-lentils' &&
      others.some(({ category }) => category === 'mince' || category === 'tinned-tomato'),
    verb: 'Stir in $ with %, cover and cook',
    heat: 'medium-low',
    until: () => until('soft, with the water gone', 12, 15),
  },
  {
    way: 'coconut',
    when: 'late',
    most: 1,
    each: 100,
    takes: (food, others) =>
      food.category === 'coconut-cream' &&
      !others.some((one) => (isWestern(one) && one.category !== 'tinned-tomato') || isBacon(one)),
    verb: 'Pour in $ and let it bubble',
    heat: 'medium-low',
    until: () => until('thick-coats-spoon', 4, 6),
  },
];
