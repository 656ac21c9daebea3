// Poultry under water. Source: USDA FSIS, washing raw poultry (2019); UK FSA.

import { mustBeCookedThrough, readCoreRequirement } from './core-requirements.ts';
import { findSaid } from './phrases.ts';
import { BIRD } from './raw-meat-words.ts';
import type { RecipeScan, Sentence } from './scan-recipe.ts';

const RINSE =
  '(?:rins(?:e|es|ed|ing)|wash(?:es|ed|ing)?|hose|slosh|swill|sluice|flush|swish|dunk|shower|bathe|clean(?:s|ed|ing)?|scrub)';
const TAP =
  '(?:(?:under|in|with|beneath|through) (?:a |the |some |plenty of |your |fresh )*(?:(?:kitchen|cold|cool|warm|hot|running|salted|fresh|lukewarm|tepid) )*(?:taps?|faucets?|water|sink|sinkful|stream|shower)|(?:under|with) the (?:spray|hose|shower)|in a (?:basin|bowl|sink|sinkful|tub) of (?:\\w+ ){0,2}?water|(?:cold |warm )?running water)';
const BETWEEN = String.raw`(?:(?!(?:after|while|before|board|boards|hands?|knife|knives|rice|and|then|with|from|until|lentils?|beans?|peas|water|because|as|when|utensils?|sink|pan|bowl|surfaces?|plate|leaves|herbs|vegetables|for|quinoa|noodles|touching|handling|worktop|everything|anything|lemons?|limes?|tin|onto|into)\b)[\w'-]+ ){0,6}?`;
const RINSE_BIRD = new RegExp(
  String.raw`\b(?:rins(?:e|es|ed|ing)|wash(?:es|ed|ing)?|hose|swill|sluice|flush) (?:(?:and|then|,) (?:pat |towel |thoroughly |well )?(?:dry|drain|trim|clean) )?(?:off |out |down )?${BETWEEN}${BIRD}\b(?! stock| broth|\?)|\b(?:clean|scrub|swish|swirl|slosh|dunk|shower|bathe) ${BETWEEN}${BIRD}\b[^.;]{0,40}\b${TAP}`,
  'g',
);
const BIRD_RINSED = new RegExp(
  String.raw`\b${BIRD}\b(?: (?!with|and|until|stock)\w+){0,4}?,? (?:\([^)]*\),? )?(?:(?:well|thoroughly|first|is|are|was|should|must|has|been|be) )*(?:rinsed|washed)\b|\bgiv(?:e|es|ing) ${BETWEEN}${BIRD}\b[^.;]{0,25}\b(?:rinse|wash|shower|bath)\b|\b(?:run|hold|put|place|pop|stick|goes?|set|pass) (?:\w+ )??${BETWEEN}${BIRD}\b[^.;,]{0,25}\bunder (?:the |a |your |cold |running |warm |kitchen )*(?:tap|water|faucet)\b|\b${BIRD}\b (?:goes|go|is held|are held) under (?:the |a |cold |running )+(?:tap|water|faucet)\b|\b(?:run|pour|let|splash|sluice|trickle) (?:\w+ ){0,4}?(?:water|tap) (?:\w+ ){0,2}?(?:over|through|into|inside|onto) ${BETWEEN}${BIRD}\b(?=[^.;]{0,80}\b(?:sink|scrub|pat|dry|rub|drain|shake|tap)\b)|\b(?:let (?:\w+ ){0,3}?water run|run (?:\w+ ){0,3}?water) (?:over|through|into|inside|onto) ${BETWEEN}${BIRD}\b|\b${BIRD} (?:first|pieces)?[:,]? (?:(?:a|an|quick|cold|good|thorough) )+rinse\b`,
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
// "Put the wings in the sink and turn on the tap": the bird and running water in one sentence.
const BIRD_AND_TAP = new RegExp(
  String.raw`\b${BIRD}\b[^.;]{0,80}\b(?:under|beneath|through|turn(?:ing)? on|open|run(?:ning)?|with) (?:(?:the|a|your|cold|cool|warm|hot|running|kitchen|garden) )*(?:taps?|faucets?|hose(?:pipe)?|shower|spray|running water)\b`,
  'g',
);
const THAWS = /\b(?:thaw|defrost|frozen|wrapp|bag|sealed|still in)/;
// "The cavity" is a bird's own.
const CAVITY = new RegExp(
  String.raw`\b${RINSE} (?:away |out |off )?(?:\w+ ){0,6}?(?:cavity|cavities|inside (?:and out|of (?:the |your )?${BIRD}))\b|\b(?:hold|run|put) (?:\w+ ){0,6}?cavity (?:\w+ )?under (?:\w+ ){0,3}(?:tap|water|faucet)\b`,
  'g',
);
const RINSE_IT =
  /(?:^|[,;:] |\bthen |\band |\bby )(?:then |first )?(?:(?:rins(?:e|ing)|wash(?:ing)?|run (?:some |the |plenty of )?(?:cold |tap |cool |warm |running )*water over|giv(?:e|ing) (?:it|them|the (?:pieces|meat|bird)) an? (?:\w+ )?(?:rinse|wash|shower))\b(?: (?:it|them|the (?:raw )?(?:pieces|meat|parts)|your meat|well|thoroughly|off|under|in|inside|quickly|briefly|until)\b|,|\.|$| and (?:pat|dry|drain))|(?:hold|put|place|pop) (?:it|them|(?:every|each|the) (?:pieces?|parts?)) under (?:the |cold |running |warm )+(?:tap|water|faucet)|let (?:the )?(?:\w+ ){0,3}?(?:tap|water) run (?:over|through|into) (?:it|them)|(?:swish|clean|swill|dunk|bathe|shower|scrub) (?:it|them|the (?:pieces|parts|meat))\b[^.;]{0,40}\b(?:tap|faucet|(?:cold|running|warm|salted) water|sink|sinkful|basin))/g;
const WATER =
  /rins|wash|\bbath\b[^.;]{0,40}\b(?:sink|tap|basin)\b|hose|swill|sluice|flush|swish|dunk|shower|bathe|faucet|under|scrub|swirl|slosh|water (?:is|turns|runs|goes|comes|stays)|\btap\b|water (?:\w+ )?(?:over|through|into|inside|onto)/;

/** The words that put a bird under water, or null. */
export function findRinsed(scan: RecipeScan, sentence: Sentence): string | null {
  const { plain } = sentence;
  if (!WATER.test(plain)) return null;
  const match =
    findSaid(plain, RINSE_BIRD) ??
    findSaid(plain, BIRD_RINSED) ??
    findSaid(plain, RINSE_FOR_BIRD) ??
    (/\bfish\b/.test(plain) ? null : findSaid(plain, CAVITY)) ??
    (HANDS.test(plain) || THAWS.test(plain) ? null : findSaid(plain, BIRD_AND_TAP)) ??
    findRinseIt(scan, sentence);
  if (match === null || DENIED.test(match[0]) || isOtherThing(plain, match)) return null;
  return match[0];
}

/** "Not", "the legs need no rinsing" */
const DENIED =
  /\b(?:never|not|neither)\b|\b(?:needs?|wants?|gets?|requires?|deserves?) (?:absolutely |really |of course |at all )?no\b/;
const TINNED = /\b(?:tinned|canned|cooked|salt)/;

// "Wash your hands after the chicken" washes hands, "chicken and rinsed beans" beans.
function isOtherThing(plain: string, match: RegExpExecArray): boolean {
  return (
    TINNED.test(match[0]) ||
    /\brinsed (?:and drained )?(?:rice|beans|lentils|chickpeas|quinoa)\b/.test(
      plain.slice(match.index, match.index + match[0].length + 20),
    )
  );
}

const HANDS =
  /\b(?:hands?\b|board|knife|knives|(?:wash|clean|scrub|wipe)[^.;,]{0,20} sink|plate|rice|pan\b|worktop|utensil|surface|grater|blender)/;
const BIRD_WORD = new RegExp(String.raw`\b${BIRD}\b(?![^]*\b${BIRD}\b)`);

/** "Take the chicken out of its pack. Rinse under cold water": the bird is named just before. */
function findRinseIt(scan: RecipeScan, sentence: Sentence): RegExpExecArray | null {
  if (sentence.place !== 'step') return null;
  const match = findSaid(sentence.plain, RINSE_IT);
  if (match === null) return null;
  const meat = scan.listed.filter(({ food }) => readCoreRequirement(food)?.severity === 'danger');
  const onlyBirds = meat.length > 0 && meat.every(({ food }) => food.origins.includes('poultry'));
  if (onlyBirds && /\b(?:rinse|wash) (?:off )?(?:the |your )?(?:raw )?meat\b/.test(sentence.plain))
    return match;
  const start = sentence.around.indexOf(sentence.plain);
  const before = sentence.around.slice(0, Math.max(0, start)) + sentence.plain.slice(0, match.index);
  const foods = scan.readings.foods(before);
  const bird = BIRD_WORD.exec(before);
  const last =
    foods.filter(({ food }) => food.staple < 2 && food.roles[0] === 'protein').at(-1) ?? foods.at(-1);
  if (
    last === undefined &&
    onlyBirds &&
    (/\bpieces?\b/.test(match[0]) ||
      /\b(?:brin|marinat)(?:ing|ed?)\b|\binside and out\b/.test(before + sentence.plain))
  )
    return match;
  if (last === undefined || (bird !== null && onlyBirds && last.food.roles[0] !== 'protein'))
    return bird !== null && onlyBirds && !HANDS.test(sentence.plain) ? match : null;
  // A cure of salt is rinsed off before a confit; it is the salt that goes.
  if (/^\W*(?:then |and )?rins(?:e|ing) off/.test(match[0]) && /\b(?:salt|cure)/.test(before)) return null;
  return mustBeCookedThrough(last.food) &&
    /poultry/.test(last.food.origins.join(' ')) &&
    !HANDS.test(sentence.plain) &&
    !HANDS.test(before.slice(-60))
    ? match
    : null;
}
