// Rule no-time: a step cooks and says neither how long nor how to see that it is done.

import { prepare } from '../../food/prepare-pattern.ts';
import type { Finding } from '../finding.ts';
import type { Recipe } from '../recipe.ts';
import { breaksOff } from './cut-off.ts';
import { COUNT, says } from './stance/phrases.ts';

export const COOKS =
  /\b(?:simmer|boil|bake|roast|fry|saute|grill|broil|steam|poach|braise|stew|toast|brown|sear|cook)\b|\bsauté(?!e)/i;
export const NO_COOKING =
  /\b(?:bring (?:\w+ ){0,6}to (?:a|the) (?:\w+ )?(?:boil|simmer)|boil (?:the|a) kettle|boil(?:ing)? (?:the |some |your |plenty of )?water|(?:pre-?heat|heat|light|turn on|set|under|from|onto|on|clean|oil) the (?:grill|broiler|griddle|roast\w* tin)|steam (?:holes?|vents?|escape|oven)|brown (?:sauce|sugar|rice|bread|(?:lentil|mushroom|onion|shrimp|husk|skin|bit|spot|end|edge|part|egg|crust)s?|paper|butter|crab|ale|flour|stock|basmati|miso|outer|papery|leaves|patch(?:es)?|meat|layer|colou?r)|(?:stew|stock|fry)[- ]?(?:pot|pan)|cook's|(?:the|on|of|each|your|onto|buttered) (?:\w+ )?(?:toasts?|roast|stew)\b(?! for)|(?:an?|\d+|leftover|cold|the|your|of|with|and|,) roast (?!(?:for|in|until|on|at|under)\b)\w+|(?:by|beside|near|onto|on|over|off|to|of|from) the (?:grill|broiler|boil|braise|stew|roast)\b|(?:the|a|this|that|one)(?: \w+,?){1,2} (?:cook|simmer|boil|fry|braise)\b|(?:the|a|this|that|your|leftover)(?: [\w-]+){1,3} bake\b(?! (?:(?:for|until|in|on|at|under|about|un?covered)\b|\d))|(?:below|at|of|under|to) (?:a|the)(?: \w+)? (?:simmer|boil)\b|(?:boil|cook) (?:and|then) mash\b|(?:with|on|onto|and|as|into|like) (?:\w+ )?toasts?\b|toast (?:fingers|soldiers|points|triangles|crumbs)|toast (?:the |your |both |each )?(?:\w+ ){0,2}(?:(?:bun|baguette|pitta|pita|roll|muffin|bagel|slice|tortilla|naan|crumpet)s?|bread|sourdough|ciabatta|brioche)\b|cook the (?:rice|pasta|noodles|potatoes|beans|lentils) (?:the (?:night|day) before|a day ahead|yesterday)|grill pan|frying pan|roasting tin|stir[- ]fry sauce)\b/gi;
export const CUE =
  /\b(?:until|till|'til|as soon as|when|once|according to|per the (?:packet|pack|package|box)|(?:packet|pack|package|box|label) (?:says|directions|instructions)|seconds?|secs?|overnight|just to|through(?:out)?|down to|to an? (?:\w+ )?(?:gravy|syrup|glaze|paste|sauce|mush|puree|jam|crisp|gold|golden|deep|spoonful|light|thick|rich)|by (?:half|a third|two thirds|a quarter)|golden|tender|crisp|all over|(?:all|both|every|each) sides?|in (?:\w+ )?batches|al dente|meltingly|to (?:your )?(?:taste|liking)|while|before the|as (?:needed|required|you go|usual))\b|\bto (?:an? |about )?(?:core |internal )?(?:temperature of )?\d{2,3} ?(?:°|deg|c\b|f\b)|\b(?:(?:read|register|measure)s?|reach(?:es)?) \d{2,3}(?!\d)/i;

// "So that they bake evenly", "no need to boil them", "ready to roast": told, and not done in this step.
export const TOLD =
  /\b(?:so (?:that )?(?:they|it|the \w+)|they|it|that|which|will|would|to|before|after|while|no need to(?: \w+ or)?|don't|do not|never|not|for|slow|pressure|multi) (?:\w+ (?:or |and )?)?(?:simmer|boil|bake|roast|fry|grill|broil|steam|poach|braise|stew|toast|brown|sear|cook)(?:s|ed|er|ing)?\b/gi;

/** "Toast: Char the tortillas": the name of a step is no order. */
export const LABEL = /^[A-Z][\w ]{2,24}:\s/;

function cooks(labelled: string): boolean {
  const step = labelled.replace(prepare(LABEL), '');
  return says(step, COOKS) && says(step.replace(prepare(NO_COOKING), ' ').replace(prepare(TOLD), ' '), COOKS);
}

/**
 * One warning a step. Warming oil and bringing to the boil need no time, and a sign of doneness stands for one;
 * a recipe that names no time at all gets one warning, at the first step that cooks.
 */
export function checkNoTime(recipe: Recipe): readonly Finding[] {
  const first = recipe.steps.findIndex(cooks);
  if (first !== -1 && says(recipe.steps.join(' '), ENGLISH) && !recipe.steps.some(namesTime)) {
    return [
      {
        rule: 'no-time',
        severity: 'warning',
        message: `No step says how long it takes, the first to cook is step ${first + 1}.`,
        step: first + 1,
      },
    ];
  }
  return recipe.steps.flatMap((step, index): readonly Finding[] => {
    if (!cooks(step) || says(step, CUE) || readTime(step)) return [];
    // The next step tells: "After 20 minutes", "When it is soft". Of a step that breaks off the end is not known.
    if (says(recipe.steps[index + 1] ?? '', THEN) || (index === recipe.steps.length - 1 && breaksOff(recipe)))
      return [];
    return [
      {
        rule: 'no-time',
        severity: 'warning',
        message: `Step ${index + 1} cooks and says neither how long nor when it is done.`,
        step: index + 1,
      },
    ];
  });
}

const ENGLISH = /\b(?:the|and|with)\b/i;

export const TO_DEGREES = /\bto (?:about )?\d{2,3} ?(?:°|c\b|f\b)/i;
export const SECONDS = /\b(?:seconds?|secs?|overnight)\b/i;

function namesTime(step: string): boolean {
  return readTime(step) || (!/\boven\b/i.test(step) && says(step, TO_DEGREES)) || says(step, SECONDS);
}

const THEN = new RegExp(
  String.raw`^(?:after|when|once|as soon as|by (?:now|then)|(?:${COUNT}) (?:minutes|hours))\b`,
  'i',
);

const SPAN = new RegExp(
  String.raw`(?:\d|[¼½¾⅓⅔⅛]|\b(?:${COUNT}|quarter of an|several|some|twenty-?\w*|thirty-?\w*|forty-?\w*|fifty|sixty|ninety)(?: and an? half)?(?: more| further| extra)?)\s*-?\s*(?:minutes?|mins?\b|hours?|hrs?\b|h\b)`,
  'i',
);

function readTime(step: string): boolean {
  return says(step, SPAN);
}
