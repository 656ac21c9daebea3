// P32: a thousand readers who leave, and connections that are killed, at any moment and under every fault of a provider.

import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { callService } from '../../src/gateway/call-service.ts';
import { startFakeProvider } from '../fakes/fake-provider.ts';
import { countConnections, listenGateway, RICE_BODY } from '../fakes/gateway-sockets.ts';
import { SCENARIOS, type ScenarioName } from '../fakes/provider-scenarios.ts';

const ROUNDS = 1_000;
const AT_ONCE = 10;
/** Rounds before anything is weighed: code is compiled and bounded stores fill in them. */
const WARM_UP = 1_200;

function createDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

it('P32: leave no socket, no timer, no listener and no memory behind, and the process stays up', async () => {
  const faults: unknown[] = [];
  const note = (fault: unknown) => void faults.push(fault);
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
  const provider = await startFakeProvider();
  const limits = {
    LARDER_RATE_LIMIT: '100000',
    LARDER_STREAMS_PER_CLIENT: '10000',
    LARDER_MAX_STREAMS: '10000',
  };
  const env = { HF_TOKEN: '', OPENAI_BASE_URL: provider.url, LARDER_MODEL: 'fake/cook', ...limits };
  const { app, port, lines } = await listenGateway({ fetch: callService }, env);
  const draw = createDraw(20_300_101);
  const names = (Object.keys(SCENARIOS) as ScenarioName[]).filter((name) => name !== 'starts-late');
  const accepts = ['text/event-stream', 'application/json', 'text/markdown'];
  const late: number[] = [];

  async function abuse(): Promise<void> {
    provider.script(names[Math.floor(draw() * names.length)] ?? 'recipe');
    const socket: Socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    if (draw() < 0.8) socket.resume();
    const accept = accepts[Math.floor(draw() * accepts.length)];
    const request =
      `POST /api/recipes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Accept: ${accept}\r\nContent-Length: ${RICE_BODY.length}\r\n\r\n${RICE_BODY}`;
    // Some never send it all.
    socket.write(draw() < 0.1 ? request.slice(0, Math.floor(draw() * request.length)) : request);
    await wait(draw() * 60);
    if (draw() < 0.5) socket.destroy();
    else socket.resetAndDestroy();
  }

  async function rest(): Promise<void> {
    while ((await countConnections(app)) > 0) await wait(5);
    const leftAt = performance.now();
    await provider.whenQuiet();
    late.push(performance.now() - leftAt);
  }

  const readTimers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const readHeap = () => {
    provider.reset();
    lines.length = 0;
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  for (let round = 0; round < WARM_UP; round += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, abuse));
    await rest();
  }
  const before = { heap: readHeap(), timers: readTimers(), listeners: process.listenerCount('warning') };
  for (let round = 0; round < ROUNDS; round += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, abuse));
    await rest();
  }
  expect(faults).toEqual([]);
  expect(provider.inFlight).toBe(0);
  expect(Math.max(...late)).toBeLessThan(200);
  expect((await app.inject('/metrics')).body).toMatch(/^larder_active_streams 0$/mu);
  expect(readTimers()).toBeLessThanOrEqual(before.timers + 2);
  expect(process.listenerCount('warning')).toBe(before.listeners);
  expect(readHeap() - before.heap).toBeLessThan(2 * 1024 * 1024);
  const answer = await app.inject('/healthz');
  expect(answer.statusCode).toBe(200);
  await provider.close();
  process.off('unhandledRejection', note);
  process.off('uncaughtException', note);
}, 300_000);
