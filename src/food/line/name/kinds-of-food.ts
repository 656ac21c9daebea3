// Head words that only say what kind of food a name is: "mascarpone cheese", "shiitake mushrooms", "kataifi pastry".

import type { Food } from '../../foods.ts';

type Test = (food: Food) => boolean;

const hasRole =
  (...roles: readonly string[]): Test =>
  (food) =>
    food.roles.some((role) => roles.includes(role));
const hasOrigin =
  (...origins: readonly string[]): Test =>
  (food) =>
    food.origins.some((origin) => origins.includes(origin));
const isIn =
  (...categories: readonly string[]): Test =>
  (food) =>
    categories.includes(food.category);

const KINDS: readonly (readonly [words: string, test: Test])[] = [
  ['cheese cheeses', hasRole('cheese')],
  ['mushroom mushrooms', hasOrigin('mushroom')],
  ['bean beans pea peas lentil lentils dal dhal daal', hasRole('legume')],
  ['pastry dough', isIn('pastry')],
  ['noodle noodles pasta', isIn('noodle', 'pasta')],
  ['rice', isIn('rice')],
  ['bread breads loaf', hasRole('bread')],
  ['oil', isIn('oil')],
  ['vinegar', isIn('vinegar')],
  ['spice spices seasoning powder mix', hasRole('spice')],
  ['herb herbs leaf leaves sprig sprigs greens', hasRole('herb', 'leaf')],
  ['sauce paste relish dip dressing condiment', hasRole('sauce', 'condiment')],
  ['fish', hasOrigin('fish')],
  ['meat', hasOrigin('meat', 'pork', 'poultry', 'game', 'shellfish')],
  ['sausage sausages salami', isIn('sausage', 'cured-sausage')],
  ['nut nuts', hasRole('nut')],
  ['seed seeds', hasRole('seed', 'spice')],
  ['pepper peppers chilli chillies chili chilies chile chiles', isIn('chilli', 'fruiting-vegetable')],
  ['squash pumpkin gourd marrow', isIn('squash')],
  ['cabbage', isIn('cabbage', 'brassica')],
  ['fruit fruits', hasRole('fruit')],
  ['tomato tomatoes', (food) => food.id === 'cherry-tomato' || food.id === 'tomato'],
  ['potato potatoes', isIn('potato')],
  ['wine', hasRole('alcohol')],
  ['syrup', isIn('syrup')],
  ['seaweed', isIn('seaweed')],
  ['biscuit biscuits cookie cookies cracker crackers', isIn('biscuit')],
  ['tofu', isIn('tofu')],
  ['ham', isIn('bacon-ham')],
];
const KIND_OF: ReadonlyMap<string, Test> = new Map(
  KINDS.flatMap(([words, test]) => words.split(' ').map((word): [string, Test] => [word, test])),
);

/** Whether this word behind the name of this food only repeats what kind of food it is. */
export function repeatsKind(word: string, food: Food): boolean {
  return KIND_OF.get(word)?.(food) ?? false;
}
