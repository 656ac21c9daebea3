// Rule no-time: a step cooks and says neither how long nor how to see that it is done.

import type { Finding } from '../finding.ts';
import { readMinutes } from '../read-minutes.ts';
import type { Recipe } from '../recipe.ts';

const COOKS =
  /\b(?:simmer|boil|bake|roast|fry|saute|grill|broil|steam|poach|braise|stew|toast|brown|sear|cook)\b|\bsauté(?!e)/i;
const NO_COOKING =
  /\b(?:bring (?:\w+ ){0,6}to (?:a|the) (?:\w+ )?(?:boil|simmer)|boil (?:the|a) kettle|boil(?:ing)? water|(?:pre-?heat|heat|light|turn on|set|under|from|onto|on|clean|oil) the (?:grill|broiler|griddle|roast\w* tin)|brown (?:sauce|sugar|rice|bread|lentils?|mushrooms?|onions?|shrimps?|paper|butter|crab|ale|flour|stock|basmati|miso)|(?:stew|stock|fry)[- ]?(?:pot|pan)|cook's|(?:the|on|of|each|your|onto|buttered) (?:\w+ )?(?:toasts?|roast|stew)\b(?! for)|grill pan|frying pan|roasting tin|stir[- ]fry sauce)\b/gi;
const CUE = /\b(?:until|till|as soon as|when|once|according to|seconds?|secs?|overnight|just to|through)\b/i;

// "So that they bake evenly", "no need to boil them", "ready to roast": told, and not done in this step.
const TOLD =
  /\b(?:so (?:that )?(?:they|it|the \w+)|they|it|that|which|will|would|to|before|after|while|no need to(?: \w+ or)?|don't|do not|never|not|for|slow|pressure|multi) (?:\w+ )?(?:simmer|boil|bake|roast|fry|grill|broil|steam|poach|braise|stew|toast|brown|sear|cook)(?:s|ed|er|ing)?\b/gi;

function cooks(step: string): boolean {
  return COOKS.test(step.replace(NO_COOKING, ' ').replace(TOLD, ' '));
}

/**
 * One warning a step. Warming oil and bringing to the boil need no time, and a sign of doneness stands for one;
 * a recipe that names no time at all gets one warning, at the first step that cooks.
 */
export function checkNoTime(recipe: Recipe): readonly Finding[] {
  const first = recipe.steps.findIndex(cooks);
  if (first !== -1 && ENGLISH.test(recipe.steps.join(' ')) && !recipe.steps.some(namesTime)) {
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
    if (!cooks(step) || CUE.test(step) || readTime(step)) return [];
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

function namesTime(step: string): boolean {
  return readTime(step) || /\b(?:seconds?|secs?|overnight)\b/i.test(step);
}

function readTime(step: string): boolean {
  const unit = /\b(?:minutes?|mins?|hours?|hrs?|h)\b/i.exec(step);
  return unit !== null && readMinutes(step.slice(Math.max(0, unit.index - 20), unit.index + 12)) !== null;
}
