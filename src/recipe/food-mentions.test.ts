import { describe, expect, it } from 'vitest';
import { findFoods } from './food-mentions.ts';

function find(text: string): readonly string[] {
  return findFoods(text)
    .filter((mention) => !mention.negated && !mention.doubtful)
    .map((mention) => mention.food.id);
}

describe('findFoods', () => {
  it.each([
    ['Fry the leeks with the mushrooms.', ['leek', 'mushroom']],
    ['Add the aubergine, or eggplant.', ['aubergine', 'aubergine']],
    ['Stir in the coconut milk.', ['coconut-milk']],
    ['Grate the cheese with a cheese grater.', ['cheddar']],
    ['Cream the leeks.', ['leek']],
    ['Toast and roll.', []],
    ['Mince the garlic while it is still green.', ['garlic']],
    ['Season with salt and pepper.', []],
    ['Roll into walnut-sized balls.', []],
    ['A pearl of a dish.', []],
  ])('reads "%s"', (text, ids) => {
    expect(find(text)).toEqual(ids);
  });

  it.each([
    'Do not add butter.',
    'Use oil instead of butter.',
    'Serve without any butter.',
    'A butter-free crust.',
    'Never brown the butter.',
  ])('knows that "%s" rules butter out', (text) => {
    expect(find(text)).not.toContain('butter');
  });

  it.each([
    'Do not stir. Add the butter.',
    'Without a lid, it dries out; melt the butter.',
    'Melt the butter.',
  ])('knows that "%s" does not', (text) => {
    expect(find(text)).toContain('butter');
  });
});
