// Rule botulism: what keeps out the air, holds no acid and stands warm. Garlic, herbs and vegetables in oil, low-acid
// food canned without pressure, potatoes left in foil, vegetables fermented without salt.
// Sources: CDC, botulism prevention; NCHFP, garlic in oil (4 C, at most 7 days); USDA Complete Guide to Home Canning.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import type { RecipeScan } from '../scan-recipe.ts';
import { findSaid, says } from '../stance/phrases.ts';
import { isRuledOut } from '../stance/ruled-out.ts';
import { isSpokenAgainst } from '../stance/spoken-against.ts';
import { isCold } from '../time-temperature/cold-words.ts';
import { findLong } from '../time-temperature/long-spans.ts';
import { findWarmPlace } from '../time-temperature/warm-places.ts';
import { checkKeptInOil } from './kept-in-oil.ts';
import { checkHungSausages, checkSealedJars, checkVacuum } from './sealed-jars.ts';
import { writeBotulism } from './write-botulism.ts';

// "Any not eaten can wait": what is denied is the eating.
export const UNEATEN =
  /\b(?:any|those|ones?|potatoes|spuds) (?:that (?:are|is) )?not (?:eaten|used|wanted|finished)\b/g;

export const LEAVES =
  /\b(?:leave|left|leaving|leaves|keeps?|kept|stand|stay|sit|cool|store|hold|wait|remain|rest|spend|let|put|pack)\b/;

export const IN_THE_ROOM = /\b(?:out|counter|worktop|side|room temp\w*|cupboard)\b/;
export const SOME_MINUTES = /\b\d+ minutes?\b/;

/** How potatoes are left for hours, in the words of the sentence; null where they are not. */
function findLeft(plain: string): string | null {
  if (!says(plain, LEAVES)) return null;
  const long = findLong(plain);
  const place = findWarmPlace(plain)?.[0];
  if (long !== null) return place === undefined ? long : `${long}, ${place}`;
  return place === undefined || !says(place, IN_THE_ROOM) || says(plain, SOME_MINUTES) ? null : place;
}

export const OF_POTATOES = /\bfoil\b|potato|spud|wrapped|\bparcels?\b|\bthe[my]\b/;

/** Potatoes baked in foil and left in it. */
function checkFoil(scan: RecipeScan): readonly Finding[] {
  if (!/\bfoil\b/.test(scan.whole) || !/\b(?:potato|spud)/.test(scan.whole)) return [];
  for (const sentence of scan.sentences) {
    const near = `${sentence.plain} ${sentence.place === 'notes' || sentence.place === 'step' ? sentence.around : ''}`;
    if (
      !says(near, OF_POTATOES) ||
      isSpokenAgainst(sentence.plain, sentence.next?.plain) ||
      isRuledOut(scan, sentence)
    )
      continue;
    if (
      isCold(sentence.plain) ||
      /\bunwrap (?:them|it|the|and)\b|out of the foil|remove the foil\b/.test(sentence.plain)
    )
      continue;
    const words = findLeft(sentence.plain.replace(prepare(UNEATEN), 'the rest'));
    if (words === null) continue;
    return [
      writeBotulism(
        sentence,
        words,
        'a potato baked in foil is kept above 60 C, or unwrapped and chilled (CDC)',
      ),
    ];
  }
  return [];
}

export const FERMENTED = /\b(?:ferment(?:s|ed|ing|ation)?|sauerkraut|kraut|kimchi|lacto-?ferment\w*)\b/;
export const VEGETABLES =
  /\b(?:cabbage|sauerkraut|kraut|kimchi|(?:carrot|cucumber|vegetable|beetroot|pepper|turnip)s?|radish(?:es)?|garlic|cauliflower|beans|chillies)\b/;
export const NO_SALT =
  /\b(?:no (?:need for |need to add |added )?salt|without (?:any )?salt|salt[- ]free|skip the salt|leave out the salt|omit the salt|salt (?:is|isn't)(?: not)? (?:optional|needed|unnecessary|necessary|required)|leav(?:e|ing) (?:the |any )?salt out|salt (?:can|may|could) be (?:left out|omitted|skipped)|zero salt|unsalted (?:water|brine))\b/;
const SALTY = /\b(?:salt|brine|soy sauce|fish sauce|miso)\b/;

export const FERMENTS_LONG = /\b(?:days?|weeks?|room temperature|jar|counter)\b/;

/** Vegetables fermented without salt. */
function checkFermented(scan: RecipeScan): readonly Finding[] {
  if (!says(scan.whole, FERMENTED)) return [];
  const list = scan.lines.map(({ plain }) => plain).join('\n');
  if (!says(`${list}\n${scan.recipe.title?.toLowerCase() ?? ''}`, VEGETABLES)) return [];
  const sentence = scan.sentences.find(
    ({ plain, next }) => says(plain, NO_SALT) && !isSpokenAgainst(plain, next?.plain),
  );
  const why = 'vegetables are fermented with 2.25 to 2.5 % of salt by weight (USDA and NCHFP)';
  if (sentence !== undefined)
    return [writeBotulism(sentence, prepare(NO_SALT).exec(sentence.plain)?.[0] ?? 'no salt', why)];
  const ferments = scan.steps.find(
    ({ plain }) => /\bferment(?:s|ed|ing)?\b/.test(plain) && says(plain, FERMENTS_LONG),
  );
  if (
    ferments === undefined ||
    says(`${list}\n${scan.whole}`, SALTY) ||
    /\b(?:vinegar|yogh?urt|kefir|dough|sourdough|flour|tea|milk)\b/.test(list)
  )
    return [];
  return [writeBotulism(ferments, 'ferment', `no salt is listed, and ${why}`)];
}

export const BULGING =
  /\b(?:bulging|swollen|blown|leaking|badly dented) (?:tin|can|jar|lid)s?\b|\b(?:tin|can|jar|lid)s?(?: \w+){0,4} (?:bulging|swollen|bulges|bulged|blown|domed|puffed)\b/g;

function checkBulging(scan: RecipeScan): readonly Finding[] {
  for (const sentence of scan.sentences) {
    const match = findSaid(sentence.plain, BULGING);
    if (
      match === null ||
      isSpokenAgainst(sentence.plain, sentence.next?.plain) ||
      /\b(?:throw|discard|bin|away|do not|don't|never|avoid|check)\b/.test(sentence.plain)
    )
      continue;
    return [writeBotulism(sentence, match[0], 'a tin that bulges is thrown away unopened')];
  }
  return [];
}

/** Judged over the sentences of the scan: when a step ends, and again over the whole. */
export function checkBotulism(scan: RecipeScan): readonly Finding[] {
  // Garlic oil in jars is one preserve.
  const inOil = checkKeptInOil(scan);
  return [
    ...(inOil.length > 0 ? inOil : checkSealedJars(scan)),
    ...checkVacuum(scan),
    ...checkHungSausages(scan),
    ...checkFoil(scan),
    ...checkFermented(scan),
    ...checkBulging(scan),
  ];
}
