// What stays out stays out for a reason that is true of this dish, said once, with another use for it.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../../tests/suggest-from-list.ts';

const EMPTY =
  /nothing here calls for|better afterwards|wait for another day|would make another meal|enough on the plate|cannot hold it all/;

const LISTS: readonly string[] = [
  'quail eggs, asparagus, parma ham, sourdough',
  'tapioca, gorgonzola, pears, radicchio',
  'bread, cheese, ham, tomatoes, grapes, mayonnaise, crisps',
  'spaghetti, rice, potatoes, bread, mince, chicken breast, eggs, cheddar, mozzarella, tomatoes, onions, garlic, cream',
  'apples, pears, bananas, oranges, grapes, yoghurt, honey, oats, walnuts, cinnamon, raisins, milk',
  'cod, mussels, prawns, white wine, fennel, leeks, potatoes, saffron, garlic, cream, parsley, bread, orange',
  'frozen peas, sweetcorn, fish fingers, oven chips, tinned tuna, pasta, rice, baked beans, cheddar, eggs, bread, mayonnaise',
  'buckwheat flour, kefir, beetroot, sour cream, dill, apple, hazelnuts, brown sugar, pears, vanilla pod, eggs, lemon, horseradish, chives, cabbage, honey, mackerel, rice, tofu',
];

describe('no reason is empty, and none is said twice', () => {
  it.each(LISTS)('%s', (list) => {
    const { recipe } = suggestFromList(list);
    expect(recipe.leftOut.length).toBeGreaterThan(0);
    const reasons = [...new Set(recipe.leftOut.map(({ why }) => why))];
    expect(reasons.join('\n')).not.toMatch(EMPTY);
    const heads = reasons.map((why) => why.replace(/;.*/, ''));
    expect(new Set(heads).size).toBe(heads.length);
  });

  it('tells what else each of several is good for', () => {
    const { leftOut } = suggestFromList(LISTS[3] ?? '').recipe;
    const why = (name: RegExp): string => leftOut.find(({ ingredient }) => name.test(ingredient))?.why ?? '';
    expect(why(/chicken/)).toMatch(/cook or freeze (?:it|the chicken breast) by tomorrow/);
    expect(why(/potatoes/)).toMatch(/keep the potatoes for .+ and the rice for /);
  });

  it('never keeps a food for the dish that it stays out of', () => {
    for (const list of LISTS) {
      const { recipe } = suggestFromList(list);
      const named = /\b(soup|salad|frittata|omelette|stew)\b/i.exec(recipe.title ?? '')?.[1];
      if (named === undefined) continue;
      for (const { why } of recipe.leftOut) expect(why).not.toMatch(new RegExp(`for an? ${named}`, 'i'));
    }
  });
});

describe('a reason suits one food and several', () => {
  it.each<[string, Options, RegExp]>([
    [
      'flour, soy sauce, chicken, rice, peppers',
      { diets: ['gluten-free'] },
      /both .+ because you asked for gluten-free cooking/,
    ],
    [
      'pancetta, white wine, mushrooms, pasta, cream',
      { diets: ['halal'] },
      /both pancetta and white wine, because you asked for halal cooking/,
    ],
    [
      'butter, cream, potatoes, leeks, eggs',
      { avoid: ['milk'] },
      /both butter and double cream, because you avoid milk/,
    ],
  ])('%s', (list, options, line) => {
    const { text, recipe } = suggestFromList(list, options);
    expect(text).toMatch(line);
    expect(recipe.leftOut.map(({ why }) => why).join('\n')).not.toMatch(/\bthey (?:do|contain)\b/);
  });

  it('gives the certain reason before what some brands hold', () => {
    const { recipe } = suggestFromList('lamb mince, potatoes, carrots, manchego', { avoid: ['egg', 'milk'] });
    expect(recipe.leftOut.find(({ ingredient }) => ingredient === 'manchego')?.why).toBe(
      'it contains milk, which you avoid',
    );
  });
});
