import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../../tests/suggest-from-list.ts';

const TWO: Options = { servings: 2 };

describe('what is left of a dish', () => {
  it.each<[what: string, list: string, keeping: RegExp]>([
    [
      'hot food goes in within two hours',
      'beef mince, kidney beans, tinned tomatoes, onion',
      /2 hours.*fridge/,
    ],
    ['cold noodles too', 'tofu, peanut butter, rice noodles, broccoli, lime', /keeps a day in the fridge/],
    ['rice within one', 'tempeh, broccoli, brown rice, peanut butter, ginger', /within an hour/],
    [
      'pasta with next to nothing in it',
      'anchovies tin, cauliflower, pasta, chilli',
      /what is left, chilled within 2 hours/,
    ],
    ['what is crisp is eaten hot', 'fish fingers, tortilla, lettuce, tartare sauce', /Eat it hot/],
    [
      'bought burgers are not kept raw',
      'beef burgers frozen 4, buns, cheddar',
      /Eat at once; it does not keep/,
    ],
    ['an omelette is not kept', '3 eggs, cheddar, chives', /straight from the pan; it does not keep/],
    ['nor are shells', 'mussels 1kg, white wine, shallots, cream', /shellfish are neither kept nor warmed/],
    ['nor shells in a sauce', 'mussels 500g, tin tomatoes, linguine, chilli', /shellfish are neither kept/],
    [
      'squid is eaten cold',
      'squid 400g, chickpeas tin, tomatoes, lemon',
      /eaten cold, since .* the squid turns tough/,
    ],
    [
      'a leftover eaten cold',
      'leftover roast lamb 250g, couscous, mint, cucumber',
      /eat it by tomorrow: the lamb/,
    ],
  ])('%s', (_what, list, keeping) => {
    const { notes, findings } = suggestFromList(list, TWO);
    expect(notes).toMatch(keeping);
    expect(findings).toEqual([]);
  });

  it.each<[list: string, warm: RegExp, cold: RegExp]>([
    [
      'lamb chops 6, couscous, mint, yoghurt, cucumber',
      /reheat the lamb chops and couscous/,
      /cucumber and yoghurt cold/,
    ],
    [
      'tin tuna, sweetcorn tin, mayonnaise, jacket potatoes 2',
      /reheat the potatoes/,
      /tuna, sweetcorn and mayonnaise cold/,
    ],
    ['onion, 10 tomatoes, yoghurt, mint, stock', /reheat the soup/, /yoghurt cold/],
  ])('what is warmed up is named, and what is not: %s', (list, warm, cold) => {
    const { notes } = suggestFromList(list, TWO);
    expect(notes).toMatch(warm);
    expect(notes).toMatch(cold);
    expect(notes).not.toMatch(/reheat all but/);
  });

  it('warms up again what was stirred into the pot', () => {
    const { notes } = suggestFromList('4 chicken thighs, leek, creme fraiche, mustard, potatoes', TWO);
    expect(notes).not.toMatch(/crème fraîche cold/);
  });

  it('says nothing of two hours where nothing spoils', () => {
    expect(suggestFromList('bread, olive oil', TWO).notes).not.toMatch(/2 hours/);
  });
});
