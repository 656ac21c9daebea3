// What the cook asks for beside the list: for how many, which diets, what to avoid, how much to buy, how long, on what.
// Only what differs from the usual is held, in a fixed order, so that two equal wishes are written alike.

import { ALLERGENS } from '../../food/allergens.ts';
import { DIETS, type Diet } from '../../food/diets.ts';
import { EQUIPMENT, type Equipment, REQUEST_LIMITS, type RecipeRequest } from '../recipe-request.ts';

/** The part of a request that is no ingredient; without a key stands for the usual. */
export type Wishes = Pick<
  RecipeRequest,
  'servings' | 'diets' | 'avoid' | 'maxExtras' | 'maxMinutes' | 'equipment' | 'units'
>;

export const NO_WISHES: Wishes = {};

/** One thing that is set: what a chip shows and takes back. */
export type Wish =
  | { readonly kind: 'servings'; readonly count: number }
  | { readonly kind: 'diet'; readonly diet: Diet }
  | { readonly kind: 'avoid'; readonly word: string }
  | { readonly kind: 'maxExtras'; readonly count: number }
  | { readonly kind: 'maxMinutes'; readonly minutes: number }
  | { readonly kind: 'without'; readonly word: Equipment }
  /** US units, or back to the usual ones. */
  | { readonly kind: 'units'; readonly system?: 'metric' };

/** Foods and allergens that one request can name. */
export const MOST_AVOIDED = REQUEST_LIMITS.ingredients;

function limit(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(max, Math.max(min, Math.round(value)));
}

/** What the kitchen lacks. */
function findLacking({ equipment }: Wishes): readonly Equipment[] {
  return EQUIPMENT.filter((word) => equipment?.includes(word) === false);
}

function tidy(wishes: Wishes): Wishes {
  const { servings, diets, avoid, maxExtras, maxMinutes, units } = wishes;
  const lacking = findLacking(wishes);
  const own = (avoid ?? []).filter((word) => !(ALLERGENS as readonly string[]).includes(word));
  const avoided = [...ALLERGENS.filter((allergen) => avoid?.includes(allergen)), ...new Set(own)];
  return {
    ...(servings === undefined ? {} : { servings }),
    ...(diets !== undefined && diets.length > 0
      ? { diets: DIETS.filter((diet) => diets.includes(diet)) }
      : {}),
    ...(avoided.length > 0 ? { avoid: avoided } : {}),
    ...(maxExtras !== undefined ? { maxExtras } : {}),
    ...(maxMinutes !== undefined ? { maxMinutes } : {}),
    ...(lacking.length > 0 ? { equipment: EQUIPMENT.filter((word) => !lacking.includes(word)) } : {}),
    ...(units === 'us' ? { units } : {}),
  };
}

/**
 * The wishes with this one set; figures out of bounds are brought to the nearest bound. A food too many to avoid is
 * not set: the wishes are as they were.
 */
export function addWish(wishes: Wishes, wish: Wish): Wishes {
  switch (wish.kind) {
    case 'servings':
      return tidy({ ...wishes, servings: limit(wish.count, REQUEST_LIMITS.servings) });
    case 'diet':
      return tidy({ ...wishes, diets: [...(wishes.diets ?? []), wish.diet] });
    case 'avoid':
      return addAvoided(wishes, wish.word);
    case 'maxExtras':
      return tidy({ ...wishes, maxExtras: limit(wish.count, REQUEST_LIMITS.maxExtras) });
    case 'maxMinutes':
      return tidy({ ...wishes, maxMinutes: limit(wish.minutes, REQUEST_LIMITS.maxMinutes) });
    case 'without': {
      const { equipment = EQUIPMENT } = wishes;
      return tidy({ ...wishes, equipment: equipment.filter((word) => word !== wish.word) });
    }
    case 'units':
      return tidy({ ...wishes, units: wish.system ?? 'us' });
  }
}

function addAvoided(wishes: Wishes, word: string): Wishes {
  const { avoid = [] } = wishes;
  if (avoid.length >= MOST_AVOIDED) return wishes;
  return tidy({ ...wishes, avoid: [...avoid, word] });
}

/** The wishes without this one. */
export function dropWish(wishes: Wishes, wish: Wish): Wishes {
  switch (wish.kind) {
    case 'diet':
      return tidy({ ...wishes, diets: (wishes.diets ?? []).filter((diet) => diet !== wish.diet) });
    case 'avoid':
      return tidy({ ...wishes, avoid: (wishes.avoid ?? []).filter((word) => word !== wish.word) });
    case 'without':
      return tidy({ ...wishes, equipment: [...(wishes.equipment ?? EQUIPMENT), wish.word] });
    default: {
      const { [wish.kind]: _dropped, ...rest } = wishes;
      return tidy(rest);
    }
  }
}

/** What is set, in the order of the options. */
export function listWishes(wishes: Wishes): readonly Wish[] {
  const { servings, diets, avoid, maxExtras, maxMinutes, units } = wishes;
  return [
    ...(servings === undefined ? [] : [{ kind: 'servings' as const, count: servings }]),
    ...(diets ?? []).map((diet) => ({ kind: 'diet' as const, diet })),
    ...(avoid ?? []).map((word) => ({ kind: 'avoid' as const, word })),
    ...(maxExtras === undefined ? [] : [{ kind: 'maxExtras' as const, count: maxExtras }]),
    ...(maxMinutes === undefined ? [] : [{ kind: 'maxMinutes' as const, minutes: maxMinutes }]),
    ...findLacking(wishes).map((word) => ({ kind: 'without' as const, word })),
    ...(units === 'us' ? [{ kind: 'units' as const }] : []),
  ];
}

/** A name of its own for each wish of a list. */
export function nameWish(wish: Wish): string {
  if (wish.kind === 'diet') return `diet ${wish.diet}`;
  return 'word' in wish ? `${wish.kind} ${wish.word}` : wish.kind;
}

/** Whether both ask for the same. */
export function isSameWishes(one: Wishes, other: Wishes): boolean {
  return JSON.stringify(tidy(one)) === JSON.stringify(tidy(other));
}
