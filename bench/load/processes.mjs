// Starts the processes of the load bench and weighs them. Everything listens on loopback and ends with the bench.

import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const started = new Set();
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

function watch(child, name) {
  started.add(child);
  child.once('exit', (code, signal) => {
    if (started.delete(child)) console.error(`${name} ended by itself (${code ?? signal}).`);
  });
  return child;
}

/** A process of the bench that is spoken to; `ask` sends a message and waits for the next one that comes back. */
export async function startWorker(file) {
  const child = watch(fork(here(file)), file);
  async function ask(message) {
    const answer = once(child, 'message');
    child.send(message);
    return (await answer)[0];
  }
  return { child, ask };
}

export async function startProvider() {
  const worker = await startWorker('provider.mjs');
  const [{ port }] = await once(worker.child, 'message');
  return { ...worker, port, baseUrl: `http://127.0.0.1:${port}/v1` };
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function listens(port) {
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

/** Starts a target in front of the provider; `{port, pid, baseUrl, stop}`. */
export async function startTarget(name, target, provider) {
  if (target.start === null)
    return { port: provider.port, pid: null, stop: async () => undefined, isUp: () => true };
  const port = await findFreePort();
  const { args, env } = target.start(port);
  const child = watch(
    spawn(process.execPath, args, {
      env: { PATH: process.env.PATH, PORT: String(port), OPENAI_BASE_URL: provider.baseUrl, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
    name,
  );
  for (let tries = 0; !(await listens(port)); tries += 1) {
    if (child.exitCode !== null || tries === 200) throw new Error(`${name} does not listen.`);
    await wait(50);
  }
  return {
    port,
    pid: child.pid,
    isUp: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      started.delete(child);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Resident memory of a process, in kB. */
export function readRssKb(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

/** Processor time that a process has taken so far, in milliseconds: what else the machine does counts for little. */
export function readCpuMs(pid) {
  // After the name, which may hold anything: the 12th and 13th are user and system time, in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export function countFiles(pid) {
  return readdirSync(`/proc/${pid}/fd`).length;
}
