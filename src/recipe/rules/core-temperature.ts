// A core temperature that the cook is asked to stop at, too low for the food it is measured in.

import type { Finding } from '../finding.ts';
import { findDonenessTold, isUnfinished } from '../kitchen/doneness-told.ts';
import { nameAskedFrailGuest } from '../kitchen/guests.ts';
import { isHeldLongEnough } from '../kitchen/holding-times.ts';
import {
  ALWAYS_COOKED_THROUGH,
  coreOf,
  namedKinds,
  type RawKind,
  spokenKinds,
} from '../kitchen/raw-foods.ts';
import type { Degrees } from '../method/read-degrees.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { namePlace, report } from './report.ts';

const NAMES: Readonly<Record<RawKind, string>> = {
  poultry: 'poultry',
  'red-bird': 'poultry',
  mince: 'minced meat',
  sausage: 'sausages',
  pork: 'pork',
  offal: 'offal',
  game: 'game',
  'whole-cut': 'a whole cut',
  fish: 'fish',
  shellfish: 'shellfish',
  egg: 'dishes of egg',
};
/** Below this a figure inside is that of proving dough, of warm milk, of a fridge. */
const LOWEST_CORE_C = 35;
const HIGHEST_CORE_C = 100;
/** Letters between "70 C" and "for two minutes". */
const REACH_OF_HOLD = 20;

/** Whether food is cooked in water as warm as it gets. */
function isBath({ steps }: Method): boolean {
  return steps.some((one) => one.asks('bathOf') !== undefined);
}

/** Minutes for which a temperature is held: in a bath those of the steps, else only where it is told to be held. */
function heldMinutes(sentence: Sentence, method: Method, figure: Degrees): number {
  if (!isBath(method)) {
    const held = [sentence, sentence.next].find((one) => one?.asks('keep', 'stand') !== undefined);
    const behind = sentence.spans.find(
      ({ at }) =>
        at >= figure.end &&
        at - figure.end < REACH_OF_HOLD &&
        !sentence.plain.slice(figure.end, at).includes(','),
    );
    return Math.max(held?.longestMinutes ?? 0, behind?.high ?? 0);
  }
  const from = Math.max(0, method.steps.indexOf(sentence) - 1);
  return Math.max(
    ...method.steps.slice(from).map(({ longestMinutes }) => longestMinutes),
    sentence.longestMinutes,
  );
}

/** Words between "below" and the figure. */
const REACH_OF_OTHER = 3;

/** "Never below 60 C", "cool to 40 C", "keep warm above 60 C": figures that nothing is cooked to. */
function isOtherFigure(sentence: Sentence, method: Method, { at, of, c }: Degrees): boolean {
  const inBath = sentence.step !== null && isBath(method) && !sentence.says('oven');
  if (c >= LOWEST_CORE_C && c <= HIGHEST_CORE_C && inBath) return false;
  if (of === 'oven' || of === 'liquid' || of === 'store' || c < LOWEST_CORE_C) return true;
  const word = sentence.wordAt(at);
  if (
    sentence.hits.some(({ sense, to }) => sense === 'otherFigure' && to <= word && word - to < REACH_OF_OTHER)
  )
    return true;
  return sentence.names('cool', 'thaw') && !sentence.names('bake', 'grill', 'fry', 'cook', 'simmer');
}

/** The kind a figure is measured in: the one named nearest before it, else in its sentence, else the list's mildest. */
function measuredKind(sentence: Sentence, method: Method, figure: Degrees): RawKind | null {
  const spoken = spokenKinds(sentence, method);
  // The egg that binds a loaf is not what is measured.
  const kinds = spoken.some((kind) => ALWAYS_COOKED_THROUGH.has(kind))
    ? spoken.filter((kind) => kind !== 'egg')
    : spoken;
  if (kinds.length < 2) return kinds[0] ?? null;
  const named = sentence.foods.filter(({ at }) => at < figure.at);
  for (const mention of named.toReversed()) {
    const kind = kinds.find(
      (one) =>
        namedKinds(sentence).includes(one) &&
        sentence.plain.startsWith(mention.text, mention.at) &&
        namedBy(one, mention.text),
    );
    if (kind !== undefined) return kind;
  }
  return kinds.toSorted((a, b) => coreOf(a) - coreOf(b))[0] ?? null;
}

function namedBy(kind: RawKind, text: string): boolean {
  return text.includes(kind) || kind === 'poultry';
}

function reaches(figures: readonly Degrees[], wantedC: number): boolean {
  return figures.some(({ highC, of }) => of !== 'oven' && highC >= wantedC && highC <= HIGHEST_CORE_C);
}

/** What is too low about a figure; null where it is high enough, held long enough, or no core temperature of ours. */
function findTooLow(sentence: Sentence, method: Method, figure: Degrees): RawKind | null {
  if (isOtherFigure(sentence, method, figure)) return null;
  const kind = measuredKind(sentence, method, figure);
  if (kind === null) return null;
  const told = figure.of === 'core' || sentence.asks('recommended') !== undefined;
  if (!told && !isBath(method) && namedKinds(sentence).length === 0) return null;
  if (sentence.step === null && (!told || isBath(method))) return null;
  const wantedC = coreOf(kind);
  // "Take it out at 71 C, it rises to 74": the highest figure of the step and of what follows counts.
  const later = method.steps.filter(
    (one) =>
      sentence.step !== null &&
      one.step !== null &&
      one.step >= sentence.step &&
      namedKinds(one).includes(kind),
  );
  if ([sentence, ...later].some(({ degrees }) => reaches(degrees, wantedC))) return null;
  const held = heldMinutes(sentence, method, figure);
  return isHeldLongEnough(figure.c, held, kind === 'poultry') && kind !== 'egg' ? null : kind;
}

/** A danger for poultry, mince, sausages, pork, offal and game; else a warning, unless a frail guest eats with us. */
export function checkCoreTemperature(method: Method): readonly Finding[] {
  const guest = nameAskedFrailGuest(method);
  return findDonenessTold(method).flatMap((sentence) => {
    for (const figure of sentence.degrees) {
      if (isUnfinished(sentence, sentence.wordAt(figure.at))) continue;
      const kind = findTooLow(sentence, method, figure);
      if (kind === null) continue;
      const always = ALWAYS_COOKED_THROUGH.has(kind);
      const whom = guest === null || always ? '' : `, and it is for ${guest}`;
      const message = `${namePlace(sentence)} gives ${figure.text} inside for ${NAMES[kind]}; ${coreOf(kind)} C is the figure of FoodSafety.gov${whom}.`;
      return [report('undercooked', always || guest !== null ? 'danger' : 'warning', message, sentence)];
    }
    return [];
  });
}
