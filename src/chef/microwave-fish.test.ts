import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../tests/suggest-from-list.ts';

describe('a microwave and a fish', () => {
  it.each([
    ['salmon', 1, ['salmon']],
    ['salmon fillet, frozen edamame, microwave rice pouch', 1, ['salmon', 'edamame']],
    ['salmon fillet, peas', 2, ['salmon']],
    ['white fish fillet, leeks, lemon, parsley', 2, ['leek', 'lemon', 'parsley']],
    ['cod fillets frozen, frozen peas, broccoli', 4, ['broccoli', 'frozen-peas']],
  ] as const)('makes the fish the meal, with what is green beside it: %s', (list, servings, used) => {
    const { dish, foods, steps, findings } = suggestFromList(list, { servings, equipment: ['microwave'] });
    expect(dish).toBe('microwave-fish');
    for (const food of used) expect(foods).toContain(food);
    expect(steps).toMatch(/opaque all through.*63 C/);
    expect(findings).toEqual([]);
  });

  it.each(['salmon fillet, peas', 'cod, leeks'])('is no dish for a whole kitchen: %s', (list) => {
    expect(suggestFromList(list).dish).not.toBe('microwave-fish');
  });
});

describe('what a dish is called among the reasons', () => {
  it('is a bowl, where it is noodles', () => {
    const { leftOut } = suggestFromList('chicken livers 300g, soba, wasabi peas, dragon fruit').recipe;
    expect(leftOut.map(({ why }) => why).join()).not.toMatch(/\b(?:a|this) noodles\b/);
  });

  it('is no cake, where it is rice cakes', () => {
    const { leftOut } = suggestFromList(
      'gochujang, tteok, fish cakes, kimchi, eggs, mozzarella, spam',
    ).recipe;
    expect(leftOut.map(({ why }) => why).join()).not.toMatch(/\bthe cake\b/);
  });

  it('does not call pastry tender', () => {
    const { leftOut } = suggestFromList('beef mince, swede, carrots, onion, frozen puff pastry', {
      servings: 4,
    }).recipe;
    expect(leftOut.map(({ why }) => why).join()).not.toMatch(/puff pastry tender/);
  });
});
