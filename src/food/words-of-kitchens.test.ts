import { describe, expect, it } from 'vitest';
import { fitsDiet } from './fits-diet.ts';
import { FOODS } from './foods.ts';
import { readIngredient } from './read-ingredient.ts';

describe('words of one kitchen that another would misread', () => {
  it.each([
    ['maneul', 'garlic'],
    ['kesbour', 'coriander'],
    ['kasbour 1 bunch', 'coriander'],
    ['kuzbara', 'coriander'],
    ['uluva', 'fenugreek-seeds'],
    ['vendhayam', 'fenugreek-seeds'],
    ['pamintang buo', 'black-pepper'],
    ['iru 1 tbsp', 'iru'],
    ['saging na saba', 'plantain'],
    ['saba fillets', 'mackerel'],
    ['bawang', 'garlic'],
    ['bawang bombay', 'onion'],
    ['bawang goreng', 'crispy-onions'],
    ['ghormeh sabzi frozen herbs', 'sabzi-herbs'],
    ['frozen sabzi ghormeh 400g', 'sabzi-herbs'],
    ['kuku sabzi herbs', 'sabzi-herbs'],
    ['kingfish steaks', 'kingfish'],
    ['king fish steaks 4', 'kingfish'],
    ['surmai steaks', 'kingfish'],
    ['kudampuli', 'kudampuli'],
    ['kokum', 'kudampuli'],
    ['imli/kadukkai', 'tamarind'],
    ['crayfish powder', 'dried-shrimp'],
    ['red matta rice', 'matta-rice'],
    ['kerala matta rice', 'matta-rice'],
    ['sinigang mix (Knorr)', 'sinigang-mix'],
    ['semoule', 'couscous'],
    ['semoule moyenne', 'couscous'],
    ['semoule extra fine', 'semolina'],
    ['white cheese in water', 'feta'],
    ['bulgarian white cheese', 'feta'],
    ['cheese in brine', 'feta'],
    ['white cheddar', 'cheddar'],
    ['green olives', 'olives'],
    ['parmesan rinds 2', 'parmesan-rind'],
    ['rind of parmesan', 'parmesan-rind'],
    ['pecorino rind', 'parmesan-rind'],
    ['12 oz baby carrots', 'baby-carrots'],
    ['carrots baby', 'baby-carrots'],
    ['Lipton onion soup mix', 'onion-soup-mix'],
    ['1 envelope onion soup mix', 'onion-soup-mix'],
    ['chicken gravy granules', 'gravy-granules'],
    ['onion gravy granules', 'gravy-granules'],
    ['instant gravy', 'gravy-granules'],
    ['Rhodes frozen dinner rolls', 'bread-dough'],
    ['frozen bread dough', 'bread-dough'],
    ['frozen dinner rolls', 'bread-roll'],
    ['6 stuffing balls', 'stuffing'],
    ['box of Kraft mac and cheese', 'mac-and-cheese'],
  ])('%s', (text, food) => {
    expect(readIngredient(text).food).toBe(food);
  });

  it('leaves a myrobalan and a sachet that nobody knows unread', () => {
    expect(['kadukkai', 'sinigang'].map((text) => readIngredient(text).food)).toEqual([null, null]);
  });

  it('knows what each of them holds, and what only its label tells', () => {
    expect(FOODS['parmesan-rind'].allergens).toEqual(['milk']);
    expect(fitsDiet(FOODS['parmesan-rind'], 'vegetarian')).toBe(false);
    expect(FOODS.plantain.allergens ?? []).toEqual([]);
    expect(FOODS['sinigang-mix'].mayContain).toContain('crustaceans');
    expect(FOODS['onion-soup-mix'].mayContain).toContain('gluten');
    expect(FOODS['gravy-granules'].mayContain).toEqual(expect.arrayContaining(['gluten', 'milk']));
    expect(FOODS['bread-dough'].allergens).toContain('gluten');
    expect(FOODS.kingfish.origins).toEqual(['fish']);
    expect(FOODS.kingfish.allergens ?? []).toEqual(['fish']);
    for (const id of ['sinigang-mix', 'onion-soup-mix'] as const)
      expect(fitsDiet(FOODS[id], 'vegetarian')).toBe(false);
  });
});
