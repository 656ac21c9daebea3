import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from './scripts/find-browser.mjs';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'dist/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  timeout: 30_000,
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    launchOptions: {
      args: BROWSER_ARGS,
      ...(process.env.LARDER_CHROMIUM ? { executablePath: process.env.LARDER_CHROMIUM } : {}),
    },
    trace: 'retain-on-failure',
  },
});
