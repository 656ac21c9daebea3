// Raw meat under water, on boards and in bowls, and tasted: how recipes say it.

import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import { scanRecipe } from '../scan-recipe.ts';
import { checkCrossContamination } from './cross-contamination.ts';

function count(list: string, ...steps: readonly string[]): number {
  const request = { ingredients: [] };
  const recipe = readRecipe(writeDraft({ title: 'Dish', list: list.split('; '), steps }));
  return checkCrossContamination(scanRecipe(recipe, request, createReadings(request))).length;
}

const CHICKEN = '600 g chicken thighs; 1 cucumber; 1 lettuce';

describe('poultry under water', () => {
  it.each([
    'Rinse the chicken.',
    'Wash the chicken.',
    'Rinsing the chicken is best.',
    'Rinse and pat dry the chicken.',
    'Hose off the chicken.',
    'Sluice the chicken out: sluice out the chicken.',
    'The chicken is rinsed.',
    'The chicken, well rinsed, goes in.',
    'Give the chicken a wash.',
    'Run the chicken under the tap.',
    'Hold the chicken under cold running water.',
    'Hold the chicken under a tap.',
    'The chicken goes under the cold tap.',
    'Run cold water over the chicken and pat dry.',
    'Let the water run into the chicken.',
    'A quick rinse: chicken first, a quick rinse.',
    'Take the chicken out of its pack. Rinse under cold water.',
    'Take the chicken out of its pack. Then rinse it.',
    'Take the chicken out of its pack. First wash them.',
    'Take the chicken out of its pack, rinse well.',
    'Take the chicken out of its pack. Rinse and pat dry.',
    'Take the chicken out of its pack. Run cold water over it.',
    'Take the chicken out of its pack. Run plenty of cold tap water over it.',
    'Take the chicken out of its pack. Give it a rinse.',
    'Take the chicken out of its pack. Give the meat a quick wash.',
    'Take the chicken out of its pack. Hold it under the tap.',
    'Take the chicken out of its pack. Hold each piece under the cold tap.',
    'Take the chicken out of its pack. Pop every part under running water.',
    'Take the chicken out of its pack. Let the cold tap run over it.',
    'Take the chicken out of its pack. Let water run through them.',
    'Take the chicken out of its pack. Swish it in the sink.',
    'Take the chicken out of its pack. Dunk the pieces in cold water.',
    'Take the chicken out of its pack. Scrub them in a basin.',
    'Take the chicken out of its pack. Rinse your meat.',
    'Take the chicken out of its pack. Rinse the raw pieces.',
    'Run the legs under the tap.',
    'Hold each breast under the cold tap.',
    'Hold the breasts under cold running water.',
    'Pass every piece under the faucet.',
    'Rinse off the fillet in the sink.',
    'Rinse the fillets over the kitchen sink.',
    'Wash out the portion in running water.',
    'Swill down the joints at the sink.',
    'Swill the joint at the sink.',
    'Hold a leg: hold the leg under water.',
  ])('%s', (step) => {
    expect(count(CHICKEN, step, 'Roast the chicken for an hour.')).toBeGreaterThan(0);
  });

  it.each([
    'Rinse the rice.',
    'Wash your hands after the chicken.',
    'Never rinse the chicken.',
    'Do not wash the chicken.',
    'The chicken needs no rinse.',
    'The chicken wants no washing.',
    'The chicken requires absolutely no wash.',
    'Add the chicken and rinsed beans.',
    'Add the chicken and rinsed and drained lentils.',
    'Rinse the board. Add the chicken.',
    'Give the cooked chicken a bath overnight in the fridge.',
    'Rinse the lettuce.',
    'Roast the chicken.',
  ])('not: %s', (step) => {
    expect(count('600 g chicken thighs; 200 g rice', step, 'Roast the chicken for an hour.')).toBe(0);
  });

  it('is of birds alone', () => {
    expect(count('2 pork chops', 'Hold the legs under the tap.', 'Roast the pork.')).toBe(0);
  });
});

describe('what raw meat has touched', () => {
  it.each([
    'Cut the chicken on the board. Slice the cucumber on the same board.',
    'Cut the chicken on the board and slice the cucumber on the same board.',
    'Cut the chicken; no need to wash the board; slice the cucumber on it.',
    'Cut the chicken. No point in washing the knife: slice the cucumber with it.',
    "Cut the chicken. Don't bother changing the board, slice the cucumber on it.",
    'Cut the chicken. Without rinsing the knife, slice the cucumber.',
    'Cut the chicken. Needs no second board: slice the cucumber.',
    'Cut the chicken. Washing-up can wait; slice the cucumber on the board.',
    'Cut the chicken on the board. It saves washing-up: slice the cucumber on the board.',
    'Cut the chicken on the board. Saving dishes, slice the cucumber on the board.',
    'Cut the chicken on the board. It spares a board: slice the cucumber there.',
    'Cut the chicken on the board. Wipe it with a cloth and slice the cucumber on it.',
    'Cut the chicken on the board and slice the cucumber on that board as it is.',
    'Cut the chicken with a knife. While the knife is still out slice the cucumber.',
    'Cut the chicken on the board. Move straight on to the cucumber on the board.',
    'Cut the chicken on the board, then carry on with the cucumber on the board.',
    'Cut the chicken on the board, then go straight on to slice the cucumber on the board.',
    'Cut the chicken on the board, and turn straight to slicing the cucumber on the board.',
    'Cut the chicken. With juice on your fingers toss the cucumber.',
    'Cut the chicken. With juices still on your hands toss the cucumber.',
    'Cut the chicken. With slime all over the gloves toss the cucumber.',
    'Mix the chicken with your hands. Keep your hands as they are and toss the cucumber.',
    'Lay the chicken on a plate. Serve the cucumber on the plate that held the chicken.',
    'Cut the chicken on the board. Slice the cucumber where you cut the chicken.',
    'Marinate the chicken in the yogurt. Serve the rest of the marinade with the cucumber.',
    'Marinate the chicken in the yogurt. Spoon the leftover marinade over the cucumber.',
    'Dip the chicken in the batter and pour the used batter over the lettuce.',
    'Store the raw chicken above the salad in the fridge.',
    'Let the raw chicken juices drip on the lettuce.',
    'Mix raw chicken juices into the dressing.',
    'Mix the raw meat juice into the salad.',
    'Keep the raw chicken in the same box as the salad.',
    'Put the raw chicken next to the salad in one tub.',
    'It does not matter if it drips on the salad underneath.',
    'Never mind if the pack drips onto the lettuce.',
    'Mix the chicken with the salt. Taste a little of the raw mixture.',
    'Taste a pinch of the raw chicken.',
    'Nibble some of the raw meat.',
    'Shape the mince. Lick the raw spoon: lick the spoon, raw as it is.',
  ])('%s', (step) => {
    expect(count(`${CHICKEN}; 200 g yogurt`, step, 'Roast the chicken for an hour. Serve.')).toBeGreaterThan(
      0,
    );
  });

  it.each([
    'Cut the chicken on the board. Wash the board. Slice the cucumber on it.',
    'Cut the chicken on the board. Slice the cucumber on a clean board.',
    'Slice the cucumber on the board. Cut the chicken on the same board.',
    'Cut the chicken on one board and the cucumber on another.',
    'Line the board and cut the chicken; slice the cucumber on the board.',
    'Never slice the cucumber on the board that held the chicken.',
    'Cut the chicken on the board. Boil the marinade for 5 minutes.',
    'Marinate the chicken in half of the yogurt. Serve the other half with the cucumber.',
    'Marinate the chicken in the yogurt and discard the rest of the marinade.',
    'Keep the raw chicken sealed, below the salad in the fridge.',
    'Store the raw chicken away from the salad in the fridge.',
    'Roast the chicken on the rack above the vegetables in the oven.',
    'Taste the sauce.',
    'Cut the chicken on the board. Scrub the board with soap and slice the cucumber on it.',
  ])('not: %s', (step) => {
    expect(count(`${CHICKEN}; 200 g yogurt`, step, 'Roast the chicken for an hour. Serve.')).toBe(0);
  });
});
