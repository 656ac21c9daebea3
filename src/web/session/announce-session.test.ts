import { describe, expect, it } from 'vitest';
import { answerOf, LIST, openKitchen, settle } from '../../../tests/fakes/test-kitchen.ts';
import { describeChange, readTitle } from './announce-session.ts';
import type { Kitchen } from './kitchen.ts';

function listen(kitchen: Kitchen): readonly string[] {
  const said: string[] = [];
  let before = kitchen.read();
  kitchen.subscribe(() => {
    const words = describeChange(before, kitchen.read());
    before = kitchen.read();
    if (words !== null) said.push(words);
  });
  return said;
}

describe('what is said aloud', () => {
  it('says again what failed with the built-in chef’s recipe, which is whole before the first words are read out', async () => {
    const { kitchen, model, builtIn } = openKitchen();
    const said = listen(kitchen);
    kitchen.ask(LIST);
    await settle();
    model.say(0, { type: 'failed', failure: { code: 'busy', message: 'Busy.', retryable: true } });
    await settle();
    builtIn.say(0, { type: 'text', text: '# Soup\n' });
    builtIn.say(0, { type: 'done', answer: answerOf('complete') });
    await settle();
    expect(said.at(-1)).toBe(
      'The recipe service is busy. From the built-in chef instead: Finished: Soup. Nothing to point out.',
    );
  });

  it('follows a recipe from the press to its end', async () => {
    const { kitchen, model } = openKitchen();
    const said = listen(kitchen);
    kitchen.ask(LIST);
    await settle();
    model.say(0, { type: 'waiting', seconds: 5, why: 'thinking' });
    await settle();
    model.say(0, { type: 'text', text: '# Leek **Soup**\n\nGood' });
    await settle();
    model.say(0, { type: 'done', answer: answerOf('complete') });
    await settle();
    expect(said).toEqual([
      'Asking for a recipe.',
      'Still waiting for the first words.',
      'Writing: Leek Soup.',
      'Finished: Soup. Nothing to point out.',
    ]);
  });

  it('says nothing of a recipe that is brought back: nobody asked for it', async () => {
    const { kitchen, model, builtIn } = openKitchen();
    kitchen.ask(LIST);
    await settle();
    model.say(0, { type: 'failed', failure: { code: 'busy', message: 'Busy.', retryable: true } });
    await settle();
    builtIn.say(0, { type: 'text', text: '# Soup\n' });
    builtIn.say(0, { type: 'done', answer: answerOf('complete') });
    await settle();
    const said = listen(kitchen);
    kitchen.clear()();
    await settle();
    expect(said).toEqual([]);
  });

  it('says that the rest is asked for', async () => {
    const { kitchen } = openKitchen();
    const said = listen(kitchen);
    kitchen.ask(LIST, {}, { source: 'model', change: { recipe: '# Soup', continue: true } });
    await settle();
    expect(said).toEqual(['Asking for the rest of the recipe.']);
  });

  it.each([
    ['# Leek Sou', false, null],
    ['# Leek Soup\n', false, 'Leek Soup'],
    ['# Leek Soup', true, 'Leek Soup'],
    ['no heading\n', true, null],
  ])('reads the title of %j', (text, whole, title) => {
    expect(readTitle(text, whole)).toBe(title);
  });
});
