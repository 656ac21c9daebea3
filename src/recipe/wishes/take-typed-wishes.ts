// A request whose list holds wishes ("for 4", "no oven", "vegan") as the request that it means.

import { readIngredientOnce } from '../read-ingredient-once.ts';
import type { RecipeRequest } from '../recipe-request.ts';
import { readTypedWishes } from './read-typed-wishes.ts';
import { addWish, type Wish, type Wishes } from './wishes.ts';

/** What an option of the request says already is not said again by a line: the option stands. */
function isSaid(request: RecipeRequest, { kind }: Wish): boolean {
  return (
    (kind === 'servings' || kind === 'maxMinutes' || kind === 'maxExtras' || kind === 'units') &&
    kind in request
  );
}

/** Foods to avoid stay on the list, where what they rule out is read with it. */
export function takeTypedWishes(request: RecipeRequest): RecipeRequest {
  const ingredients: string[] = [];
  let wishes: Wishes = request;
  for (const line of request.ingredients) {
    const typed = readTypedWishes(line, readIngredientOnce);
    const isOption =
      typed !== null && typed.wishes.length > 0 && typed.wishes.every(({ kind }) => kind !== 'avoid');
    if (!isOption || typed.unknown.length > 0) ingredients.push(line);
    else for (const wish of typed.wishes) if (!isSaid(request, wish)) wishes = addWish(wishes, wish);
  }
  return ingredients.length === request.ingredients.length ? request : { ...request, ...wishes, ingredients };
}
