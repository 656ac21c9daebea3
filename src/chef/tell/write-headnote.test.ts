import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../../tests/suggest-from-list.ts';

const introduce = (list: string): string => suggestFromList(list).recipe.introduction ?? '';

describe('what a headnote says of the list', () => {
  it.each<[list: string, says: RegExp]>([
    ['penne, chicken breast, limp spinach, cream cheese', /spinach may be limp/],
    ['4 sausages, gnocchi, wrinkly cherry tomatoes', /soft tomatoes are fine here/i],
    ['stale bread, tin of chickpeas, onion', /bread may be a day or two old/],
    ['chicken thighs, pesto, potatoes, cherry tomatoes', /pesto brings richness and depth/i],
    ['oats, milk, very ripe pear', /riper the pear/i],
  ])('%s', (list, says) => {
    expect(introduce(list)).toMatch(says);
  });

  it.each<[list: string, silent: RegExp]>([
    // What the title names is not told twice, and what is fresh is not called old.
    ['prawns, butter, lime', /the lime/i],
    ['penne, chicken breast, spinach, cream cheese', /limp/],
    ['red lentils, onion, chicken stock cube', /stock cube/],
    ['little gem, limp cucumber, feta, olives', /fine here/],
  ])('not of %s', (list, silent) => {
    expect(introduce(list)).not.toMatch(silent);
  });
});
