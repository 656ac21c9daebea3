// What stands on a list and is ruled out by a wish beside it: "pork" and "no pork".

import { fitsDiet } from '../../food/fits-diet.ts';
import { findFood } from '../../food/foods.ts';
import { findPresence, readAvoidedFoods } from '../avoided-foods.ts';
import { readIngredientOnce } from '../read-ingredient-once.ts';
import type { Wish, Wishes } from './wishes.ts';

/** The first wish that rules out what this line names, or null. */
export function findConflict(line: string, { avoid = [], diets = [] }: Wishes): Wish | null {
  const food = findFood(readIngredientOnce(line).food ?? '');
  if (food === undefined) return null;
  const word = avoid.find((each) =>
    readAvoidedFoods([each]).some((avoided) => findPresence(food, avoided, line) === 'contains'),
  );
  if (word !== undefined) return { kind: 'avoid', word };
  const diet = diets.find((each) => !fitsDiet(food, each));
  return diet === undefined ? null : { kind: 'diet', diet };
}
