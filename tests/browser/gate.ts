// A point in a provider's answer that the test lets it pass.

export interface Gate {
  (): Promise<void>;
  open(): void;
}

export function createGate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return Object.assign(() => opened, { open: () => open() });
}
