// Food that spoils, left for hours where it is not cold. Duration without a fridge is the evidence, not a list of places.

import type { Finding } from '../finding.ts';
import { type Keeping, readKeepings } from '../kitchen/keeping.ts';
import { speaksOfPerishable } from '../kitchen/perishable.ts';
import type { Act } from '../lexicon/acts.ts';
import type { Method } from '../method/read-method.ts';
import { namePlace, quote, report } from './report.ts';

/** Minutes that perishable food may stand out. Source: USDA FSIS, Danger Zone: two hours. We report from half as long again. */
const LONGEST_OUT = 180;
/** With no place these are told in a warning. */
const SOAKS: ReadonlySet<Act | null> = new Set<Act | null>(['coat', 'soak']);
/** What stands longer with no place named is kept, and kept-too-long looks at it. */
const LONGEST_STAND = 24 * 60;
/** These alone, with no place, mean standing out. */
const STANDS: ReadonlySet<Act | null> = new Set<Act | null>(['stand', 'cool', 'thaw']);
function isTooLong({ span, place, act, sentence }: Keeping): boolean {
  if (span.high < LONGEST_OUT) return false;
  if (place === 'out') return true;
  return (
    place === 'unsaid' &&
    span.high <= LONGEST_STAND &&
    (STANDS.has(act) || (SOAKS.has(act) && sentence.step !== null))
  );
}

/** "Left out overnight: throw it away." */
function isThrownAway({ sentence, span }: Keeping): boolean {
  const out = sentence.asks('discard');
  return (
    out !== undefined &&
    sentence.clauseAt(span.at) <= out.clause &&
    sentence.hits.some(({ sense, from }) => sense === 'pronoun' && from >= out.from && from <= out.to)
  );
}

/** A danger where it is said to stand out, or left with no cold beside it; marinating with no place is a warning. */
export function checkLeftStanding(method: Method): readonly Finding[] {
  const tooLong = readKeepings(method).filter(
    (keeping) => isTooLong(keeping) && !isThrownAway(keeping) && speaksOfPerishable(keeping.sentence, method),
  );
  return tooLong.flatMap((keeping, at) => {
    const { sentence, place, act } = keeping;
    if (tooLong.findIndex((one) => one.sentence === sentence) !== at) return [];
    const sure = place === 'out' || STANDS.has(act);
    return [
      report(
        'time-temperature',
        sure ? 'danger' : 'warning',
        `${namePlace(sentence)} leaves food that spoils for hours without saying that it is kept cold: ${quote(sentence)}. Two hours is the figure of the USDA.`,
        sentence,
      ),
    ];
  });
}
