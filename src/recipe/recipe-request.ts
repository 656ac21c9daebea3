// What a cook may ask for. The shape is the same on the page, over HTTP and on the command line.

import type { Allergen } from '../food/allergens.ts';
import type { Diet } from '../food/diets.ts';
import type { RuleId } from './finding.ts';

export const EQUIPMENT = [
  'hob',
  'oven',
  'grill',
  'microwave',
  'blender',
  'air-fryer',
  'slow-cooker',
  'kettle',
] as const;
export type Equipment = (typeof EQUIPMENT)[number];

export const UNIT_SYSTEMS = ['metric', 'us'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** Bounds of a request; each is checked by the page, the gateway and the command line alike. */
export const REQUEST_LIMITS = {
  ingredients: 30,
  /** Code points of one ingredient after normalisation. */
  ingredientLength: 80,
  bodyBytes: 16 * 1024,
  servings: { min: 1, max: 12, default: 2 },
  maxMinutes: { min: 5, max: 480 },
  maxExtras: { min: 0, max: 10 },
  idea: { min: 0, max: 4 },
  /** Characters of a recipe that is sent back to be changed. */
  changeRecipeLength: 12_000,
  wishLength: 200,
} as const;

/** Ingredients needed before "Get a recipe" is offered. */
export const ENOUGH_INGREDIENTS = 3;

export type RecipeChange =
  | { readonly recipe: string; readonly wish: string }
  | { readonly recipe: string; readonly continue: true }
  | { readonly recipe: string; readonly faults: readonly RuleId[] };

export interface RecipeRequest {
  /** As typed, normalised, in the order typed. */
  readonly ingredients: readonly string[];
  readonly servings?: number;
  readonly diets?: readonly Diet[];
  /** Allergens of the closed list, or names of foods. */
  readonly avoid?: readonly (Allergen | (string & {}))[];
  readonly maxMinutes?: number;
  /** Absent: everything is there. */
  readonly equipment?: readonly Equipment[];
  readonly units?: UnitSystem;
  /** BCP 47 tag; absent: English. */
  readonly language?: string;
  /** 0 is the best idea, 4 the fifth. */
  readonly idea?: number;
  readonly maxExtras?: number;
  readonly source?: 'built-in' | 'model';
  readonly change?: RecipeChange;
}
