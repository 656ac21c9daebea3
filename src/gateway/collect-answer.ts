// The events of a writing taken together: the whole answer, or the failure that stands in its place.

import { withMarkdown } from '../recipe/answer.ts';
import { writeFailure } from '../recipe/failure-words.ts';
import { readTextSoFar } from '../recipe/recipe-change.ts';
import type { Failure, RecipeAnswer, RecipeEvent } from '../recipe/recipe-events.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';

export type CollectedAnswer =
  | { readonly ok: true; readonly answer: RecipeAnswer }
  | { readonly ok: false; readonly failure: Failure };

/** Reads the events to their end. A recipe that is held back has no text; one that does not end has failed. */
export async function collectAnswer(
  request: RecipeRequest,
  events: AsyncIterable<RecipeEvent>,
): Promise<CollectedAnswer> {
  let markdown = readTextSoFar(request);
  for await (const event of events) {
    if (event.type === 'text') markdown += event.text;
    if (event.type === 'failed') return { ok: false, failure: event.failure };
    if (event.type === 'done') return { ok: true, answer: withMarkdown(event.answer, markdown) };
  }
  return { ok: false, failure: writeFailure('cut') };
}

export interface Opening {
  /** The failure that came before anything worth sending. */
  readonly failure: Failure | null;
  /** All events, the first ones included. */
  readonly events: AsyncIterable<RecipeEvent>;
}

/**
 * Waits until there is more than `started` to tell, so that a chef who fails at once can still be answered with
 * a status. The first events are not lost.
 */
export async function readOpeningEvents(writing: AsyncIterable<RecipeEvent>): Promise<Opening> {
  const iterator = writing[Symbol.asyncIterator]();
  const first: RecipeEvent[] = [];
  let ended = false;
  while (!ended) {
    const next = await iterator.next();
    if (next.done === true) {
      ended = true;
      break;
    }
    first.push(next.value);
    if (next.value.type !== 'started') break;
  }
  const last = first.at(-1);
  async function* replay(): AsyncGenerator<RecipeEvent> {
    yield* first;
    if (!ended) yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { failure: last?.type === 'failed' ? last.failure : null, events: replay() };
}

/** The events, and where they end without `done` or `failed`, a failure that says so. */
export async function* endEvents(
  events: AsyncIterable<RecipeEvent>,
  readEnd: () => Failure,
): AsyncGenerator<RecipeEvent> {
  for await (const event of events) {
    yield event;
    if (event.type === 'done' || event.type === 'failed') return;
  }
  yield { type: 'failed', failure: readEnd() };
}
