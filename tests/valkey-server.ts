// A real Valkey or Redis server for tests: on a free port of loopback, in a folder of its own, with a password.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { findServer } from '../scripts/find-server.mjs';

export const VALKEY_PASSWORD = 'CANARY-valkey/p@ss';

export interface ValkeyServer {
  readonly port: number;
  /** Its address, password and all. */
  readonly url: string;
  /** One command, and its answer. */
  ask(...command: string[]): Promise<unknown>;
  /** Kills it, as a machine does that loses power: it keeps nothing. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  restart(): Promise<void>;
  /** Lets it take connections and answer none, until it is resumed. */
  pause(): void;
  resume(): void;
  /** Ends it and takes its folder away. */
  end(): Promise<void>;
}

/** Starts one and resolves when it takes connections. */
export async function startValkey(): Promise<ValkeyServer> {
  const program = await findServer('valkey');
  const folder = await mkdtemp(join(tmpdir(), 'larder-valkey-'));
  const port = await findFreePort();
  let running: ChildProcess | null = null;

  async function start(): Promise<void> {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
    const child = spawn(program.command, [...settings, '--requirepass', VALKEY_PASSWORD], {
      env: { ...process.env, ...program.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
      child.stdout.on('data', (piece) => {
        said += piece;
        if (said.includes('Ready to accept connections')) resolve();
      });
    });
  }

  async function kill(): Promise<void> {
    const child = running;
    running = null;
    if (child === null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  await start();
  return {
    port,
    url: `redis://:${encodeURIComponent(VALKEY_PASSWORD)}@127.0.0.1:${port}`,
    async ask(...command) {
      const client = createClient({
        socket: { host: '127.0.0.1', port },
        password: VALKEY_PASSWORD,
        RESP: 2,
      });
      await client.connect();
      try {
        return await client.sendCommand(command);
      } finally {
        client.destroy();
      }
    },
    kill,
    restart: start,
    pause: () => void running?.kill('SIGSTOP'),
    resume: () => void running?.kill('SIGCONT'),
    async end() {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
