// What the headless shell does not have (a wake lock, an honest word on the browser's own model) is tested in the whole
// browser: `test.use(WHOLE_BROWSER)` at the head of a spec.

import { BROWSER_ARGS } from '../../scripts/find-browser.mjs';

const path = process.env.LARDER_WHOLE_CHROMIUM ?? process.env.LARDER_CHROMIUM;

export const WHOLE_BROWSER = {
  launchOptions: { args: [...BROWSER_ARGS], ...(path ? { executablePath: path } : {}) },
};
