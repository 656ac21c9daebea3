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
    const options = typed?.wishes.filter(({ kind }) => kind !== 'avoid') ?? [];
    const avoided = typed?.wishes.flatMap((wish) => (wish.kind === 'avoid' ? wish.word : [])) ?? [];
    const saysMore = options.length > 0 || typed?.change !== undefined;
    if (typed === null || typed.unknown.length > 0 || !saysMore || typed.wishes.length === 0)
      ingredients.push(line);
    else {
      ingredients.push(...avoided.map((word) => `no ${word}`));
      for (const wish of options) if (!isSaid(request, wish)) wishes = addWish(wishes, wish);
    }
  }
  const isSame = ingredients.every((line, place) => line === request.ingredients[place]);
  return isSame && ingredients.length === request.ingredients.length
    ? request
    : { ...request, ...wishes, ingredients };
}
