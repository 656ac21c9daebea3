// A food of the dish breaks a diet that was asked for, by what it is and not by how it is spelled.

import type { Diet } from '../../food/diets.ts';
import { breaksDiet, fitsDiet } from '../../food/fits-diet.ts';
import type { Food } from '../../food/foods.ts';
import type { Finding } from '../finding.ts';
import { type DishFood, findDishFoods } from '../kitchen/dish-foods.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';

type Verdict = 'breaks' | 'label-tells' | 'fits';

const MEAT: ReadonlySet<string> = new Set(['meat', 'poultry', 'game']);
/** What a title may promise without having been asked. */
const PROMISES: readonly Diet[] = [
  'vegan',
  'vegetarian',
  'gluten-free',
  'dairy-free',
  'egg-free',
  'nut-free',
];

// "Egg-free pasta" has no egg, whatever pasta has.
function withoutClaimed({ food, claims }: DishFood): Food {
  const { without } = claims;
  if (without.size === 0) return food;
  return {
    ...food,
    origins: food.origins.filter((origin) => !(without as ReadonlySet<string>).has(origin)),
    allergens: (food.allergens ?? []).filter((allergen) => !without.has(allergen)),
    mayContain: (food.mayContain ?? []).filter((allergen) => !without.has(allergen)),
  };
}

/** A hard cheese that the recipe says is one for vegetarians, or sends to the label for. */
function withoutRennet(one: DishFood, method: Method): DishFood {
  const { food, sentence } = one;
  if (!food.origins.includes('animal-rennet')) return one;
  if (!sentence.names('rennetSaid') && !method.notes.some((note) => note.names('rennetSaid'))) return one;
  return { ...one, food: { ...food, origins: food.origins.filter((origin) => origin !== 'animal-rennet') } };
}

/** A note that sends to what only a label tells: "check the stock for milk". */
const sendsToLabels = (note: Sentence): boolean =>
  note.says('label') ||
  note.says('marked') ||
  (note.says('check') && note.says('for') && note.foods.length > 1);

/** What some houses make with fish or milk and others without. */
const BY_BRAND: ReadonlySet<string> = new Set(['paste', 'jar-sauce', 'stock', 'pasta', 'noodle']);

/** "Curry paste" of a Thai or an Indian one; shrimp paste is another. */
const nameKind = (name: string): string => name.split(' ').slice(-2).join(' ');

/** "Use a curry paste marked vegan and read its label": the cook is told which to buy. */
const isToldToBuy = ({ food }: DishFood, diet: Diet, { notes, steps }: Method): boolean =>
  BY_BRAND.has(food.category) &&
  [...notes, ...steps].some(
    (one) =>
      one.says(diet) &&
      sendsToLabels(one) &&
      one.foods.some(
        ({ food: { name } }) => food.name.endsWith(name) || nameKind(food.name) === nameKind(name),
      ),
  );

function judge(one: DishFood, diet: Diet): Verdict {
  const food = withoutClaimed(one);
  if (one.claims.fits.has(diet) || fitsDiet(food, diet)) return 'fits';
  // How a wine was fined is no matter of a recipe.
  if (food.category === 'wine' && (diet === 'vegetarian' || diet === 'pescatarian')) return 'fits';
  // A few drops of extract: whether its alcohol counts, houses differ, and one without is sold.
  if (food.id === 'vanilla-extract' && diet === 'halal') return 'label-tells';
  return breaksDiet(food, diet) ? 'breaks' : 'label-tells';
}

function write(
  one: DishFood,
  diet: Diet,
  verdict: Verdict,
  severity: 'danger' | 'warning' | 'note',
): Finding {
  const label = verdict === 'label-tells' ? `, which is ${diet} only if its label says so` : '';
  return {
    rule: 'diet',
    severity,
    message: `Looked for what is not ${diet}; found: ${one.food.name}, ${one.where}${label}.`,
    about: [diet],
    ...(one.step === null ? { ingredient: one.text } : { step: one.step }),
  };
}

function checkOne(foods: readonly DishFood[], diet: Diet, method: Method): readonly Finding[] {
  const sendsToLabel = method.notes.some(sendsToLabels);
  const found = new Map<string, Finding>();
  for (const one of foods) {
    const own = judge(one, diet);
    const verdict = own === 'breaks' && isToldToBuy(one, diet, method) ? 'label-tells' : own;
    if (verdict === 'fits' || found.has(one.food.name)) continue;
    const soft = sendsToLabel ? 'note' : 'warning';
    found.set(one.food.name, write(one, diet, verdict, verdict === 'breaks' ? 'danger' : soft));
  }
  const all = [...found.values()];
  const dangers = all.filter(({ severity }) => severity === 'danger');
  return dangers.length > 0 ? dangers : all;
}

// Kosher also parts meat from milk, which no food breaks alone.
function checkMeatWithMilk(foods: readonly DishFood[]): readonly Finding[] {
  const meat = foods.find(({ food }) => food.origins.some((origin) => MEAT.has(origin)));
  const milk = foods.find(({ food, claims }) => food.origins.includes('milk') && !claims.without.has('milk'));
  if (meat === undefined || milk === undefined) return [];
  return [
    {
      rule: 'diet',
      severity: 'danger',
      message: `Looked for what is not kosher; found: ${meat.food.name} with ${milk.food.name}, meat and milk in one dish.`,
      about: ['kosher'],
    },
  ];
}

/** What the title promises and nobody asked for. */
function listPromised({ readings, recipe }: Method, asked: readonly Diet[]): readonly Diet[] {
  const title = readings.lineSentence(recipe.title ?? '');
  if (title.says('option') || title.says('style')) return [];
  return PROMISES.filter((diet) => !asked.includes(diet) && title.says(diet));
}

// A title that promises what the list breaks. Nobody asked for the diet, so it is a warning.
function checkPromise(foods: readonly DishFood[], diet: Diet): readonly Finding[] {
  const broken = foods.find((one) => one.food.category !== 'cereal' && judge(one, diet) === 'breaks');
  return broken === undefined ? [] : [write(broken, diet, 'breaks', 'warning')];
}

/** A danger for what breaks the diet by definition, a warning for what only the label tells, a note where the recipe sends to it. */
export function checkDiet(method: Method): readonly Finding[] {
  const diets = method.request.diets ?? [];
  const promised = listPromised(method, diets);
  if (diets.length + promised.length === 0) return [];
  const foods = findDishFoods(method).map((one) => withoutRennet(one, method));
  return [
    ...diets.flatMap((diet) => checkOne(foods, diet, method)),
    ...(diets.includes('kosher') ? checkMeatWithMilk(foods) : []),
    ...promised.flatMap((diet) => checkPromise(foods, diet)),
  ];
}
