import { expect, it } from 'vitest';
import { readHandover, writeHandover } from './handover.ts';

it('brings the list and the wishes through a reload as lines to be typed', () => {
  const hash = writeHandover(['1,5 kg flour', 'crème fraîche & co'], { diets: ['vegan'], avoid: ['milk'] });
  expect(hash).toMatch(/^#on-hand=[\w%.!~*'()-]+$/);
  expect(readHandover(hash)).toBe('1,5 kg flour\ncrème fraîche & co\nVegan\nNo milk');
});

it.each(['', '#recipe-step-3', '#on-hand=%E0%A4%A'])('reads nothing of %j', (hash) => {
  expect(readHandover(hash)).toBe('');
});
