// Rule cross-contamination: raw meat, or what touched it, meets what is eaten as it is.
// Sources: USDA FSIS, washing raw poultry (2019), marinades, and clean-separate-cook-chill; UK FSA.

import type { Finding } from '../finding.ts';
import { mustBeCookedThrough, readCoreRequirement } from './core-requirements.ts';
import { findSaid, isWarning, quote } from './phrases.ts';
import { findRawContact } from './raw-contact.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from './scan-recipe.ts';

function write(sentence: Sentence, words: string, why: string): Finding {
  return {
    rule: 'cross-contamination',
    severity: 'danger',
    message: `${namePlace(sentence)} says "${quote(words)}"; ${why}.`,
    ...pointAt(sentence),
  };
}

const BIRD =
  '(?:chickens?|turkeys?|poultry|duck(?:s|ling)?|goose|hens?|bird|poussins?|quails?|pheasants?|guinea fowl|drumsticks?|thighs?|wings?|giblets)';
const BETWEEN = String.raw`(?:(?!(?:after|while|before|board|boards|hands?|knife|knives|rice|and|then|with|from|until|lentils?|beans?|peas|water|because|as|when|utensils?|sink|pan|bowl|surfaces?|plate|leaves|herbs|vegetables|for|quinoa|noodles|touching|handling|worktop|everything|anything)\b)[\w'-]+ ){0,6}?`;
const RINSE_BIRD = new RegExp(
  String.raw`\b(?:rins(?:e|es|ed|ing)|wash(?:es|ed|ing)?|hose|swill|sluice|flush)\b (?:off |out |down )?${BETWEEN}${BIRD}\b(?! stock| broth)`,
  'g',
);
const BIRD_RINSED = new RegExp(
  String.raw`\b${BIRD}\b(?: \w+){0,4}?,? (?:\([^)]*\),? )?(?:(?:well|thoroughly|is|are|was|should be|must be|has been) )*(?:rinsed|washed)\b|\b(?:give|run|hold|put|place) ${BETWEEN}${BIRD}\b[^.;]{0,25}\b(?:rinse|wash|under (?:the |cold |running |warm )+(?:tap|water))\b|\b(?:run|pour|let|splash|sluice|trickle) (?:\w+ ){0,4}?water (?:\w+ ){0,2}?(?:over|through|into|inside|onto) ${BETWEEN}${BIRD}\b(?=[^.;]{0,80}\b(?:sink|scrub|pat|dry|rub|drain|shake|tap)\b)`,
  'g',
);
const RINSE_IT =
  /(?:^|[,;] |\bthen |\band )(?:then |first )?(?:(?:rins(?:e|ing)|wash(?:ing)?|run (?:some |the |plenty of )?(?:cold |tap |cool |warm |running )*water over|give (?:it|them|the (?:pieces|meat|bird)) an? (?:\w+ )?(?:rinse|wash))\b(?: (?:it|them|the (?:raw )?(?:pieces|meat|parts)|your meat|well|thoroughly|off|under|in|inside|quickly|briefly)\b|,|\.|$| and (?:pat|dry))|(?:hold|put|place) (?:it|them|(?:every|each|the) (?:pieces?|parts?)) under (?:the |cold |running |warm )+(?:tap|water))/g;

function checkRinsing(scan: RecipeScan): readonly Finding[] {
  const findings: Finding[] = [];
  for (const sentence of scan.sentences) {
    if (
      !/rins|wash|hose|swill|sluice|flush|under|water (?:\w+ )?(?:over|through|into|inside|onto)/.test(
        sentence.plain,
      ) ||
      isWarning(sentence.plain)
    )
      continue;
    const match =
      findSaid(sentence.plain, RINSE_BIRD) ??
      findSaid(sentence.plain, BIRD_RINSED) ??
      findRinseIt(scan, sentence);
    if (match === null || /\b(?:never|not)\b/.test(match[0]) || isOtherThing(sentence.plain, match)) continue;
    findings.push(
      write(
        sentence,
        match[0],
        'poultry is not rinsed, since the water carries its germs over the kitchen (USDA FSIS)',
      ),
    );
    break;
  }
  return findings;
}

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
  /\b(?:hands?\b|board|knife|knives|sink|plate|rice|pan\b|worktop|utensil|surface|grater|blender)/;
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
  if (last === undefined && onlyBirds && /\bpieces?\b/.test(match[0])) return match;
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

const SAME =
  /\b(?:same (?:\w+ )?(?:board|plate|platter|knife|tongs|dish|surface)|back (?:on|onto|to) (?:that|the same|its|their|the raw) (?:very |own |old |first |raw )?(?:board|plate|platter|tray)|(?:unwashed|unrinsed|raw.chicken|raw.meat) (?:chopping |cutting )?(?:board|plate|platter|knife|bowl|tongs))/g;
const WASHED =
  /\b(?:(?:wash|clean|scrub|rinse|wipe)(?:ed|ing|es)?\b(?! up)[^.;]{0,40}\b(?:board|knife|plate|it|them|tongs|hands|first|well|hot)|clean (?:plate|board|knife|tongs|platter)|washed)\b/;
const EATEN_RAW =
  /\b(?:salad|lettuce|tomato|cucumber|herb|coriander|parsley|avocado|bread|bun|fruit|mint|basil|garnish|topping|rocket|coleslaw|slaw|veg|pepper|onion|lime|lemon|radish|salsa|mango|pineapple|melon|apple|cheese|papaya|peach|nectarine)/;
const COOKED_BACK =
  /\b(?:cooked|grilled|finished|done|rest|resting|serve|serving|carve|slice|slices|return|back|barbecued|roasted|fried)\b/;

function hasRawMeat(scan: RecipeScan, sentence: Sentence): boolean {
  const listed = scan.listed.some(({ food }) => {
    const requirement = readCoreRequirement(food);
    return requirement !== null && requirement.kind !== 'egg-dish';
  });
  return listed || /\braw\b|\b(?:chicken|meat|pork|beef|burger|fish|turkey)/.test(sentence.around);
}

function findContact(scan: RecipeScan, sentence: Sentence): string | null {
  const contact = findRawContact(scan, sentence);
  return contact !== null && (hasRawMeat(scan, sentence) || /\braw\b/.test(scan.method)) ? contact : null;
}

function checkSameBoard(scan: RecipeScan): readonly Finding[] {
  for (const sentence of scan.sentences) {
    const { plain } = sentence;
    const contact = findContact(scan, sentence);
    if (contact !== null) return [write(sentence, contact, UNWASHED)];
    if (
      sentence.place === 'ingredients' ||
      !/same|back|unwashed|held|had|used|raw|without|no need|bother/.test(plain) ||
      isWarning(plain)
    )
      continue;
    const match = /without|no need|bother/.test(plain)
      ? (SAME_UNWASHED.exec(plain) ?? findSaid(plain, SAME))
      : findSaid(plain, SAME);
    if (match === null || !hasRawMeat(scan, sentence)) continue;
    const unwashed = /without|no need|bother|unwashed/.test(
      match[0] + plain.slice(match.index, match.index + 80),
    );
    if (!unwashed && WASHED.test(plain)) continue;
    const isPlateOfRaw = /\b(?:raw|uncooked|marinat)/.test(match[0]);
    // Vegetables first and the meat after them is the right order.
    const behind = plain.slice(match.index);
    const meatAfter =
      /\bsame\b/.test(match[0]) &&
      /\b(?:then|after|last)\b[^.]{0,40}\b(?:chicken|meat|pork|beef|turkey)\b/.test(plain) &&
      !/\braw (?:chicken|meat)\b[^.]{0,40}\bthen\b/.test(plain);
    const cutsMeat =
      /\b(?:cut|slice|dice|chop|cube|trim|prepare)\b[^.,;]{0,25}\b(?:chicken|meat|pork|beef|turkey|steak|fish|lamb|duck)\b[^.]{0,25}\b(?:on|with)\b[^.]{0,6}\bsame\b/.test(
        plain,
      ) && !/\bcooked|rest|grilled|roasted\b/.test(plain);
    if ((meatAfter || cutsMeat) && !unwashed) continue;
    if (
      isPlateOfRaw ||
      unwashed ||
      EATEN_RAW.test(plain) ||
      COOKED_BACK.test(plain) ||
      COOKED_BACK.test(behind)
    ) {
      return [write(sentence, match[0], UNWASHED)];
    }
  }
  return [];
}
const UNWASHED =
  'what touched raw meat is washed before anything else meets it (USDA, Clean-Separate-Cook-Chill)';
const SAME_UNWASHED =
  /\b(?:board|knife|plate|platter|tongs)[^.;]{0,40}\b(?:without (?:wash|clean|rins|wip)|no need to (?:wash|clean)|don't bother)|(?:no need to|without|don't bother(?: to)?) (?:wash|clean)(?:ing)? (?:the |your )?(?:chopping |cutting )?(?:board|knife|hands|plate)/;

const MARINADE =
  /\b(?:(?:leftover|left-over|remaining|rest of the|used|raw|uncooked|reserved used|same)(?: \w+){0,2} (?:marinade|brine)|marinade (?:that is |which is )?(?:left(?: over)?(?: (?:in|from) the (?:bag|bowl|dish))?|from the (?:bag|bowl|chicken|meat|pork|raw \w+))|(?:liquid|juices?|oil|mixture|sauce) (?:that |which )?(?:they|it|the \w+) (?:sat|soaked|lay|was|were|marinated|rested|had been)(?: \w+)? ?in\b|(?:liquid|juices?|oil|mixture|sauce) (?:that is |that's |which is )?(?:left|remaining)(?: over)? (?:in|from) the (?:bag|bowl|dish|tray|raw \w+)|marinade)\b/g;
const AS_SAUCE =
  /\b(?:drizzl|dress(?:es|ed|ing)?\b[^.]{0,40}\bwith|toss\b[^.]{0,40}\bwith|serv|brush[^.]{0,30}\b(?:finished|cooked|grilled|done|baked|hot)\b|dip|as (?:a |the |your )?(?:\w+ )?(?:sauce|dressing|gravy|glaze at the end)|over the (?:cooked|grilled|finished|hot|rice|noodles|plate|sliced|top)|spoon(?:ed)? (?:it |the |some |over )|pour[^.]{0,45}over)/;
const BOILED =
  /\b(?:boil|simmer|bubbl|reduc|cook(?:ed)? (?:it|until|for)|thicken|bring|bake|roast|oven|heat|discard|throw away|return to the pan|grill for|brais|fry for|microwave)/;
/** "Grill for 20 minutes, then pour it over": what was done before is no boiling of it. */
function clauseStart(plain: string, index: number): number {
  const before = plain.slice(0, index);
  return Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf(' then ')) + 1;
}
const SET_ASIDE =
  /\b(?:set aside|reserve|keep (?:back|aside)|put aside|hold back|divide|half of (?:the|it)|before (?:adding|the (?:meat|chicken)|it touches))\b/;

function checkMarinade(scan: RecipeScan): readonly Finding[] {
  if (!/marina[dt]|brine|bast/.test(scan.whole)) return [];
  const reserved = scan.steps.some(
    ({ plain }) =>
      SET_ASIDE.test(plain) && /marinade|sauce|dressing|mixture|it\b|half|third|tbsp|tablespoon/.test(plain),
  );
  for (const sentence of scan.sentences) {
    const { plain } = sentence;
    if (
      !/marinade|brine|\b(?:left|remaining)\b|\b(?:sat|soaked|lay|was|were|marinated|rested|been)(?: \w+)? in\b/.test(
        plain,
      ) ||
      sentence.place === 'ingredients' ||
      isWarning(plain)
    )
      continue;
    const match = findSaid(plain, MARINADE);
    if (match === null || !hasRawMeat(scan, sentence)) continue;
    const plainWord = match[0] === 'marinade';
    const contact =
      !plainWord ||
      /\b(?:to the (?:very )?(?:end|last)|until the (?:very )?(?:end|last))\b|\bwhat(?:'s| is| remains| was) left\b|\bfrom the (?:bag|bowl|dish)|\b(?:it|they|(?:chicken|meat|pork|beef|lamb|fish|thighs|chops|wings|raw \w+)) (?:was|were|has been|have been|had been|sat|soaked|marinated)(?: \w+)? ?in\b|marinade[^.;,]{0,30}\b(?:sat|soaked|lay|was|were|marinated) in\b|marinade (?:that |the )?(?:the )?(?:raw )?(?:chicken|meat|pork|beef|lamb|fish) (?:\w+ )?(?:sat|was|were|soaked|marinated)/.test(
        plain,
      );
    if (!contact || !AS_SAUCE.test(plain)) continue;
    if (
      BOILED.test(plain.slice(clauseStart(plain, match.index))) ||
      (sentence.next !== undefined &&
        /\b(?:boil|simmer|bake|roast|cook|oven|grill|fry|heat)/.test(sentence.next.plain))
    )
      continue;
    if (
      reserved &&
      /\b(?:reserved|set aside|remaining|rest)\b/.test(match[0]) &&
      !/\b(?:raw|used|leftover)\b/.test(match[0])
    )
      continue;
    if (/\b(?:reserved|set.aside|kept)\b/.test(plain) && !/\b(?:raw|used)\b/.test(match[0])) continue;
    return [
      write(
        sentence,
        match[0],
        'a marinade that held raw meat is boiled before it is served, or some is kept aside first (USDA, marinades)',
      ),
    ];
  }
  return [];
}

const RAW_ABOVE =
  /\b(?:raw (?:\w+ )?(?:chicken|meat|poultry|pork|mince)[^.;]{0,40}\b(?:above|on the top shelf|over|on top of) (?:the )?(?:salad|cooked|ready|vegetables|top|desserts?|leftovers)|(?:let|allow) (?:the )?(?:raw )?juices? (?:to )?drip (?:on|over)|mix (?:the )?raw (?:chicken|meat|pork) juices?|raw (?:chicken|meat|pork) juices? (?:\w+ ){0,3}(?:dressing|salad|sauce))\b/g;

function checkDripping(scan: RecipeScan): readonly Finding[] {
  for (const sentence of scan.sentences) {
    const match = isWarning(sentence.plain) ? null : findSaid(sentence.plain, RAW_ABOVE);
    if (match !== null)
      return [
        write(
          sentence,
          match[0],
          'raw meat is kept apart from what is eaten as it is (USDA, Clean-Separate-Cook-Chill)',
        ),
      ];
  }
  return [];
}

/** Judged over the sentences of the scan. */
export function checkCrossContamination(scan: RecipeScan): readonly Finding[] {
  return [...checkRinsing(scan), ...checkSameBoard(scan), ...checkMarinade(scan), ...checkDripping(scan)];
}
