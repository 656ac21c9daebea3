// The words of a US kitchen, where the list is in cups: a can, a baking pan, the broiler.

import { prepare } from '../../food/prepare-pattern.ts';

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

/** A step or a title in American words. */
export function speakAmerican(step: string): string {
  return prepared.reduce((told, [pattern, word]) => told.replace(pattern, word), step);
}
