import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from './scripts/find-browser.mjs';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'dist/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // A second try where machines are shared; a test that needs it is counted as flaky in the report.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    launchOptions: {
      args: BROWSER_ARGS,
      ...(process.env.LARDER_CHROMIUM ? { executablePath: process.env.LARDER_CHROMIUM } : {}),
    },
    // A trace costs about half as much processor time again; ask for one with --trace on.
    trace: 'off',
  },
});
