// How many recipes are being written at once, over all and for one client.

export interface StreamSlots {
  /** A slot, to be given back once; or which bound is reached. */
  take(client: string): (() => void) | 'all-taken' | 'client-taken';
  readonly active: () => number;
}

export function createStreamSlots(total: number, perClient: number): StreamSlots {
  const byClient = new Map<string, number>();
  let active = 0;
  return {
    active: () => active,
    take(client) {
      const own = byClient.get(client) ?? 0;
      if (own >= perClient) return 'client-taken';
      if (active >= total) return 'all-taken';
      active += 1;
      byClient.set(client, own + 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        active -= 1;
        const left = (byClient.get(client) ?? 1) - 1;
        if (left > 0) byClient.set(client, left);
        else byClient.delete(client);
      };
    },
  };
}
