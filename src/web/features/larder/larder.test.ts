import { describe, expect, it } from 'vitest';
import { createLarder, isSameLetters, splitPlainly } from './larder.ts';

function fill(...texts: string[]) {
  const larder = createLarder();
  larder.add(texts, isSameLetters);
  return larder;
}
const names = (larder: ReturnType<typeof createLarder>) => larder.read().ingredients.map(({ text }) => text);

describe('the list', () => {
  it('keeps the order in which things are added', () => {
    expect(names(fill('eggs', 'milk', 'leeks'))).toEqual(['eggs', 'milk', 'leeks']);
  });

  it('adds nothing for blanks', () => {
    const larder = fill('eggs');
    expect(larder.add(['', '  ', '\u0000'], isSameLetters).added).toEqual([]);
    expect(names(larder)).toEqual(['eggs']);
  });

  it('adds no duplicate and names the one that stands', () => {
    const larder = fill('Eggs', 'milk');
    const outcome = larder.add(['eggs', 'leeks', 'LEEKS'], isSameLetters);
    expect(outcome.duplicates).toEqual(['eggs', 'LEEKS']);
    expect(outcome.standing.map(({ text }) => text)).toEqual(['Eggs', 'leeks']);
    expect(names(larder)).toEqual(['Eggs', 'milk', 'leeks']);
  });

  it('gives back what is too long, counted in characters and not in halves of them', () => {
    const larder = createLarder();
    const outcome = larder.add(['ö'.repeat(80), '🥕'.repeat(80), 'x'.repeat(81)], isSameLetters);
    expect(outcome.added).toHaveLength(2);
    expect(outcome.tooLong).toEqual(['x'.repeat(81)]);
  });

  it('holds thirty and gives the rest back', () => {
    const outcome = createLarder().add(
      Array.from({ length: 33 }, (_, at) => `thing ${at}`),
      isSameLetters,
    );
    expect(outcome.added).toHaveLength(30);
    expect(outcome.noRoom).toEqual(['thing 30', 'thing 31', 'thing 32']);
  });

  it('puts several in the place of a line that was read as several', () => {
    const larder = fill('eggs', 'milk and 2 onions', 'rice');
    const [, line] = larder.read().ingredients;
    larder.replace(line?.id ?? -1, ['milk', '2 onions'], isSameLetters);
    expect(names(larder)).toEqual(['eggs', 'milk', '2 onions', 'rice']);
    expect(larder.read().ingredients[1]?.id).toBe(line?.id);
  });

  it('drops a line that turns out to be on the list already', () => {
    const larder = fill('eggs', 'egg');
    const outcome = larder.replace(larder.read().ingredients[1]?.id ?? -1, ['egg'], () => true);
    expect(outcome.standing.map(({ text }) => text)).toEqual(['eggs']);
    expect(names(larder)).toEqual(['eggs']);
  });

  it('leaves an ingredient alone when its new text is too long or blank', () => {
    const larder = fill('eggs');
    larder.replace(larder.read().ingredients[0]?.id ?? -1, ['x'.repeat(81)], isSameLetters);
    larder.replace(larder.read().ingredients[0]?.id ?? -1, [' '], isSameLetters);
    expect(names(larder)).toEqual(['eggs']);
  });

  it('clears and brings everything back, ids included', () => {
    const larder = fill('eggs', 'milk');
    const before = larder.read().ingredients;
    larder.clear();
    expect(names(larder)).toEqual([]);
    expect(larder.undo()).toBe(2);
    expect(larder.read().ingredients).toEqual(before);
  });

  it('forgets the way back once something new is added', () => {
    const larder = fill('eggs');
    larder.clear();
    larder.add(['milk'], isSameLetters);
    expect(larder.read().cleared).toBeNull();
  });

  it('keeps the same state object while nothing changes', () => {
    const larder = fill('eggs');
    expect(larder.read()).toBe(larder.read());
  });
});

it.each([
  ['eggs, milk; rice', ['eggs', 'milk', 'rice']],
  ['eggs\r\n\r\nmilk\n', ['eggs', 'milk']],
  ['mac and cheese', ['mac and cheese']],
  ['1,5 kg flour, 2 eggs', ['1,5 kg flour', '2 eggs']],
  [' , ,', []],
])('parts %j plainly', (text, parts) => {
  expect(splitPlainly(text)).toEqual(parts);
});
