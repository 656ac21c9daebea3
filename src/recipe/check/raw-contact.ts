// Rule cross-contamination, told by what a thing held before: "the tray the raw pork was on", "the board you cut the
// chicken on", hands that touched it. Source: USDA FSIS, Clean-Separate-Cook-Chill.

import { findSaid, isWarning } from './phrases.ts';
import type { RecipeScan, Sentence } from './scan-recipe.ts';

const THING =
  '(?:(?:chopping |cutting |serving |baking |roasting |oven )?(?:board|plate|platter|tray|dish|bowl|container|tub|tin|rack|knife|knives|tongs|spatula|scissors|spoon|brush|fork|surface|worktop|counter|bag|sheet)s?)';
const MEAT =
  '(?:chickens?|turkeys?|duck|poultry|bird|pork|beef|lamb|meat|mince|burgers?|patties|sausages?|steaks?|chops?|thighs?|wings?|drumsticks?|breasts?|skewers|kebabs|koftas?|fish|salmon|cod|tuna|prawns?|shrimps?|meatballs?|fillets?|ribs)';
const RAW_OR_THEY = String.raw`(?:(?:the |your )?(?:raw|uncooked|marinating|marinated) (?:(?:\w+ ){0,2}?${MEAT}|ones?|pieces)|the ${MEAT}|raw ${MEAT}|they|it|them)`;
const HELD =
  '(?:held|had|carried|cut|chopped|diced|sliced|prepared|trimmed|jointed|boned|seasoned|mixed|marinated|used|touched|kept|put|rested|stirred|turned|handled)';

// "the tray (that) the raw pork was on", "the dish they were marinated in", "the bowl the raw mince was in"
const STOOD_IN = new RegExp(
  String.raw`\b(?:the|that|its|their|this)(?: very)?(?: same)? ${THING}(?: that| which| where)? ${RAW_OR_THEY} (?:was|were|had been|has been|sat|lay|came|rested|marinated|stood)(?: \w+){0,2}? ?(?:marinated |raw |uncooked )?(?:on|in|with|from|off|raw|earlier|before)\b`,
  'g',
);
// "the plate that held the raw chicken", "the board you cut the chicken on", "the tongs used for the raw meat"
const HELD_RAW = new RegExp(
  String.raw`\b(?:the|that|this)(?: very)?(?: same)? (?:unwashed )?${THING} (?:(?:that|which|where|you|you've|we|had|has|have|was|were|just|previously|i) ){0,3}${HELD}(?: (?:for|with|on|to \w+))?(?: the| your)? (?:(?:raw|uncooked|marinat\w+) (?:\w+ )?${MEAT}\b|${MEAT}(?: \w+){0,2} (?:on|with|in|for)\b|(?:them|it) (?:on |in )?raw|raw\b)|\b(?:the|that)(?: very)?(?: same)? ${THING} (?:that |which )?(?:you|we|it|they)(?:'ve| have| had)? (?:(?:was|were|been) )?marinated(?: (?:it|them|the \w+))?(?: in)?\b|\b(?:the|that|those)(?: very)?(?: same)? ${THING} (?:that|which|where|you|we|used|from)(?: [\w']+){0,5}? (?:raw|uncooked) (?:\w+ )?${MEAT}\b`,
  'g',
);
const WASHED = /\b(?:wash|scrub|rins|disinfect|clean|fresh|not\b|never|another|different|separate)/;
/** What is done with it: it is filled with what is eaten as it is. */
const SERVED =
  /\b(?:serv|plate up|stack|back\b|return|rest(?:s|ed|ing)?\b|return|cooked|grilled|roasted|finished|done|carve|pile|arrange|salad|lettuce|leaves|tomato|cucumber|herb|coriander|parsley|mint|basil|avocado|bread|bun|fruit|onion|slaw|coleslaw|garnish|radish|dressing|pepper|lime|lemon|veg)/;
const COOKS_IN =
  /\b(?:bake|roast|oven|return (?:it|them|the \w+) to the (?:oven|pan|grill)|grill (?:in|on)|cook (?:in|on)|fry|simmer|boil)\b/;

const UNWASHED_THING = new RegExp(
  String.raw`\b(?:unwashed|unrinsed|uncleaned|dirty) (?:\w+ ){0,2}?${THING}\b`,
  'g',
);
const UNWASHED_HANDS =
  /\b(?:without (?:first )?(?:wash|rins|clean)ing\b(?: (?:your |my )?(?:hands|them|it|anything|up))?|(?:don't|no need to|needn't) (?:bother )?(?:to )?(?:wash(?:ing)?|rins(?:e|ing)|clean(?:ing)?) (?:your |the )?(?:hands|them|board|knife|it)|with (?:the )?(?:same )?unwashed hands|(?:quick |just a )?(?:wipe|wiping) (?:of )?(?:(?:your|the) )?(?:hands|them|it|board|chopping board|knife|plate|worktop|counter)(?: down| off| over)? (?:with|on) (?:a |some |an? old |your )?(?:dry |damp |paper |kitchen |tea |clean )*(?:cloth|towel|paper|roll|apron|napkin|tissue|jeans)|(?:give|with) (?:the |your )?(?:hands|chopping board|board|knife|plate|worktop|counter|tongs)? ?(?:only |just )?an? (?:quick|brief|light|dry|fast) wipe)/g;
const RAW_FOODS =
  /\b(?:salad|lettuce|leaves|tomato|cucumber|herb|coriander|parsley|mint|basil|avocado|bread|bun|fruit|onion|slaw|coleslaw|garnish|radish|dressing|pepper|lime|lemon|veg|serve|cheese|salsa|dips?\b|guacamole|mango|yogh?urt|raita|hummus)/;
const RAW_MEAT = new RegExp(String.raw`\b(?:raw|uncooked)\b|\b${MEAT}\b`);

function findContact({ plain }: Sentence): string | null {
  const match = findSaid(plain, STOOD_IN) ?? findSaid(plain, HELD_RAW);
  if (match === null) return null;
  const rest = `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`;
  if (
    WASHED.test(
      rest
        .replace(/\b(?:sav\w+|less|no|for) (?:the |on )?washing(?:[- ]up)?|washing[- ]up\b/g, ' ')
        .replace(/\b(?:without|not|never|don't)\b[^.;,]{0,20}\b(?:wash|clean|rins)\w*/g, ' '),
    )
  )
    return null;
  const clause =
    plain
      .slice(0, match.index)
      .split(/,|;|\bthen\b| and /)
      .at(-1) ?? '';
  const doing = clause + plain.slice(match.index + match[0].length);
  return SERVED.test(rest) && !COOKS_IN.test(doing) ? match[0] : null;
}

function findUnwashed(scan: RecipeScan, sentence: Sentence): string | null {
  const { plain, around, step } = sentence;
  const thing = findSaid(plain, UNWASHED_THING);
  // The words themselves deny the washing, so a denial before them changes nothing.
  const match = thing ?? plain.matchAll(UNWASHED_HANDS).next().value ?? null;
  if (
    match === null ||
    /\b(?:never|do not|don't) (?!bother|wash|rinse|clean)/.test(plain.slice(0, match.index))
  )
    return null;
  const before = scan.steps.find((other) => other.step === (step ?? 1) - 1)?.around ?? '';
  const eaten = `${plain} ${sentence.next?.plain ?? ''}`;
  if (!RAW_MEAT.test(`${around} ${before}`)) return null;
  return RAW_FOODS.test(eaten) || (thing !== null && SERVED.test(plain)) ? match[0] : null;
}

/** The words that bring what touched raw meat to food that is eaten as it is, or null. */
export function findRawContact(scan: RecipeScan, sentence: Sentence): string | null {
  if (sentence.place === 'ingredients' || sentence.place === 'title' || isWarning(sentence.plain))
    return null;
  return findContact(sentence) ?? findUnwashed(scan, sentence);
}
