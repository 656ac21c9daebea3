// The recipes being written now, so that a gateway that stops can let them end, and end them when it must.

export interface ActiveWritings {
  /** Adds one; the function it gives back takes it off again. */
  add(writing: { interrupt(): void }): () => void;
  /** Resolves when the last one is over. */
  whenIdle(): Promise<void>;
  interruptAll(): void;
}

export function createActiveWritings(): ActiveWritings {
  const active = new Set<{ interrupt(): void }>();
  const waiting: (() => void)[] = [];
  return {
    add(writing) {
      active.add(writing);
      return () => {
        active.delete(writing);
        if (active.size === 0) for (const resolve of waiting.splice(0)) resolve();
      };
    },
    whenIdle() {
      if (active.size === 0) return Promise.resolve();
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
    interruptAll() {
      for (const writing of active) writing.interrupt();
    },
  };
}
