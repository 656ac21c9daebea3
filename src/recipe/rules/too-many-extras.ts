// Rule too-many-extras: more has to be bought than was asked for, or than "a few".

import type { Adherence } from '../adherence.ts';
import type { Finding } from '../finding.ts';
import type { RecipeRequest } from '../recipe-request.ts';

/** What "a few extra ingredients" is taken for where the cook names no number. */
export const FEW_EXTRAS = 4;

/** "A few" is no number: one more is no fault to speak of. */
const SLACK = 1;

/** One warning that names what is to be bought. The cupboard does not count. */
export function checkTooManyExtras({ toBuy }: Adherence, request: RecipeRequest): readonly Finding[] {
  const most = request.maxExtras ?? FEW_EXTRAS + SLACK;
  if (toBuy.length <= most) return [];
  const asked = request.maxExtras === undefined ? 'A few' : `${most}`;
  return [
    {
      rule: 'too-many-extras',
      severity: 'warning',
      message: `${asked} extra ingredients were asked for; the recipe wants ${toBuy.length}: ${toBuy.join(', ')}.`,
    },
  ];
}
