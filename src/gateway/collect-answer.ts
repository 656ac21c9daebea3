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
