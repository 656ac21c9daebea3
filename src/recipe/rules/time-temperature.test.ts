// What stands, keeps, thaws, is reheated, sealed or weighed out: dangers and their good twins.

import { describe, expect, it } from 'vitest';
import { readMethod } from '../method/read-method.ts';
import { readRecipe } from '../read-recipe.ts';
import { createReadings } from '../recipe-readings.ts';
import { checkDangers } from './check-dangers.ts';

type Row = readonly [what: string, list: string, steps: string, rule: string | null];

const ROWS: readonly Row[] = [
  [
    'stew left on the hob all night',
    '500 g stewing beef',
    'Simmer for 2 hours. Leave the stew on the hob overnight.',
    'time-temperature',
  ],
  ['stew chilled', '500 g stewing beef', 'Simmer for 2 hours. Cool and refrigerate overnight.', null],
  [
    'dough rises all night',
    '500 g flour\n7 g yeast',
    'Leave the dough on the counter overnight. Bake for 40 minutes.',
    null,
  ],
  [
    'mince thawed on the sill',
    '500 g frozen beef mince',
    'Let the mince thaw on the windowsill from breakfast until six.',
    'time-temperature',
  ],
  [
    'mince thawed in the fridge',
    '500 g frozen beef mince',
    'Let the mince thaw in the fridge overnight.',
    null,
  ],
  [
    'chicken half cooked today',
    '8 chicken thighs',
    'Bake the chicken until half cooked, chill it and finish it on the grill tomorrow.',
    'time-temperature',
  ],
  ['pork kept at 45 C', '1 kg pork shoulder', 'Keep the pork warm at 45 C for 5 hours.', 'time-temperature'],
  ['pork kept at 65 C', '1 kg pork shoulder', 'Keep the pork warm at 65 C for 5 hours.', null],
  [
    'soup kept for a fortnight',
    '500 g chicken thighs',
    'Simmer for 1 hour. Keep the soup in the fridge for two weeks.',
    'time-temperature',
  ],
  [
    'soup kept in the freezer',
    '500 g chicken thighs',
    'Simmer for 1 hour. Keep the soup in the freezer for 2 months.',
    null,
  ],
  [
    'garlic oil in the cupboard',
    '10 cloves garlic\n300 ml olive oil',
    'Cover the garlic with the oil in a jar. Keep it in the cupboard for two months.',
    'botulism',
  ],
  [
    'garlic oil in the fridge',
    '10 cloves garlic\n300 ml olive oil',
    'Cover the garlic with the oil in a jar. Keep it in the fridge for 3 days.',
    null,
  ],
  [
    'beans in jars in the pantry',
    '1 kg green beans',
    'Boil the beans, seal in jars and keep in the pantry for a year.',
    'botulism',
  ],
  [
    'beans in vinegar',
    '1 kg green beans\n500 ml vinegar',
    'Boil the beans in the vinegar, seal in jars and keep in the pantry for a year.',
    null,
  ],
  [
    'potatoes left in their foil',
    '4 baking potatoes',
    'Bake in foil for 1 hour. Leave the potatoes in their foil on the counter overnight.',
    'botulism',
  ],
  [
    'rice boiled the night before and left out',
    '300 g rice',
    'The evening before, boil the rice and leave the pan on the worktop until lunch the next day.',
    'time-temperature',
  ],
  [
    'ribs in a warm corner, the fridge scolded',
    '1 kg beef short ribs',
    'Stand the dish in a warm corner for 7 hours; a fridge would dull the spices. Grill to 75 C.',
    'time-temperature',
  ],
  [
    'platter out from noon until evening',
    '12 eggs\n6 tbsp mayonnaise',
    'Set the platter on the garden table at noon; it can stay there until nine in the evening.',
    'time-temperature',
  ],
  [
    'soup eaten by tomorrow',
    '500 g chicken thighs',
    'Cool the soup within 1 hour and eat it by tomorrow.',
    null,
  ],
  [
    'cucumbers in water alone for a year',
    '1 kg cucumbers\n1 tsp salt\n1 litre water',
    'Pack the cucumbers into jars. Pour the boiling water over and screw on the lids. Put the jars in the pantry, where they keep for up to 12 months.',
    'botulism',
  ],
  [
    'stock that is low in salt',
    '400 g carrots\n200 ml low-salt stock',
    'Simmer the carrots in the stock.',
    null,
  ],
  ['nutmeg by the spoon', '500 ml milk\n3 tbsp ground nutmeg', 'Warm the milk with the nutmeg.', 'dose'],
  ['a pinch of nutmeg', '500 ml milk\n1 pinch nutmeg', 'Warm the milk with the nutmeg.', null],
  [
    'a cup of salt in soup',
    '500 g potatoes\n1 cup salt',
    'Simmer the potatoes with the salt for 20 minutes.',
    'dose',
  ],
  [
    'a cup of salt in a brine',
    '1 kg turkey\n1 cup salt',
    'Make a brine of the salt, chill the turkey in it overnight, rinse and roast to 74 C.',
    null,
  ],
];

describe('time, sealing and doses', () => {
  it.each(ROWS)('%s', (_, list, steps, rule) => {
    const lines = list.split('\n').map((line) => `- ${line}`);
    const numbered = steps.split('. ').map((step, at) => `${at + 1}. ${step.replace(/\.$/, '')}.`);
    const recipe = readRecipe(
      `# Supper\n\nServes 4\n\n## Ingredients\n\n${lines.join('\n')}\n\n## Method\n\n${numbered.join('\n')}\n`,
    );
    const request = { ingredients: [] };
    const dangers = checkDangers(readMethod(recipe, request, createReadings(request))).filter(
      ({ severity }) => severity === 'danger',
    );
    expect(dangers.map((one) => one.rule)[0] ?? null).toBe(rule);
  });
});
