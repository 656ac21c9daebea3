// What one call of a model costs, set aside before it and settled after it.

import type { ChatDeps, ChatUsage } from '../../provider/chat-service.ts';
import type { DailyTokens } from './daily-tokens.ts';

export interface Account {
  /** What the call is given to tell what it uses. */
  readonly ears: Required<Pick<ChatDeps, 'onUsage' | 'mayRetry' | 'onOver'>>;
  /** What was used, once the call is over. */
  readonly settled: Promise<ChatUsage>;
  /** Ends what never began. */
  close(): void;
}

/** Sets the worst case of one try aside; null where the day's cap has no room for it. */
export async function openAccount(daily: DailyTokens, tokens: number): Promise<Account | null> {
  const reservation = await daily.reserve(tokens);
  if (reservation === null) return null;
  const further: { settle(used: number): void }[] = [];
  const used: ChatUsage[] = [];
  let close = () => {};
  const over = new Promise<void>((resolve) => {
    close = resolve;
  });
  const settled = over.then(() => {
    const usage = addUsage(used);
    for (const set of further) set.settle(0);
    reservation.settle(usage.inputTokens + usage.outputTokens);
    return usage;
  });
  return {
    ears: {
      onUsage: (usage) => void used.push(usage),
      async mayRetry() {
        const more = await daily.reserve(tokens);
        if (more !== null) further.push(more);
        return more !== null;
      },
      onOver: close,
    },
    settled,
    close,
  };
}

function addUsage(tries: readonly ChatUsage[]): ChatUsage {
  return {
    inputTokens: tries.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
    outputTokens: tries.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
    estimated: tries.some(({ estimated }) => estimated),
  };
}
