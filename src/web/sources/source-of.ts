// A chef that has to be fetched first, behind the port that every chef implements.

import type { Failure, RecipeEvent } from '../../recipe/recipe-events.ts';
import type { RecipeSource, RecipeWriting } from '../../recipe/recipe-source.ts';
import { EN } from '../text/en.ts';

const PART_MISSING: Failure = { code: 'offline', message: EN.partMissing, retryable: true };

/**
 * Starts to fetch at once and hands on what the chef says. Where the chef cannot be fetched it ends in `failed`
 * with code `offline`. Iterating never throws.
 */
export function sourceOf(fetchSource: () => Promise<RecipeSource>): RecipeSource {
  return (request) => {
    const fetching = fetchSource();
    // The rejection is told by the iteration below; until that begins it is not an unhandled one.
    fetching.catch(() => undefined);
    let stopped = false;
    let writing: RecipeWriting | null = null;
    async function* write(): AsyncGenerator<RecipeEvent> {
      try {
        const source = await fetching;
        if (stopped) return;
        writing = source(request);
        yield* writing;
      } catch {
        if (!stopped) yield { type: 'failed', failure: PART_MISSING };
      }
    }
    const events = write();
    return {
      [Symbol.asyncIterator]: () => events,
      stop() {
        stopped = true;
        writing?.stop();
      },
    };
  };
}
