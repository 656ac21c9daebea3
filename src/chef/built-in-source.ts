// The built-in chef as a source: plans a recipe at once and hands it on block by block, checked like any other text.

import type { BuiltInReason, ChefLabel, DraftEvent, RecipeEvent } from '../recipe/recipe-events.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import type { RecipeSource } from '../recipe/recipe-source.ts';
import { reviewDraft } from '../recipe/review-draft.ts';
import { writeRecipeBlocks } from '../recipe/write-recipe.ts';
import { suggestRecipe } from './suggest-recipe.ts';

/**
 * The built-in chef behind the port that every chef implements.
 * Emits `started`, the recipe block by block, then `done`; `failed` with code `refused` where nothing on the list
 * can be eaten. `stop` ends the iteration at once with what was written so far. Iterating never throws.
 */
export function builtInSource(reason?: BuiltInReason): RecipeSource {
  const label: ChefLabel = reason === undefined ? { kind: 'built-in' } : { kind: 'built-in', reason };
  return (request) => {
    let stopped = false;
    async function* write(): AsyncGenerator<RecipeEvent> {
      const events = reviewDraft(request, label, writeDraft(request));
      try {
        while (!stopped) {
          const next = await events.next();
          if (next.done === true || stopped) return;
          yield next.value;
        }
      } catch {
        yield {
          type: 'failed',
          failure: {
            code: 'internal',
            message: 'The built-in chef lost its place. Try again.',
            retryable: true,
          },
        };
      } finally {
        await events.return(undefined);
      }
    }
    const writing = write();
    return {
      [Symbol.asyncIterator]: () => writing,
      stop: () => {
        stopped = true;
      },
    };
  };
}

async function* writeDraft(request: RecipeRequest): AsyncGenerator<DraftEvent> {
  const suggestion = suggestRecipe(request);
  if (suggestion.kind === 'nothing-edible') {
    yield {
      type: 'failed',
      failure: { code: 'refused', message: suggestion.message, retryable: false },
    };
    return;
  }
  for (const block of writeRecipeBlocks(suggestion.recipe)) yield { type: 'text', text: block };
  yield { type: 'ended', finish: 'complete' };
}
