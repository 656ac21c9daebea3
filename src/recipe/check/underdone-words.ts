// Rule undercooked, told by words and not by figures: "pink in the middle is fine" of chicken or mince, a burger
// served rare, raw fish, raw egg. Source of what is cooked through: FoodSafety.gov and UK Food Standards Agency.

import type { Finding } from '../finding.ts';
import { nameVulnerable } from './audience.ts';
import { readCoreRequirement } from './core-requirements.ts';
import { findSaid, isDenied, isWarning, quote } from './phrases.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from './scan-recipe.ts';

const PINK =
  /\b(?:blush(?:ing)? (?:centre|center|middle|core)|rosy (?:in(?:side)?|at|near|by|in the)? ?(?:the )?(?:middle|centre|center|bone|core)|(?:inside|middle|centre|center)s?(?: \w+){0,3} (?:raw|bloody|rare|pink|glossy|undercooked|underdone)\b|(?:raw|bloody|glossy|underdone|undercooked)(?: \w+){0,2} (?:inside|in the (?:middle|centre|center))|(?:(?:still|slightly|a little|a bit|somewhat|faintly|very|quite|nicely|lightly|rosy|blush(?:ing)?|barely|a touch|some|touch of|hint of|blush of) )+(?:pink(?:ness)?|raw|bloody|rare|undercooked|underdone)(?: \w+){0,2}? ?(?:in(?:side)?|at|near|by|in the|to the)? ?(?:the )?(?:middle|centre|center|bone|core|inside)?|pink(?:ness|ish)?(?: \w+){0,3}? (?:(?:is|are|juices?) )?(?:in(?:side)?|near|at|by|around|next to|along|close to) ?(?:the )?(?:middle|centre|center|bones?|core|joints?|inside)?|(?:juices?|they|it) (?:still )?(?:run|runs|running|are|is) (?:still |a little |slightly )?(?:pink|red|bloody)|(?:raw|bloody|rare) (?:in(?:side)?|at|near|in the|at the|near the) ?(?:the )?(?:middle|centre|center|bone|core)|pink (?:is|are) (?:fine|ok(?:ay)?|good|perfect|what you want|normal)|(?:medium[- ])?rare)\b/g;
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
  [/\b(?:wild boar|venison|rabbit|hare|boar)\b/, 'game'],
];
const NOT_MEAT =
  /\b(?:bean|veggie|vegetable|vegan|lentil|chickpea|mushroom|beet(?:root)?|tofu|halloumi|quorn|plant)[- ](?:burgers?|patty|patties|balls?|meatballs?|sausages?)\b|\bsteaks?\b|\btuna\b|\bsalmon\b|\bkidney beans?\b|\brare (?:ingredient|treat|occasion|case|find|breed)/;
const FIGURES: Readonly<Record<string, string>> = { poultry: '74 C', pork: '63 C with 3 minutes of rest' };

// "Rosé" venison and pink pork are common; what is said of them must be more than a shade.
function nameMeat(scan: RecipeScan, sentence: Sentence): string | null {
  for (const text of [sentence.plain, sentence.around]) {
    if (NOT_MEAT.test(text)) return null;
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

function checkPink(scan: RecipeScan, sentence: Sentence): Finding | null {
  if (!/pink|blush|rosy|rare|raw|bloody|underdone|undercooked|juices/.test(sentence.plain)) return null;
  if (COOK_ON.test(sentence.plain) || isWarning(sentence.plain)) return null;
  for (const match of sentence.plain.matchAll(PINK)) {
    if (/\b(?:no longer|not|never|no|isn't|without|loses)\b/.test(match[0])) continue;
    const before = sentence.plain.slice(0, match.index);
    if (!REASSURED.test(before) && (PINK_NEGATED.test(before) || isDenied(before))) continue;
    const behind = sentence.plain.slice(match.index + match[0].length);
    if (
      /^[^.;]{0,20}\b(?:is|are) not\b|^ ?(?:peppercorns?|salt|grapefruit|lady|onions?|salmon|ginger|fir|beans?|chicken|meat|mince|pork|eggs?|sausages?)\b/.test(
        behind,
      )
    )
      continue;
    const meat = nameMeat(scan, sentence);
    if (meat === null) continue;
    if (
      (meat === 'pork' || meat === 'game') &&
      !/raw|bloody|rare|undercooked|underdone/.test(match[0]) &&
      meat === 'pork'
    )
      continue;
    return {
      rule: 'undercooked',
      severity: 'danger',
      message: `${namePlace(sentence)} says "${quote(match[0])}" of ${meat}; ${FIGURES[meat] ?? '71 C'} inside is the figure of FoodSafety.gov.`,
      ...pointAt(sentence),
    };
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
  [/\b(?:steak|beef|veal|venison|lamb) (?:tartare?|carpaccio|crudo)\b/g, 'meat', 'warning'],
  [
    /\b(?:ceviche|sashimi|poke bowl|tuna tartare?|salmon tartare?|gravlax|crudo|raw (?:oysters?|salmon|tuna|fish|prawns?|scallops?|sea ?bass)|(?:lime|lemon)(?: juice)? (?:will |to )?"?cooks?"? the fish)\b/g,
    'raw fish',
    'warning',
  ],
  [
    /\b(?:(?:leav(?:e|ing)|keep(?:ing)?|with) (?:the |a )?(?:middle|centre|center|inside)(?: \w+){0,2} raw|(?:raw|rare) (?:in(?:side| the) )?(?:middle|centre|center)|ruby[- ]red|rare (?:tuna|salmon)|(?:tuna|salmon|fish)[^.;]{0,40}\b(?:rare|raw) (?:inside|in the (?:middle|centre|center)))\b/g,
    'raw fish',
    'warning',
  ],
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
      !/ceviche|sashimi|gravlax|tartare|crudo|cook/.test(match[0])
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

function namesFish(scan: RecipeScan, { plain }: Sentence): boolean {
  const fish =
    /\b(?:fish|tuna|salmon|cod|trout|sea ?bass|mackerel|prawns?|oysters?|scallops?|swordfish|halibut)\b/;
  return (
    fish.test(plain) || (fish.test(scan.whole) && !/\b(?:chicken|beef|pork|lamb|mince|steak)\b/.test(plain))
  );
}

function isHeated({ method }: RecipeScan): boolean {
  return /\b(?:bake|oven|fry|boil|simmer|cook|scramble|poach|grill|steam|toast|microwave|thicken)\b/.test(
    method,
  );
}

const RUNNY =
  /\b(?:runny (?:yolks?|eggs?|middle|centres?)|yolks? (?:is|are|stays?|still|should be|remains?)? ?(?:still )?(?:runny|soft|liquid|jammy)|soft[- ](?:boiled|poached) eggs?|eggs?,? (?:is |are )?(?:soft[- ]boiled|runny)|jammy eggs?|dippy eggs?|sunny[- ]side[- ]up|(?:whites? (?:is|are) )?just set and the yolks?)\b/g;

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
  for (const check of [checkPink, checkServedRaw, checkRunnyEgg]) {
    for (const sentence of scan.sentences) {
      const finding = check(scan, sentence);
      if (finding === null) continue;
      findings.push(finding);
      break;
    }
  }
  return findings;
}
