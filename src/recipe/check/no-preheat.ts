// Rule no-preheat: the oven bakes and no step before has it heated.

import type { Finding } from '../finding.ts';
import type { Recipe } from '../recipe.ts';
import { says } from './stance/phrases.ts';

export const OVEN =
  /\b(?:in|into|to) (?:the|a|your|an) (?:\w+ ){0,2}oven\b(?! (?:chips|fries|wedges|gloves?|mitts?)\b)|\bovenproof\b[^.]{0,80}\bbake\b|(?:^|[.;,:] |\band )(?:bake\b|roast\b[^.;]{0,60}\bat (?:(?:1[4-9]\d|2[0-5]\d) ?°? ?c|(?:275|3\d\d|4\d\d) ?°? ?f)\b)/i;
export const NO_OVEN =
  /\b(?:air[- ]fryer|microwave oven|dutch oven|no[- ]bake|embers|coals|camp ?fire|barbecue|bbq|tandoor|bread (?:machine|maker))\b/i;
export const HEATED =
  /\b(?:pre-?heat|heat|set|turn|warm)\b[^.;]{0,60}\boven\b|\boven\b[^.;]{0,60}\b(?:pre-?heat(?:ed)?|heated|hot)\b|\boven\b[^.;]{0,60}\bto \d{2,3}|\bpreheated\b/i;

/** At most one warning, at the step that bakes. */
export function checkNoPreheat(recipe: Recipe): readonly Finding[] {
  for (const [index, step] of recipe.steps.entries()) {
    if (says(step, HEATED)) return [];
    if (says(step, OVEN) && !says(step, NO_OVEN)) {
      return [
        {
          rule: 'no-preheat',
          severity: 'warning',
          message: `Step ${index + 1} uses the oven, and no step before heats it.`,
          step: index + 1,
        },
      ];
    }
  }
  return [];
}
