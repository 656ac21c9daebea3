// What is not food, and what needs care: the shape of an entry, and all entries in one list. They stand in not-food/*.txt.
// Sources of the facts: FDA 21 CFR 189 and Poisonous Plant Database, EFSA Compendium of Botanicals and opinions,
// RHS "Potentially harmful garden plants", BfR plant guides, National Capital Poison Center, CDC, UK FSA, NHS.

import type { FoodId } from '../../foods.ts';
import { NOT_FOOD_ENTRIES } from '../../generated/packed-words.ts';

export interface NotFoodEntry {
  readonly verdict: 'not-food' | 'caution';
  /** Reason, without its subject: it follows "Larder leaves bleach out: ". */
  readonly why: string;
  /** Names in the singular that mean this wherever they stand, even in running text. */
  readonly terms: readonly string[];
  /** Words of everyday speech: they count only as the whole ingredient or its head noun, and only as spelled. */
  readonly everyday: readonly string[];
  /** Counts in what a cook types, not in the running text of a recipe ("throw away what is mouldy"). */
  readonly onlyTyped?: true;
  /** Says that food has gone off, which "unless" or "not" before it takes back. */
  readonly spoilt?: true;
  /** Tells how old or worn something is: only what goes off within days is refused for it. */
  readonly worn?: true;
  /** What a food is read as where this is said of it: mushrooms that somebody found are wild ones. */
  readonly readsAs?: Readonly<Partial<Record<FoodId, FoodId>>>;
  /** What must never meet another of these in one vessel. */
  readonly mixes?: 'bleach' | 'ammonia' | 'acid' | 'cleaner';
}

type PackedEntry = Omit<NotFoodEntry, 'terms' | 'everyday'> & {
  readonly terms?: string;
  readonly everyday?: string;
};
const packed: readonly PackedEntry[] = NOT_FOOD_ENTRIES;

export const NOT_FOOD: readonly NotFoodEntry[] = packed.map((entry) => ({
  ...entry,
  terms: entry.terms?.split(',') ?? [],
  everyday: entry.everyday?.split(',') ?? [],
}));
