// What a dish module offers. A new dish is a new file in dishes/ and one line in dishes.ts; nothing else changes.

import type { Equipment } from '../recipe/recipe-request.ts';
import type { Draft } from './draft.ts';
import type { Kitchen } from './kitchen.ts';

export type DishFamily =
  | 'eggs'
  | 'pan'
  | 'soup'
  | 'stew'
  | 'oven'
  | 'salad'
  | 'pasta'
  | 'rice'
  | 'bread'
  | 'pudding'
  | 'breakfast'
  | 'drink'
  | 'plate';

export interface Dish {
  readonly id: string;
  readonly family: DishFamily;
  readonly side: 'savoury' | 'sweet';
  readonly needs: readonly Equipment[];
  /** How gladly people cook it, 0 to 1; breaks ties between dishes that use the same foods. */
  readonly prior: number;
  /** The draft for this kitchen, or null where the list does not make this dish. */
  readonly cook: (kitchen: Kitchen) => Draft | null;
}
