// Rule undercooked, spoken softly: raw poultry, mince or sausages and no step says how to see that it is cooked.

import type { Finding } from '../../finding.ts';
import type { ListedFood, RecipeScan, Sentence } from '../scan-recipe.ts';
import { says } from '../stance/phrases.ts';
import { readLongestTime } from '../toxins/treatment-minutes.ts';
import { mustBeCookedThrough, readCoreRequirement } from './core-requirements.ts';
import { readCores } from './core-temperatures.ts';
import { isNeverHeated } from './never-heated.ts';
import { checkTooBrief } from './too-brief.ts';

export const CUES =
  /\b(?:cook(?:ed)? (?:\w+ ){0,2}through|cooked (?:all the way|completely|fully|until done)|until (?:\w+ ){0,4}cooked|(?:is|are|it's) (?:fully |completely |just )?cooked|no longer pink|still pink|no (?:\w+ )?pink|not pink|no trace of pink|without pink|lost its pink|loses its pink|juices? (?:\w+ ){0,3}clear|clear juices|opaque|white (?:all (?:the way )?)?through|thermometer|internal|core temp|tender|fall(?:s|ing)? (?:apart|off)|pulls? apart|shreds?|done|pink is gone|(?:to|is|at|reads?) (?:7[0-9]|8\d) ?(?:°|degrees)? ?c|(?:to|is|at|reads?) 1[67]\d ?(?:°|degrees)? ?f|(?:chicken|turkey|poultry|duck|mince|burgers?|sausages?|patties)\b[^.;]{0,16}[:,] (?:about )?(?:(?:7[1-9]|8\d) ?(?:°|degrees)? ?c|1[67]\d ?(?:°|degrees)? ?f)\b|piping hot|steaming hot|firm to the touch|deep(?:ly)? (?:brown|gold\w*) all over|cook the (?:mince|meat|beef|pork|turkey|lamb|chicken) through)\b/;
export const BROWNED = /\b(?:brown(?:ed|s|ing)?|crumbl(?:es|ed|y)|changes? colou?r|colou?red|grey|gray)\b/;
export const COOKED_ALREADY =
  /\b(?:cooked|leftover|tinned|canned|rotisserie|roast(?:ed)?|smoked|pulled|shredded|ready[- ]cooked|pre-?cooked|cold)\b/;
export const LONG =
  /\b(?:simmer|braise|stew|bake|roast|oven|slow cook|casserole|pressure|boil|poach|grill|air[- ]fry|slow cooker|cook)\w*\b/;
export const COOKS =
  /\b(?:cook|fry|fried|bak|roast|grill|broil|simmer|boil|poach|brais|stew|saut|sear|brown|steam|oven|slow cooker|air[- ]fry|barbecue|bbq|griddle|smok|heat|hot|pan|sizzl|microwav|toast|stir-fr|degrees|sous|pressure|crock|internal|inside|core|thickest|\d ?°? ?[cf]\b)/;
/** Minutes of heat after which pieces of meat are through without another word. */
const LONG_MINUTES = 25;

/** Small parcels and balls of mince are through after this many minutes in steam or liquid. */
const WET_MINUTES = 8;

export const WET_HEAT = /\b(?:steam|boil|simmer|poach)\w*\b/;

function isWetHeat({ plain }: Sentence): boolean {
  return says(plain, WET_HEAT) && readLongestTime(plain) >= WET_MINUTES;
}

function isRaw({ food, plain }: ListedFood): boolean {
  return mustBeCookedThrough(food) && !says(plain, COOKED_ALREADY);
}

/** Pork, offal and game as well: what is a danger below its figure must be heated at all. */
function isRawDanger({ food, plain }: ListedFood): boolean {
  return readCoreRequirement(food)?.severity === 'danger' && !says(plain, COOKED_ALREADY);
}

/** One finding at most; judged when the recipe is whole, since any step may say it. */
export function checkUnseenDoneness(scan: RecipeScan): readonly Finding[] {
  if (!scan.english) return [];
  const never = scan.listed.find(
    (listed) => isRawDanger(listed) && (!says(scan.whole, COOKS) || isNeverHeated(scan, listed)),
  );
  const uncooked = never === undefined ? null : readCoreRequirement(never.food);
  if (never !== undefined && uncooked !== null) {
    return [
      {
        rule: 'undercooked',
        severity: 'danger',
        message: `No step cooks the ${uncooked.name}; ${uncooked.coreC} C inside is the figure of FoodSafety.gov.`,
        ingredient: never.text,
      },
    ];
  }
  const brief = checkTooBrief(scan);
  if (brief !== null) return [brief];
  const raw = scan.listed.find(isRaw);
  const requirement = raw === undefined ? null : readCoreRequirement(raw.food);
  if (raw === undefined || requirement === null) return [];
  if (says(scan.whole, CUES)) return [];
  if (requirement.kind === 'mince' && says(scan.method, BROWNED)) return [];
  if (requirement.kind === 'mince' && scan.steps.some(isWetHeat)) return [];
  if (scan.steps.some(({ plain }) => says(plain, LONG) && readLongestTime(plain) >= LONG_MINUTES)) return [];
  if (scan.steps.some(({ text }) => /\d{2}/.test(text) && readCores(text, true, false).length > 0)) return [];
  return [
    {
      rule: 'undercooked',
      severity: 'warning',
      message: `No step says how to see that the ${requirement.name} ${raw.food.noun === 'mass' ? 'is' : 'are'} cooked; ${requirement.coreC} C inside is the figure of FoodSafety.gov.`,
      ingredient: raw.text,
    },
  ];
}
