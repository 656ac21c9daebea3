// What a warning is not given for; beside each what it is given for.

import { describe, expect, it } from 'vitest';
import type { RuleId, Severity } from '../finding.ts';
import { severityOf } from './test-recipe.ts';

const LIST = ['200 g flour', '2 eggs', '100 ml milk', '1 tsp salt'];
const MIX = 'Whisk the flour, eggs, milk and salt.';
const FRY = 'Fry the batter in a pan for 3 minutes.';

const CASES: readonly (readonly [RuleId, readonly string[], readonly string[], Severity | null])[] = [
  ['unlisted-ingredient', LIST, [MIX, 'Fry until it turns orange, 3 minutes. Sugar burns fast.'], null],
  ['unlisted-ingredient', LIST, [MIX, FRY, 'Add the orange.'], 'warning'],
  ['unused-ingredient', [...LIST, '7 g yeast'], ['Mix and knead for 8 minutes.', FRY], null],
  ['unused-ingredient', [...LIST, '1 lemon'], ['Stir the sauce ingredients.', FRY], null],
  ['unused-ingredient', [...LIST, '1 lemon'], [MIX, FRY], 'warning'],
  ['no-quantity', [...LIST, 'New lids, if yours are worn', 'Crusty bread'], [MIX, FRY], null],
  ['no-quantity', [...LIST, 'Peas'], [MIX, FRY], 'warning'],
  ['no-time', LIST, [MIX, FRY, 'Toast the rest.'], null],
  ['no-time', LIST, [MIX, 'Fry the batter until golden.'], 'warning'],
];

describe('warnings', () => {
  it.each(CASES)('%s of %j, %j: %s', (rule, list, steps, expected) => {
    expect(severityOf(rule, list, steps)).toBe(expected);
  });
});
