// Which raw foods a recipe handles, and of which of them a sentence speaks.

import type { Food } from '../../food/foods.ts';
import { CORE_TEMPERATURES, type CoreKind } from '../../food/hazards.ts';
import type { ListedFood, Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { remember } from '../remember.ts';

export type RawKind =
  | 'poultry'
  | 'red-bird'
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
  'red-bird': 'redBirdWord',
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
  'red-bird': 'poultry',
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

/** Breasts of red meat that are served pink as a steak is. */
const SERVED_PINK: ReadonlySet<string> = new Set([
  'duck',
  'goose-breast',
  'pigeon-breast',
  'game-bird-breast',
]);

/** The kind of a raw food; null for plants and for what is cooked, cured or tinned already. */
export function readRawKind(food: Food): RawKind | null {
  const hazards = food.hazards ?? [];
  if (food.form === 'tinned' || food.form === 'cooked') return null;
  if (food.category === 'offal' || hazards.includes('liver')) return 'offal';
  if (food.category === 'game') return food.origins.includes('poultry') ? 'poultry' : 'game';
  if (SERVED_PINK.has(food.id)) return 'red-bird';
  // A rasher is done when its fat has run, of whatever bird.
  if (hazards.includes('raw-poultry')) return food.facets.includes('rasher') ? null : 'poultry';
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

const SAFE_EGGS = ['pasteurised', 'pasteurized', 'lion'] as const;

/** Eggs that are pasteurised, or stamped with the British Lion. Source: FDA; FSA, advice on runny eggs of 2017. */
export function isEggSafe({ lines, orders, notes }: Method): boolean {
  return [...lines, ...orders, ...notes].some(
    (one) => namedKinds(one).includes('egg') && SAFE_EGGS.some((word) => one.says(word)),
  );
}

function gatherRawFoods(method: Method): readonly RawFood[] {
  const { listed, readings } = method;
  return listed.flatMap((one) => {
    const kind = readRawKind(one.food);
    if (kind === null || (kind === 'egg' && isEggSafe(method))) return [];
    const line = readings.lineSentence(one.line.text);
    return line.asks('cookedBefore') === undefined ? [{ ...one, kind }] : [];
  });
}

/** The raw foods of the list. A line that says "cooked", "leftover" or "smoked" is none. */
export const findRawFoods = remember(gatherRawFoods);

function gatherNamedKinds(sentence: Sentence): readonly RawKind[] {
  const kinds = new Set<RawKind>();
  const likes = sentence.hits.filter(({ sense }) => sense === 'likeA');
  const isCompared = (clause: number, start: number) =>
    likes.some((like) => like.clause === clause && (sentence.folded.words[like.from]?.start ?? 0) < start);
  for (const { food, negated, doubtful, at } of sentence.foods) {
    const kind = negated || doubtful ? null : readRawKind(food);
    if (kind !== null && !isCompared(likes.length > 0 ? sentence.clauseAt(at) : -1, at)) kinds.add(kind);
  }
  // "Beef stock" is no beef, "turkey bacon" no bird to probe, a "skate wing" is of a fish, and a "bird's-eye chilli" of none at all.
  const others = sentence.foods.filter(
    ({ food }) =>
      food.category === 'stock' ||
      food.facets.includes('rasher') ||
      /^fish/.test(food.origins[0] ?? '') ||
      food.origins.every((origin) => origin === 'plant' || origin === 'mushroom'),
  );
  const isOther = (start: number) => others.some(({ at, text }) => at <= start && start < at + text.length);
  for (const [kind, word] of Object.entries(WORDS_OF_KIND) as [RawKind, (typeof WORDS_OF_KIND)[RawKind]][])
    if (
      sentence.hits.some(
        ({ sense, negated, clause, from }) =>
          sense === word &&
          !negated &&
          !isOther(sentence.folded.words[from]?.start ?? 0) &&
          !isCompared(clause, sentence.folded.words[from]?.start ?? 0),
      )
    )
      kinds.add(kind);
  // "Quail eggs" are eggs.
  if (sentence.foods.some(({ food, keys }) => food.category === 'egg' && keys.length > 1)) {
    if (!sentence.foods.some(({ food }) => readRawKind(food) === 'poultry')) kinds.delete('poultry');
  }
  // "Chicken sausages", "turkey burgers": what is minced is one thing.
  if (kinds.has('mince') || kinds.has('sausage')) {
    for (const kind of ['pork', 'whole-cut', 'game'] as const) kinds.delete(kind);
  }
  if (kinds.has('red-bird')) kinds.delete('poultry');
  return [...kinds];
}

/** The raw kinds that a sentence names itself, not those it only compares with: "pink like a steak". */
export const namedKinds = remember(gatherNamedKinds);

const PARTS: ReadonlySet<string> = new Set(['thigh', 'breast', 'wing']);

/** "The thickest part of the thigh" of a rabbit: a part by itself is of what is listed. */
function isPartOfOther(sentence: Sentence, kinds: readonly RawKind[], method: Method): boolean {
  if (kinds.length !== 1 || kinds[0] !== 'poultry') return false;
  const listed = findRawFoods(method);
  const { words } = sentence.folded;
  return (
    listed.length > 0 &&
    listed.every(({ kind }) => kind !== 'poultry') &&
    sentence.foods.every(({ food }) => readRawKind(food) !== 'poultry') &&
    sentence.hits.every(({ sense, from }) => sense !== 'poultryWord' || PARTS.has(words[from]?.key ?? ''))
  );
}

/** The kinds a sentence speaks of: its own, else those of the sentence before in its step, else the list's. */
export function spokenKinds(sentence: Sentence, method: Method): readonly RawKind[] {
  for (let one: Sentence | null = sentence; one !== null; one = one.previous) {
    const own = namedKinds(one);
    if (own.length > 0 && !isPartOfOther(one, own, method)) return own;
  }
  return [...new Set(findRawFoods(method).map(({ kind }) => kind))];
}
