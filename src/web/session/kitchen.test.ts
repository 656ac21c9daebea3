import { describe, expect, it } from 'vitest';
import { answerOf, LIST, openKitchen, settle } from '../../../tests/fakes/test-kitchen.ts';
import type { RecipeEvent } from '../../recipe/recipe-events.ts';
import { isRunning } from './kitchen.ts';
import { readIdea, readStaleness } from './read-serving.ts';

describe('one press', () => {
  it('makes one request with the list as it stands', async () => {
    const { kitchen, model } = openKitchen();
    kitchen.ask(LIST);
    await settle();
    expect(model.requests).toEqual([{ ingredients: LIST }]);
    expect(isRunning(kitchen.read())).toBe(true);
  });

  it('shows exactly the text that was sent', async () => {
    const { kitchen, model } = openKitchen();
    kitchen.ask(LIST);
    await settle();
    for (const text of ['# So', 'up\n\n', 'so so ', 'so ']) model.say(0, { type: 'text', text });
    model.say(0, { type: 'done', answer: answerOf('complete') });
    await settle();
    expect(kitchen.read().asked?.session).toMatchObject({ phase: 'done', text: '# Soup\n\nso so so ' });
    expect(isRunning(kitchen.read())).toBe(false);
  });

  it('stops the one before, whose late words change nothing', async () => {
    const { kitchen, model } = openKitchen();
    kitchen.ask(LIST);
    await settle();
    kitchen.ask(['rice', 'peas', 'ham']);
    await settle();
    expect(model.stops).toEqual([0]);
    model.say(0, { type: 'text', text: 'late' });
    model.say(1, { type: 'text', text: 'new' });
    await settle();
    expect(kitchen.read().asked?.session.text).toBe('new');
  });

  it('sends no request when it is stopped while the list is being read', async () => {
    const { kitchen, model } = openKitchen();
    kitchen.ask(LIST);
    kitchen.stop();
    await settle();
    expect(model.requests).toEqual([]);
    expect(kitchen.read().asked?.session.phase).toBe('stopped');
  });

  it('keeps back what is not food and names it', async () => {
    const refused = [{ ingredient: 'bleach', why: 'It burns.' }];
    const { kitchen, model } = openKitchen({
      prepare: async () => ({ usable: ['eggs'], avoid: ['milk'], refused }),
    });
    kitchen.ask(['eggs', 'bleach', 'no milk']);
    await settle();
    expect(model.requests).toEqual([{ ingredients: ['eggs'], avoid: ['milk'] }]);
    expect(kitchen.read().asked).toMatchObject({ refused, typed: ['eggs', 'bleach', 'no milk'] });
  });

  it('asks nobody when nothing can be cooked', async () => {
    const { kitchen, model, builtIn } = openKitchen({
      prepare: async () => ({ usable: [], avoid: [], refused: [] }),
    });
    kitchen.ask(['bleach', 'soap', 'paint']);
    await settle();
    expect([...model.requests, ...builtIn.requests]).toEqual([]);
    expect(kitchen.read().asked?.session.failure?.code).toBe('refused');
  });

  it('tells the page once a frame, however many pieces come', async () => {
    const frames: (() => void)[] = [];
    const { kitchen, model, counts } = openKitchen({ atFrame: (callback) => frames.push(callback) });
    kitchen.ask(LIST);
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
    const { kitchen, model, builtIn } = openKitchen();
    kitchen.ask(LIST);
    await settle();
    model.say(0, { type: 'text', text: 'Half' });
    await settle();
    kitchen.stop();
    await settle();
    expect(kitchen.read().asked?.session).toMatchObject({ phase: 'stopped', text: 'Half', failure: null });
    expect(model.stops).toEqual([0]);
    expect(builtIn.requests).toEqual([]);
  });
});

describe('a failure', () => {
  const failed: RecipeEvent = { type: 'failed', failure: { code: 'quota', message: 'q', retryable: false } };

  it('keeps what came and puts the built-in chef’s recipe beside it', async () => {
    const { kitchen, model, builtIn } = openKitchen();
    kitchen.ask(LIST);
    await settle();
    model.say(0, { type: 'text', text: 'Half' });
    model.say(0, failed);
    await settle();
    expect(kitchen.read().asked?.session).toMatchObject({ phase: 'failed', text: 'Half' });
    expect(builtIn.requests).toEqual([{ ingredients: LIST }]);
    builtIn.say(0, { type: 'text', text: '# Pan' });
    await settle();
    expect(kitchen.read().beside?.session.text).toBe('# Pan');
  });

  it('is what becomes of a chef that ends without a word', async () => {
    const { kitchen, model } = openKitchen();
    kitchen.ask(LIST);
    await settle();
    model.say(0, 'end');
    await settle();
    expect(kitchen.read().asked?.session.failure?.code).toBe('internal');
  });

  it('is what becomes of a reader that cannot be loaded, and nothing is sent', async () => {
    const { kitchen, model } = openKitchen({ prepare: () => Promise.reject(new Error('no network')) });
    kitchen.ask(LIST);
    await settle();
    expect(model.requests).toEqual([]);
    expect(kitchen.read().asked?.session.failure?.code).toBe('offline');
  });
});

describe('a long wait', () => {
  it('says so at five seconds and offers the built-in chef at eight, by the clock', async () => {
    const { kitchen, passTo } = openKitchen();
    kitchen.ask(LIST);
    await settle();
    passTo(5000);
    expect(kitchen.read().asked?.session.waiting).toEqual({ seconds: 5, why: 'silent' });
    expect(kitchen.read().offersBuiltIn).toBe(false);
    passTo(8000);
    expect(kitchen.read().offersBuiltIn).toBe(true);
  });

  it('swaps nothing by itself: the offer is taken, and the model goes on', async () => {
    const { kitchen, model, builtIn, passTo } = openKitchen();
    kitchen.ask(LIST);
    await settle();
    passTo(8000);
    expect(builtIn.requests).toEqual([]);
    kitchen.takeBuiltIn();
    await settle();
    expect(kitchen.read()).toMatchObject({ inView: 'beside', offersBuiltIn: false });
    model.say(0, { type: 'text', text: 'At last' });
    await settle();
    expect(kitchen.read()).toMatchObject({ inView: 'beside', asked: { session: { text: 'At last' } } });
    expect(model.stops).toEqual([]);
  });

  it('is over with the first text', async () => {
    const { kitchen, model, timers } = openKitchen();
    kitchen.ask(LIST);
    await settle();
    model.say(0, { type: 'text', text: 'Soup' });
    await settle();
    expect(timers).toEqual([]);
  });
});

it('starting over stops what runs, and undo brings the recipe back', async () => {
  const { kitchen, model } = openKitchen();
  kitchen.ask(LIST);
  await settle();
  model.say(0, { type: 'text', text: 'Half' });
  await settle();
  const bringBack = kitchen.clear();
  expect(kitchen.read().asked).toBeNull();
  expect(model.stops).toContain(0);
  bringBack();
  expect(kitchen.read().asked?.session).toMatchObject({ phase: 'stopped', text: 'Half' });
});

describe('undo', () => {
  it.each(['asked', 'beside'] as const)(
    'brings back no wait that never ends, with the %s recipe in view',
    async (inView) => {
      const { kitchen, builtIn, passTo } = openKitchen();
      kitchen.ask(LIST);
      await settle();
      passTo(8000);
      kitchen.takeBuiltIn();
      kitchen.view(inView);
      await settle();
      const bringBack = kitchen.clear();
      expect(builtIn.stops).toEqual([0]);
      bringBack();
      expect(kitchen.read()).toMatchObject({
        asked: { session: { phase: 'stopped' } },
        beside: null,
        inView: 'asked',
      });
    },
  );

  it('brings back what the built-in chef had written, as stopped', async () => {
    const { kitchen, builtIn, passTo } = openKitchen();
    kitchen.ask(LIST);
    await settle();
    passTo(8000);
    kitchen.takeBuiltIn();
    await settle();
    builtIn.say(0, { type: 'text', text: '# Pan' });
    await settle();
    kitchen.clear()();
    expect(kitchen.read()).toMatchObject({
      beside: { session: { phase: 'stopped', text: '# Pan' } },
      inView: 'beside',
    });
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
    const { kitchen, model } = openKitchen({ prepare });
    kitchen.ask(LIST, wishes);
    await settle();
    expect(model.requests).toEqual([{ ingredients: LIST, ...wishes, avoid: ['soy', 'milk'] }]);
  });

  it('that are more than one request takes, with those of the list, end in words and not in a request', async () => {
    const avoid = Array.from({ length: 30 }, (_, at) => `food ${at}`);
    const prepare = async (typed: readonly string[]) => ({ usable: typed, avoid: ['milk'], refused: [] });
    const { kitchen, model } = openKitchen({ prepare });
    kitchen.ask(LIST, { avoid });
    await settle();
    expect(model.requests).toEqual([]);
    expect(kitchen.read().asked?.session.failure).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('30 foods'),
    });
  });

  it('go to the built-in chef that follows a failure, and into asking on', async () => {
    const { kitchen, model, builtIn } = openKitchen();
    kitchen.ask(LIST, wishes);
    await settle();
    model.say(0, { type: 'failed', failure: { code: 'busy', message: 'Busy.', retryable: true } });
    await settle();
    expect(builtIn.requests).toEqual([{ ingredients: LIST, ...wishes }]);
    kitchen.takeBuiltIn();
    await settle();
    expect(builtIn.requests[1]).toEqual({ ingredients: LIST, ...wishes, source: 'built-in' });
  });

  it('make a recipe stale when they change, as the list does', async () => {
    const { kitchen } = openKitchen();
    kitchen.ask(LIST, wishes);
    const { asked } = kitchen.read();
    if (asked === null) throw new Error('Nothing was asked.');
    expect(readStaleness(asked, [...LIST], { ...wishes })).toBe('fresh');
    expect(readStaleness(asked, LIST, { ...wishes, servings: 3 })).toBe('other-wishes');
    expect(readStaleness(asked, LIST.slice(1), wishes)).toBe('other-list');
  });
});

describe('another idea', () => {
  async function finish(
    kit: ReturnType<typeof openKitchen>,
    at: number,
    title: string,
    kind: 'model' | 'built-in',
  ) {
    await settle();
    kit.model.say(at, { type: 'text', text: `# ${title}\n` });
    kit.model.say(at, { type: 'done', answer: { ...answerOf('complete'), title, source: { kind } } });
    await settle();
    const { asked } = kit.kitchen.read();
    if (asked === null) throw new Error('Nothing was asked.');
    return asked;
  }

  it('asks for the next from the same list and wishes, up to the fifth', async () => {
    const kit = openKitchen();
    kit.kitchen.ask(LIST, { servings: 3 });
    for (let idea = 0; idea <= 4; idea += 1) {
      const asked = await finish(kit, idea, `Dish ${idea}`, 'model');
      expect(readIdea(asked)).toEqual({ place: idea + 1, isLast: idea === 4 });
      kit.kitchen.askAnother(asked);
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
    const kit = openKitchen();
    kit.kitchen.ask(LIST);
    kit.kitchen.askAnother(await finish(kit, 0, 'Soup', kind));
    kit.kitchen.askAnother(await finish(kit, 1, 'Stew', kind));
    expect(readIdea(await finish(kit, 2, 'Soup', kind))).toEqual({ place: 3, isLast });
  });
});
