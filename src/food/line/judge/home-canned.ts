// What a household put up in jars or tins: sour things keep so, all others can hold botulism (CDC, USDA).

import type { Food } from '../../foods.ts';
import type { AgeVerdict } from '../state/read-age.ts';

const AT_HOME =
  /\bhome[\s-]*(canned|bottled|jarred|tinned|preserved)\b|\b(?:(?:canned|bottled|jarred|preserved|put up)\s+(?:at home|by (?:me|us|my \p{L}+|a friend))|(?:that\s+)?(?:i|we|my \p{L}+)\s+(?:canned|bottled|jarred))\b/u;

/** The line with what was canned at home said as a shop's tin, which is the food it is cooked as. */
export function writeHomeCanned(line: string): string {
  return line.replace(AT_HOME, (words, how?: string) => (how === 'preserved' ? words : 'tinned'));
}

/** What to do with a food that was canned at home, or undefined where its own acid or sugar keeps it. */
export function judgeHomeCanned(food: Food, full: string, folded: string): AgeVerdict | undefined {
  if (!AT_HOME.test(folded) || KEPT_BY_ACID.test(folded) || KEEPS.has(food.category)) return undefined;
  if (food.roles.some((role) => KEEPING_ROLES.has(role))) return undefined;
  const name = full.replace(/^(?:tinned|cooked) (?:chopped )?/u, '');
  return {
    verdict: 'caution',
    why: SOUR.has(food.category)
      ? `Take care with ${name} canned at home: throw away a jar that leaks, bulges or smells, and heat the rest until it bubbles.`
      : `Take care with ${name} canned at home: boil it for 10 minutes before you taste it, and throw away a jar that leaks, bulges, spurts or smells.`,
  };
}
const KEPT_BY_ACID = /\b(?:pickle[ds]?|vinegar|ferment(?:ed|ing)|syrup|jam|chutney|frozen)\b/u;
const SOUR: ReadonlySet<string> = new Set(['tomato', 'tinned-tomato']);
const KEEPS: ReadonlySet<string> = new Set([
  'pickle',
  'jam',
  'tinned-fruit',
  'syrup',
  'table-sauce',
  'drink',
  'juice',
]);
const KEEPING_ROLES: ReadonlySet<string> = new Set(['fruit', 'sweetener', 'acid', 'alcohol', 'fat', 'dairy']);
