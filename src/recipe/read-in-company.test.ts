import { describe, expect, it } from 'vitest';
import { screenIngredients } from './screen-ingredients.ts';

describe('a word is read by the company it keeps', () => {
  it.each([
    ['rice cakes', ['gochujang', 'cabbage'], 'rice-cakes'],
    ['rice cakes', ['kimchi', 'pork'], 'rice-cakes'],
    ['4 fish cakes', ['gochujang', 'rice cakes'], 'fish-ball'],
    ['rice cakes', ['peanut butter', 'banana'], 'cracker'],
    ['fish cakes', ['peas', 'chips'], 'fish-cake'],
    ['Korean rice cakes', ['gochujang'], 'rice-cakes'],
    ['bawang 5 cloves', ['sibuyas', 'luya', 'toyo'], 'garlic'],
    ['2 bawang', ['lengkuas', 'serai', 'santan'], 'onion'],
    ['bawang', ['bawang putih', 'tempeh'], 'onion'],
    ['bawang merah', ['bawang putih', 'tempeh'], 'shallot'],
    ['semoule', ['carottes', 'ras el hanout'], 'couscous'],
    ['semoule', ['lait', 'vanilla extract'], 'semolina'],
    ['semoule fine', ['carottes'], 'semolina'],
  ])('%s beside %j', (text, others, food) => {
    const { usable } = screenIngredients([text, ...others]);
    expect(usable[0]?.food).toBe(food);
    expect(usable[0]?.text).toBe(text);
  });

  it('keeps how many there are', () => {
    const [reading] = screenIngredients(['4 fish cakes', 'gochujang']).usable;
    expect(reading).toMatchObject({ quantity: 4, readAs: 'Korean fish cakes' });
  });
});
