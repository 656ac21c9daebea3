// Rule no-time: a step cooks and says neither how long nor how to see that it is done.

import type { Finding } from '../finding.ts';
import type { Sense } from '../lexicon/lexicon.ts';
import type { Method } from '../method/read-method.ts';
import type { Hit, Sentence } from '../method/sentence.ts';
import { breaksOff } from './cut-off.ts';

const COOKS: readonly Sense[] = ['simmer', 'fry', 'bake', 'grill', 'cook', 'boil'];

const NO_ORDER = ['ed', 'ing', 's'] as const;

/** "Fry", not "with the rolls, toasted", "baking powder", "it cooks". */
function isBase({ folded }: Sentence, { from }: Hit): boolean {
  const word = folded.words[from];
  const text = word === undefined ? '' : folded.text.slice(word.start, word.end);
  return !NO_ORDER.some((ending) => text.endsWith(ending));
}

function cooks(sentence: Sentence): boolean {
  if (sentence.names('bringsToBoil', 'keep') || sentence.place !== 'step') return false;
  // An act that opens its clause is an order; "the cooked rice" and "a frying pan" are none.
  return sentence.hits.some(
    (hit) =>
      COOKS.includes(hit.sense) &&
      !hit.negated &&
      !hit.supposed &&
      isBase(sentence, hit) &&
      sentence.opensClause(hit),
  );
}

function tellsTime(sentence: Sentence | undefined): boolean {
  return (
    sentence !== undefined &&
    (sentence.spans.length > 0 ||
      sentence.names('cue', 'doneInside', 'until') ||
      sentence.degrees.some(({ of }) => of === 'core'))
  );
}

/** One warning a step; a recipe that names no time at all gets one, at the first step that cooks. */
export function checkNoTime(method: Method): readonly Finding[] {
  const { steps, recipe } = method;
  const cooking = steps.filter(cooks);
  const first = cooking[0];
  if (first === undefined) return [];
  if (!steps.some((one) => one.spans.length > 0 || one.names('cue'))) {
    const message = `No step says how long it takes, the first to cook is step ${first.step}.`;
    return [
      { rule: 'no-time', severity: 'warning', message, ...(first.step === null ? {} : { step: first.step }) },
    ];
  }
  const numbers = [...new Set(cooking.map(({ step }) => step))];
  return numbers.flatMap((step): readonly Finding[] => {
    if (step === null) return [];
    const own = steps.filter((one) => one.step === step);
    // The next step tells: "After 20 minutes". Of a step that breaks off the end is not known.
    const next = steps.find((one) => one.step === step + 1);
    if (own.some(tellsTime) || (next !== undefined && next.spans.length > 0 && next.says('after'))) return [];
    if (step === recipe.steps.length && breaksOff(recipe)) return [];
    const message = `Step ${step} cooks and says neither how long nor when it is done.`;
    return [{ rule: 'no-time', severity: 'warning', message, step }];
  });
}
