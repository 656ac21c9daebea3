// What a dish has no slot for and a cook would not leave out: wine and pastes before the liquid, tinned beans, coconut
// milk and leaves into what simmers. Each goes in by what it does, once the steps stand.

import type { Food, FoodId } from '../food/foods.ts';
import { fruitCut } from './dishes/parts/fruit-cut.ts';
import type { Fact, HeatLevel, Part, Said, Step } from './draft.ts';
import { meetsFruit } from './fruit-bridges.ts';
import { type Item, isMilky } from './kitchen.ts';
import {
  isBacon,
  isBraising,
  isCheese,
  isDriedFruit,
  isFish,
  isLeafyGreen,
  isNamed,
  isNut,
  isPasta,
  isSpice,
  isTinnedLegume,
} from './slots.ts';
import type { Board } from './start-draft.ts';
import { wiltLeaf, withCut } from './tasks.ts';
import { takesIn } from './welcome.ts';
import { over, say, until } from './words/say.ts';

/** A list of ingredients longer than this reads like a stocktaking. */
export const PARTS_CAP = 18;

export type Way =
  | 'paste'
  | 'wine'
  | 'pulse'
  | 'raisins'
  | 'berries'
  | 'coconut'
  | 'orange'
  | 'chocolate'
  | 'greens'
  | 'stewed';

interface Fold {
  readonly way: Way;
  /** Before the first liquid, after the last long simmer, or after the last of any length. */
  readonly when: 'wet' | 'late' | 'last';
  readonly most: number;
  readonly each: number;
  readonly prepare?: string;
  /** Whether a cook would put it in beside what is in the pot already. */
  readonly takes: (food: Food, others: readonly Food[], typed: readonly string[]) => boolean;
  readonly verb: string;
  readonly heat: HeatLevel;
  readonly until: (part: Part) => Fact;
}

export const isEastern = ({ id, category }: Food): boolean =>
  category === 'soy-sauce'
    ? id !== 'worcestershire-sauce'
    : ['miso', 'gochujang', 'doubanjiang', 'kimchi', 'rice-wine', 'mirin', 'dashi'].includes(id);
const isWestern = (food: Food): boolean =>
  isCheese(food) ||
  isMilky(food) ||
  isPasta(food) ||
  ['tinned-tomato', 'mustard', 'wine'].includes(food.category) ||
  isNamed(food, 'olives', 'capers');
const isGamey = (food: Food): boolean =>
  food.category === 'game' || food.origins.includes('game') || isNamed(food, 'duck', 'venison-mince');

const PASTES: readonly FoodId[] = [
  'chipotle',
  'harissa',
  'achiote-paste',
  'aji-amarillo-paste',
  'ginger-garlic-paste',
  'tomato-puree',
  'marmite',
  'beef-extract',
  'worcestershire-sauce',
];
const EASTERN_PASTES: readonly FoodId[] = [
  'miso',
  'gochujang',
  'doubanjiang',
  'soy-sauce',
  'oyster-sauce',
  'fish-sauce',
];
const POURED: readonly FoodId[] = [
  'rice-wine',
  'mirin',
  'white-wine',
  'red-wine',
  'sherry',
  'marsala',
  'port',
  'cider',
  'beer',
  'whisky',
];
/** Stirred to a paste already, or a dish of their own. */
const NO_PULSE: readonly FoodId[] = ['refried-beans', 'hominy', 'lupin-beans', 'marrowfat-peas'];

/**
 * In the order in which they are told: what joins late from the end of the pot to its beginning, for each goes in
 * before those told already.
 */
const FOLDS: readonly Fold[] = [
  {
    way: 'paste',
    when: 'wet',
    most: 2,
    each: 5,
    takes: (food, others) =>
      PASTES.includes(food.id)
        ? !others.some(isEastern)
        : EASTERN_PASTES.includes(food.id) && !others.some(isWestern),
    verb: 'Stir in $ and cook',
    heat: 'medium',
    until: () => until('fragrant', 1),
  },
  {
    way: 'wine',
    when: 'wet',
    most: 1,
    each: 50,
    takes: (food, others, typed) =>
      (POURED.includes(food.id) || typed.some((text) => /pernod|pastis|ouzo/i.test(text))) &&
      !others.some((other) => other.roles.includes('alcohol') || other.category === 'coconut-cream'),
    verb: 'Pour in $ and let it bubble',
    heat: 'medium-high',
    until: () => until('reduced-by-half', 2, 3),
  },
  {
    way: 'orange',
    when: 'late',
    most: 1,
    each: 90,
    prepare: 'zest finely grated, then juiced',
    takes: (food, others) =>
      food.id === 'orange' && others.some((one) => isBraising(one) || isFish(one) || one.id === 'beetroot'),
    verb: 'Stir in the zest and juice of $ and cook',
    heat: 'low',
    until: () => until('fragrant', 1),
  },
  {
    way: 'chocolate',
    when: 'late',
    most: 1,
    each: 7,
    prepare: 'finely chopped',
    takes: (food, others) =>
      food.id === 'chocolate' &&
      others.some((one) => isGamey(one) || /chil|red-wine|oxtail/.test(`${one.id} ${one.category}`)),
    verb: 'Stir in $, which darkens the sauce and does not sweeten it,',
    heat: 'low',
    until: () => until('melted', 1),
  },
  {
    way: 'berries',
    when: 'late',
    most: 1,
    each: 40,
    takes: (food, others) =>
      isNamed(food, 'blackberries', 'blueberries', 'red-currants', 'blackcurrants', 'cranberries') &&
      others.some(isGamey),
    verb: 'Stir in $ and cook',
    heat: 'medium-low',
    until: () => until('they begin to burst', 3, 4),
  },
  {
    way: 'greens',
    when: 'late',
    most: 1,
    each: 60,
    takes: (food, others) =>
      (isLeafyGreen(food) || food.id === 'frozen-spinach') && !others.some(isLeafyGreen),
    verb: 'Stir in $ and cook',
    heat: 'medium',
    until: wiltLeaf,
  },
  {
    way: 'stewed',
    when: 'last',
    most: 1,
    each: 50,
    takes: meetsFruit,
    verb: 'Stir in $ and cook',
    heat: 'medium-low',
    until: () => until('soft, with most of it still whole', 6, 8),
  },
  {
    way: 'raisins',
    when: 'late',
    most: 1,
    each: 20,
    takes: (food, others) =>
      isDriedFruit(food) && food.side === 'both' && others.some((one) => isSpice(one) || isNut(one)),
    verb: 'Stir in $ and cook',
    heat: 'low',
    until: () => until('plump', 4, 5),
  },
  {
    way: 'pulse',
    when: 'late',
    most: 1,
    each: 80,
    takes: (food, others) =>
      isTinnedLegume(food) &&
      !isNamed(food, ...NO_PULSE) &&
      !(food.id === 'baked-beans' && others.some(isPasta)),
    verb: 'Stir in $ and cook',
    heat: 'medium-low',
    until: () => until('hot all through', 3, 4),
  },
  {
    way: 'coconut',
    when: 'late',
    most: 1,
    each: 100,
    takes: (food, others) =>
      food.category === 'coconut-cream' &&
      !others.some((one) => (isWestern(one) && one.category !== 'tinned-tomato') || isBacon(one)),
    verb: 'Pour in $ and let it bubble',
    heat: 'medium-low',
    until: () => until('thick-coats-spoon', 4, 6),
  },
];

const SENTENCES = /(?<=[.!]) (?=[A-Z])/;
/** Poured in by name, or as water in a measure. */
const POURS =
  /\b(?:pour in|add|and|with|then) (?:\d[^.,]*? (?:ml|cups?|litres?|tablespoons?)[^.,]* water|a small glass of water)/i;
const LIQUIDS: readonly string[] = ['tinned-tomato', 'tomato', 'stock', 'coconut-cream'];
/** From so many minutes on, a simmer is long. */
const LONG = 6;
const SHORT = 4;
const MOST_STEPS = 9;

export interface Place {
  readonly step: number;
  readonly sentence: number;
}

/** A step is looked at for every kind of thing that may go into it, and stays as it is until something does. */
const parted = new WeakMap<Step, readonly string[]>();

export function partStep(step: Step): readonly string[] {
  let sentences = parted.get(step);
  if (sentences === undefined) {
    sentences = step.text.split(SENTENCES);
    parted.set(step, sentences);
  }
  return sentences;
}

const MEASURES = /^(?:By th(?:en|at)|The meat is|Check|Look for|A thermometer|It should)\b/;

type Told = Place & { readonly text: string; readonly facts: Step['facts'] };

function listSentences(steps: readonly Step[]): readonly Told[] {
  return steps.flatMap((told, step) =>
    told.meanwhile
      ? []
      : partStep(told).map((text, sentence) => ({ step, sentence, text, facts: told.facts })),
  );
}

function lasts({ text, facts }: Told, minutes: number): boolean {
  return (
    !text.startsWith('Meanwhile') &&
    facts.some((fact) => fact.kind === 'until' && fact.minutes[0] >= minutes && text.includes(fact.words))
  );
}

/** Before which sentence it goes; undefined where there is no place for it. */
export function findPlace(board: Board, steps: readonly Step[], when: Fold['when']): Place | undefined {
  const sentences = listSentences(steps);
  if (when !== 'wet') {
    const found =
      (when === 'late' ? sentences.findLast((one) => lasts(one, LONG)) : undefined) ??
      sentences.findLast((one) => lasts(one, SHORT));
    if (found === undefined) return undefined;
    // What is measured of a sentence stays behind it.
    const next = sentences[sentences.indexOf(found) + 1];
    const isMeasured = next !== undefined && next.step === found.step && MEASURES.test(next.text);
    return { step: found.step, sentence: found.sentence + (isMeasured ? 2 : 1) };
  }
  const nouns = board.parts
    .filter(({ food }) => LIQUIDS.includes(food.category) || LIQUIDS.includes(food.id))
    .map(({ noun }) => new RegExp(`\\b${noun}\\b`));
  return sentences.find(({ text }) => POURS.test(text) || nouns.some((noun) => noun.test(text)));
}

export function insertAt(steps: Step[], { step: at, sentence }: Place, said: Said): void {
  const step = steps[at];
  if (step === undefined) return;
  const sentences = partStep(step);
  const before = sentences.slice(0, sentence).join(' ');
  const after = sentences.slice(sentence).join(' ');
  const { meanwhile } = step;
  const joined: Step = {
    text: [before, said.text, after].filter((text) => text !== '').join(' '),
    portions: [...step.portions, ...said.portions],
    facts: [...step.facts, ...said.facts],
    meanwhile,
  };
  if (joined.text.length <= 430 || steps.length >= MOST_STEPS || before === '') {
    steps[at] = joined;
    return;
  }
  const tail = [said.text, after].filter((text) => text !== '').join(' ');
  steps.splice(at, 1, { ...step, text: before }, { ...said, text: tail, meanwhile: false });
}

/** Puts in what goes in; gives back the cook's foods that came in this way. */
export function foldIn(board: Board, steps: Step[], dish: string): readonly Item[] {
  const before = board.parts.length;
  for (const { way, when, most, each, prepare, takes, verb, heat, until: done } of FOLDS) {
    if (!takesIn(dish, way)) continue;
    const others = board.parts.map(({ food }) => food);
    const items = board
      .listFree()
      .filter(({ food, typed }) => takes(food, others, typed))
      .slice(0, Math.min(most, PARTS_CAP - board.parts.length));
    const place = items.length === 0 ? undefined : findPlace(board, steps, when);
    if (place === undefined) continue;
    const parts = items.map((item) =>
      board.take(item, {
        // Of spirits a spoonful does.
        each: item.food.id === 'whisky' ? 15 : each,
        ...(way === 'stewed'
          ? fruitCut(item)
          : prepare === undefined
            ? isLeafyGreen(item.food)
              ? withCut(item, 'shreds')
              : {}
            : { prepare }),
      }),
    );
    const [first] = parts;
    const [opening, rest] = verb.split('$');
    if (first !== undefined)
      insertAt(steps, place, say`${opening ?? ''}${parts}${rest ?? ''} ${over(heat)} ${done(first)}.`);
  }
  return board.parts.slice(before).flatMap(({ item }) => (item === null ? [] : [item]));
}
