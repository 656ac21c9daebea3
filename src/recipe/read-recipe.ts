// Markdown, as it streams or whole -> Recipe. Owns the parting into lines and what surrounds a recipe: a block
// of reasoning in front, a fence around it. What a line means is gather-recipe's.

import { prepare } from '../food/prepare-pattern.ts';
import { createRecipeGatherer, type RecipeGatherer } from './gather-recipe.ts';
import { type ReadLineFood, readLineFood } from './read-ingredient-line.ts';
import { LINE_LENGTH } from './read-line.ts';
import type { Recipe } from './recipe.ts';

export interface RecipeReader {
  /** The next piece of text, of any size. The cost depends on the piece alone. */
  push(text: string): void;
  /** What the finished lines say so far. */
  read(): Recipe;
  /** What the whole says, the last line included. Nothing may be pushed after it. */
  end(): Recipe;
  /** Whether the text holds more steps, notes or ingredients than are kept: it cannot be judged. */
  isOverfull(): boolean;
}

const FENCE = /^\s{0,3}(?:```|~~~)/;
const OPEN_REASONING = /^\s*<(?:think|thinking|reasoning)>/i;
const CLOSE_REASONING = /<\/(?:think|thinking|reasoning)>/i;

const SENTENCE_END = /[.!?]\s/g;

/** Where an overlong line is parted: behind its last sentence that fits, told by its first characters alone. */
function readPartEnd(line: string): number {
  let end = LINE_LENGTH;
  for (const match of line.slice(0, LINE_LENGTH).matchAll(SENTENCE_END)) end = match.index + match[0].length;
  return end;
}

/**
 * Reads our own layout in full and other people's as far as it goes. Never throws; any split reads the same.
 * `readFood` reads the food of a listed line; whoever needs it again may hand in one that remembers.
 */
export function createRecipeReader(readFood: ReadLineFood = readLineFood): RecipeReader {
  let gatherer: RecipeGatherer = createRecipeGatherer(readFood);
  let line = '';
  let reasoning = false;
  let started = false;
  let latest: Recipe | null = null;

  function addLine(whole: string): void {
    latest = null;
    const text = whole.endsWith('\r') ? whole.slice(0, -1) : whole;
    if (!started && prepare(OPEN_REASONING).test(text)) reasoning = true;
    const close = prepare(CLOSE_REASONING).exec(text);
    // A closing tag without its opening one means that the template opened it: all before it was reasoning.
    if (close !== null && (reasoning || gatherer.read(false).steps.length === 0)) {
      gatherer = createRecipeGatherer(readFood);
      reasoning = false;
      started = false;
      addLine(text.slice(close.index + close[0].length));
      return;
    }
    if (reasoning) return;
    if (text.trim() !== '') started = true;
    if (!prepare(FENCE).test(text)) gatherer.add(text);
  }

  function push(text: string): void {
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      line += text.slice(from, end);
      endLine();
      from = end + 1;
    }
    line += text.slice(from);
    partLine();
  }

  // A paragraph longer than a line may be is read in parts, so that nothing of it is passed over.
  function partLine(): void {
    while (line.length > LINE_LENGTH) {
      const end = readPartEnd(line);
      addLine(line.slice(0, end));
      line = line.slice(end);
    }
  }

  function endLine(): void {
    partLine();
    const whole = line;
    line = '';
    addLine(whole);
  }

  return {
    push,
    read() {
      latest ??= gatherer.read(false);
      return latest;
    },
    end() {
      if (line !== '') endLine();
      return gatherer.read(true);
    },
    isOverfull: () => gatherer.isOverfull(),
  };
}

/** Reads a whole text. */
export function readRecipe(markdown: string): Recipe {
  const reader = createRecipeReader();
  reader.push(markdown);
  return reader.end();
}
