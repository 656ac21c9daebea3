// Every failure of a chef is told in the console too, for whoever looks into it. Its words are fit to be shown.

import type { RecipeEvent } from '../../recipe/recipe-events.ts';
import type { RecipeSource } from '../../recipe/recipe-source.ts';

export function logFailures(source: RecipeSource, log: (line: string) => void): RecipeSource {
  return (request) => {
    const writing = source(request);
    async function* pass(): AsyncGenerator<RecipeEvent> {
      for await (const event of writing) {
        if (event.type === 'failed')
          log(`The recipe failed (${event.failure.code}): ${event.failure.message}`);
        yield event;
      }
    }
    const events = pass();
    return { [Symbol.asyncIterator]: () => events, stop: () => writing.stop() };
  };
}
