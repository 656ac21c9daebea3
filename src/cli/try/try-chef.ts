// Has one chef answer every list, one after the other, and notes what came and when.

import type { QualityList } from '../../quality/quality-lists.ts';
import { withMarkdown } from '../../recipe/answer.ts';
import type { RecipeEvent } from '../../recipe/recipe-events.ts';
import type { RecipeWriting } from '../../recipe/recipe-source.ts';

export type Tried = Awaited<ReturnType<typeof tryList>>;

export interface Chef {
  /** Begins to write; what is used is told while it writes. */
  readonly write: (list: QualityList, onUsage: (tokens: number) => void) => RecipeWriting;
  readonly now: () => number;
  /** Told before and after each list. */
  readonly onList?: (list: QualityList, tried: Tried | null) => void;
}

async function tryList(list: QualityList, { write, now }: Pick<Chef, 'write' | 'now'>) {
  const fromMs = now();
  /** Prompt and answer, as the service tells them; null where it tells none. */
  let tokens: number | null = null;
  let firstTextMs: number | null = null;
  let markdown = '';
  let last: RecipeEvent | null = null;
  const writing = write(list, (used) => {
    tokens = (tokens ?? 0) + used;
  });
  for await (const event of writing) {
    if (event.type === 'text') {
      firstTextMs ??= now() - fromMs;
      markdown += event.text;
    }
    last = event;
  }
  return {
    list,
    /** Null where the chef failed; `failure` says how. */
    answer: last?.type === 'done' ? withMarkdown(last.answer, markdown) : null,
    failure: last?.type === 'failed' ? last.failure : null,
    firstTextMs,
    wholeMs: now() - fromMs,
    tokens,
  };
}

/** Tries every list. Ends after the first where that one says that nothing else can succeed: a key, a model, money. */
export async function tryChef(lists: readonly QualityList[], chef: Chef): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const list of lists) {
    chef.onList?.(list, null);
    const one = await tryList(list, chef);
    chef.onList?.(list, one);
    tried.push(one);
    const { failure } = one;
    if (failure !== null && !failure.retryable && (failure.code === 'config' || failure.code === 'quota'))
      break;
  }
  return tried;
}
