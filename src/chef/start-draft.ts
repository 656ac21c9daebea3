// The board on which a dish is put together: takes foods in measured parts, gathers the steps, and adds up the time.

import type { Cut } from '../food/food.ts';
import type { FoodId } from '../food/foods.ts';
import type { Unit } from '../food/units.ts';
import { clash, lowerFirst } from './base-parts.ts';
import { spreadCheeses } from './cheeses.ts';
import type { Draft, Part, Said, Step } from './draft.ts';
import { finishDraft, type OpenPart } from './finish-draft.ts';
import type { Item, Kitchen } from './kitchen.ts';
import { CHILD_SALT } from './small-guests.ts';
import { type Table, takeItem, takeNeeded, takeSeasoning } from './take-parts.ts';

export interface TakeOptions {
  /** Grams for each serving; without it (and without `total`) the food's own usual amount. */
  readonly each?: number;
  /** Grams over all servings. */
  readonly total?: number;
  readonly cut?: Cut;
  /** Replaces the food's own preparation and cut; '' prints neither. */
  readonly prepare?: string;
  /** Added after preparation and cut: "for the dish". */
  readonly purpose?: string;
  readonly noun?: string;
}

/** What a dish says of itself once its steps stand. */
export interface DraftWords {
  readonly dish: string;
  readonly title: string;
  /** The title without its last feature, for where something from the list comes to the table with it. */
  readonly bare?: string;
  readonly introduction: string;
  readonly keeps: string;
  /** Grams a serving should weigh, low to high. */
  readonly plate: readonly [number, number];
  readonly fit?: number;
  /** How many a whole cake or loaf feeds, which is never baked in part. */
  readonly feeds?: number;
}

export interface Board {
  readonly kitchen: Kitchen;
  readonly parts: readonly Part[];
  /** What is listed, the dish does not hold already, and nothing in it speaks against. */
  listFree(): readonly Item[];
  /** Takes a listed food. */
  take(item: Item, options?: TakeOptions): Part;
  /** Takes the first of these foods that is listed, else from the cupboard or the shop, in a fixed amount. */
  need(ids: readonly FoodId[], quantity: number, unit: Unit | null, options?: TakeOptions): Part;
  /** Salt by the mass of the dish, weighed once everything is in; what the dish says of it must not name an amount. */
  salt(): Part;
  /** Pepper and such, listed without an amount. */
  season(...ids: readonly FoodId[]): Part;
  /** Adds a step, told at once; one without words is dropped. */
  step(tell: () => Said, when?: 'meanwhile'): void;
  note(text: string): void;
  finish(tell: () => DraftWords): Draft;
}

const SAYS_BESIDE = /\b(?:meanwhile|while|at the same time|as (?:it|they) cooks?|(?:minutes|hour) before)\b/i;

export function startDraft(kitchen: Kitchen): Board {
  const parts: Part[] = [];
  const steps: Step[] = [];
  const notes: string[] = [];
  const table: Table = {
    kitchen,
    parts,
    listed: kitchen.items.map((item) => item.food),
    cheeses: new Map(),
    saltShare: kitchen.guest === null ? kitchen.saltShare : CHILD_SALT,
  };
  let salt: OpenPart | undefined;
  const board: Board = {
    kitchen,
    parts,
    listFree: keepFree(kitchen.items, parts),
    salt: () => {
      const part: OpenPart = { ...board.need(['salt'], 0.5, 'tsp') };
      parts.splice(parts.length - 1, 1, part);
      salt = part;
      return part;
    },
    take: (item, options = {}) => takeItem(table, item, options),
    need: (ids, amount, unit, options = {}) => takeNeeded(table, ids, amount, unit, options),
    season: (...ids) => takeSeasoning(table, ids),
    step: (tell, when) => {
      const step = writeStep(tell(), table, when === 'meanwhile');
      if (step !== null) steps.push(step);
    },
    note: (text) => {
      notes.push(text);
    },
    finish: (tell) => {
      const words = tell();
      return finishDraft(board, { steps, notes, salt, saltShare: table.saltShare }, words);
    },
  };
  return board;
}

/** Parts only ever join a dish, so each meets each listed food once, however often it is asked what is left. */
function keepFree(items: readonly Item[], parts: readonly Part[]): () => readonly Item[] {
  let free = items;
  let met = 0;
  return () => {
    for (const { food: taken } of parts.slice(met))
      free = free.filter(({ food }) => food.id !== taken.id && !clash(food, taken));
    met = parts.length;
    return free;
  };
}

/** A step as it is printed; null where nothing is said. */
function writeStep(said: Said, { cheeses }: Table, meanwhile: boolean): Step | null {
  const trimmed = said.text.trim();
  const spaced = trimmed.includes('  ') ? trimmed.replace(/ {2,}/g, ' ') : trimmed;
  const text = spaced.includes('for for') ? spaced.replace(/\bfor for\b/g, 'for') : spaced;
  if (text === '') return null;
  return {
    text: meanwhile && !SAYS_BESIDE.test(text) ? `Meanwhile, ${lowerFirst(text)}` : text,
    portions: cheeses.size === 0 ? said.portions : spreadCheeses(said, cheeses).portions,
    facts: said.facts,
    meanwhile,
  };
}
