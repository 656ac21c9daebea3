// Where drafts are read and checked: in threads of their own, so that what takes long holds up no connection. A thread
// that says nothing for too long is ended and replaced; what it was checking is held back, never shown as checked.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { builtInSource } from '../../chef/built-in-source.ts';
import { type EventQueue, openQueue } from '../../provider/draft-queue.ts';
import type { Review } from '../../provider/model-source.ts';
import { writeFailure } from '../../recipe/failure-words.ts';
import type { BuiltInReason, DraftEvent, RecipeEvent } from '../../recipe/recipe-events.ts';
import type { RecipeSource } from '../../recipe/recipe-source.ts';
import { reviewDraft } from '../../recipe/review-draft.ts';
import type { KitchenNews, KitchenOrder, KitchenTurn } from './kitchen-messages.ts';

export interface Kitchen {
  readonly review: Review;
  readonly builtIn: (reason: BuiltInReason) => RecipeSource;
  close(): Promise<void>;
}

/** Everything in this thread: for the tests, and where no thread can be started. */
export const OWN_KITCHEN: Kitchen = {
  review: reviewDraft,
  builtIn: builtInSource,
  close: async () => undefined,
};

const MOST_THREADS = 4;
/** No step of reading or checking takes as long; the first one reads the tables of foods. */
const SILENT_MS = 30_000;
const RESTART_MS = 1_000;
/** What is told of a recipe whose thread was lost. */
const UNCHECKED: readonly RecipeEvent[] = [
  { type: 'held', findings: [] },
  { type: 'failed', failure: writeFailure('internal') },
];

type Listener = (news: Omit<KitchenNews, 'id'> | null) => void;

interface Thread {
  readonly listeners: Map<number, Listener>;
  post(order: KitchenOrder): void;
  close(): Promise<void>;
}

/** Threads beside this one: one for each further core, at least one. `program` is the built thread. */
export function openKitchen(
  program: URL,
  onFault: (error: unknown) => void,
  silentMs: number = SILENT_MS,
): Kitchen {
  const size = Math.min(Math.max(availableParallelism() - 1, 1), MOST_THREADS);
  const threads: (Thread | undefined)[] = [];
  const restarts: NodeJS.Timeout[] = [];
  let closed = false;
  let lastId = 0;

  function start(place: number): void {
    const startedMs = performance.now();
    threads[place] = startThread(program, silentMs, (error) => {
      delete threads[place];
      if (closed) return;
      onFault(error);
      // One that cannot even start is not started over and over.
      const wait = performance.now() - startedMs < RESTART_MS ? RESTART_MS : 0;
      restarts[place] = setTimeout(() => start(place), wait);
      restarts[place].unref();
    });
  }
  for (let place = 0; place < size; place += 1) start(place);

  /** The thread with the least to do, and an order for it; null where none is alive. */
  function open(order: (id: number) => KitchenOrder): Served | null {
    const alive = threads.filter((thread) => thread !== undefined);
    const least = alive.sort((one, other) => one.listeners.size - other.listeners.size)[0];
    if (least === undefined) return null;
    lastId += 1;
    return listen(least, order(lastId));
  }

  return {
    review(request, source, draft) {
      const served = open((id) => ({ id, review: { request, source } }));
      if (served === null) return reviewDraft(request, source, draft);
      void handOn(draft, served);
      return served.writing;
    },
    builtIn: (reason) => (request) => {
      const served = open((id) => ({ id, write: { request, reason } }));
      return served === null ? builtInSource(reason)(request) : served.writing;
    },
    async close() {
      closed = true;
      for (const restart of restarts) clearTimeout(restart);
      await Promise.all(threads.map((thread) => thread?.close()));
    },
  };
}

async function handOn(draft: AsyncIterable<DraftEvent>, served: Served): Promise<void> {
  for await (const event of draft) {
    if (served.isOver()) return;
    served.post({ draft: event });
    await served.whenWanted();
  }
  if (!served.isOver()) served.post({ end: true });
}

type Served = EventQueue<RecipeEvent> & {
  post(more: { readonly draft: DraftEvent } | { readonly end: true }): void;
};

/** One order and what is told of it. */
function listen(thread: Thread, order: KitchenOrder): Served {
  const { id } = order;
  const queue = openQueue<RecipeEvent>(() => {
    thread.listeners.delete(id);
    thread.post({ id, leave: true });
  });
  thread.listeners.set(id, (news) => {
    const events = news?.events ?? UNCHECKED;
    for (const event of events) queue.push(event);
    if (news?.over === false) return;
    thread.listeners.delete(id);
    queue.end();
  });
  thread.post(order);
  return { ...queue, post: (more) => thread.post({ id, ...more }) };
}

/** Starts one. `onLost` is called once, where it ended by itself or was ended because it said nothing for too long. */
function startThread(program: URL, silentMs: number, onLost: (error: unknown) => void): Thread {
  const worker = new Worker(program);
  const listeners = new Map<number, Listener>();
  const batch: KitchenOrder[] = [];
  let isPending = false;
  let isLost = false;
  let heardMs = 0;
  const watch = setInterval(() => {
    if (isPending && performance.now() - heardMs > silentMs)
      lose(new Error('A thread said nothing for too long.'));
  }, silentMs / 4);
  watch.unref();

  function lose(error: unknown): void {
    if (isLost) return;
    isLost = true;
    clearInterval(watch);
    void worker.terminate();
    onLost(error);
    for (const listener of [...listeners.values()]) listener(null);
  }

  worker.on('message', ({ news, waiting }: KitchenTurn) => {
    heardMs = performance.now();
    isPending = waiting > 0 || batch.length > 0;
    for (const { id, events, over } of news) listeners.get(id)?.({ events, over });
  });
  worker.on('error', lose);
  worker.on('exit', () => lose(new Error('A thread ended by itself.')));
  // It must not keep a process alive that has nothing else to do.
  worker.unref();

  return {
    listeners,
    post(order) {
      if (isLost) return;
      batch.push(order);
      if (batch.length > 1) return;
      // One message a turn, however many orders there are.
      setImmediate(() => {
        if (!isPending) heardMs = performance.now();
        isPending = true;
        worker.postMessage(batch.splice(0));
      });
    },
    async close() {
      isLost = true;
      clearInterval(watch);
      await worker.terminate();
    },
  };
}
