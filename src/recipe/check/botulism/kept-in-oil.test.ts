import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import { scanRecipe } from '../scan-recipe.ts';
import { checkKeptInOil } from './kept-in-oil.ts';

function find(list: string, steps: readonly string[], title = 'Dish'): string | undefined {
  const request = { ingredients: [] };
  const recipe = readRecipe(writeDraft({ title, list: list.split('; '), steps }));
  return checkKeptInOil(scanRecipe(recipe, request, createReadings(request)))[0]?.message;
}

const PANTRY = 'Keep it in the pantry.';

describe('fresh plants under oil', () => {
  it.each(
    'garlic, 2 cloves garlic, 1 clove garlic, garlic clove, garlic cloves, head garlic, 2 heads of garlic, rosemary, chives, sprig of thyme, sprigs of thyme, chilli, chillies, chiles, shallot, shallots, spring onion, spring onions, ginger, mushroom, mushrooms, pepper and garlic, tomatoes, aubergine, courgettes, carrot, carrots'.split(
      ', ',
    ),
  )('%s', (plant) => {
    expect(find(`200 g ${plant}; 300 ml olive oil`, ['Warm it all through.', PANTRY])).toContain('in oil');
    expect(find(`200 g ${plant}; 300 ml olive oil`, ['Warm it all through.', 'Keep it in the fridge.'])).toBe(
      undefined,
    );
  });

  it.each([
    '2 heads garlic; 300 ml olive oil; salt',
    '2 heads garlic; 300 ml olive oil; 1 tsp pepper',
    '2 heads garlic; 300 ml olive oil; 1 tsp peppercorns',
    '2 heads garlic; 300 ml olive oil; 1 tsp fennel seed',
    '2 heads garlic; 300 ml olive oil; 1 tsp mustard seeds',
    '2 heads garlic; 300 ml olive oil; 1 star anise',
    '2 heads garlic; 300 ml olive oil; 1 tsp spice',
    '2 heads garlic; 300 ml olive oil; 1 tsp spices',
    '2 heads garlic; olive oil',
    '2 heads garlic; 100 ml olive oil',
  ])('oil and plants alone: %s', (list) => {
    expect(find(list, ['Warm it all through.', PANTRY])).toBeDefined();
  });

  it.each([
    '2 heads garlic; 1 tbsp olive oil',
    '2 heads garlic; 300 ml olive oil; 1 l vinegar',
    '2 heads garlic; 300 ml olive oil; pickling spice',
    '2 heads garlic; 300 ml olive oil; 2 tbsp lemon juice',
    '2 heads garlic; 300 ml olive oil; juice of 1 lime',
    '2 heads garlic; 300 ml olive oil; 500 g chicken',
    '20 g dried herbs; 300 ml olive oil',
    '20 g chilli flakes; 300 ml olive oil',
    '1 jar sundried tomatoes; 300 ml olive oil',
    '1 jar sun-dried tomatoes; 300 ml olive oil',
    '2 jars peppers; 300 ml olive oil',
    '1 tin tomatoes; 300 ml olive oil',
    '2 tins tomatoes; 300 ml olive oil',
    '1 tsp garlic powder; 300 ml olive oil',
    '1 tsp powdered garlic; 300 ml olive oil',
  ])('not: %s', (list) => {
    expect(find(list, ['Warm it all through.', PANTRY])).toBeUndefined();
  });

  it.each([
    'Make a confit.',
    'Infuse the garlic in warm oil.',
    'Steep the garlic in the good oil.',
    'The oil is left infusing.',
    'Let the oil infuse.',
    'Cover the garlic with oil.',
    'Covered in oil it waits.',
    'Top up with oil.',
    'Topped up with oil.',
    'Top it with oil.',
    'Submerge the garlic under oil.',
    'Submerged in oil it waits.',
    'Pack the garlic in oil.',
    'Packed in oil it waits.',
    'Fill the jar with oil.',
    'It is filled with oil.',
    'Drown it in oil.',
    'Drowned in oil it waits.',
    'Immerse it in oil.',
    'Immersed in oil it waits.',
    'Put the garlic in oil.',
    'Put the garlic preserved in good olive oil by.',
    'Push it into a bottle of olive oil.',
    'Push it into the jar of oil.',
    'Push it into jar of oil.',
    'Pour hot oil over.',
    'Pour warm olive oil over.',
    'Make a pesto.',
    'Make garlic oil.',
    'Making garlic-infused oil is easy.',
    'A bottle of garlic olive oil is made.',
    'Bottles of garlic and thyme oil are pretty.',
    'A jar of homemade garlic infused oil.',
    'Jars of home-made garlic & chilli oil.',
    'Strain your own garlic oil.',
    'Cork the garlic oil.',
  ])('%s', (step) => {
    const list = '2 heads garlic; 300 ml olive oil; 500 g chicken';
    expect(find(list, [step, 'Keep the jar in the pantry.'])).toBeDefined();
    expect(find(list, [step, 'Keep the jar of oil for two weeks in the fridge.'])).toContain('14 days');
    expect(find(list, [step, 'Keep the jar of oil for 7 days in the fridge.'])).toBeUndefined();
  });

  it.each([
    'Fry the garlic in oil.',
    'The garlic is fried in oil.',
    'Sauté the garlic in oil.',
    'Soften the garlic in oil.',
    'Softened garlic in oil.',
    'Brown the garlic in oil.',
    'Sweat the garlic in oil.',
    'Toss the garlic in oil.',
    'Tossed garlic in oil.',
    'Sizzle the garlic in oil.',
    'Roast the garlic in oil.',
    'Roasted garlic in oil.',
    'Drizzle the garlic in oil.',
    'Dress the garlic in oil.',
    'Serve the garlic.',
  ])('not: %s', (step) => {
    expect(
      find('2 heads garlic; 300 ml olive oil; 500 g chicken', [step, 'Keep the jar in the pantry.']),
    ).toBe(undefined);
  });

  it.each([
    ['2 heads garlic; 300 ml olive oil', 'Keep it in the pantry? Never.'],
    ['2 heads garlic; 300 ml olive oil', 'It is dangerous to keep it in the pantry.'],
    ['2 heads garlic; 300 ml olive oil', 'Serve.'],
  ])('passes %s: %s', (list, step) => {
    expect(find(list, ['Warm it all through.', step])).toBeUndefined();
  });

  it('is told for months too', () => {
    expect(
      find('2 heads garlic; 300 ml olive oil', ['Warm it all.', 'It keeps until christmas.']),
    ).toBeDefined();
  });
});
