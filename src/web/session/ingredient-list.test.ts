import { describe, expect, it } from 'vitest';
import { createIngredientList, isSameLetters, splitPlainly } from './ingredient-list.ts';

function fill(...texts: string[]) {
  const list = createIngredientList();
  list.add(texts, isSameLetters);
  return list;
}
const names = (list: ReturnType<typeof createIngredientList>) =>
  list.read().ingredients.map(({ text }) => text);

describe('the list', () => {
  it('keeps the order in which things are added', () => {
    expect(names(fill('eggs', 'milk', 'leeks'))).toEqual(['eggs', 'milk', 'leeks']);
  });

  it('adds nothing for blanks', () => {
    const list = fill('eggs');
    expect(list.add(['', '  ', '\u0000'], isSameLetters).added).toEqual([]);
    expect(names(list)).toEqual(['eggs']);
  });

  it('adds no duplicate and names the one that stands', () => {
    const list = fill('Eggs', 'milk');
    const outcome = list.add(['eggs', 'leeks', 'LEEKS'], isSameLetters);
    expect(outcome.duplicates).toEqual(['eggs', 'LEEKS']);
    expect(outcome.standing.map(({ text }) => text)).toEqual(['Eggs', 'leeks']);
    expect(names(list)).toEqual(['Eggs', 'milk', 'leeks']);
  });

  it('gives back what is too long, counted in characters and not in halves of them', () => {
    const list = createIngredientList();
    const outcome = list.add(['ö'.repeat(80), '🥕'.repeat(80), 'x'.repeat(81)], isSameLetters);
    expect(outcome.added).toHaveLength(2);
    expect(outcome.tooLong).toEqual(['x'.repeat(81)]);
  });

  it('holds thirty and gives the rest back', () => {
    const outcome = createIngredientList().add(
      Array.from({ length: 33 }, (_, at) => `thing ${at}`),
      isSameLetters,
    );
    expect(outcome.added).toHaveLength(30);
    expect(outcome.noRoom).toEqual(['thing 30', 'thing 31', 'thing 32']);
  });

  it('puts several in the place of a line that was read as several', () => {
    const list = fill('eggs', 'milk and 2 onions', 'rice');
    const [, line] = list.read().ingredients;
    list.replace(line?.id ?? -1, ['milk', '2 onions'], isSameLetters);
    expect(names(list)).toEqual(['eggs', 'milk', '2 onions', 'rice']);
    expect(list.read().ingredients[1]?.id).toBe(line?.id);
  });

  it('drops a line that turns out to be on the list already', () => {
    const list = fill('eggs', 'egg');
    const outcome = list.replace(list.read().ingredients[1]?.id ?? -1, ['egg'], () => true);
    expect(outcome.standing.map(({ text }) => text)).toEqual(['eggs']);
    expect(names(list)).toEqual(['eggs']);
  });

  it('leaves an ingredient alone when its new text is too long or blank', () => {
    const list = fill('eggs');
    list.replace(list.read().ingredients[0]?.id ?? -1, ['x'.repeat(81)], isSameLetters);
    list.replace(list.read().ingredients[0]?.id ?? -1, [' '], isSameLetters);
    expect(names(list)).toEqual(['eggs']);
  });

  it('clears and brings everything back, ids included', () => {
    const list = fill('eggs', 'milk');
    const before = list.read().ingredients;
    list.clear();
    expect(names(list)).toEqual([]);
    expect(list.undo()).toBe(before);
    expect(list.read().ingredients).toEqual(before);
  });

  it('brings one that was removed back to its place', () => {
    const list = fill('eggs', 'milk', 'leeks');
    list.remove(list.read().ingredients[1]?.id ?? -1);
    expect(names(list)).toEqual(['eggs', 'leeks']);
    expect(list.undo().map(({ text }) => text)).toEqual(['milk']);
    expect(names(list)).toEqual(['eggs', 'milk', 'leeks']);
    expect(list.undo()).toEqual([]);
  });

  it('forgets the way back once something new is added', () => {
    const list = fill('eggs');
    list.clear();
    list.add(['milk'], isSameLetters);
    expect(list.read().taken).toBeNull();
  });

  it('keeps the same state object while nothing changes', () => {
    const list = fill('eggs');
    expect(list.read()).toBe(list.read());
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
