import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../tests/write-draft.ts';
import { attributeIngredients, readAdherence, writeAdherence } from './adherence.ts';
import { readRecipe } from './read-recipe.ts';

describe('readAdherence', () => {
  it('counts what is listed, and parts what is bought from the cupboard', () => {
    const recipe = readRecipe(
      writeDraft({
        list: ['2 eggs', '200 g rice', '2 spring onions'],
        cupboard: ['salt'],
        buy: ['1 tbsp soy sauce'],
      }),
    );
    expect(readAdherence(recipe, { ingredients: ['eggs', 'rice', 'spring onions'] })).toEqual({
      used: ['eggs', 'rice', 'spring onions'],
      unused: [],
      toBuy: ['soy sauce'],
      cupboard: ['salt'],
    });
  });

  it('counts what only a step names', () => {
    const recipe = readRecipe(
      writeDraft({ list: ['2 eggs'], steps: ['Fry the leeks and beat in the eggs.'] }),
    );
    expect(readAdherence(recipe, { ingredients: ['eggs', 'leek', 'cheddar'] })).toMatchObject({
      used: ['eggs', 'leek'],
      unused: ['cheddar'],
    });
  });

  it.each([
    ['a plural', 'tomato', '3 tomatoes', true],
    ['a US name', 'aubergine', '1 eggplant', true],
    ['another US name', 'spring onions', '2 scallions', true],
    ['an amount', '2 tins chopped tomatoes', '400 g chopped tomatoes', true],
    ['a kind of fish', 'fish', '2 salmon fillets', true],
    ['meat of another animal', 'chicken', '2 pork chops', false],
    ['a stock of it', 'chicken', '500 ml chicken stock', false],
    ['what is churned from it', 'peanut butter', '50 g butter', false],
    ['a cut of it', 'chicken', '300 g chicken thighs', true],
    ['its kind', 'cheese', '50 g cheddar', true],
    ['a word that only holds it', 'milk', '200 ml coconut milk', false],
    ['a sauce of it', 'fish', '1 tbsp fish sauce', false],
    ['water that is no drink', 'sparkling water', '200 ml water', false],
    ['letters of another word', 'pea', '2 pears', false],
    ['a word no one knows', 'zorbleberry', '100 g zorbleberries', true],
  ])('knows %s: %s and "%s" are the same: %s', (_name, typed, line, same) => {
    const recipe = readRecipe(writeDraft({ list: [line] }));
    expect(readAdherence(recipe, { ingredients: [typed] }).used).toEqual(same ? [typed] : []);
  });

  it.each([
    ['not where it lists a fat of its own', ['2 leeks', '2 tbsp olive oil'], []],
    ['where it lists none', ['2 leeks'], ['palm oil']],
  ])('counts "the oil" of a step as the oil of the cook %s', (_name, list, used) => {
    const recipe = readRecipe(writeDraft({ list, steps: ['Fry the leeks in the oil for 5 minutes.'] }));
    expect(readAdherence(recipe, { ingredients: ['palm oil'] }).used).toEqual(used);
  });

  it('does not count what a step rules out', () => {
    const recipe = readRecipe(
      writeDraft({ list: ['2 eggs'], steps: ['Beat the eggs. Do not add the leeks.'] }),
    );
    expect(readAdherence(recipe, { ingredients: ['eggs', 'leeks'] }).unused).toEqual(['leeks']);
  });

  it('passes over what is not food', () => {
    const recipe = readRecipe(writeDraft({ list: ['2 eggs'] }));
    expect(readAdherence(recipe, { ingredients: ['eggs', 'bleach'] })).toMatchObject({
      used: ['eggs'],
      unused: [],
    });
  });
});

describe('attributeIngredients', () => {
  it('decides for a text without sections', () => {
    const recipe = readRecipe(writeDraft({ list: ['2 eggs', '1 leek', 'salt'] }));
    const { ingredients } = attributeIngredients(recipe, { ingredients: ['eggs'] });
    expect(ingredients.map(({ from }) => from)).toEqual(['yours', 'to-buy', 'cupboard']);
  });

  it('believes the list of the cook more than the sections of a model', () => {
    const recipe = readRecipe(writeDraft({ list: ['2 eggs', '1 leek'], buy: ['50 g cheddar'] }));
    const { ingredients } = attributeIngredients(recipe, { ingredients: ['eggs', 'cheddar'] });
    expect(ingredients.map(({ from }) => from)).toEqual(['yours', 'to-buy', 'yours']);
  });

  it('gives the same when it is run on its own result', () => {
    const request = { ingredients: ['eggs'] };
    const once = attributeIngredients(
      readRecipe(writeDraft({ list: ['2 eggs', '1 leek', 'salt'] })),
      request,
    );
    expect(attributeIngredients(once, request)).toEqual(once);
  });
});

describe('writeAdherence', () => {
  it.each([
    [
      { used: ['a', 'b', 'c'], unused: [], toBuy: ['soy sauce'], cupboard: ['salt', 'oil'] },
      'Uses 3 of your 3. To buy: soy sauce. From the cupboard: salt, oil.',
    ],
    [
      { used: ['a', 'b', 'c', 'd'], unused: ['leek'], toBuy: [], cupboard: [] },
      'Uses 4 of your 5 (not: leek).',
    ],
  ])('says %o', (adherence, text) => {
    expect(writeAdherence(adherence)).toBe(text);
  });
});
