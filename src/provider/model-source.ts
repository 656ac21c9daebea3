// A hosted model as a chef: messages out, the answer read and checked as it comes. For gateway, page and command line.

import { writeFailure } from '../recipe/failure-words.ts';
import { type ChatMessage, writeMessages } from '../recipe/prompt.ts';
import type { ChefLabel, RecipeEvent } from '../recipe/recipe-events.ts';
import type { RecipeSource, RecipeWriting } from '../recipe/recipe-source.ts';
import { reviewDraft } from '../recipe/review-draft.ts';
import { screenRequest } from '../recipe/screen-ingredients.ts';
import type { DraftWriting } from './chat-service.ts';

/** Reads and checks a draft while it is written, as `reviewDraft` does, wherever that runs. */
export type Review = (...draft: Parameters<typeof reviewDraft>) => AsyncIterable<RecipeEvent>;

/**
 * A model behind the port that every chef implements; `ask` asks its service. What is not food is never sent; where
 * nothing edible is left, nothing is: the writing is one `failed` event with code `refused`.
 */
export function createModelSource(
  model: string,
  ask: (messages: readonly ChatMessage[]) => DraftWriting,
  review: Review = reviewDraft,
): RecipeSource {
  const label: ChefLabel = { kind: 'model', model };
  return (request) => {
    if (screenRequest(request).usable.length === 0) {
      return writeOne({ type: 'failed', failure: writeFailure('refused') });
    }
    const draft = ask(writeMessages(request));
    const events = review(request, label, draft)[Symbol.asyncIterator]();
    return { [Symbol.asyncIterator]: () => events, stop: () => draft.stop() };
  };
}

function writeOne(event: RecipeEvent): RecipeWriting {
  let stopped = false;
  async function* write(): AsyncGenerator<RecipeEvent> {
    if (!stopped) yield event;
  }
  return {
    [Symbol.asyncIterator]: write,
    stop: () => {
      stopped = true;
    },
  };
}
