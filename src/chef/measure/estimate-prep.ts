// The hands-on minutes of making a food ready: washing, peeling, cutting.

import type { Food } from '../../food/foods.ts';
import type { TakeOptions } from './take-parts.ts';

const SLOW_CUTS: readonly string[] = [
  'fine-dice',
  'finely-chopped',
  'thin-slices',
  'batons',
  'strips',
  'shreds',
  'grated',
];
const QUICK_CUTS: readonly string[] = ['whole', 'halves', 'crushed', 'torn', 'crumbled', 'picked', 'snapped'];

/** What is reached for, opened and measured. */
const AT_HAND = 0.4;
/** What is cut: the board is cleared for it and wiped after it as well. */
const CUT = 0.6;
/** Small things are cut by the heap, and meat goes through the knife faster than what is peeled. */
const HEAP = 90;
const MEAT_PIECE = 200;
/** A celeriac is more than one piece to peel and cut. */
const A_HANDFUL = 200;
/** Words of a preparation and the minutes they cost a piece. */
const CHORES: readonly (readonly [words: RegExp, minutes: number])[] = [
  [/peel|pith|skin(?:ned)? off|husk|shell|spines/, 0.6],
  [/trim|cor(?:e|ed)\b|deseed|halv|quarter|stalks|string|pod\b|topp/, 0.3],
  [/ston(?:e|ed)\b|hollow|scoop|scrap|fillet|boned/, 0.7],
  [/wash|wip|rins|drain|pat/, 0.2],
  [/\bcleaned\b/, 0.6],
  [/seeds? (?:knocked|picked)/, 3],
];
const BY_HAND = /chop|slice|grat|dice|cut |shred|juice|zest|crush|tear|torn|flake|mash/;

function countPieces(food: Food, grams: number): number {
  if (food.core !== undefined) return grams / MEAT_PIECE;
  const each = food.gramsEach ?? HEAP;
  // A clove, a chilli or a few sprigs are quickly done, and yet never for nothing.
  if (each <= 15) return Math.min(grams / each, 6) * 0.3;
  return grams / Math.min(A_HANDFUL, Math.max(each, HEAP));
}

/** Dishes prepare their foods in the same few hundred ways. */
const counted = new Map<string, number>([['', 0]]);
const MOST_COUNTED = 1000;

function countChores(words: string): number {
  let minutes = counted.get(words);
  if (minutes === undefined) {
    minutes = CHORES.reduce((sum, [pattern, own]) => sum + (pattern.test(words) ? own : 0), 0);
    if (counted.size < MOST_COUNTED) counted.set(words, minutes);
  }
  return minutes;
}

/**
 * Hands-on minutes for `grams` of one food: what is peeled, trimmed, cut or grated counts by the piece, so two and a
 * half for an onion, peeled and finely chopped, and five for half a kilo of potatoes; a crowd of them goes faster.
 */
export function estimatePrep(food: Food, options: TakeOptions, grams: number): number {
  // Each wrapper is filled and folded.
  if (food.id === 'dumpling-wrapper') return (grams / (food.gramsEach ?? 8)) * 0.4;
  const chores = countChores(options.prepare ?? food.preparation ?? '');
  const byHand = options.prepare !== undefined && BY_HAND.test(options.prepare) ? 0.8 : 0;
  const { cut } = options;
  const knife =
    options.prepare !== undefined || cut === undefined
      ? byHand
      : SLOW_CUTS.includes(cut)
        ? 1.2
        : QUICK_CUTS.includes(cut)
          ? 0.3
          : cut.startsWith('dice')
            ? 0.9
            : 0.5;
  const each = chores + knife;
  return each === 0 ? AT_HAND : CUT + each * countPieces(food, grams) ** 0.85;
}
