import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../tests/write-draft.ts';
import { attributeIngredients } from '../adherence.ts';
import { readRecipe } from '../read-recipe.ts';
import { createReadings } from '../recipe-readings.ts';
import type { RecipeRequest } from '../recipe-request.ts';
import { findStoppingDangers } from './stopping-dangers.ts';

function watch(
  request: Partial<RecipeRequest>,
  ...drafts: readonly string[]
): readonly (readonly string[])[] {
  const asked: RecipeRequest = { ingredients: [], ...request };
  const find = findStoppingDangers(asked, createReadings(asked));
  return drafts.map((draft) =>
    find(attributeIngredients(readRecipe(draft), asked)).map(
      ({ rule, severity, step }) => `${rule} ${severity}${step === undefined ? '' : ` ${step}`}`,
    ),
  );
}

const draft = (list: readonly string[], ...steps: readonly string[]) => writeDraft({ list, steps });

describe('findStoppingDangers', () => {
  it('judges each line by what is avoided, once', () => {
    expect(
      watch(
        { avoid: ['milk'] },
        draft(['2 leeks']),
        draft(['2 leeks', '50 g butter']),
        draft(['2 leeks', '50 g butter', '1 egg']),
      ),
    ).toEqual([[], ['allergen danger'], []]);
    expect(watch({ diets: ['vegan'] }, draft(['2 eggs']))).toEqual([['diet danger']]);
    expect(watch({}, draft(['50 ml bleach']))).toEqual([['not-food danger']]);
  });

  it('parts meat from milk over all lines of a kosher kitchen', () => {
    expect(watch({ diets: ['kosher'] }, draft(['300 g beef']), draft(['300 g beef', '50 g butter']))).toEqual(
      [[], ['diet danger']],
    );
  });

  it('judges a step when the next one begins', () => {
    const list = ['2 chicken breasts', '1 lettuce'];
    const pink = 'Fry the chicken until it reaches 55 C inside.';
    expect(
      watch({}, draft(list, pink), draft(list, pink, 'Serve'), draft(list, pink, 'Serve.', 'Eat.')),
    ).toEqual([[], ['undercooked danger 1'], []]);
  });

  it.each([
    ['Serve the chicken pink in the middle.', 'undercooked'],
    ['Wilt the rhubarb leaves.', 'natural-toxin'],
    ['Rinse the chicken under cold water.', 'cross-contamination'],
    ['Leave the chicken on the counter overnight.', 'time-temperature'],
  ])('%s', (step, rule) => {
    expect(watch({}, draft(['2 chicken breasts'], 'Chop.', step, 'Serve.'))).toEqual([[`${rule} danger 2`]]);
  });

  it.each([
    'Par-cook the chicken to 55 C inside.',
    'Parcook the chicken to 55 C inside.',
    'Part-cook the chicken to 55 C inside.',
    'Sear the chicken to 55 C inside.',
    'Smoke the chicken to 55 C inside.',
    'Cook the chicken to 55 C inside for now.',
    'Cook the chicken to 55 C inside; it will finish later.',
    'Cook the chicken to 55 C inside and finish in the oven.',
    'Cook the chicken to 55 C inside; it finishes under the grill.',
    'Cook the chicken to 55 C inside, to be finished on the grill.',
    'Cook the chicken to 55 C inside and finish it in the pan.',
    'Cook the chicken to 55 C inside and finish cooking later.',
    'Cook the chicken to 55 C inside, finishing off under the grill.',
    'Cook the chicken to 55 C inside; it is not yet cooked through.',
    'Cook the chicken to 55 C inside; it is not cooked through.',
    'The reverse way: cook the chicken to 55 C inside.',
    'In the first stage cook the chicken to 55 C inside.',
  ])('waits for what may come: %s', (step) => {
    expect(watch({}, draft(['2 chicken breasts'], step, 'Serve.'))).toEqual([[]]);
  });

  it('stops for dangers alone', () => {
    expect(
      watch({}, draft(['2 salmon fillets'], 'Bake until the salmon reaches 50 C in the centre.', 'Serve.')),
    ).toEqual([[]]);
  });
});
