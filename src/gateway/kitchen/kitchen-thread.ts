// A thread that reads and checks drafts and has the built-in chef write, many at a time. Each order is a few
// lines of text at most, and they are taken in turn, so that a long answer holds up no other for long.

import { parentPort } from 'node:worker_threads';
import { builtInSource } from '../../chef/built-in-source.ts';
import { type EventQueue, openQueue } from '../../provider/draft-queue.ts';
import type { DraftEvent, RecipeEvent } from '../../recipe/recipe-events.ts';
import { reviewDraft } from '../../recipe/review-draft.ts';
import type { KitchenOrder, KitchenTurn } from './kitchen-messages.ts';

/** How long a turn goes on taking orders before its news are sent. */
const TURN_MS = 4;

/** What is being read, where its text comes piece by piece, or written. */
type Dish = { stop(): void } & Partial<Pick<EventQueue<DraftEvent>, 'push' | 'end'>>;

const dishes = new Map<number, Dish>();
const orders: KitchenOrder[] = [];
/** Of each draft the piece that was ordered last, until it is taken. */
const growing = new Map<
  number,
  { readonly id: number; readonly draft: { readonly type: 'text'; text: string } }
>();
const news = new Map<number, { id: number; events: RecipeEvent[]; over: boolean }>();
let isPlanned = false;

function tell(id: number, event: RecipeEvent | null): void {
  const told = news.get(id) ?? { id, events: [], over: false };
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

function take(order: KitchenOrder): void {
  const { id } = order;
  if ('draft' in order) dishes.get(id)?.push?.(order.draft);
  else if ('end' in order) dishes.get(id)?.end?.();
  else if ('leave' in order) {
    const dish = dishes.get(id);
    dishes.delete(id);
    dish?.stop();
  } else if ('review' in order) {
    const draft = openQueue<DraftEvent>();
    dishes.set(id, { ...draft, stop: draft.writing.stop });
    void serve(id, reviewDraft(order.review.request, order.review.source, draft.writing));
  } else {
    const writing = builtInSource(order.write.reason)(order.write.request);
    dishes.set(id, writing);
    void serve(id, writing);
  }
}

/** Lines that are judged together where they came together; between two pieces other orders come. */
const PIECE = /(?:[^\n]*\n|[^\n]+$){1,16}/g;
/** Characters to which a piece that waits still grows. */
const MOST_WAITING = 1_000;

function add(order: KitchenOrder): void {
  if (!('draft' in order) || order.draft.type !== 'text') {
    orders.push(order);
    return;
  }
  for (const text of order.draft.text.match(PIECE) ?? []) {
    const ahead = growing.get(order.id);
    // The more there is to do, the more of a text lies together, and the less it costs to judge.
    if (ahead !== undefined && ahead.draft.text.length < MOST_WAITING) ahead.draft.text += text;
    else {
      const piece = { id: order.id, draft: { type: 'text' as const, text } };
      growing.set(order.id, piece);
      orders.push(piece);
    }
  }
}

/** A turn, unless there is one: it tells at its end of what happens in it. */
function plan(): void {
  if (isPlanned) return;
  isPlanned = true;
  setImmediate(turn);
}

function turn(): void {
  const until = performance.now() + TURN_MS;
  const takeNext = (): void => {
    const order = orders.shift();
    if (order !== undefined) {
      if (growing.get(order.id) === order) growing.delete(order.id);
      take(order);
    }
    // What the order set off runs before the next one is looked at, and before it is said that nothing waits.
    setImmediate(orders.length > 0 && performance.now() < until ? takeNext : send);
  };
  takeNext();
}

function send(): void {
  const message: KitchenTurn = { news: [...news.values()], waiting: orders.length };
  news.clear();
  parentPort?.postMessage(message);
  isPlanned = false;
  if (orders.length > 0) plan();
}

parentPort?.on('message', (batch: readonly KitchenOrder[]) => {
  for (const order of batch) add(order);
  plan();
});

// The first recipe makes the tables that all share; no cook should wait for it.
for await (const _ of builtInSource('asked')({ ingredients: ['egg', 'rice', 'onion'] }));
