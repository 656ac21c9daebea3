// Meat that must be cooked through, and is told to be eaten raw: spread on bread, sliced over a plate, crumbled on top.

import type { Finding } from '../finding.ts';
import { isHeating } from '../kitchen/raw-contact.ts';
import { ALWAYS_COOKED_THROUGH, findRawFoods, namedKinds, type RawKind } from '../kitchen/raw-foods.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { reportDanger } from './report.ts';

const SERVES = ['lay', 'serve', 'add', 'mix', 'coat', 'cut', 'pour'] as const;

function isHeatedAfter({ steps }: Method, sentence: Sentence, kind: RawKind): boolean {
  const from = steps.indexOf(sentence);
  return steps
    .slice(from)
    .some(
      (one) =>
        isHeating(one) &&
        (one.firmFoods.length === 0 || namedKinds(one).includes(kind) || one.names('allOfIt')),
    );
}

/** A danger where a step says that it is raw, puts it to use, and nothing heats it from there on. */
export function checkServedRaw(method: Method): readonly Finding[] {
  if (!method.ended) return [];
  const listed = new Set(findRawFoods(method).map(({ kind }) => kind));
  return method.steps
    .flatMap((sentence) => {
      if (sentence.isCaution || sentence.asks('raw') === undefined || sentence.asks(...SERVES) === undefined)
        return [];
      const kind = namedKinds(sentence).find((one) => ALWAYS_COOKED_THROUGH.has(one) && listed.has(one));
      if (kind === undefined || isHeatedAfter(method, sentence, kind)) return [];
      return [reportDanger('undercooked', sentence, 'serves raw what must be cooked through')];
    })
    .slice(0, 1);
}

/** A danger where flour is mixed in and nothing is heated at all: it is as raw as meat. Source: FDA, Flour is a raw food. */
export function checkRawFlour({ listed, readings, steps, ended }: Method): readonly Finding[] {
  const isServed = ended && steps.some((one) => one.asks('serve') !== undefined);
  if (!isServed || steps.some((one) => isHeating(one) || one.asks('warm', 'hotPlace') !== undefined))
    return [];
  const isTreated = (line: Sentence) => TREATED.some((word) => line.says(word));
  const flour = listed.find(
    ({ food, line }) => food.category === 'flour' && !isTreated(readings.lineSentence(line.text)),
  );
  const at = steps.find((one) => one.foods.some(({ food }) => food.id === flour?.food.id));
  return at === undefined
    ? []
    : [reportDanger('undercooked', at, 'has raw flour eaten, which is heated as meat is')];
}

/** A danger where fish that nobody froze is eaten raw. Source: FDA Food Code 3-402.11, freezing kills its parasites. */
export function checkUnfrozenFish({ listed, steps, ended }: Method): readonly Finding[] {
  if (!ended || !listed.some(({ food }) => food.origins.includes('fish')) || steps.some(isHeating)) return [];
  const isRaw = steps.some((one) => one.names('raw', 'servedRaw', 'rareInside'));
  const at = steps.find((one) => one.denies('freeze') !== undefined && !one.names('leftover'));
  return !isRaw || at === undefined
    ? []
    : [reportDanger('undercooked', at, 'has fish eaten raw that was never frozen')];
}

const TREATED = ['heat-treated', 'toasted', 'dusting'] as const;
