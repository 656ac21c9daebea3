// Lists that nobody would type: any foods, any options. The chef must hold on all of them.

import { suggestRecipe } from '../chef/suggest-recipe.ts';
import { ALLERGENS } from '../food/allergens.ts';
import { DIETS } from '../food/diets.ts';
import { FOOD_LIST } from '../food/foods.ts';
import { checkRecipe } from '../recipe/check-recipe.ts';
import { readRecipe } from '../recipe/read-recipe.ts';
import { EQUIPMENT, type RecipeRequest, UNIT_SYSTEMS } from '../recipe/recipe-request.ts';
import { writeRecipe } from '../recipe/write-recipe.ts';

export interface RandomFault {
  readonly request: RecipeRequest;
  readonly reason: string;
}

type Draw = (below: number) => number;

/** Whole numbers from 0, the same for the same seed (mulberry32). */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

function pick<Value>(values: readonly Value[], count: number, draw: Draw): readonly Value[] {
  const left = [...values];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(draw(left.length), 1)).flat();
}

/** A request of 1 to 20 foods; each option is there one time in three. */
export function drawRequest(draw: Draw): RecipeRequest {
  const maybe = <Part extends object>(part: () => Part): Part | object => (draw(3) === 0 ? part() : {});
  const foods = pick(FOOD_LIST, 1 + draw(20), draw).map((food) => (draw(2) === 0 ? food.name : food.plural));
  return {
    ingredients: foods,
    ...maybe(() => ({ servings: 1 + draw(12) })),
    ...maybe(() => ({ diets: pick(DIETS, 1 + draw(2), draw) })),
    ...maybe(() => ({ avoid: pick(ALLERGENS, 1 + draw(2), draw) })),
    ...maybe(() => ({ units: UNIT_SYSTEMS[draw(UNIT_SYSTEMS.length)] ?? 'metric' })),
    ...maybe(() => ({ equipment: pick(EQUIPMENT, 1 + draw(EQUIPMENT.length), draw) })),
    ...maybe(() => ({ maxMinutes: 5 + draw(116) })),
    ...maybe(() => ({ idea: draw(5) })),
  };
}

function judge(request: RecipeRequest): readonly string[] {
  const first = suggestRecipe(request);
  const second = suggestRecipe(request);
  if (first.kind !== 'recipe' || second.kind !== 'recipe') {
    return first.kind === second.kind ? [] : ['a recipe in one run of two'];
  }
  const markdown = writeRecipe(first.recipe);
  const unstable = writeRecipe(second.recipe) === markdown ? [] : ['a second run gives other bytes'];
  // Judged as it is read back: what the page checks is the text, not the plan.
  const findings = checkRecipe(readRecipe(markdown), request).filter(({ severity }) => severity !== 'note');
  return [...unstable, ...findings.map(({ rule, severity, message }) => `${severity} ${rule}: ${message}`)];
}

/** Cooks `count` random lists. One fault is one list and one reason. */
export function tryRandomLists(count: number, seed: number): readonly RandomFault[] {
  const draw = createDraw(seed);
  const faults: RandomFault[] = [];
  for (let run = 0; run < count; run += 1) {
    const request = drawRequest(draw);
    try {
      for (const reason of judge(request)) faults.push({ request, reason });
    } catch (error) {
      faults.push({
        request,
        reason: `an exception: ${error instanceof Error ? error.message : String(error)}`,
      });
    }
  }
  return faults;
}
