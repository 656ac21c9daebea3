// Garlic, herbs and vegetables under oil out of the fridge, or kept for longer than a week.

import type { Finding } from '../finding.ts';
import { findShelfKeepings, isPickled, isUnderOil, speaksOfPreserve } from '../kitchen/preserves.ts';
import type { Method } from '../method/read-method.ts';
import { reportDanger } from './report.ts';

const DAY = 24 * 60;
/** Source: NCHFP, garlic in oil: at most seven days, in the fridge (the CDC says four). */
const MOST_DAYS = 7;
/** Out of the fridge it is not kept at all; an infusion of an evening is none. */
const LEAST_OUT = 12 * 60;

/** A danger where no vinegar is in it. */
export function checkUnderOil(method: Method): readonly Finding[] {
  if (!isUnderOil(method) || isPickled(method)) return [];
  const found = findShelfKeepings(method).find(
    ({ span, place, sentence }) =>
      (span.high > MOST_DAYS * DAY || (place === 'out' && span.high >= LEAST_OUT)) &&
      (place !== 'unsaid' || speaksOfPreserve(sentence) || sentence.foods.length === 0) &&
      // "Use it for salads and bread" says what it is for, and not what keeps.
      !sentence.hits.some(
        ({ sense, clause }) => sense === 'keepsOut' && clause === sentence.clauseAt(span.at),
      ),
  );
  if (found === undefined) return [];
  return [
    reportDanger(
      'botulism',
      found.sentence,
      'keeps plants under oil warm or for long; the CDC keeps them in the fridge for four days',
    ),
  ];
}
