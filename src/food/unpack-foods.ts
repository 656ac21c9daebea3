// Reads the packed tables of categories and foods (scripts/write-foods.mjs writes and checks them) into records.

import { alignFood } from './align-food.ts';
import type { FoodDefaults, FoodEntry, Taste } from './food.ts';
import {
  CATEGORIES_IN_ORDER,
  type CategoryId,
  COLUMNS,
  FOODS_IN_ORDER,
  type FoodId,
  KINDS,
  NAMES,
  REFERRED_TO,
  TYPED,
} from './generated/packed-foods.ts';
import type { Core, Heat, Method } from './heat.ts';

/** What a row says of a category or a food: absent fields are those of the category, or nothing. */
type Row = Partial<FoodDefaults> &
  Partial<Omit<FoodEntry<CategoryId, FoodId>, 'facets'>> & { readonly facets?: string[] };

const NONE = '-';
const words = (text: string): string[] => (text === NONE ? [] : text.split(' '));
const phrase = (text: string): string => (text === NONE ? '' : text);

function readAmount(text: string): FoodDefaults['amount'] {
  const [perServing, unit] = text.split(' ');
  return {
    perServing: Number(perServing),
    unit: unit === undefined ? null : (unit as FoodDefaults['amount']['unit']),
  };
}

function readTaste(text: string): Taste {
  return Object.fromEntries(words(text).map((one) => [one.slice(0, -2), Number(one.slice(-1))]));
}

function readCore(text: string): Core {
  const [coreC, cue, restMinutes] = text.split(' ');
  return {
    coreC: Number(coreC),
    ...(restMinutes === undefined ? {} : { restMinutes: Number(restMinutes) }),
    cue: cue as Core['cue'],
  };
}

function readHeat(text: string): FoodDefaults['heat'] {
  const heat: Partial<Record<Method, Heat>> = {};
  if (text === NONE) return heat;
  for (const one of text.split(';')) {
    const [method, minutes = '', cue, ...more] = one.split(' ');
    const [low, high] = minutes.split('-').map(Number);
    const cut = more.find((word) => /^[a-z]/.test(word));
    const oven = more.find((word) => word.endsWith('C'));
    const stage = more.find((word) => word.startsWith('@'));
    heat[method as Method] = {
      minutes: [low ?? 0, high ?? 0],
      cue: cue as Heat['cue'],
      ...(stage === undefined ? {} : { stage: Number(stage.slice(1)) as NonNullable<Heat['stage']> }),
      ...(cut === undefined ? {} : { cut: cut as NonNullable<Heat['cut']> }),
      ...(oven === undefined ? {} : { ovenC: Number.parseInt(oven, 10) }),
    };
  }
  return heat;
}

/** "pack 250 bunch 400"; what stands later counts. */
function readHolds(text: string): FoodDefaults['holds'] {
  const pairs = [...text.matchAll(/(\S+) (\S+)/g)];
  return Object.fromEntries(
    pairs.map(([, holder, grams]) => [holder, grams === 'one' ? grams : Number(grams)]),
  );
}

const referredTo = REFERRED_TO.split(' ');

function readReferences(signs: string): string[] {
  return [...signs].map((sign) => referredTo[readSign(sign.charCodeAt(0))] ?? '').sort();
}

function readSign(code: number): number {
  return code < 0xa1 ? code - 0x23 : code - 0xa1 + 90;
}

const READERS: Readonly<Partial<Record<keyof typeof COLUMNS, (text: string) => unknown>>> = {
  facets: words,
  roles: words,
  origins: words,
  hazards: words,
  allergens: words,
  mayContain: words,
  fits: words,
  textures: words,
  cuts: words,
  cuisines: words,
  amount: readAmount,
  taste: readTaste,
  core: readCore,
  heat: readHeat,
  holds: readHolds,
  goesWith: readReferences,
  clashesWith: readReferences,
  gramsEach: Number,
  density: Number,
  strength: Number,
  staple: Number,
  perish: Number,
};

const categoryIds = CATEGORIES_IN_ORDER.split(' ') as CategoryId[];

const ids = FOODS_IN_ORDER.split('\n').map((text) => text.split(' ') as FoodId[]);
/** The row of its category for each food, and for each category itself: those stand first. */
const kinds = [...categoryIds.keys(), ...ids.flatMap((of, kind) => of.map(() => kind))];

function unpackRows(): Row[] {
  const rows = kinds.map(() => alignFood({}) as object as Record<string, unknown>);
  for (const [field, column] of Object.entries(COLUMNS)) {
    const read = READERS[field as keyof typeof COLUMNS] ?? phrase;
    const known = new Map<string, unknown>();
    column.split('\n').forEach((text, at) => {
      if (text !== '' && !known.has(text)) known.set(text, read(text));
      const row = rows[at] ?? {};
      row[field] = text === '' ? rows[kinds[at] ?? at]?.[field] : known.get(text);
    });
  }
  return rows as Row[];
}

const list = (text = ''): string[] => (text === '' ? [] : text.split(','));

/** The names of the food in this row: its kinds, in lower case, count among them. */
function unpackNames(): { readonly names: string[]; readonly kinds?: string[]; readonly typed?: string[] }[] {
  const scripts = NAMES.map((column) => column.split('\n'));
  const typed = TYPED.split('\n');
  return KINDS.split('\n').map((text, at) => {
    const kinds = list(text);
    const words = list(typed[at]);
    return {
      names: [...kinds.map((kind) => kind.toLowerCase()), ...scripts.flatMap((column) => list(column[at]))],
      ...(kinds.length === 0 ? {} : { kinds }),
      ...(words.length === 0 ? {} : { typed: words }),
    };
  });
}

const rows = unpackRows();
const names = unpackNames();

/** The defaults of each category. */
export const CATEGORY_ROWS: readonly (readonly [id: CategoryId, row: Row])[] = categoryIds.map((id, at) => [
  id,
  rows[at] ?? {},
]);

/** Every food with its category, in the order of the texts, and what its row says or else its category. */
export const FOOD_ROWS: readonly (readonly [id: FoodId, category: CategoryId, row: FoodDefaults & Row])[] =
  ids
    .flatMap((of, kind) => of.map((id) => [id, categoryIds[kind] as CategoryId] as const))
    .map(([id, category], at) => {
      const row = rows[categoryIds.length + at] as FoodDefaults & Row;
      return [id, category, Object.assign(row, names[at])];
    });
