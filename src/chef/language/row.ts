// What a dish is, as data: the foods it wants, what it takes from the cupboard, and its acts in order. A row holds no
// function. docs/add-a-dish.md tells how to write one; book.test.ts proves it against every legal filling.

import type { CategoryId } from '../../food/categories.ts';
import type { Facet } from '../../food/facets.ts';
import type { FoodId } from '../../food/foods.ts';
import type { Cut, Method } from '../../food/heat.ts';
import type { Unit } from '../../food/units.ts';
import type { Equipment } from '../../recipe/recipe-request.ts';
import type { DishFamily } from '../dish.ts';
import type { HeatLevel } from '../draft.ts';
import type { Kind } from './facets.ts';

/** A food by its id, every food of a category (`#pasta`), or every food with a property (`@onion`). */
export type Selector = FoodId | `#${CategoryId}` | `@${Kind | Facet}`;

/** Something of the cook's list that the dish is made of. */
export interface Want {
  /** What may fill it, the most wanted first. */
  readonly of: readonly Selector[];
  /** None of these, though `of` names their kind. */
  readonly not?: readonly Selector[];
  /** Grams for each serving, before cooking. */
  readonly each: number;
  /** It names the dish: it must be on the list, and a list that holds all such foods means this dish. */
  readonly heart?: true | undefined;
  /** The dish does without it; `undefined` takes back what a shared slot says. */
  readonly may?: true | undefined;
  /** Where it is not listed, the first of these that is allowed comes from the cupboard or the shop. */
  readonly buy?: readonly FoodId[] | undefined;
  /** So many different foods may share it; one where absent. They share `each`. */
  readonly most?: number;
  /** The cut; `for-soften` and the like: the cut that the food's own record has for that way of cooking. */
  readonly cut?: Cut | `for-${Method}`;
  /** How it is made ready, in the words of the ingredient list; instead of a cut. */
  readonly ready?: string;
}

/** Something in a fixed amount: the first of these that is listed, else from the cupboard. */
export interface Take {
  readonly of: readonly FoodId[];
  /** In `unit`, for each serving; `null` counts pieces. */
  readonly amount: number;
  readonly unit: Unit | null;
  /** The amount is for the whole dish: a bay leaf, a clove of garlic for up to four. */
  readonly whole?: true;
  /** Only where it is on the list. */
  readonly may?: true | undefined;
  /** Not where one of these slots is filled. */
  readonly unless?: string | readonly string[] | undefined;
  /** Only where this slot is filled: what dresses the leaves. */
  readonly with?: string | undefined;
  readonly ready?: string;
  readonly cut?: Cut;
}

export type Vessel =
  | 'pan'
  | 'pot'
  | 'saucepan'
  | 'frying-pan'
  | 'wok'
  | 'bowl'
  | 'small-bowl'
  | 'tray'
  /** Of an air fryer. */
  | 'basket'
  | 'dish'
  | 'plate'
  | 'colander'
  | 'blender'
  | 'board'
  | 'table';

export type Verb =
  | 'heat-oven'
  | 'boil'
  | 'simmer'
  | 'soften'
  | 'fry'
  | 'brown'
  | 'wilt'
  | 'melt'
  | 'bake'
  | 'roast'
  | 'grill'
  | 'toast'
  | 'drain'
  | 'lift'
  | 'mix'
  | 'whisk'
  | 'mash'
  | 'blend'
  | 'toss'
  | 'layer'
  | 'soak'
  | 'rest'
  | 'chill'
  | 'dress'
  | 'serve';

/** Minutes by what is cooked: the longest of the foods in `slot`, as food records have it for this method. */
export interface Timing {
  readonly slot: string;
  readonly by: Method;
  /** So many minutes sooner: pasta that is finished in its sauce. */
  readonly less?: number;
}

/** One thing that is done. Its words are a template (see template.ts); what stands in braces is thereby used. */
export interface Act {
  readonly do: Verb;
  /** Where it happens; what was there before is part of it. */
  readonly in: Vessel;
  /** What these vessels held comes into this one. */
  readonly from?: Vessel | readonly Vessel[];
  readonly heat?: HeatLevel | 'boiling';
  readonly ovenC?: number;
  readonly minutes?: readonly [low: number, high: number] | Timing;
  /** The sign that it is done, after "until"; a template. With a Timing the food's own sign stands where none is given. */
  readonly cue?: string;
  /** The slots whose core temperature is reached in this act. */
  readonly core?: readonly string[];
  /** Millilitres for each serving, told as {water}; `salted`: a pan of it, poured away. */
  readonly water?: number | 'salted';
  /** Minutes in which nobody does anything, told as {wait}. */
  readonly wait?: number;
  /** It goes on while the act before it looks after itself. */
  readonly beside?: true;
  /** Its words say themselves that it goes on beside something: no "Meanwhile". */
  readonly says?: 'when';
  /** It is told in the step of the act before it. */
  readonly and?: true;
  /** Only where this holds; a condition as in templates: `meat=@mince`, `!cream`. */
  readonly when?: string;
  readonly words: string;
}

/** How it keeps; the engine says it, and cuts it short where there is rice. */
export interface Keeping {
  /** In the fridge; 0: it is eaten at once. */
  readonly days: number;
  /** In the freezer. */
  readonly months?: number;
  /** Good cold: nobody is told to reheat it. */
  readonly cold?: true;
  /** Baked and dry: it keeps wrapped, out of the fridge. */
  readonly tin?: true;
  /** What else there is to say; after a full stop. */
  readonly words?: string;
}

export interface DishRow {
  readonly id: string;
  readonly family: DishFamily;
  readonly side?: 'sweet';
  readonly needs: readonly Equipment[];
  /** The first of these that the filling bears out in 60 letters. */
  readonly title: readonly string[];
  /** The one true thing about the dish; the first of these that the filling bears out. */
  readonly headnote: readonly string[];
  readonly wants: Readonly<Record<string, Want>>;
  readonly takes?: Readonly<Record<string, Take>>;
  readonly acts: readonly Act[];
  /** Any of these on the list means another dish. */
  readonly not?: readonly Selector[];
  /** Of each of these groups of slots the list fills at least one. */
  readonly oneOf?: readonly (readonly string[])[];
  /** Dishes that give way to this one where both can be made. */
  readonly beats?: readonly string[];
  readonly keeps: Keeping;
  /** Why this dish does without a food that often stands beside its makings; the end of "cream, because ...". */
  readonly out?: readonly (readonly [of: readonly Selector[], why: string])[];
  /** Grams on a plate before cooking, low to high. */
  readonly plate: readonly [low: number, high: number];
  /** An open dish that takes many foods: a named dish of the same honour comes before it. */
  readonly frame?: true;
  /** A batter, a dough, a filling: the amounts belong together, and none grows because there is more of it. */
  readonly measured?: true;
  /** A whole cake, loaf or tray for so many: it is made for these, whoever eats of it. */
  readonly feeds?: number;
  /** For a baby alone. */
  readonly guest?: 'infant';
  /** What may come to the table with it besides; absent: what suits the family (set-table.ts). */
  readonly table?: readonly TableKind[];
}

/** What comes to the table beside a dish, when the list holds it and the dish itself has no place for it. */
export type TableKind = 'scatter' | 'cheese' | 'bread' | 'salad' | 'spoon' | 'condiment' | 'wedge';

/** Keeps ids and selectors typed where rows are written. */
export function defineRows<const Rows extends readonly DishRow[]>(rows: Rows): readonly DishRow[] {
  return rows;
}

/** The vessels that an act empties into its own. */
export function listFrom({ from }: Act): readonly Vessel[] {
  if (from === undefined) return [];
  return typeof from === 'string' ? [from] : from;
}
