// Rule time-temperature: perishable food stands warm for too long, thaws in the warm, is heated too gently or kept
// too long. Sources: USDA FSIS, danger zone (4 to 60 C, 2 hours), the big thaw, slow cookers, leftovers (4 days);
// UK FSA, rice, chilling and reheating.

import type { Finding } from '../finding.ts';
import { deniesWithin, isCaution } from './cautions.ts';
import { checkKept } from './kept-too-long.ts';
import { checkStanding, findWarmPlace, REFUSED, readHours, writeStanding as write } from './left-standing.ts';
import { isPerishable, namesPerishable } from './perishable.ts';
import { findSaid, isDenied } from './phrases.ts';
import type { RecipeScan, Sentence } from './scan-recipe.ts';

const THAW =
  /\b(?:thaw|thaws|thawed|thawing|defrost|defrosts|defrosted|defrosting)\b[^.;]{0,80}\b(?:(?:on|at) (?:the |a |your )?(?:kitchen )?(?:counter(?:top)?|worktop|work surface|side|table|room temperature|bench|radiator)|in (?:a |the )?(?:\w+ ){0,3}(?:warm|hot|tepid|lukewarm|boiling) (?:\w+ )?(?:water|place|room|kitchen|spot)|in the (?:sun|sink overnight|kitchen)|on (?:a |the |your )?(?:\w+ )?(?:window ?sill|radiator|boiler|floor)|out overnight|overnight out|by the (?:stove|fire|radiator)|on the (?:draining board|drainer|rack)|unrefrigerated)\b|\b(?:on|at) (?:the )?(?:counter|room temperature|worktop)[^.;]{0,30}\bto (?:thaw|defrost)\b|\b(?:leave|let|put|set)\b[^.;]{0,50}\b(?:out|in the sun|on the (?:counter|side|worktop)|at room temperature)\b[^.;]{0,40}\b(?:to (?:thaw|defrost)|(?:thaw|defrost))\b/g;
const HOT_WATER_THAW =
  /\b(?:warm|hot|boiling|tepid|lukewarm) (?:tap |running )?water\b(?:(?!while)[^.;]){0,60}\b(?:thaw|defrost|soften)\w*|\bfrozen\b[^.;]{0,60}\b(?:in|into|under|with) (?:\w+ ){0,3}?(?:warm|hot|tepid|lukewarm) (?:tap |running )?water\b/g;
const THAWS_WELL =
  /\b(?:peas|berries|pastry|bread|filo|phyllo|dough|butter|fruit|cake|pie crust|puff|spinach|sweetcorn|corn|strawberries|raspberries|blueberries|rolls|croissants?|wontons?|wrappers|tortillas?|edamame|vegetables)\b/;

function findThaw(plain: string): string | null {
  const match = findSaid(plain, THAW) ?? findSaid(plain, HOT_WATER_THAW);
  if (match !== null) return match[0];
  const thaws = findSaid(plain, THAWS) ?? (/\bfrozen\b/.test(plain) ? findSaid(plain, SOFTENS) : null);
  if (thaws === null || /\b(?:cold|iced|cool) water|microwave|fridge\b/.test(plain)) return null;
  const place = findWarmPlace(plain);
  return place === null || REFUSED.test(plain) ? null : `${thaws[0]}, ${place}`;
}
/** "Let the frozen pork come round" */
const SOFTENS =
  /\b(?:come (?:round|to|back)|soften(?:s|ed)?|unfreez\w*|lose its ice|give[s]? way|soft|pliable)\b/g;
const THAWS = /\b(?:thaws?|thawing|defrosts?|defrosting)\b/g;

function checkThaw(scan: RecipeScan, sentence: Sentence): Finding | null {
  const words =
    (/thaw|defrost|frozen/.test(sentence.plain) ? findThaw(sentence.plain) : null) ??
    findWarmBath(scan, sentence);
  if (words === null || REFUSED.test(words)) return null;
  const meat = namesPerishable(sentence.plain);
  if (!meat && (THAWS_WELL.test(sentence.plain) || !isPerishable(scan))) return null;
  return write(
    sentence,
    words,
    'meat, fish and ready dishes thaw in the fridge, in cold water or in the microwave (USDA, The Big Thaw)',
  );
}

const WARM_BATH =
  /\b(?:in|into|with|under) (?:a |the |some )?(?:\w+ ){0,3}?(?:hand-?hot|lukewarm|tepid|warm|hot) (?:tap |running )?water\b/g;
const BATHES =
  /\b(?:chicken|turkey|duck|pork|beef|lamb|mince|meat|fish|fillets?|prawns?|shrimps?|squid|scallops?|mussels|cod|salmon|tuna|sausages?|burgers?)\b/;

/** Raw meat or fish of a list that calls it frozen, laid in warm water. */
function findWarmBath(scan: RecipeScan, { plain, place }: Sentence): string | null {
  if (place !== 'step' || !plain.includes('water') || !BATHES.test(plain)) return null;
  const frozen = scan.lines.some((line) => /\bfrozen\b/.test(line.plain) && BATHES.test(line.plain));
  const bath = frozen ? findSaid(plain, WARM_BATH) : null;
  return bath !== null && BATHES.test(plain.slice(0, bath.index)) ? bath[0] : null;
}

const FROZEN_SLOW =
  /\b(?:frozen|still frozen|(?:hard|solid|straight|right) from the freezer|without (?:thawing|defrosting))\b[^.;]{0,90}\b(?:slow[- ]cooker|crock[- ]?pot)\b|\b(?:slow[- ]cooker|crock[- ]?pot)\b[^.;]{0,90}\b(?:frozen (?:\w+ )?(?:chicken|turkey|meat|pork|beef|joint|breasts?|thighs?|mince)|still frozen|straight from the freezer|(?:chicken|meat|pork|beef|turkey|joint)[^.;]{0,20}\bfrozen)\b/g;

/** The meat goes in as hard as it is; what it goes into the title or another step tells. */
const STILL_FROZEN =
  /\bwithout (?:first )?(?:thawing|defrosting)|\b(?:still|while|straight from|as) frozen\b|\b(?:straight|right|fresh) (?:from|out of) the freezer\b|\b(?:rock|stone)[- ]hard\b|\bfrozen (?:solid|hard)\b|\bfrom frozen\b|\bno need to (?:thaw|defrost)\b/g;
const SLOW_COOKER = /\b(?:slow[- ]cook(?:er|ed)|crock[- ]?pot)\b/;

function findFrozenSlow(scan: RecipeScan, { plain, place }: Sentence): RegExpExecArray | null {
  const match = findSaid(plain, FROZEN_SLOW);
  if (match !== null) return match;
  const frozen = place === 'step' || place === 'notes' ? STILL_FROZEN.exec(plain) : null;
  STILL_FROZEN.lastIndex = 0;
  if (frozen === null || /\b(?:never|not|don't)\b/.test(plain.slice(0, frozen.index))) return null;
  return SLOW_COOKER.test(scan.whole) && GOES_IN.test(plain) ? frozen : null;
}
const GOES_IN = /\b(?:sit|put|add|drop|lay|set|place|pop|tip|load|lower|go|goes|nestle|tuck|throw|arrange)\b/;

function checkFrozenSlow(scan: RecipeScan, sentence: Sentence): Finding | null {
  const match = findFrozenSlow(scan, sentence);
  if (
    match === null ||
    deniesWithin(match[0]) ||
    !/\b(?:chicken|turkey|duck|meat|pork|beef|lamb|venison|joint|breasts?|thighs?|drumsticks|wings|legs?|mince|roast|sausages?|shoulder|chops|ribs|brisket|meatballs|steaks?|gammon|bird)\b/.test(
      sentence.plain,
    )
  )
    return null;
  if (
    /\b(?:thaw(?:ed)?|defrost(?:ed)?) (?:first|before|overnight|fully|completely|in)\b|\bfrozen (?:peas|corn|sweetcorn|spinach|vegetables|berries)\b/.test(
      sentence.plain,
    )
  )
    return null;
  return write(sentence, match[0], 'meat is thawed before it goes into a slow cooker (USDA FSIS)');
}

const AGAIN =
  /\b(?:re-?heat(?:s|ed|ing)?|heat(?:s|ed|ing)? (?:it |them |the \w+ )?(?:up )?again|warm(?:ed)? (?:it |them |the \w+ )?(?:up|again)?|microwave)\b[^.;]{0,60}\b(?:day after day|night after night|until (?:it|they|the (?:pan|pot|dish)) (?:is|are) (?:gone|empty|finished|used up|eaten)|as (?:often|many times)|more than once|again and again|several times|many times|multiple times|repeatedly|twice|two or three times|(?:three|3|four|4) times|every (?:day|evening|night|morning|lunch(?:time)?|time|meal)|each (?:day|evening|night|morning|time|meal)|over and over|whenever)\b|\b(?:heat|warm|boil)(?:s|ed|ing)? (?:up )?(?:(?:the|it|them|whole|entire|pot|pan|rest|lot|batch|stew|curry|soup|rice|up|again) ){1,4}(?:every|each) (?:day|evening|night|morning|meal)\b|\b(?:every|each) (?:day|evening|night|morning)\b[^.;]{0,30}\b(?:bring|heat|re-?heat|boil|warm|simmer)\b/g;
const LUKEWARM =
  /\b(?:(?:re-?)?heat(?:s|ed|ing)?|warm(?:ed|s|ing)?|microwave|bring (?:the )?(?:leftovers?|rest|portions?))\b[^.;]{0,80}\b(?:lukewarm|luke-warm|tepid|blood[- ](?:warm|heat)|barely warm|just (?:about )?warm(?! through)|only just warm|slightly warm|hand[- ]warm|no (?:hotter|warmer) than warm)\b/g;
/** "Just take the chill off in the microwave": warmed and never made hot. */
const CHILL_TAKEN_OFF =
  /\btak(?:e|es|ing) (?:off )?(?:just |only )?the chill (?:off|out)\b[^.;]{0,40}\b(?:microwave|pan|oven|leftovers?|portions?|seconds)|\b(?:leftovers?|left-overs|portions?|re-?heat(?:ed|ing)?|microwave)\b[^.;]{0,60}\b(?:tak(?:e|es|ing) (?:off )?(?:just |only )?the chill|need(?:n't| not) be (?:\w+ )?(?:hot|piping|steaming)|(?:doesn't|does not|don't|do not) (?:need|have) to be (?:\w+ )?(?:hot|steaming))|\b(?:warm|heat|microwave)\w*\b[^.;]{0,50}\bno longer (?:fridge-? ?)?cold\b/g;
const COOKED_FOOD =
  /\b(?:leftovers?|left-over|cooked (?:\w+ )?(?:rice|chicken|meat|turkey|pork|beef|fish)|rice|chicken|turkey|curry|stew|soup|chilli|casserole|meat|pulled pork|gravy|dish|risotto|it|them|what(?:'s| is| was|ever is) left|what remains|bolognese|lasagne|portions?)\b/;
/** "Reheat to 50 C": the figure is the food's own and not the oven's. */
const REHEATED_TO =
  /\b(?:re-?heat(?:ed|ing|s)?|(?:warm|heat|microwave|bring)(?:ed|ing|s)? (?:up )?(?:the |any )?(?:leftovers?|left-?overs|rest|portions?|rice|curry|stew|soup|chicken|meat|dish))\b((?:(?!oven|grill|water bath|sous)[^.;]){0,60}?)\b(?:to|reach(?:es)?|until|at) (?:(?:about|around|roughly|only|just|an?|internal|core|it|they|is|are|reach(?:es)?|temperature|of) )*(\d{2,3}) ?(?:°|º|degrees )? ?([cf])\b/g;
const NOT_LEFTOVER =
  /\b(?:milk|water|yeast|stock for|broth for|plates?|oil|butter|honey|wine|cream|syrup|juice|chocolate|tortillas?|bread|wraps?|naan|pitta|baby|bottle)\b/;

/** "Heat the spices, then let them cool until just warm" */
const COOLS_DOWN = /\b(?:cool|cools|cooled|cooling|leave|stand|rest|off the heat)\b/;

function checkReheating(scan: RecipeScan, sentence: Sentence): Finding | null {
  if (!/heat|warm|microwav|chill|bring|boil/.test(sentence.plain)) return null;
  const often = findSaid(sentence.plain, AGAIN);
  if (often !== null && !/\b(?:only once|just once|once only|do not reheat|never)\b/.test(sentence.plain)) {
    return write(sentence, often[0], 'leftovers are reheated once (UK FSA)');
  }
  for (const match of sentence.plain.matchAll(REHEATED_TO)) {
    const figure = Number(match[2]);
    const celsius = match[3] === 'f' ? ((figure - 32) * 5) / 9 : figure;
    if (
      celsius >= 20 &&
      celsius < 60 &&
      isPerishable(scan) &&
      !isDenied(sentence.plain.slice(0, match.index))
    )
      return write(sentence, match[0], REHEATED);
  }
  const warm = findSaid(sentence.plain, LUKEWARM) ?? findSaid(sentence.plain, CHILL_TAKEN_OFF);
  if (
    warm === null ||
    deniesWithin(warm[0]) ||
    NOT_LEFTOVER.test(warm[0]) ||
    COOLS_DOWN.test(warm[0]) ||
    !isPerishable(scan)
  )
    return null;
  if (!/re-?heat/.test(warm[0]) && !COOKED_FOOD.test(sentence.plain)) return null;
  if (!OF_LEFTOVERS.test(sentence.plain) && isHeatedOn(scan, sentence)) return null;
  return write(sentence, warm[0], REHEATED);
}
const OF_LEFTOVERS = /re-?heat|left-?over|\b(?:again|yesterday|portions?)\b/;
const HEATS_ON = /\b(?:bake|roast|simmer|boil|braise|stew)\b/;

/** "Warm the sauce until lukewarm so that it spreads" of a dish that is baked in a later step. */
function isHeatedOn({ steps }: RecipeScan, { step }: Sentence): boolean {
  return step !== undefined && steps.some((other) => (other.step ?? 0) > step && HEATS_ON.test(other.plain));
}
const REHEATED = 'leftovers are heated until they steam, 74 C all through (FoodSafety.gov)';

const HELD_WARM =
  /\b(?:keep|kept|keeps|hold|holds|held|holding|leave|rest|sit|sits|stay|stays|set)\b[^.;]{0,60}?\b(\d{2,3}) ?(?:°|º|degrees )? ?([cf])\b|\b(?:slow[- ]cooker|oven|warmer|warming drawer|buffet|hot plate)\b[^.;]{0,30}\bat (?:about |around )?(\d{2,3}) ?(?:°|º|degrees )? ?([cf])\b/g;
const LOW_OVEN =
  /\b(?:oven\b[^.;]{0,30}?\bto|(?:oven|roast(?:ed)?|bake[ds]?|cook(?:ed)?|smok(?:e|ed))\b[^.;]{0,50}?\b(?:at|of|in an?)) (?:an? )?(?:very low |low |about |around )*(\d{2})\s*(?:°|º|degrees )?\s*c\b/g;

function checkHeldWarm(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain } = sentence;
  if (!/\d\d ?(?:[°º]|degrees )? ?[cf]\b/.test(plain)) return null;
  const match = findSaid(plain, HELD_WARM);
  if (match === null || /\b(?:plates?|dough|yogh?urt|rise|prove|proof|sous|water bath|bowl of)\b/.test(plain))
    return null;
  const figure = Number(match[1] ?? match[3]);
  const heldC = (match[2] ?? match[4]) === 'f' ? ((figure - 32) * 5) / 9 : figure;
  if (!/\b(?:warm|hot|oven|heat|plate|cooker|buffet|party|guests?|at|holds?|serving)\b/.test(plain))
    return null;
  const hours = readHours(plain);
  const long =
    (hours !== null && hours > 1) ||
    /\b(?:party|guests|buffet|(?:all|through(?:out)?|during) (?:the )?(?:day|evening|afternoon|morning|night|meal|match|game)|whenever|as (?:long|late) as|until (?:everyone|you|they|the|dinner|supper|lunch|evening|morning)|crowd|overnight|evening)\b/.test(
      plain,
    );
  if (heldC >= 60 || heldC < 10 || !long || !(namesPerishable(plain) || isPerishable(scan))) return null;
  if (/\binternal|core|thermometer|inside\b/.test(plain)) return null;
  return write(sentence, match[0], 'hot food is held at 60 C or above (FDA Food Code), 63 C in the UK (FSA)');
}

function checkLowOven(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain } = sentence;
  if (
    !/\b(?:overnight|hours?|all (?:day|night))\b/.test(plain) ||
    /\bsous[- ]?vide|water bath|dehydrat|plates?|meringue|dry\b/.test(plain)
  )
    return null;
  const match = findSaid(plain, LOW_OVEN);
  if (match === null || !/\b(?:oven|roast|bake|smok)/.test(plain)) return null;
  const ovenC = Number(match[1]);
  const meat =
    /\b(?:turkey|chicken|duck|goose|poultry|bird|pork|beef|lamb|meat|joint|mince|brisket|ribs|shoulder)\b/.test(
      plain,
    ) || /\b(?:turkey|chicken|pork|beef|lamb|meat)\b/.test(scan.recipe.title?.toLowerCase() ?? '');
  if (
    ovenC >= 100 ||
    ovenC < 40 ||
    !meat ||
    /\b(?:internal|core|thermometer|keep warm|to (?:6|7|8|9)\d ?°? ?c (?:inside|in the))\b/.test(
      `${plain} ${sentence.around}`,
    )
  )
    return null;
  return write(
    sentence,
    match[0],
    'meat and poultry go into an oven of at least 163 C, or 325 F (USDA FSIS)',
  );
}

const LATER =
  '(?:tonight|tomorrow|(?:the )?(?:next|following) (?:day|morning|evening)|overnight|the (?:night|day|evening) before|later (?:in the|that|on|this) ?(?:day|week)?|in the morning)';
const HALF_COOKED = new RegExp(
  [
    String.raw`\b(?:half[- ]cook|part(?:ly|ially)?[- ]cook|par-?(?:cook|boil|fry)|pre-?cook|cook (?:it |them |the \w+ )?(?:half[- ]?way|halfway|partly|partially)|brown (?:the )?(?:chicken|meat|mince|pork|burgers?))\b[^.;]{0,100}\b(?:${LATER}|finish (?:it |them |cooking )?(?:tomorrow|the next|later))\b`,
    String.raw`\b(?:brown|sear|grill|roast|fry|cook|bake|seal|colour)\b[^.;]{0,60}\b(?:tonight|the (?:night|day|evening) before|today|now)\b[^.;]{0,60}\b(?:finish|complete|cook (?:it |them )?(?:the rest of the way|through))\w*\b[^.;]{0,30}\b${LATER}\b`,
    String.raw`\b(?:tonight|this (?:evening|afternoon)|the (?:night|day|evening) before|today)\b[^.;]{0,30}\b(?:brown|sear|grill|roast|fry|cook|bake|seal|colour|barbecue)\b[^.;]{0,100}\bfinish\w*\b`,
    String.raw`\b(?:brown|sear|grill|roast|fry|cook|bake|barbecue)\b[^.;]{0,30}\b(?:half[- ]?way|half (?:cooked|done)|partly|part[- ]way)\b[^.;]{0,80}\b(?:${LATER}|finish\w*)\b`,
    String.raw`\b(?:half|part(?:ly)?)[- ](?:cooked|done|baked|grilled|roasted)\b[^.;]{0,120}\b(?:wait|leave|keep|stand|rest|chill|fridge|finish)\w*\b[^.;]{0,30}\b${LATER}\b`,
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
/** "Warm" keeps hot what is hot already; it cooks nothing. */
const COOKED_ON_WARM =
  /\bkeep[- ]warm (?:setting|function|mode|button)?[^.;]{0,30}\b(?:from the start|the whole time|to cook|instead of)\b|\bcook\w*\b(?:(?!\band\b|then|until)[^.;,]){0,50}\bon (?:the )?(?:["']?(?:keep[- ])?warm["']?)(?: setting)? (?:for|all|overnight|until)\b/g;
const USE_BY =
  /\b(?:past|after|beyond|over) (?:its|their|the|his) use[- ]by(?: date)?\b[^.;]{0,60}\b(?:fine|ok(?:ay)?|good|smells?|use|eat|safe|works?)\b|\buse[- ]by(?: date)? (?:was|is|of) (?:last|yesterday|long past)[^.;]{0,60}\b(?:fine|ok(?:ay)?|good|smells?|works?)\b|\b(?:ignore|don't worry about|never mind) the use[- ]by\b/g;

/** A cooker that is filled now and begins hours later. */
const DELAYED =
  /\b(?:delay(?:ed)?|timer|programme?|clock)\b[^.;]{0,60}\b(?:begins?|starts?|comes? on|(?:switch|turn)(?:es|s)? (?:itself )?on|kicks? in)\b[^.;]{0,40}\b(?:hours?|noon|midday|later|at work|lunch(?:time)?|afternoon)\b|\bdelay(?:ed)?[- ]start\b[^.;]{0,60}\b(?:hours?|overnight|work|morning)\b|\b(?:timer|delay(?:ed)?|programme?d?|automatic(?:ally)?|clock|(?:multi-?|slow[- ]|pressure |rice )?cooker|instant pot)\b[^.]{0,80}\b(?:start|begin|come on|switch (?:itself |it )?on|turn (?:itself |it )?on|set for)\b(?: (?:cooking|itself|heating))? (?:at|from|around|about|for|in) (?:\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.? ?m\b|o'clock|in the)|\d{1,2}:\d\d|noon|midday|lunch|tomorrow|\d+ hours|(?:four|five|six|seven|eight|nine|ten) hours)|\b(?:switch(?:es)?|turns?|starts?|come[s]?) (?:itself |on )+(?:on )?(?:at|from|around|about|in) (?:\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.? ?m\b|o'clock)|noon|midday|lunch(?:time)?|\d+ hours)|\b(?:start|begin|come on) (?:at|from|around) \d{1,2} (?:in the (?:afternoon|morning)|o'clock) while\b|\btimer (?:is )?set for (?:tomorrow|noon|lunch|supper|dinner|the (?:next|following) day)/g;

// One cheap look spares most sentences the search for a whole phrase.
const SAYS_WHEN =
  /night|today|tomorrow|(?:next|following) |before|later|morning|\bnow\b|this (?:even|after)|finish|ahead|advance|yesterday|day\b|early|\beve\b/;
const SAYS_LATER = /delay|timer|programm|clock|automatic|itself|comes? on|turns? on|\bstarts? |\bbegin/;

function checkShortCuts(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain } = sentence;
  const early = SAYS_WHEN.test(plain);
  const half = early ? findSaid(plain, HALF_COOKED) : null;
  if (
    half !== null &&
    /\b(?:chicken|meat|mince|pork|turkey|burgers?|sausages?|duck|beef|lamb|thighs|drumsticks|wings|breasts|chops|ribs|joint|meatballs|bird|brisket|shoulder|steaks?|kebabs?|skewers|quarters|cutlets|koftas?|escalopes?)\b/.test(
      plain,
    ) &&
    !/\b(?:vegetables|potatoes|pasta|cook (?:\w+ )?through)\b/.test(plain)
  ) {
    return write(sentence, half[0], 'meat is cooked in one go and never stopped half-way (USDA FSIS)');
  }
  const delayed = SAYS_LATER.test(plain) ? findSaid(plain, DELAYED) : null;
  if (delayed !== null && isPerishable(scan) && !/\b(?:1|one|an|2|two) hours?\b/.test(delayed[0]))
    return write(
      sentence,
      delayed[0],
      'what spoils does not wait in a cooker for its heat (USDA FSIS, slow cookers)',
    );
  const onWarm = plain.includes('warm') ? findSaid(plain, COOKED_ON_WARM) : null;
  if (onWarm !== null && isPerishable(scan))
    return write(sentence, onWarm[0], 'a slow cooker cooks on low or high, never on warm (USDA FSIS)');
  const stuffed = early ? findSaid(plain, STUFFED_EARLY) : null;
  if (stuffed !== null)
    return write(sentence, stuffed[0], 'a bird is stuffed just before it goes into the oven (USDA FSIS)');
  const useBy = plain.includes('use') ? findSaid(plain, USE_BY) : null;
  return useBy === null
    ? null
    : write(sentence, useBy[0], 'food is not eaten after its use-by date (UK FSA)');
}

const CHECKS = [
  checkThaw,
  checkStanding,
  checkFrozenSlow,
  checkReheating,
  checkHeldWarm,
  checkLowOven,
  checkShortCuts,
  checkKept,
];

/** At most one finding for each kind of fault, and for each sentence. */
export function checkTimeTemperature(scan: RecipeScan): readonly Finding[] {
  const findings = new Map<Sentence, Finding>();
  for (const check of CHECKS) {
    for (const sentence of scan.sentences) {
      if (findings.has(sentence)) continue;
      const finding = check(scan, sentence);
      if (finding === null || isCaution(scan, sentence)) continue;
      findings.set(sentence, finding);
      break;
    }
  }
  return [...findings.values()];
}
