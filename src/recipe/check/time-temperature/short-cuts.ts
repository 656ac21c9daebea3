// Rule time-temperature for short cuts: meat cooked by halves, a bird stuffed the day before, a cooker that waits for
// its timer, a date that has passed. Sources: USDA FSIS, slow cookers, stuffing; UK FSA, use-by dates.

import { foldText } from '../../../food/normalise-text.ts';
import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findSaid, isDenied, says } from '../stance/phrases.ts';
import { isPerishable } from './perishable.ts';
import { writeTimeTemperature as write } from './write-time-temperature.ts';

const LATER =
  '(?:tonight|tomorrow|(?:the )?(?:next|following) (?:day|morning|evening)|overnight|the (?:night|day|evening) before|later (?:in the|that|on|this) ?(?:day|week)?|in the morning|on the day|at the party|on (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:night|evening|morning|afternoon))?|when the (?:crowd|family|others)|just before (?:serving|the \\w+|you \\w+)|when (?:the )?guests)';
const NOW =
  '(?:tonight|today|this (?:evening|afternoon|morning)|the (?:night|day|evening|morning) before|(?:a|one) day ahead|in advance|ahead of time|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:night|evening|afternoon))';
const COOK = '(?:brown|sear|grill|roast|fry|cook|bake|seal|colour|barbecue|smoke|griddle|saute)';
const FINISHES =
  '(?:finish|complete)(?:es|ed|ing)? (?:it|them|off|cooking|roasting|grilling|baking|frying|braising|simmering|stewing|the (?:cooking|chicken|meat|burgers|ribs|wings|pork|turkey)|in|on|under|at|by|tomorrow|later|on|the (?:next|following))|cook (?:it |them )?(?:the rest of the way|through)|give (?:it|them) (?:the|its|their) (?:other|rest|remaining|last|second)';
const HALF =
  '(?:half[- ](?:cook|bak|roast|grill|done)\\w*|half[- ]?way|part(?:ly|ially)?[- ](?:cook|bak|roast|grill|fr[iy])\\w*|partly|partially|part[- ]way|par-?(?:cook|boil|fry|bake|roast)\\w*|pre-?cook\\w*|(?:still|a little) (?:pink|raw)|brown (?:the )?(?:chicken|meat|mince|pork|burgers?))';
/** Half of the cooking, and a later time; or cooking now and an end of it then. */
const HALF_COOKED = new RegExp(
  [
    String.raw`\b${HALF}\b[^.;]{0,120}\b(?:${LATER}|later\b)`,
    String.raw`\b${COOK}\b[^.;]{0,80}\b${NOW}\b[^.;]{0,80}\b(?:${FINISHES})\b`,
    String.raw`\b${NOW}\b[^.;]{0,40}\b${COOK}\b[^.;]{0,100}\bfinish\w*\b`,
    String.raw`\b${COOK}\b[^.;]{0,100}\b(?:${FINISHES})\b[^.;]{0,40}\b${LATER}\b`,
    String.raw`\b${NOW}\b[^.]{0,80}\b(?:half|part)\b[^.]{0,40}\b${LATER}\b[^.]{0,60}\b(?:finish\w*|rest|remaining|another)`,
    String.raw`\b(?:first|half) (?:of )?(?:the |its |an )?(?:hours?|cooking|roasting|time)\b[^.;]{0,40}\b${NOW}\b[^.]{0,60}\b(?:second|other half|rest|remainder|last)\b[^.]{0,40}\b${LATER}\b`,
    String.raw`\bfinish (?:off )?(?:cooking|roasting|grilling|baking|frying|braising|simmering|stewing|it off|them off)\b[^.;]{0,25}\b(?:tomorrow|the (?:next|following) (?:day|morning|evening))\b`,
  ].join('|'),
  'g',
);
const EARLY =
  '(?:the (?:night|day|evening) before|(?:a|one) day (?:before|ahead|early)|(?:night|day|evening) ahead|in advance|ahead of time|overnight|tonight|today|(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas eve|(?:the )?(?:eve|previous))(?: (?:night|evening|day|afternoon))?|yesterday|before (?:bed|you go to bed))';
const STUFFS = '(?:stuff|fill|pack|spoon|push|load|cram)(?:ed|ing|s)?';
const BIRD_OR_CAVITY = '(?:bird|turkey|chicken|goose|duck|capon|cavity)';
const STUFFED_EARLY = new RegExp(
  [
    String.raw`\b${STUFFS}\b[^.;,]{0,60}\b${BIRD_OR_CAVITY}\b(?:(?!\bjust before|\bright before|, (?:then|chill|cool|and))[^.;]){0,60}\b${EARLY}`,
    String.raw`\b${EARLY},? (?:you can |you |i |we |simply |just )?${STUFFS}\b[^.;]{0,40}\b${BIRD_OR_CAVITY}\b`,
    String.raw`\b(?:stuffed|filled) (?:raw )?(?:turkey|bird|chicken|goose|duck)\b[^.;]{0,40}\b(?:fridge|sit|stand|keep|wait|leave|rest)\w*\b[^.;]{0,30}\b(?:overnight|until (?:tomorrow|morning|the next)|till (?:tomorrow|morning))`,
  ].join('|'),
  'g',
);
export const USE_BY =
  /\b(?:past|after|beyond|over) (?:its|their|the|his) use[- ]by(?: date)?\b[^.;]{0,60}\b(?:fine|ok(?:ay)?|good|smells?|use|eat|safe|works?)\b|\buse[- ]by(?: date)? (?:was|is|of) (?:last|yesterday|long past)[^.;]{0,60}\b(?:fine|ok(?:ay)?|good|smells?|works?)\b|\b(?:ignore|don't worry about|never mind) the use[- ]by\b/g;

/** A cooker that is filled now and begins hours later. */
export const DELAYED =
  /\b(?:delay(?:ed)?|timer|program(?:me)?|clock)\b[^.;]{0,60}\b(?:begins?|starts?|comes? on|(?:switch|turn)(?:es|s)? (?:itself )?on|kicks? in)\b[^.;]{0,40}\b(?:hours?|noon|midday|later|at work|lunch(?:time)?|afternoon)\b|\bdelay(?:ed)?[- ]start\b[^.;]{0,60}\b(?:hours?|overnight|work|morning)\b|\b(?:timer|delay(?:ed)?|program(?:med?)?|automatic(?:ally)?|clock|(?:multi-?|slow[- ]|pressure |rice )?cooker|instant pot)\b[^.]{0,80}\b(?:starts?|begins?|comes? on|switch (?:itself |it )?on|turn (?:itself |it )?on|set for)\b(?: (?:cooking|itself|heating))? (?:at|from|around|about|for|in) (?:\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.? ?m\b|o'clock|in the)|\d{1,2}:\d\d|noon|midday|lunch|tomorrow|\d+ hours|(?:four|five|six|seven|eight|nine|ten) hours)|\b(?:switch(?:es)?|(?:turn|start|come)s?) (?:itself |on )+(?:at|from|around|about|in) (?:\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.? ?m\b|o'clock)|\d{1,2}[:.]\d\d|noon|midday|lunch(?:time)?|\d+ hours)|\b(?:start|begin|come on) (?:at|from|around) \d{1,2} (?:in the (?:afternoon|morning)|o'clock) while\b|\b(?:(?:stay|remain|keep)s?|is) (?:switched )?off (?:until|till) (?:\d{1,2}(?:[:.]\d\d)?|noon|midday|lunch\w*|one|two|three|four|the afternoon)\b|\b(?:switch(?:es)?|(?:turn|start|come)s?) (?:itself )?on (?:at|from|around|about) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\b(?:program(?:me)?|set|schedule|delay) (?:the |its )?start\b[^.;]{0,20}\b(?:for|at|by|until|till) (?:\d|noon|midday|lunch|one|two|three|four|five|six|seven|eight|nine|ten|eleven)|\btimer (?:is )?set for (?:tomorrow|noon|lunch|supper|dinner|the (?:next|following) day)/g;

// One cheap look spares most sentences the search for a whole phrase.
export const SAYS_WHEN =
  /night|today|tomorrow|(?:next|following) |before|later|morning|\bnow\b|this (?:even|after)|finish|ahead|advance|yesterday|day\b|early|\beve\b/;
export const SAYS_LATER =
  /delay|\bapp\b|phone|plug|switch|remote|schedule|timer|programm|clock|automatic|itself|comes? on|turns? on|\bstarts? |\bbegin/;

/** A cooker full of raw food, and what wakes it hours later. */
export const WAITS_COLD =
  /\b(?:timer|plug|app|phone|delay(?:ed)?|program(?:med?)?|remotely|schedule[ds]?)\b[^.;]{0,70}\b(?:comes? (?:alive|on|to life)|kicks? in|wakes|starts|begins|switch(?:es)? (?:it |itself )?(?:on\b|to (?:low|high))|turns? (?:it |itself )?(?:on\b|to (?:low|high)))[^.;]{0,60}\b(?:later|after (?:you|lunch|noon)|at (?:noon|midday|\w+)|hours|lunch|noon|from (?:the office|work))\b|\bdelay(?:ed)?\b[^.;]{0,40}\b(?:three|four|five|six|seven|eight|nine|ten|\d+)[- ]hours?\b/g;
export const RAW_EGG = /\b(?:eggs?|milk|cream)\b(?! noodles)/;
export const FILLS =
  /\b(?:stuff|fill|pack|push|load|cram|spoon)(?:ed|ing|s)?\b(?:(?!\bwith\b)[^.;]){0,60}\b(?:bird|turkey|chicken|goose|duck|capon|cavity|neck end)\b/;
export const WAITS =
  /\b(?:fridge|refrigerat\w+|chill\w*|larder|leave|keep|rest|stand|bed)\b[^.;]{0,60}\b(?:overnight|(?:until|till) (?:the )?(?:morning|tomorrow|next day|christmas|the day)|(?:until|till) (?:it is |it's )?time)\b|\bovernight\b[^.;]{0,40}\b(?:fridge|refrigerat\w+|chill\w*)\b/;

/** "Fill the turkey with it. Put it in the fridge till the morning" */
function findStuffedToWait({ plain, next }: Sentence): RegExpExecArray | null {
  const fills = prepare(FILLS).exec(plain);
  if (
    fills === null ||
    isDenied(plain.slice(0, fills.index)) ||
    /\bcold stuffing|separately|apart\b/.test(plain)
  )
    return null;
  const behind = plain.slice(fills.index);
  if (/\b(?:roast|bake|oven)\b/.test(behind)) return null;
  return (
    prepare(WAITS).exec(behind) ??
    (/\b(?:it|the (?:bird|turkey|chicken|goose|duck))\b/.test(next?.plain ?? '')
      ? prepare(WAITS).exec(next?.plain ?? '')
      : null)
  );
}

export const ANSWERS_NO = /\?[\W_]*no\b/;

export const COOKS_HALF =
  /\b(?:chicken|meat|mince|pork|turkey|(?:burger|sausage|rack|steak|kebab|kofta|escalope)s?|duck|beef|lamb|thighs|drumsticks|wings|breasts|chops|ribs|joint|meatballs|bird|brisket|shoulder|skewers|quarters|cutlets)\b/;

export const NO_MEAT_HALVED = /\b(?:vegetables|potatoes|pasta|cook (?:\w+ )?through)\b/;

export const AN_HOUR_OR_TWO = /\b(?:1|one|an|2|two) hours?\b/;

export function checkShortCuts(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain } = sentence;
  const early = says(plain, SAYS_WHEN);
  const half = early ? findSaid(plain, HALF_COOKED) : null;
  if (
    half !== null &&
    !says(plain, ANSWERS_NO) &&
    says(
      /\b(?:it|them)\b/.test(plain) ? `${plain} ${foldText(scan.recipe.title ?? '')}` : plain,
      COOKS_HALF,
    ) &&
    !says(plain, NO_MEAT_HALVED)
  ) {
    return write(sentence, half[0], 'meat is cooked in one go and never stopped half-way (USDA FSIS)');
  }
  const delayed = says(plain, SAYS_LATER) ? (findSaid(plain, DELAYED) ?? findSaid(plain, WAITS_COLD)) : null;
  if (
    delayed !== null &&
    (isPerishable(scan) || says(scan.lines.map((line) => line.plain).join(' '), RAW_EGG)) &&
    !says(delayed[0], AN_HOUR_OR_TWO)
  )
    return write(
      sentence,
      delayed[0],
      'what spoils does not wait in a cooker for its heat (USDA FSIS, slow cookers)',
    );
  const stuffed =
    early || says(plain, FILLS) ? (findSaid(plain, STUFFED_EARLY) ?? findStuffedToWait(sentence)) : null;
  if (stuffed !== null)
    return write(sentence, stuffed[0], 'a bird is stuffed just before it goes into the oven (USDA FSIS)');
  const useBy = plain.includes('use') ? findSaid(plain, USE_BY) : null;
  return useBy === null
    ? null
    : write(sentence, useBy[0], 'food is not eaten after its use-by date (UK FSA)');
}
