// What the Dockerfile says of the running container, tried without an engine.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { isBuilt, startLarderProcess } from './larder-process.ts';

async function runHealthCheck(port: string): Promise<number> {
  const dockerfile = await readFile(new URL('../Dockerfile', import.meta.url), 'utf8');
  const command: unknown = JSON.parse(/HEALTHCHECK[^[]*(\[.*\])/u.exec(dockerfile)?.[1] ?? '');
  if (!Array.isArray(command)) throw new Error('There is no health check.');
  const [program, ...args] = command.map(String);
  const child = spawn(program?.endsWith('node') ? process.execPath : String(program), args, {
    env: { PORT: port },
    stdio: 'ignore',
  });
  const [status] = await once(child, 'close');
  return Number(status);
}

describe.runIf(isBuilt)('the health check of the container', () => {
  it('asks the port that PORT names, also under a base path', async () => {
    const larder = await startLarderProcess({ LARDER_BASE_PATH: '/larder' });
    const { port } = new URL(larder.url);
    expect(await runHealthCheck(port)).toBe(0);
    larder.child.kill('SIGKILL');
    await larder.ended;
    expect(await runHealthCheck(port)).toBe(1);
  });
});
