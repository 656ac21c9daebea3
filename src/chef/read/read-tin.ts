// What comes out of a tin and has no entry of its own there: cooked when it was packed, so that it is drained and made
// hot, and counted in tins. A working value: a tin of 400 g holds 240 g of vegetables or fruit.

import { FOODS, type Food } from '../../food/foods.ts';
import type { Heat, Method } from '../../food/heat.ts';
import type { IngredientReading } from '../../food/read-ingredient.ts';

const GROWN: readonly string[] = ['vegetable', 'leaf', 'aromatic', 'fruit', 'starch'];
const DRAINED = 240;
/** What is sold in jars whole; of ginger and garlic it is a paste. */
const JAR =
  /^(?:(?:an?|the|\d+|one|two|half an?) )?(?:big |large |small )?jars? of (?!.*(?:garlic|ginger|chill))/i;

/** The food as it comes out of the tin that the line names; undefined where it names none or the table has it so. */
export function readTin({ text, unit, state }: IngredientReading, food: Food): Food | undefined {
  const isGrown = GROWN.includes(food.roles[0]) && /fresh|cooked/.test(food.form);
  if (!isGrown || (unit !== 'tin' && state !== 'tinned' && !JAR.test(text))) return undefined;
  const say = (name: string): string => `tinned ${name.replace(/^cooked /, '')}`;
  const name = say(food.noun === 'count' ? food.plural : food.name);
  const { us: _us, usPlural: _usPlural, ...kind } = food;
  const tin = {
    name,
    plural: name,
    noun: 'plural',
    preparation: 'drained',
    raw: 'fine',
    hazards: [],
    perish: 0,
  } as const;
  if (food.category === 'potato') {
    const { us: _, gramsEach: _each, ...cooked } = FOODS['cooked-potato'];
    const { boil: _boil, ...again } = cooked.heat;
    return { ...cooked, ...tin, heat: again, raw: 'no', amount: { perServing: DRAINED, unit: 'g' } };
  }
  if (food.roles[0] === 'fruit') {
    const { us: _, ...fruit } = FOODS['tinned-peaches'];
    return { ...fruit, ...tin, id: food.id, origins: food.origins, allergens: food.allergens ?? [] };
  }
  const heat = Object.fromEntries(
    Object.entries(food.heat).map(([method, { minutes, ...rest }]): [string, Heat] => [
      method,
      { ...rest, minutes: [Math.min(minutes[0], 4), Math.min(minutes[1], 5)] },
    ]),
  ) as Readonly<Partial<Record<Method, Heat>>>;
  return {
    ...kind,
    ...tin,
    form: 'tinned',
    gramsEach: DRAINED,
    amount: { perServing: 0.5, unit: 'tin' },
    heat,
  };
}

/** Whether a food comes out of a tin of which the table knows nothing. */
export function isFromTin({ id, name }: Food): boolean {
  return name.startsWith('tinned ') && FOODS[id].form !== 'tinned';
}
