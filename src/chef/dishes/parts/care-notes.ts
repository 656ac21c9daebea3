// Two cares that any dish may owe its cook: hands that have cut a fierce chilli, and a pot too large to cool by itself.

import type { DishFamily } from '../../dish.ts';
import type { Draft } from '../../draft.ts';
import { isNamed } from '../../slots.ts';

/** Grams in one pot from which it stays warm for hours. */
const SLOW_TO_COOL = 4000;

/** Sentences for the notes; none where neither is called for. */
export function writeCares({ parts, keeps }: Draft, family: DishFamily): readonly string[] {
  const fierce = parts.find(
    ({ food, text }) =>
      isNamed(food, 'birds-eye-chilli', 'scotch-bonnet') && /chopped|sliced|deseeded/.test(text),
  );
  const isPot = ['stew', 'soup', 'rice', 'pasta'].includes(family) && /reheat/.test(keeps);
  const grams = parts.reduce((sum, part) => sum + part.grams, 0);
  return [
    ...(fierce === undefined ? [] : [`Wash your hands once the ${fierce.noun} is cut: it burns the eyes.`]),
    ...(isPot && grams >= SLOW_TO_COOL
      ? ['What is left cools fast enough only in shallow boxes or spread on trays.']
      : []),
  ];
}
