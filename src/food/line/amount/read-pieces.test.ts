import { describe, expect, it } from 'vitest';
import { readIngredient } from '../../read-ingredient.ts';

describe('a count and a weight on one line', () => {
  it.each([
    ['1 onion 150g', 'onion', 1, null, 150],
    ['2 chicken breasts 350g', 'chicken-breast', 2, null, 350],
    ['3 carrots ca. 300 g', 'carrot', 3, null, 300],
    ['3 carrots ~300g', 'carrot', 3, null, 300],
    ['3 carrots, approx 300g total', 'carrot', 3, null, 300],
    ['300g carrots (3)', 'carrot', 3, null, 300],
    ['300g carrots x 3', 'carrot', 3, null, 300],
    ['carrots x3 300g', 'carrot', 3, null, 300],
    ['carrots 3 300g', 'carrot', 3, null, 300],
    ['carrots 3pcs 300g', 'carrot', 3, null, 300],
    ['carrots - 3 - 300g', 'carrot', 3, null, 300],
    ['carrots (3) 300g', 'carrot', 3, null, 300],
    ['carrots 300g x3', 'carrot', 3, null, 300],
    ['2 cod fillets 280g frozen', 'cod', 2, null, 280],
    ['2 pork chops 1 lb 2 oz', 'pork-chop', 2, null, 510.3],
    ['potatoes 2lb 4oz', 'potato', 2.25, 'lb', 1020.6],
    ['1 bunch asparagus 250g', 'asparagus', 1, 'bunch', 250],
    ['2 cups rice 400g', 'rice', 2, 'cup', 400],
    ['1 butternut squash 1.2kg', 'butternut-squash', 1, null, 1200],
  ])('%s: all of them weigh it', (text, food, quantity, unit, grams) => {
    expect(readIngredient(text)).toMatchObject({ food, quantity, unit, grams });
  });

  it.each([
    ['2 sea bass fillets 90g each', 'sea-bass', 2, 180],
    ['4 chicken thighs @ 120g', 'chicken-thigh', 4, 480],
    ['4 chicken thighs, each 120g', 'chicken-thigh', 4, 480],
    ['chicken thighs (4 x 120g)', 'chicken-thigh', 4, 480],
    // No steak weighs half of it.
    ['2 steaks 225g', 'steak', 2, 450],
    ['ribeye 8oz x 2', 'steak', 2, 453.6],
  ])('%s: one of them weighs it', (text, food, quantity, grams) => {
    expect(readIngredient(text)).toMatchObject({ food, quantity, unit: null, grams });
  });

  it.each([
    ['chicken wings 600g x2', 'chicken-wing', 1200, 'g', 1200],
    ['mince 500g x2', 'beef-mince', 1000, 'g', 1000],
    ['mince x2 500g', 'beef-mince', 500, 'g', 500],
    ['1 gammon joint 750g', 'gammon-joint', 750, 'g', 750],
    ['1 pot cream 300ml', 'double-cream', 300, 'ml', 300],
    ['milk 1l x2', 'milk', 2, 'l', 2060],
    ['chickpeas 400g x2', 'chickpeas', 2, 'tin', 480],
    ['2 tins chopped tomatoes 400g each', 'tinned-tomato', 2, 'tin', 800],
  ])('%s: packs and tins, not pieces', (text, food, quantity, unit, grams) => {
    expect(readIngredient(text)).toMatchObject({ food, quantity, unit, grams });
  });

  it('leaves numbers that count nothing', () => {
    expect(readIngredient('flour type 00 1kg')).toMatchObject({
      food: 'plain-flour',
      quantity: 1,
      unit: 'kg',
    });
    expect(readIngredient('spaghetti no 5 500g')).toMatchObject({ food: 'spaghetti', grams: 500 });
    expect(readIngredient('3 potatoes and 50 g cheddar').food).toBeNull();
  });
});
