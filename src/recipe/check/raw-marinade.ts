// Rule cross-contamination for what raw meat lay in: it is boiled before it is served, or some is kept aside first.
// Source: USDA FSIS, marinades.

import { findSaid } from './phrases.ts';
import { BIRD, MEAT } from './raw-meat-words.ts';
import type { RecipeScan, Sentence } from './scan-recipe.ts';

const LIQUID =
  '(?:marinade|brine|liquid|juices?|oil|mixture|sauce|glaze|yogh?urt|buttermilk|paste|rub|soaking liquid|marinating liquid)';
const VESSEL = '(?:bag|bowl|dish|tub|container|tray|box|jar|pot|tin|pouch)';
const RAW_MEAT = String.raw`(?:raw )?(?:\w+ )?(?:${MEAT}|raw \w+|pieces|meat)`;
const SAT =
  '(?:sat|soaked|lay|was|were|is|are|marinated|rested|had been|has been|have been|bathed|spent|swam|steeped|came|lain)';
/** What raw meat lay in, told by its words alone. */
const USED = new RegExp(
  [
    String.raw`\b(?:leftover|left-over|remaining|rest of the|used|raw|uncooked|reserved used|same|spare|surplus|excess|any|extra)(?: \w+){0,2} (?:marinade|brine|(?:soaking|marinating) liquid)`,
    String.raw`\b(?:marinade|brine|(?:soaking|marinating) liquid) (?:that is |that's |which is |that was )?(?:(?:left|remaining)(?: over| behind)?(?: (?:in|from) the ${VESSEL})?|(?:still )?(?:from|in) the ${VESSEL}|from the (?:raw )?(?:${MEAT}|raw \w+))`,
    String.raw`\b(?:the )?${LIQUID},? (?:that |which |in which )?(?:the )?(?:they|it|${RAW_MEAT}) (?:\w+ )?${SAT}(?: \w+){0,2}? ?(?:in|overnight)?\b`,
    String.raw`\b${LIQUID} (?:that is |that's |which is )?(?:left|remaining)(?: over| behind)? (?:in|from) the (?:${VESSEL}|raw \w+)`,
    String.raw`\b${LIQUID} (?:from|in|at the bottom of) the (?:marinat\w+ |marinade |chicken |raw )*(?:${VESSEL}|raw \w+)`,
    String.raw`\b(?:what(?:'s| is|ever is| was| remains)|all that(?:'s| is)|everything) ?(?:left|remains|remaining)?(?: over| behind)? (?:of|in|from) (?:the|that|its) (?:marinade |marinat\w+ |chicken |raw )*(?:${VESSEL}|marinade|brine)\b`,
    String.raw`\b(?!(?:pan|pot|oven|wok|skillet|grill|water|stock|tin|tray|dish|plate|board|bowl|packet|pack|tub|bag|rack|platter|tongs|knife)\b)\w+ (?:that |which )?(?:the )?(?:raw )?(?:\w+ )?${MEAT} (?:was |were |has been |have been |had been )?(?:sat|lay|soaked|steeped|marinated|bathed|marinating|soaking|sitting|lying|resting|steeping|bathing|swimming)(?: \w+)? in\b`,
    String.raw`\b\w+ (?:from|in) the (?:marinating|steeping|soaking|marinade|brining) (?:${VESSEL}|liquid)\b`,
    String.raw`\b(?:steeping|soaking|marinating|brining) (?:liquid|juices?|mixture|mix)\b`,
    String.raw`\bbrush (?:back |again )?(?:in|into) the (?:raw )?marinade\b`,
    String.raw`\bplenty of (?:the )?marinade\b`,
    String.raw`\bmarinade\b`,
  ].join('|'),
  'g',
);
const NO_WORD_OF_MEAT =
  /^(?:the )?(?:marinade|brine|(?:leftover|left-over|remaining|rest of the|any|spare|extra|same)(?: \w+){0,2} (?:marinade|brine)|marinade (?:that is |which is )?left(?: over)?|plenty of (?:the )?marinade|what.*)$/;
const CONTACT = new RegExp(
  String.raw`\b(?:to the (?:very )?(?:end|last)|until the (?:very )?(?:end|last)|(?:one|a) (?:last|final) time|marinat(?:ing|ed|ion) ${VESSEL})\b|\bfrom the ${VESSEL}|\b(?:it|they|${MEAT}|raw \w+) (?:was|were|has been|have been|had been|sat|soaked|marinated|bathed)(?: \w+)? ?in\b|marinade[^.;,]{0,30}\b(?:sat|soaked|lay|was|were|marinated|bathed) in\b|marinade (?:that |the )?(?:the )?(?:raw )?${MEAT} (?:\w+ )?(?:sat|was|were|soaked|marinated)`,
);
const AS_SAUCE =
  /\b(?:drizzl|dress(?:es|ed|ing)?\b[^.]{0,40}\bwith|dress the|toss\b[^.]{0,40}\bwith|serv|brush[^.]{0,30}\b(?:finished|cooked|grilled|done|baked|hot)\b|paint|dip|brush\w*[^.;]{0,40}\bwith\b|as (?:a |an |the |your )?(?:\w+,? ){0,2}(?:sauce|dressing|gravy|glaze at the end)|over (?:the |your |any )?(?:cooked|grilled|finished|hot|rice|noodles|plate|sliced|carved|top|salad|slaw|chicken|thighs|everything)|spoon(?:ed|fuls?)?\b|splash|pour[^.]{0,45}(?:over|into)|(?:hand|pass)(?:ed)? (?:it |them )?round|at the table|on the side|\bmakes? (?:a |an |the |your )?(?:\w+ ){0,2}(?:sauce|dip|dressing|relish|gravy)\b|into the mayo|(?:whisk|beat|stir|mix|fold|blend|swirl|whip)\w*\b[^.]{0,90}\b(?:in|into|with|through|for) (?:the |a |your |some )?(?:\w+ )?(?:mayo|mayonnaise|yogh?urt|slaw|salad|dressing|sauce|dip|cream|rice|noodles)|\b(?:slic|drop|put|add|dunk|pickl|steep|soak|slip|tip|push)\w*\b[^.]{0,50}\b(?:cucumbers?|onions?|radishes|carrots?|cabbage|vegetables|eggs|salad|leaves)\b[^.]{0,20}\b(?:in|into|to)\b|\bas (?:a |an |the |your )?(?:\w+ )?(?:dip|relish|condiment|drizzle|spread)|(?:last|final) (?:coat|brush|lick|slick|glaze|baste)|little bowls)/;
const BOILED =
  /\b(?:boil|simmer|bubbl|reduc|cook(?:ed)? (?:it|until|for)|thicken|bring|bake|roast|oven|heat|discard|throw (?:away|out)|tip away|bin\b|return to the pan|grill for|brais|fry for|microwave|first \d+ minutes|another \d+ minutes)/;
/** "No need to cook it" */
const NOT_BOILED =
  /\b(?:no need (?:to|for)|without|don't|do not|never|needn't|not|isn't|no)\b[^.;,]{0,15}\b(?:boil|simmer|reduc|cook|heat)\w*(?: (?:it|them))?|\buncooked\b/g;
const SET_ASIDE =
  /\b(?:set aside|reserv\w+|keep (?:back|aside)|kept (?:back|aside)|put aside|hold back|held back|divide|half of (?:the|it)|half (?:over|into)|split|before (?:adding|the (?:meat|chicken)|it touches))\b/;
const OUT_OF_REACH =
  /\b(?:never touched|untouched|clean (?:half|marinade)|fresh (?:batch|marinade)|unused|kept back|not touched|hasn't touched|(?:has|had) not touched|before it met)\b/;
/** Raw meat goes into it: "add the drumsticks, turn them over and leave in the fridge". */
const GOES_IN = new RegExp(
  String.raw`\b(?:marinat\w+|brin(?:e|ing))\b|\b(?:add|turn|toss|stir|coat|put|tip|submerge|sit|pour|leave|lay|place|soak|steep|bathe|drop|dunk|mix|rub|smear|cover)\b[^.]{0,60}\b(?:${MEAT}|${BIRD})\b|\b${MEAT}\b[^.]{0,40}\b(?:toss|coat|rub|massage|soak|steep|mix)\b`,
);

/** "Grill for 20 minutes, then pour it over": what was done before is no boiling of it. */
function clauseStart(plain: string, index: number): number {
  const before = plain.slice(0, index);
  return Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf(' then ')) + 1;
}

function isHeatedLater({ next }: Sentence): boolean {
  return next !== undefined && /\b(?:boil|simmer|bake|roast|cook|oven|grill|fry|heat)/.test(next.plain);
}

const EATEN_NOW = /\b(?:serv|finished|cooked|done|table|dip|eat|come out|come off|rest)/;
const SPEAKS =
  /marinade|brine|marinating|soaking|steep|leftover|from the raw|\b(?:left|remain\w*)\b|\b(?:sat|soaked|lay|was|were|marinated|rested|been|bathed)(?: \w+)? in\b|from (?:the|its|that) (?:\w+ )?(?:bag|bowl|tub|dish)|\bcame out of\b/;

/** What a recipe does with its marinade. */
export interface MarinadeUse {
  /** Some of it is kept from the meat. */
  readonly isSomeKept: boolean;
  /** First step in which raw meat goes into something; Infinity where none does. */
  readonly meatGoesIn: number;
  /** Last step that heats; 0 where none does. */
  readonly lastHeat: number;
}

export function readMarinadeUse({ steps }: RecipeScan): MarinadeUse {
  let isSomeKept = false;
  let meatGoesIn = Number.POSITIVE_INFINITY;
  let lastHeat = 0;
  for (const { plain, step = 1 } of steps) {
    isSomeKept ||= SET_ASIDE.test(plain) && KEPT_PART.test(plain);
    if (step < meatGoesIn && GOES_IN.test(plain)) meatGoesIn = step;
    if (HEATS.test(plain)) lastHeat = step;
  }
  return { isSomeKept, meatGoesIn, lastHeat };
}
const KEPT_PART = /marinade|sauce|dressing|mixture|it\b|half|halves|third|tbsp|tablespoon/;
const HEATS = /\b(?:grill|roast|bake|cook|fry|simmer|oven)/;

/** The words that serve what raw meat lay in, or null. */
export function findRawMarinade(sentence: Sentence, readUse: () => MarinadeUse): string | null {
  const { plain, place, step } = sentence;
  if (place === 'ingredients' || !SPEAKS.test(plain)) return null;
  const match = findSaid(plain.replace(/\bdon't waste\b/g, 'do use  '), USED);
  if (match === null || OUT_OF_REACH.test(plain) || !AS_SAUCE.test(plain)) return null;
  const use = readUse();
  const reserved = use.isSomeKept;
  const bare = NO_WORD_OF_MEAT.test(match[0]);
  const plainWord = match[0] === 'marinade';
  // A marinade in a step behind the one where the meat went in has held the meat.
  const held =
    plainWord || match[0].startsWith('what') || match[0].startsWith('any')
      ? CONTACT.test(plain) ||
        (!reserved &&
          (place === 'step' || place === 'notes') &&
          use.meatGoesIn < (step ?? Number.POSITIVE_INFINITY))
      : true;
  if (!held) return null;
  if (
    BOILED.test(plain.slice(clauseStart(plain, match.index)).replace(NOT_BOILED, ' ')) ||
    isHeatedLater(sentence)
  )
    return null;
  if (
    /\bbrush|paint|bast|spoon|pour/.test(plain) &&
    !EATEN_NOW.test(plain) &&
    (step ?? use.lastHeat) < use.lastHeat
  )
    return null;
  if (reserved && bare && !/\b(?:raw|used|leftover|from the (?:bag|bowl|dish))\b/.test(plain)) return null;
  if (/\b(?:reserved|set.aside|kept)\b/.test(plain) && !/\b(?:raw|used)\b/.test(match[0])) return null;
  return match[0];
}

const COATING =
  /\b(?:flour|breadcrumbs?|crumbs|panko|cornflour|cornmeal|semolina|starch|coating|egg ?wash|beaten eggs?|batter|spice mix|rub)\b/;
/** Raw meat was in it. */
const COATED = new RegExp(
  String.raw`\b(?:dredg|coat|roll|dip|dust|flour|crumb|press|shak|rub|bread)\w*\b(?: (?:the|your|raw|each|with|in))* ${MEAT}\b|\b(?:left|remain\w*|leftover|behind|over|clumps?|lumps?)\b[^.;]{0,30}\b(?:by|from|after|of) (?:the |your |dredging |coating )*(?:raw )?${MEAT}\b|\b(?:raw )?${MEAT} (?:was|were|has been|have been|had been|went|came|sat)\b[^.;]{0,30}\b(?:in|through|from|out of)\b`,
);
const SAVED =
  /\bback (?:in|into|to) (?:the |its |their |your )?(?:\w+ )?(?:jars?|canister|packet|packets|bag|bin|tin|box|tub|container|cupboard|pot)\b|\b(?:sav(?:e|es|ing)|keep|keeps|stor(?:e|es|ing)|reserve)\b[^.;]{0,60}\b(?:next|another|again|later|weekend|cakes?|biscuits?|baking|pancakes|future)\b|\bfor (?:next time|another (?:day|time|batch))\b|\b(?:glaze|brush|paint|sprinkle)\b[^.;]{0,60}\b(?:pittas?|bread|buns?|rolls|salad|once (?:they|it)|out of the oven)\b/g;

const COATING_WORD =
  '(?:eggs?|egg ?wash|flour|breadcrumbs|crumbs|panko|buttermilk|batter|yogh?urt|milk|coating|cornflour|starch)';
const PIECES = `(?:${MEAT}|pieces|strips|goujons|nuggets|cutlets|schnitzels?|tenders|escalopes?|slices|fillets?|bites)`;
/** "The egg that is left from dipping the chicken" */
const LEFT_OF_COATING = new RegExp(
  [
    String.raw`\b${COATING_WORD} (?:(?:that|which) )?(?:(?:is|was|you have|you've|has been|you|we) )?(?:left|remaining|remains|still|over|used)[^.;]{0,30}?\b(?:from|after|of|for|to) (?:dip|dredg|coat|bread|dust|soak|crumb|roll|pan)\w* (?:the |your |raw )*${PIECES}\b`,
    String.raw`\b(?:left-?over|remaining|spare|rest of the|last of the|any|what is left of the|what's left of the) (?:\w+ )?${COATING_WORD} (?:from|after|used for|used to|you used for) (?:dip|dredg|coat|bread|dust|soak|crumb|roll)\w* (?:the |your |raw )*${PIECES}\b`,
    String.raw`\b${COATING_WORD} (?:(?:that|which) )?(?:you |we )?(?:dip|dredg|coat|bread|dust|soak|crumb|roll)\w* (?:the |your |raw )*${PIECES} (?:in|with|through)\b`,
  ].join('|'),
  'g',
);

/** The words by which a coating that raw meat went through is eaten as it is, or null. */
export function findServedCoating(sentence: Sentence): string | null {
  const { plain, place } = sentence;
  if (
    place === 'ingredients' ||
    place === 'title' ||
    !/dip|dredg|coat|bread|dust|soak|crumb|roll/.test(plain)
  )
    return null;
  const match = findSaid(plain, LEFT_OF_COATING);
  if (match === null || OUT_OF_REACH.test(plain) || !AS_SAUCE.test(plain.replace(match[0], ' it ')))
    return null;
  const own = `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`.replace(
    NOT_BOILED,
    ' ',
  );
  return BOILED.test(own) || SCRAMBLED.test(own) || isHeatedLater(sentence) ? null : match[0];
}
const SCRAMBLED = /\b(?:scrambl|omelette|fritters?|pancakes?|fry|fried|bin|compost|tip)\w*\b/;

/** The words that put by for another day what raw meat was coated with, or null. */
export function findRawCoating({ plain, around, place }: Sentence): string | null {
  if (place === 'ingredients' || place === 'title' || !COATING.test(around)) return null;
  const saved = findSaid(plain, SAVED);
  return saved === null || OUT_OF_REACH.test(plain) || !COATED.test(around) || /\bbefore\b/.test(plain)
    ? null
    : saved[0];
}
