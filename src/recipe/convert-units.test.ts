import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAmounts } from './amounts/find-amounts.ts';
import { convertUnits } from './convert-units.ts';

describe('amounts', () => {
  test.each([
    ['225 g butter', 'us', '8 oz butter'],
    ['1 kg potatoes', 'us', '2 1/4 lb potatoes'],
    ['450 g mince', 'us', '1 lb mince'],
    ['250 ml milk', 'us', '1 cup milk'],
    ['500 ml stock', 'us', '2 cups stock'],
    ['1 litre water', 'us', '4 1/4 cups water'],
    ['30 ml cream', 'us', '2 tbsp cream'],
    ['7 g dried yeast', 'us', '7 g dried yeast'],
    ['2 x 400 g tins tomatoes', 'us', '2 x 14 oz tins tomatoes'],
    ['2 tbsp olive oil', 'us', '2 tbsp olive oil'],
    ['a 20 cm dish, sliced 1 cm thick', 'us', 'an 8 inch dish, sliced 3/8 inch thick'],
    ['100 to 150 g rice', 'us', '3 1/2 to 5 1/2 oz rice'],
    ['1 cup milk', 'metric', '240 ml milk'],
    ['1/2 cup rice', 'metric', '120 ml rice'],
    ['1 1/2 lb chicken', 'metric', '675 g chicken'],
    ['8 oz cheddar', 'metric', '230 g cheddar'],
    ['8 oz (225 g) cheddar', 'metric', '225 g cheddar'],
    ['8 oz (225 g) cheddar', 'us', '8 oz cheddar'],
    ['1 cup (120 g) flour', 'metric', '120 g flour'],
    ['225g/8oz flour', 'metric', '225g flour'],
    ['a 1-inch piece of ginger', 'metric', 'a 2.5-cm piece of ginger'],
    ['1 pint milk', 'metric', '575 ml milk'],
    ['3 eggs, plus 1 yolk', 'us', '3 eggs, plus 1 yolk'],
  ] as const)('%s, %s', (text, units, now) => expect(convertUnits(text, { units })).toBe(now));

  const METRIC = fc.oneof(
    fc.integer({ min: 15, max: 1500 }).map((value) => ({ text: `${value} g rice`, least: value })),
    fc.integer({ min: 60, max: 1500 }).map((value) => ({ text: `${value} ml milk`, least: value })),
  );

  test('there and back is what it was, within rounding', () => {
    fc.assert(
      fc.property(METRIC, ({ text, least }) => {
        const there = convertUnits(text, { units: 'us' });
        const [back] = findAmounts(convertUnits(there, { units: 'metric' }));
        const spoons = { tsp: 5, tbsp: 15, kg: 1000, l: 1000 }[String(back?.unit)] ?? 1;
        expect(Math.abs((back?.low ?? 0) * spoons - least)).toBeLessThanOrEqual(4 + 0.18 * least);
      }),
    );
  });

  test('what is in the wanted units already stays to the letter, so a second time changes nothing', () => {
    fc.assert(
      fc.property(METRIC, fc.constantFrom('metric' as const, 'us' as const), ({ text }, units) => {
        const once = convertUnits(text, { units });
        expect(convertUnits(once, { units })).toBe(once);
        if (units === 'metric') expect(once).toBe(text);
      }),
    );
  });
});

describe('temperatures', () => {
  test.each([
    ['Heat the oven to 200 C (180 C fan, 400 F).', 'c', 'Heat the oven to 200 C (180 C fan).'],
    ['Heat the oven to 200 C (180 C fan, 400 F).', 'f', 'Heat the oven to 400 F (350 F fan).'],
    ['Heat the oven to 200 C (180 C fan, 400 F).', 'gas', 'Heat the oven to gas mark 6.'],
    ['Preheat the oven to 350°F.', 'c', 'Preheat the oven to 180°C.'],
    ['Preheat the oven to 350 °F.', 'gas', 'Preheat the oven to gas mark 4.'],
    ['Bake at 180C fan for 20 minutes.', 'f', 'Bake at 350 F fan for 20 minutes.'],
    ['Bake at 180C fan for 20 minutes.', 'gas', 'Bake at gas mark 6 for 20 minutes.'],
    ['Heat the oven to 190C/170C fan/gas 5.', 'c', 'Heat the oven to 190C (170C fan).'],
    ['Heat the oven to 190C/170C fan/gas 5.', 'gas', 'Heat the oven to gas mark 5.'],
    ['Set the oven to gas mark 4 (180 C, middle shelf).', 'f', 'Set the oven to 350 F (middle shelf).'],
    ['until the thickest part reads 74 C', 'f', 'until the thickest part reads 165 F'],
    ['until the thickest part reads 165 F', 'c', 'until the thickest part reads 74 C'],
    ['until the thickest part reads 74 C', 'gas', 'until the thickest part reads 74 C'],
    ['Heat the oil to 180 C.', 'f', 'Heat the oil to 356 F.'],
    ['Roast at 180 to 200 C.', 'f', 'Roast at 350 to 400 F.'],
    ['Vitamin C, 2 C flour and 5 minutes', 'f', 'Vitamin C, 2 C flour and 5 minutes'],
  ] as const)('%s as %s', (text, oven, now) => expect(convertUnits(text, { oven })).toBe(now));

  test('a core temperature is the same there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 94 }), (c) => {
        const text = `until the core reads ${c} C`;
        expect(convertUnits(convertUnits(text, { oven: 'f' }), { oven: 'c' })).toBe(text);
      }),
    );
  });

  test('the dial of an oven is within five degrees there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 26 }), (tens) => {
        const f = convertUnits(`Bake at ${tens * 10} C.`, { oven: 'f' });
        const back = Number(/(\d+) C/.exec(convertUnits(f, { oven: 'c' }))?.[1]);
        expect(Math.abs(back - tens * 10)).toBeLessThanOrEqual(10);
      }),
    );
  });
});

test('no text makes it throw, and without a wish none is changed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      convertUnits(text, { units: 'us', oven: 'gas' });
      expect(convertUnits(text, {})).toBe(text);
    }),
  );
});
