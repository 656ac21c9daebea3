// The words of a US kitchen, where the list is in cups: a can, a baking pan, the broiler.

import { prepare } from '../../food/prepare-pattern.ts';
import { writeQuantity } from './list-words.ts';

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\brinse the tin\b/g, 'rinse the can'],
  [/\b(of|left in) the tin\b/g, '$1 the can'],
  [/\b900 g loaf tin\b/g, '9 by 5 inch loaf pan'],
  [/(?<!closed )\btin(s?)\b(?! foil)/g, 'pan$1'],
  [/(?<=\b(?:the|a|hot) )grill\b(?! pan)/g, 'broiler'],
  [/\bgrill(?= (?:until|for|the|it|them)\b)/g, 'broil'],
  [/\bGrill(?= )/g, 'Broil'],
  [/\bbaking paper\b/g, 'parchment paper'],
  [/\bkitchen paper\b/g, 'paper towels'],
  [/\bcling ?film\b/g, 'plastic wrap'],
  [/\b([Ll])asagne\b/g, '$1asagna'],
  [/\bToastie\b/g, 'Melt'],
  [/\bBread and Butter Pudding\b/g, 'Baked French Toast'],
  [/\bto the boil\b/g, 'to a boil'],
];
const prepared = WORDS.map(([pattern, word]) => [prepare(pattern), word] as const);

const LENGTH = /\b(a )?(\d+(?:\.\d+)?)([ -])cm\b/g;
const CM_OF_INCH = 2.54;
/** From here on a tin is measured by whole inches. */
const LONG_CM = 10;

/** Centimetres in inches, in quarters. */
export function speakInches(text: string): string {
  return text.replace(LENGTH, (_, article: string | undefined, cm: string, gap: string) => {
    const inches = Number(cm) / CM_OF_INCH;
    const told = Number(cm) < LONG_CM ? Math.max(1, Math.round(inches * 4)) / 4 : Math.round(inches);
    const before = article === undefined ? '' : told === 8 || told === 11 ? 'an ' : 'a ';
    return `${before}${writeQuantity(told)}${gap}inch`;
  });
}

/** A step or a title in American words. */
export function speakAmerican(step: string): string {
  return speakInches(prepared.reduce((told, [pattern, word]) => told.replace(pattern, word), step));
}
