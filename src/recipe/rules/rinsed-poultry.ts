// Raw poultry that the cook is asked to rinse: its germs are splashed over the sink. Source: USDA FSIS.

import { TOUCHED } from '../kitchen/dish-foods.ts';
import { THINGS } from '../kitchen/raw-contact.ts';
import { namedKinds, readRawKind } from '../kitchen/raw-foods.ts';
import type { Method } from '../method/read-method.ts';
import type { Hit, Sentence } from '../method/sentence.ts';

/** Words between the act and what it is done to. */
const REACH = 8;
/** Water, vinegar, lime: what things are washed with. */
const WASHES: ReadonlySet<string> = new Set(['liquid', 'acid', 'fruit']);

/** "Rinse the chicken", "hold each piece under the tap": the first thing named behind the act is what is rinsed. */
export function rinsesPoultry(sentence: Sentence, method: Method): boolean {
  const rinse = sentence.asks('rinseOff');
  if (
    rinse === undefined ||
    sentence.denies('rinseOff') !== undefined ||
    sentence.names('leftDirty') ||
    sentence.asks('thaw') !== undefined ||
    isWaved(sentence, rinse)
  )
    return false;
  const start = sentence.folded.words[rinse.from]?.start ?? 0;
  const other = sentence.foods.find(
    ({ at, food }) => at > start && readRawKind(food) === null && !WASHES.has(food.roles[0] ?? ''),
  );
  const bird = sentence.hits.find(({ sense, from }) => sense === 'poultryWord' && from > rinse.from);
  // "Wash everything that touched raw chicken".
  const ahead = sentence.folded.words.slice(Math.max(0, (bird?.from ?? 0) - 2), bird?.from ?? 0);
  if (ahead.some(({ key }) => TOUCHED.has(key))) return false;
  const thing = sentence.hits.find(
    ({ sense, clause, from }) =>
      (clause === rinse.clause || (from > rinse.from && from - rinse.from < REACH)) &&
      (THINGS as readonly string[]).includes(sense) &&
      sense !== 'contactSink',
  );
  if (bird !== undefined) {
    const at = sentence.folded.words[bird.from]?.start ?? 0;
    return (thing === undefined || thing.from > bird.from) && (other === undefined || other.at > at);
  }
  if (
    thing === undefined &&
    sentence.hits.some(({ sense, clause }) => sense === 'poultryWord' && clause === rinse.clause)
  )
    return true;
  const ready = sentence.foods.some(
    ({ food }) => readRawKind(food) === null && !WASHES.has(food.roles[0] ?? ''),
  );
  // What the bird lies in ahead of the rinse is not what is rinsed.
  const any = sentence.hits.some(
    ({ sense, from }) =>
      sense !== 'contactSink' &&
      (THINGS as readonly string[]).includes(sense) &&
      from > rinse.from &&
      !sentence.folded.words.slice(Math.max(0, from - 2), from).some(({ key }) => key === 'with'),
  );
  if (ready || any || !sentence.names('runningWater')) return false;
  return speaksLastOfPoultry(sentence, method);
}

/** Whether the food named last before a sentence, in it or in the steps before, is poultry. */
function speaksLastOfPoultry(sentence: Sentence, { steps }: Method): boolean {
  if (sentence.step === null)
    return sentence.previous !== null && namedKinds(sentence.previous).includes('poultry');
  const before = steps
    .slice(0, steps.indexOf(sentence) + 1)
    .findLast((one) => one.foods.length > 0 || namedKinds(one).length > 0);
  if (before === undefined) return false;
  return namedKinds(before).includes('poultry');
}

function isWaved(sentence: Sentence, hit: Hit): boolean {
  return sentence.hits.some(
    ({ sense, from, clause }) => sense === 'waved' && from < hit.from && clause === hit.clause,
  );
}
