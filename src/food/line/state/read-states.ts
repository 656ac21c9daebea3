// The state a food is in, read from the words around its name, and the names that the state may give it.

import { LISTS } from '../../generated/packed-words.ts';

export const FOOD_STATES = [
  'raw',
  'cooked',
  'leftover',
  'frozen',
  'dried',
  'tinned',
  'smoked',
  'pickled',
  'salted',
  'minced',
  'ground',
  'fresh',
  'stale',
  'ripe',
  'unripe',
  'overripe',
] as const;

/** How a food is, where that changes how it is cooked. */
export type FoodState = (typeof FOOD_STATES)[number];

const STATE_WORDS: ReadonlyMap<string, FoodState> = new Map(
  LISTS.states.split(',').flatMap((entry) => {
    const [state, ...words] = entry.split(' ');
    return words.map((word) => [word, state as FoodState] as const);
  }),
);

const STATE_PHRASES: readonly (readonly [words: readonly string[], state: FoodState])[] = [
  [['last', 'nights'], 'leftover'],
  [['from', 'last', 'night'], 'leftover'],
  [['from', 'yesterday'], 'leftover'],
  ...['supper', 'dinner', 'lunch', 'takeaway', 'takeout'].map(
    (meal): readonly [readonly string[], FoodState] => [['from', meal], 'leftover'],
  ),
  [['left', 'over'], 'leftover'],
  [['left', 'overs'], 'leftover'],
  [['day', 'old'], 'leftover'],
  [['1', 'day', 'old'], 'leftover'],
  [['one', 'day', 'old'], 'leftover'],
  [['hard', 'boiled'], 'cooked'],
  [['soft', 'boiled'], 'cooked'],
  [['pre', 'cooked'], 'cooked'],
  [['from', 'the', 'freezer'], 'frozen'],
  [['over', 'ripe'], 'overripe'],
  [['too', 'ripe'], 'overripe'],
  ...['v', 'very', 'really', 'well', 'super'].flatMap((much): [readonly string[], FoodState][] => [
    [[much, 'ripe'], 'overripe'],
    [[much, 'brown'], 'overripe'],
    [[much, 'black'], 'overripe'],
  ]),
  [['going', 'black'], 'overripe'],
  [['gone', 'brown'], 'overripe'],
  [['gone', 'black'], 'overripe'],
  [['gone', 'soft'], 'overripe'],
  [['past', 'best'], 'overripe'],
  [['going', 'brown'], 'overripe'],
  [['past', 'their', 'best'], 'overripe'],
  [['past', 'its', 'best'], 'overripe'],
  [['going', 'soft'], 'overripe'],
  [['a', 'bit', 'soft'], 'overripe'],
  [['not', 'ripe'], 'unripe'],
  [['going', 'stale'], 'stale'],
  [['gone', 'hard'], 'stale'],
  [['gone', 'stale'], 'stale'],
  // Dried up in the fridge, it was not dried to be kept.
  ...['bit', 'little', 'going', 'gone', 'getting', 'slightly'].map((much): [readonly string[], FoodState] => [
    [much, 'dry'],
    'stale',
  ]),
  [['drying', 'out'], 'stale'],
  [['dried', 'out'], 'stale'],
];

/** The words by which names in the food data may tell a state, the usual one first. */
export const WORDS_OF_STATE: Readonly<Record<FoodState, readonly string[]>> = {
  raw: ['raw'],
  cooked: ['cooked', 'roast', 'roasted', 'boiled'],
  leftover: ['leftover', 'cooked'],
  frozen: ['frozen'],
  dried: ['dried', 'dry'],
  tinned: ['tinned', 'canned'],
  smoked: ['smoked'],
  pickled: ['pickled'],
  salted: ['salted'],
  minced: ['minced', 'mince', 'ground'],
  ground: ['ground', 'minced', 'mince'],
  fresh: ['fresh'],
  stale: ['stale'],
  ripe: ['ripe'],
  unripe: ['unripe', 'green'],
  overripe: ['overripe', 'ripe'],
};

export interface StatesRead {
  /** In the order typed, each once. */
  readonly states: readonly FoodState[];
  /** The words that remain. */
  readonly words: readonly string[];
}

/** Takes the words of state out of a line of folded words. */
export function readStates(words: readonly string[]): StatesRead {
  const states: FoodState[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = STATE_PHRASES.find(([parts]) => parts.every((part, index) => words[at + index] === part));
    const state = phrase?.[1] ?? STATE_WORDS.get(words[at] ?? '');
    if (state === undefined) rest.push(words[at] ?? '');
    else if (!states.includes(state)) states.push(state);
    at += phrase?.[0].length ?? 1;
  }
  return { states, words: rest };
}
