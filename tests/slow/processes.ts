// Servers as they run in production, each a process of its own on loopback: Larder as it is built, nginx, Prometheus.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const LARDER = 'bin/larder.js';
const LISTEN_MS = 60_000;

export interface RunningServer {
  readonly port: number;
  /** Resolves with the exit status once it has ended; a signal's name where one ended it. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string>;
  /** What it wrote, for a test that fails. */
  readonly output: () => string;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Starts a program and resolves when it takes connections at the port. */
export async function startServer(
  port: number,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<RunningServer> {
  const child: ChildProcess = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece) => {
      output = (output + piece).slice(-20_000);
    });
  }
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  const untilMs = performance.now() + LISTEN_MS;
  while (!(await listens(port))) {
    if (child.exitCode !== null || performance.now() > untilMs) {
      child.kill('SIGKILL');
      throw new Error(`${command} does not listen on ${port}:\n${output}`);
    }
    await wait(50);
  }
  return {
    port,
    output: () => output,
    async stop(signal) {
      child.kill(signal);
      const [status, ending] = await exited;
      return status ?? ending ?? 'unknown';
    },
  };
}

/** Larder as it is built, with nothing of this process's environment but what is given. */
export function startLarder(port: number, env: Readonly<Record<string, string>>): Promise<RunningServer> {
  if (!existsSync('dist/program/gateway/main.js'))
    throw new Error('Larder has not been built: run "npm run build" first.');
  return startServer(port, process.execPath, [LARDER], {
    PATH: process.env.PATH,
    PORT: String(port),
    ...env,
  });
}

/** Asks until `isRight` holds. Throws with the last value where it does not in the time. */
export async function waitFor<Value>(
  read: () => Promise<Value>,
  isRight: (value: Value) => boolean,
  limitMs = 30_000,
): Promise<Value> {
  const untilMs = performance.now() + limitMs;
  for (;;) {
    const value = await read();
    if (isRight(value)) return value;
    if (performance.now() > untilMs) throw new Error(`It stays ${JSON.stringify(value)}.`);
    await wait(100);
  }
}
