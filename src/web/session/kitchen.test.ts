import { describe, expect, it } from 'vitest';
import type { RecipeAnswer, RecipeEvent } from '../../recipe/recipe-events.ts';
import type { RecipeRequest } from '../../recipe/recipe-request.ts';
import type { RecipeSource } from '../../recipe/recipe-source.ts';
import { describeChange, readTitle } from './announce-session.ts';
import { createKitchen, isRunning, type Kitchen, type KitchenDeps } from './kitchen.ts';
import { readIdea, readStaleness } from './read-serving.ts';

const LIST = ['eggs', 'milk', 'leeks'];
const source = { kind: 'model', model: 'm' } as const;

function answerOf(finish: RecipeAnswer['finish']): Omit<RecipeAnswer, 'markdown'> {
  const empty = { ingredients: [], steps: [], leftOut: [], refused: [], allergens: [], findings: [] };
  return { ...empty, source, finish, title: 'Soup', servings: 2, minutes: { prep: 1, cook: 2, total: 3 } };
}

/** A chef whose events the test hands out one by one. */
function createChef() {
  const requests: RecipeRequest[] = [];
  const stops: number[] = [];
  const queues: ((event: RecipeEvent | 'end') => void)[] = [];
  const chef: RecipeSource = (request) => {
    const at = requests.push(request) - 1;
    const waiting: (RecipeEvent | 'end')[] = [];
    let wake = () => {};
    queues[at] = (event) => {
      waiting.push(event);
      wake();
    };
    return {
      async *[Symbol.asyncIterator]() {
        while (true) {
          const event = waiting.shift();
          if (event === 'end') return;
          if (event !== undefined) yield event;
          else
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
        }
      },
      stop() {
        stops.push(at);
        queues[at]?.('end');
      },
    };
  };
  return { chef, requests, stops, say: (at: number, event: RecipeEvent | 'end') => queues[at]?.(event) };
}

function open(more: Partial<KitchenDeps> = {}) {
  const model = createChef();
  const builtIn = createChef();
  const timers: { ms: number; callback: () => void }[] = [];
  let nowMs = 1000;
  let frames = 0;
  let told = 0;
  const kitchen = createKitchen({
    prepare: async (typed) => ({ usable: typed, avoid: [], refused: [] }),
    chooseSource: (wanted) => (wanted === 'built-in' ? builtIn.chef : model.chef),
    builtIn: () => builtIn.chef,
    nowMs: () => nowMs,
    atFrame: (callback) => {
      frames += 1;
      queueMicrotask(callback);
    },
    after(ms, callback) {
      const timer = { ms, callback };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), 1);
    },
    ...more,
  });
  kitchen.subscribe(() => {
    told += 1;
  });
  return {
    kitchen,
    model,
    builtIn,
    timers,
    passTo(ms: number) {
      nowMs = 1000 + ms;
      for (const timer of [...timers]) if (timer.ms <= ms) timer.callback();
    },
    counts: () => ({ frames, told }),
  };
}

/** Lets every promise that can move on do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('one press', () => {
  it('makes one request with the list as it stands', async () => {
    const { kitchen, model } = open();
    kitchen.ask(LIST);
    await settle();
    expect(model.requests).toEqual([{ ingredients: LIST }]);
    expect(isRunning(kitchen.read())).toBe(true);
  });

  it('shows exactly the text that was sent', async () => {
    const { kitchen, model } = open();
    kitchen.ask(LIST);
    await settle();
    for (const text of ['# So', 'up\n\n', 'so so ', 'so ']) model.say(0, { type: 'text', text });
    model.say(0, { type: 'done', answer: answerOf('complete') });
    await settle();
    expect(kitchen.read().asked?.session).toMatchObject({ phase: 'done', text: '# Soup\n\nso so so ' });
    expect(isRunning(kitchen.read())).toBe(false);
  });

  it('stops the one before, whose late words change nothing', async () => {
    const { kitchen, model } = open();
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
    const { kitchen, model } = open();
    kitchen.ask(LIST);
    kitchen.stop();
    await settle();
    expect(model.requests).toEqual([]);
    expect(kitchen.read().asked?.session.phase).toBe('stopped');
  });

  it('keeps back what is not food and names it', async () => {
    const refused = [{ ingredient: 'bleach', why: 'It burns.' }];
    const { kitchen, model } = open({
      prepare: async () => ({ usable: ['eggs'], avoid: ['milk'], refused }),
    });
    kitchen.ask(['eggs', 'bleach', 'no milk']);
    await settle();
    expect(model.requests).toEqual([{ ingredients: ['eggs'], avoid: ['milk'] }]);
    expect(kitchen.read().asked).toMatchObject({ refused, typed: ['eggs', 'bleach', 'no milk'] });
  });

  it('asks nobody when nothing can be cooked', async () => {
    const { kitchen, model, builtIn } = open({
      prepare: async () => ({ usable: [], avoid: [], refused: [] }),
    });
    kitchen.ask(['bleach', 'soap', 'paint']);
    await settle();
    expect([...model.requests, ...builtIn.requests]).toEqual([]);
    expect(kitchen.read().asked?.session.failure?.code).toBe('refused');
  });

  it('tells the page once a frame, however many pieces come', async () => {
    const frames: (() => void)[] = [];
    const { kitchen, model, counts } = open({ atFrame: (callback) => frames.push(callback) });
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
    const { kitchen, model, builtIn } = open();
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
    const { kitchen, model, builtIn } = open();
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
    const { kitchen, model } = open();
    kitchen.ask(LIST);
    await settle();
    model.say(0, 'end');
    await settle();
    expect(kitchen.read().asked?.session.failure?.code).toBe('internal');
  });

  it('is what becomes of a reader that cannot be loaded, and nothing is sent', async () => {
    const { kitchen, model } = open({ prepare: () => Promise.reject(new Error('no network')) });
    kitchen.ask(LIST);
    await settle();
    expect(model.requests).toEqual([]);
    expect(kitchen.read().asked?.session.failure?.code).toBe('offline');
  });
});

describe('a long wait', () => {
  it('says so at five seconds and offers the built-in chef at eight, by the clock', async () => {
    const { kitchen, passTo } = open();
    kitchen.ask(LIST);
    await settle();
    passTo(5000);
    expect(kitchen.read().asked?.session.waiting).toEqual({ seconds: 5, why: 'silent' });
    expect(kitchen.read().offersBuiltIn).toBe(false);
    passTo(8000);
    expect(kitchen.read().offersBuiltIn).toBe(true);
  });

  it('swaps nothing by itself: the offer is taken, and the model goes on', async () => {
    const { kitchen, model, builtIn, passTo } = open();
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
    const { kitchen, model, timers } = open();
    kitchen.ask(LIST);
    await settle();
    model.say(0, { type: 'text', text: 'Soup' });
    await settle();
    expect(timers).toEqual([]);
  });
});

it('starting over stops what runs, and undo brings the recipe back', async () => {
  const { kitchen, model } = open();
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
    const { kitchen, model, builtIn } = open();
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
    const { kitchen, model } = open();
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

  it.each([
    ['# Leek Sou', false, null],
    ['# Leek Soup\n', false, 'Leek Soup'],
    ['# Leek Soup', true, 'Leek Soup'],
    ['no heading\n', true, null],
  ])('reads the title of %j', (text, whole, title) => {
    expect(readTitle(text, whole)).toBe(title);
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
    const { kitchen, model } = open({ prepare });
    kitchen.ask(LIST, wishes);
    await settle();
    expect(model.requests).toEqual([{ ingredients: LIST, ...wishes, avoid: ['soy', 'milk'] }]);
  });

  it('go to the built-in chef that follows a failure, and into asking on', async () => {
    const { kitchen, model, builtIn } = open();
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
    const { kitchen } = open();
    kitchen.ask(LIST, wishes);
    const { asked } = kitchen.read();
    if (asked === null) throw new Error('Nothing was asked.');
    expect(readStaleness(asked, [...LIST], { ...wishes })).toBe('fresh');
    expect(readStaleness(asked, LIST, { ...wishes, servings: 3 })).toBe('other-wishes');
    expect(readStaleness(asked, LIST.slice(1), wishes)).toBe('other-list');
  });
});

describe('another idea', () => {
  async function finish(kit: ReturnType<typeof open>, at: number, title: string, kind: 'model' | 'built-in') {
    await settle();
    kit.model.say(at, { type: 'text', text: `# ${title}\n` });
    kit.model.say(at, { type: 'done', answer: { ...answerOf('complete'), title, source: { kind } } });
    await settle();
    const { asked } = kit.kitchen.read();
    if (asked === null) throw new Error('Nothing was asked.');
    return asked;
  }

  it('asks for the next from the same list and wishes, up to the fifth', async () => {
    const kit = open();
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
    const kit = open();
    kit.kitchen.ask(LIST);
    kit.kitchen.askAnother(await finish(kit, 0, 'Soup', kind));
    kit.kitchen.askAnother(await finish(kit, 1, 'Stew', kind));
    expect(readIdea(await finish(kit, 2, 'Soup', kind))).toEqual({ place: 3, isLast });
  });
});
