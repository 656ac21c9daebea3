// Larder as a deployer starts it, on a free port of loopback, with its page, its log and its printed lines kept.

import { join } from 'node:path';
import { createApp } from '../../src/gateway/app.ts';
import { type Environment, readConfig } from '../../src/gateway/config.ts';
import { findRoot, readVersion } from '../../src/gateway/find-root.ts';
import { startGateway } from '../../src/gateway/main.ts';
import { readPageFiles } from '../../src/gateway/page-files.ts';
import { createFakeClock, type FakeClock } from '../fakes/fake-clock.ts';

export interface Larder {
  readonly url: string;
  /** Lines of the log and lines printed for the deployer, as they came. */
  readonly lines: readonly string[];
  close(): Promise<void>;
}

/** A Larder whose time stands still until the test moves it. */
export interface TimedLarder extends Larder {
  readonly clock: FakeClock;
  /** Breaks every connection, as a machine does that loses its network. */
  dropConnections(): void;
}

// A test presses the button more often in a minute than a cook does.
const ENV: Environment = { PORT: '0', HOST: '127.0.0.1', LARDER_RATE_LIMIT: '1000' };

export async function startLarder(env: Environment = {}): Promise<Larder> {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  const running = await startGateway({
    env: { ...ENV, ...env },
    print: keep,
    printError: keep,
    writeLine: keep,
  });
  if (running === null) throw new Error(`The gateway did not start: ${lines.join(' ')}`);
  return { url: running.url, lines, close: () => running.close() };
}

export async function startTimedLarder(env: Environment = {}): Promise<TimedLarder> {
  const reading = readConfig({ ...ENV, ...env });
  if (!reading.ok) throw new Error(`The gateway did not start: ${reading.faults.join(' ')}`);
  const root = findRoot();
  const lines: string[] = [];
  const clock = createFakeClock();
  const { app } = createApp({
    config: reading.config,
    version: readVersion(root),
    page: await readPageFiles(join(root, 'dist', 'page')),
    fetch: globalThis.fetch,
    clock,
    writeLine: (line) => void lines.push(line),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The gateway has no port.');
  return {
    url: `http://localhost:${address.port}`,
    lines,
    clock,
    dropConnections: () => app.server.closeAllConnections(),
    async close() {
      const closing = app.close();
      // The wait for recipes still being written is counted by the same clock.
      clock.advance(60_000);
      app.server.closeAllConnections();
      await closing;
    },
  };
}
