// The deployer's spending cap: tokens in one UTC day over all clients.
// A recipe sets its worst case aside when it starts, so that many at once cannot run past the cap together.

export interface DailyTokens {
  /** Sets tokens aside; null where the cap would be passed. `settle` replaces them by what was really used. */
  reserve(tokens: number): Promise<{ settle(used: number): void } | null>;
  /** Whether a reservation of this size would be refused. */
  isSpent(tokens: number): Promise<boolean>;
}

/** One replica's count of a day, `asked` of it only where the cap allows. */
interface DayCount {
  /** Days since 1970. */
  readonly day: number;
  readonly own: number;
  readonly asked: number;
  readonly cap: number;
}

/** Tells the other replicas what this one counted, and it what they did. Rejects while it is alone. */
export type TokenShare = (count: DayCount) => Promise<{ readonly fits: boolean; readonly others: number }>;

const DAY_MS = 86_400_000;

/**
 * A cap of `perDay` tokens; null counts nothing and refuses nothing. Shared, it is the cap of all replicas together:
 * one that is cut off from the others goes on from what they had counted when it last heard of them.
 */
export function createDailyTokens(
  perDay: number | null,
  now: () => number,
  share: TokenShare | null = null,
): DailyTokens {
  if (perDay === null) {
    return { isSpent: async () => false, reserve: async () => ({ settle: () => undefined }) };
  }
  const cap = perDay;
  let day = -1;
  let own = 0;
  let others = 0;
  const turn = () => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      day = today;
      own = 0;
      others = 0;
    }
  };
  /** Writes the count, and whether what was asked, which stands in it, fits. */
  const tell = async (asked: number): Promise<boolean> => {
    const fits = () => own + others <= cap;
    if (share === null) return fits();
    const told = day;
    try {
      const answer = await share({ day, own, asked, cap: asked > 0 ? cap : Number.MAX_SAFE_INTEGER });
      if (told === day) others = answer.others;
      return answer.fits;
    } catch {
      return fits();
    }
  };
  return {
    async isSpent(tokens) {
      turn();
      await tell(0);
      return own + others + tokens > cap;
    },
    async reserve(tokens) {
      turn();
      const reservedOn = day;
      const change = (by: number) => {
        turn();
        // What was begun yesterday was counted yesterday.
        if (day === reservedOn) own += by;
      };
      change(tokens);
      if (!(await tell(tokens))) {
        change(-tokens);
        return null;
      }
      let settled = false;
      return {
        settle(used) {
          if (settled) return;
          settled = true;
          change(used - tokens);
          void tell(0);
        },
      };
    },
  };
}
