// Mushrooms that nobody bought: only someone who knows fungi can tell them apart (FDA and CDC, wild mushrooms).

import type { Food } from './foods.ts';
import type { AgeVerdict } from './line/state/read-age.ts';

const GATHERED =
  /(?<!(?:hand|freshly|just)[\s-]*)(?<!\p{L})(?:picked(?!\s+up)|foraged?|gathered|(?:i|we|he|she|they|my \p{L}+) found)(?!\p{L})|(?<!\p{L})(?:from|off|growing (?:in|on)) (?:(?:the|my|our|a) )?(?:\p{L}+ )?(?:woods?|forest|lawn|garden|fields?|hedge(?:row)?s?|park|meadow|grass|walk|hike|ramble|stroll|roadside|verge)(?!\p{L})/u;
const KNOWN =
  /(?<!\p{L})(?<!(?:\bno|not|n't|never|without|need|ask|for|until|before)\s+(?:\p{L}+ ){0,3})(?:expert|mycologist|identified|farm(?:ed|ers)?|cultivated|grown|kit|shop|bought|market|greengrocer|veg box)(?!\p{L})/u;
// "Not sure what sort", "mystery": its kind is not known.
const NAMELESS =
  /(?<!\p{L})(?:unidentified|unknown|mystery|nameless|not (?:yet )?(?:identified|named)|no (?:idea|clue)(?! how))(?!\p{L})|(?:n't|nt|not|un|cannot|never)\s?(?:\p{L}+ )?(?:sure|certain|know|tell|remember|say)(?: \p{L}+){0,2} (?:what|which|sort|kind|type|names?|species)(?!\p{L})/u;
// "I think they are ceps", "chanterelles?": who says so does not know it.
const UNSURE =
  /(?:n't|nt|not|un|never)\s?(?:\p{L}+ )?(?:sure|certain|know)(?!\p{L}| how| (?:what|if) (?:to|i))|(?<!\p{L})(?:think|reckon|believe|guess|hope|assume|suppose)(?!\p{L}| (?:there|about|an?|half)\b| \d)|(?<!\p{L})(?:probably|possibly|maybe|perhaps|supposedly|apparently)(?! (?:about |around )?(?:\d|half|an? ))(?!\p{L})|(?<!\p{L})(?:might|may|could) be(?!\p{L})|(?<!\p{L})looks? like(?!\p{L})|(?<![\d ]\s?(?:g|kg|oz|lb)?)\?/u;
const WILD =
  /(?<!\p{L})(?:foraged?|wild|hedgerow|(?:i|we|he|she|they|my \p{L}+)? ?found(?: (?:in|on|by|at|near|growing))?|(?:from|off|in|on|by|along|growing (?:in|on)) (?:(?:the|my|our|a) )?(?:\p{L}+ )?(?:woods?|forest|hedge(?:row)?s?|meadow|walk|hike|ramble|stroll|roadside|verge|lane|park|riverbank))(?!\p{L})/u;
const FUNGUS =
  /(?<!\p{L})(?:mushrooms?|fung(?:us|i)|toadstools?|boletes?|ceps?|chanterelles?|morels?)(?!\p{L})/u;
const GROWS =
  /(?:(?<!\p{L})(?:plants?|leaf|leaves|greens|herbs?|roots?|bulbs?|flowers?|shoots|weeds?|nuts?)|berr(?:y|ies))(?!\p{L})/u;
const NAMELESS_PLANT =
  /(?<!\p{L})(?:unidentified|unknown|mystery|nameless) (?:\p{L}+ )?(?:plants?|leaf|leaves|roots?|bulbs?|berr(?:y|ies))(?!\p{L})/u;
const PLANT_ROLES: ReadonlySet<string> = new Set(['fruit', 'vegetable', 'leaf', 'herb', 'aromatic']);

/** What grew wild, or a mushroom, whose name the cook does not know or only guesses: nobody should eat it. */
export function judgeNameless(food: Food | undefined, name: string, folded: string): AgeVerdict | undefined {
  if (KNOWN.test(folded) || !(NAMELESS.test(folded) || UNSURE.test(folded))) return undefined;
  const isFungus = food?.category === 'mushroom' || FUNGUS.test(folded);
  const isPlant = GROWS.test(folded) || (food !== undefined && PLANT_ROLES.has(food.roles[0]));
  const isWild = WILD.test(folded) || (isFungus && GATHERED.test(folded));
  const isRefused =
    (isWild && (isFungus || isPlant)) ||
    (NAMELESS.test(folded) && (isFungus || (GATHERED.test(folded) && GROWS.test(folded)))) ||
    NAMELESS_PLANT.test(folded);
  return isRefused
    ? {
        verdict: 'not-food',
        why: `Larder leaves ${name} out: what was found is eaten only when an expert has named it, and cooking does not undo the poison of others; throw it away.`,
      }
    : undefined;
}

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
