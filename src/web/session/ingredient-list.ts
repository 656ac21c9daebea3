// The cook's list: what is on it, what may be added, and the way back after starting over. Adding answers at once
// with what became of each name.

import { REQUEST_LIMITS } from '../../recipe/recipe-request.ts';
import { createStore, type Store } from './store.ts';

export interface Ingredient {
  readonly id: number;
  /** As typed, tidied. */
  readonly text: string;
}

export interface Taken {
  readonly by: 'remove' | 'clear';
  readonly ingredients: readonly Ingredient[];
  /** Where the first of them stood. */
  readonly at: number;
}

export interface IngredientListState {
  readonly ingredients: readonly Ingredient[];
  /** What was taken off last, while it can be brought back. */
  readonly taken: Taken | null;
}

export interface Outcome {
  readonly added: readonly Ingredient[];
  /** What was typed of things that stand on the list already. */
  readonly duplicates: readonly string[];
  /** The ones that stand. */
  readonly standing: readonly Ingredient[];
  readonly tooLong: readonly string[];
  readonly noRoom: readonly string[];
}

export type IsSame = (one: string, other: string) => boolean;

export interface IngredientList extends Store<IngredientListState> {
  add(texts: readonly string[], isSame: IsSame): Outcome;
  /** Puts others, or nothing, in the place of one: after editing it, or once a line has been read as several. */
  replace(id: number, texts: readonly string[], isSame: IsSame): Outcome;
  remove(id: number): void;
  clear(): void;
  /** Brings back what was taken off last, and says what it was. */
  undo(): readonly Ingredient[];
}

/** One line of text: trimmed, white space folded, control characters gone. */
export function tidyLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Same but for case and white space: all that can be told before the reader is there. */
export function isSameLetters(one: string, other: string): boolean {
  return tidyLine(one).toLowerCase() === tidyLine(other).toLowerCase();
}

/** Lines, commas and semicolons part ingredients, but not the comma in "1,5 kg"; "and" is for the reader. */
export function splitPlainly(text: string): string[] {
  return text
    .split(/[\n\r;、，；]+|,(?!\d)|(?<!\d),/u)
    .map(tidyLine)
    .filter((line) => line !== '');
}

export function createIngredientList(): IngredientList {
  const { set: change, ...store } = createStore<IngredientListState>({ ingredients: [], taken: null });
  let lastId = 0;

  function sort(texts: readonly string[], others: readonly Ingredient[], isSame: IsSame): Outcome {
    const outcome = { added: [] as Ingredient[], duplicates: [] as string[], standing: [] as Ingredient[] };
    const tooLong: string[] = [];
    const noRoom: string[] = [];
    for (const text of texts.map(tidyLine)) {
      if (text === '') continue;
      const standing = [...others, ...outcome.added].find((ingredient) => isSame(ingredient.text, text));
      if ([...text].length > REQUEST_LIMITS.ingredientLength) tooLong.push(text);
      else if (standing !== undefined) {
        outcome.duplicates.push(text);
        outcome.standing.push(standing);
      } else if (others.length + outcome.added.length >= REQUEST_LIMITS.ingredients) noRoom.push(text);
      else {
        lastId += 1;
        outcome.added.push({ id: lastId, text });
      }
    }
    return { ...outcome, tooLong, noRoom };
  }

  return {
    ...store,
    add(texts, isSame) {
      const { ingredients } = store.read();
      const outcome = sort(texts, ingredients, isSame);
      if (outcome.added.length > 0) {
        change({ ingredients: [...ingredients, ...outcome.added], taken: null });
      }
      return outcome;
    },
    replace(id, texts, isSame) {
      const { ingredients, taken } = store.read();
      const others = ingredients.filter((ingredient) => ingredient.id !== id);
      const outcome = sort(texts, others, isSame);
      if (others.length === ingredients.length) return { ...outcome, added: [] };
      if (texts.length > 0 && outcome.added.length === 0 && outcome.duplicates.length === 0) return outcome;
      const [first, ...rest] = outcome.added;
      // The first keeps the id: what is shown of it stays where it is.
      const added = first === undefined ? [] : [{ id, text: first.text }, ...rest];
      change({
        taken,
        ingredients: ingredients.flatMap((ingredient) => (ingredient.id === id ? added : [ingredient])),
      });
      return { ...outcome, added };
    },
    remove(id) {
      const { ingredients } = store.read();
      const at = ingredients.findIndex((ingredient) => ingredient.id === id);
      if (at === -1) return;
      const rest = ingredients.toSpliced(at, 1);
      change({ ingredients: rest, taken: { by: 'remove', ingredients: ingredients.slice(at, at + 1), at } });
    },
    clear() {
      const { ingredients } = store.read();
      change({ ingredients: [], taken: { by: 'clear', ingredients, at: 0 } });
    },
    undo() {
      const { ingredients, taken } = store.read();
      if (taken === null) return [];
      const others = ingredients.filter(({ id }) => !taken.ingredients.some((one) => one.id === id));
      const all = others.toSpliced(taken.at, 0, ...taken.ingredients);
      change({ ingredients: all.slice(0, REQUEST_LIMITS.ingredients), taken: null });
      return taken.ingredients;
    },
  };
}
