// `npm run test:engines`: what matters most of the page, in every engine that is installed. Says which it ran in and
// which are missing; ends with 1 where anything failed.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { findOnPath } from '../../scripts/find-program.mjs';
import { ENGINES } from './drivers.mjs';
import { SPECS } from './specs.mjs';

async function load(path) {
  const file = fileURLToPath(new URL(path, new URL('../../', import.meta.url)));
  return (await runnerImport(file, { configFile: false, logLevel: 'error' })).module;
}

const [{ startFakeProvider }, { startGateway }] = await Promise.all([
  load('tests/fakes/fake-provider.ts'),
  load('src/gateway/main.ts'),
]);
const provider = await startFakeProvider();
const fake = { OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'fake', LARDER_MODEL: 'fake/cook' };
const gateway = await startGateway({
  env: { ...fake, PORT: '0', HOST: '127.0.0.1', LARDER_RATE_LIMIT: '1000' },
  print: () => undefined,
  printError: console.error,
  writeLine: () => undefined,
});
if (gateway === null) process.exit(1);

/** WebKitGTK draws on a display; where there is none a virtual one (Debian's xvfb) is started. */
async function startDisplay() {
  const program = findOnPath(['Xvfb']);
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY || program === undefined) return null;
  const child = spawn(program, [':97', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  process.env.DISPLAY = ':97';
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return child;
}

const wanted = process.argv[2]?.toLowerCase();
const display = await startDisplay();
let failures = 0;
let passed = 0;
for (const { name, open } of ENGINES) {
  if (wanted !== undefined && name.toLowerCase() !== wanted) continue;
  if (open === null) {
    console.log(`${name} is not installed: nothing was run in it.`);
    continue;
  }
  if (name === 'WebKitGTK' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    console.log('WebKitGTK has no display, and xvfb is not installed: nothing was run in it.');
    continue;
  }
  for (const spec of SPECS) {
    let driver = null;
    try {
      driver = await open();
      provider.reset();
      await spec.run(driver, { url: gateway.url, provider });
      passed += 1;
      console.log(`${name}: ${spec.name}`);
    } catch (error) {
      failures += 1;
      console.error(`${name}: ${spec.name} FAILED: ${error.message}`);
    } finally {
      await driver?.close().catch(() => undefined);
    }
    // A browser that does not start for one does not start for the others.
    if (driver === null) break;
  }
}
display?.kill();
await Promise.all([gateway.close(), provider.close()]);
console.log(`${passed} passed, ${failures} failed`);
process.exit(failures > 0 || passed === 0 ? 1 : 0);
