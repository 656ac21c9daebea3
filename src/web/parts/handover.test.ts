import { expect, it } from 'vitest';
import { readHandover, writeHandover } from './handover.ts';

it('brings the list, the wishes and what stands in the field through a reload', () => {
  const wishes = { diets: ['vegan'], avoid: ['milk'] } as const;
  const hash = writeHandover(['1,5 kg flour', 'crème fraîche & co'], wishes, 'half a w+1 %', 'de');
  expect(hash).toMatch(/^#on-hand=[\w%.!~*'()-]+&in-field=[\w%.!~*'()-]+&language=de$/);
  expect(readHandover(hash)).toEqual({
    lines: '1,5 kg flour\ncrème fraîche & co\nVegan\nNo milk',
    inField: 'half a w+1 %',
    language: 'de',
  });
});

it.each(['', '#recipe-step-3', '#r=abc'])('reads nothing of %j', (hash) => {
  expect(readHandover(hash)).toBeNull();
});

it('reads a fragment that was cut', () => {
  expect(readHandover('#on-hand=%E0%A4%A')).toEqual({ lines: '\uFFFD%A', inField: '', language: null });
});
