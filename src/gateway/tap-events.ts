// The one place that looks at a recipe's events on their way out: when the first text came, how it ended.

import type { Failure, FailureCode, RecipeEvent } from '../recipe/recipe-events.ts';

export interface Tap {
  /** Called once, at the first piece of text. */
  onFirstText(): void;
  /** How it ended where that was no success. */
  onEnd(code: FailureCode): void;
  /** What a writing that ends without a word has ended in. */
  readonly readSilence: () => Failure;
}

/** The same events; after the last one of them nothing more is read. */
export async function* tapEvents(
  events: AsyncIterable<RecipeEvent>,
  tap: Tap,
): AsyncGenerator<RecipeEvent, void, undefined> {
  let hasText = false;
  for await (const event of events) {
    if (event.type === 'text' && !hasText) {
      hasText = true;
      tap.onFirstText();
    }
    if (event.type === 'failed') tap.onEnd(event.failure.code);
    if (event.type === 'held') tap.onEnd('refused');
    yield event;
    if (event.type === 'done' || event.type === 'failed') return;
  }
  const failure = tap.readSilence();
  tap.onEnd(failure.code);
  yield { type: 'failed', failure };
}
