// Rule cross-contamination: raw meat, or what touched it, meets what is eaten as it is.
// Sources: USDA FSIS, washing raw poultry (2019), marinades, and clean-separate-cook-chill; UK FSA.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from '../scan-recipe.ts';
import { quote } from '../stance/phrases.ts';
import { isOnlyNamed } from '../stance/ruled-out.ts';
import { hasMeat } from '../undercooked/lists-raw-meat.ts';
import { findTastedRaw } from '../undercooked/tasted-raw.ts';
import { traceContact } from './contact-tracing.ts';
import { findRinsed } from './rinsed-poultry.ts';
import { findShared } from './shared-things.ts';
import { findStoredRaw } from './stored-raw.ts';

/** The words of a sentence that break a rule of the kitchen, and the rule. */
interface Fault {
  readonly sentence: Sentence;
  readonly words: string;
  readonly why: string;
}

function write({ sentence, words, why }: Fault): Finding {
  return {
    rule: 'cross-contamination',
    severity: 'danger',
    message: `${namePlace(sentence)} says "${quote(words)}"; ${why}.`,
    ...pointAt(sentence),
  };
}

function checkRinsing(scan: RecipeScan): readonly Fault[] {
  for (const sentence of scan.sentences) {
    const words = findRinsed(scan, sentence);
    if (words !== null && !isOnlyNamed(scan, sentence))
      return [
        {
          sentence,
          words,
          why: 'poultry is not rinsed, since the water carries its germs over the kitchen (USDA FSIS)',
        },
      ];
  }
  return [];
}

const WASH_FIRST =
  'what touched raw meat is washed before anything else meets it (USDA, Clean-Separate-Cook-Chill)';
const BOIL_FIRST =
  'a marinade that held raw meat is boiled before it is served, or some is kept aside first (USDA, marinades)';

/** What is tipped out on to something is not thrown away. */
export const TIPS_OUT_ONTO =
  /\b(?:tip|pour|turn|shake|throw)\b(?= [^.;]{0,40}\b(?:on|onto|over|into) (?:the|a|that|this|your)\b)/g;

function checkContact(scan: RecipeScan): readonly Fault[] {
  const shared = hasMeat(scan) ? scan.sentences.find((sentence) => findShared(sentence) !== null) : undefined;
  if (shared !== undefined && !isOnlyNamed(scan, shared))
    return [{ sentence: shared, words: shared.plain, why: WASH_FIRST }];
  if (!hasMeat(scan) && !/\b(?:raw|eggy)\b/.test(scan.method)) return [];
  const contact = traceContact(scan, (sentence) =>
    isOnlyNamed(scan, { ...sentence, plain: sentence.plain.replace(prepare(TIPS_OUT_ONTO), 'put') }),
  );
  return contact === null ? [] : [{ ...contact, why: contact.by === 'thing' ? WASH_FIRST : BOIL_FIRST }];
}

function checkStored(scan: RecipeScan): readonly Fault[] {
  for (const sentence of scan.sentences) {
    const stored = findStoredRaw(scan, sentence);
    if (stored !== null && !isOnlyNamed(scan, sentence))
      return [
        {
          sentence,
          words: stored,
          why: 'raw meat is kept apart from what is eaten as it is (USDA, Clean-Separate-Cook-Chill)',
        },
      ];
    const tasted = findTastedRaw(scan, sentence);
    if (tasted !== null && !isOnlyNamed(scan, sentence))
      return [
        {
          sentence,
          words: tasted,
          why: 'what holds raw meat is tasted from a piece that was cooked (USDA FSIS)',
        },
      ];
  }
  return [];
}

/** Judged over the sentences of the scan. */
export function checkCrossContamination(scan: RecipeScan): readonly Finding[] {
  const faults = [checkRinsing, checkStored, checkContact].flatMap((check) => check(scan));
  // One sentence is found once, whatever it breaks.
  return faults
    .filter(({ sentence }, index) => !faults.slice(0, index).some((other) => other.sentence === sentence))
    .map(write);
}
