// The orders that use a food for somebody who must not have it as it is, and what is eaten without heat.

import type { Food } from '../../food/foods.ts';
import type { Finding, Severity } from '../finding.ts';
import type { Sense } from '../lexicon/lexicon.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { namePlace, quote, report } from './report.ts';

export const COOKS: readonly Sense[] = ['simmer', 'boil', 'bake', 'fry'];
export const HEATS: readonly Sense[] = [...COOKS, 'cook', 'grill', 'warm'];
export const USES: readonly Sense[] = [
  ...HEATS,
  'add',
  'mix',
  'serve',
  'coat',
  'pour',
  'lay',
  'shape',
  'drink',
];
/** Words between a food and what is said of it: "leave the grapes whole". */
export const REACH = 6;

export function writeInfant(severity: Severity, at: Sentence, what: string, why: string): readonly Finding[] {
  return [report('infant', severity, `${namePlace(at)} ${what}: ${quote(at)}. ${why}`, at)];
}

/** Whether a sentence takes a thing out of the dish, or speaks of it only: "swap the honey for maple syrup". */
function isAdviceOn(sentence: Sentence, at: number): boolean {
  const { words } = sentence.folded;
  const clause = sentence.clauseAt(words[at]?.start ?? 0);
  if (sentence.isCaution) return true;
  if (sentence.hits.some((hit) => hit.sense === 'elsewhere' && hit.clause <= clause)) return true;
  return sentence.hits.some(({ sense, from, to, negated }) => {
    if (negated || to > at) return false;
    if (sense === 'skip' || sense === 'instead' || sense === 'not') return at - from < REACH;
    if (sense !== 'replace') return false;
    return !words.slice(to, at).some(({ key }) => key === 'for' || key === 'with' || key === 'by');
  });
}

/** The orders that use something, each where `find` sees it at a word of the sentence. */
export function ordersUsing(method: Method, find: (sentence: Sentence) => number): readonly Sentence[] {
  return method.orders.filter((sentence) => {
    const at = find(sentence);
    if (at === -1 || isAdviceOn(sentence, at) || sentence.denies('add', 'serve', 'coat') !== undefined)
      return false;
    return sentence.step !== null || sentence.asks(...USES) !== undefined;
  });
}

/** Index of the first of these that is meant, -1 where there is none. */
export function findHit(sentence: Sentence, ...senses: readonly Sense[]): number {
  const hit = sentence.asks(...senses);
  return hit === undefined ? -1 : hit.from;
}

/** The first order that uses what `find` sees and that no later step heats. */
export function findUnheated(method: Method, find: (sentence: Sentence) => number): Sentence | undefined {
  return ordersUsing(method, find).find(
    (sentence) =>
      sentence.step !== null &&
      sentence.asks(...USES) !== undefined &&
      !method.steps.slice(method.steps.indexOf(sentence)).some((later) => later.asks(...COOKS) !== undefined),
  );
}

/** "With warm bread" heats no cheese. */
const THROUGH: readonly Sense[] = [...COOKS, 'cook', 'grill'];

/** The first step that has it, where nothing is heated from there on. */
export function findEatenCold(method: Method, isOne: (food: Food) => boolean): Sentence | undefined {
  const first = ordersUsing(method, (one) => findFood(one, isOne)).find(({ step }) => step !== null);
  if (first === undefined) return undefined;
  const heated = method.steps
    .slice(method.steps.indexOf(first))
    .some(
      (later) => later.asks(...THROUGH) !== undefined || later.names('heatLevel', 'ovenUse', 'hotVessel'),
    );
  return heated ? undefined : first;
}

export function findFood(sentence: Sentence, isOne: (food: Food) => boolean): number {
  const mention = sentence.firmFoods.find(({ food, negated }) => isOne(food) && !negated);
  return mention === undefined ? -1 : sentence.wordAt(mention.at);
}
