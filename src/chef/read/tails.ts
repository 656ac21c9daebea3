// What is eaten with a food of the list as the words behind its name tell: the butter of "prawns in garlic butter". It
// is no thing to cook with by itself, but who keeps from it keeps from the food as well.

import { DIETS } from '../../food/diets.ts';
import { fitsDiet } from '../../food/fits-diet.ts';
import { FOODS, type Food } from '../../food/foods.ts';
import { pluralise } from '../../food/plural-name.ts';
import type { IngredientReading } from '../../food/read-ingredient.ts';
import { believe } from './read-form.ts';

function listTail({ tail }: IngredientReading): readonly Food[] {
  return tail?.foods.map(({ id, words }) => believe(FOODS[id], words)) ?? [];
}

/** The food with all that is eaten with it: what it contains, what its label may say, and the diets that all of it fits. */
export function joinTail(known: Food, reading: IngredientReading): Food {
  const { tail, called } = reading;
  const { us: _us, usPlural: _usPlural, ...rest } = known;
  const food: Food =
    called === undefined
      ? known
      : { ...rest, name: called, plural: rest.noun === 'count' ? pluralise(called) : called };
  if (tail === undefined) return food;
  const all = [food, ...listTail(reading)];
  const unite = <T>(read: (one: Food) => readonly T[] | undefined): readonly T[] => [
    ...new Set(all.flatMap((one) => read(one) ?? [])),
  ];
  return {
    ...food,
    roles: tail.open === true ? [...food.roles, 'ready-made'] : food.roles,
    origins: unite((one) => one.origins),
    allergens: unite((one) => one.allergens),
    mayContain: unite((one) => one.mayContain),
    fits: DIETS.filter((diet) => all.every((one) => fitsDiet(one, diet))),
  };
}

/**
 * Why what is eaten with a food keeps it out, as the end of a sentence: "the garlic butter contains milk, which you
 * avoid"; null where nothing does. `why` tells it of one food.
 */
export function whyTailBarred(
  reading: IngredientReading,
  why: (food: Food, many: boolean) => string | null,
): string | null {
  const foods = listTail(reading);
  for (const [place, { words }] of (reading.tail?.foods ?? []).entries()) {
    const food = foods[place];
    const many = /[^s]s$/.test(words);
    const told = food === undefined ? null : why(food, many);
    if (told === null) continue;
    const name = `the ${words}`;
    if (/^(?:it|they) /.test(told)) return told.replace(/^\w+/, name);
    const said = told.replace(/\b(?:it|them)\b/, name);
    return said === told ? `of ${name}: ${told}` : said;
  }
  return null;
}

/** Whether it lies in a sauce, a coat or a wrapping of its own: neither peeled nor cut, nor patted dry. */
export function isClad(tail = ''): boolean {
  return tail !== '' && !/^(?:with|and|on|plus|[&+])/.test(tail);
}
