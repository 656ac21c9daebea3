// The ingredient lists of a recipe: bullets, numbers, plain lines, rows of a table, lists on one line.

import { prepare } from '../../food/prepare-pattern.ts';
import type { Language } from '../foreign-words.ts';
import {
  isListWord,
  type ReadLineFood,
  readIngredientLines,
  readIngredientList,
} from '../read-ingredient-line.ts';
import { stripEmphasis } from '../read-line.ts';
import { hasFigure } from '../read-number.ts';
import type { IngredientOrigin, RecipeIngredient } from '../recipe.ts';
import { createWordPattern } from '../word-pattern.ts';
import { AMOUNT_AHEAD, createIngredientTable } from './table.ts';

/** More than any recipe has. */
const MOST_INGREDIENTS = 200;
const LINE_LENGTH = 100;
// "**Sauce**" with its list below; "Spaghetti ..... 200 g", "Spaghetti <tab> 200 g".
const BOLD_ALONE = /^(?:\*\*|__)[^*_]{1,60}(?:\*\*|__):?$/;
const ITALIC_ALONE = /^(?:\*[^*]{1,60}\*|_[^_]{1,60}_):?$/;
// What parts of a dish are called. Above lines with amounts such a word is their heading.
const PART = createWordPattern(
  '^(?:(?:for|to make) (?:the )?.{1,40}|(?:the |main |other |dry |wet |fresh )?',
  'ingredients, seasonings?, spices, sauce, dressing, marinade, toppings?, fillings?, garnish(?:es)?, base, crust, batter, glaze, dough, noodles, vegetables, veg(?:gies)?, meat, protein, aromatics, pantry, dairy, produce, salad, broth, soup, slaw, salsa, crumble, streusel, icing, frosting, rub, paste, curry paste, spice mix, spice paste, stuffing, pickles?, main, extras?, basics, staples, store ?cupboard',
  '(?: ingredients| mix)?|(?:to|for) (?:serve|serving|finish|garnish|top))$',
);
// "Curry" alone below a blank line, with amounts below it: what these make.
const GROUP_ALONE = /^\p{Lu}[\p{L}'’-]*(?: [\p{L}'’&-]+){0,3}$/u;
const STAPLE = /\b(?:salt|pepper|oil|water|sugar)\b/i;
const LEADER = /\s*(?:\.{3,}|…+|\t+| {3,})\s*(?=\S)/;

export interface IngredientGatherer {
  /** Whose the lines are that follow. */
  setOrigin(origin: IngredientOrigin): void;
  addBullet(text: string, indent: number): void;
  addNumbered(text: string): void;
  /** A line without a bullet: an ingredient where it is short and no sentence. */
  addText(text: string, afterBlank?: boolean): void;
  addRow(cells: readonly string[]): void;
  /** "Vegetables: carrots, leeks" or "Chicken: 200 g". */
  addLabelled(label: string, rest: string, line: string): void;
  addList(text: string): void;
  /** The list ends: a name that had nothing below it is a food. */
  close(): void;
  hasAny(): boolean;
  /** Takes back lines of which none has an amount: a checklist that stood before the list itself. */
  takeUnmeasured(): readonly string[];
  hasBullets(): boolean;
  /** Whether the list itself is numbered. */
  isNumbered(): boolean;
  /** Whether there was more than is kept. */
  isOverfull(): boolean;
  /** The list in the words of this language; what was read in another is read again. */
  read(language: Language | null): readonly RecipeIngredient[];
}

interface Entry {
  readonly text: string;
  readonly from: IngredientOrigin;
  readonly list: boolean;
}

export function createIngredientGatherer(readFood: ReadLineFood): IngredientGatherer {
  const entries: Entry[] = [];
  let ingredients: RecipeIngredient[] = [];
  let language: Language | null = null;
  let gathered = 0;
  let overfull = false;
  let origin: IngredientOrigin = 'yours';
  let bullets = false;
  let numbered = false;
  /** A bullet in bold: a food, or the name of the group whose bullets come below it. */
  let group: {
    readonly text: string;
    readonly indent: number;
    readonly part?: true;
    readonly unmarked?: true;
  } | null = null;
  let parent: { readonly indent: number; readonly measured: boolean } | null = null;
  const table = createIngredientTable();

  function add(text: string, from = origin, list = false): void {
    if (entries.length < MOST_INGREDIENTS) entries.push({ text, from, list });
    else overfull = true;
  }

  function releaseGroup(): void {
    if (group === null) return;
    const { text } = group;
    group = null;
    add(text);
  }

  function isMeasured(text: string): boolean {
    return prepare(AMOUNT_AHEAD).test(stripEmphasis(text)) || hasFigure(text);
  }

  /** A line that may be the heading of what comes below it; without anything below it is a food. */
  function mayHead(text: string): boolean {
    // "*Yorkshire puddings (12)*": how many it makes.
    if (isMeasured(text.replace(/ \(\d+\)(?=[*_]*:?$)/, '')) || !/^[^.!?]{1,60}$/.test(text)) return false;
    return (
      prepare(BOLD_ALONE).test(text) ||
      prepare(ITALIC_ALONE).test(text) ||
      prepare(PART).test(stripEmphasis(text))
    );
  }

  function addList(text: string): void {
    releaseGroup();
    if (isListWord(stripEmphasis(text))) return;
    // "700 g lamb • 1 onion, grated": dots part the list, and its commas do not.
    if (!/\s[•·|]\s/.test(text)) add(text, origin, true);
    else for (const part of text.split(/\s+[•·|]\s+/)) add(part);
  }

  function readEntry({ text, from, list }: Entry): readonly RecipeIngredient[] {
    return list
      ? readIngredientList(text, from, readFood, language)
      : readIngredientLines(text, from, readFood, language);
  }

  function readNew(): void {
    for (const entry of entries.slice(gathered)) {
      if (ingredients.length < MOST_INGREDIENTS) ingredients.push(...readEntry(entry));
    }
    gathered = entries.length;
  }

  function isListOfFoods(rest: string): boolean {
    const parts = readIngredientList(rest, origin, readFood, language);
    return parts.length > 1 && parts.every(({ food }) => food !== null);
  }

  return {
    setOrigin(from) {
      releaseGroup();
      origin = from;
    },
    addBullet(text, indent) {
      bullets = true;
      const measured = isMeasured(text);
      if (group !== null && indent > group.indent && (measured || group.unmarked !== true)) group = null;
      releaseGroup();
      // Below an amount stands how it is cut: "500 g chicken" and under it "skin on".
      if (parent !== null && indent > parent.indent) {
        if (parent.measured && !measured) return;
      } else parent = { indent, measured };
      if (
        mayHead(text) &&
        (indent === 0 || !prepare(PART).test(stripEmphasis(text)) || prepare(BOLD_ALONE).test(text))
      )
        group = { text, indent };
      // "- From the fridge", with amounts one level below it.
      else if (indent === 0 && !measured && prepare(GROUP_ALONE).test(stripEmphasis(text)))
        group = { text, indent, unmarked: true };
      else add(text);
    },
    addNumbered(text) {
      releaseGroup();
      numbered = true;
      if (mayHead(text)) group = { text, indent: -1 };
      else add(text);
    },
    addText(text, afterBlank = false) {
      if (group?.part === true && isMeasured(text)) group = null;
      releaseGroup();
      if (mayHead(text) || (afterBlank && prepare(GROUP_ALONE).test(text) && !prepare(STAPLE).test(text))) {
        group = { text, indent: -1, part: true };
        return;
      }
      const led = prepare(AMOUNT_AHEAD).test(text)
        ? text.replace(prepare(LEADER), ' ')
        : text.replace(prepare(LEADER), ' - ');
      const plain = stripEmphasis(led);
      const sentence = plain.length > LINE_LENGTH || /[.!?]\)?$/.test(plain);
      if (!sentence || (!bullets && prepare(AMOUNT_AHEAD).test(plain))) add(led);
    },
    addRow(cells) {
      releaseGroup();
      bullets = true;
      for (const { text, from } of table.add(cells)) add(text, from ?? origin);
    },
    addLabelled(label, rest, line) {
      releaseGroup();
      if (/^\d/.test(label) || (prepare(AMOUNT_AHEAD).test(rest) && !isListOfFoods(rest))) add(line);
      else addList(rest);
    },
    addList,
    close() {
      if (group?.part === true) group = null;
      releaseGroup();
    },
    hasAny: () => entries.length > 0 || group !== null,
    takeUnmeasured() {
      if (entries.some(({ text }) => isMeasured(text))) return [];
      ingredients = [];
      gathered = 0;
      return entries.splice(0).map(({ text }) => text);
    },
    hasBullets: () => bullets,
    isNumbered: () => numbered,
    isOverfull: () => overfull,
    read(own) {
      if (own !== language) {
        language = own;
        ingredients = [];
        gathered = 0;
      }
      readNew();
      return [...ingredients];
    },
  };
}
