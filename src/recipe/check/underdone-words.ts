// Rule undercooked, told by words and not by figures: "pink in the middle is fine" of chicken or mince, a burger
// served rare, raw fish, raw egg. Source of what is cooked through: FoodSafety.gov and UK Food Standards Agency.

import type { Finding } from '../finding.ts';
import { nameVulnerable } from './audience.ts';
import { readCoreRequirement } from './core-requirements.ts';
import { findSaid, isDenied, isWarning, quote } from './phrases.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from './scan-recipe.ts';

// A state and a part of the food side by side, in either order: "glassy inside", "the centre stays a soft red".
const STATE =
  '(?:pink(?:ish|ness)?|red(?:dish)?|raw|bloody|rare|bleu|rosy|blush(?:ing)?|glassy|glossy|translucent|gelatinous|jelly-?like|see-through|wobbl(?:y|e|es|ing)|mooing|underdone|undercooked|uncooked)';
const PART =
  '(?:inside|within|middles?|cent(?:re|er)s?|core|heart|interior|bones?|joints?)(?: of (?:the |each |your |every )?(?:meat|chicken|turkey|burgers?|patt(?:y|ies)|sausages?|pieces?|birds?|fish|salmon|tuna|mince|meatballs?|thighs?|breasts?)(?= ))?';
// Between the two stands neither a denial nor another food: "red wine in the middle" is no red middle.
const GAP = String.raw`(?:,? (?!(?:no|not|nothing|none|hardly|never|without|until|till|longer|neither|nor|wine|onions?|peppers?|cabbage|peppercorns?|beans?|sauce|chicken|turkey|meat|mince|pork|beef|fish|salmon|eggs?|vegetables?|burgers?|patties|sausages?|pieces|bird|marinade|ones|clear|opaque|white)\b)[\w'-]+){0,6},? `;
const ELSEWHERE = `(?! (?:of|in) (?:the|a|your|each) (?:plate|table|oven|pan|board|bread|ring|dish|tin|rack|shelf|bowl|bun|grill|tray))`;
const JUICES = String.raw`juices? (?:\w+ ){0,5}?(?:pink(?:ish)?|red(?:dish)?|bloody|rosy)\b(?! (?:to|until))|(?:pink|red|bloody|rosy) juices?`;
const STATE_OF_PART = String.raw`\b(?:${JUICES}|${STATE}(?! bones?\b| joints?\b)${GAP}${PART}\b${ELSEWHERE}|${PART}${ELSEWHERE}${GAP}${STATE})\b`;
const RAW_FISH =
  '(?:raw|bloody|glassy|translucent|gelatinous|jelly-?like|underdone|undercooked|uncooked|rare)';
const FISH_STATE = String.raw`\b(?:${RAW_FISH}(?! bones?\b)${GAP}${PART}\b${ELSEWHERE}|${PART}${ELSEWHERE}${GAP}${RAW_FISH})\b`;
const EATEN_SO = String.raw`\b(?:eaten?|serve[ds]?|enjoy(?:ed)?|like(?:d|s)? (?:it|them|ours|mine|theirs)|have (?:it|them)|(?:at )?(?:its|their) best)(?: (?:it|them|the (?:chicken|meat|burgers?|patties|sausages?|thighs|breasts?)))? (?:still )?(?:pink|rare|raw|bleu|underdone|undercooked)\b(?! (?:\w+ )?(?:onions?|vegetables|carrots?|salad|peppers?))|\bbest (?:served |eaten )?(?:rare|raw|underdone|pink)\b|\bmooing\b|\bbloody\b(?! mary)|\bstill (?:\w+ and )?(?:cool|cold|icy|wet)\b[\w ]{0,12} (?:in|at) the (?:middle|cent(?:re|er)|bone|core)|\b(?:wet|pearly)(?: and \w+)? (?:at|near|by) the bone|\b(?:pink|rosy|red|ruby) (?:band|line|streak|tinge|hue|glow|blush|stripe|thread)s? (?:is |are )?(?:around|at|in|by|near|along|through|next to)|\b(?:ooze|weep|bleed|leak|drip)s?(?: \w+){0,2} (?:red|pink|blood)`;

const PINK_WORDS =
  /\b(?:rosy (?:inside|within)|pink(?:,| and)? (?:\w+ )?(?:centres?|centers?|middles?|core|heart)\b|(?:middle|centre|center|inside)s?(?: \w+){0,4} (?:pink|red|underdone|undercooked|translucent)\b|(?:still |bright |a bit |slightly )*red (?:inside|in the (?:middle|centre|center))|blood(?:y)? (?:at|near|by|around|along|next to|close to) the (?:bones?|joints?)|(?:cook\w*|serve[ds]?|grill\w*|fr(?:y|ied)) (?:(?:it|them|the \w+) )?bleu\b|blush(?:ing)? (?:centre|center|middle|core)|rosy (?:in(?:side)?|within|at|near|by|in the)? ?(?:the )?(?:middle|centre|center|bone|core)|(?:inside|middle|centre|center)s?(?: \w+){0,3} (?:raw|bloody|rare|pink|glossy|undercooked|underdone)\b|(?:raw|bloody|glossy|underdone|undercooked)(?: \w+){0,2} (?:inside|in the (?:middle|centre|center))|(?:(?:still|slightly|a little|a bit|somewhat|faintly|very|quite|nicely|lightly|rosy|blush(?:ing)?|barely|a touch|some|touch of|hint of|blush of) )+(?:pink(?:ness)?|raw|bloody|rare|undercooked|underdone)(?: \w+){0,2}? ?(?:in(?:side)?|at|near|by|in the|to the)? ?(?:the )?(?:middle|centre|center|bone|core|inside)?|pink(?:ness|ish)?(?: \w+){0,3}? (?:(?:is|are|juices?) )?(?:in(?:side)?|near|at|by|around|next to|along|close to) ?(?:the )?(?:middle|centre|center|bones?|core|joints?|inside)?|(?:juices?|they|it) (?:still )?(?:run|runs|running|are|is) (?:still |a little |slightly )?(?:pink|red|bloody)|(?:raw|bloody|rare) (?:in(?:side)?|at|near|in the|at the|near the) ?(?:the )?(?:middle|centre|center|bone|core)|pink (?:is|are) (?:fine|ok(?:ay)?|good|perfect|what you want|normal)|(?:medium[- ])?rare)\b/;
const PINK = new RegExp(`${PINK_WORDS.source}|${STATE_OF_PART}|${EATEN_SO}`, 'g');
const STATE_WORDS = new RegExp(STATE);
const PINK_NEGATED =
  /\b(?:no longer|no|not|without|never|until no|isn't|aren't|shouldn't be|should not be|any|is there|loses? (?:its|their|the)|lost (?:its|their|the)|if|unless|when it is no|neither|till no|check (?:that|for|there)|nothing)\b(?: \w+){0,6}? ?$/;
const REASSURED = /\b(?:don't|do not|no need to|needn't|never) (?:worry|panic|mind|be alarmed|fret)\b/;
const COOK_ON =
  /\b(?:cook (?:it |them )?(?:for )?(?:longer|more|further|again|on|a (?:few|little|bit))|return (?:it|them)|put (?:it|them) back|give (?:it|them) (?:another|more)|keep cooking|continue|(?:a few|another|\d+) (?:more )?minutes? (?:more|longer)|is gone|has gone|disappear(?:s|ed)?|turns? (?:from|white|brown|opaque)|from pink|then (?:bake|roast|cook|simmer|braise)|will finish|finish(?:es)? (?:cooking )?in)\b/;
const MEAT_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:chicken|turkey|poultry|hen|bird|duck|goose|drumsticks?|thighs?|wings?|guinea fowl|pheasant)\b/,
    'poultry',
  ],
  [
    /\b(?:mince|minced|burgers?|patty|patties|meatballs?|meatloaf|koftas?|kofte|ground (?:beef|pork|turkey|lamb|chicken|meat)|hamburgers?|cheeseburgers?)\b/,
    'minced meat',
  ],
  [/\b(?:sausages?|bangers|bratwursts?)\b/, 'sausages'],
  [/\b(?:pork|gammon)\b/, 'pork'],
  [/\b(?:livers?|kidneys?|sweetbreads?)\b/, 'offal'],
  [/\b(?:wild boar|venison|rabbit|hare|boar|pigeon|grouse|partridge|squab)\b/, 'game'],
];
// A steak may be rare, but not one of chicken, pork or boar.
const NOT_MEAT =
  /\b(?:bean|veggie|vegetable|vegan|lentil|chickpea|mushroom|beet(?:root)?|tofu|halloumi|quorn|plant)[- ](?:burgers?|patty|patties|balls?|meatballs?|sausages?)\b|\bsteaks?\b|\btuna\b|\bsalmon\b|\bkidney beans?\b|\brare[- ](?:ingredient|treat|occasion|case|find|breed)/;
const FIGURES: Readonly<Record<string, string>> = { poultry: '74 C', pork: '63 C with 3 minutes of rest' };

// "Rosé" venison and pink pork are common; what is said of them must be more than a shade.
function nameMeat(scan: RecipeScan, sentence: Sentence): string | null {
  if (isWild(scan)) return 'game';
  for (const said of [sentence.plain, sentence.around]) {
    const text = said.replace(COMPARED_WITH, ' ');
    if (NOT_MEAT.test(text) && !/\b(?:chicken|turkey|pork|boar|venison|rabbit|hare) steaks?\b/.test(text))
      return null;
    for (const [pattern, name] of MEAT_WORDS) if (pattern.test(text)) return name;
    if (/\b(?:beef|lamb|fillet|rump|sirloin|ribeye|fish|cod|prawns?|scallops?|veal)\b/.test(text))
      return null;
  }
  const kinds = scan.listed
    .map(({ food }) => readCoreRequirement(food))
    .filter((requirement) => requirement !== null && requirement.kind !== 'egg-dish');
  const first = kinds[0];
  if (first === undefined || first === null || !kinds.every((kind) => kind?.severity === 'danger'))
    return null;
  return first.kind === 'poultry' ? 'poultry' : first.kind === 'mince' ? 'minced meat' : 'pork';
}

const COMPARED_WITH =
  /\b(?:(?:un)?like|the same as|as (?:you|one) (?:would|do|does)(?: (?!an?\b)\w+)?(?: for| with)?|just as (?:for|with)) (?:an? |the )?(?:\w+ )?\w+/g;
const WILD = /\b(?:wild boar|boar|bear|warthog|javelina)\b(?!'| ?berr)/;

/** Whether the only meat of the list is of animals that carry trichinella. */
function isWild({ lines, listed }: RecipeScan): boolean {
  if (!lines.some(({ plain }) => WILD.test(plain))) return false;
  return listed.every(({ food, plain }) => WILD.test(plain) || readCoreRequirement(food) === null);
}

const NOT_YET =
  /\b(?:will (?:still )?be|still be|at this (?:point|stage)|for now|not yet|yet|do not cook (?:it |them )?through|don't cook (?:it |them )?through)\b/;
const COOKS_LATER = /\b(?:bake|roast|simmer|braise|oven|stew|cook|grill|steam|return|boil|poach|fry)\b/;

// "They will still be raw inside" of a first browning: a later step goes on.
function cooksOnLater(scan: RecipeScan, { plain, step, next }: Sentence): boolean {
  if (step === undefined || !NOT_YET.test(plain)) return false;
  if (next !== undefined && COOKS_LATER.test(next.plain)) return true;
  return scan.steps.some((other) => (other.step ?? 0) > step && COOKS_LATER.test(other.plain));
}

const NOT_THROUGH =
  /\b(?:(?:do(?:es)? not|don't|doesn't|needn't|no need (?:for (?:it|them) )?to|without) (?:have to |need to )?(?:be )?(?:cook(?:ed|ing)?)(?: (?:it|them|the \w+))?(?: all the way| fully| completely| right)? (?:through|fully|completely)|(?:do(?:es)? not|don't|doesn't|needn't) (?:have to |need to )?be (?:done|finished|cooked) (?:all the way|quite|fully|completely|right through|through)|(?:warm|heat|colou?r|brown|sear)(?:ing)? (?:it|them|the \w+)?,? ?(?:and )?(?:not|never|rather than|without) (?:to )?cook(?:ing)?|no (?:heat|cooking|oven|hob|stove|pan) (?:is |are )?(?:needed|required|necessary)|needs? no (?:heat|cooking|oven|hob|stove)|no need (?:to )?(?:cook|heat) (?:it|them|the \w+)|(?:just |only )*(?:until|to) (?:they|it|the \w+)? ?(?:lose|take off)s? (?:their|its|the) chill|(?:only |about |just )*(?:half|three[- ]quarters?|two[- ]thirds|mostly|nearly|almost|partly|partially)[- ]cooked|(?:stop|pull|take|remove|lift|serve)\b[^.;]{0,40}\b(?:before (?:it|they|the \w+)(?: is| are|'s|'re)? (?:fully |quite |completely )?cooked through|while (?:it|they|the \w+)(?: is| are|'s|'re)? (?:still )?(?:undercooked|underdone|raw)))\b/g;

const EATS = /\b(?:serve[ds]?|eat(?:en)?|enjoy|best|done|ready|should be|want (?:it|them))\b/;
const RISES = /\b(?:rest(?:s|ing)?|rises?|climbs?|carry|carries|carry-?over)\b|\d{2} ?°? ?[cf]\b/;

/** "They need not be cooked through": served so, and no later step cooks it. */
function checkNotThrough(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, place } = sentence;
  if (place === 'ingredients' || !scan.ended || isWarning(plain)) return null;
  if (COOK_ON.test(plain) || RISES.test(plain)) return null;
  const match = plain.match(NOT_THROUGH)?.[0];
  const meat = match === undefined ? null : nameMeat(scan, sentence);
  if (match === undefined || meat === null || meat === 'pork') return null;
  if (/\b(?:rice|pasta|potato(?:es)?|vegetables|noodles|lentils|leftover|pre-?cooked)\b/.test(plain))
    return null;
  // A note on "the half-cooked pieces" speaks of a moment of the method.
  if (place === 'notes' && /-cooked$/.test(match) && !EATS.test(plain)) return null;
  const { step } = sentence;
  const goesOn =
    (sentence.next !== undefined && COOKS_LATER.test(sentence.next.plain)) ||
    (step !== undefined &&
      scan.steps.some((other) => (other.step ?? 0) > step && COOKS_LATER.test(other.plain)));
  return goesOn ? null : writeUnderdone(sentence, match, meat);
}

function writeUnderdone(sentence: Sentence, words: string, meat: string): Finding {
  return {
    rule: 'undercooked',
    severity: 'danger',
    message: `${namePlace(sentence)} says "${quote(words)}" of ${meat}; ${FIGURES[meat] ?? '71 C'} inside is the figure of FoodSafety.gov.`,
    ...pointAt(sentence),
  };
}

const HEAT_OFF =
  /\b(?:(?:turn|switch|shut)(?:ed|ing)? (?:the )?(?:heat|stove|hob|oven|flame|gas|burner|ring|it)? ?off|(?:turn|switch|shut)(?:ed|ing)? off\b|(?:heat|hob|stove|oven|flame|gas) (?:is|has been|was) off\b|(?:off|away from) the (?:heat|hob|stove|fire|flame|boil)|(?:off|from) the heat|residual heat|(?:steam|heat|warmth) (?:is|will be) (?:enough|plenty)|(?:heat|warmth) of the (?:\w+ )?(?:sauce|soup|broth|pasta|rice|potatoes|pan|noodles|stew|liquid) (?:will |alone )*(?:cooks?|is enough|does|finish(?:es)?))\b/;
const ADDS = /\b(?:stir|fold|add|drop|slide|slip|lay|toss|mix|tip|put|place|spoon|bury|nestle)\b/;

/** Raw meat that goes in when the heat is off, and nothing heats it later. */
function checkHeatOff(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, step } = sentence;
  const off = step === undefined || !scan.ended || isWarning(plain) ? null : HEAT_OFF.exec(plain);
  if (off === null || !ADDS.test(plain)) return null;
  const raw = scan.readings.foods(sentence.text).find(({ food, negated }) => {
    const danger = !negated && readCoreRequirement(food)?.severity === 'danger';
    return danger && (/\b(?:raw|uncooked)\b/.test(plain) || !isNamedBefore(scan, sentence, food.id));
  });
  // "Cooked turkey" of the list is "the turkey" of the step.
  if (
    raw !== undefined &&
    scan.lines.some(
      ({ plain: line }) =>
        /\b(?:cooked|leftover|rotisserie|roast|smoked|tinned)\b/.test(line) && line.includes(raw.text),
    )
  )
    return null;
  const pieces =
    raw === undefined &&
    /\b(?:raw|uncooked) (?:\w+ )?(?:strips|pieces|cubes|slices|meat|chunks)\b/.test(plain);
  if ((raw === undefined && !pieces) || /\bcooked\b/.test(plain.replace(/\buncooked\b/g, ' '))) return null;
  const at = scan.steps.indexOf(sentence);
  if (scan.steps.slice(at + 1).some((other) => findSaid(other.plain, HEATS_AGAIN) !== null)) return null;
  const meat = nameMeat(scan, sentence) ?? raw?.text;
  return meat === undefined ? null : writeUnderdone(sentence, off[0], meat);
}
const HEATS_AGAIN =
  /\b(?:bake|roast|simmer|braise|oven|stew|cook|grill|boil|poach|fry|steam for|return to the heat|heat)\b/g;

function isNamedBefore(scan: RecipeScan, sentence: Sentence, id: string): boolean {
  for (const other of scan.steps) {
    if (other === sentence) return false;
    if (scan.foods(other).some(({ food }) => food.id === id)) return true;
  }
  return false;
}

// What is eaten raw, by words that name no animal: "marinate in lime juice; the acid cooks it".
const EATEN_RAW =
  /\b(?:(?:eat|serve|enjoy|taste|eaten|served|enjoyed) (?:it|them|the \w+)? ?raw|(?:acid|lime|lemon|vinegar|citrus)(?: juices?)? (?:will )?(?:"?cooks?"?|cure[sd]?|firms?|sets?|does) (?:the work|it|them|the (?:meat|flesh|chicken|pork|turkey)))\b/g;

const RAW_DISH = /\b(?:tartare?|carpaccio|sashimi|ceviche|crudo|mett|basashi|tataki)\b/g;

function checkEatenRaw(scan: RecipeScan, sentence: Sentence): Finding | null {
  const match = isWarning(sentence.plain)
    ? null
    : (findSaid(sentence.plain, EATEN_RAW) ?? findSaid(sentence.plain, RAW_DISH));
  if (match === null || /\b(?:or|salad|vegetables?|fruit|carrots?|peppers?|onions?)\b/.test(sentence.plain))
    return null;
  const meat = nameMeat(scan, sentence);
  return meat === null ? null : writeUnderdone(sentence, match[0], meat);
}

// "The middle is still raw. Slide the pan into the oven": what the next sentence cooks is not served so.
function isStillRaw({ next }: Sentence, words: string): boolean {
  return /\braw\b/.test(words) && next !== undefined && findSaid(next.plain, HEATS_AGAIN) !== null;
}
/** "Harmless once it has reached 74 C" */
const REACHED =
  /\b(?:once|when|after|provided|as long as|if)\b[^.;]{0,40}\b(?:7[4-9]|8\d|9\d|1[678]\d) ?(?:°|degrees)? ?[cf]\b/;

const CALLED_PINK =
  /^[^.;]{0,20}\b(?:is|are) (?:not|never|(?:best|to be|better) avoided|out|unsafe)\b|^ ?(?:peppercorns?|salt|grapefruit|lady|onions?|salmon|ginger|fir|beans?)\b/;

/** Whether the words say it of the food: neither denied nor the name of another thing. */
function isSaidOf(plain: string, match: RegExpExecArray): boolean {
  if (/\b(?:no longer|not|never|no|isn't|without|loses)\b/.test(match[0])) return false;
  const before = plain.slice(0, match.index);
  if (!REASSURED.test(before) && (PINK_NEGATED.test(before) || isDenied(before))) return false;
  const behind = plain.slice(match.index + match[0].length);
  if (CALLED_PINK.test(behind)) return false;
  // "Raw chicken" comes raw; "underdone chicken" is served so.
  return (
    /under(?:done|cooked)/.test(match[0]) || !/^ ?(?:chicken|meat|mince|pork|eggs?|sausages?)\b/.test(behind)
  );
}

/** Whether what is raw now is cooked later; while more may follow, it may be. */
function isForNow(scan: RecipeScan, sentence: Sentence, words: string): boolean {
  if (!scan.ended && (NOT_YET.test(sentence.plain) || /\braw\b/.test(words))) return true;
  return cooksOnLater(scan, sentence) || isStillRaw(sentence, words);
}

function checkPink(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, place } = sentence;
  if (!STATE_WORDS.test(plain) && !/blood|juices|cool|cold|icy|wet|pearly/.test(plain)) return null;
  if (place === 'ingredients' || COOK_ON.test(plain) || isWarning(plain)) return null;
  if (/\b(?:no pink (?:left|remains|at all)|well[- ]done)\b/.test(plain) || REACHED.test(plain)) return null;
  for (const match of plain.matchAll(PINK)) {
    if (!isSaidOf(plain, match)) continue;
    const meat = nameMeat(scan, sentence);
    if (meat === null || isForNow(scan, sentence, match[0])) continue;
    // A shade of pink is right for a chop of pork.
    if (meat === 'pork' && !/raw|bloody|rare|undercooked|underdone/.test(match[0])) continue;
    return writeUnderdone(sentence, match[0], meat);
  }
  return null;
}

const SERVED_RAW: readonly (readonly [RegExp, string, 'danger' | 'warning'])[] = [
  [
    /\b(?:chicken|turkey|pork|duck|poultry) (?:tartare|sashimi|carpaccio|crudo)\b/g,
    'poultry and pork',
    'danger',
  ],
  [
    /\b(?:eat|serve|served|enjoy|enjoyed|taste|try|eaten)\b(?: \w+){0,3}? (?:a (?:bit|little|pinch) of )?(?:the )?raw (?:\w+ )?(?:chicken|turkey|mince|minced \w+|pork|sausage|meat(?:ball)?(?: mixture)?|ground \w+|burger)\b/g,
    'poultry, pork and mince',
    'danger',
  ],
  [
    /\b(?:(?:steak|beef|veal|venison|lamb) (?:tartare?|carpaccio|crudo)|(?:as|into) (?:a )?(?:steak )?(?:tartare|carpaccio))\b/g,
    'meat',
    'warning',
  ],
  [
    /\b(?:(?:eat|serve[ds]?|enjoy|eaten) (?:the |your |it |this )?(?:salmon|tuna|fish|trout|mackerel|prawns|scallops|oysters)? ?raw\b|ceviche|sashimi|poke bowl|tuna tartare?|salmon tartare?|gravlax|crudo|raw (?:oysters?|salmon|tuna|fish|prawns?|scallops?|sea ?bass)|(?:lime|lemon)(?: juice)? (?:will |to )?"?cooks?"? the fish)\b/g,
    'raw fish',
    'warning',
  ],
  [
    /\b(?:(?:leav(?:e|ing)|keep(?:ing)?|with) (?:the |a )?(?:middle|centre|center|inside)(?: \w+){0,2} raw|(?:raw|rare) (?:in(?:side| the) )?(?:middle|centre|center)|ruby[- ]red|rare (?:tuna|salmon)|(?:tuna|salmon|fish)[^.;]{0,40}\b(?:rare|raw) (?:inside|in the (?:middle|centre|center)))\b/g,
    'raw fish',
    'warning',
  ],
  [new RegExp(FISH_STATE, 'g'), 'raw fish', 'warning'],
  [/\b(?:raw (?:beaten )?(?:eggs?|egg (?:yolks?|whites?))|uncooked eggs?)\b/g, 'raw egg', 'warning'],
];
const RAW_TREATED =
  /\b(?:frozen|freeze|freezing|sushi[- ]grade|sashimi[- ]grade|pasteuri[sz]ed|lion|heat-treated|lion-marked|tinned)\b/;
const HANDLING =
  /\b(?:wash|clean|hands?|boards?|separate|apart|keep|handl(?:e|ing)|touch(?:ed|ing)?|from the raw|contact|utensils?|store|fridge|marinat\w+|coat|dip|brush|add|place|put|lay|thread|slice|cut|season|pierce|prick|poach(?:ed)?|crack)\b/;

function checkServedRaw(scan: RecipeScan, sentence: Sentence): Finding | null {
  if (isWarning(sentence.plain)) return null;
  const guest = nameVulnerable(scan.audience);
  for (const [pattern, what, severity] of SERVED_RAW) {
    const match = findSaid(sentence.plain, pattern);
    if (
      match === null ||
      (what === 'raw fish' && !namesFish(scan, sentence)) ||
      RAW_TREATED.test(scan.whole) ||
      sentence.place === 'ingredients'
    )
      continue;
    if (severity === 'warning' && what !== 'raw fish' && what !== 'meat' && isHeated(scan)) continue;
    if (
      what === 'raw fish' &&
      HANDLING.test(sentence.plain) &&
      !/ceviche|sashimi|gravlax|tartare|crudo|cook|middle|cent|core|inside/.test(match[0])
    )
      continue;
    const whom = guest === null || severity === 'danger' ? '' : ` The text names ${guest}.`;
    return {
      rule: 'undercooked',
      severity: guest === null ? severity : 'danger',
      message: `${namePlace(sentence)} serves ${what} uncooked ("${quote(match[0])}"); FoodSafety.gov has it cooked, ${what === 'raw fish' ? '63 C' : what === 'raw egg' ? '71 C' : '71 C or more'} inside.${whom}`,
      ...pointAt(sentence),
    };
  }
  return null;
}

function namesFish(scan: RecipeScan, { plain, around }: Sentence): boolean {
  const fish =
    /\b(?:fish|tuna|salmon|cod|trout|sea ?bass|mackerel|prawns?|oysters?(?! mushrooms?)|scallops?|swordfish|halibut)\b/;
  return (
    fish.test(plain) ||
    (fish.test(scan.whole) && !/\b(?:chicken|beef|pork|lamb|mince|steaks?|turkey|duck)\b/.test(around))
  );
}

function isHeated({ method }: RecipeScan): boolean {
  return /\b(?:bake|oven|fry|boil|simmer|cook|scramble|poach|grill|steam|toast|microwave|thicken)\b/.test(
    method,
  );
}

const RUNNY =
  /\b(?:yolks? (?:\w+ )?(?:running|oozing|flowing|runs?|flows?|oozes?|spills?)\b|soft[- ]boil (?:the |your |an? |\d )?eggs?|runny (?:yolks?|eggs?|middle|centres?)|yolks? (?:is|are|stays?|still|should be|remains?)? ?(?:still )?(?:runny|soft|liquid|jammy)|soft[- ](?:boiled|poached) eggs?|eggs?,? (?:is |are )?(?:soft[- ]boiled|runny)|jammy eggs?|dippy eggs?|sunny[- ]side[- ]up|(?:whites? (?:is|are) )?just set and the yolks?)\b/g;

function checkRunnyEgg(scan: RecipeScan, sentence: Sentence): Finding | null {
  const match = findSaid(sentence.plain, RUNNY);
  if (match === null || isWarning(sentence.plain)) return null;
  const guest = nameVulnerable(scan.audience);
  const list = scan.lines.map(({ plain }) => plain).join(' ');
  if (/\b(?:lion|pasteuri[sz]ed)\b/.test(`${scan.whole} ${list}`)) return null;
  return {
    rule: 'undercooked',
    severity: guest === null ? 'warning' : 'danger',
    message: `${namePlace(sentence)} gives "${quote(match[0])}"${guest === null ? '' : ` and the text names ${guest}`}; white and yolk firm is the advice of FoodSafety.gov, 71 C for egg dishes.`,
    ...pointAt(sentence),
  };
}

/** At most one finding for each kind of words. */
export function checkUnderdoneWords(scan: RecipeScan): readonly Finding[] {
  const findings: Finding[] = [];
  for (const check of [
    checkPink,
    checkNotThrough,
    checkHeatOff,
    checkEatenRaw,
    checkServedRaw,
    checkRunnyEgg,
  ]) {
    for (const sentence of scan.sentences) {
      const finding = check(scan, sentence);
      if (finding === null) continue;
      findings.push(finding);
      break;
    }
  }
  return findings;
}
