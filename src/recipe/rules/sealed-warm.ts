// Low-acid food sealed in jars, bottles or bags without pressure canning or vinegar, and kept out of the fridge.

import type { Finding } from '../finding.ts';
import { findTold } from '../kitchen/keeping.ts';
import { speaksOfWhatKeeps } from '../kitchen/perishable.ts';
import { findShelfKeepings, isLowAcid, isPickled, speaksOfPreserve } from '../kitchen/preserves.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { namePlace, quote, report } from './report.ts';

const DAY = 24 * 60;
/** What is sealed and stands this long is meant to be a preserve. Source: USDA, Complete Guide to Home Canning. */
const LONG_SEALED = 5 * DAY;
const LONG_OUT = DAY;
/** Minutes in boiling water that make jars a preserve by themselves. */
const LEAST_BOIL = 5;

function findBath(told: readonly Sentence[]): Sentence | undefined {
  if (!told.some((one) => one.names('canning'))) return undefined;
  return told.find(
    (one) =>
      one.asks('openCanning') !== undefined &&
      one.names('sealed') &&
      one.longestMinutes >= LEAST_BOIL &&
      one.asks('sterilise', 'wash') === undefined,
  );
}

/** A danger where what is sealed is low in acid. */
export function checkSealedWarm(method: Method): readonly Finding[] {
  const told = findTold(method);
  if (!method.listed.some(({ food }) => isLowAcid(food)) || isPickled(method)) return [];
  if (!told.some((one) => one.names('sealed'))) return [];
  if (told.some((one) => one.asks('pressure', 'ferments') !== undefined)) return [];
  if (method.opening[0] !== undefined && speaksOfWhatKeeps(method.opening[0])) return [];
  const kept = findShelfKeepings(method).find(
    ({ span, place, sentence }) =>
      !speaksOfWhatKeeps(sentence) &&
      ((place === 'out' && span.high >= LONG_OUT && speaksOfPreserve(sentence)) ||
        (place === 'out' && span.high >= LONG_SEALED) ||
        (place === 'unsaid' && span.high >= LONG_SEALED && sentence.names('sealed'))),
  );
  const found = kept?.sentence ?? findBath(told);
  if (found === undefined) return [];
  return [
    report(
      'botulism',
      'danger',
      `${namePlace(found)} seals food with little acid and no pressure canning: ${quote(found)}. The USDA cans it under pressure, or it is frozen.`,
      found,
    ),
  ];
}
