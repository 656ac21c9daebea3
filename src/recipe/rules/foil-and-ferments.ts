// Baked potatoes left warm in their foil, and vegetables fermented without salt.

import type { Finding } from '../finding.ts';
import { findDose } from '../kitchen/doses.ts';
import { findTold, readKeepings } from '../kitchen/keeping.ts';
import { findShelfKeepings, isLowAcid, weighListed } from '../kitchen/preserves.ts';
import type { Method } from '../method/read-method.ts';
import { reportDanger } from './report.ts';

/** Minutes. Source: CDC, botulism prevention: foil-baked potatoes are kept hot or chilled without the foil; USDA: two hours. */
const LONGEST_OUT = 180;

function checkFoil(method: Method): readonly Finding[] {
  if (!method.listed.some(({ food }) => food.category === 'potato')) return [];
  const found = readKeepings(method).find(
    ({ sentence, span, place }) =>
      (place === 'out' || place === 'unsaid') &&
      span.high >= LONGEST_OUT &&
      ([sentence, sentence.previous].some((one) => one?.asks('foil') !== undefined) ||
        (sentence.says('wrapped') && method.steps.some((one) => one.asks('foil') !== undefined))) &&
      !sentence.plain.startsWith('unwrap') &&
      (sentence.asks('unwrap')?.from ?? Infinity) >
        sentence.folded.words.findIndex(({ end }) => end > span.at),
  );
  if (found === undefined) return [];
  return [
    reportDanger(
      'botulism',
      found.sentence,
      'leaves potatoes in their foil for hours; the CDC keeps them hot, or unwraps and chills them',
    ),
  ];
}

/** Of the vegetables' weight, a third of what the NCHFP takes: less is surely too little. */
const LEAST_SALT = 0.008;
/** Minutes from which vegetables that stand are fermented. */
const DAYS = 3 * 24 * 60;

function checkSaltless(method: Method): readonly Finding[] {
  if (!method.listed.some(({ food }) => isLowAcid(food))) return [];
  const told = findTold(method);
  const title = method.opening[0];
  const ferments = told.some((one) => one.asks('ferments') !== undefined);
  if (!ferments && title?.names('ferments') !== true) return [];
  const little = findDose(method, { sense: 'saltDose', density: 1.2 });
  const stands = findShelfKeepings(method).some(
    ({ span, place, sentence }) => place === 'out' && span.high >= DAYS && sentence.step !== null,
  );
  if (little !== null && stands && little.grams < (weighListed(method, isLowAcid) ?? 0) * LEAST_SALT) {
    const does = 'ferments vegetables with hardly any salt; the NCHFP takes 2.5 %';
    return [reportDanger('botulism', little.sentence, does)];
  }
  if (!ferments) return [];
  const salty = method.listed.some(({ food }) => (food.taste.salt ?? 0) >= 2 || food.id.includes('salt'));
  const named = told.some((one) => one.asks('saltWord') !== undefined);
  const waved = told.find((one) => one.names('saltless'));
  if (salty || (named && waved === undefined)) return [];
  const sentence = waved ?? told.find((one) => one.asks('ferments') !== undefined);
  if (sentence === undefined) return [];
  return [reportDanger('botulism', sentence, 'ferments vegetables without salt; the NCHFP takes 2.5 %')];
}

/** A danger each. */
export function checkFoilAndFerments(method: Method): readonly Finding[] {
  return [...checkFoil(method), ...(method.ended ? checkSaltless(method) : [])];
}
