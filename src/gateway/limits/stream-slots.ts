// How many recipes are being written at once, over all and for one client.

export interface StreamSlots {
  /** A slot, to be given back once; or which bound is reached. */
  take(client: string): Promise<(() => void) | 'all-taken' | 'client-taken'>;
  /** Slots of this process. */
  readonly active: () => number;
}

/** Numbers of slots: over all clients, and of one of them. */
export interface Places {
  readonly all: number;
  readonly client: number;
}

export type SlotAnswer = 'taken' | 'all-taken' | 'client-taken';

/** What replicas tell one another of their slots. `held` is what this process holds; both reject while it is alone. */
export interface SlotShare {
  /** Tells of one more, counted in `held`, where all replicas together stay within the bounds. */
  take(client: string, held: Places, bounds: Places): Promise<SlotAnswer>;
  /** Tells of one fewer. */
  give(client: string, held: Places): Promise<void>;
}

/** Slots of this process, and together with those of its replicas where they are shared. */
export function createStreamSlots(bounds: Places, share: SlotShare | null = null): StreamSlots {
  const byClient = new Map<string, number>();
  let active = 0;
  const hold = (client: string, change: 1 | -1): Places => {
    active += change;
    const own = (byClient.get(client) ?? 0) + change;
    if (own > 0) byClient.set(client, own);
    else byClient.delete(client);
    return { all: active, client: own };
  };
  return {
    active: () => active,
    async take(client) {
      if ((byClient.get(client) ?? 0) >= bounds.client) return 'client-taken';
      if (active >= bounds.all) return 'all-taken';
      const held = hold(client, 1);
      let given = false;
      const give = () => {
        if (given) return;
        given = true;
        const left = hold(client, -1);
        // What could not be told now is told with the next one.
        share?.give(client, left).catch(() => undefined);
      };
      // A process that is alone keeps to its own bounds.
      const answer = await share?.take(client, held, bounds).catch(() => 'taken' as const);
      if (answer === undefined || answer === 'taken') return give;
      give();
      return answer;
    },
  };
}
