// Mushrooms that nobody bought: only someone who knows fungi can tell them apart (FDA and CDC, wild mushrooms).

import type { Food } from './foods.ts';
import type { AgeVerdict } from './read-age.ts';

const GATHERED =
  /(?<!(?:hand|freshly|just)[\s-]*)(?<!\p{L})(?:picked(?!\s+up)|foraged?|gathered|(?:i|we|he|she|they|my \p{L}+) found)(?!\p{L})|(?<!\p{L})(?:from|off|growing (?:in|on)) (?:(?:the|my|our|a) )?(?:\p{L}+ )?(?:woods?|forest|lawn|garden|fields?|hedgerow|park|meadow|grass)(?!\p{L})/u;
const KNOWN =
  /(?<!\p{L})(?:expert|mycologist|identified|farm(?:ed|ers)?|cultivated|grown|kit|shop|bought|market)(?!\p{L})/u;

/** Whether a folded line tells of a mushroom that somebody found, and not that it was grown or that an expert named it. */
export function isGathered({ category }: Pick<Food, 'category'>, folded: string): boolean {
  return category === 'mushroom' && GATHERED.test(folded) && !KNOWN.test(folded);
}

/** What to do with a mushroom that somebody found, or undefined where it is none. */
export function judgeGathered(food: Food, name: string, folded: string): AgeVerdict | undefined {
  return isGathered(food, folded)
    ? {
        verdict: 'caution',
        why: `Take care with ${name}: only someone who knows fungi well can tell them apart, and cooking does not undo the poison of some.`,
      }
    : undefined;
}
