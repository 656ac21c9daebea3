// A figure inside the food that is too low: whose it is, how gravely it is taken, and what makes it right.

import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import { scanRecipe } from '../scan-recipe.ts';
import { checkUndercooked } from './undercooked.ts';

interface Told {
  readonly list?: string;
  readonly notes?: readonly string[];
  readonly intro?: string;
  readonly title?: string;
  readonly ended?: false;
}

function find(steps: readonly string[], { list = '', notes = [], intro, title = 'Dish', ended }: Told = {}) {
  const request = { ingredients: [] };
  const recipe = readRecipe(
    writeDraft({ title, introduction: intro, list: list === '' ? [] : list.split('; '), steps, notes }),
  );
  const range = ended === false ? { from: 0, to: steps.length } : undefined;
  return checkUndercooked(scanRecipe(recipe, request, createReadings(request), range));
}

const message = (...args: Parameters<typeof find>) => find(...args)[0]?.message;
const FOR_MUM = 'For my pregnant sister.';

describe('the message', () => {
  it.each([
    [
      'Roast the chicken to 60 C inside.',
      'Step 1 gives 60 C inside for chicken; 74 C is the figure of FoodSafety.gov.',
    ],
    [
      'Fry the burgers to 60 C inside.',
      'Step 1 gives 60 C inside for burgers; 71 C is the figure of FoodSafety.gov.',
    ],
    [
      'Roast the pork loin to 55 C inside.',
      'Step 1 gives 55 C inside for pork loin; 63 C with 3 minutes of rest is the figure of FoodSafety.gov.',
    ],
    [
      'Fry the salmon to 45 C inside.',
      'Step 1 gives 45 C inside for salmon; 63 C is the figure of FoodSafety.gov.',
    ],
    [
      'Bake the eggs to 60 C inside.',
      'Step 1 gives 60 C inside for eggs; 71 C is the figure of FoodSafety.gov.',
    ],
    [
      'Cook the chicken sous vide at 57 C for 20 minutes.',
      'Step 1 gives 57 C for 20 min inside for chicken; 74 C is the figure of FoodSafety.gov.',
    ],
    [
      'Cook the chicken sous vide at 52 C.',
      'Step 1 gives 52 C inside for chicken; 74 C is the figure of FoodSafety.gov.',
    ],
    [
      'Roast the wild boar to 63 C inside.',
      'Step 1 gives 63 C inside for wild meat; 71 C is the figure of FoodSafety.gov.',
    ],
  ])('%s', (step, said) => {
    expect(message([step])).toBe(said);
  });

  it('is of a danger, or of a warning for whole cuts, fish and eggs', () => {
    expect(find(['Roast the chicken to 60 C inside.'])[0]).toMatchObject({
      rule: 'undercooked',
      severity: 'danger',
      step: 1,
    });
    expect(find(['Roast the beef joint to 50 C inside.'])[0]).toMatchObject({ severity: 'warning' });
    expect(find(['Fry the salmon to 45 C inside.'])[0]).toMatchObject({ severity: 'warning' });
  });

  it('tells of the guest whom a warning is a danger for', () => {
    expect(find(['Fry the salmon to 45 C inside.'], { intro: FOR_MUM })[0]).toMatchObject({
      severity: 'danger',
      message:
        'Step 1 gives 45 C inside for salmon; 63 C is the figure of FoodSafety.gov, and the text names pregnant.',
    });
    expect(message(['Roast the chicken to 60 C inside.'], { intro: FOR_MUM })).toMatch(/FoodSafety\.gov\.$/);
  });

  it('is one for each step', () => {
    expect(find(['Roast the chicken to 60 C inside.', 'Roast the duck to 61 C inside.'])).toHaveLength(2);
    expect(find(['Roast the chicken to 60 C inside. Cook the duck to 61 C inside.'])).toHaveLength(1);
  });
});

describe('whose figure it is', () => {
  it.each([
    ['the food nearest before it', 'Fry the egg; grill the chicken to 60 C inside.', '', 'chicken'],
    ['the food behind it', 'To 60 C inside, the chicken.', '', 'chicken'],
    [
      'the meat of the list, and not its egg',
      'Grill it to 60 C inside.',
      '2 eggs; 400 g chicken breast',
      'chicken breasts',
    ],
    [
      'of several the one with the lowest',
      'Grill it to 50 C inside.',
      '400 g chicken breast; 400 g pork chops',
      'pork chops',
    ],
    [
      'mince where the list has no whole beef',
      'If you grind your own beef, cook it to 60 C inside.',
      '500 g beef mince',
      'beef mince',
    ],
    [
      'whole beef where the list has both',
      'Cook the beef to 50 C inside.',
      '500 g beef mince; 500 g beef steak',
      'beef',
    ],
    [
      'no food that it is compared with',
      'Cook it to 60 C inside, like pork.',
      '400 g chicken breast',
      'chicken breasts',
    ],
    [
      'nor one that is done as it',
      'Cook it, just as you would for beef, to 60 C inside.',
      '400 g chicken breast',
      'chicken breasts',
    ],
    [
      'nor unlike it',
      'Unlike the beef, this goes to 60 C inside.',
      '400 g chicken breast',
      'chicken breasts',
    ],
    ['wild meat by the list', 'Cook it to 65 C inside.', '1 wild boar loin', 'wild meat'],
  ])('%s', (_, step, list, name) => {
    expect(message([step], { list })).toContain(`inside for ${name};`);
  });

  it('is of the title where there is no list', () => {
    expect(message(['Grill it to 60 C inside.'], { title: 'Lemon Chicken Thighs' })).toContain(
      'for chicken thighs;',
    );
    expect(
      message(['Grill it to 60 C inside.'], { title: 'Lemon Chicken Thighs', list: '2 carrots' }),
    ).toBeUndefined();
  });

  it.each([
    '1 cooked chicken',
    '200 g leftover chicken',
    '1 rotisserie chicken',
    '100 g smoked chicken',
    '1 tin chicken, tinned',
  ])('is not of %s', (list) => {
    expect(find(['Warm it to 60 C inside.'], { list })).toEqual([]);
  });

  it.each(['2 bear berries', "1 boar's head cheese", '2 bearberries'])('no wild meat in %s', (list) => {
    expect(message(['Cook the chicken to 72 C inside.'], { list })).toContain('for chicken;');
  });
});

describe('what makes it right', () => {
  it.each([
    ['the figure itself', ['Roast the chicken to 74 C inside.']],
    ['minutes at it', ['Roast the chicken to 70 C inside and hold it there for 2 minutes.']],
    ['a higher figure behind', ['Roast the chicken to 60 C inside, then to 74 C inside.']],
    [
      'a higher figure in a later step',
      ['Roast the chicken to 60 C inside.', 'Grill the chicken to 75 C inside.'],
    ],
    ['a bath of hours', ['Cook the chicken sous vide at 60 C for 2 hours.']],
    [
      'a bath whose hours stand behind',
      [
        'Set the sous vide bath for the chicken to 60 C.',
        'Lower in the chicken and cook for 2 hours.',
        'Serve.',
      ],
    ],
    ['a bound', ['Roast the chicken, never below 60 C inside.']],
    ['a bound behind', ['Below 60 C inside we do not go with chicken.']],
    ['a bound by nobody', ['Under 60 C inside nobody should eat chicken.']],
    ['a bound that is not safe', ['Chicken under 60 C inside is not safe.']],
    ['what is kept hot', ['Keep the chicken warm above 63 C inside.']],
    [
      'what is held hot',
      [
        'Hot-hold the chicken at 63 C inside.',
        'Hot hold the chicken at 63 C inside.',
        'In the chafing dish the chicken is 63 C inside.',
      ],
    ],
    ['a sign to go on', ['A chicken of 60 C inside needs longer.']],
    ['what it means', ['60 C inside means that the chicken is not done.']],
    ['a drop', ['Chill the chicken until it is 40 C inside.']],
    ['shells', ['Steam the mussels and the chicken: 60 C.']],
    ['an oven', ['Roast the chicken at 90 C.']],
    ['a warning', ['Chicken at 60 C inside is dangerous.']],
  ])('%s', (_, steps) => {
    expect(find(steps)).toEqual([]);
  });

  it.each([
    ['a figure that is scorned', ['Roast the chicken to 60 C inside; 74 C inside is overdone.']],
    ['a figure of other meat', ['Roast the chicken to 60 C inside, then the pork to 75 C inside.']],
    ['a figure of before', ['Grill the chicken to 75 C inside.', 'Roast the duck to 60 C inside.']],
    ['a bound that is praised', ['Chicken under 60 C inside is safe.']],
    ['seconds at it', ['Roast the chicken to 62 C inside and hold it there for 30 seconds.']],
    [
      'a bath of minutes',
      [
        'Set the sous vide bath for the chicken to 60 C.',
        'Lower in the chicken and cook for 5 minutes.',
        'Sear for an hour.',
      ],
    ],
    ['words for the figure', ['Roast the chicken to sixty degrees inside.']],
    ['words for the figure, with two', ['Roast the chicken to sixty-two degrees inside.']],
  ])('not %s', (_, steps) => {
    expect(find(steps)).toHaveLength(1);
  });

  it('a bath is judged at the end', () => {
    expect(find(['Cook the chicken sous vide at 52 C.'], { ended: false })).toEqual([]);
    expect(find(['Roast the chicken to 60 C inside.'], { ended: false })).toHaveLength(1);
  });
});

describe('where it stands', () => {
  const list = '1 chicken';
  it.each([
    ['Pull it at 62 C inside.', 1],
    ['I prefer 62 C inside.', 1],
    ['At 62 C inside it is moister.', 1],
    ['The thigh is 62 C inside, they wrote.', 0],
    ["Don't aim for 62 C inside.", 0],
    ['Reach 62 C inside and stop.', 1],
    ['It reaches 62 C inside.', 1],
  ])('a note: %s', (note, count) => {
    expect(find(['Roast for an hour.'], { list, notes: [note] })).toHaveLength(count);
  });

  it.each([
    ['Core: 62 C', 1],
    ['Oven 180 C | Core 62 C', 1],
    ['Oven 180 C · Core 62 C', 1],
    ['Oven 180 C • Core 62 C', 1],
    ['Core: 76 C', 0],
    ['Pull at: 62 C', 1],
    ['Plates: 62 C', 0],
    ['Plate: 62 C inside', 0],
    ['Custard: 62 C inside', 0],
    ['Butter: 50 C inside', 0],
    ['Sauce: 62 C inside', 0],
    ['Drinks: 62 C inside', 0],
    ['Aunt May took her chicken to 62 C inside.', 0],
    ['We cook it to 62 C inside.', 1],
  ])('the introduction: %s', (intro, count) => {
    expect(find(['Roast for an hour.'], { list, intro })).toHaveLength(count);
  });

  it('a line that names the meat, and the title never', () => {
    expect(find(['Slice it.'], { list: '1 chicken, cooked to 60 C inside' })).toHaveLength(1);
    expect(find(['Slice it.'], { list: '1 chicken; 1 stone, warmed to 60 C inside' })).toHaveLength(0);
    expect(find(['Slice it.'], { list, title: 'Chicken at 60 C inside' })).toHaveLength(0);
  });
});
