// A thread that reads and checks drafts and has the built-in chef write, many at a time. Each order is a line of text at
// most, and they are taken in turn, so that a long answer holds up no other for longer than its longest step.

import { parentPort } from 'node:worker_threads';
import { builtInSource } from '../../chef/built-in-source.ts';
import type { DraftEvent, RecipeEvent } from '../../recipe/recipe-events.ts';
import { reviewDraft } from '../../recipe/review-draft.ts';
import type { KitchenNews, KitchenOrder, KitchenTurn } from './kitchen-messages.ts';

/** How long a turn goes on taking orders before its news are sent. */
const TURN_MS = 4;

interface Dish {
  push(event: DraftEvent): void;
  end(): void;
  leave(): void;
}

const dishes = new Map<number, Dish>();
const orders: KitchenOrder[] = [];
const news = new Map<number, { events: RecipeEvent[]; over: boolean }>();
let isPlanned = false;

function tell(id: number, event: RecipeEvent | null): void {
  const told = news.get(id) ?? { events: [], over: false };
  news.set(id, told);
  const last = told.events.at(-1);
  if (event === null) told.over = true;
  // What goes together costs once.
  else if (event.type === 'text' && last?.type === 'text')
    told.events[told.events.length - 1] = { type: 'text', text: last.text + event.text };
  else told.events.push(event);
}

async function serve(id: number, events: AsyncIterable<RecipeEvent>): Promise<void> {
  try {
    for await (const event of events) {
      if (!dishes.has(id)) return;
      tell(id, event);
      plan();
    }
  } finally {
    if (dishes.delete(id)) tell(id, null);
    plan();
  }
}

/** A draft whose events are pushed. */
function openDraft(): { readonly draft: AsyncIterable<DraftEvent>; readonly dish: Dish } {
  const waiting: DraftEvent[] = [];
  let ended = false;
  let rouse = () => {};
  async function* read(): AsyncGenerator<DraftEvent> {
    for (;;) {
      const event = waiting.shift();
      if (event !== undefined) yield event;
      else if (ended) return;
      else
        await new Promise<void>((resolve) => {
          rouse = resolve;
        });
    }
  }
  return {
    draft: read(),
    dish: {
      push(event) {
        waiting.push(event);
        rouse();
      },
      end() {
        ended = true;
        rouse();
      },
      leave() {
        ended = true;
        waiting.length = 0;
        rouse();
      },
    },
  };
}

function take(order: KitchenOrder): void {
  const { id } = order;
  if ('draft' in order) dishes.get(id)?.push(order.draft);
  else if ('end' in order) dishes.get(id)?.end();
  else if ('leave' in order) {
    const dish = dishes.get(id);
    dishes.delete(id);
    dish?.leave();
  } else if ('review' in order) {
    const { draft, dish } = openDraft();
    dishes.set(id, dish);
    void serve(id, reviewDraft(order.review.request, order.review.source, draft));
  } else {
    const writing = builtInSource(order.write.reason)(order.write.request);
    const nothing = () => undefined;
    dishes.set(id, { push: nothing, end: nothing, leave: () => writing.stop() });
    void serve(id, writing);
  }
}

/** Texts line by line: the rules look at whole lines, and between two of them another order may come. */
function split(order: KitchenOrder): readonly KitchenOrder[] {
  if (!('draft' in order) || order.draft.type !== 'text') return [order];
  return order.draft.text
    .split(/(?<=\n)/u)
    .map((text) => ({ id: order.id, draft: { type: 'text', text } }) as const);
}

function plan(): void {
  if (isPlanned) return;
  isPlanned = true;
  setImmediate(turn);
}

function turn(): void {
  isPlanned = false;
  const until = performance.now() + TURN_MS;
  const takeNext = (): void => {
    const order = orders.shift();
    if (order !== undefined) take(order);
    // What the order set off runs before the next one is looked at.
    if (orders.length > 0 && performance.now() < until) setImmediate(takeNext);
    else setImmediate(send);
  };
  takeNext();
}

function send(): void {
  const told: KitchenNews[] = [...news].map(([id, { events, over }]) => ({ id, events, over }));
  news.clear();
  const message: KitchenTurn = { news: told, waiting: orders.length };
  parentPort?.postMessage(message);
  if (orders.length > 0) plan();
}

parentPort?.on('message', (batch: readonly KitchenOrder[]) => {
  for (const order of batch) orders.push(...split(order));
  plan();
});

// The first recipe makes the tables that all share; no cook should wait for it.
for await (const _ of builtInSource('asked')({ ingredients: ['egg', 'rice', 'onion'] }));
