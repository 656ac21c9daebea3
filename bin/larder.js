#!/usr/bin/env node
// Runs the built command; the sources are TypeScript and need building first.

import { existsSync } from 'node:fs';

const built = new URL('../dist/program/cli/main.js', import.meta.url);

if (existsSync(built)) {
  const { runLarder } = await import(built.href);
  process.exitCode = await runLarder();
} else {
  process.stderr.write('Larder has not been built: run "npm run build" first.\n');
  process.exitCode = 1;
}
