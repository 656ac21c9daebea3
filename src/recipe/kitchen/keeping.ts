// How long, and where, a recipe lets food stand, keep or thaw: one entry for each time that no heat fills.

import type { Act } from '../lexicon/acts.ts';
import { isAct, type Sense } from '../lexicon/lexicon.ts';
import type { Method } from '../method/read-method.ts';
import type { Span } from '../method/read-spans.ts';
import type { Hit, Sentence } from '../method/sentence.ts';

/** `out` is said to stand warm, or to need no fridge; `unsaid` is neither. */
export type KeepingPlace = 'out' | 'cold' | 'frozen' | 'hot' | 'unsaid';

export interface Keeping {
  readonly sentence: Sentence;
  readonly span: Span;
  /** What is done for so long; null where only a place and a time stand. */
  readonly act: Act | null;
  readonly place: KeepingPlace;
}

const HEATING: ReadonlySet<Sense> = new Set([
  'boil',
  'simmer',
  'fry',
  'bake',
  'grill',
  'cook',
  'warm',
  'reheat',
]);
const STANDING: ReadonlySet<Sense> = new Set(['stand', 'keep', 'cool', 'thaw']);
/** Words between a denial and the time that it denies: "not over 4 hours". */
const DENIAL_REACH = 3;

/** What steps and notes tell the cook, without warnings, questions and what others do. */
export function findTold({ steps, notes }: Method): readonly Sentence[] {
  return [...steps, ...notes].filter(
    (one) =>
      !one.isQuestion &&
      !one.isCaution &&
      !one.names('others') &&
      one.denies('stand') === undefined &&
      !(one.place === 'notes' && one.names('better')),
  );
}

function isMeant({ negated, supposed }: Hit): boolean {
  return !negated && !supposed;
}

function wordAt({ folded }: Sentence, at: number): number {
  const word = folded.words.findIndex(({ end }) => end > at);
  return word === -1 ? folded.words.length : word;
}

/** The act that fills a time: one of standing in its clause, else the last before it, else the first behind. */
function findAct(sentence: Sentence, span: Span): Hit | null {
  const acts = sentence.hits.filter((hit) => isAct(hit.sense) && isMeant(hit));
  const clause = sentence.clauseAt(span.at);
  const standing = acts.find((hit) => hit.clause === clause && STANDING.has(hit.sense));
  if (standing !== undefined) return standing;
  const word = wordAt(sentence, span.at);
  const before = acts.filter(({ from }) => from < word);
  const stands = before.findLastIndex(({ sense }) => STANDING.has(sense));
  if (stands !== -1 && !before.slice(stands + 1).some(({ sense }) => HEATING.has(sense) || sense === 'serve'))
    return before[stands] ?? null;
  return before.at(-1) ?? acts[0] ?? null;
}

function isDenied(sentence: Sentence, span: Span): boolean {
  const word = wordAt(sentence, span.at);
  return sentence.hits.some(({ sense, to }) => sense === 'not' && to <= word && word - to < DENIAL_REACH);
}

function readPlace(sentence: Sentence, span: Span, act: Hit | null): KeepingPlace {
  const clauses = new Set([sentence.clauseAt(span.at), ...(act === null ? [] : [act.clause])]);
  const beside = (...senses: readonly Sense[]) =>
    sentence.hits.some((hit) => senses.includes(hit.sense) && clauses.has(hit.clause) && isMeant(hit));
  if (beside('freezer', 'freeze')) return 'frozen';
  const cold = sentence.asks('fridge') !== undefined;
  const waved = sentence.names('fromCold') || sentence.denies('fridge') !== undefined;
  if (!waved && beside('fridge')) return 'cold';
  if (waved || beside('warmPlace') || (!cold && sentence.asks('warmPlace') !== undefined)) return 'out';
  if (beside('hotPlace') && sentence.asks('offHeat') === undefined) return 'hot';
  for (const one of [sentence, sentence.next, sentence.previous, sentence.previous?.previous]) {
    if (one === null || one === undefined) continue;
    if (one !== sentence && (one.names('fromCold') || one.denies('fridge') !== undefined)) return 'out';
    if (one.asks('fridge', 'freeze', 'freezer') !== undefined) return 'cold';
  }
  return sentence.asks('offHeat') === undefined ? 'unsaid' : 'out';
}

/** Every time in what is told that is filled with standing, keeping, cooling or thawing. */
export function readKeepings(method: Method): readonly Keeping[] {
  return findTold(method).flatMap((sentence) =>
    sentence.spans.flatMap((span): Keeping[] => {
      if (isDenied(sentence, span)) return [];
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
    }),
  );
}
