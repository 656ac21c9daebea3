// What a home cook makes of everyday lists: the dish they name, and nothing of its family left out of the pan.

import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../tests/suggest-from-list.ts';

const LISTS: readonly (readonly [list: string, title: RegExp])[] = [
  ['chicken thighs, coriander, yoghurt, cumin, turmeric, basmati rice, tinned tomatoes', /Curry$/],
  ['chicken thighs, onion, garlic, ginger, tomato puree, garam masala, turmeric, cumin, yoghurt', /Curry/],
  ['leftover turkey, rice, curry powder, onion, yoghurt', /^Turkey Curry/],
  ['diced lamb, onions, tomato puree, spinach, cumin, turmeric, yoghurt', /^Slow Lamb and Spinach Curry$/],
  [
    'beef mince, spaghetti, chopped tomatoes, worcestershire sauce, onion, garlic, carrots',
    /^Spaghetti Bolognese$/,
  ],
  ['beef mince, kidney beans, chopped tomatoes, worcestershire sauce, onion, chilli powder', /^Chilli/],
  ['spaghetti, anchovies, capers, olives, garlic, chilli, chopped tomatoes', /^Spaghetti Puttanesca/],
  ['sausages, pasta, fennel seeds, cream, chopped tomatoes', /^Pasta with Sausages/],
  ['gnocchi, butternut squash, sage, butter, parmesan', /^Gnocchi with Butternut Squash/],
  ['duck legs, orange, red cabbage, potatoes', /^Slow-Roast Duck Legs/],
  ['duck legs, lentils, carrots, onion', /^Slow-Roast Duck Legs/],
  ['onions, gruyere, baguette, beef stock, thyme', /^French Onion Soup with Gruyère Toasts$/],
  ['onions, beef stock, cheddar, bread, butter', /^Onion Soup with Cheddar Toasts$/],
  ['broccoli, stilton, potato, onion', /^Broccoli and Stilton Soup$|Stilton$/],
  ['parsnips, apple, onion, cream, curry powder', /^Curried Parsnip and Apple Soup with Cream$/],
  ['carrots, coriander, onion, stock', /^Carrot and Coriander Soup$/],
  ['6 chicken drumsticks, 1 lemon, 750g new potatoes, garlic, frozen peas', /^Roast Chicken Drumsticks/],
  ['pancake mix, maple syrup, blueberries', /^Thick Pancakes with Blueberries$/],
  ['pancake mix, bananas', /^Thick Pancakes with Bananas$/],
  ['kimchi, cooked rice, spam, eggs, gochujang', /^Kimchi Fried Rice with Spam and Egg$/],
  ['kimchi, tofu, rice, sesame oil', /^Kimchi Fried Rice with Tofu$/],
  ['minced beef, eggs, rice, peas, onions', /Beef Fried Rice with Peas$/],
  ['miso, soba noodles, dashi, nori, shiitake, daikon', /^Miso Noodle Soup/],
  ['watermelon, feta, prosciutto, olives, basil', /^Feta and Watermelon Salad/],
  ['eggs, tomatoes, peppers, onion, cumin, paprika, bread', /^Shakshuka with Peppers$/],
  ['avocado, eggs, bread, chilli flakes, lime', /^Soft Scrambled Eggs on Toast with Avocado$/],
  ['smoked salmon, eggs, bagels, cream cheese', /^Soft Scrambled Eggs on Bagels with Smoked Salmon$/],
  ['chicken nuggets, frozen peas, oven chips', /^Chicken Nuggets with Chips and Peas$/],
  ['ham, eggs, oven chips', /^Ham, Eggs and Chips$/],
  ['salmon, miso, rice, spinach, sesame seeds', /^Miso-Glazed Salmon with Rice and Spinach$/],
  ['salmon, rice, nori, cucumber, soy sauce, avocado', /^Soy-Glazed Salmon with Rice/],
  ['mushrooms, garlic, cream, bread, parsley', /^Creamy Garlic Mushrooms on Toast$/],
  ['mushrooms, pearl barley, onion, thyme, parmesan', /^Mushroom Pearl Barley Risotto$/],
  ['chicken thighs, leeks, bacon, cider, carrots', /^Chicken in Cider with Leeks/],
  ['chicken thighs, onions, carrots, potatoes, stock cube', /^Chicken Casserole with/],
  ['chicken thighs, dried apricots, cinnamon, onions, couscous', /Chicken Tagine/],
  ['sausages, baked beans, potatoes', /^Sausages with Baked Beans/],
  ['green lentils, feta, beetroot, spinach, walnuts', /^Braised Lentils with/],
  ['chickpeas, tahini, lemon, garlic, pitta', /^Hummus/],
  ['rhubarb, ginger, oats, butter', /^Rhubarb Crumble/],
  ['paneer, spinach, tomato puree, garam masala, cumin, turmeric', /^Palak Paneer$/],
  ['paneer, peas, ghee, tomato puree, garam masala, ginger, naan', /^Matar Paneer$/],
  ['clams, spaghetti, white wine, parsley, garlic', /^Spaghetti with Clams/],
  ['salmon, cream cheese, pasta, dill, peas', /^Pasta with Salmon/],
  ['avocado, bacon, eggs, tortillas', /^Soft Scrambled Eggs in Tortillas with Bacon$/],
  ['bread, garlic, butter, cheese', /^Cheese and Garlic Toastie$/],
  ['carrots, ginger, orange, coconut milk, onion', /^Carrot and Ginger Soup with Coconut and Orange$/],
];

describe('what a home cook makes of it', () => {
  it.each(LISTS)('%s: all of it is used', (list, title) => {
    const { recipe, findings } = suggestFromList(list, { servings: 4 });
    expect(recipe.title).toMatch(title);
    expect(recipe.leftOut).toEqual([]);
    expect(findings).toEqual([]);
  });
});

describe('what the steps of it say', () => {
  it('has a second way with risotto rice that uses the same list', () => {
    const list = 'mushrooms, risotto rice, onion, parmesan, white wine, thyme';
    const { recipe } = suggestFromList(list, { idea: 1 });
    expect(recipe.title).toBe('Oven-Baked Mushroom Risotto');
    expect(recipe.leftOut).toEqual([]);
  });

  it('bones the thighs that are cut up', () => {
    const { lines } = suggestFromList('chicken thighs, coconut milk, curry powder, spinach');
    expect(lines).toMatch(/chicken thighs, boned (?:and|,) skinned,? (?:and )?cut/);
  });

  it('leaves the joints of a rabbit as they are and cooks barley in the pot', () => {
    expect(suggestFromList('1 jointed rabbit, prunes, mustard, cider').lines).toMatch(/rabbit, jointed/);
    const { steps } = suggestFromList('stewing beef, pearl barley, carrots, mustard', { servings: 4 });
    expect(steps).toMatch(/pearl barley[^.]*\d+ ml water/);
  });

  it('takes the prawns out before they turn tough', () => {
    const { steps } = suggestFromList('prawns, linguine, garlic, white wine, parsley');
    expect(steps).toMatch(/Lift them out[\s\S]*and the prawns into the pan/);
  });

  it('chars no spinach and no peas for a tortilla', () => {
    const { steps } = suggestFromList('cooked chicken, tortillas, spinach, cheddar, salsa');
    expect(steps).toMatch(/spinach[^.]*just wilted/);
    expect(steps).not.toMatch(/charred/);
  });

  it('breaks up the mince of a taco and tosses no raw meat in spice', () => {
    const { steps } = suggestFromList('turkey mince, corn tortillas, salsa, peppers');
    expect(steps).toMatch(/break it up/);
    expect(steps).not.toMatch(/Toss the turkey/);
  });

  it('gives a pot of many roots all of them but the one that dyes', () => {
    const { recipe } = suggestFromList(
      'carrots, beetroot, celeriac, kohlrabi, kale, potatoes, onions, leek, parsnips',
      { servings: 4 },
    );
    expect(recipe.title).toMatch(/^Root Vegetable Soup/);
    expect(recipe.leftOut.map(({ ingredient }) => ingredient)).toEqual(['beetroot']);
  });
});
