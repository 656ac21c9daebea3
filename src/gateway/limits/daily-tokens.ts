// The deployer's spending cap: tokens in one UTC day over all clients.
// A recipe sets its worst case aside when it starts, so that many at once cannot run past the cap together.

export interface DailyTokens {
  /** Sets tokens aside; null where the cap would be passed. `settle` replaces them by what was really used. */
  reserve(tokens: number): { settle(used: number): void } | null;
  /** Whether a reservation of this size would be refused. */
  isSpent(tokens: number): boolean;
}

const DAY_MS = 86_400_000;

/** A cap of `perDay` tokens; null counts nothing and refuses nothing. */
export function createDailyTokens(perDay: number | null, now: () => number): DailyTokens {
  let day = -1;
  let counted = 0;
  const turn = () => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      day = today;
      counted = 0;
    }
  };
  const isSpent = (tokens: number) => {
    turn();
    return perDay !== null && counted + tokens > perDay;
  };
  return {
    isSpent,
    reserve(tokens) {
      if (isSpent(tokens)) return null;
      counted += tokens;
      const reservedOn = day;
      let settled = false;
      return {
        settle(used) {
          if (settled) return;
          settled = true;
          turn();
          // What was begun yesterday was counted yesterday.
          if (day === reservedOn) counted += used - tokens;
        },
      };
    },
  };
}
