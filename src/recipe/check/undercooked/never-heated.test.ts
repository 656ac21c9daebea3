import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { checkRecipe } from '../../check-recipe.ts';
import { readRecipe } from '../../read-recipe.ts';

function check(list: readonly string[], steps: readonly string[]): readonly string[] {
  return checkRecipe(readRecipe(writeDraft({ list, steps })), { ingredients: [] })
    .filter(({ rule, severity }) => rule === 'undercooked' && severity === 'danger')
    .map(({ message }) => message);
}

describe('raw meat that no step heats', () => {
  it.each([
    [
      'drained pasta',
      ['4 pork sausages', '200 g pasta'],
      ['Boil the pasta for 11 minutes.', 'Drain it, stir in the raw sausage meat and serve.'],
    ],
    [
      'poured stock',
      ['200 g chicken breast, in strips', '1 l stock', '200 g noodles'],
      [
        'Lay the chicken strips over the noodles in two bowls.',
        'Bring the stock to the boil, pour the boiling stock over the bowls and serve.',
      ],
    ],
    [
      'butter that has cooled',
      ['300 g minced beef', '40 g ghee'],
      ['Melt the ghee for 2 minutes, then let it cool.', 'Mix with the beef in a bowl.', 'Serve at once.'],
    ],
    [
      'some seconds',
      ['300 g chicken breast, sliced', '1 l stock'],
      [
        'Bring the stock to the boil in a wide pan.',
        'Dip the chicken slices into it for 8-10 seconds.',
        'Serve with rice.',
      ],
    ],
  ])('holds back: %s', (_name, list, steps) => {
    expect(check(list, steps)).toHaveLength(1);
  });

  it.each([
    [
      'a hot pan',
      ['4 chicken thighs'],
      [
        'Heat the oil in a pan.',
        'Add the chicken and leave for 10 minutes a side until no longer pink.',
        'Serve.',
      ],
    ],
    ['no name in the method', ['8 sausages'], ['Roast for 30 minutes until 71 C inside.', 'Serve.']],
    [
      'a lid and a rest in hot water',
      ['1 chicken'],
      [
        'Bring a pot of water to the boil.',
        'Lower the chicken in, cover and leave for an hour until 74 C inside.',
        'Serve.',
      ],
    ],
    ['cooked before', ['200 g cooked chicken'], ['Mix the chicken with the mayonnaise.', 'Chill.', 'Serve.']],
  ])('passes: %s', (_name, list, steps) => {
    expect(check(list, steps)).toEqual([]);
  });
});
