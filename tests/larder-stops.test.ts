// How a process ends: on a signal, and after an error that nobody caught.

import { describe, expect, it } from 'vitest';
import { openGate } from './fakes/chat-runner.ts';
import { writeStream } from './fakes/fake-answer.ts';
import { startFakeProvider } from './fakes/fake-provider.ts';
import { CHICKPEA_RECIPE } from './fakes/fake-recipes.ts';
import { isBuilt, startLarderProcess } from './larder-process.ts';

const BODY = JSON.stringify({ ingredients: ['chickpeas', 'spinach', 'onion', 'lemon'] });

function post(url: string): Promise<Response> {
  return fetch(`${url}/api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: BODY,
  });
}

/** A provider that has sent half of a recipe and goes on once the gate is open. */
async function startHalfway() {
  const provider = await startFakeProvider();
  const gate = openGate();
  const stream = writeStream(CHICKPEA_RECIPE);
  const middle = Math.floor(stream.length / 2);
  provider.script([{ pieces: [...stream.slice(0, middle), gate.wait, ...stream.slice(middle)] }]);
  const env = { OPENAI_BASE_URL: provider.url, LARDER_MODEL: 'fake/cook' };
  return { provider, gate, env };
}

describe.runIf(isBuilt)('a process that is told to stop', () => {
  it('says so in its readiness, lets the recipe being written end and goes with status 0', async () => {
    const { provider, gate, env } = await startHalfway();
    const larder = await startLarderProcess(env);
    const response = await post(larder.url);
    expect(response.status).toBe(200);
    larder.child.kill('SIGTERM');
    let ready = 200;
    while (ready === 200) ready = (await fetch(`${larder.url}/readyz`)).status;
    expect(ready).toBe(503);
    // Still asked by a proxy that has not heard of it.
    expect((await fetch(`${larder.url}/api/status`)).status).toBe(200);
    let isClosed = false;
    while (!isClosed)
      isClosed = await fetch(`${larder.url}/healthz`).then(
        () => false,
        () => true,
      );
    gate.open();
    expect(await response.text()).toMatch(/event: done\n.*"finish":"complete".*\n\n$/u);
    expect(await larder.ended).toBe(0);
    await provider.close();
  });

  it('waits for a recipe no longer than LARDER_DRAIN_SECONDS', async () => {
    const { provider, env } = await startHalfway();
    const larder = await startLarderProcess({ ...env, LARDER_DRAIN_SECONDS: '0' });
    const response = await post(larder.url);
    larder.child.kill('SIGINT');
    expect(await response.text()).toMatch(/event: failed\ndata: \{"code":"cut".*\n\n$/u);
    expect(await larder.ended).toBe(0);
    await provider.close();
  });

  it('goes at once when it is told twice', async () => {
    const { provider, env } = await startHalfway();
    const larder = await startLarderProcess(env);
    const response = await post(larder.url);
    larder.child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 100));
    larder.child.kill('SIGINT');
    expect(await larder.ended).toBe(1);
    await response.text().catch(() => undefined);
    await provider.close();
  });
});

describe.runIf(isBuilt)('a process with an error that nobody caught', () => {
  it.each([
    ['thrown', 'throw new Error("so" + "up")'],
    ['rejected', 'Promise.reject(new Error("so" + "up"))'],
  ])('lets the recipe being written end and goes with status 1 (%s)', async (_how, fault) => {
    const { provider, gate, env } = await startHalfway();
    const larder = await startLarderProcess(
      env,
      `process.on('SIGUSR2', () => setTimeout(() => { ${fault} }))`,
    );
    const response = await post(larder.url);
    larder.child.kill('SIGUSR2');
    let isClosed = false;
    while (!isClosed)
      isClosed = await fetch(`${larder.url}/readyz`).then(
        () => false,
        () => true,
      );
    gate.open();
    expect(await response.text()).toMatch(/event: done\n.*\n\n$/u);
    expect(await larder.ended).toBe(1);
    expect(larder.output()).toContain('"error":"Error"');
    expect(larder.output()).not.toContain('soup');
    await provider.close();
  });
});
