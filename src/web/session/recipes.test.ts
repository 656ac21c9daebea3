import { describe, expect, it } from 'vitest';
import { answerOf, LIST, openRecipes, settle } from '../../../tests/fakes/test-recipes.ts';
import type { RecipeEvent } from '../../recipe/recipe-events.ts';
import { readIdea, readStaleness } from './read-run.ts';
import { findRun, isRunning, isSameOutline } from './recipe-runs.ts';
import type { Recipes } from './recipes.ts';

describe('one press', () => {
  it('makes one request with the list as it stands', async () => {
    const { recipes, model } = openRecipes();
    recipes.ask(LIST);
    await settle();
    expect(model.requests).toEqual([{ ingredients: LIST }]);
    expect(isRunning(recipes.read())).toBe(true);
  });

  it('shows exactly the text that was sent', async () => {
    const { recipes, model, latest } = openRecipes();
    recipes.ask(LIST);
    await settle();
    for (const text of ['# So', 'up\n\n', 'so so ', 'so ']) model.say(0, { type: 'text', text });
    model.say(0, { type: 'done', answer: answerOf('complete') });
    await settle();
    expect(latest()?.session).toMatchObject({ phase: 'done', text: '# Soup\n\nso so so ' });
    expect(isRunning(recipes.read())).toBe(false);
  });

  it('stops the one before, whose late words change nothing', async () => {
    const { recipes, model, latest } = openRecipes();
    recipes.ask(LIST);
    await settle();
    recipes.ask(['rice', 'peas', 'ham']);
    await settle();
    expect(model.stops).toEqual([0]);
    model.say(0, { type: 'text', text: 'late' });
    model.say(1, { type: 'text', text: 'new' });
    await settle();
    expect(latest()?.session.text).toBe('new');
  });

  it('sends no request when it is stopped while the list is being read', async () => {
    const { recipes, model, latest } = openRecipes();
    recipes.ask(LIST);
    recipes.stop();
    await settle();
    expect(model.requests).toEqual([]);
    expect(latest()?.session.phase).toBe('stopped');
  });

  it('keeps back what is not food and names it', async () => {
    const refused = [{ ingredient: 'bleach', why: 'It burns.' }];
    const { recipes, model, latest } = openRecipes({
      prepare: async () => ({ usable: ['eggs'], avoid: ['milk'], refused }),
    });
    recipes.ask(['eggs', 'bleach', 'no milk']);
    await settle();
    expect(model.requests).toEqual([{ ingredients: ['eggs'], avoid: ['milk'] }]);
    expect(latest()).toMatchObject({ refused, typed: ['eggs', 'bleach', 'no milk'] });
  });

  it('asks nobody when nothing can be cooked', async () => {
    const { recipes, model, builtIn, latest } = openRecipes({
      prepare: async () => ({ usable: [], avoid: [], refused: [] }),
    });
    recipes.ask(['bleach', 'soap', 'paint']);
    await settle();
    expect([...model.requests, ...builtIn.requests]).toEqual([]);
    expect(latest()?.session.failure?.code).toBe('refused');
  });

  it('tells the page once a frame, however many pieces come', async () => {
    const frames: (() => void)[] = [];
    const { recipes, model, counts } = openRecipes({ atFrame: (callback) => frames.push(callback) });
    recipes.ask(LIST);
    await settle();
    const before = counts().told;
    for (let piece = 0; piece < 50; piece += 1) model.say(0, { type: 'text', text: 'a' });
    await settle();
    expect(frames).toHaveLength(1);
    frames[0]?.();
    expect(counts().told).toBe(before + 1);
  });
});

describe('a stop', () => {
  it('keeps the text and is no failure', async () => {
    const { recipes, model, builtIn, latest } = openRecipes();
    recipes.ask(LIST);
    await settle();
    model.say(0, { type: 'text', text: 'Half' });
    await settle();
    recipes.stop();
    await settle();
    expect(latest()?.session).toMatchObject({ phase: 'stopped', text: 'Half', failure: null });
    expect(model.stops).toEqual([0]);
    expect(builtIn.requests).toEqual([]);
  });
});

describe('a failure', () => {
  const failed: RecipeEvent = { type: 'failed', failure: { code: 'quota', message: 'q', retryable: false } };

  it('keeps what came and puts the built-in chef’s recipe beside it', async () => {
    const { recipes, model, builtIn, latest, beside } = openRecipes();
    recipes.ask(LIST);
    await settle();
    model.say(0, { type: 'text', text: 'Half' });
    model.say(0, failed);
    await settle();
    expect(latest()?.session).toMatchObject({ phase: 'failed', text: 'Half' });
    expect(builtIn.requests).toEqual([{ ingredients: LIST }]);
    builtIn.say(0, { type: 'text', text: '# Pan' });
    await settle();
    expect(beside()?.session.text).toBe('# Pan');
  });

  it('is what becomes of a chef that ends without a word', async () => {
    const { recipes, model, latest } = openRecipes();
    recipes.ask(LIST);
    await settle();
    model.say(0, 'end');
    await settle();
    expect(latest()?.session.failure?.code).toBe('internal');
  });

  it('is what becomes of a reader that cannot be loaded, and nothing is sent', async () => {
    const { recipes, model, latest } = openRecipes({
      prepare: () => Promise.reject(new Error('no network')),
    });
    recipes.ask(LIST);
    await settle();
    expect(model.requests).toEqual([]);
    expect(latest()?.session.failure?.code).toBe('offline');
  });
});

describe('a long wait', () => {
  it('says so at five seconds and offers the built-in chef at eight, by the clock', async () => {
    const { recipes, passTo, latest } = openRecipes();
    recipes.ask(LIST);
    await settle();
    passTo(5000);
    expect(latest()?.session.waiting).toEqual({ seconds: 5, why: 'silent' });
    expect(recipes.read().offersBuiltIn).toBe(false);
    passTo(8000);
    expect(recipes.read().offersBuiltIn).toBe(true);
  });

  it('swaps nothing by itself: the offer is taken, and the model goes on', async () => {
    const { recipes, model, builtIn, passTo, latest, beside } = openRecipes();
    recipes.ask(LIST);
    await settle();
    passTo(8000);
    expect(builtIn.requests).toEqual([]);
    recipes.takeBuiltIn();
    await settle();
    expect(recipes.read().offersBuiltIn).toBe(false);
    builtIn.say(0, { type: 'text', text: '# Pan' });
    await settle();
    expect(recipes.read().shownId).toBe(beside()?.id);
    model.say(0, { type: 'text', text: 'At last' });
    await settle();
    expect(latest()?.session.text).toBe('At last');
    expect(recipes.read().shownId).toBe(beside()?.id);
    expect(model.stops).toEqual([]);
  });

  it('is over with the first text', async () => {
    const { recipes, model, timers } = openRecipes();
    recipes.ask(LIST);
    await settle();
    model.say(0, { type: 'text', text: 'Soup' });
    await settle();
    expect(timers).toEqual([]);
  });
});

it('starting over stops what runs, and undo brings the recipe back', async () => {
  const { recipes, model, latest } = openRecipes();
  recipes.ask(LIST);
  await settle();
  model.say(0, { type: 'text', text: 'Half' });
  await settle();
  const bringBack = recipes.clear();
  expect(latest()).toBeNull();
  expect(model.stops).toContain(0);
  bringBack();
  expect(latest()?.session).toMatchObject({ phase: 'stopped', text: 'Half' });
});

describe('undo', () => {
  it('brings back no wait that never ends', async () => {
    const { recipes, builtIn, passTo, latest, beside } = openRecipes();
    recipes.ask(LIST);
    await settle();
    passTo(8000);
    recipes.takeBuiltIn();
    await settle();
    const bringBack = recipes.clear();
    expect(builtIn.stops).toEqual([0]);
    bringBack();
    expect(latest()?.session.phase).toBe('stopped');
    expect(beside()).toBeNull();
  });

  it('brings back what the built-in chef had written, as stopped', async () => {
    const { recipes, builtIn, passTo, beside } = openRecipes();
    recipes.ask(LIST);
    await settle();
    passTo(8000);
    recipes.takeBuiltIn();
    await settle();
    builtIn.say(0, { type: 'text', text: '# Pan' });
    await settle();
    recipes.clear()();
    expect(beside()?.session).toMatchObject({ phase: 'stopped', text: '# Pan' });
    expect(recipes.read().shownId).toBe(beside()?.id);
  });
});

describe('the recipes of a visit', () => {
  function readShown(recipes: Recipes) {
    return findRun(recipes.read(), recipes.read().shownId)?.session.text;
  }

  async function openTwo() {
    const kit = openRecipes();
    kit.recipes.ask(LIST);
    await settle();
    kit.model.say(0, { type: 'text', text: '# Soup' });
    kit.model.say(0, { type: 'done', answer: answerOf('complete') });
    await settle();
    kit.recipes.ask(LIST);
    await settle();
    return kit;
  }

  it('are kept, and the one before stays in view until the next has begun', async () => {
    const { recipes, model } = await openTwo();
    expect(readShown(recipes)).toBe('# Soup');
    model.say(1, { type: 'text', text: '# Pie' });
    await settle();
    expect(readShown(recipes)).toBe('# Pie');
    const [soup] = recipes.read().runs;
    recipes.show(soup?.id ?? -1);
    expect(readShown(recipes)).toBe('# Soup');
  });

  it('stand when the next is stopped before its first word, fails or is held back', async () => {
    const { recipes, model, latest } = await openTwo();
    recipes.stop();
    expect(readShown(recipes)).toBe('# Soup');
    recipes.ask(LIST);
    await settle();
    model.say(2, { type: 'text', text: '# Bleach' });
    model.say(2, { type: 'held', findings: [] });
    await settle();
    expect(latest()?.session.phase).toBe('refused');
    expect(readShown(recipes)).toBe('# Soup');
    expect(recipes.read().runs.map(({ session }) => session.phase)).toEqual(['done', 'refused']);
  });

  it('hold a recipe that is carried on once', async () => {
    const { recipes, model } = await openTwo();
    model.say(1, { type: 'text', text: 'Half' });
    model.say(1, { type: 'done', answer: answerOf('length') });
    await settle();
    recipes.ask(LIST, {}, { source: 'model', change: { recipe: 'Half', continue: true } });
    await settle();
    expect(recipes.read().runs.map(({ session }) => session.text)).toEqual(['# Soup', 'Half']);
    expect(readShown(recipes)).toBe('Half');
  });

  it('are told of to whoever shows no text only when more than text has changed', async () => {
    const { recipes, model } = await openTwo();
    const waiting = recipes.read();
    model.say(1, { type: 'text', text: 'a' });
    await settle();
    const first = recipes.read();
    expect(isSameOutline(waiting, first)).toBe(false);
    model.say(1, { type: 'text', text: 'b' });
    await settle();
    expect(isSameOutline(first, recipes.read())).toBe(true);
    model.say(1, { type: 'done', answer: answerOf('complete') });
    await settle();
    expect(isSameOutline(first, recipes.read())).toBe(false);
  });
});

describe('wishes', () => {
  const wishes = { servings: 4, diets: ['vegan'], avoid: ['soy'], maxExtras: 1, maxMinutes: 30 } as const;

  it('go into the request, with what the list itself rules out', async () => {
    const prepare = async (typed: readonly string[]) => ({
      usable: typed,
      avoid: ['milk', 'soy'],
      refused: [],
    });
    const { recipes, model } = openRecipes({ prepare });
    recipes.ask(LIST, wishes);
    await settle();
    expect(model.requests).toEqual([{ ingredients: LIST, ...wishes, avoid: ['soy', 'milk'] }]);
  });

  it('that are more than one request takes, with those of the list, end in words and not in a request', async () => {
    const avoid = Array.from({ length: 30 }, (_, at) => `food ${at}`);
    const prepare = async (typed: readonly string[]) => ({ usable: typed, avoid: ['milk'], refused: [] });
    const { recipes, model, latest } = openRecipes({ prepare });
    recipes.ask(LIST, { avoid });
    await settle();
    expect(model.requests).toEqual([]);
    expect(latest()?.session.failure).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('30 foods'),
    });
  });

  it('go to the built-in chef that follows a failure, and into asking on', async () => {
    const { recipes, model, builtIn } = openRecipes();
    recipes.ask(LIST, wishes);
    await settle();
    model.say(0, { type: 'failed', failure: { code: 'busy', message: 'Busy.', retryable: true } });
    await settle();
    expect(builtIn.requests).toEqual([{ ingredients: LIST, ...wishes }]);
    recipes.takeBuiltIn();
    await settle();
    expect(builtIn.requests[1]).toEqual({ ingredients: LIST, ...wishes, source: 'built-in' });
  });

  it('make a recipe stale when they change, as the list does', async () => {
    const { recipes, latest } = openRecipes();
    recipes.ask(LIST, wishes);
    const asked = latest();
    if (asked === null) throw new Error('Nothing was asked.');
    expect(readStaleness(asked, [...LIST], { ...wishes })).toBe('fresh');
    expect(readStaleness(asked, LIST, { ...wishes, servings: 3 })).toBe('other-wishes');
    expect(readStaleness(asked, LIST.slice(1), wishes)).toBe('other-list');
  });
});

describe('another idea', () => {
  async function finish(
    kit: ReturnType<typeof openRecipes>,
    at: number,
    title: string,
    kind: 'model' | 'built-in',
  ) {
    await settle();
    kit.model.say(at, { type: 'text', text: `# ${title}\n` });
    kit.model.say(at, { type: 'done', answer: { ...answerOf('complete'), title, source: { kind } } });
    await settle();
    const asked = kit.latest();
    if (asked === null) throw new Error('Nothing was asked.');
    return asked;
  }

  it('asks for the next from the same list and wishes, up to the fifth', async () => {
    const kit = openRecipes();
    kit.recipes.ask(LIST, { servings: 3 });
    for (let idea = 0; idea <= 4; idea += 1) {
      const asked = await finish(kit, idea, `Dish ${idea}`, 'model');
      expect(readIdea(asked)).toEqual({ place: idea + 1, isLast: idea === 4 });
      kit.recipes.askAnother(asked);
    }
    await settle();
    expect(kit.model.requests.slice(0, 3)).toEqual([
      { ingredients: LIST, servings: 3 },
      { ingredients: LIST, servings: 3, idea: 1 },
      { ingredients: LIST, servings: 3, idea: 2 },
    ]);
  });

  it.each([
    ['built-in', true],
    ['model', false],
  ] as const)('from the %s that repeats a dish: the last is %s', async (kind, isLast) => {
    const kit = openRecipes();
    kit.recipes.ask(LIST);
    kit.recipes.askAnother(await finish(kit, 0, 'Soup', kind));
    kit.recipes.askAnother(await finish(kit, 1, 'Stew', kind));
    expect(readIdea(await finish(kit, 2, 'Soup', kind))).toEqual({ place: 3, isLast });
  });
});
