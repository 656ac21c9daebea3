import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecipeEvent } from '../recipe/recipe-events.ts';
import { EventStreamError, readEvents, writeEvent } from './event-stream.ts';

const EVENTS: readonly RecipeEvent[] = [
  { type: 'started', source: { kind: 'built-in', reason: 'no-model' } },
  { type: 'started', source: { kind: 'model', model: 'a/b' } },
  { type: 'waiting', seconds: 5, why: 'thinking' },
  { type: 'text', text: '# Crème\r\n\n\u2028🥚 data: event: done\n' },
  {
    type: 'held',
    findings: [{ rule: 'undercooked', severity: 'danger', message: 'Chicken at 60 C.', step: 3 }],
  },
  {
    type: 'done',
    answer: {
      source: { kind: 'model', model: 'a/b' },
      finish: 'complete',
      title: 'Eggs',
      servings: null,
      minutes: { prep: 5, cook: null, total: 15 },
      ingredients: [
        { text: '2 to 3 eggs', food: 'egg', quantity: 2, quantityMax: 3, unit: null, from: 'yours' },
        { text: '200 g rice', food: null, quantity: 200, unit: 'g', from: 'to-buy' },
      ],
      steps: ['Boil.'],
      leftOut: [{ ingredient: 'chocolate', why: 'It is sweet.' }],
      refused: [],
      allergens: ['egg'],
      findings: [],
    },
  },
  { type: 'failed', failure: { code: 'busy', message: 'Busy.', retryable: true, retryAfterSec: 7 } },
];

function streamOf(chunks: readonly Uint8Array[], onCancel: () => void = () => undefined) {
  const left = [...chunks];
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(next);
    },
    cancel: onCancel,
  });
}

async function readAll(text: string): Promise<RecipeEvent[]> {
  const events: RecipeEvent[] = [];
  for await (const event of readEvents(streamOf([new TextEncoder().encode(text)]))) events.push(event);
  return events;
}

describe('writeEvent', () => {
  it.each([
    [EVENTS[0], 'event: started\ndata: {"source":{"kind":"built-in","reason":"no-model"}}\n\n'],
    [EVENTS[2], 'event: waiting\ndata: {"seconds":5,"why":"thinking"}\n\n'],
    [{ type: 'text', text: 'a\nb' } as const, 'event: text\ndata: {"text":"a\\nb"}\n\n'],
    [
      EVENTS[6],
      'event: failed\ndata: {"code":"busy","message":"Busy.","retryable":true,"retryAfterSec":7}\n\n',
    ],
  ])('writes %o with its name and its data alone', (event, lines) => {
    expect(event && writeEvent(event)).toBe(lines);
  });

  it('writes done as the answer itself, without markdown', () => {
    const data = writeEvent(EVENTS[5] as RecipeEvent).split('\ndata: ')[1] ?? '';
    expect(Object.keys(JSON.parse(data))).toEqual([
      'source',
      'finish',
      'title',
      'servings',
      'minutes',
      'ingredients',
      'steps',
      'leftOut',
      'refused',
      'allergens',
      'findings',
    ]);
  });
});

describe('readEvents', () => {
  it('gives back what was written, however the bytes are split', async () => {
    const bytes = new TextEncoder().encode(EVENTS.map(writeEvent).join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 40 }), async (cuts) => {
        const edges = [0, ...cuts.sort((one, other) => one - other), bytes.length];
        const chunks = edges.slice(1).map((edge, index) => bytes.slice(edges[index], edge));
        const events: RecipeEvent[] = [];
        for await (const event of readEvents(streamOf(chunks))) events.push(event);
        expect(events).toEqual(EVENTS);
      }),
      { seed: 11, numRuns: 60 },
    );
  });

  it('passes over comments, names and keys that it does not know', async () => {
    const text = ': hello\n\nevent: later\ndata: {"a":1}\n\nevent: text\ndata: {"text":"x","more":true}\n\n';
    expect(await readAll(text)).toEqual([{ type: 'text', text: 'x' }]);
  });

  it.each([
    ['data that is no JSON', 'event: text\ndata: {"text":\n\n'],
    ['a key of another type', 'event: text\ndata: {"text":1}\n\n'],
    ['a code outside the closed list', 'event: failed\ndata: {"code":"x","message":"","retryable":true}\n\n'],
    ['an event beyond a mebibyte', `event: text\ndata: {"text":"${'a'.repeat(1_100_000)}"}\n\n`],
    ['a name that every object has', 'event: done\ndata: {"constructor":1}\n\n'],
  ])('throws at %s', async (_what, text) => {
    await expect(readAll(text)).rejects.toThrow(EventStreamError);
  });

  it('does not take "constructor" for an event', async () => {
    expect(await readAll('event: constructor\ndata: {}\n\n')).toEqual([]);
  });

  it('cancels the body when the reader leaves', async () => {
    let cancelled = false;
    const body = streamOf(
      [new TextEncoder().encode(EVENTS.map(writeEvent).join('')), new Uint8Array(1)],
      () => {
        cancelled = true;
      },
    );
    for await (const event of readEvents(body)) {
      expect(event.type).toBe('started');
      break;
    }
    expect(cancelled).toBe(true);
  });
});
