// A hosted model that writes what a test tells it to, event by event, and records what was asked of it.

import type { ChatDeps } from '../../src/provider/chat-service.ts';
import type { RecipeEvent } from '../../src/recipe/recipe-events.ts';
import type { RecipeRequest } from '../../src/recipe/recipe-request.ts';
import type { RecipeSource } from '../../src/recipe/recipe-source.ts';

export interface ScriptedWriting {
  readonly request: RecipeRequest;
  readonly deps: ChatDeps;
  /** `performance.now()` at the first stop. */
  stoppedAt: number | undefined;
  push(...events: readonly RecipeEvent[]): void;
  /** Ends the writing without a word. */
  end(): void;
  /** Resolves when it is stopped. */
  readonly whenStopped: Promise<void>;
}

export interface ScriptedModel {
  readonly createModel: (service: unknown, deps: ChatDeps) => RecipeSource;
  readonly writings: readonly ScriptedWriting[];
  /** Resolves with the n-th writing (from 1) once it has begun. */
  whenAsked(count?: number): Promise<ScriptedWriting>;
}

/** A model whose every writing begins with these events and then waits for `push`. */
export function createScriptedModel(opening: readonly RecipeEvent[] = []): ScriptedModel {
  const writings: ScriptedWriting[] = [];
  const waiters: (() => void)[] = [];
  return {
    writings,
    createModel: (_service, deps) => (request) => {
      const { writing, events, stop } = begin(request, deps);
      writing.push(...opening);
      writings.push(writing);
      for (const waiter of waiters.splice(0)) waiter();
      return { [Symbol.asyncIterator]: () => events, stop };
    },
    async whenAsked(count = 1) {
      for (;;) {
        const writing = writings[count - 1];
        if (writing !== undefined) return writing;
        await new Promise<void>((resolve) => {
          waiters.push(resolve);
        });
      }
    },
  };
}

function begin(request: RecipeRequest, deps: ChatDeps) {
  const queue: RecipeEvent[] = [];
  let ended = false;
  let rouse = () => {};
  let tellStopped = () => {};
  const whenStopped = new Promise<void>((resolve) => {
    tellStopped = resolve;
  });
  const writing: ScriptedWriting = {
    request,
    deps,
    stoppedAt: undefined,
    whenStopped,
    push(...events) {
      queue.push(...events);
      rouse();
    },
    end() {
      ended = true;
      rouse();
    },
  };
  async function* read(): AsyncGenerator<RecipeEvent> {
    for (;;) {
      const event = queue.shift();
      if (event !== undefined) yield event;
      else if (ended) return;
      else {
        await new Promise<void>((resolve) => {
          rouse = resolve;
        });
      }
    }
  }
  const stop = () => {
    writing.stoppedAt ??= performance.now();
    queue.length = 0;
    writing.end();
    deps.onOver?.();
    tellStopped();
  };
  return { writing, events: read(), stop };
}

/** The answer of a finished recipe with this title. */
export function createDone(title: string): Extract<RecipeEvent, { type: 'done' }> {
  return {
    type: 'done',
    answer: {
      source: { kind: 'model', model: 'test/model' },
      finish: 'complete',
      title,
      servings: 2,
      minutes: { prep: 5, cook: 10, total: 15 },
      ingredients: [],
      steps: ['Cook it.'],
      leftOut: [],
      refused: [],
      allergens: [],
      findings: [],
    },
  };
}
