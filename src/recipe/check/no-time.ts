// Rule no-time: a step cooks and says neither how long nor how to see that it is done.

import type { Finding } from '../finding.ts';
import { readMinutes } from '../read-minutes.ts';
import type { Recipe } from '../recipe.ts';

const COOKS =
  /\b(?:simmer|boil|bake|roast|fry|saut[eé]|grill|broil|steam|poach|braise|stew|toast|brown|sear|cook)\b/i;
const NO_COOKING =
  /\b(?:bring (?:\w+ ){0,6}to (?:a|the) (?:\w+ )?(?:boil|simmer)|boil (?:the|a) kettle|boil(?:ing)? water|grill pan|frying pan|roasting tin|stir[- ]fry sauce)\b/gi;
const CUE = /\b(?:until|till|as soon as|when|once|according to|seconds?|secs?|overnight|just to|through)\b/i;

/** One warning a step. Warming oil and bringing to the boil need no time. */
export function checkNoTime(recipe: Recipe): readonly Finding[] {
  return recipe.steps.flatMap((step, index): readonly Finding[] => {
    const cooking = COOKS.test(step.replace(NO_COOKING, ' '));
    if (!cooking || CUE.test(step) || readTime(step)) return [];
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

function readTime(step: string): boolean {
  const unit = /\b(?:minutes?|mins?|hours?|hrs?|h)\b/i.exec(step);
  return unit !== null && readMinutes(step.slice(Math.max(0, unit.index - 20), unit.index + 12)) !== null;
}
