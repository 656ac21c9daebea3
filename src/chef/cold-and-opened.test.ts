import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../tests/suggest-from-list.ts';

const read = suggestFromList;

describe('what is eaten as it comes out of the fridge', () => {
  it.each([
    ['cooked salmon leftover, cucumber, lettuce', /Eat the salmon cold only within 2 days of cooking/],
    ['roast chicken leftovers, lettuce, tomatoes', /Eat the chicken cold only within 2 days/],
    ['hummus, carrots, pitta', /the hummus within 2 days/],
    ['smoked salmon, cream cheese, bagels, lemon', /In pregnancy, and for anyone frail, heat the salmon/],
    ['brie, grapes, crackers', /In pregnancy, and for anyone frail, heat the brie/],
  ])('%s: says how old it may be, and for whom it is not', (list, note) => {
    const { notes, findings } = read(list);
    expect(notes).toMatch(note);
    expect(findings).toEqual([]);
  });

  it('says nothing of what is cooked, nor of a hard cheese', () => {
    expect(read('stilton, pears, walnuts, chicory').notes).not.toMatch(/pregnan/);
    expect(read('camembert, bread').notes).not.toMatch(/pregnan/);
  });

  it('sends who avoids milk to the label of a loaf', () => {
    expect(read('crusty bread, sardines, lemon', { avoid: ['milk', 'egg'] }).notes).toMatch(
      /check the label of the crusty bread \(egg and milk\)/,
    );
  });
});

describe('how a food comes out of its packet', () => {
  it.each([
    ['beetroot vac packed, feta, rocket, walnuts', /beetroots?, cut into wedges/, /peeled and coarsely/],
    ['frozen cherries, flour, eggs, milk', /cherries, frozen/, /stoned/],
    ['bagels, cream cheese, cucumber, dill', /bagels, split/, /toast and/],
    ['taco shells, mince, cheddar, lettuce', /taco shells/, /bend|tortilla/],
    ['2 ears sweet corn, courgette, pinto beans, red onion, rice', /2 corn cobs, .*kernels/, /corn cobs and/],
  ])('%s', (list, wanted, unwanted) => {
    const { lines, steps } = read(list);
    expect(lines).toMatch(wanted);
    expect(`${lines} ${steps}`).not.toMatch(unwanted);
  });

  it('cooks frozen fruit and cooking apples, and serves neither raw', () => {
    expect(read('frozen cherries, flour, eggs, milk').steps).toMatch(/cherries.*bake until/s);
    expect(read('frozen cherries, flour, egg, buttermilk').steps).toMatch(/put the cherries [^.]*small pan/);
    expect(read('bramley apples, flour, eggs, milk').steps).toMatch(/apple [^.]*small pan/);
    expect(read('bramley apples, yoghurt', { equipment: ['kettle'] }).lines).not.toMatch(/apple/);
  });

  it('takes 2 tablespoons of custard powder for 600 ml', () => {
    expect(read('custard powder, milk, bananas', { servings: 6 }).lines).toMatch(/^2 tbsp custard powder$/m);
  });

  it('never halves a pinch', () => {
    const { lines, steps } = read('sausages, peppers, potatoes');
    if (/half the salt/.test(steps)) expect(lines).not.toMatch(/a pinch of salt/);
  });
});

describe('the plate that a list asks for', () => {
  it.each([
    ['watermelon, halloumi, mint', 'melon-and-cheese', /Halloumi and Watermelon/],
    ['tomatoes, mozzarella, basil', 'melon-and-cheese', /Mozzarella and Tomato Salad with Basil/],
    ['prosciutto, melon, rocket', 'melon-and-cheese', /Prosciutto and Melon/],
    ['cream crackers, cheddar, pickle, apple', 'melon-and-cheese', /Cheddar and Apple Plate/],
    ['smoked salmon, dill, cucumber', 'composed-salad', /Smoked Salmon and Cucumber/],
    ['rice paper, rice vermicelli, prawns, carrot, mango, mint', 'summer-rolls', /Summer Rolls with Prawns/],
    ['rice paper, tofu, carrot, cucumber, mint', 'summer-rolls', /Summer Rolls with Tofu/],
    ['natto, rice, spring onion', 'natto-rice', /Natto on Hot Rice/],
    ['masa harina, refried beans, cheese', 'masa', /Pupusas with Refried Beans and Cheese/],
    ['masa harina, mozzarella', 'masa', /Pupusas/],
    ['kippers, brown bread, butter, lemon', 'solo', /Poached Kippers/],
    ['peanut butter, sugar, egg', 'cookies', /Peanut Butter Cookies/],
    ['red wine, orange, cinnamon, cloves', 'toddy', /Mulled Wine/],
    ['lemon', 'lemonade', /Lemonade/],
    ['croissants, ham, gruyere', 'topped-toast', /on Croissants/],
  ])('%s: %s', (list, dish, title) => {
    const { dish: found, recipe, findings } = read(list);
    expect(recipe.title).toMatch(title);
    expect(found).toBe(dish);
    expect(recipe.leftOut).toEqual([]);
    expect(findings).toEqual([]);
  });

  it('has no program words in its title', () => {
    for (const list of ['natto', 'plantain', 'crab meat', 'boiled eggs', 'smoked salmon'])
      expect(read(list).recipe.title).not.toMatch(/Simply|from the Pan/);
  });

  it('takes the mayonnaise into the dressing of a prawn salad', () => {
    const { recipe, steps } = read('cooked prawns, mayonnaise, ketchup, lettuce, lemon');
    expect(recipe.leftOut).toEqual([]);
    expect(steps).not.toMatch(/Add to the dressing/);
  });
});
