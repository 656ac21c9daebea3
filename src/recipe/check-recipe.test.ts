import { describe, expect, it } from 'vitest';
import { type DraftParts, writeDraft } from '../../tests/write-draft.ts';
import { checkRecipe, isDangerous } from './check-recipe.ts';
import type { Finding, RuleId } from './finding.ts';
import { readRecipe } from './read-recipe.ts';
import { createReadings } from './recipe-readings.ts';
import type { RecipeRequest } from './recipe-request.ts';

function check(parts: DraftParts, request: Partial<RecipeRequest> = {}) {
  return checkRecipe(readRecipe(writeDraft(parts)), { ingredients: [], ...request });
}

function of(rule: RuleId, findings: readonly Finding[]): readonly Finding[] {
  return findings.filter((finding) => finding.rule === rule);
}

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

describe('what the recipe does with what was typed', () => {
  const vegan = { diets: ['vegan' as const] };

  it.each<[why: string, parts: DraftParts, request: Partial<RecipeRequest>]>([
    [
      'a wild plant is left out',
      { list: ['1 rabbit', 'mustard'] },
      { ingredients: ['rabbit', 'foraged mushrooms (not sure which)'] },
    ],
    [
      'the mushrooms nobody knows are left out, and wild garlic is none',
      { list: ['40 g wild garlic leaves', '2 potatoes'] },
      {
        ingredients: ['wild garlic from the farm shop', 'mushrooms my neighbour picked (no idea what kind)'],
      },
    ],
    [
      'the cook is told which paste to buy',
      {
        list: ['400 g tofu', '2 tbsp green curry paste'],
        notes: ['Many curry pastes contain shrimp, so use one marked vegan and read its label.'],
      },
      vegan,
    ],
    [
      'mushrooms picked by a friend are left out, and others are bought',
      {
        list: ['500 g chestnut mushrooms'],
        notes: ['**Left out:** the dried mushrooms picked by a friend, because nobody is sure of them.'],
      },
      { ingredients: ['chestnut mushrooms', 'dried mushrooms picked by a friend'] },
    ],
    [
      'what a label is read for is not served',
      {
        list: ['400 g borlotti beans', '1 bouillon cube'],
        notes: ['Use egg-less dried pasta, and check the bouillon for milk and nuts.'],
      },
      { ...vegan, avoid: ['nuts'] },
    ],
    [
      'pasta is noodles to many',
      {
        list: ['400 g beans', '150 g small pasta, without egg'],
        steps: ['Ladle out half; frozen, noodles turn to ghosts.'],
      },
      vegan,
    ],
  ])('%s', (_why, { steps = [], ...parts }, request) => {
    const found = check(
      { ...parts, steps: ['Simmer for 60 minutes, until 75 C inside.', ...steps] },
      request,
    );
    expect(found.filter(({ severity }) => severity === 'danger')).toEqual([]);
  });

  it('reads what is told behind a reason for leaving out', () => {
    const beans = '**Left out:** 1 kg of the beans, because four need less.';
    const notes = [
      `${beans} Pack them raw into jars, boil the jars for 30 minutes and keep them in the cellar.`,
    ];
    const list = ['500 g green beans'];
    expect(of('botulism', check({ list, steps: ['Boil for 5 minutes.'], notes }))[0]?.severity).toBe(
      'danger',
    );
    expect(of('botulism', check({ list, steps: ['Boil for 5 minutes.'], notes: [beans] }))).toEqual([]);
  });

  it('still holds a paste back that nobody is told of', () => {
    const found = check({ list: ['400 g tofu', '2 tbsp green curry paste'] }, { diets: ['vegan'] });
    expect(of('diet', found)[0]?.severity).toBe('danger');
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

describe('isDangerous', () => {
  const LIST = ['2 leeks', '300 g chicken thighs', '50 g butter'];
  const DONE =
    'Roast the chicken and the leeks in the butter at 200 C for 40 minutes, until the thickest part reads 74 C.';

  it.each<[string, DraftParts, Partial<RecipeRequest>]>([
    ['what is no food', { list: LIST, steps: [DONE, 'Stir in the bleach and serve.'] }, {}],
    ['an allergen', { list: LIST, steps: [DONE] }, { avoid: ['milk'] }],
    ['a diet', { list: LIST, steps: [DONE] }, { diets: ['vegan'] }],
    ['raw meat', { list: LIST, steps: ['Serve the chicken thighs pink in the middle.'] }, {}],
    ['no sign of doneness', { list: LIST, steps: ['Fry the chicken thighs with the leeks.', 'Serve.'] }, {}],
    ['a warning alone', { list: [...LIST, '2 carrots'], steps: [DONE] }, {}],
    ['nothing', { list: LIST, steps: [DONE] }, {}],
  ])('says of %s what checkRecipe says', (_, parts, request) => {
    const whole: RecipeRequest = { ingredients: ['leeks', 'chicken thighs', 'butter'], ...request };
    const recipe = readRecipe(writeDraft(parts));
    const dangers = checkRecipe(recipe, whole).filter(({ severity }) => severity === 'danger');
    expect(isDangerous(recipe, whole, createReadings(whole))).toBe(dangers.length > 0);
  });

  it('is both true and false of these', () => {
    const whole: RecipeRequest = { ingredients: [], avoid: ['milk'] };
    const readings = createReadings(whole);
    expect(isDangerous(readRecipe(writeDraft({ list: LIST, steps: [DONE] })), whole, readings)).toBe(true);
    const plain = { ingredients: [] };
    expect(
      isDangerous(readRecipe(writeDraft({ list: LIST, steps: [DONE] })), plain, createReadings(plain)),
    ).toBe(false);
  });
});
