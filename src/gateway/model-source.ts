// A hosted model as a chef: messages out, the answer read and checked as it comes.

import type { ChatDeps, ChatService } from '../provider/chat-service.ts';
import { streamChat } from '../provider/stream-chat.ts';
import { writeFailure } from '../recipe/failure-words.ts';
import { writeMessages } from '../recipe/prompt.ts';
import type { ChefLabel, RecipeEvent } from '../recipe/recipe-events.ts';
import type { RecipeSource, RecipeWriting } from '../recipe/recipe-source.ts';
import { reviewDraft } from '../recipe/review-draft.ts';
import { screenIngredients } from '../recipe/screen-ingredients.ts';

/**
 * The model of a service behind the port that every chef implements. What is not food is never sent; where
 * nothing edible is left, nothing is: the writing is one `failed` event with code `refused`.
 */
export function createModelSource(service: ChatService, deps: ChatDeps): RecipeSource {
  const label: ChefLabel = { kind: 'model', model: service.model };
  return (request) => {
    if (screenIngredients(request.ingredients).usable.length === 0) {
      return writeOne({ type: 'failed', failure: writeFailure('refused') });
    }
    const draft = streamChat(service, writeMessages(request), deps);
    const events = reviewDraft(request, label, draft);
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
