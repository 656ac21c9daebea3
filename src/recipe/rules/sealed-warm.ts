// Low-acid food sealed in jars, bottles or bags without pressure canning or vinegar, and kept out of the fridge.

import type { Finding } from '../finding.ts';
import { findDose } from '../kitchen/doses.ts';
import { findTold } from '../kitchen/keeping.ts';
import { speaksOfWhatKeeps } from '../kitchen/perishable.ts';
import {
  findShelfKeepings,
  isLowAcid,
  isPickled,
  refusesAcid,
  speaksOfPreserve,
} from '../kitchen/preserves.ts';
import { isOrder } from '../method/how-it-is-meant.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { reportDanger } from './report.ts';

const DAY = 24 * 60;
/** What is sealed and stands this long is meant to be a preserve. Source: USDA, Complete Guide to Home Canning. */
const LONG_SEALED = 5 * DAY;
const LONG_OUT = DAY;
/** Grams of salt that make a brine for a kilo. Source: NCHFP, fermented vegetables: 2.5 %; we take more for the water. */
const LEAST_BRINE = 40;
/** Minutes in boiling water that make jars a preserve by themselves. */
const LEAST_BOIL = 5;

function findBath(told: readonly Sentence[]): Sentence | undefined {
  const shelved = (one: Sentence) =>
    one.asks('warmPlace') !== undefined && one.asks('keep', 'lay', 'stand') !== undefined;
  if (!told.some((one) => one.names('canning') || shelved(one))) return undefined;
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
  const lowAcid = method.listed.some(({ food }) => isLowAcid(food) && food.roles[0] !== 'herb');
  if ((!lowAcid && !told.some(refusesAcid)) || isPickled(method)) return [];
  if (!told.some((one) => one.names('sealed'))) return [];
  const cans = (one: Sentence) =>
    one.asks('pressure', 'ferments') !== undefined &&
    !one.names('skip') &&
    (!one.names('waved') || isOrder(one));
  const brined = (findDose(method, { sense: 'saltDose', density: 1.2 })?.grams ?? 0) >= LEAST_BRINE;
  if (told.some(cans)) return [];
  const title = method.opening[0];
  if (
    title !== undefined &&
    speaksOfWhatKeeps(title) &&
    (brined || title.names('ferments') || !title.names('pickle'))
  )
    return [];
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
    reportDanger(
      'botulism',
      found,
      'seals food with little acid and no pressure canning',
      ' The USDA cans it under pressure, or it is frozen.',
    ),
  ];
}
