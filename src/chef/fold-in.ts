// Puts into the steps what a dish has no slot for and a cook would not leave out, once they stand.

import { fruitCut } from './dishes/parts/fruit-cut.ts';
import { waterFor } from './dishes/parts/pot-water.ts';
import type { Said, Step } from './draft.ts';
import { FOLDS, type Fold } from './folds.ts';
import type { Item } from './kitchen.ts';
import { isLeafyGreen } from './slots.ts';
import type { Board } from './start-draft.ts';
import { withCut } from './tasks.ts';
import { takesIn } from './welcome.ts';
import { asStep, over, say } from './words/say.ts';

/** A list of ingredients longer than this reads like a stocktaking. */
export const PARTS_CAP = 18;

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

function listSentences(steps: readonly Step[], isBeside = false): readonly Told[] {
  return steps.flatMap((told, step) =>
    told.meanwhile !== isBeside
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
  return (
    sentences.find(({ text }) => POURS.test(text) || nouns.some((noun) => noun.test(text))) ??
    listSentences(steps, true).find(({ text }) => nouns.some((noun) => noun.test(text)))
  );
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
  steps.splice(at, 1, asStep(step, meanwhile, before), asStep(said, false, tail));
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
    if (first === undefined) continue;
    const water = waterFor(Math.ceil(first.grams / 25) * 75, board.kitchen.us);
    const [opening, rest] = verb.replace('%', water).split('$');
    insertAt(steps, place, say`${opening ?? ''}${parts}${rest ?? ''} ${over(heat)} ${done(first)}.`);
  }
  return board.parts.slice(before).flatMap(({ item }) => (item === null ? [] : [item]));
}
