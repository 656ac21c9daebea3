// How long, and where, a recipe lets food stand, keep or thaw: one entry for each time that no heat fills.

import type { Act } from '../lexicon/acts.ts';
import { isAct, type Sense } from '../lexicon/lexicon.ts';
import { isScolded } from '../method/how-it-is-meant.ts';
import { namesHour, readHoursBetween } from '../method/read-clock.ts';
import type { Method } from '../method/read-method.ts';
import type { Span } from '../method/read-spans.ts';
import type { Hit, Sentence } from '../method/sentence.ts';
import { remember } from '../remember.ts';

/** `out` is said to stand warm, or to need no fridge; `unsaid` is neither. */
export type KeepingPlace = 'out' | 'cold' | 'frozen' | 'hot' | 'unsaid';

export interface Keeping {
  readonly sentence: Sentence;
  readonly span: Span;
  /** What is done for so long; null where only a place and a time stand. */
  readonly act: Act | null;
  readonly place: KeepingPlace;
}

const HEATING: ReadonlySet<string> = new Set('boil simmer fry bake grill cook warm reheat'.split(' '));
const STANDING: ReadonlySet<Sense> = new Set(['stand', 'keep', 'cool', 'thaw']);
const LEADS: ReadonlySet<Sense> = new Set(['fridge', 'freezer', 'warmPlace']);
/** What puts food into a place. */
const PLACES = ['stand', 'keep', 'lay', 'seal', 'cool', 'thaw'] as const;
/** Minutes of three weeks: nobody means the fridge. */
const MONTHS = 21 * 24 * 60;
/** Words between a denial and the time that it denies: "not over 4 hours". */
const DENIAL_REACH = 3;

function gatherTold({ lines, steps, notes }: Method): readonly Sentence[] {
  return [...lines, ...steps, ...notes].filter(
    (one) =>
      !one.isQuestion &&
      !one.isCaution &&
      !one.isStory &&
      !one.names('others') &&
      !isForTheBin(one) &&
      !one.hits.some((hit) => hit.sense === 'stand' && hit.negated && !isLeftOver(one, hit)) &&
      !(one.place === 'notes' && one.names('better')),
  );
}

/** "A pan left out all afternoon is for the bin": what has stood, and is thrown away. */
function isForTheBin(sentence: Sentence): boolean {
  if (sentence.place !== 'notes' || sentence.asks('thrownAway') === undefined) return false;
  return !sentence.hits.some(
    (hit) => isAct(hit.sense) && STANDING.has(hit.sense) && isMeant(hit) && sentence.opensClause(hit),
  );
}

/** What the list, the steps and the notes tell the cook, without warnings, questions and what others do. */
export const findTold = remember(gatherTold);

/** "Until no ice is left": nothing that stands. */
function isLeftOver({ folded: { words } }: Sentence, { from, to }: Hit): boolean {
  const before = words[from - 1]?.key;
  return to === from + 1 && words[from]?.key === 'left' && before !== 'be' && before !== 'been';
}

function isMeant({ negated, supposed }: Hit): boolean {
  return !negated && !supposed;
}

/** "A warm kitchen" heats nothing. */
function namesWarmPlace({ hits }: Sentence, { from, to }: Hit): boolean {
  return hits.some((one) => one.sense === 'warmPlace' && one.from === from && one.to > to);
}

/** The act that fills a time: one of standing in its clause, else the last before it, else the first behind. */
function findAct(sentence: Sentence, span: Span): Hit | null {
  const limits = sentence.hits.filter(({ sense }) => sense === 'until');
  // "Let it rest until you cook": what comes behind fills no time.
  const acts = sentence.hits.filter(
    (hit) =>
      isAct(hit.sense) &&
      isMeant(hit) &&
      !(hit.sense === 'warm' && namesWarmPlace(sentence, hit)) &&
      !limits.some(({ from, clause }) => from < hit.from && clause === hit.clause),
  );
  const clause = sentence.clauseAt(span.at);
  const standing = acts.find((hit) => hit.clause === clause && STANDING.has(hit.sense));
  if (standing !== undefined) return standing;
  const word = sentence.wordAt(span.at);
  const before = acts.filter(({ from }) => from < word);
  const stands = before.findLastIndex(({ sense }) => STANDING.has(sense));
  if (stands !== -1 && !before.slice(stands + 1).some(({ sense }) => HEATING.has(sense) || sense === 'serve'))
    return before[stands] ?? null;
  // "The night before, cook the rice and leave it out": a time of the day is of the whole sentence.
  const own = acts.some((hit) => hit.clause === clause && !HEATING.has(hit.sense));
  const stays = ({ sense, clause: at }: Hit) =>
    STANDING.has(sense) ||
    (!HEATING.has(sense) && sentence.hits.some((hit) => hit.sense === 'warmPlace' && hit.clause === at));
  const later = span.loose && !own ? acts.find(stays) : undefined;
  return later ?? before.at(-1) ?? (span.loose ? acts[0] : acts.find((hit) => hit.clause === clause)) ?? null;
}

function isDenied(sentence: Sentence, span: Span): boolean {
  const word = sentence.wordAt(span.at);
  return sentence.hits.some(({ sense, to }) => sense === 'not' && to <= word && word - to < DENIAL_REACH);
}

/** "Don't put a deep pot in the fridge: its middle stays warm for hours." */
export function isReason(sentence: Sentence, span: Span): boolean {
  const { plain, hits } = sentence;
  const colon = plain.indexOf(':');
  if (colon < 0 || span.at <= colon) return false;
  // "Don't chill the rice: leave it on the counter" asks for something.
  const isAsked = hits.some(
    (hit) => isAct(hit.sense) && hit.from >= sentence.wordAt(colon) && sentence.opensClause(hit),
  );
  return !isAsked && hits.some(({ sense, from, clause }) => sense === 'not' && from < 2 && clause === 0);
}

/** Whether it is told to be cold; a fridge that "would dull the taste" is none. */
function asksCold(sentence: Sentence, clauses?: ReadonlySet<number>): boolean {
  return sentence.hits.some(
    (hit) =>
      hit.sense === 'fridge' &&
      isMeant(hit) &&
      clauses?.has(hit.clause) !== false &&
      !isScolded(sentence, hit),
  );
}

/** The place that the sentences around name. */
function readPlaceBeside(sentence: Sentence): KeepingPlace | null {
  const { previous, next } = sentence;
  for (const one of [sentence, next, previous, previous?.previous]) {
    if (one === null || one === undefined || one.isStory) continue;
    if (one !== sentence && (one.names('fromCold') || one.denies('fridge') !== undefined)) return 'out';
    if (one.isQuestion && one.names('freeze')) return 'frozen';
    if (asksCold(one) || one.asks('freeze', 'freezer') !== undefined) return 'cold';
    // "Put the jars in the pantry. They keep for a year."
    const ahead = one === previous || one === previous?.previous;
    if (ahead && one.asks('warmPlace') !== undefined && one.asks(...PLACES) !== undefined) return 'out';
  }
  return null;
}

/** Letters of a label at most. */
const MOST_LABEL = 24;

/** "Freezing: leave room at the top, write the date and use within 3 months": one place, ahead of all the rest. */
function isLabelled({ plain, hits }: Sentence): boolean {
  const places = hits.filter(({ sense }) => LEADS.has(sense) || sense === 'freeze');
  const colon = plain.indexOf(':');
  return colon > 0 && colon <= MOST_LABEL && places.length > 0 && places.every(({ clause }) => clause === 0);
}

function readPlace(sentence: Sentence, span: Span, act: Hit | null): KeepingPlace {
  const own = sentence.clauseAt(span.at);
  // "In the fridge 3 days; in the freezer, 3 months": a place ahead of its comma.
  const led =
    act?.clause !== own &&
    sentence.hits.some(({ sense, clause }) => LEADS.has(sense) && clause === own - 1) &&
    !sentence.spans.some(({ at }) => sentence.clauseAt(at) === own - 1);
  const clauses = new Set([
    own,
    ...(led ? [own - 1] : act === null ? [] : [act.clause]),
    ...(isLabelled(sentence) ? [0] : []),
  ]);
  const beside = (...senses: readonly Sense[]) =>
    sentence.hits.some((hit) => senses.includes(hit.sense) && clauses.has(hit.clause) && isMeant(hit));
  // "Freeze the rest (cool it fast) for up to 3 months".
  const long = span.high >= MONTHS && act?.clause !== own && sentence.asks('freeze') !== undefined;
  if (long || beside('freezer', 'freeze')) return 'frozen';
  const waved = sentence.names('fromCold') || sentence.denies('fridge') !== undefined;
  if (!waved && asksCold(sentence, clauses)) return 'cold';
  if (waved || beside('warmPlace') || (!asksCold(sentence) && sentence.asks('warmPlace') !== undefined))
    return 'out';
  if (beside('hotPlace') && sentence.asks('offHeat') === undefined) return 'hot';
  return readPlaceBeside(sentence) ?? (sentence.asks('offHeat') === undefined ? 'unsaid' : 'out');
}

/** Whether a sentence puts what stands by itself where it is warm, and neither it nor the next sends it to the cold. */
function isPutOut(sentence: Sentence): boolean {
  const near = [sentence, ...(sentence.next === null ? [] : [sentence.next])];
  if (near.some((one) => asksCold(one) || one.asks('freezer', 'freeze') !== undefined)) return false;
  const act = sentence.asks(...PLACES, 'pour');
  if (act === undefined) return false;
  const stands = act.sense === 'stand' || act.sense === 'keep';
  const warm = sentence.asks('warmPlace') ?? (stands ? sentence.next?.asks('warmPlace') : undefined);
  return (
    warm !== undefined || sentence.names('fromCold') || sentence.says('flask') || sentence.says('thermos')
  );
}

/**
 * A time that stands between two sentences, or behind no number: "Set it out at noon. It is eaten at nine", "leave it
 * on the stove and fry it tomorrow".
 */
function readStory(sentence: Sentence, { steps }: Method): Span | null {
  if (!isPutOut(sentence) || sentence.longestMinutes > 0) return null;
  const next =
    sentence.next ?? (sentence.step === null ? null : (steps[steps.indexOf(sentence) + 1] ?? null));
  const at = sentence.plain.length;
  const hours = readHoursBetween(sentence.plain, next?.plain ?? '');
  if (hours !== null) return { low: hours * 60, high: hours * 60, at, end: at, loose: true };
  if (sentence.names('fromCold') && namesHour(sentence.plain))
    return { low: 60, high: 240, at, end: at, loose: true };
  const later = sentence.asks('later') ?? sentence.next?.asks('later');
  return later === undefined ? null : { low: 8 * 60, high: 12 * 60, at, end: at, loose: true };
}

function gatherKeepings(method: Method): readonly Keeping[] {
  return findTold(method).flatMap((sentence): readonly Keeping[] => {
    const story = readStory(sentence, method);
    if (story !== null) return [{ sentence, span: story, act: 'stand', place: 'out' }];
    return sentence.spans.flatMap((span): Keeping[] => {
      if (isDenied(sentence, span) || isReason(sentence, span)) return [];
      const clause = sentence.clauseAt(span.at);
      if (sentence.hits.some((hit) => hit.clause === clause && hit.negated && STANDING.has(hit.sense)))
        return [];
      const act = findAct(sentence, span);
      if (act !== null && HEATING.has(act.sense)) return [];
      return [
        {
          sentence,
          span,
          act: act !== null && isAct(act.sense) ? act.sense : null,
          place: readPlace(sentence, span, act),
        },
      ];
    });
  });
}

/** Every time in what is told that is filled with standing, keeping, cooling or thawing. */
export const readKeepings = remember(gatherKeepings);
