// The rows of a table of ingredients: its head tells which column is what, in any order.

import { prepare } from '../../food/prepare-pattern.ts';
import type { ReadLineFood } from '../read-ingredient-line.ts';
import { stripEmphasis } from '../read-line.ts';
import type { IngredientOrigin } from '../recipe.ts';
import { readSection, type Section } from '../section-words.ts';
import { createWordPattern } from '../word-pattern.ts';

export interface TableEntry {
  /** As a line of a list would say it. */
  readonly text: string;
  /** Where its column or its row says whose it is. */
  readonly from?: IngredientOrigin;
}

export interface IngredientTable {
  /** The entries of one row, by the last head that was seen; none for a head, a rule or a group's name. */
  add(cells: readonly string[]): readonly TableEntry[];
}

type Column = 'name' | 'amount' | 'unit' | 'note' | 'origin' | 'skip' | IngredientOrigin;

const COLUMN_WORDS: readonly (readonly [RegExp, Column])[] = [
  [
    /^(?:(?:the )?ingredients?(?: names?)?|items?|foods?|products?|what(?: you need)?|names?|zutat(?:en)?|ingrédients?|ingredientes?|ingredienti?|ingrediënt(?:en)?|składnik)$/u,
    'name',
  ],
  [
    /^(?:amounts?(?: needed)?|quantit(?:y|ies)|qty|measure(?:ment)?s?|how much|how many|weight|grams?|metric|us|or|cups?|menge|quantité|cantidad|quantità|quantidade|hoeveelheid|ilość)$/u,
    'amount',
  ],
  [/^(?:units?|einheit|unité|unidad|unità)$/u, 'unit'],
  [/^(?:notes?|prep(?:aration)?|comments?|remarks?|details?|cut|how to prepare|to do)$/u, 'note'],
  [/^(?:source|from|whose|where|status|origin|section)$/u, 'origin'],
];

const ORIGIN: Readonly<Partial<Record<Section, IngredientOrigin>>> = {
  ingredients: 'yours',
  cupboard: 'cupboard',
  'to-buy': 'to-buy',
};

/** Whether a cell begins with an amount. */
export const AMOUNT_AHEAD = /^(?:about |approx\.? |ca\.? |~ ?)?[\d½¼¾⅓⅔⅛]/i;

function readColumn(cell: string): Column {
  const plain = cell
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const known = COLUMN_WORDS.find(([pattern]) => pattern.test(plain));
  if (known !== undefined) return known[1];
  const section = readSection(cell);
  return (section === null ? undefined : ORIGIN[section]) ?? 'skip';
}

/** The columns a row names, or null where it names none. */
function readHead(cells: readonly string[]): readonly Column[] | null {
  if (cells.some((cell) => prepare(AMOUNT_AHEAD).test(cell))) return null;
  const columns = cells.map(readColumn);
  const owned = columns.filter(
    (column) => column === 'yours' || column === 'cupboard' || column === 'to-buy',
  );
  // One such cell may be a food's own name ("seasoning"); a head of them holds several.
  if (columns.includes('name') || columns.includes('amount')) return columns;
  return owned.length > 1 || (owned.length === 1 && cells.length === 1) ? columns : null;
}

/** Whether a row is the head of a table of ingredients. */
export function isIngredientHead(cells: readonly string[]): boolean {
  const columns = readHead(cells.map(stripEmphasis));
  return columns?.some((column) => column !== 'amount' && column !== 'skip') === true;
}

/** Whether a row begins a list: its head, or a known food beside its amount. */
export function beginsList(cells: readonly string[], readFood: ReadLineFood): boolean {
  const [name = '', amount = ''] = cells.map(stripEmphasis);
  return isIngredientHead(cells) || (prepare(AMOUNT_AHEAD).test(amount) && readFood(name).food !== null);
}

/** Whether a row heads a table of how food is cooked and when it is done, which lists no amounts. */
export function isDonenessHead(cells: readonly string[]): boolean {
  const plain = cells.map((cell) => stripEmphasis(cell).trim());
  return (
    plain.some((cell) => prepare(DONE_COLUMN).test(cell)) &&
    !plain.some((cell) => readColumn(cell) === 'amount')
  );
}
const DONE_COLUMN = createWordPattern(
  '^',
  String.raw`looks? like, (?:it is |it's )?(?:done|ready)\b, when (?:it is |it's |to |done|ready), doneness, core\b, inside\b, internal\b, signs?\b, cues?$, cook(?:ed)? to, time(?: on)?$, minutes$, heat$, temp(?:erature)?\b`,
  '',
);

function joinGuessed(cells: readonly string[]): readonly TableEntry[] {
  const filled = cells.filter((cell) => cell !== '');
  const amount = filled.findIndex((cell) => prepare(AMOUNT_AHEAD).test(cell));
  const first = filled[0];
  if (first === undefined) return [];
  if (amount === -1) return [{ text: first }];
  return [{ text: [filled[amount], ...filled.filter((_, index) => index !== amount)].join(' ') }];
}

export function createIngredientTable(): IngredientTable {
  let head: readonly Column[] | null = null;
  // A model may print its table once above the heading and once below.
  const seen = new Set<string>();

  function readCells(columns: readonly Column[], cells: readonly string[]): readonly TableEntry[] {
    const isName = (column: Column) =>
      column === 'name' || (column in OWNED && columns.includes('amount') && !columns.includes('name'));
    const named = columns.find(isName);
    const pick = (column: Column) => cells[columns.indexOf(column)] ?? '';
    if (named === undefined) {
      return columns.flatMap((column, place): readonly TableEntry[] => {
        const text = cells[place] ?? '';
        if (column !== 'yours' && column !== 'cupboard' && column !== 'to-buy') return [];
        return text
          .split(/\s*<br\s*\/?>\s*/i)
          .filter((part) => part !== '' && !/^[-–—]+$/.test(part))
          .map((part) => ({ text: part, from: column }));
      });
    }
    const name = pick(named);
    // "For 4 | For 1", "Rolls | Dip": a column of another name may hold the amounts.
    const measured = cells.find(
      (cell, place) => columns[place] === 'skip' && prepare(AMOUNT_AHEAD).test(cell),
    );
    const amounts = [columns.includes('amount') ? pick('amount') : (measured ?? ''), pick('unit')].filter(
      (cell) => cell !== '' && !/^[-–—]+$/.test(cell),
    );
    const owner = readSection(pick('origin'));
    const from = owner === null ? (named in OWNED ? (named as IngredientOrigin) : undefined) : ORIGIN[owner];
    // A row of one cell in a table of several is the name of a group.
    const isGroup = cells.length > 1 && cells.filter((cell) => cell !== '').length === 1;
    if (name === '' || (amounts.length === 0 && isGroup)) return [];
    // "250 g, torn": how it is cut stands behind its name.
    const [amount = '', ...cut] = amounts.join(' ').split(/,(?!\d)/);
    const behind = [...cut, pick('note')].map((part) => part.trim()).filter((part) => part !== '');
    const start =
      prepare(AMOUNT_AHEAD).test(amount) || amount === '' ? `${amount} ${name}` : `${name}, ${amount}`;
    const text = [start, ...behind].join(', ').trim();
    return [from === undefined ? { text } : { text, from }];
  }

  return {
    add(marked) {
      const cells = marked.map((cell) => stripEmphasis(cell.replace(/<br\s*\/?>/gi, '\n')));
      const found = readHead(cells);
      if (found !== null) {
        head = found;
        return [];
      }
      if (cells.every((cell) => /^[\s:–—-]*$/.test(cell))) return [];
      const key = cells.join('|');
      if (seen.has(key)) return [];
      seen.add(key);
      const owned = head !== null && !head.includes('name') && head.some((column) => column in OWNED);
      if (head === null || (!head.includes('name') && !owned)) return joinGuessed(cells);
      return readCells(head, owned ? marked.map((cell) => cell.trim()) : cells);
    },
  };
}

const OWNED: Readonly<Record<IngredientOrigin, true>> = { yours: true, cupboard: true, 'to-buy': true };
