import { expect, it } from 'vitest';
import { findConflict } from './find-conflict.ts';

it.each([
  ['400 g pork', { avoid: ['pork'] }, { kind: 'avoid', word: 'pork' }],
  ['cheddar', { avoid: ['milk'] }, { kind: 'avoid', word: 'milk' }],
  ['bacon', { diets: ['vegetarian'] }, { kind: 'diet', diet: 'vegetarian' }],
  ['leeks', { avoid: ['milk', 'pork'], diets: ['vegan'] }, null],
  ['zzyzx', { diets: ['vegan'] }, null],
] as const)('%s beside %j: %j', (line, wishes, conflict) => {
  expect(findConflict(line, wishes)).toEqual(conflict);
});
