import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../../tests/suggest-from-list.ts';

const introduce = (list: string): string => suggestFromList(list).recipe.introduction ?? '';

describe('what a headnote says of the list', () => {
  it.each<[list: string, says: RegExp]>([
    ['penne, chicken breast, limp spinach, cream cheese', /spinach may be limp/],
    ['4 sausages, gnocchi, wrinkly cherry tomatoes', /soft tomatoes are fine here/i],
    ['stale bread, tin of chickpeas, onion', /bread may be a day or two old/],
    ['4 sausages, gnocchi, pesto, cherry tomatoes', /Rich and deep with basil pesto/],
    // What finishes a dish is worth a word where the title has no room for it.
    [
      'ground beef, corn tortillas, cabbage, sour cream, chipotle in adobo, black beans',
      /Hot with chipotle in adobo/,
    ],
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

it.each([
  ['salmon, new potatoes, dill, yoghurt, lemon', /with Lemon and Dill$/],
  ['chicken thighs, half a butternut squash, red onion, feta, honey', /and (?:Honey|Feta)$/],
  ['aubergine, tinned tomatoes, mozzarella, basil, breadcrumbs', /Parmigiana with Mozzarella and Basil$/],
  // What the plate is made of comes before what finishes it; the eggs of an omelette need no word.
  ['chicken thighs, spinach, lemon, creme fraiche, new potatoes, dijon', /New Potatoes and Lemon$/],
  ['eggs, merguez, tinned tomatoes, onion', /with Merguez$/],
  // What is bought or of the cupboard is nothing to name.
  ['chicken breast, penne, cream', /^(?!.*(?:Lemon|Parsley))/],
])('the title of %s has room for what finishes the dish', (list, title) => {
  expect(suggestFromList(list).recipe.title).toMatch(title);
});
