import { expect, it } from 'vitest';
import { readIngredient } from '../../food/read-ingredient.ts';
import { readTypedWishes } from '../../recipe/wishes/read-typed-wishes.ts';
import { describeSet, describeUnknown, partWishes } from './part-wishes.ts';

const part = (...lines: string[]) => partWishes(lines, (line) => readTypedWishes(line, readIngredient));

it('parts ingredients from wishes and keeps the order of both', () => {
  const parted = part('eggs', 'no dairy', 'rice', 'vegan', 'without milk');
  expect(parted.texts).toEqual(['eggs', 'rice']);
  expect(describeSet(parted.wishes)).toBe('Set: No milk, Vegan.');
  expect(parted.left).toEqual([]);
});

it('gives back the line that names what cannot be looked for', () => {
  const parted = part('rice', 'no gristle or soy');
  expect(parted.texts).toEqual(['rice']);
  expect(parted.left).toEqual(['no gristle or soy']);
  expect(describeSet(parted.wishes)).toBe('Set: No soy.');
  expect(describeUnknown(parted.unknown)).toContain('gristle');
});

it('has no words where nothing was set', () => {
  expect(describeSet([]) + describeUnknown([])).toBe('');
});
