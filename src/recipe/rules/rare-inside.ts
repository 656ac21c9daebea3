// Meat that the cook is asked to leave pink, rare or raw inside, of a kind that must be cooked through.

import type { Finding } from '../finding.ts';
import { findDonenessTold, isUnfinished } from '../kitchen/doneness-told.ts';
import { nameAskedFrailGuest } from '../kitchen/guests.ts';
import { isHeating, soilingKinds } from '../kitchen/raw-contact.ts';
import {
  ALWAYS_COOKED_THROUGH,
  coreOf,
  isEggSafe,
  namedKinds,
  type RawKind,
  spokenKinds,
} from '../kitchen/raw-foods.ts';
import type { Method } from '../method/read-method.ts';
import type { Hit, Sentence } from '../method/sentence.ts';
import { reportDanger } from './report.ts';

/** Of these a shade of pink is common and passes; rare and bloody do not. */
const MAY_BLUSH: ReadonlySet<RawKind> = new Set(['pork', 'game']);
const SHADES: ReadonlySet<string> = new Set([
  'pink',
  'pinkish',
  'rosi',
  'blush',
  'blushing',
  'blushed',
  'rose',
]);
/** What frail guests are not given soft. */
const SOFT_FOR_NOBODY_FRAIL: ReadonlySet<RawKind> = new Set(['whole-cut', 'fish', 'shellfish', 'egg']);

const UNDONE: ReadonlySet<string> = new Set(['rareInside', 'undone', 'beforeDone']);
/** Degrees Celsius: hotter is an oven or oil. */
const HIGHEST_CORE_C = 100;
/** Words between a shade and what is said against it. */
const REACH_OF_REFUSAL = 6;
/** Words between a shade and the part that has it. */
const REACH = 8;

/** "Raw in the middle", "inside they should be red": a shade beside the part that has it. */
function findUndone(sentence: Sentence): Hit | undefined {
  const covered = (hit: Hit) =>
    sentence.hits.some(
      ({ sense, from, to, clause }) =>
        (sense === 'lostPink' || sense === 'doneInside') &&
        from <= hit.from &&
        (hit.from < to || (sense === 'lostPink' && clause === hit.clause && hit.from - to < REACH)),
    );
  const inside = sentence.hits.filter(({ sense }) => sense === 'insideOf');
  const flesh = sentence.hits.filter(({ sense }) => sense === 'fleshOf');
  const ofFood = (hit: Hit) =>
    sentence.foods.some(({ at, text }) => {
      const start = sentence.folded.words[hit.from]?.start ?? -1;
      return start >= at && start < at + text.length;
    });
  // "Don't worry if it is still raw inside".
  const shrugged = (hit: Hit) =>
    sentence.hits.some(({ sense, from }) => sense === 'shrugged' && from < hit.from);
  // "If it is pink, you've nailed it", and "a rosy middle is not good enough".
  const praised = (hit: Hit) =>
    hit.supposed &&
    sentence.hits.some(({ sense, from, negated }) => sense === 'praised' && !negated && from > hit.from);
  const refused = (hit: Hit) =>
    sentence.hits.some(
      ({ sense, from, clause }) =>
        sense === 'not' && clause === hit.clause && from >= hit.to && from - hit.to < REACH_OF_REFUSAL,
    );
  const named = soilingKinds(sentence).length > 0;
  return sentence.hits.find(
    (hit) =>
      UNDONE.has(hit.sense) &&
      ((!hit.negated && !hit.supposed) || shrugged(hit) || praised(hit)) &&
      !covered(hit) &&
      !ofFood(hit) &&
      !refused(hit) &&
      (hit.sense !== 'undone' ||
        (named && (shrugged(hit) || praised(hit))) ||
        inside.some(({ from, to }) => hit.from - to < REACH && from - hit.to < REACH) ||
        flesh.some(({ to }) => to <= hit.from && hit.from - to < REACH)),
  );
}

/** "Don't cook them right through." */
function findForbidden(sentence: Sentence): Hit | undefined {
  const { words } = sentence.folded;
  return sentence.hits.find(
    ({ sense, from, negated, supposed }) =>
      sense === 'doneThrough' && negated && !supposed && words[from]?.key === 'cook',
  );
}

/** Whether it, or another sentence of its step, gives the core temperature that its kinds need. */
function givesCore(sentence: Sentence, kinds: readonly RawKind[], { steps }: Method): boolean {
  const wantedC = Math.max(...kinds.map(coreOf));
  const own = [sentence, ...steps.filter(({ step }) => step === sentence.step)];
  return own.some((one) =>
    one.degrees.some(({ highC, of }) => of !== 'oven' && highC >= wantedC && highC <= HIGHEST_CORE_C),
  );
}

/** "Leave the onion until pink": no part is named, and the foods spoken of are not raw. */
function speaksOfOther(sentence: Sentence): boolean {
  if (sentence.names('insideOf')) return false;
  const isFirm = ({ doubtful }: { readonly doubtful: boolean }) => !doubtful;
  let one: Sentence | null = sentence;
  while (one !== null && namedKinds(one).length === 0 && !one.foods.some(isFirm)) one = one.previous;
  return one !== null && namedKinds(one).length === 0;
}

/** Minutes of heat that finish what was raw inside. */
const FINISHES_IN = 5;

/** Whether a later sentence puts the raw food over heat again. */
function isCookedOn({ steps }: Method, sentence: Sentence): boolean {
  const from = steps.indexOf(sentence);
  if (from === -1) return false;
  return steps
    .slice(from + 1)
    .some(
      (later) =>
        isHeating(later) &&
        (later.longestMinutes >= FINISHES_IN || later.names('doneInside') || later.degrees.length > 0) &&
        (later.foods.length === 0 || soilingKinds(later).length > 0 || later.names('allOfIt')),
    );
}

/** Whether it, or the sentence before, names an egg: "until the liquid is gone" is none. */
function namesEgg(sentence: Sentence): boolean {
  return [sentence, sentence.previous].some((one) => one !== null && namedKinds(one).includes('egg'));
}

/** A danger where every kind the sentence may speak of must be cooked through. */
export function checkRareInside(method: Method): readonly Finding[] {
  const guest = nameAskedFrailGuest(method);
  const safeEggs = isEggSafe(method);
  return findDonenessTold(method).flatMap((sentence) => {
    if (sentence.step === null && sentence.names('may')) return [];
    const hit = findUndone(sentence) ?? findForbidden(sentence);
    const soft =
      guest === null || sentence.names('not', 'may') || !namesEgg(sentence) || safeEggs
        ? undefined
        : sentence.asks('runny', 'softEgg');
    const found = hit ?? soft;
    if (found === undefined || isUnfinished(sentence, found.from)) return [];
    // The egg in a coating is not what is meant, nor is a guest's fish where the meat is.
    const spoken = spokenKinds(sentence, method);
    const kinds = soft === undefined && spoken.length > 1 ? spoken.filter((kind) => kind !== 'egg') : spoken;
    if (kinds.length === 0 || isCookedOn(method, sentence) || speaksOfOther(sentence)) return [];
    if (givesCore(sentence, kinds, method)) return [];
    const word = sentence.folded.words[found.from]?.key ?? '';
    const grave = kinds.every(
      (kind) =>
        (hit !== undefined &&
          ALWAYS_COOKED_THROUGH.has(kind) &&
          !(MAY_BLUSH.has(kind) && SHADES.has(word))) ||
        (guest !== null && SOFT_FOR_NOBODY_FRAIL.has(kind) && !SHADES.has(word)),
    );
    if (!grave) return [];
    return [reportDanger('undercooked', sentence, 'leaves what must be cooked through underdone')];
  });
}
