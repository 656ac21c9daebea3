// The one place that looks at a recipe's events on their way out: when the first text came, how it ended.

import type { Finding } from '../recipe/finding.ts';
import type { Failure, Finish, RecipeEvent } from '../recipe/recipe-events.ts';

export interface Tap {
  /** Called once, at the first piece of text. */
  onFirstText(): void;
  onHeld(findings: readonly Finding[]): void;
  /** How it ended; not called where the reader left before. */
  onEnd(end: Finish | Failure): void;
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
    if (event.type === 'held') tap.onHeld(event.findings);
    if (event.type === 'done') tap.onEnd(event.answer.finish);
    if (event.type === 'failed') tap.onEnd(event.failure);
    yield event;
    if (event.type === 'done' || event.type === 'failed') return;
  }
  const failure = tap.readSilence();
  tap.onEnd(failure);
  yield { type: 'failed', failure };
}
