// Things that raw meat has soiled and that are used again, told in many words, and what has it washed or put away.

import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import { scanRecipe } from '../scan-recipe.ts';
import { checkCrossContamination } from './cross-contamination.ts';

function messages(steps: readonly string[]): readonly string[] {
  const request = { ingredients: [] };
  const list = ['600 g chicken thighs', '1 cucumber', '1 lettuce', '1 lemon'];
  const recipe = readRecipe(writeDraft({ title: 'Dish', list, steps }));
  return checkCrossContamination(scanRecipe(recipe, request, createReadings(request))).map(
    ({ message }) => message,
  );
}

function finds(texts: readonly string[]): void {
  it.each(texts)('%s', (text) => {
    expect(messages(text.split(' | ')).length).toBeGreaterThan(0);
  });
}

function passes(texts: readonly string[]): void {
  it.each(texts)('not: %s', (text) => {
    expect(messages(text.split(' | ')).join(' ')).toBe('');
  });
}

const GRILLED = 'Lay the raw chicken on a plate. | Grill the chicken for 20 minutes.';

describe('the plate of the raw meat when the meat is cooked', () => {
  finds(
    [
      'Use the plate that held the raw chicken.',
      'The plate that held the raw chicken is used for serving.',
      'Serve the chicken on the plate that held it raw.',
      'Put it back on the plate that held the raw chicken.',
      'Return it to the plate that held the raw chicken.',
      'Pack it on to the plate that held the raw chicken.',
      'Pile it on the plate that held the raw chicken.',
      'Heap it on the plate that held the raw chicken.',
      'Pop it on the plate that held the raw chicken.',
      'Lay it on the plate that held the raw chicken.',
      'Keep it on the plate that held the raw chicken.',
      'Tip it on to the plate that held the raw chicken.',
      'Slide it on to the plate that held the raw chicken.',
      'Lift it on to the plate that held the raw chicken.',
      'Transfer it to the plate that held the raw chicken.',
      'Load it on to the plate that held the raw chicken.',
      'Rest it on the plate that held the raw chicken.',
      'Carve it on the plate that held the raw chicken.',
      'Slice it on the plate that held the raw chicken.',
      'Arrange it on the plate that held the raw chicken.',
      'Stack it on the plate that held the raw chicken.',
      'Toss it on the plate that held the raw chicken.',
      'Spread it on the plate that held the raw chicken.',
      'Spoon it on to the plate that held the raw chicken.',
      'Shred it on the plate that held the raw chicken.',
      'Pull it to shreds on the plate that held the raw chicken.',
      'Cut it on the plate that held the raw chicken.',
      'Chop it on the plate that held the raw chicken.',
      'Turn it out on the plate that held the raw chicken.',
      'Gather it on the plate that held the raw chicken.',
      'Collect it on the plate that held the raw chicken.',
      'Bring it out on the plate that held the raw chicken.',
      'Carry it out on the plate that held the raw chicken.',
      'Hold it on the plate that held the raw chicken.',
      'Dish it up on the plate that held the raw chicken.',
      'It goes on the plate that held the raw chicken.',
      'Let it wait on the plate that held the raw chicken.',
      'Let it stand on the plate that held the raw chicken.',
      'Let it cool on the plate that held the raw chicken.',
      'Let the pieces go on the plate that held the raw chicken.',
      'The plate that held the raw chicken will do.',
      'The plate that held the raw chicken does for it.',
      'The plate that held the raw chicken is fine for it.',
      'The plate that held the raw chicken is ready for it.',
      'The plate that held the raw chicken is right for it.',
      'The plate that held the raw chicken is ideal for it.',
      'The plate that held the raw chicken is perfect for it.',
      'The plate that held the raw chicken is handy for it.',
      'Serve it on the unwashed plate of the raw chicken.',
      'Serve it on the plate that held the raw chicken, without washing it.',
      'Serve it on the plate that held the raw chicken, no need to wash it.',
      'Serve it on the plate that held the raw chicken: less washing-up.',
      'Serve it on the plate that held the raw chicken: fewer dishes, less washing up.',
      'Serve it on the plate that held the raw chicken; it saves washing up.',
      'Serve it on the plate that held the raw chicken rather than another plate: rather than another.',
    ].map((last) => `${GRILLED} | ${last}`),
  );
  passes(
    [
      'Wash the plate that held the raw chicken and serve on it.',
      'The plate that held the raw chicken is washed before it is used.',
      'Scrub the plate that held the raw chicken, then serve on it.',
      'Clean the plate that held the raw chicken, then serve on it.',
      'The plate that held the raw chicken, cleaned, is used.',
      'The plate that held the raw chicken gets soap, then serve on it.',
      'Rinse and soap the plate that held the raw chicken, then serve on it.',
      'Put the plate that held the raw chicken to soak.',
      'Sterilise the plate that held the raw chicken and use it.',
      'Disinfect the plate that held the raw chicken and use it.',
      'Sanitise the plate that held the raw chicken and use it.',
      'Put the plate that held the raw chicken in the dishwasher.',
      'Scald the plate that held the raw chicken and use it.',
      'Put the plate that held the raw chicken in the sink.',
      'Carry the plate that held the raw chicken to the kitchen.',
      'Discard the paper plate that held the raw chicken.',
      'Throw the paper plate that held the raw chicken in the bin.',
      'Never serve it on the plate that held the raw chicken.',
      "Don't put it back on the plate that held the raw chicken.",
      'Avoid the plate that held the raw chicken; put it elsewhere.',
      'Avoiding the plate that held the raw chicken, lay it on the board: avoid it.',
      'Instead of the plate that held the raw chicken, use a clean one.',
      'Use another plate than the one that held the raw chicken.',
      'Use a different plate, not the plate that held the raw chicken.',
      'Serve it on a fresh plate; the plate that held the raw chicken is put away.',
      'Serve it on a new plate, the plate that held the raw chicken is set apart.',
      'Swap the plate that held the raw chicken and serve on it.',
      'Change the plate that held the raw chicken, then serve.',
      'Switch the plate that held the raw chicken, then serve.',
      'Replace the plate that held the raw chicken, then serve.',
      'The plate that held the raw chicken is only for raw meat; put it by.',
    ].map((last) => `${GRILLED} | ${last}`),
  );
});

describe('the way back to a soiled thing', () => {
  finds([
    'Lay the raw chicken on a plate. | Grill the chicken for 20 minutes, then pile it back on the plate.',
    'Cut the chicken on the board. | Slice the cucumber on it.',
    'Cut the chicken with a knife on the board. | Halve the lemon with it.',
    'Cut the chicken with the big knife. | Quarter the lemon using it.',
    'Mix the raw chicken in a bowl. | Toss the lettuce in it.',
    'Toss the raw chicken in the bowl, tip it out. | Fill it with the lettuce.',
    'Toss the raw chicken in the bowl, tip it out. | Load it with the lettuce.',
    'Cut the chicken on the board. | Chop the cucumber there.',
    'Cut the chicken on the board. | Tear the lettuce on that.',
    'Cut the chicken on the board. | Slice the cucumber onto it.',
    'One board does: chicken first, then cucumber.',
    'On one board, the chicken goes first and the cucumber behind it.',
    'With one knife, the chicken is cut first, lettuce next.',
    'Wipe the raw chicken juices with a cloth. | Polish the plates with that cloth.',
    'Wipe the raw chicken juices with a towel. | Dry the lettuce with the towel.',
    'Wipe the raw chicken juices with a towel. | Wipe the forks with it.',
    'Draw the probe out of the half-raw chicken and push it into the cooked ham.',
    'Take the fork out of the raw chicken and stir it through the salad.',
    'Rub the raw chicken with oil. If your fingers are still greasy, that only adds flavour; tear the lettuce.',
    'With raw chicken still on your fingers, nibble a slice of cucumber.',
    'Turn the raw chicken with your hands and munch the cucumber as you go.',
    'Take the chicken out with your fingers and rinse it.',
    'Wipe the raw chicken juices with a cloth. | Buff the platters with that cloth.',
    'Wipe the raw chicken juices with a cloth. | Buffing the glasses with that cloth makes them shine.',
    'Wipe the raw chicken juices with a cloth. | Pat the herbs with that cloth.',
    'Wipe the raw chicken juices with a cloth. | The plates are dried with that cloth.',
    'Wipe the raw chicken juices with a cloth. | The platter is polished with that cloth.',
    'Lay the raw chicken on a slate. | Grill the chicken. | Pile it back on that.',
    'Lay the raw chicken on a tray. | Grill the chicken. | Return the pieces to it.',
    'Lay the raw chicken on a tray. | Grill the chicken. | The pieces go back on.',
    'Lay the raw chicken on a tray. | Grill the chicken. | Put the pieces back there and eat.',
    'Lay the raw chicken on the little squares of bark. | Grill the chicken. | Serve it on the squares the chicken sat on.',
    'Lay the raw chicken on a big banana leaf. | Grill the chicken. | Serve it on the leaf that the raw chicken lay on.',
    'Lay the raw chicken in the lid of a box. | Grill the chicken. | Serve it in that same lid.',
    'Rub the raw chicken with oil. With your hand still sticky, tear the lettuce.',
    'Rub the raw chicken with oil. Your palms are still coated; tear the lettuce.',
  ]);
  passes([
    'Cut the chicken on the board. Wash it. | Slice the cucumber on it.',
    'Cut the chicken on a board. | Slice the cucumber on another board.',
    'Cut the chicken with a knife. Wash it with soap. | Halve the lemon with it.',
    'Mix the raw chicken in a bowl. | Toss the lettuce in a clean bowl.',
    'On one board, the cucumber goes first and the chicken last.',
    'One board: chicken first, wash it, then cucumber.',
    'Wipe the raw chicken juices with paper and bin it. | Polish the plates with a clean towel.',
    'Draw the probe out of the half-raw chicken, wash it and push it into the cooked ham.',
    'Take the fork out of the raw chicken and lay it in the sink.',
    'Rub the raw chicken with oil. If your fingers are still greasy, wash them.',
    'Turn the raw chicken, wash your hands and munch the cucumber.',
    'Draw the thermometer from the chicken, wash it and push it in again.',
    'Wipe the raw chicken juices with paper. | Polish the plates with another cloth.',
    'Lay the raw chicken on a tray. | Grill the chicken. | Wash the tray and put the pieces back on it.',
    'Lay the raw chicken on squares of paper. | Grill the chicken. | Bin the squares the chicken sat on.',
    'Lay the raw chicken on squares of paper. | Grill the chicken. | Serve it on fresh squares.',
  ]);
});
