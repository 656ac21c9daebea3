import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addWish, NO_WISHES, type Wish, type Wishes } from '../../recipe/wishes/wishes.ts';
import { isSameUsual, pickUsual, readUsual, type Settings, writeUsual } from './usual.ts';

const ASKED: readonly Wish[] = [
  { kind: 'servings', count: 4 },
  { kind: 'diet', diet: 'vegetarian' },
  { kind: 'avoid', word: 'nuts' },
  { kind: 'avoid', word: 'coriander' },
  { kind: 'without', word: 'oven' },
  { kind: 'units' },
  { kind: 'maxExtras', count: 0 },
  { kind: 'maxMinutes', minutes: 30 },
];
const WISHES: Wishes = ASKED.reduce<Wishes>(addWish, NO_WISHES);

it('is read back as it was written, without what differs from day to day', () => {
  const { maxExtras, maxMinutes, ...usual } = WISHES;
  expect(maxExtras).toBe(0);
  expect(maxMinutes).toBe(30);
  expect(readUsual(writeUsual({ wishes: WISHES, cupboard: ['olive oil', 'rice'] }))).toEqual({
    wishes: usual,
    cupboard: ['olive oil', 'rice'],
  });
  expect(readUsual(writeUsual({ wishes: {}, cupboard: [], language: 'ar' }))?.language).toBe('ar');
});

it.each<[Settings, boolean]>([
  [{ wishes: WISHES }, true],
  [{ wishes: { ...WISHES, maxExtras: 3 } }, true],
  [{ wishes: { ...WISHES, servings: 6 } }, false],
  [{ wishes: WISHES, language: 'de' }, false],
  [{ wishes: {} }, false],
])('tells whether %o is the usual', (settings, isSame) => {
  expect(isSameUsual(settings, { wishes: pickUsual(WISHES) })).toBe(isSame);
});

it.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['another version', '{"version":2,"wishes":{"diets":["vegan"]}}'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a megabyte', `{"version":1,"cupboard":["${'x'.repeat(1_000_000)}"]}`],
])('passes over %s', (_, text) => {
  expect(readUsual(text)).toBeNull();
});

it('keeps of hostile contents only what a cook could have set', () => {
  const hostile = {
    version: 1,
    wishes: {
      servings: 1e300,
      diets: ['vegan', '<script>', { kind: 'x' }, '__proto__'],
      avoid: [
        'nuts',
        '<img src=x>\u202e',
        7,
        'x'.repeat(81),
        ...Array.from({ length: 60 }, (_, at) => `food ${at}`),
      ],
      equipment: ['hob', 'nuclear reactor'],
      units: 'imperial',
      maxExtras: 0,
      source: 'model',
    },
    cupboard: ['rice', 'rice', '', null, { toString: 'x' }],
    language: '__proto__',
    constructor: { prototype: 1 },
  };
  const usual = readUsual(JSON.stringify(hostile));
  expect(usual?.wishes.servings).toBe(12);
  expect(usual?.wishes.diets).toEqual(['vegan']);
  expect(usual?.wishes.avoid).toContain('<img src=x>');
  expect(usual?.wishes.avoid?.length).toBeLessThanOrEqual(30);
  expect(usual?.wishes.equipment).toEqual(['hob']);
  expect(Object.keys(usual?.wishes ?? {}).sort()).toEqual(['avoid', 'diets', 'equipment', 'servings']);
  expect(usual?.cupboard).toEqual(['rice']);
  expect(usual).not.toHaveProperty('language');
});

it('never throws, whatever stands there', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.jsonValue().map((value) => JSON.stringify({ version: 1, wishes: value, cupboard: value })),
      ),
      (text) => {
        expect(() => readUsual(text)).not.toThrow();
      },
    ),
  );
});
