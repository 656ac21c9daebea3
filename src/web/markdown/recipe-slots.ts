// What the page adds to a recipe's text where it is drawn: under the title, to each line of the list, to each step.
// Without it the text is drawn as it is, in the same places, so that nothing moves when it comes.

import { type ComponentType, createContext, type ReactNode } from 'react';

export interface RecipeSlots {
  /** Stands under the title, or above all where there is none. */
  readonly underTitle: ReactNode;
  /** Stands under what is told above the list: the words of the recipe and its figures. */
  readonly aboveList: ReactNode;
  readonly Ingredient: ComponentType<IngredientSlotProps> | null;
  readonly Step: ComponentType<StepSlotProps> | null;
}

export interface IngredientSlotProps {
  /** Its words without any marks. */
  readonly words: string;
  readonly children: ReactNode;
}

export interface StepSlotProps {
  /** Counts from 1. */
  readonly number: number;
  /** Draws the step; `Words` draws its plain words. */
  readonly draw: (Words: ComponentType<{ readonly words: string }>) => ReactNode;
}

const NO_SLOTS: RecipeSlots = { underTitle: null, aboveList: null, Ingredient: null, Step: null };

export const SlotsContext = createContext<RecipeSlots>(NO_SLOTS);
