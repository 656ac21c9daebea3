// The threads that read and check, as they are built: the same events as in one thread, and never an unchecked recipe.

import { on } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtInSource } from '../src/chef/built-in-source.ts';
import { openKitchen } from '../src/gateway/kitchen/kitchen.ts';
import type { KitchenOrder, KitchenTurn } from '../src/gateway/kitchen/kitchen-messages.ts';
import type { DraftEvent, RecipeEvent } from '../src/recipe/recipe-events.ts';
import { reviewDraft } from '../src/recipe/review-draft.ts';
import { collect } from './collect.ts';
import { BLEACH_RECIPE, CHICKPEA_RECIPE, UNDERCOOKED_RECIPE } from './fakes/fake-recipes.ts';

const PROGRAM = new URL('../dist/node/gateway/kitchen/kitchen-thread.js', import.meta.url);
const LABEL = { kind: 'model', model: 'test/model' } as const;
const REQUEST = { ingredients: ['chickpeas', 'spinach', 'onion', 'lemon'] };

async function* draft(text: string, size = 12): AsyncGenerator<DraftEvent> {
  for (let at = 0; at < text.length; at += size) yield { type: 'text', text: text.slice(at, at + size) };
  yield { type: 'ended', finish: 'complete' };
}

function open(program: URL = PROGRAM, silentMs?: number) {
  const faults: unknown[] = [];
  const kitchen = openKitchen(program, (fault) => faults.push(fault), silentMs);
  onTestFinished(() => kitchen.close());
  return { kitchen, faults };
}

/** Texts joined, as pieces may come in others. */
function join(events: readonly RecipeEvent[]): readonly RecipeEvent[] {
  const joined: RecipeEvent[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    if (event.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = { type: 'text', text: last.text + event.text };
    else joined.push(event);
  }
  return joined;
}

function leaveOutTexts(events: readonly RecipeEvent[]): readonly RecipeEvent[] {
  return events.filter(({ type }) => type !== 'text');
}

function readText(events: readonly RecipeEvent[]): string {
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('');
}

describe.runIf(existsSync(PROGRAM))('a kitchen of threads', () => {
  it.each([
    ['a good recipe', CHICKPEA_RECIPE],
    ['one with bleach in it', BLEACH_RECIPE],
    ['one that is not cooked through', UNDERCOOKED_RECIPE],
    ['one with other line ends', CHICKPEA_RECIPE.replaceAll('\n', '\r\n').replace(' and ', '\u2028and ')],
    ['no recipe at all', ''],
  ])('tells of %s what one thread tells', async (_what, text) => {
    const { kitchen } = open();
    const told = await collect(kitchen.review(REQUEST, LABEL, draft(text)));
    const expected = await collect(reviewDraft(REQUEST, LABEL, draft(text)));
    expect(leaveOutTexts(told)).toEqual(leaveOutTexts(expected));
    // Of one that is held back less may be told: what comes together goes on together.
    const isHeld = told.some(({ type }) => type === 'held');
    expect(readText(told)).toBe(isHeld ? readText(expected).slice(0, readText(told).length) : text);
  });

  it('says that nothing waits only behind the reading of what came', async () => {
    const thread = new Worker(PROGRAM);
    onTestFinished(async () => {
      await thread.terminate();
    });
    const orders: KitchenOrder[] = [
      { id: 1, review: { request: REQUEST, source: LABEL } },
      { id: 1, draft: { type: 'text', text: CHICKPEA_RECIPE } },
      { id: 1, draft: { type: 'ended', finish: 'complete' } },
      { id: 1, end: true },
    ];
    thread.postMessage(orders);
    for await (const [turn] of on(thread, 'message') as AsyncIterable<[KitchenTurn]>) {
      expect(turn.news.length > 0 || turn.waiting > 0).toBe(true);
      if (turn.news.some(({ over }) => over)) break;
    }
  });

  it('serves many at once, each its own', async () => {
    const { kitchen } = open();
    const texts = Array.from({ length: 30 }, (_, count) =>
      CHICKPEA_RECIPE.replace('Lemon', `Lemon ${count}`),
    );
    const all = await Promise.all(texts.map((text) => collect(kitchen.review(REQUEST, LABEL, draft(text)))));
    for (const [count, events] of all.entries()) {
      expect(readText(events)).toBe(texts[count]);
      expect(events.at(-1)?.type).toBe('done');
    }
  });

  it('has the built-in chef write there', async () => {
    const { kitchen } = open();
    const told = await collect(kitchen.builtIn('asked')(REQUEST));
    expect(join(told)).toEqual(join(await collect(builtInSource('asked')(REQUEST))));
  });

  it('ends a draft that is stopped, and one whose reader leaves', async () => {
    const { kitchen } = open();
    async function* stopped(): AsyncGenerator<DraftEvent> {
      yield { type: 'text', text: '# Soup\n' };
    }
    const told = await collect(kitchen.review(REQUEST, LABEL, stopped()));
    expect(told.at(-1)).toMatchObject({ type: 'failed', failure: { code: 'cut' } });
    for await (const event of kitchen.review(REQUEST, LABEL, draft(CHICKPEA_RECIPE)))
      if (event.type === 'text') break;
    const next = await collect(kitchen.review(REQUEST, LABEL, draft(CHICKPEA_RECIPE)));
    expect(next.at(-1)?.type).toBe('done');
  });
});

describe('a thread that fails', () => {
  const HELD = [
    { type: 'held', findings: [] },
    { type: 'failed', failure: { code: 'internal' } },
  ];

  it.each([
    ['never answers', 'for (;;);'],
    [
      'dies at its first order',
      'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => { throw new Error("x"); })',
    ],
  ])('holds back what it had when it %s, and is replaced', async (_how, source) => {
    const { kitchen, faults } = open(new URL(`data:text/javascript,${encodeURIComponent(source)}`), 200);
    expect(await collect(kitchen.review(REQUEST, LABEL, draft(CHICKPEA_RECIPE)))).toMatchObject(HELD);
    expect(faults).toHaveLength(1);
    // Until another is there, this thread checks.
    const next = await collect(kitchen.review(REQUEST, LABEL, draft(BLEACH_RECIPE)));
    expect(next.at(-1)).toMatchObject({ type: 'done', answer: { finish: 'refused' } });
  });
});
