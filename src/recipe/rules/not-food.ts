// Something that is not food, on the list or put into the dish. The names and their look-alikes are the gate's own.

import { findNotFoodInText, type NotFoodHit } from '../../food/not-food.ts';
import type { Finding } from '../finding.ts';
import { THINGS } from '../kitchen/raw-contact.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { remember } from '../remember.ts';

const PUTS_IN = [
  'add',
  'mix',
  'pour',
  'coat',
  'serve',
  'drink',
  'soak',
  'simmer',
  'boil',
  'fry',
  'bake',
  'shape',
  'lay',
  'cook',
  'grill',
  'taste',
  'wash',
] as const;

function isDenied(sentence: Sentence, hit: NotFoodHit): boolean {
  const at = sentence.folded.words.findIndex(({ start }) => start >= hit.start);
  return sentence.hits.some(
    ({ sense, from, to }) =>
      (sense === 'not' || sense === 'instead' || sense === 'like') && to <= at && at - from < 8,
  );
}

/** Whether the sentence cleans things rather than food: hands, boards, knives. */
function isCleaning(sentence: Sentence): boolean {
  const things = sentence.names(...THINGS);
  const put = sentence.asks('add', 'mix', 'soak', 'pour', 'serve');
  // "A splash of bleach".
  const isNoun = put !== undefined && sentence.folded.words[put.from - 1]?.key === 'a';
  return things && sentence.asks('wash', 'wipe', 'sterilise') !== undefined && (put === undefined || isNoun);
}

/** What wraps, ties and cools is no ingredient; what glues and perfumes is one where it is measured out. */
function isMeantOtherwise(sentence: Sentence, hit: NotFoodHit): boolean {
  const { words } = sentence.folded;
  const at = words.findIndex(({ start, end }) => start >= hit.start || end > hit.start);
  const last = words.findIndex(({ end }) => end >= hit.end);
  const covers = sentence.hits.filter(({ from, to }) => from <= last && to > at);
  if (covers.some(({ sense }) => sense === 'kitchenThing')) return true;
  return covers.some(({ sense }) => sense === 'figurative') && !isMeasured(sentence, hit);
}

/** "Two capfuls of", "half a teaspoon of": what is measured out goes in. */
function isMeasured(sentence: Sentence, hit: NotFoodHit): boolean {
  const at = sentence.folded.words.findIndex(({ end }) => end > hit.start);
  return sentence.hits.some(({ sense, to }) => sense === 'measureWord' && to <= at && at - to < 4);
}

/** Whether an act that puts things into a dish stands ahead of it. */
function isPutIn(sentence: Sentence, hit: NotFoodHit): boolean {
  const at = sentence.folded.words.findIndex(({ end }) => end > hit.start);
  return sentence.hits.some(
    ({ sense, from, negated, supposed }) =>
      !negated &&
      !supposed &&
      Math.abs(at - from) < PUT_IN_REACH &&
      (PUTS_IN as readonly string[]).includes(sense),
  );
}
const PUT_IN_REACH = 14;

function write(hit: NotFoodHit, where: string, place: Pick<Finding, 'step' | 'ingredient'>): Finding {
  return { rule: 'not-food', severity: 'danger', message: `“${hit.words}” is not food, ${where}.`, ...place };
}

function isRefused({ entry }: NotFoodHit): boolean {
  return entry.verdict === 'not-food';
}

/** Whether a sentence speaks of what is not done. */
function isSkipped(sentence: Sentence): boolean {
  return sentence.isCaution || sentence.names('discard', 'like', 'if');
}

/** Notes that warn, and that only tell: "salmon is low in mercury", "it may turn urine pink". */
function isTold(sentence: Sentence): boolean {
  return sentence.place === 'notes' && (sentence.isCaution || sentence.names('may'));
}

const findIn = remember((sentence: Sentence): readonly NotFoodHit[] =>
  findNotFoodInText(sentence.text).filter(
    (hit) => isRefused(hit) && !isDenied(sentence, hit) && !isMeantOtherwise(sentence, hit),
  ),
);

/** One danger for each thing, where the list holds it or a step or note asks to put it in. */
export function checkNotFood(method: Method): readonly Finding[] {
  const found = new Map<string, Finding>();
  const add = (hit: NotFoodHit, finding: Finding) => {
    if (!found.has(hit.term)) found.set(hit.term, finding);
  };
  for (const line of method.lines) {
    if (line.asks('discard', 'cutAway') !== undefined) continue;
    for (const hit of findIn(line)) add(hit, write(hit, 'on the list', { ingredient: line.text }));
  }
  for (const sentence of method.orders) {
    if (isTold(sentence) || isCleaning(sentence)) continue;
    const skipped = isSkipped(sentence);
    const where = sentence.step === null ? 'in the notes' : `in step ${sentence.step}`;
    for (const hit of findIn(sentence))
      if (isMeasured(sentence, hit) || (!skipped && isPutIn(sentence, hit)))
        add(hit, write(hit, where, sentence.step === null ? {} : { step: sentence.step }));
  }
  return [...found.values()];
}
