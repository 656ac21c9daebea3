// Rule undercooked: what is eaten raw or runny by design: tartare, raw fish, raw egg, a rare steak. A warning, and a
// danger where the text names infants, pregnancy or frail people. Source: FoodSafety.gov.

import type { Finding } from '../../finding.ts';
import { nameUnprovided } from '../guests/audience-provided.ts';
import { findUncookedEgg } from '../guests/infant-foods.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from '../scan-recipe.ts';
import { findSaid, isWarning, quote, says } from '../stance/phrases.ts';
import { readCoreRequirement } from './core-requirements.ts';
import { isNeverHeated } from './never-heated.ts';
import { isMended } from './underdone-mended.ts';
import { FISH_STATE } from './underdone-states.ts';

export const POULTRY_TARTARE =
  /\b(?:chicken|turkey|pork|duck|poultry) (?:tartare|sashimi|carpaccio|crudo)\b/g;
export const EATS_RAW_MEAT =
  /\b(?:eat|serve|served|enjoy|enjoyed|taste|try|eaten)\b(?: \w+){0,3}? (?:a (?:bit|little|pinch) of )?(?:the )?raw (?:\w+ )?(?:chicken|turkey|mince|minced|pork|sausage|meat|meatball|ground|burger)\b/g;
export const MEAT_TARTARE =
  /\b(?:(?:steak|beef|veal|venison|lamb) (?:tartare?|carpaccio|crudo)|(?:as|into) (?:a )?(?:steak )?(?:tartare|carpaccio))\b/g;
export const RAW_FISH_DISH =
  /\b(?:(?:eat|serve[ds]?|enjoy|eaten) (?:the |your |it |this )?(?:salmon|tuna|fish|trout|mackerel|prawns|scallops|oysters)? ?raw\b|ceviche|sashimi|poke bowl|tuna tartare?|salmon tartare?|gravlax|crudo|raw (?:(?:oyster|prawn|scallop)s?|salmon|tuna|fish|sea ?bass)|(?:lime|lemon)(?: juice)? (?:will |to )?"?cooks?"? the fish)\b/g;
export const FISH_RAW_INSIDE =
  /\b(?:(?:leav(?:e|ing)|keep(?:ing)?|with) (?:the |a )?(?:middle|centre|center|inside)(?: \w+){0,2} raw|(?:raw|rare) (?:in(?:side| the) )?(?:middle|centre|center)|ruby[- ]red|rare (?:tuna|salmon)|(?:tuna|salmon|fish)[^.;]{0,40}\b(?:rare|raw) (?:inside|in the (?:middle|centre|center)))\b/g;
export const RAW_EGG = /\b(?:raw (?:beaten )?egg(?:s| (?:yolk|white)s?)?|uncooked eggs?)\b/g;

const SERVED_RAW: readonly (readonly [RegExp, string, 'danger' | 'warning'])[] = [
  [POULTRY_TARTARE, 'poultry and pork', 'danger'],
  [EATS_RAW_MEAT, 'poultry, pork and mince', 'danger'],
  [MEAT_TARTARE, 'meat', 'warning'],
  [RAW_FISH_DISH, 'raw fish', 'warning'],
  [FISH_RAW_INSIDE, 'raw fish', 'warning'],
  [new RegExp(FISH_STATE, 'g'), 'raw fish', 'warning'],
  [RAW_EGG, 'raw egg', 'warning'],
];
export const RAW_TREATED =
  /\b(?:frozen|freeze|freezing|sushi[- ]grade|sashimi[- ]grade|pasteuri[sz]ed|lion|heat-treated|lion-marked|tinned)\b/;
export const HANDLING =
  /\b(?:wash|clean|(?:hand|board|utensil)s?|separate|apart|keep|handl(?:e|ing)|touch(?:ed|ing)?|from the raw|contact|store|fridge|marinat\w+|coat|dip|brush|add|place|put|lay|thread|slice|cut|season|pierce|prick|poach(?:ed)?|crack)\b/;

export function checkServedRaw(scan: RecipeScan, sentence: Sentence): Finding | null {
  if (isWarning(sentence.plain)) return null;
  const guest = nameUnprovided(scan);
  for (const [pattern, what, severity] of SERVED_RAW) {
    const match = findSaid(sentence.plain, pattern);
    if (
      match === null ||
      isMended(sentence, match.index, match[0]) ||
      (what === 'raw fish' && !namesFish(scan, sentence)) ||
      says(scan.whole, RAW_TREATED) ||
      sentence.place === 'ingredients'
    )
      continue;
    if (severity === 'warning' && what !== 'raw fish' && what !== 'meat' && isHeated(scan)) continue;
    if (
      what === 'raw fish' &&
      says(sentence.plain, HANDLING) &&
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

export const NOT_RAW =
  /\b(?:smoked|cooked|tinned|canned|cured|pickled|hard[- ]boiled|boiled|leftover|dried)\b/;

/** Eggs, fish or meat that no step cooks, where the text names someone who must not be given them raw. */
export function checkRawForGuest(scan: RecipeScan): Finding | null {
  const guest = scan.english && scan.ended ? nameUnprovided(scan) : null;
  if (guest === null || says(`${scan.whole} ${scan.lines.map(({ plain }) => plain).join(' ')}`, RAW_TREATED))
    return null;
  for (const listed of scan.listed) {
    const requirement = readCoreRequirement(listed.food);
    if (requirement?.severity !== 'warning' || says(listed.plain, NOT_RAW) || !isNeverHeated(scan, listed))
      continue;
    return {
      rule: 'undercooked',
      severity: 'danger',
      message: `No step cooks the ${requirement.name}, and the text names ${guest}; ${requirement.coreC} C inside is the figure of FoodSafety.gov.`,
      ingredient: listed.text,
    };
  }
  const raw = findRawLine(scan) ?? (scan.audience.smallChild === null ? findUncookedEgg(scan) : null);
  return raw === null
    ? null
    : {
        rule: 'undercooked',
        severity: 'danger',
        message: `No step cooks what "${quote(raw.plain)}" names, and the text names ${guest}; FoodSafety.gov has it cooked.`,
        ...pointAt(raw),
      };
}

export const RAW_LINE =
  /\b(?:raw|uncooked) (?:[\w-]+ ){0,2}?(?:(?:egg|yolk|prawn|scallop|oyster)s?|fish|tuna|salmon|mackerel|trout|sea ?bass|beef|steak)\b|\b(?:steak|beef|tuna|salmon) tartare?\b|\b(?:sashimi|sushi[- ]style|ceviche|carpaccio|oysters)\b/;
export const COOKED_LATER =
  /\b(?:bak(?:e|es|ed|ing)|fry|fries|fried|frying|stir-fry|(?:grill|roast|boil|simmer|steam|poach|cook|broil|saute|microwav|sear|scrambl|smok|barbecue|thicken)\w*|oven|heat(?:s|ed)? through|beat over|7\d ?(?:°|degrees)? ?c)\b/g;

/** A line of the list that is raw by its own words, and no step that cooks it. */
function findRawLine({ lines, steps }: RecipeScan): Sentence | null {
  const line = lines.find(
    ({ plain }) => says(plain, RAW_LINE) && !/\b(?:smoked|cooked|tinned|canned)\b/.test(plain),
  );
  return line === undefined || steps.some(({ plain }) => findSaid(plain, COOKED_LATER) !== null)
    ? null
    : line;
}

export const FISH =
  /\b(?:fish|tuna|salmon|cod|trout|sea ?bass|mackerel|prawns?|oysters?(?! mushrooms?)|scallops?|swordfish|halibut)\b/;

function namesFish(scan: RecipeScan, { plain, around }: Sentence): boolean {
  return (
    says(plain, FISH) ||
    (says(scan.whole, FISH) && !/\b(?:chicken|beef|pork|lamb|mince|steaks?|turkey|duck)\b/.test(around))
  );
}

function isHeated({ method }: RecipeScan): boolean {
  return /\b(?:bake|oven|fry|boil|simmer|cook|scramble|poach|grill|steam|toast|microwave|thicken)\b/.test(
    method,
  );
}

export const RARE =
  /\b(?:(?:medium[- ])?rare|blue|bloody|very pink|nice and pink|pink in(?:side| the (?:middle|centre|center))|still mooing|seared (?:only )?on the outside)\b(?! (?:cheese|treat|breed|find|onions?))/g;
export const FOR_ADULTS =
  /\b(?:adults?|grown-?ups|well[- ]done|cooked through|parents?|everyone else|the rest of (?:us|you)|(?:theirs|hers|his|portion) (?:through|longer|fully))\b/;
export const WHOLE_CUT =
  /\b(?:(?:steak|cutlet|chop)s?|beef|lamb|veal|sirloin|fillet|rump|ribeye|tuna|joint|rack)\b/;

/** A rare steak is cooking, but not for those whom it can make gravely ill. */
export function checkRareForGuest(scan: RecipeScan, sentence: Sentence): Finding | null {
  const guest = nameUnprovided(scan);
  if (guest === null || sentence.place === 'ingredients' || isWarning(sentence.plain)) return null;
  const match = findSaid(sentence.plain, RARE);
  if (match === null || says(sentence.around, FOR_ADULTS) || isMended(sentence, match.index, match[0]))
    return null;
  if (!says(`${sentence.around} ${scan.lines.map(({ plain }) => plain).join(' ')}`, WHOLE_CUT)) return null;
  return {
    rule: 'undercooked',
    severity: 'danger',
    message: `${namePlace(sentence)} says "${quote(match[0])}" of meat, and the text names ${guest}; 63 C with 3 minutes of rest is the figure of FoodSafety.gov.`,
    ...pointAt(sentence),
  };
}

export const RUNNY =
  /\b(?:yolks? (?:\w+ ){0,2}?(?:(?:running|runs?)(?! (?:together|into (?:one|each other)))|oozing|flowing|(?:flow|ooze|spill|pour|drip)s?|pouring|dripping|dribbl\w+|flood\w*|trickl\w+|molten|syrupy|custardy)\b|soft[- ]boil (?:the |your |an |\d )?eggs?|runny (?:(?:yolk|egg|centre)s?|middle)|yolks? (?:is|are|stays?|still|should be|remains?)? ?(?:still )?(?:runny|soft|liquid|jammy)|soft[- ](?:boiled|poached) eggs?|eggs?,? (?:is |are )?(?:soft[- ]boiled|runny)|jammy eggs?|dippy eggs?|sunny[- ]side[- ]up|(?:whites? (?:is|are) )?just set and the yolks?)\b/g;

export function checkRunnyEgg(scan: RecipeScan, sentence: Sentence): Finding | null {
  const match = findSaid(sentence.plain, RUNNY);
  if (match === null || isWarning(sentence.plain) || isMended(sentence, match.index, match[0])) return null;
  const guest = nameUnprovided(scan);
  const list = scan.lines.map(({ plain }) => plain).join(' ');
  if (/\b(?:lion|pasteuri[sz]ed)\b/.test(`${scan.whole} ${list}`)) return null;
  return {
    rule: 'undercooked',
    severity: guest === null ? 'warning' : 'danger',
    message: `${namePlace(sentence)} gives "${quote(match[0])}"${guest === null ? '' : ` and the text names ${guest}`}; white and yolk firm is the advice of FoodSafety.gov, 71 C for egg dishes.`,
    ...pointAt(sentence),
  };
}
