// The one shape of all foods.

import type { Food } from './foods.ts';

/**
 * The food with every property that any food has, in the same order, many of them undefined. Whatever reads one food
 * reads all of them: with a shape to each, every look at one is a search in it. Spreading gives each its own.
 */
export function alignFood(food: Partial<Food>): Food {
  return {
    id: food.id,
    category: food.category,
    name: food.name,
    plural: food.plural,
    us: food.us,
    usPlural: food.usPlural,
    names: food.names,
    kinds: food.kinds,
    typed: food.typed,
    facets: food.facets,
    roles: food.roles,
    form: food.form,
    noun: food.noun,
    origins: food.origins,
    side: food.side,
    amount: food.amount,
    gramsEach: food.gramsEach,
    holds: food.holds,
    density: food.density,
    piece: food.piece,
    preparation: food.preparation,
    raw: food.raw,
    core: food.core,
    hazards: food.hazards,
    allergens: food.allergens,
    mayContain: food.mayContain,
    fits: food.fits,
    taste: food.taste,
    strength: food.strength,
    textures: food.textures,
    cuts: food.cuts,
    heat: food.heat,
    staple: food.staple,
    perish: food.perish,
    cuisines: food.cuisines,
    goesWith: food.goesWith,
    clashesWith: food.clashesWith,
    useFor: food.useFor,
  } satisfies Record<keyof Food, unknown> as Food;
}
