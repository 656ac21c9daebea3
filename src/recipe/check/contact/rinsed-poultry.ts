// Poultry under water. Source: USDA FSIS, washing raw poultry (2019); UK FSA.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findSaid, says } from '../stance/phrases.ts';
import { mustBeCookedThrough, readCoreRequirement } from '../undercooked/core-requirements.ts';
import { BIRD } from '../undercooked/raw-meat-words.ts';

const RINSE =
  '(?:rins(?:e|es|ed|ing)|wash(?:es|ed|ing)?|hos(?:e|es|ed|ing)|slosh(?:ed|ing)?|swill(?:ed|ing)?|sluic(?:e|es|ed|ing)|flush(?:ed|ing)?|swish(?:ed|ing)?|dunk(?:ed|ing)?|shower(?:ed|ing)?|bath(?:e|es|ed|ing)|dous(?:e|es|ed|ing)|drench(?:ed|ing)?|clean(?:s|ed|ing)?|scrub(?:bed|bing)?)';
const TAP =
  '(?:(?:under|in|with|beneath|through) (?:a |the |some |plenty of |your |fresh )*(?:(?:kitchen|cold|cool|warm|hot|running|salted|fresh|lukewarm|tepid) )*(?:taps?|faucets?|water|sink|sinkful|stream|shower)|(?:under|with) the (?:spray|hose|shower)|in a (?:basin|bowl|sink|sinkful|tub) of (?:\\w+ ){0,2}?water|(?:cold |warm )?running water)';
const BETWEEN = String.raw`(?:(?!(?:after|while|before|board|boards|hands?|knife|knives|rice|and|then|with|from|until|lentils?|beans?|peas|water|because|as|when|utensils?|sink|pan|bowl|surfaces?|plate|leaves|herbs|vegetables|for|quinoa|noodles|touching|handling|worktop|that|which|held|whatever|skewers?|tongs|brush(?:es)?|trays?|platters?|dish(?:es)?|cloths?|towels?|spoons?|scissors|shears|equipment|things?|tools?|gear|apron|fingers|area|basters?|thermometers?|probes?|everything|anything|lemons?|limes?|tin|onto|into)\b)[\w'-]+ ){0,6}?`;
const RINSE_BIRD = new RegExp(
  String.raw`\b(?:rins(?:e|es|ed|ing)|wash(?:es|ed|ing)?|hos(?:e|ing)|swill(?:ing)?|sluic(?:e|ing)|flush(?:ing)?|shower(?:ing)?|dous(?:e|ing)) (?:(?:and|then|,) (?:pat |towel |thoroughly |well )?(?:dry|drain|trim|clean) )?(?:off |out |down )?${BETWEEN}${BIRD}\b(?! stock| broth|\?)|\b(?:clean|scrub|swish|swirl|slosh|dunk|shower|bathe) ${BETWEEN}${BIRD}\b[^.;]{0,40}\b${TAP}`,
  'g',
);
const BIRD_RINSED = new RegExp(
  String.raw`\b${BIRD}\b(?: (?!with|and|until|stock)\w+){0,4}?,? (?:\([^)]*\),? )?(?:(?:well|thoroughly|first|is|are|was|should|must|has|been|be) )*(?:rinsed|washed)\b|\bgiv(?:e|es|ing) ${BETWEEN}${BIRD}\b[^.;]{0,25}\b(?:rinse|wash|shower|bath)\b|\b(?:run(?:ning)?|hold(?:ing)?|put(?:ting)?|plac(?:e|ing)|pop(?:ping)?|stick(?:ing)?|goes?|set(?:ting)?|pass(?:ing)?) (?:\w+ )??${BETWEEN}${BIRD}\b[^.;,]{0,25}\bunder (?:the |a |your |cold |running |warm |kitchen )*(?:tap|water|faucet)\b|\b${BIRD}\b (?:goes|go|is held|are held) under (?:the |a |cold |running )+(?:tap|water|faucet)\b|\b(?:run|pour|let|splash|sluice|trickle) (?:\w+ ){0,4}?(?:water|tap) (?:\w+ ){0,2}?(?:over|through|into|inside|onto) ${BETWEEN}${BIRD}\b(?=[^.;]{0,80}\b(?:sink|scrub|pat|dry|rub|drain|shake|tap)\b)|\b(?:let (?:\w+ ){0,3}?water run|run (?:\w+ ){0,3}?water) (?:over|through|into|inside|onto) ${BETWEEN}${BIRD}\b|\b${BIRD} (?:first|pieces)?[:,]? (?:(?:a|an|quick|cold|good|thorough) )+rinse\b`,
  'g',
);
// "The wings need a thorough rinse", "soak the wings in water, rinsing twice".
const RINSE_FOR_BIRD = new RegExp(
  [
    String.raw`\bgiv(?:e|es|ing) (?:(?!hands?|boards?|knife|rice|bowl|sink)[\w'-]+ ){0,6}?${BIRD}\b[^.;,]{0,25}\b(?:rinse|wash|shower|bath)\b`,
    String.raw`\b${BIRD}\b(?: \w+)? (?:needs?|wants?|gets?|deserves?|benefits? from|likes?|requires?|must have|should have|has|have)\b[^.;,]{0,25}\b(?:rinse|wash(?:ing)?|shower|bath|rinsing)\b`,
    String.raw`\b${BIRD}\b(?:(?!hands?|board|knife|rice|beans|bowl|sink|without|stock)[^.;]){0,60}, (?:then )?(?:rinsing|washing)\b(?! (?:the|your|up|a))`,
    String.raw`\b(?:rinse|rinsing|wash|washing) (?:away |off |out )(?:any |all |the |every |some )*(?:\w+ )?(?:blood|slime|bits|fragments|juices|residue|goo|feathers)\b(?=[^.;]{0,60}\b${BIRD}\b)`,
    String.raw`\b(?:sink|basin|bowl)\b[^.;]{0,80}\bwater\b[^.;]{0,60}\b(?:scrub|swish|swirl|wash|rinse|slosh|rub|dunk)\w* ${BETWEEN}${BIRD}\b`,
    String.raw`\b${BIRD}\b(?:(?!rice|lentils|quinoa|beans|barley|noodles)[^.;,]){0,60}\b(?:until|till) (?:the )?water (?:is|turns|runs|goes|comes|stays)(?: \w+)? (?:clear|cloudy|clean)\b`,
    String.raw`\b(?:rinse|wash) (?:everything in|all|each|every one|the lot|one|that)(?: \w+){0,3}? (?:of )?(?:the )?${BIRD}\b`,
  ].join('|'),
  'g',
);
/** Said of the bird itself, or of "it" where nothing but a bird can be meant. */
const BODY = `(?:it|them|${BIRD}|(?:(?:its|their|the|that|each) )?(?:\\w+ )?(?:inside|insides|skin|cavity|cavities))`;
const BASIN =
  '(?:sink|tap|faucet|washing-up bowl|basin|running water|hose|spray|bowl of (?:\\w+ ){0,2}?water|buckets? of (?:\\w+ ){0,2}?water)';
const WET = new RegExp(
  [
    String.raw`\bgiv(?:e|es|ing) (?:the |your )?${BODY} (?:a|an|one) (?:[\w-]+ ){0,3}?(?:rinse|wash(?:-down)?|swill|shower|bath|hosing(?:-down)?|dousing|dunking|swish|sluicing|soaping)\b`,
    String.raw`\b(?:let|run|pour|splash|trickle|tip|squirt)\w* (?:[\w-]+ ){0,6}?(?:water|tap|faucet|hose)\b(?: run(?:ning)?| flow| go| trickle| pour)? (?:\w+ )?(?:over|through|into|inside|onto) (?:the |your )?${BODY}\b`,
    String.raw`\b(?:scrub|rub|clean|dip|immers|plung|dunk|swish|swirl|bath|submerg|drop|squirt|spray|dous|hos|shower|slosh|swill|sluic|drench)\w* (?:down |off |out )?(?:the |your )?${BODY}\b[^.;]{0,60}\b(?:in|at|under|with|over|from|into|beneath) (?:a |an |the |your |some |cold |cool |clean |fresh |warm )*${BASIN}`,
    String.raw`\b(?:stand|sit|put|place|lay|hold|prop)\w* (?:the |your )?${BODY} (?:\w+ )?(?:in|over) (?:the |a |your )?(?:kitchen )?sink\b[^.;]{0,30}\b(?:pour|run|tip|turn on|splash|spray|hose)`,
    String.raw`\b(?:hos|swill|sluic|flush|dous|shower|rins|drench|spray)\w* (?:down |off |out )?(?:the |your )?${BODY}(?: down| off| out| over)?[^.;]{0,20}\b(?:inside and out|cavity and all|through and through|in the sink|at the (?:tap|sink)|from the tap)`,
  ].join('|'),
  'g',
);
/** "Run the breasts under the tap", of a dish whose only meat is a bird. */
export const PARTS_WET =
  /\b(?:run|hold|put|pass|pop|swish|wave|turn|rinse|wash|swill|sluice|hose)\w* (?:down |off |out )?(?:the |your |each |every |all |both |raw )*(?:it|them|(?:breast|leg|piece|joint|fillet|portion|bird)s?|meat|strips|parts)\b[^.;,]{0,20}\b(?:(?:under|beneath) (?:the |a |some |cold |cool |running |warm |kitchen )*(?:taps?|faucet|water|stream|hose)|(?:in|at|over) the (?:kitchen )?sink|in running water)\b/g;
/** A brine or a marinade, which the bird lies in for hours. */
export const STEEPS =
  /\b(?:(?:brin|refrigerat|marinat)\w+|hours?|overnight|fridge|iced? water|ice bath|(?:poach|blanch|scald)\w*|boiling|simmering)\b/;
// "Put the wings in the sink and turn on the tap": the bird and running water in one sentence.
const BIRD_AND_TAP = new RegExp(
  String.raw`\b${BIRD}\b[^.;]{0,80}\b(?:under|beneath|through|turn(?:ing)? on|open|run(?:ning)?|with) (?:(?:the|a|your|cold|cool|warm|hot|running|kitchen|garden) )*(?:taps?|faucets?|hose(?:pipe)?|shower|spray|running water)\b`,
  'g',
);
export const THAWS = /\b(?:thaw|defrost|frozen|wrapp|bag|sealed|still in)/;
// "The cavity" is a bird's own.
const CAVITY = new RegExp(
  String.raw`\b${RINSE} (?:away |out |off )?(?:\w+ ){0,6}?(?:cavity|cavities|inside (?:and out|of (?:the |your )?${BIRD}))\b|\b(?:hold|run|put) (?:\w+ ){0,6}?cavity (?:\w+ )?under (?:\w+ ){0,3}(?:tap|water|faucet)\b`,
  'g',
);
export const RINSE_IT =
  /(?:^|[,;:] |\bthen |\band |\bby )(?:then |first )?(?:(?:rins(?:e|ing)|wash(?:ing)?|run (?:some |the |plenty of )?(?:cold |tap |cool |warm |running )*water over|giv(?:e|ing) (?:it|them|the (?:pieces|meat|bird)) an? (?:\w+ )?(?:rinse|wash|shower))\b(?: (?:it|them|the (?:raw )?(?:pieces|meat|parts)|your meat|well|thoroughly|off|under|in|inside|quickly|briefly|until)\b|,|\.|$| and (?:pat|dry|drain))|(?:hold|put|place|pop) (?:it|them|(?:every|each|the) (?:piece|part)s?) under (?:the |cold |running |warm )+(?:tap|water|faucet)|let (?:the )?(?:\w+ ){0,3}?(?:tap|water) run (?:over|through|into) (?:it|them)|(?:swish|clean|swill|dunk|bathe|shower|scrub) (?:it|them|the (?:pieces|parts|meat))\b[^.;]{0,40}\b(?:tap|faucet|(?:cold|running|warm|salted) water|sink|sinkful|basin))/g;
export const WATER =
  /rins|wash|hosing|sluic|dous|drench|spray|squirt|\b(?:bath|dip|immers|plung)\w*\b[^.;]*\b(?:water|sink|bowl)|water[^.;]*\bthrough\b|\bbath\b[^.;]{0,40}\b(?:sink|tap|basin)\b|hose|swill|sluice|flush|swish|dunk|shower|bathe|faucet|under|scrub|swirl|slosh|water (?:is|turns|runs|goes|comes|stays)|\btap\b|water (?:\w+ )?(?:over|through|into|inside|onto)/;

/** The words that put a bird under water, or null. */
export function findRinsed(scan: RecipeScan, sentence: Sentence): string | null {
  const { plain } = sentence;
  if (!says(plain, WATER)) return null;
  const match =
    findSaid(plain, RINSE_BIRD) ??
    findSaid(plain, BIRD_RINSED) ??
    findSaid(plain, RINSE_FOR_BIRD) ??
    (/\bfish\b/.test(plain) ? null : findSaid(plain, CAVITY)) ??
    (says(plain, HANDS) || says(plain, THAWS) ? null : findSaid(plain, BIRD_AND_TAP)) ??
    findWet(scan, sentence) ??
    findRinseIt(scan, sentence);
  if (match === null || says(match[0], DENIED) || isOtherThing(plain, match)) return null;
  // A bath in brine for the night is no rinse.
  return /\bbath\b/.test(match[0]) && says(plain, STEEPS) ? null : match[0];
}

/** "Not", "the legs need no rinsing" */
export const DENIED =
  /\b(?:never|not|neither)\b|\b(?:need|want|get|require|deserve)s? (?:absolutely |really |of course |at all )?no\b/;
export const TINNED = /\b(?:tinned|canned|cooked|salt\b)/;

/** "The knife that met the chicken is washed" */
export const TOUCHED_BY =
  /\b(?:(?:board|plate|bowl|hand|tool|thing)s?|kni(?:fe|ves)|everything|anything|whatever|all)\b[^.;,]{0,30}\b(?:that|which|met|touch\w*|held|with|for|from|under)\b[^.;,]{0,20}$/;

// "Wash your hands after the chicken" washes hands, "chicken and rinsed beans" beans.
function isOtherThing(plain: string, match: RegExpExecArray): boolean {
  return (
    says(match[0], TINNED) ||
    says(plain.slice(0, match.index), TOUCHED_BY) ||
    /\brinsed (?:and drained )?(?:rice|beans|lentils|chickpeas|quinoa)\b/.test(
      plain.slice(match.index, match.index + match[0].length + 20),
    )
  );
}

export const HANDS =
  /\b(?:hands?\b|board|knife|knives|(?:wash|clean|scrub|wipe)[^.;,]{0,20} sink|plate|rice|pan\b|worktop|utensil|surface|grater|blender)/;
const BIRD_WORD = new RegExp(String.raw`\b${BIRD}\b(?![^]*\b${BIRD}\b)`);

function areAllBirds(scan: RecipeScan): boolean {
  const meat = scan.listed.filter(({ food }) => readCoreRequirement(food)?.severity === 'danger');
  if (meat.length > 0) return meat.every(({ food }) => food.origins.includes('poultry'));
  return scan.lines.length === 0 && says(scan.recipe.title?.toLowerCase() ?? '', BIRD_WORD);
}

/** "Stand it in the sink and pour a jug of water through it", of a dish whose only meat is a bird. */
function findWet(scan: RecipeScan, { plain, place }: Sentence): RegExpExecArray | null {
  if (place !== 'step' || says(plain, STEEPS) || says(plain, THAWS)) return null;
  const match = findSaid(plain, WET) ?? findSaid(plain, PARTS_WET);
  if (match === null || says(match[0], HANDS)) return null;
  return says(match[0], BIRD_WORD) || areAllBirds(scan) ? match : null;
}

/** "Draw the probe out of the chicken, wash it", "if your fingers are greasy, wash them" */
export const NEARER =
  /\b(?<!with your )(?:fingers|fingertips|gloves)\b|\b(?:probe|thermometer|fork|skewers?)\b[^.;,]{0,20}\b(?:out of|from)\b/;

export const RINSES_MEAT = /\b(?:rinse|wash) (?:off )?(?:the |your )?(?:raw )?meat\b/;

export const OFF_A_CURE = /^\W*(?:then |and )?rins(?:e|ing) off/;

export const BRINED = /\b(?:brin|marinat)(?:ing|ed?)\b|\binside and out\b/;

/** "Take the chicken out of its pack. Rinse under cold water": the bird is named just before. */
function findRinseIt(scan: RecipeScan, sentence: Sentence): RegExpExecArray | null {
  if (sentence.place !== 'step') return null;
  const match = findSaid(sentence.plain, RINSE_IT);
  if (match === null || says(sentence.plain, NEARER)) return null;
  const onlyBirds = areAllBirds(scan);
  if (onlyBirds && says(sentence.plain, RINSES_MEAT)) return match;
  const start = sentence.around.indexOf(sentence.plain);
  const before = sentence.around.slice(0, Math.max(0, start)) + sentence.plain.slice(0, match.index);
  const foods = scan.readings.foods(before);
  const bird = prepare(BIRD_WORD).exec(before);
  const last =
    foods.filter(({ food }) => food.staple < 2 && food.roles[0] === 'protein').at(-1) ?? foods.at(-1);
  if (
    last === undefined &&
    onlyBirds &&
    (/\bpieces?\b/.test(match[0]) || says(before + sentence.plain, BRINED))
  )
    return match;
  if (last === undefined || (bird !== null && onlyBirds && last.food.roles[0] !== 'protein'))
    return bird !== null && onlyBirds && !says(sentence.plain, HANDS) ? match : null;
  // A cure of salt is rinsed off before a confit; it is the salt that goes.
  if (says(match[0], OFF_A_CURE) && /\b(?:salt|cure)/.test(before)) return null;
  return mustBeCookedThrough(last.food) &&
    /poultry/.test(last.food.origins.join(' ')) &&
    !says(sentence.plain, HANDS) &&
    !says(before.slice(-60), HANDS)
    ? match
    : null;
}
