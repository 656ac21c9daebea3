// Rule dose for what nobody eats by the spoon or by the handful: supplements, and what is harmless only as a pinch.
// Sources: the catalogue of hazards names them, mostly without a figure; FDA (pure caffeine), EFSA (coumarin, caffeine), National
// Capital Poison Center (baking soda, cream of tartar). Where no figure is set, ours is what nobody eats for the taste.

import type { Finding } from '../../finding.ts';
import { namePlace, pointAt, type RecipeScan } from '../scan-recipe.ts';
import { says } from '../stance/phrases.ts';
import { listAmounts } from './list-amounts.ts';
import type { SaidAmount } from './said-amounts.ts';

interface ByTheSpoon {
  readonly food: RegExp;
  /** Grams or millilitres a head from which it is too much. */
  readonly most: number;
  /** Pieces a head from which it is too much. */
  readonly pieces?: number;
  /** Words with which it is no drink for now. */
  readonly unless?: RegExp;
  /** Words without which the same amount is a large batch of something else. */
  readonly when?: RegExp;
  /** Grams of a teaspoon. */
  readonly spoon: number;
  readonly why: string;
}

export const EVERY_DAY =
  /\b(?:daily|every (?:day|morning|night|evening)|each (?:day|morning|night)|a day|a shot|in one go|neat|drink|knock (?:it )?back|down (?:it|the)|chug\w*|for (?:weeks|months))\b/;
export const DRUNK =
  /\b(?:drink|drunk|sip|gulp|(?:swallow|chug|steep)\w*|in one go|neat|shots?|knock (?:it )?back|down it|tonic|tea|brew|smoothie|cleanse|detox)\b/;

export const LIVER_OIL = /\b(?:cod|halibut|shark|fish)[- ]liver oil\b/;
export const CAFFEINE = /\bcaffeine\b(?![- ]free)/;
export const LIQUORICE = /\b(?:liquorice|licorice) (?:root|sticks?|bark)\b/;
export const CINNAMON = /\b(?:cassia|cinnamon)\b(?! (?:(?:stick|roll|bun|quill)s?|bark))/;
export const BAKING_SODA = /\b(?:bicarbonate(?: of soda)?|bicarb|baking soda)\b/;
export const POPPY = /\b(?:(?:unwashed|raw|bulk) )?poppy ?(?:seeds?|heads?|pods?|straw)\b/;
export const GULPED = /\b(?:drink|chug\w*|in one go|neat|shot|knock (?:it )?back)\b/;
export const SPIRITS = /\b(?:vodka|gin|rum|whiske?y|bourbon|tequila|brandy|absinthe|everclear|moonshine)\b/;
export const MIXED_DRINK =
  /\b(?:drink|chug\w*|in one go|neat|knock (?:it )?back|down it|straws?|glass(?:es)?|shake|blend(?:er)?|cocktail|cooler|punch)\b/;
export const KEEPS_OR_COOKS =
  /\b(?:(?:infus|steep|soak|simmer)\w*|weeks?|months?|bottle it|liqueur|limoncello|bake|oven|cake)\b/;
export const ESPRESSO = /\b(?:(?:double |single )?shots? of )?(?:double |single )?espressos?\b/;

const BY_THE_SPOON: readonly ByTheSpoon[] = [
  {
    food: LIVER_OIL,
    most: 25,
    spoon: 5,
    why: 'fish liver oil is a supplement, and so much of it is an overdose of vitamin A',
  },
  {
    food: CAFFEINE,
    most: 0.4,
    spoon: 2.6,
    why: 'the FDA names 400 mg of caffeine a day as the most, and a teaspoon of it pure can kill',
  },
  {
    food: LIQUORICE,
    most: 30,
    spoon: 2.6,
    when: EVERY_DAY,
    why: 'liquorice root in quantity raises the blood pressure',
  },
  {
    food: CINNAMON,
    most: 6,
    spoon: 2.6,
    when: EVERY_DAY,
    why: 'cassia by the spoon holds more coumarin than the EFSA tolerates in a day',
  },
  {
    food: CINNAMON,
    most: 15,
    spoon: 2.6,
    why: 'cassia by the spoon holds more coumarin than the EFSA tolerates in a day',
  },
  {
    food: BAKING_SODA,
    most: 10,
    spoon: 4.6,
    when: DRUNK,
    why: 'baking soda by the spoon is a poisoning with sodium, and its gas can burst the stomach',
  },
  {
    food: /\bcream of tartar\b/,
    most: 10,
    spoon: 3,
    when: DRUNK,
    why: 'cream of tartar by the spoon is a dose of potassium that can stop the heart',
  },
  {
    food: /\b(?:potassium chloride|salt substitute)\b/,
    most: 10,
    spoon: 6,
    why: 'so much potassium at once can stop the heart',
  },
  {
    food: /\bcitric acid\b/,
    most: 15,
    spoon: 4.5,
    when: DRUNK,
    why: 'acid by the spoon burns mouth and gullet',
  },
  {
    food: POPPY,
    most: 60,
    spoon: 3,
    when: DRUNK,
    why: 'what is washed off so many poppy seeds is a dose of morphine (EFSA)',
  },
  {
    food: /\bsoy sauce\b/,
    most: 120,
    spoon: 5,
    when: GULPED,
    why: 'so much salt at once is a poisoning',
  },
  {
    food: SPIRITS,
    most: 250,
    spoon: 5,
    when: MIXED_DRINK,
    unless: KEEPS_OR_COOKS,
    why: 'so much strong alcohol at once is a poisoning',
  },
  {
    food: ESPRESSO,
    most: Number.POSITIVE_INFINITY,
    pieces: 6,
    spoon: 5,
    why: 'the EFSA has 400 mg of caffeine in a day as the most, which five of them hold',
  },
];

/** Millilitres of a bottle of spirits. */
const BOTTLE = 700;

function readTaken({ tsp, grams, ml, text }: SaidAmount, spoon: number): number {
  if (tsp !== null) return tsp * spoon;
  return /\bbottle/.test(text) ? ((ml ?? 0) / 10) * BOTTLE : (grams ?? ml ?? 0);
}

/** An amount beyond what a head can take. */
export function checkBySpoon(scan: RecipeScan): readonly Finding[] {
  const heads = scan.recipe.servings ?? 4;
  for (const { food, most, pieces, when, unless, spoon, why } of BY_THE_SPOON) {
    if (when?.test(scan.whole) === false || unless?.test(scan.whole) === true) continue;
    if (!scan.sentences.some(({ plain }) => says(plain, food))) continue;
    for (const { sentence, amount } of listAmounts(scan, food)) {
      const isTooMany = pieces !== undefined && (amount.count ?? 0) / heads > pieces;
      if (!isTooMany && readTaken(amount, spoon) / heads < most) continue;
      return [
        {
          rule: 'dose',
          severity: 'danger',
          message: `${namePlace(sentence)} gives ${amount.text} of it; ${why}.`,
          ...pointAt(sentence),
        },
      ];
    }
  }
  return [];
}

export const SUPPLEMENT =
  /\b(?:(?:iron|ferrous(?: \w+)?|vitamins?(?: [abdek]\d{0,2})?|b(?:6|12)|zinc|magnesium|potassium|selenium|iodine|multi-?vitamins?|prenatal|supplement|niacin|green tea|turmeric|curcumin|caffeine|guarana|melatonin|aspirin|paracetamol)(?: (?:extract|complex|sulphate|sulfate|gluconate|citrate|supplement|slow-release))*) (?:(?:tablet|capsule|pill|caplet|softgel|lozenge)s?|gummies|gummy)\b/;
/** Acid for bread and preserves. */
export const ACID = /\bvitamins? c\b|\bascorbic\b/;

/** More than one tablet or capsule a head. */
export function checkSupplements(scan: RecipeScan): readonly Finding[] {
  if (!scan.sentences.some(({ plain }) => says(plain, SUPPLEMENT))) return [];
  const heads = scan.recipe.servings ?? 1;
  for (const { sentence, amount } of listAmounts(scan, SUPPLEMENT)) {
    const count =
      amount.count ?? (amount.tsp !== null || amount.grams !== null ? Number.POSITIVE_INFINITY : 0);
    if (says(sentence.plain, ACID) || count / heads <= 1) continue;
    return [
      {
        rule: 'dose',
        severity: 'danger',
        message: `${namePlace(sentence)} gives ${amount.text} tablets or capsules of a supplement; they are taken by dose, and too many harm children most (NHS).`,
        ...pointAt(sentence),
      },
    ];
  }
  return [];
}
