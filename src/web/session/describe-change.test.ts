import { describe, expect, it } from 'vitest';
import { answerOf, LIST, openRecipes, settle } from '../../../tests/fakes/test-recipes.ts';
import { DE } from '../text/de.ts';
import { speak } from '../text/language.ts';
import { describeChange, readTitle } from './describe-change.ts';
import type { Recipes } from './recipes.ts';

function listen(recipes: Recipes): readonly string[] {
  const said: string[] = [];
  let before = recipes.read();
  recipes.subscribe(() => {
    const words = describeChange(before, recipes.read());
    before = recipes.read();
    if (words !== null) said.push(words);
  });
  return said;
}

describe('what is said aloud', () => {
  it('says again what failed with the built-in chef’s recipe, which is whole before the first words are read out', async () => {
    const { recipes, model, builtIn } = openRecipes();
    const said = listen(recipes);
    recipes.ask(LIST);
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
    const { recipes, model } = openRecipes();
    const said = listen(recipes);
    recipes.ask(LIST);
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

  it('names the danger for which a recipe is held back in the language of the page', async () => {
    const message = 'Looked for: milk; found: butter, on the list.';
    const findings = [{ rule: 'allergen', severity: 'danger', message, about: ['milk'] }] as const;
    for (const [words, end] of [
      [null, message],
      [DE, 'Sollte nicht hinein: Milch.'],
    ] as const) {
      speak(words);
      const { recipes, model } = openRecipes();
      const said = listen(recipes);
      recipes.ask(LIST);
      await settle();
      model.say(0, { type: 'held', findings });
      await settle();
      expect(said.at(-1)?.endsWith(` ${end}`)).toBe(true);
    }
    speak(null);
  });

  it('says nothing of a recipe that is brought back: nobody asked for it', async () => {
    const { recipes, model, builtIn } = openRecipes();
    recipes.ask(LIST);
    await settle();
    model.say(0, { type: 'failed', failure: { code: 'busy', message: 'Busy.', retryable: true } });
    await settle();
    builtIn.say(0, { type: 'text', text: '# Soup\n' });
    builtIn.say(0, { type: 'done', answer: answerOf('complete') });
    await settle();
    const said = listen(recipes);
    recipes.clear()();
    await settle();
    expect(said).toEqual([]);
  });

  it('says that the rest is asked for', async () => {
    const { recipes } = openRecipes();
    const said = listen(recipes);
    recipes.ask(LIST, {}, { source: 'model', change: { recipe: '# Soup', continue: true } });
    await settle();
    expect(said).toEqual(['Asking for the rest of the recipe.']);
  });

  it.each([
    ['# Leek Sou', false, null],
    ['# Leek Soup\n', false, 'Leek Soup'],
    ['# Leek Soup', true, 'Leek Soup'],
    ['no heading\n', true, null],
    [`${'Stir. '.repeat(1_000)}\n# Leek Soup\n`, true, null],
  ])('reads the title of %j', (text, whole, title) => {
    expect(readTitle(text, whole)).toBe(title);
  });
});
