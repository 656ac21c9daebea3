// The plan of one recipe: what goes in, in which portions, and what each step does with it. Everything that is
// printed comes from here, so the list and the steps cannot disagree; verify-draft.ts checks that they do not.

import type { Food } from '../food/foods.ts';
import type { Unit } from '../food/units.ts';
import type { IngredientOrigin } from '../recipe/recipe.ts';
import type { Equipment } from '../recipe/recipe-request.ts';
import type { Act } from './language/row.ts';
import type { Item } from './read/kitchen.ts';

/** One line of the ingredient list. */
export interface Part {
  readonly food: Food;
  /** What the cook typed it as; null for what comes from the cupboard or the shop. */
  readonly item: Item | null;
  readonly from: IngredientOrigin;
  readonly grams: number;
  readonly quantity: number | null;
  readonly unit: Unit | null;
  /** The line as printed, without its bullet. */
  readonly text: string;
  /** How the steps speak of it: "onion" in "the onion". */
  readonly noun: string;
  readonly plural: boolean;
  /** Hands-on minutes of washing and cutting it. */
  readonly prepMinutes: number;
}

/** A share of a part that one step uses; the shares of a part sum to 1. */
export interface Portion {
  readonly part: Part;
  readonly share: number;
  /** With its article: "half the butter". */
  readonly words: string;
}

export type HeatLevel = 'low' | 'medium-low' | 'medium' | 'medium-high' | 'high';

/** Something a step's words state, kept so that it can be checked. */
export type Fact =
  | { readonly kind: 'heat'; readonly level: HeatLevel | 'boiling'; readonly words: string }
  | { readonly kind: 'oven'; readonly ovenC: number; readonly words: string }
  | { readonly kind: 'until'; readonly minutes: readonly [number, number]; readonly words: string }
  | { readonly kind: 'wait'; readonly minutes: number; readonly words: string }
  | { readonly kind: 'core'; readonly coreC: number; readonly words: string };

/** One sentence or more of a step, with what it uses and states. */
export interface Said {
  readonly text: string;
  readonly portions: readonly Portion[];
  readonly facts: readonly Fact[];
}

export interface Step extends Said {
  /** True where it happens while the step before it looks after itself. */
  readonly meanwhile: boolean;
}

export interface Draft {
  readonly dish: string;
  readonly title: string;
  readonly introduction: string;
  readonly servings: number;
  /** "Makes about 8 pancakes", said in the notes where servings alone mislead. */
  readonly parts: readonly Part[];
  /** Of the cook's foods, those that only come to the table with the dish. */
  readonly beside: readonly Item[];
  readonly steps: readonly Step[];
  /** Storage and making ahead, one sentence or two. */
  readonly keeps: string;
  readonly notes: readonly string[];
  readonly minutes: { readonly prep: number; readonly cook: number; readonly total: number };
  /** Grams a serving should weigh, low to high, before cooking. */
  readonly plate: readonly [number, number];
  /** How well the dish hangs together in the cook's own eyes, 0 to 1: canonical sets score high. */
  readonly fit: number;
  /** How many a whole cake or loaf feeds; absent where the dish is cooked for so many as asked. */
  readonly feeds?: number;
  /** The row of the book that was told. */
  readonly told: {
    /** Why it does without a listed food, where the row says so. */
    readonly leftOut: (item: Item) => string | null;
    readonly needs: readonly Equipment[];
    /** Its acts as they were told, in order, with the minutes of each, low to high. */
    readonly acts: readonly { readonly act: Act; readonly minutes: readonly [number, number] }[];
  };
}
