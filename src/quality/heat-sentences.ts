// The sentences of a method that cook something: which method, how long, and the sign that it is done.

import type { Food } from '../food/foods.ts';
import type { Method } from '../food/heat.ts';
import { readTimes, type TimeSpan } from './read-times.ts';
import type { StepSentence, Subject } from './subject.ts';

export interface HeatSentence {
  readonly sentence: StepSentence;
  readonly verb: string;
  readonly methods: readonly Method[];
  readonly times: readonly TimeSpan[];
  /** What it cooks: the foods it names, else the proteins and eggs of the sentence before it. */
  readonly foods: readonly Food[];
}

const METHODS: Readonly<Record<string, readonly Method[]>> = {
  simmer: ['simmer', 'braise', 'boil'],
  boil: ['boil', 'simmer'],
  bake: ['bake', 'roast'],
  roast: ['roast', 'bake'],
  fry: ['fry', 'soften', 'stir-fry', 'sear'],
  'stir-fry': ['stir-fry', 'fry'],
  sauté: ['fry', 'soften', 'stir-fry'],
  saute: ['fry', 'soften', 'stir-fry'],
  soften: ['soften', 'fry'],
  grill: ['grill'],
  broil: ['grill'],
  steam: ['steam'],
  poach: ['poach', 'simmer'],
  braise: ['braise', 'simmer'],
  stew: ['braise', 'simmer'],
  sear: ['sear', 'fry'],
  brown: ['sear', 'fry'],
  toast: ['toast'],
  cook: [],
};
const VERBS = Object.keys(METHODS)
  .sort((a, b) => b.length - a.length)
  .join('|');
const IMPERATIVE = new RegExp(
  String.raw`(?:^|[,;:.]\s+|\b(?:and|then|or|now|next|first|gently|slowly|quickly|carefully)\s+)(?:then\s+|gently\s+|slowly\s+)?(${VERBS})(?!\w|-)`,
  'giu',
);
/** "until soft and brown" describes; "the toast" is a thing. */
const STATE_BEFORE =
  /\b(?:until|till|when|once|is|are|be|looks?|turns?|becomes?)\b[^,;:.]*$|\b(?:a|an|the|your|of|for|to|not|never|don't)\s*$/i;
const NO_COOKING =
  /^(?:boil (?:the|a) kettle|boil water|toast rack|grill pan|steam \w+s\b|roast(?:ing)? tin|fry(?:ing)? pan)/i;

function readVerb(text: string): string | undefined {
  for (const match of text.matchAll(IMPERATIVE)) {
    const verb = match[1] ?? '';
    const start = match.index + match[0].lastIndexOf(verb);
    if (NO_COOKING.test(text.slice(start))) continue;
    if (STATE_BEFORE.test(text.slice(0, start))) continue;
    // "crisp and brown": what ends its clause describes.
    if (verb.toLowerCase() === 'brown' && /^\w+\s*(?:[,.;:]|$)/.test(text.slice(start))) continue;
    return verb.toLowerCase();
  }
  return undefined;
}

/** "Simmer until tender" speaks of what was put in, not of all that a soup or a batter holds. */
const LEADS: ReadonlySet<string> = new Set(['protein', 'egg']);

/** Sentences with a cooking verb in the imperative, in order. Heating fat, ovens and water is no cooking. */
export function readHeatSentences(subject: Subject): readonly HeatSentence[] {
  return subject.sentences.flatMap((sentence, place) => {
    const before = subject.sentences[place - 1];
    const verb = readVerb(sentence.text);
    if (verb === undefined) return [];
    const named = sentence.foods.length > 0 || before === undefined;
    const foods = named ? sentence.foods : before.foods.filter((food) => LEADS.has(food.roles[0]));
    return [{ sentence, verb, methods: METHODS[verb] ?? [], times: readTimes(sentence.text), foods }];
  });
}
