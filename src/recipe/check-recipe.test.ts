import { describe, expect, it } from 'vitest';
import { checkRecipe } from './check-recipe.ts';
import type { Finding, RuleId } from './finding.ts';
import { readRecipe } from './read-recipe.ts';
import type { RecipeRequest } from './recipe-request.ts';

interface Draft {
  readonly list?: readonly string[];
  readonly cupboard?: readonly string[];
  readonly buy?: readonly string[];
  readonly steps?: readonly string[];
}

function check(
  { list = [], cupboard = [], buy = [], steps = ['Serve.'] }: Draft,
  request: Partial<RecipeRequest> = {},
) {
  const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}\n`).join('');
  const text = `# Dinner\n\n## Ingredients\n${bullets(list)}\n### From the cupboard\n${bullets(cupboard)}\n### To buy\n${bullets(buy)}\n## Method\n${steps.map((step, index) => `${index + 1}. ${step}\n`).join('')}`;
  return checkRecipe(readRecipe(text), { ingredients: [], ...request });
}

function of(rule: RuleId, findings: readonly Finding[]): readonly Finding[] {
  return findings.filter((finding) => finding.rule === rule);
}

describe('not-food', () => {
  it.each([
    ['in the list', { list: ['200 ml bleach'] }],
    ['in a step', { steps: ['Stir in a splash of bleach and serve.'] }],
    ['as turpentine', { steps: ['Soak the toast in turpentine.'] }],
    ['as a toxic plant', { list: ['a handful of foxglove leaves'] }],
  ])('is a danger %s', (_name, draft) => {
    expect(of('not-food', check(draft))[0]).toMatchObject({ severity: 'danger' });
  });

  it('is a danger in the notes', () => {
    const recipe = readRecipe(
      '# Soup\n\n## Method\n1. Serve.\n\n## Notes\n- A drop of bleach keeps it white.\n',
    );
    expect(of('not-food', checkRecipe(recipe, { ingredients: [] }))).toHaveLength(1);
  });

  it.each([
    'Never use bleach here.',
    'Do not add antifreeze.',
    'Wash hands and board with hot water and washing-up liquid.',
    'Discard the rhubarb leaves.',
    'Sift the bleached flour.',
    'Stir in the squid ink.',
    'Line the tin with foil and baking paper.',
    'Thread the meat onto metal skewers.',
  ])('passes "%s"', (step) => {
    expect(of('not-food', check({ steps: [step] }))).toEqual([]);
  });
});

describe('allergen', () => {
  it.each([
    ['milk', '200 ml milk'],
    ['milk', '50 g butter'],
    ['milk', '50 g cheddar, grated'],
    ['egg', '2 eggs'],
    ['fish', '1 tbsp Worcestershire sauce'],
    ['nuts', '50 g walnuts'],
    ['peanut', '40 g peanut butter'],
    ['soy', '2 tbsp soy sauce'],
    ['gluten', '200 g spaghetti'],
    ['coriander', 'a handful of fresh coriander'],
  ])('%s: finds it in "%s"', (avoid, line) => {
    const [finding] = of('allergen', check({ list: [line] }, { avoid: [avoid] }));
    expect(finding?.severity).toBe('danger');
    expect(finding?.message).toMatch(new RegExp(`^Looked for: ${avoid}; found: `));
  });

  it.each([
    ['milk', '400 ml coconut milk'],
    ['milk', '200 ml oat milk'],
    ['milk', '40 g peanut butter'],
    ['milk', '1 tin butter beans'],
    ['milk', '50 g vegan butter'],
    ['milk', '100 ml dairy-free cream'],
    ['nuts', '1 butternut squash'],
    ['nuts', 'a pinch of nutmeg'],
    ['nuts', '1 tin water chestnuts'],
    ['egg', '1 eggplant'],
    ['gluten', '100 g buckwheat'],
    ['gluten', '200 g rice noodles'],
    ['crustaceans', '2 crab apples'],
    ['molluscs', '200 g oyster mushrooms'],
  ])('%s: passes "%s"', (avoid, line) => {
    expect(of('allergen', check({ list: [line] }, { avoid: [avoid] }))).toEqual([]);
  });

  it('finds what only a step adds', () => {
    const findings = of(
      'allergen',
      check({ list: ['2 leeks'], steps: ['Fry the leeks in butter for 5 minutes.'] }, { avoid: ['milk'] }),
    );
    expect(findings).toMatchObject([{ severity: 'danger', step: 1 }]);
  });

  it.each([
    'Stir in the milk.',
    'Serve without butter.',
    'Use the oil instead of butter.',
    'Cream the bananas with a fork.',
    'Roll out to the size of a walnut-sized ball.',
  ])('passes the step "%s" beside oat milk', (step) => {
    expect(
      of('allergen', check({ list: ['200 ml oat milk'], steps: [step] }, { avoid: ['milk', 'nuts'] })),
    ).toEqual([]);
  });

  it('takes "no dairy" of the list as something to avoid', () => {
    expect(
      of('allergen', check({ list: ['50 g butter'] }, { ingredients: ['no dairy', 'leeks'] })),
    ).toHaveLength(1);
  });

  it('looks for nothing that nobody avoids', () => {
    expect(of('allergen', check({ list: ['2 eggs'] }))).toEqual([]);
  });
});

describe('diet', () => {
  it.each<[NonNullable<RecipeRequest['diets']>[number], string]>([
    ['vegan', '2 eggs'],
    ['vegan', '1 tbsp honey'],
    ['vegetarian', '200 g chicken thighs'],
    ['vegetarian', '1 tbsp fish sauce'],
    ['pescatarian', '100 g bacon'],
    ['gluten-free', '200 g spaghetti'],
    ['dairy-free', '50 g butter'],
    ['egg-free', '2 eggs'],
    ['nut-free', '50 g walnuts'],
    ['halal', '100 g bacon'],
    ['kosher', '200 g prawns'],
    ['low-lactose', '200 ml milk'],
  ])('%s: finds "%s"', (diet, line) => {
    expect(of('diet', check({ list: [line] }, { diets: [diet] }))[0]).toMatchObject({
      severity: 'danger',
      ingredient: line,
    });
  });

  it.each<[NonNullable<RecipeRequest['diets']>[number], string]>([
    ['vegan', '400 ml coconut milk'],
    ['vegan', '50 g vegan butter'],
    ['vegan', '2 leeks'],
    ['vegetarian', '2 eggs'],
    ['vegetarian', '4 vegetarian sausages'],
    ['gluten-free', '200 g rice'],
    ['gluten-free', '200 g gluten-free pasta'],
    ['pescatarian', '200 g salmon'],
  ])('%s: passes "%s"', (diet, line) => {
    expect(
      of('diet', check({ list: [line] }, { diets: [diet] })).filter(({ severity }) => severity === 'danger'),
    ).toEqual([]);
  });

  it('parts meat from milk for kosher', () => {
    const findings = of(
      'diet',
      check({ list: ['300 g chicken thighs', '50 g butter'] }, { diets: ['kosher'] }),
    );
    expect(findings.map(({ message }) => message).join()).toMatch(/meat and milk/);
  });
});

describe('undercooked', () => {
  const chicken = ['300 g chicken thighs'];
  it.each([
    ['chicken at 60 C inside', chicken, 'Roast the chicken until the internal temperature reaches 60 C.'],
    ['chicken at 140 F', chicken, 'Cook until a thermometer in the thickest part reads 140°F.'],
    ['chicken named by the list alone', chicken, 'Bake until the core reaches 65 °C.'],
    ['mince', ['400 g beef mince'], 'Fry the patties until they reach 57 C in the centre.'],
    ['sausages', ['4 pork sausages'], 'Grill until the sausages register 60 C inside.'],
    ['pork', ['2 pork chops'], 'Fry until the pork chops reach 52 C in the middle.'],
  ])('is a danger: %s', (_name, list, step) => {
    expect(of('undercooked', check({ list, steps: [step] }))).toMatchObject([
      { severity: 'danger', step: 1 },
    ]);
  });

  it.each([
    ['salmon', ['2 salmon fillets'], 'Bake until the salmon reaches 50 C in the centre.'],
    ['a steak', ['2 beef steaks'], 'Sear until the steak reaches 52 C inside.'],
  ])('is a warning that cites the figure: %s', (_name, list, step) => {
    const findings = of('undercooked', check({ list, steps: [step] }));
    expect(findings).toMatchObject([{ severity: 'warning' }]);
    expect(findings[0]?.message).toContain('63 C');
  });

  it.each([
    'Roast at 60 C above the lowest mark of the oven, until golden.',
    'Heat the oven to 50 C and keep the plates warm.',
    'Roast the chicken at 200 C until the internal temperature reaches 74 C (165 F).',
    'Cook until the thickest part reaches 165°F.',
    'Hold the chicken at 70 C inside for 2 minutes.',
    'Take it out at 70 C inside; it reaches 74 C as it rests.',
    'Heat the oil until a thermometer reads 70 C.',
    'Bake until the centre is no longer pink, 25 minutes.',
  ])('passes "%s"', (step) => {
    expect(of('undercooked', check({ list: chicken, steps: [step] }))).toEqual([]);
  });

  it('says nothing of a custard without meat', () => {
    expect(
      of('undercooked', check({ list: ['200 ml milk'], steps: ['Stir until it reaches 60 C inside.'] })),
    ).toEqual([]);
  });
});

describe('list and steps', () => {
  it('names what is listed and never used', () => {
    const findings = of(
      'unused-ingredient',
      check({ list: ['2 leeks', '50 g cheddar'], steps: ['Fry the leeks.'] }),
    );
    expect(findings).toMatchObject([{ ingredient: '50 g cheddar' }]);
  });

  it.each([
    ['50 g cheddar', 'Scatter with the cheese.'],
    ['2 leeks', 'Add the vegetables.'],
    ['2 leeks', 'Put all the ingredients into a pot.'],
    ['2 leeks', 'Mix everything.'],
    ['1 tsp black pepper', 'Season well.'],
    ['2 tins chopped tomatoes', 'Pour in the tomatoes.'],
    ['100 ml water', 'Serve.'],
  ])('takes "%s" for used in "%s"', (line, step) => {
    expect(of('unused-ingredient', check({ list: [line], steps: [step] }))).toEqual([]);
  });

  it('names what a step adds and the list lacks', () => {
    const findings = of(
      'unlisted-ingredient',
      check({ list: ['2 leeks'], steps: ['Fry the leeks.', 'Stir in the spinach.'] }),
    );
    expect(findings).toMatchObject([{ step: 2, message: expect.stringContaining('spinach') }]);
  });

  it.each([
    'Fry the leeks in oil and season with salt and pepper.',
    'Serve with rice.',
    'Use spinach if you like.',
    'Cook to the consistency of double cream.',
    'Fry the leek in the water.',
  ])('passes "%s"', (step) => {
    expect(of('unlisted-ingredient', check({ list: ['2 leeks'], steps: [step] }))).toEqual([]);
  });

  it('counts what has to be bought', () => {
    const buy = ['2 carrots', '1 cabbage', '50 g cheddar', '2 tomatoes', '100 g spinach'];
    expect(of('too-many-extras', check({ list: ['2 leeks'], buy }, { ingredients: ['leeks'] }))).toHaveLength(
      1,
    );
    expect(
      of('too-many-extras', check({ list: ['2 leeks'], buy: buy.slice(0, 3) }, { ingredients: ['leeks'] })),
    ).toEqual([]);
    expect(
      of(
        'too-many-extras',
        check({ list: ['2 leeks'], buy: buy.slice(0, 1) }, { ingredients: ['leeks'], maxExtras: 0 }),
      ),
    ).toHaveLength(1);
  });

  it.each([
    ['leeks', true],
    ['cheddar, grated', true],
    ['2 leeks', false],
    ['a handful of spinach', false],
    ['black pepper', false],
    ['salt, to taste', false],
    ['parsley', false],
  ])('amount of "%s" is missing: %s', (line, missing) => {
    expect(of('no-quantity', check({ list: [line] })).length > 0).toBe(missing);
  });
});

describe('times', () => {
  it.each([
    ['Simmer the soup.', true],
    ['Fry the leeks in oil.', true],
    ['Simmer for 20 minutes.', false],
    ['Simmer until thick.', false],
    ['Bring to the boil.', false],
    ['Heat the oil in a frying pan.', false],
    ['Chop the leeks.', false],
    ['Bake for half an hour.', false],
  ])('"%s" lacks a time: %s', (step, missing) => {
    expect(of('no-time', check({ steps: [step] })).length > 0).toBe(missing);
  });

  it.each([
    ['a cold oven', ['Bake in the oven for 20 minutes.'], 1],
    ['an oven heated first', ['Heat the oven to 200 C.', 'Bake for 20 minutes.'], 0],
    ['an oven heated in the same step', ['Preheat the oven to 200 C, then bake for 20 minutes.'], 0],
    ['an air fryer', ['Bake in the air fryer for 10 minutes.'], 0],
    ['no oven', ['Fry for 10 minutes.'], 0],
  ])('no-preheat: %s', (_name, steps, count) => {
    expect(of('no-preheat', check({ steps }))).toHaveLength(count);
  });
});

describe('notes', () => {
  it('says which allergens it looked for and found, and promises nothing', () => {
    const [note] = of('contains', check({ list: ['2 eggs', '50 g butter'] }));
    expect(note?.message).toMatch(/Looked for: the 14 allergens of EU law; found: egg, milk\./);
  });

  it('says what it could not read', () => {
    expect(of('contains', check({ list: ['2 eggs', '1 zorbleberry'] }))[0]?.message).toContain(
      'Not read: 1 of 2',
    );
  });

  it('names what of the list is left out, with the reason', () => {
    const recipe = readRecipe(
      '# S\n\n## Ingredients\n- 2 eggs\n\n## Method\n1. Beat the eggs.\n\n## Notes\n- **Left out:** leek, because it is for soup.\n',
    );
    expect(of('left-out', checkRecipe(recipe, { ingredients: ['eggs', 'leeks'] }))).toMatchObject([
      { severity: 'note', ingredient: 'leeks', message: 'Left out: leeks, it is for soup.' },
    ]);
  });
});

describe('checkRecipe', () => {
  it('says that a text stopped early', () => {
    const recipe = readRecipe('# Soup\n\n## Ingredients\n- 2 leeks\n');
    expect(of('cut-off', checkRecipe(recipe, { ingredients: [] }))).toHaveLength(1);
    const whole = readRecipe('# Soup\n\n## Method\n1. Serve.\n');
    expect(of('cut-off', checkRecipe(whole, { ingredients: [] }, { finish: 'length' }))).toHaveLength(1);
    expect(of('cut-off', checkRecipe(whole, { ingredients: [] }, { finish: 'complete' }))).toEqual([]);
  });

  it('puts the worst first', () => {
    const severities = check(
      { list: ['leeks', '50 g butter'], steps: ['Simmer with bleach.'] },
      { avoid: ['milk'] },
    ).map(({ severity }) => severity);
    expect(severities.indexOf('warning')).toBeGreaterThan(severities.lastIndexOf('danger'));
    expect(severities.indexOf('note')).toBeGreaterThan(severities.lastIndexOf('warning'));
    expect(severities[0]).toBe('danger');
  });

  it('never says the words that the page never uses', () => {
    const findings = check(
      {
        list: ['leeks', '2 eggs', '50 g butter', '300 g chicken thighs'],
        steps: ['Simmer with bleach until 50 C inside.'],
      },
      { avoid: ['milk'], diets: ['vegan'] },
    );
    expect(findings.length).toBeGreaterThan(5);
    for (const { message } of findings) expect(message).not.toMatch(/\bsafe|allergen-free|healthy/i);
  });

  it('finds nothing grave in a sound recipe', () => {
    const findings = check(
      {
        list: ['2 leeks, sliced', '50 g cheddar, grated', '3 eggs'],
        cupboard: ['25 g butter', 'salt'],
        steps: [
          'Fry the leeks in the butter with the salt over medium heat until soft, 8 minutes.',
          'Beat in the eggs and the cheddar and cook until set, 5 minutes.',
        ],
      },
      { ingredients: ['leeks', 'cheddar', 'eggs'] },
    );
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });
});
