// The built-in chef as a source: plans a recipe at once and hands it on block by block, checked like any other text.

import { readTextSoFar } from '../recipe/recipe-change.ts';
import type { BuiltInReason, ChefLabel, DraftEvent, Failure, RecipeEvent } from '../recipe/recipe-events.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import type { RecipeSource } from '../recipe/recipe-source.ts';
import { reviewDraft } from '../recipe/review-draft.ts';
import { writeRecipeBlocks } from '../recipe/write-recipe.ts';
import { suggestRecipe } from './suggest-recipe.ts';

const CANNOT_CARRY_ON: Failure = {
  code: 'config',
  message:
    'Only a language model can carry on a recipe that it began, and none answers here. Ask for a whole recipe instead.',
  retryable: false,
};

/**
 * The built-in chef behind the port that every chef implements.
 * Emits `started`, the recipe block by block, then `done`; `failed` with code `refused` where nothing on the list
 * can be eaten, and with `config`, before anything else, where the text of another chef is to be carried on: its
 * reader would put the new recipe behind the old one. `stop` ends the iteration at once with what was written so far. Iterating never throws.
 */
export function builtInSource(reason?: BuiltInReason): RecipeSource {
  const label: ChefLabel = reason === undefined ? { kind: 'built-in' } : { kind: 'built-in', reason };
  return (request) => {
    let stopped = false;
    async function* write(): AsyncGenerator<RecipeEvent> {
      if (readTextSoFar(request) !== '') {
        yield { type: 'failed', failure: CANNOT_CARRY_ON };
        return;
      }
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
