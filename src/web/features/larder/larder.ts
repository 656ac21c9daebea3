// The cook's list: what is on it, what may be added, and the way back after starting over.
// Kept outside React, so that adding answers at once with what became of each name, and nothing is added twice
// when React runs a function twice.

import { REQUEST_LIMITS } from '../../../recipe/recipe-request.ts';

export interface Ingredient {
  readonly id: number;
  /** As typed, tidied. */
  readonly text: string;
}

export interface LarderState {
  readonly ingredients: readonly Ingredient[];
  /** The list before it was cleared, while it can be brought back. */
  readonly cleared: readonly Ingredient[] | null;
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

export interface Larder {
  read(): LarderState;
  subscribe(listener: () => void): () => void;
  add(texts: readonly string[], isSame: IsSame): Outcome;
  /** Puts others in the place of one: after editing it, or once a line has been read as several. */
  replace(id: number, texts: readonly string[], isSame: IsSame): Outcome;
  remove(id: number): void;
  clear(): void;
  undo(): number;
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

export function createLarder(): Larder {
  let state: LarderState = { ingredients: [], cleared: null };
  let lastId = 0;
  const listeners = new Set<() => void>();

  function change(next: LarderState): void {
    state = next;
    for (const listener of listeners) listener();
  }

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
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(texts, isSame) {
      const outcome = sort(texts, state.ingredients, isSame);
      if (outcome.added.length > 0) {
        change({ ingredients: [...state.ingredients, ...outcome.added], cleared: null });
      }
      return outcome;
    },
    replace(id, texts, isSame) {
      const others = state.ingredients.filter((ingredient) => ingredient.id !== id);
      const outcome = sort(texts, others, isSame);
      if (others.length === state.ingredients.length) return { ...outcome, added: [] };
      if (outcome.added.length === 0 && outcome.duplicates.length === 0) return outcome;
      const [first, ...rest] = outcome.added;
      // The first keeps the id: what is shown of it stays where it is.
      const added = first === undefined ? [] : [{ id, text: first.text }, ...rest];
      change({
        ...state,
        ingredients: state.ingredients.flatMap((ingredient) => (ingredient.id === id ? added : [ingredient])),
      });
      return { ...outcome, added };
    },
    remove(id) {
      change({ ...state, ingredients: state.ingredients.filter((ingredient) => ingredient.id !== id) });
    },
    clear() {
      change({ ingredients: [], cleared: state.ingredients });
    },
    undo() {
      const back = state.cleared ?? [];
      const kept = state.ingredients.filter((ingredient) => !back.some(({ id }) => id === ingredient.id));
      change({ ingredients: [...back, ...kept].slice(0, REQUEST_LIMITS.ingredients), cleared: null });
      return back.length;
    },
  };
}
