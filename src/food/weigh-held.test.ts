import { describe, expect, it } from 'vitest';
import { FOODS, type FoodId } from './foods.ts';
import { readHeld, readShareLeft } from './read-held.ts';
import { weighHeld } from './weigh-held.ts';

describe('readHeld', () => {
  it.each<[text: string, word: string, many: number]>([
    ['half a bag of peas', 'bag', 0.5],
    ['1/2 an old opened bag peas', 'bag', 0.5],
    ['1 1/2 tubs of hummus', 'tub', 1.5],
    ['feta - half a block', 'block', 0.5],
    ['2 large handfuls spinach', 'handful', 3],
    ['handful wrinkly cherry tomatoes', 'handful', 1],
    ['bunch green onions', 'bunch', 1],
    ['chestnut mushrooms punnet', 'punnet', 1],
    ['a couple of handfuls of kale', 'handful', 2],
    ['ginger thumb size', 'thumb', 1],
  ])('%s: %s, %s', (text, word, many) => {
    expect(readHeld(text)).toMatchObject({ word, many });
  });

  it.each(['pot noodle', '6 pack of sausages', '2 eggs', 'bar', 'stick blender', ''])(
    '"%s" is held in nothing',
    (text) => {
      expect(readHeld(text)).toBeUndefined();
    },
  );
});

describe('readShareLeft', () => {
  it.each<[text: string, share: number]>([
    ['cucumber half used', 0.5],
    ['red cabbage 1/4 left', 0.25],
    ['jar of salsa, quarter gone', 0.75],
    ['tiny bit of gruyere', 0.1],
    ['olives, scraps of a jar', 0.1],
    ['houmous tub nearly finished', 0.1],
    ['the end of a salami', 0.2],
    ['bit of cheddar', 0.2],
    ['rest of a bag of rocket', 0.5],
    ['2 eggs', 1],
    ['lasagne sheets', 1],
  ])('%s: %s', (text, share) => {
    expect(readShareLeft(text)).toBeCloseTo(share);
  });
});

describe('weighHeld', () => {
  it.each<[text: string, food: FoodId, grams: number | null]>([
    ['handful of spinach', 'spinach', 30],
    ['handful of cooked prawns', 'cooked-prawns', 80],
    ['handful of diced lamb', 'stewing-lamb', 110],
    ['mug of basmati', 'basmati-rice', 210],
    ['half a bag of potatoes', 'potato', null],
    ['dollop of creme fraiche', 'creme-fraiche', 30],
  ])('%s: %s g', (text, food, grams) => {
    expect(weighHeld(text, FOODS[food])?.grams).toBe(grams);
  });

  it.each<[text: string, food: FoodId]>([
    ['2 carrots', 'carrot'],
    ['handful of parsley', 'parsley'],
    ['glug of olive oil', 'olive-oil'],
    ['2 cereal bars', 'cereal-bar'],
    ['2 sticks celery', 'celery'],
  ])('says nothing of %s', (text, food) => {
    expect(weighHeld(text, FOODS[food])).toBeNull();
  });
});
