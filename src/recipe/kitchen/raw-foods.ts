// Which raw foods a recipe handles, and of which of them a sentence speaks.

import type { Food } from '../../food/foods.ts';
import { CORE_TEMPERATURES, type CoreKind } from '../../food/hazards.ts';
import type { ListedFood, Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';

export type RawKind =
  | 'poultry'
  | 'mince'
  | 'sausage'
  | 'pork'
  | 'offal'
  | 'game'
  | 'whole-cut'
  | 'fish'
  | 'shellfish'
  | 'egg';

/** Kinds of which an undercooked one is a danger for everybody; of the others a warning, unless a guest is frail. */
export const ALWAYS_COOKED_THROUGH: ReadonlySet<RawKind> = new Set([
  'poultry',
  'mince',
  'sausage',
  'pork',
  'offal',
  'game',
]);

/** The lexicon's words for each kind: "the bird", "patties". */
const WORDS_OF_KIND = {
  poultry: 'poultryWord',
  mince: 'minceWord',
  sausage: 'sausageWord',
  pork: 'porkWord',
  offal: 'offalWord',
  game: 'gameWord',
  'whole-cut': 'beefWord',
  fish: 'fishWord',
  shellfish: 'shellfishWord',
  egg: 'eggWord',
} as const satisfies Record<RawKind, string>;

const CORE_OF_KIND: Readonly<Record<RawKind, CoreKind>> = {
  poultry: 'poultry',
  mince: 'mince',
  sausage: 'mince',
  pork: 'whole-cut',
  offal: 'mince',
  game: 'mince',
  'whole-cut': 'whole-cut',
  fish: 'fish',
  shellfish: 'fish',
  egg: 'egg-dish',
};

/** Degrees Celsius that the thickest part reaches. Source: FoodSafety.gov, Safe Minimum Internal Temperatures. */
export function coreOf(kind: RawKind): number {
  return CORE_TEMPERATURES[CORE_OF_KIND[kind]].coreC;
}

/** The kind of a raw food; null for plants and for what is cooked, cured or tinned already. */
export function readRawKind(food: Food): RawKind | null {
  const hazards = food.hazards ?? [];
  if (food.form === 'tinned' || food.form === 'cooked') return null;
  if (food.category === 'offal' || hazards.includes('liver')) return 'offal';
  if (food.category === 'game') return food.origins.includes('poultry') ? 'poultry' : 'game';
  if (hazards.includes('raw-poultry')) return 'poultry';
  if (food.category === 'cured-sausage') return null;
  if (food.category === 'sausage') return hazards.length === 0 ? null : 'sausage';
  if (hazards.includes('raw-mince')) return 'mince';
  if (hazards.includes('raw-meat')) return food.origins.includes('pork') ? 'pork' : 'whole-cut';
  if (hazards.includes('raw-shellfish')) return 'shellfish';
  if (hazards.includes('raw-fish')) return 'fish';
  if (food.category === 'egg') return food.id === 'boiled-egg' ? null : 'egg';
  return null;
}

export interface RawFood extends ListedFood {
  readonly kind: RawKind;
}

/** The raw foods of the list. A line that says "cooked", "leftover" or "smoked" is none. */
export function findRawFoods({ listed, readings }: Method): readonly RawFood[] {
  return listed.flatMap((one) => {
    const kind = readRawKind(one.food);
    if (kind === null) return [];
    const line = readings.lineSentence(one.line.text);
    return line.asks('cookedBefore') === undefined ? [{ ...one, kind }] : [];
  });
}

/** The raw kinds that a sentence names itself. */
export function namedKinds(sentence: Sentence): readonly RawKind[] {
  const kinds = new Set<RawKind>();
  for (const { food, negated, doubtful } of sentence.foods) {
    const kind = negated || doubtful ? null : readRawKind(food);
    if (kind !== null) kinds.add(kind);
  }
  for (const [kind, word] of Object.entries(WORDS_OF_KIND) as [RawKind, (typeof WORDS_OF_KIND)[RawKind]][])
    if (sentence.hits.some(({ sense, negated }) => sense === word && !negated)) kinds.add(kind);
  // "Chicken sausages", "turkey burgers": what is minced is one thing.
  if (kinds.has('mince') || kinds.has('sausage')) {
    for (const kind of ['pork', 'whole-cut', 'game'] as const) kinds.delete(kind);
  }
  return [...kinds];
}

/** The kinds a sentence speaks of: its own, else those of the sentence before in its step, else the list's. */
export function spokenKinds(sentence: Sentence, method: Method): readonly RawKind[] {
  for (let one: Sentence | null = sentence; one !== null; one = one.previous) {
    const own = namedKinds(one);
    if (own.length > 0) return own;
  }
  return [...new Set(findRawFoods(method).map(({ kind }) => kind))];
}

/** The kinds that are meant: in "pink inside, like a steak" those of the sentence before. */
export function meantKinds(sentence: Sentence, method: Method): readonly RawKind[] {
  const kinds = spokenKinds(sentence, method);
  if (!sentence.names('likeA')) return kinds;
  const own = kinds.filter((kind) => ALWAYS_COOKED_THROUGH.has(kind));
  if (own.length > 0) return own;
  if (sentence.previous !== null) return spokenKinds(sentence.previous, method);
  const listed = findRawFoods(method).map(({ kind }) => kind);
  return listed.length > 0 ? [...new Set(listed)] : kinds;
}
