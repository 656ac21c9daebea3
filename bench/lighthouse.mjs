// Measures the built page as a phone sees it: Lighthouse five times against the real server, median of each category.
// Prints what was measured; ends with status 1 when a median is under 100.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const { BROWSER_ARGS, findBrowser } = await import(join(ROOT, 'scripts/find-browser.mjs'));
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

const port = await findFreePort();
const server = spawn(process.execPath, [join(ROOT, 'bin/larder.js')], {
  env: { PATH: process.env.PATH, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');

const scores = Object.fromEntries(CATEGORIES.map((category) => [category, []]));
const paints = [];
const shifts = [];
try {
  for (let run = 0; run < RUNS; run += 1) {
    const chrome = await chromeLauncher.launch({
      chromePath: findBrowser(),
      chromeFlags: ['--headless', ...BROWSER_ARGS],
    });
    try {
      const result = await lighthouse(`http://127.0.0.1:${port}/`, {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: CATEGORIES,
      });
      for (const category of CATEGORIES)
        scores[category].push(Math.round(result.lhr.categories[category].score * 100));
      paints.push(result.lhr.audits['largest-contentful-paint'].numericValue / 1000);
      shifts.push(result.lhr.audits['cumulative-layout-shift'].numericValue);
      for (const audit of Object.values(result.lhr.audits)) {
        if (run === 0 && audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary') {
          console.log(`not passed: ${audit.id}: ${audit.title}`);
        }
      }
    } finally {
      await chrome.kill();
    }
  }
} finally {
  server.kill();
}

for (const category of CATEGORIES) {
  console.log(`${category}: median ${median(scores[category])} of ${scores[category].join(', ')}`);
}
console.log(
  `largest contentful paint: median ${median(paints).toFixed(2)} s; layout shift: median ${median(shifts).toFixed(3)}`,
);
process.exit(CATEGORIES.every((category) => median(scores[category]) === 100) ? 0 : 1);
