// Two replicas of the built gateway behind a real nginx, sharing their limits through a real Valkey or Redis.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findServer } from '../../scripts/find-server.mjs';
import { type FakeProvider, startFakeProvider } from '../fakes/fake-provider.ts';
import { findFreePort, startValkey, type ValkeyServer } from '../valkey-server.ts';
import { type Asked, askRecipe } from './ask-recipe.ts';
import { type RunningServer, startLarder, startServer, waitFor } from './processes.ts';

const PER_MINUTE = 10;
const PER_CLIENT = 3;

let provider: FakeProvider;
let valkey: ValkeyServer;
let nginx: RunningServer;
let folder: string;
const ports: number[] = [];
const replicas: (RunningServer | undefined)[] = [];
let env: Record<string, string>;
let client = 1;

/** An address that no limit has counted yet. */
function takeAddress(): string {
  client += 1;
  return `127.0.0.${client}`;
}

async function startNginx(): Promise<RunningServer> {
  const { command, env: own } = await findServer('nginx');
  const port = await findFreePort();
  folder = await mkdtemp(join(tmpdir(), 'larder-nginx-'));
  // The file that deployers copy, at other ports.
  const site = (await readFile('deploy/nginx/larder.conf', 'utf8'))
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${ports[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;\nuser root;\nworker_processes 1;\npid ${folder}/nginx.pid;\nevents { worker_connections 1024; }\nhttp {\naccess_log off;\n${paths.join('\n')}\n${site}\n}\n`,
  );
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  return startServer(port, command, args, { ...process.env, ...own });
}

async function readReady(port: number | undefined): Promise<{ ok: boolean; limits?: string } | null> {
  try {
    return await (await fetch(`http://127.0.0.1:${port}/readyz`)).json();
  } catch {
    return null;
  }
}

async function restart(at: number): Promise<void> {
  replicas[at] = await startLarder(ports[at] ?? 0, env);
  await waitFor(
    () => readReady(ports[at]),
    (ready) => ready?.limits === 'shared',
  );
}

const countStatus = (answers: readonly Asked[], status: number) =>
  answers.filter((one) => one.status === status).length;

beforeAll(async () => {
  provider = await startFakeProvider();
  valkey = await startValkey();
  ports.push(await findFreePort(), await findFreePort());
  env = {
    OPENAI_BASE_URL: provider.url,
    LARDER_MODEL: 'fake/cook',
    VALKEY_URL: valkey.url,
    LARDER_TRUST_PROXY: '1',
    LARDER_PUBLIC_ORIGIN: 'https://larder.example.org',
    LARDER_RATE_LIMIT: String(PER_MINUTE),
    LARDER_STREAMS_PER_CLIENT: String(PER_CLIENT),
    LARDER_DRAIN_SECONDS: '20',
  };
  await Promise.all([restart(0), restart(1)]);
  nginx = await startNginx();
});

afterAll(async () => {
  await Promise.all([nginx?.stop('SIGTERM'), ...replicas.map((replica) => replica?.stop('SIGKILL'))]);
  await valkey?.end();
  await provider?.close();
  if (folder !== undefined) await rm(folder, { recursive: true });
});

beforeEach(() => provider.reset());

describe('two replicas behind nginx', () => {
  it('let a client have as many recipes a minute as one would, whoever answers', async () => {
    const address = takeAddress();
    const answers: Asked[] = [];
    // Three at a time, as many as one client may have written at once.
    for (let round = 0; round < 8; round += 1)
      answers.push(
        ...(await Promise.all(Array.from({ length: PER_CLIENT }, () => askRecipe(nginx.port, address)))),
      );
    expect([countStatus(answers, 200), countStatus(answers, 429)]).toEqual([PER_MINUTE, 24 - PER_MINUTE]);
    expect(answers.every(({ whole }) => whole)).toBe(true);
    expect(provider.requests).toHaveLength(PER_MINUTE);
    // Another client has its own.
    expect((await askRecipe(nginx.port, takeAddress())).status).toBe(200);
  });

  it('let a client have as many at once as one would', async () => {
    provider.script('slow');
    const address = takeAddress();
    const answers = await Promise.all(
      Array.from({ length: PER_MINUTE }, () => askRecipe(nginx.port, address)),
    );
    expect([countStatus(answers, 200), countStatus(answers, 429)]).toEqual([
      PER_CLIENT,
      PER_MINUTE - PER_CLIENT,
    ]);
    expect(answers.every(({ whole }) => whole)).toBe(true);
  });

  it('are one another’s stand-in: where one is killed the next try succeeds, and the limit holds', async () => {
    provider.script('slow');
    const limited = takeAddress();
    // One recipe of a client that has then nine left, at either replica.
    expect((await askRecipe(nginx.port, limited)).status).toBe(200);
    const addresses = Array.from({ length: 8 }, takeAddress);
    let started = 0;
    const asked = addresses.map((address) => askRecipe(nginx.port, address, () => (started += 1)));
    await waitFor(
      async () => started,
      (count) => count === addresses.length,
    );
    expect(await replicas[0]?.stop('SIGKILL')).toBe('SIGKILL');
    const answers = await Promise.all(asked);
    const lost = answers.flatMap(({ whole }, at) => (whole ? [] : [addresses[at] ?? '']));
    // They were spread over both.
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.length).toBeLessThan(addresses.length);
    const again = await Promise.all(lost.map((address) => askRecipe(nginx.port, address)));
    expect(again.map(({ status, whole }) => [status, whole])).toEqual(lost.map(() => [200, true]));
    provider.script('recipe');
    const others: Asked[] = [];
    for (let count = 0; count < PER_MINUTE; count += 1) others.push(await askRecipe(nginx.port, limited));
    expect([countStatus(others, 200), countStatus(others, 429)]).toEqual([PER_MINUTE - 1, 1]);
    await restart(0);
  });

  it('answer while Valkey is away, say so, and share their limits again when it is back', async () => {
    await valkey.kill();
    for (const port of ports)
      await waitFor(
        () => readReady(port),
        (ready) => ready?.limits === 'alone',
      );
    for (let count = 0; count < 4; count += 1) {
      const answer = await askRecipe(nginx.port, takeAddress());
      expect([answer.status, answer.whole]).toEqual([200, true]);
    }
    await valkey.restart();
    for (const port of ports)
      await waitFor(
        () => readReady(port),
        (ready) => ready?.limits === 'shared',
      );
    const address = takeAddress();
    const answers: Asked[] = [];
    for (let count = 0; count < PER_MINUTE + 4; count += 1)
      answers.push(await askRecipe(nginx.port, address));
    expect([countStatus(answers, 200), countStatus(answers, 429)]).toEqual([PER_MINUTE, 4]);
  });

  it('are replaced one after the other without a lost answer', async () => {
    provider.script('slow');
    let over = false;
    const answers: Asked[] = [];
    const load = Array.from({ length: 6 }, async () => {
      while (!over) {
        answers.push(await askRecipe(nginx.port, takeAddress()));
        await wait(20);
      }
    });
    for (const at of [0, 1]) {
      const before = answers.length;
      await waitFor(
        async () => answers.length,
        (count) => count > before + 3,
      );
      expect(await replicas[at]?.stop('SIGTERM')).toBe(0);
      await restart(at);
    }
    over = true;
    await Promise.all(load);
    expect(answers.length).toBeGreaterThan(20);
    const lost = answers.filter(({ status, whole }) => status !== 200 || !whole);
    expect(lost, await readFile(join(folder, 'error.log'), 'utf8')).toEqual([]);
  });
});
