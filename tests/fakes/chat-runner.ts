// Runs streamChat against the fake provider with a clock that the test moves.

import type {
  ChatDeps,
  ChatFault,
  ChatFetch,
  ChatLimits,
  ChatService,
  ChatUsage,
} from '../../src/provider/chat-service.ts';
import { streamChat } from '../../src/provider/stream-chat.ts';
import type { ChatMessage } from '../../src/recipe/prompt.ts';
import type { DraftEvent } from '../../src/recipe/recipe-events.ts';
import type { FakeScript } from './fake-answer.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import type { FakeProvider } from './fake-provider.ts';
import type { ScenarioName } from './provider-scenarios.ts';

/** Shaped like a key; nobody's. */
export const KEY = 'hf_ThisIsNotARealKeyOfAnyone123';
export const MESSAGES: readonly ChatMessage[] = [
  { role: 'system', content: 'Suggest a recipe.' },
  { role: 'user', content: 'I have chickpeas, spinach.' },
];

export interface ChatRun {
  readonly events: readonly DraftEvent[];
  readonly text: string;
  readonly last: DraftEvent | undefined;
  /** Milliseconds of each wait between tries. */
  readonly waits: readonly number[];
  readonly faults: readonly ChatFault[];
  readonly usages: readonly ChatUsage[];
  readonly clock: FakeClock;
  readonly posts: number;
}

export interface RunningChat {
  readonly events: DraftEvent[];
  readonly clock: FakeClock;
  readonly faults: ChatFault[];
  readonly usages: ChatUsage[];
  readonly done: Promise<void>;
  stop(): void;
}

export interface ChatOptions {
  readonly limits?: Partial<ChatLimits>;
  readonly fetch?: ChatFetch;
  readonly service?: Partial<ChatService>;
}

let serviceNumber = 0;

/** A service of its own name each time: what a service wants is remembered by model. */
export function createService(provider: FakeProvider, facts: Partial<ChatService> = {}): ChatService {
  serviceNumber += 1;
  return {
    baseUrl: provider.url,
    model: `fake/cook-${serviceNumber}`,
    apiKey: KEY,
    maxTokens: 1024,
    ...facts,
  };
}

/** Starts a chat whose clock stands still; with `waits`, waits between tries pass by themselves and are noted there. */
export function startChat(service: ChatService, options: ChatOptions = {}, waits?: number[]): RunningChat {
  const clock = createFakeClock();
  const events: DraftEvent[] = [];
  const faults: ChatFault[] = [];
  const usages: ChatUsage[] = [];
  const deps: ChatDeps = {
    fetch: options.fetch ?? fetch,
    clock,
    limits: options.limits ?? {},
    random: () => 0,
    onFault(fault) {
      faults.push(fault);
      // Before a waiting try the only timer is the one that ends the wait; a changed form does not wait.
      if (fault.retrying && fault.code !== 'config' && waits !== undefined) {
        setImmediate(() => waits.push(clock.runNext()));
      }
    },
    onUsage: (usage) => usages.push(usage),
  };
  const writing = streamChat(service, MESSAGES, deps);
  const done = (async () => {
    for await (const event of writing) {
      events.push(event);
    }
  })();
  return { events, clock, faults, usages, done, stop: () => writing.stop() };
}

/** Runs one chat to its end. */
export async function runChat(
  provider: FakeProvider,
  script: ScenarioName | FakeScript,
  options: ChatOptions = {},
): Promise<ChatRun> {
  provider.script(script);
  const before = provider.requests.length;
  const waits: number[] = [];
  const running = startChat(createService(provider, options.service), options, waits);
  await running.done;
  await provider.whenQuiet();
  const { events, faults, usages, clock } = running;
  const posts = provider.requests.length - before;
  return { events, faults, usages, clock, waits, text: joinText(events), last: events.at(-1), posts };
}

export function joinText(events: readonly DraftEvent[]): string {
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('');
}

/** Turns the event loop until the condition holds; fails after five seconds. */
export async function until(condition: () => boolean): Promise<void> {
  const endsAt = performance.now() + 5_000;
  while (!condition()) {
    if (performance.now() > endsAt) {
      throw new Error('waited for something that did not come');
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A promise and what resolves it. */
export function openGate(): { wait: () => Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { wait: () => promise, open };
}

/** A fetch that tells when a piece of a body has been handed to its reader. */
export function countBytes(onPiece: () => void): typeof fetch {
  return async (...args) => {
    const response = await fetch(...args);
    const counted = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          controller.enqueue(piece);
          setImmediate(onPiece);
        },
      }),
    );
    return new Response(counted ?? null, { status: response.status, headers: response.headers });
  };
}
