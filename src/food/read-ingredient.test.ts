import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOOD_LIST } from './foods.ts';
import { NOT_FOOD } from './line/judge/not-food-terms.ts';
import { foodIndex } from './line/name/food-index.ts';
import { INGREDIENT_LENGTH } from './normalise-text.ts';
import { readIngredient } from './read-ingredient.ts';
import { splitIngredients } from './split-ingredients.ts';

const RUNS = { seed: 20_240_817, numRuns: 400 } as const;
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc
    .array(
      fc.constantFrom(
        '2',
        '½',
        'x',
        'tin',
        'of',
        'g',
        '(',
        ')',
        ',',
        'eggs',
        'bleach',
        'no',
        '\ud800',
        '-',
        '%',
      ),
      {
        maxLength: 20,
      },
    )
    .map((parts) => parts.join(' ')),
);

const namesOfFoods = FOOD_LIST.flatMap(({ id, name, plural, us, usPlural, names = [] }) =>
  [name, plural, us, usPlural, ...names].filter((text) => text !== undefined).map((text) => ({ id, text })),
);

describe('readIngredient', () => {
  it('reads any text at all, never throws, and says the same twice', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const reading = readIngredient(text);
        expect(readIngredient(text)).toEqual(reading);
        expect([...reading.text].length).toBeLessThanOrEqual(INGREDIENT_LENGTH);
        expect(reading.food === null || reading.verdict !== 'unknown').toBe(true);
        expect(reading.verdict === 'food' || reading.why !== undefined).toBe(true);
        expect('unit' in reading).toBe('quantity' in reading);
      }),
      RUNS,
    );
  });

  it.each([
    ['125 g glass noodles', 'glass-noodles'],
    ['2 glasses of red wine', 'red-wine'],
  ])('%s', (text, food) => {
    expect(readIngredient(text).food).toBe(food);
  });

  it('knows every food by its name, its plural and its US name', () => {
    const lost = FOOD_LIST.flatMap(({ id, name, plural, us, usPlural }) =>
      [name, plural, us, usPlural]
        .filter((text) => text !== undefined)
        .map((text) => ({ text, id, read: readIngredient(text) }))
        .filter(({ read }) => read.food !== id || read.verdict === 'not-food')
        .map(({ text, read }) => `${id}: ${text} -> ${read.food ?? read.why}`),
    );
    expect(lost).toEqual([]);
  });

  // A bare "sponge" is the one beside the sink, whatever cake is called by that name too.
  const everyday = new Set(NOT_FOOD.flatMap((entry) => entry.everyday ?? []));

  it('knows every other name of a food, as that food or as the one whose own name it is', () => {
    const lost = namesOfFoods
      .filter(({ text }) => !everyday.has(text))
      .map(({ id, text }) => ({ id, text, read: readIngredient(text) }))
      .filter(
        ({ id, text, read }) =>
          read.food !== id && !namesOfFoods.some((other) => other.text === text && other.id === read.food),
      )
      .map(({ id, text, read }) => `${id}: ${text} -> ${read.food ?? read.why}`);
    expect(lost).toEqual([]);
  });

  it('reads every beginning of every name without fault', () => {
    const beginnings = new Set(
      [...namesOfFoods.map(({ text }) => text), ...FOOD_LIST.flatMap(({ typed = [] }) => typed)].flatMap(
        (text) =>
          [...text].map((_, end, letters) =>
            letters
              .slice(0, end + 1)
              .join('')
              .trim(),
          ),
      ),
    );
    expect([...beginnings].filter((text) => readIngredient(text).text !== text)).toEqual([]);
  }, 120_000);

  // Read in the square of its length, eight times the words would take 64 times as long.
  it.each(['onion', 'brocoli', 'xyzzy', 'tom', 'кабачок', 'chkn'])(
    'takes no more than its share of time over more words: %s',
    (word) => {
      const time = (words: number): number =>
        Math.min(
          ...Array.from({ length: 12 }, (_, round) => {
            const line = `${`${word} `.repeat(words)}${round}`;
            const from = performance.now();
            readIngredient(line);
            return performance.now() - from;
          }),
        );
      time(1);
      expect(time(8)).toBeLessThan(40 * Math.max(time(1), 0.05));
    },
  );

  it('lets a plain name in a bracket tell which of two languages a word is of', () => {
    expect(readIngredient('misir (red lentils) 1 cup').food).toBe('red-lentils');
    expect(readIngredient('misir').food).toBe('sweetcorn');
    expect(readIngredient('misir (split red lentils)').food).toBe('red-lentils');
    expect(readIngredient('stilton (blue cheese)').food).toBe('blue-cheese');
  });

  it('does not mind capitals or spaces', () => {
    for (const { name } of FOOD_LIST) {
      const plain = readIngredient(name);
      expect(readIngredient(`  ${name.toUpperCase().replaceAll(' ', '   ')}\t`).food).toBe(plain.food);
    }
  });

  it('never corrects a word of the food data into something that is not food', () => {
    for (const word of foodIndex().words) {
      const reading = readIngredient(word);
      expect(reading.verdict === 'not-food' && reading.readAs !== undefined).toBe(false);
    }
  });

  it('does not judge what is longer than a line, but still finds what is not food at its beginning', () => {
    expect(readIngredient(`${'egg '.repeat(40)}`)).toMatchObject({ verdict: 'unknown', food: null });
    expect(readIngredient(`bleach ${'egg '.repeat(40)}`).verdict).toBe('not-food');
  });

  it.each([
    ['a', 1_000_000],
    [' ', 1_000_000],
    ['x 2 ', 250_000],
    ['(', 1_000_000],
    ['\ud800', 1_000_000],
    ['\ufdfa', 1_000_000],
    ['eggs and milk\n', 70_000],
    ['egg,', 250_000],
  ])('reads and parts %j a great many times over without hanging', (part, times) => {
    const text = part.repeat(times);
    expect(readIngredient(text).food).toBeNull();
    expect(splitIngredients(text).length).toBeLessThanOrEqual(2 * times);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'takes "%s" for an unknown word',
    (text) => {
      expect(readIngredient(text)).toMatchObject({ verdict: 'unknown', food: null, name: text });
    },
  );
});

describe('splitIngredients', () => {
  it('keeps the vessel that measures a food behind a comma with its food', () => {
    expect(splitIngredients('gravy, a mugful, red wine, a glass, potatoes, two handfuls, leek')).toEqual([
      'gravy, a mugful',
      'red wine, a glass',
      'potatoes, two handfuls',
      'leek',
    ]);
  });

  it('keeps behind mushrooms that nobody knows what they are', () => {
    expect(
      splitIngredients('wild mushrooms from our walk, not sure what sort, plums, think they are sloes, leek'),
    ).toEqual(['wild mushrooms from our walk, not sure what sort', 'plums, think they are sloes', 'leek']);
  });

  it('never throws and never gives an empty piece', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const piece of splitIngredients(text)) expect(piece.trim()).not.toBe('');
      }),
      RUNS,
    );
  });

  it('loses no letter of what was typed but "and" between ingredients', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...FOOD_LIST.map((food) => food.name)), { maxLength: 8 }),
        (names) => {
          const letters = (parts: readonly string[]): string => parts.join('').replace(/\s/g, '');
          expect(letters(splitIngredients(names.join('\n')))).toBe(
            letters(names.map((name) => name.replace(' & ', ''))),
          );
        },
      ),
      { ...RUNS, numRuns: 60 },
    );
  });
});
