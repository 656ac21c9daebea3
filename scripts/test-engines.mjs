// Runs tests/engines/run.mjs, with the WebSocket that Node 20 keeps behind a flag.

import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.mjs';

const flags = typeof WebSocket === 'undefined' ? ['--experimental-websocket'] : [];
const env = { ...process.env, LARDER_CHROMIUM: findBrowser() ?? '' };
const args = [...flags, 'tests/engines/run.mjs', ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1);
