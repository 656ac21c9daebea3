// Runs every test: Vitest in Node, then Playwright in a real browser against the built page.
// Ends with one line that counts them all, and with status 1 when any failed or none ran.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser, findTestBrowser } from './find-browser.mjs';

const REPORTS = 'dist/test-reports';
const only = process.argv[2];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

// Keys that the machine exports stay out of every test.
const env = { ...process.env };
for (const name of [
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'HF_TOKEN',
  'LARDER_MODEL',
  'VALKEY_URL',
  'NO_COLOR',
])
  delete env[name];

function run(args, extra = {}) {
  const { status } = spawnSync('npx', ['--no-install', ...args], {
    stdio: 'inherit',
    env: { ...env, ...extra },
  });
  return status ?? 1;
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));
  } catch {
    return undefined;
  }
}

let passed = 0;
let failed = 0;
let status = 0;

if (only !== 'browser') {
  const code = run([
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/node.json`,
  ]);
  const report = readReport('node');
  passed += report?.numPassedTests ?? 0;
  failed += report?.numFailedTests ?? 0;
  status = Math.max(status, code);
}

if (only !== 'node') {
  const code = run(['playwright', 'test', '--reporter=list,json'], {
    LARDER_CHROMIUM: findTestBrowser(),
    LARDER_WHOLE_CHROMIUM: findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/browser.json`,
  });
  const stats = readReport('browser')?.stats;
  passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  failed += stats?.unexpected ?? 0;
  status = Math.max(status, code);
}

if (passed === 0) status = Math.max(status, 1);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(status);
