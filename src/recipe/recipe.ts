// What a recipe is once it has been read, whoever wrote it.

import type { Unit } from '../food/units.ts';

/** Whose an ingredient is: on the cook's list, in any cupboard, or to be bought. */
export type IngredientOrigin = 'yours' | 'cupboard' | 'to-buy';

export interface RecipeIngredient {
  /** The line as it is printed, without its bullet. */
  readonly text: string;
  /** Id of the food, or null where it is not known. */
  readonly food: string | null;
  /** Low end of a range; null where none is given. */
  readonly quantity: number | null;
  readonly quantityMax?: number;
  readonly unit: Unit | null;
  readonly from: IngredientOrigin;
}

export interface RecipeMinutes {
  readonly prep: number | null;
  readonly cook: number | null;
  readonly total: number | null;
}

export interface LeftOut {
  readonly ingredient: string;
  readonly why: string;
}

/** A recipe as read from text or as planned by the built-in chef: what write-recipe prints and read-recipe gives back. */
export interface Recipe {
  readonly title: string | null;
  /** One or two sentences under the title; empty when there are none. */
  readonly introduction: string;
  readonly servings: number | null;
  readonly minutes: RecipeMinutes;
  readonly ingredients: readonly RecipeIngredient[];
  /** Text of each step without its number. */
  readonly steps: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** Lines of the notes, as markdown, without those that `leftOut` holds. */
  readonly notes: readonly string[];
}
