// The ingredient lists of a recipe: bullets, numbers, plain lines, rows of a table, lists on one line.

import {
  isListWord,
  type ReadLineFood,
  readIngredientLines,
  readIngredientList,
} from '../read-ingredient-line.ts';
import { stripEmphasis } from '../read-line.ts';
import type { IngredientOrigin, RecipeIngredient } from '../recipe.ts';

/** More than any recipe has; the rest of a runaway list is passed over. */
const MOST_INGREDIENTS = 200;
const LINE_LENGTH = 100;
const AMOUNT = /^(?:about |approx\.? )?[\d½¼¾⅓⅔⅛]/;
const TABLE_HEAD = /^(?:ingredients?|amounts?|quantity|qty|item)$/i;

export interface IngredientGatherer {
  /** Whose the lines are that follow. */
  setOrigin(origin: IngredientOrigin): void;
  addBullet(text: string): void;
  addNumbered(text: string): void;
  /** A line without a bullet: an ingredient where it is short and no sentence. */
  addText(text: string): void;
  addRow(cells: readonly string[]): void;
  /** "Vegetables: carrots, leeks" or "Chicken: 200 g". */
  addLabelled(label: string, rest: string, line: string): void;
  addList(text: string): void;
  hasAny(): boolean;
  hasBullets(): boolean;
  read(): readonly RecipeIngredient[];
}

export function createIngredientGatherer(readFood: ReadLineFood): IngredientGatherer {
  const ingredients: RecipeIngredient[] = [];
  let origin: IngredientOrigin = 'yours';
  let bullets = false;
  // A model may print its table once above the heading and once below.
  const rows = new Set<string>();

  function add(text: string): void {
    if (ingredients.length >= MOST_INGREDIENTS) return;
    ingredients.push(...readIngredientLines(text, origin, readFood));
  }

  function addList(text: string): void {
    if (ingredients.length >= MOST_INGREDIENTS || isListWord(stripEmphasis(text))) return;
    ingredients.push(...readIngredientList(text, origin, readFood));
  }

  return {
    setOrigin(from) {
      origin = from;
    },
    addBullet(text) {
      bullets = true;
      add(text);
    },
    addNumbered: add,
    addText(text) {
      const plain = stripEmphasis(text);
      const sentence = plain.length > LINE_LENGTH || /[.!?]$/.test(plain);
      if (!sentence || (!bullets && AMOUNT.test(plain))) add(text);
    },
    addRow(cells) {
      const filled = cells.map(stripEmphasis).filter((cell) => cell !== '');
      if (filled.length === 0 || filled.some((cell) => TABLE_HEAD.test(cell))) return;
      bullets = true;
      if (rows.has(filled.join('|'))) return;
      rows.add(filled.join('|'));
      const amount = filled.findIndex((cell) => AMOUNT.test(cell));
      if (amount === -1) add(filled[0] ?? '');
      else add([filled[amount], ...filled.filter((_, index) => index !== amount)].join(' '));
    },
    addLabelled(label, rest, line) {
      if (/^\d/.test(label) || AMOUNT.test(rest)) add(line);
      else addList(rest);
    },
    addList,
    hasAny: () => ingredients.length > 0,
    hasBullets: () => bullets,
    read: () => [...ingredients],
  };
}
