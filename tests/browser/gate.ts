// A point in a provider's answer, or in the way of a file, that the test lets it pass.

import type { Page } from '@playwright/test';

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

/** Holds the files back that this glob names, until the gate is opened. */
export async function holdBack(page: Page, files: string): Promise<Gate> {
  const gate = createGate();
  await page.route(files, async (route) => {
    await gate();
    await route.continue();
  });
  return gate;
}
