// What heats food beside or behind the clause that names it, what thaws it, and how a cook sees that it is done.

import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import { heats, heatsMeat } from '../contact/heated-behind.ts';
import { type Sentence, scanRecipe } from '../scan-recipe.ts';
import { checkFrozenSlow, checkThaw } from '../time-temperature/thawing.ts';
import { checkUnseenDoneness } from './unseen-doneness.ts';

function scan(list: string, steps: readonly string[], title = 'Dish') {
  const request = { ingredients: [] };
  const recipe = readRecipe(writeDraft({ title, list: list === '' ? [] : list.split('; '), steps }));
  return scanRecipe(recipe, request, createReadings(request));
}

const sentenceOf = (plain: string): Sentence => ({ text: plain, plain, around: plain, place: 'step' });

describe('a clause that heats', () => {
  it.each([
    'cook it',
    'cooking',
    'fry the lot',
    'it fries',
    'frying',
    'bake',
    'bakes',
    'baking',
    'roast',
    'roasting',
    'grill',
    'grilling',
    'broil',
    'simmer',
    'simmering',
    'boil',
    'poach',
    'braise',
    'braising',
    'stew it',
    'stews',
    'stewing it',
    'saute',
    'sear',
    'brown',
    'browning',
    'steam',
    'barbecue',
    'bbq',
    'griddle',
    'air-fry',
    'microwave',
    'stir-fry',
    'smoke',
    'char it',
    'sizzle',
    'bubble',
    'soften',
    'softening',
    'sweat',
    'caramelise',
    'warm through',
    'heat through',
    'heat it',
    'melt',
    'scramble',
    'scald',
    'reduce',
    'thicken',
    'in the oven',
    'into the oven',
  ])('%s', (plain) => {
    expect(heats(plain)).toBe(true);
  });

  it.each([
    'slice it',
    'no need to cook',
    'without cooking',
    "don't boil it",
    'do not let boil',
    'never even heat it',
    "it needn't simmer",
    'preheat',
    'pre-heat it',
    'heat the oven',
    'heat oven',
    'heat your grill',
    'heat a pan',
    'the frying pan',
    'frying pans',
    'the roasting tin',
    'roasting tins',
    'baking tray',
    'baking trays',
    'baking sheet',
    'baking sheets',
    'boiling water',
    'the cooking juices',
    'brown rice',
    'brown sugar',
    'off the heat',
    'from the hob',
    'cooked',
    'grilled',
    'hot',
    'reheated',
    'while it simmers',
    'whilst the rice cooks',
    "while they're baking",
    'as the potatoes roast',
    'when it is cooking',
    'once the sauce is simmering',
    'after the rice cooks',
    'before it boils',
    'until that fries',
    'while these are frying',
    'when it is in the oven',
    'while the pie is in the oven',
    "while it's on the grill",
    "as they're under the grill",
  ])('not: %s', (plain) => {
    expect(heats(plain)).toBe(false);
  });

  it.each([
    ['fry the strips', 'fry the strips', true],
    ['fry the pieces', 'fry the pieces', true],
    ['bake for 25 minutes', 'bake for 25 minutes', true],
    ['fry the onions', 'fry the onions', false],
    ['fry the tomatoes', 'fry the tomatoes', false],
    ['fry the tomatoes', 'fry the tomatoes with the chicken', true],
    ['boil the rice', 'boil the rice', false],
    ['boil the pasta', 'boil the pasta', false],
    ['boil an egg', 'boil an egg', false],
    ['boil the eggs', 'boil the eggs', false],
    ['toast the buns', 'toast the buns', false],
    ['warm through a naan', 'warm through a naan', false],
    ['warm through the naans', 'warm through the naans', false],
    ['heat the pitta', 'heat the pitta', false],
    ['heat the pittas', 'heat the pittas', false],
    ['heat the flatbread', 'heat the flatbread', false],
    ['heat the flatbreads', 'heat the flatbreads', false],
    ['heat the tortilla', 'heat the tortilla', false],
    ['heat the tortillas', 'heat the tortillas', false],
    ['fry an onion', 'fry an onion', false],
    ['slice the chicken', 'slice the chicken', false],
  ] as const)('of the meat: %s, in "%s"', (plain, sentence, is) => {
    expect(heatsMeat(plain, sentenceOf(sentence))).toBe(is);
  });
});

describe('what thaws in the warm', () => {
  const thaws = (list: string, step: string) => {
    const one = scan(list, [step]);
    const sentence = one.steps[0];
    return sentence !== undefined && checkThaw(one, sentence) !== null;
  };
  it.each([
    'Thaw the chicken on the counter.',
    'It thaws on the counter, the chicken.',
    'The chicken is thawed on the worktop.',
    'Leave the chicken thawing on the side.',
    'Defrost the chicken on the counter.',
    'The chicken defrosts on the counter.',
    'The chicken is defrosted on the counter.',
    'The chicken is defrosting on the counter.',
    'Unfreeze the chicken on the counter.',
    'The chicken is unfrozen on the counter: unfreezing takes a while.',
    'Let the frozen chicken come round on the counter.',
    'Let the frozen chicken come to on the counter.',
    'The frozen chicken softens on the counter.',
    'Let the frozen chicken soften on the counter.',
    'Until the frozen chicken has softened on the counter.',
    'The frozen chicken loses its ice on the counter.',
    'Let the frozen chicken lose its ice on the counter.',
    'The frozen chicken gives way on the counter.',
    'Until they give way: frozen chicken on the counter.',
    'Leave the rock-hard chicken on the counter until it is soft.',
    'Leave the stone hard chicken on the counter until it is limp.',
    'Leave the rock solid chicken on the counter until it is pliable.',
    'Leave the frozen chicken on the counter until it melts.',
    'Leave the frozen chicken to melt on the counter.',
    'Thaw the chicken in warm water.',
    'Thaw the chicken in hand-hot water.',
    'Thaw the chicken in handhot water.',
    'Thaw the chicken in blood-warm water.',
    'Thaw the chicken in bloodwarm water.',
    'Thaw the chicken in a bowl of hot tap water.',
    'Thaw the chicken under the warm running tap.',
    'Thaw the chicken with tepid salted water.',
    'Run hot water over the frozen chicken.',
    'Pour some lukewarm tap water over the frozen chicken.',
    'Warm water will thaw the chicken.',
    'Hot tap water helps the chicken defrost.',
    'Frozen chicken? Sit it in a bowl of hot water.',
    'Put the frozen chicken on the radiator.',
    'Put the frozen chicken in the sun.',
    'Put the frozen chicken by the fireplace.',
    'Put the frozen chicken by the stove.',
    'Put the frozen chicken on the windowsill.',
    'Put the frozen chicken by a window.',
    'Put the frozen chicken in a warm place.',
    'Thaw the chicken on the rack.',
    'Thaw the chicken in the kitchen.',
  ])('%s', (step) => {
    expect(thaws('1 chicken', step)).toBe(true);
  });

  it.each([
    'Thaw the chicken in the fridge.',
    'Thaw the chicken in cold water.',
    'Thaw the chicken in iced tap water.',
    'Thaw the chicken under cool running water.',
    'Thaw the chicken in the microwave on the counter.',
    'Never thaw the chicken on the counter.',
    'Thaw the chicken.',
    'Simmer the frozen chicken in hot water.',
    'Drop the frozen chicken into boiling water.',
    'Thaw the peas on the counter.',
    'Thaw the tortilla on the counter.',
    'Thaw the tortillas on the counter.',
    'Thaw the wonton on the counter.',
    'Thaw the wontons on the counter.',
    'Thaw a croissant on the counter.',
    'Thaw the croissants on the counter.',
    'Thaw the avocado on the counter.',
    'Thaw the avocados on the counter.',
    'Thaw a pear on the counter.',
    'Thaw the pears on the counter.',
    'Thaw a peach on the counter.',
    'Thaw the peaches on the counter.',
    'Thaw the mango on the counter.',
    'Thaw the mangoes on the counter.',
    'Thaw the plum on the counter; a plum, fruit.',
    'Thaw the plums on the counter.',
    'Thaw a banana on the counter.',
    'Thaw the bananas on the counter.',
    'Put the frozen chicken on a tray.',
    'Put the frozen chicken in the pot by the stove and simmer.',
  ])('not: %s', (step) => {
    expect(thaws('1 chicken', step)).toBe(false);
  });

  it.each(
    'chicken, prawn, prawns, shrimp, shrimps, scallop, scallops, sausage, sausages, burger, burgers'.split(
      ', ',
    ),
  )('frozen by the list: %s', (food) => {
    expect(thaws(`4 frozen ${food}`, `Put the ${food} in warm water.`)).toBe(true);
    expect(thaws(`4 ${food}`, `Put the ${food} in warm water.`)).toBe(false);
  });
});

describe('meat that goes frozen into a slow cooker', () => {
  const frozen = (step: string, list = '1 chicken') => {
    const one = scan(list, [step, 'Cook in the slow cooker on low for 8 hours.']);
    const sentence = one.steps[0];
    return sentence !== undefined && checkFrozenSlow(one, sentence) !== null;
  };
  it.each([
    'Put the frozen chicken in the slow cooker.',
    'Put the chicken in the slow-cooker still frozen.',
    'Put the chicken in the crockpot straight from frozen.',
    'Put the chicken in the crock pot from frozen.',
    'Add the icy chicken.',
    'Add the rock-hard chicken.',
    'Sit the stone solid joint in it.',
    'Add the chicken without thawing.',
    'Add the chicken without first defrosting.',
    'There is no need to thaw; lay the chicken in.',
    'It need not be defrosted: put the breast in.',
    'Add the frozen breasts.',
    'Add a frozen thigh.',
    'Add the frozen thighs.',
    'Add the frozen leg.',
    'Add frozen legs.',
    'Add the frozen steak.',
    'Add the frozen steaks.',
    'Add the frozen sausage.',
    'Add the frozen sausages.',
    'It goes in frozen, the chicken.',
    'They go in frozen, the wings.',
    'Put the chicken in as hard from the freezer.',
  ])('%s', (step) => {
    expect(frozen(step)).toBe(true);
  });

  it.each([
    'Thaw the frozen chicken and put it in the slow cooker.',
    'Thawed, the frozen chicken goes in.',
    'Put the defrosted chicken in, not frozen.',
    'Never put frozen chicken in the slow cooker.',
    'Add the frozen peas to the chicken.',
    'Add the chicken.',
    'If you add frozen chicken it takes longer.',
  ])('not: %s', (step) => {
    expect(frozen(step)).toBe(false);
  });

  it('needs a slow cooker and meat', () => {
    expect(frozen('Put the frozen blocks in, straight from frozen.', '1 kg carrots')).toBe(false);
    const one = scan('1 chicken', ['Put the frozen chicken in the oven.', 'Roast for 2 hours.']);
    expect(one.steps.map((step) => checkFrozenSlow(one, step))).toEqual([null, null]);
  });
});

describe('how a cook sees that it is done', () => {
  const warns = (list: string, ...steps: readonly string[]) =>
    checkUnseenDoneness(scan(list, steps))[0]?.severity;
  const fry = (words: string) =>
    warns(
      '4 chicken thighs',
      `Fry the chicken in the oil for 12 minutes. ${words}`,
      'Serve it with the rice.',
    );

  it('asks for a sign', () => {
    expect(fry('')).toBe('warning');
    expect(fry('Turn it over.')).toBe('warning');
    expect(fry('It is golden.')).toBe('warning');
  });

  it.each([
    'Cook it through.',
    'It is cooked right through.',
    'It is cooked all the way.',
    'Keep going until it is cooked.',
    'Until cooked.',
    'They are just cooked.',
    'It is fully cooked.',
    'No pink is left.',
    'There is no longer pink, no bright pink.',
    'It is not pink.',
    'It has lost its pink.',
    'The juices run clear.',
    'The juice is quite clear.',
    'Clear juices come out.',
    'It is opaque.',
    'It is white through.',
    'It is white all through.',
    'It is white all the way through.',
    'Use a thermometer.',
    'It is tender.',
    'It falls apart.',
    'It will fall off.',
    'It is falling apart.',
    'It pulls apart.',
    'Let it pull apart.',
    'It shreds.',
    'Let it shred.',
    'It is done.',
    'It is piping hot.',
    'It is deep brown all over.',
    'It is deeply golden all over.',
  ])('%s', (words) => {
    expect(fry(words)).toBeUndefined();
  });

  it.each([
    'Brown it.',
    'It is browned.',
    'It browns.',
    'It is crumbly.',
    'It crumbles.',
    'It changes color.',
    'Let it change colour.',
    'It is coloured.',
    'It is colored.',
    'It is grey.',
  ])('of mince: %s', (words) => {
    const steps = [`Fry the mince in the oil for 12 minutes. ${words}`, 'Serve it with the rice.'];
    expect(warns('500 g minced beef', ...steps)).toBeUndefined();
  });

  it.each([
    'Simmer the meatballs in the sauce for 8 minutes.',
    'Steaming the dumplings takes 9 minutes.',
    'Boil the parcels in the water for 10 minutes.',
  ])('of mince in steam or water: %s', (step) => {
    expect(warns('500 g minced beef', step, 'Serve it with the rice.')).toBeUndefined();
  });

  it.each([
    ['Roast the chicken for 25 minutes in the tin.', undefined],
    ['Roast the chicken for 24 minutes in the tin.', 'warning'],
    ['Slow-cooker: the chicken stews for 2 hours in the pot.', undefined],
    ['Air-fry the chicken for 25 minutes in the basket.', undefined],
    ['Air fry the chicken for 25 minutes in the basket.', undefined],
  ] as const)('%s', (step, severity) => {
    expect(warns('4 chicken thighs', 'Oil the tin.', step, 'Serve it with the rice.')).toBe(severity);
  });

  it.each([
    'cooked',
    'leftover',
    'tinned',
    'canned',
    'rotisserie',
    'roast',
    'roasted',
    'smoked',
    'pulled',
    'precooked',
    'cold',
  ])('passes what is %s', (word) => {
    expect(
      warns(`300 g ${word} chicken`, 'Stir the chicken into the rice with the oil.', 'Serve.'),
    ).toBeUndefined();
  });
});
