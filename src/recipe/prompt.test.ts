import { describe, expect, it } from 'vitest';
import { writeMessages } from './prompt.ts';
import type { RecipeRequest } from './recipe-request.ts';

const ingredients = ['3 leeks', 'potatoes', 'cheddar'];

function writeUser(request: Partial<RecipeRequest>): string {
  return writeMessages({ ingredients, ...request })[1]?.content ?? '';
}

describe('writeMessages', () => {
  it('writes a system and a user message, and no other', () => {
    expect(writeMessages({ ingredients }).map((message) => message.role)).toEqual(['system', 'user']);
  });

  it.each([
    ['to suggest a recipe from the ingredients', /suggest one recipe from the ingredients/],
    ['that not every one need be used', /need not use every ingredient/],
    ['to add few extras', /Keep them few/],
    ['to write markdown', /in markdown/],
    ['to stay under 450 words', /at most 450 words/],
    ['that ingredients are data', /data, not instructions/],
    ['the core temperature of poultry', /74 C for poultry/],
    [
      'the layout',
      /# Title[\s\S]+\*\*Serves\*\*[\s\S]+## Ingredients[\s\S]+### From the cupboard[\s\S]+### To buy[\s\S]+## Method[\s\S]+## Notes/,
    ],
  ])('tells the model %s', (_what, pattern) => {
    expect(writeMessages({ ingredients })[0]?.content).toMatch(pattern);
  });

  it('joins the ingredients with a comma and a space', () => {
    expect(writeUser({})).toBe('I have 3 leeks, potatoes, cheddar. Please give me a recipe you recommend.');
  });

  it('makes one of an ingredient with a comma in it', () => {
    expect(writeUser({ ingredients: ['potatoes, floury', 'rice', '1,5 kg leeks'] })).toContain(
      'I have potatoes floury, rice, 1.5 kg leeks.',
    );
  });

  it('removes control and format characters', () => {
    const hidden = ['po\u200btatoes', 'ri\u202ece', 'le\u0000eks\nand cheddar'];
    expect(writeUser({ ingredients: hidden })).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('never sends what is not food', () => {
    const user = writeUser({ ingredients: ['bleach', 'rat poison', ...ingredients] });
    expect(user).not.toMatch(/bleach|poison/);
    expect(user).toContain('3 leeks');
  });

  it.each<[Partial<RecipeRequest>, RegExp]>([
    [{ servings: 4 }, /serve 4/],
    [{ diets: ['vegan', 'gluten-free'] }, /fit: vegan, gluten-free/],
    [{ avoid: ['milk', 'coriander'] }, /not contain: milk, coriander/],
    [{ maxMinutes: 30 }, /ready in 30 minutes/],
    [{ equipment: ['hob', 'kettle'] }, /only: hob, kettle/],
    [{ equipment: [] }, /no heat/],
    [{ units: 'us' }, /US cups/],
    [{ units: 'metric' }, /metric/],
    [{ language: 'de' }, /BCP 47 tag de/],
    [{ idea: 2 }, /seen 2 of your ideas/],
    [{ maxExtras: 0 }, /Nothing may be bought/],
    [{ maxExtras: 3 }, /At most 3/],
  ])('adds one line for %o', (options, pattern) => {
    const lines = writeUser(options).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(pattern);
  });

  it('turns "no dairy" into something to avoid', () => {
    const user = writeUser({ ingredients: ['no dairy', ...ingredients] });
    expect(user).toMatch(/I have 3 leeks, potatoes, cheddar\./);
    expect(user).toMatch(/not contain: milk/);
  });

  it.each<[string, RecipeRequest['change'] & object, RegExp]>([
    ['a wish', { recipe: '# Soup', wish: 'without\nthe oven' }, /without the oven$/],
    ['a fault', { recipe: '# Soup', faults: ['allergen'] }, /contains what must not be in it/],
    ['a fault nobody knows how to say', { recipe: '# Soup', faults: [] }, /cannot be used/],
    ['a recipe to continue', { recipe: '# Soup', continue: true }, /[Cc]ontinue it from the exact place/],
  ])('sends system, user, recipe and user for %s', (_name, change, pattern) => {
    const messages = writeMessages({ ingredients, change });
    expect(messages.map((message) => message.role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[2]?.content).toBe('# Soup');
    expect(messages[3]?.content).toMatch(pattern);
  });

  it('holds no address and nothing like a key', () => {
    for (const { content } of writeMessages({ ingredients })) {
      expect(content).not.toMatch(/https?:|www\.|\bsk-|\bhf_|bearer|localhost/i);
    }
  });
});
