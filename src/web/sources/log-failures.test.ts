import { expect, it } from 'vitest';
import type { RecipeEvent } from '../../recipe/recipe-events.ts';
import { logFailures } from './log-failures.ts';

it('logs a failure, passes every event on and stops what it wraps', async () => {
  const told: RecipeEvent[] = [
    { type: 'text', text: 'Half' },
    { type: 'failed', failure: { code: 'quota', message: 'Used up.', retryable: false } },
  ];
  const lines: string[] = [];
  let stops = 0;
  const source = logFailures(
    () => ({
      async *[Symbol.asyncIterator]() {
        yield* told;
      },
      stop: () => {
        stops += 1;
      },
    }),
    (line) => lines.push(line),
  );
  const writing = source({ ingredients: [] });
  const events: RecipeEvent[] = [];
  for await (const event of writing) events.push(event);
  writing.stop();
  expect(events).toEqual(told);
  expect(lines).toEqual(['The recipe failed (quota): Used up.']);
  expect(stops).toBe(1);
});
