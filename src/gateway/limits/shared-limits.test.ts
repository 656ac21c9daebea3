// Replicas that share their limits through a real server, which comes and goes.

import { createServer } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '../../../tests/fakes/fake-clock.ts';
import { createDone, createScriptedModel, type ScriptedModel } from '../../../tests/fakes/scripted-model.ts';
import {
  askRecipe,
  EGGS,
  MODEL_ENV,
  readTestConfig,
  STARTED,
  startTestGateway,
} from '../../../tests/fakes/test-gateway.ts';
import { startValkey, VALKEY_PASSWORD, type ValkeyServer } from '../../../tests/valkey-server.ts';
import { type ChatClock, SYSTEM_CLOCK } from '../../provider/chat-service.ts';
import { startGateway } from '../main.ts';
import { createDailyTokens } from './daily-tokens.ts';
import { openSharedLimits, type SharedLimits } from './shared-limits.ts';
import { createStreamSlots } from './stream-slots.ts';

let server: ValkeyServer;

// Where the machine has no server, one is got first.
beforeAll(async () => {
  server = await startValkey();
  return () => server.end();
}, 300_000);
beforeEach(async () => {
  await server.ask('FLUSHALL');
});

async function openShared(clock: ChatClock = SYSTEM_CLOCK): Promise<SharedLimits> {
  const { valkey } = readTestConfig({ VALKEY_URL: server.url });
  if (valkey === null) throw new Error('The address is one.');
  const shared = await openSharedLimits(valkey, clock);
  onTestFinished(() => shared.close());
  return shared;
}

/** Resolves when the server has taken all that was told before: one connection keeps its order. */
async function whenTold(shared: SharedLimits): Promise<void> {
  await shared.tokens({ day: 1, own: 0, asked: 0, cap: 1 });
}

/** Lines as they come, and a promise for the next one with a text in it. */
function keepLines() {
  const lines: string[] = [];
  let seen = 0;
  let rouse = () => {};
  return {
    lines,
    write: (line: string) => {
      lines.push(line);
      rouse();
    },
    async next(text: string): Promise<string> {
      for (;;) {
        const found = lines.findIndex((line, index) => index >= seen && line.includes(text));
        if (found >= 0) {
          seen = found + 1;
          return lines[found] ?? '';
        }
        await new Promise<void>((resolve) => {
          rouse = resolve;
        });
      }
    },
  };
}

const finished = () => createScriptedModel([STARTED, { type: 'text', text: '# E' }, createDone('E')]);

async function startReplica(env: Readonly<Record<string, string>> = {}, model: ScriptedModel = finished()) {
  const shared = await openShared();
  const book = keepLines();
  const { app } = startTestGateway(
    { ...MODEL_ENV, VALKEY_URL: server.url, ...env },
    { shared, createModel: model.createModel, writeLine: book.write },
  );
  return {
    app,
    shared,
    book,
    model,
    ask: (body: object = EGGS, remoteAddress = '192.0.2.1') =>
      app.inject({ ...askRecipe(body), remoteAddress }),
    isShared: async () => /^larder_limits_shared (\d)$/mu.exec((await app.inject('/metrics')).body)?.[1],
  };
}

type Replica = Awaited<ReturnType<typeof startReplica>>;

async function askInTurns(replicas: readonly Replica[], times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    for (const replica of replicas) statuses.push((await replica.ask()).statusCode);
  }
  return statuses;
}

describe('the limit of a minute', () => {
  it('is one for all replicas, for each client and each chef', async () => {
    const replicas = [
      await startReplica({ LARDER_RATE_LIMIT: '3' }),
      await startReplica({ LARDER_RATE_LIMIT: '3' }),
    ];
    expect(await askInTurns(replicas, 2)).toEqual([200, 200, 200, 429]);
    const refused = await replicas[0]?.ask();
    expect(refused?.headers['retry-after']).toMatch(/^(?:[1-9]|[1-5]\d|60)$/u);
    expect((await replicas[1]?.ask(EGGS, '192.0.2.2'))?.statusCode).toBe(200);
    expect((await replicas[1]?.ask({ ...EGGS, source: 'built-in' }))?.statusCode).toBe(200);
    expect(await replicas[0]?.isShared()).toBe('1');
  });

  it('writes no address of a client, and all of it under one prefix with an end', async () => {
    const replica = await startReplica({ LARDER_DAILY_TOKENS: '100000' });
    await replica.ask();
    const keys = (await server.ask('KEYS', '*')) as string[];
    expect(keys.length).toBeGreaterThan(2);
    for (const key of keys) {
      expect(key).toMatch(/^larder:/u);
      expect(key).not.toContain('192.0.2');
    }
    const [counted = ''] = keys.filter((key) => key.startsWith('larder:rate:model:'));
    expect(await server.ask('GET', counted)).toBe('1');
    expect(Number(await server.ask('TTL', counted))).toBeGreaterThan(0);
  });
});

describe('the cap of a day', () => {
  it('is one for all replicas: what one sets aside another cannot spend, and what it gives back it can', async () => {
    const env = { LARDER_DAILY_TOKENS: '3000' };
    const [first, second] = [await startReplica(env, createScriptedModel()), await startReplica(env)];
    const asked = first.ask();
    const writing = await first.model.whenAsked();
    expect((await second.ask()).json().source).toEqual({ kind: 'built-in', reason: 'daily-cap' });
    expect((await second.app.inject('/api/status')).json().chef.reason).toBe('daily-cap');
    expect((await second.ask({ ...EGGS, source: 'model' })).json().code).toBe('quota');
    writing.deps.onUsage?.({ inputTokens: 0, outputTokens: 500, estimated: false });
    writing.push(STARTED, { type: 'text', text: '# E' }, createDone('E'));
    expect((await asked).json().source.kind).toBe('model');
    await whenTold(first.shared);
    expect((await second.ask()).json().source.kind).toBe('model');
  });

  it('lets two that ask at the same moment keep to it together', async () => {
    const replicas = await Promise.all([1, 2, 3, 4].map(() => openShared()));
    const days = replicas.map((shared) => createDailyTokens(1000, () => 0, shared.tokens));
    const reserved = await Promise.all(days.flatMap((day) => [day.reserve(300), day.reserve(300)]));
    expect(reserved.filter((one) => one !== null)).toHaveLength(3);
  });

  it('counts precisely up to the largest cap', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    const [first, second] = [await openShared(), await openShared()];
    await createDailyTokens(most, () => 0, first.tokens).reserve(most - 7);
    const other = createDailyTokens(most, () => 0, second.tokens);
    expect([await other.isSpent(7), await other.isSpent(8)]).toEqual([false, true]);
  });

  it('is asked while the gateway stops: what it grants then is ended too', async () => {
    const model = createScriptedModel([STARTED, { type: 'text', text: '# E' }]);
    const clock = createFakeClock();
    let tellAsked = (_grant: () => void) => {};
    const whenAsked = new Promise<() => void>((resolve) => {
      tellAsked = resolve;
    });
    const shared: SharedLimits = {
      ...(await openShared()),
      tokens: ({ asked }) =>
        new Promise((resolve) => {
          const grant = () => resolve({ fits: true, others: 0 });
          if (asked > 0) tellAsked(grant);
          else grant();
        }),
    };
    const env = { ...MODEL_ENV, LARDER_DAILY_TOKENS: '100000' };
    const { app } = startTestGateway(env, { shared, createModel: model.createModel, clock });
    const answer = app.inject(askRecipe(EGGS));
    const grant = await whenAsked;
    const closed = app.close();
    while (clock.pending === 0) await new Promise(setImmediate);
    clock.advance(30_000);
    grant();
    await (await model.whenAsked()).whenStopped;
    expect((await answer).statusCode).toBe(200);
    await closed;
  });
});

describe('recipes being written at once', () => {
  const bounds = { all: 3, client: 2 };

  it('are bounded over all replicas, and for one client', async () => {
    const shared = await openShared();
    const first = createStreamSlots(bounds, shared.slots);
    const second = createStreamSlots(bounds, (await openShared()).slots);
    const give = await first.take('a');
    await second.take('a');
    expect(await first.take('a')).toBe('client-taken');
    expect(await second.take('a')).toBe('client-taken');
    expect(typeof (await second.take('b'))).toBe('function');
    expect([await first.take('c'), await second.take('c')]).toEqual(['all-taken', 'all-taken']);
    if (typeof give !== 'function') throw new Error('The first slot was free.');
    give();
    await whenTold(shared);
    expect(typeof (await second.take('a'))).toBe('function');
    expect([first.active(), second.active()]).toEqual([0, 3]);
    expect(await first.take('a')).toBe('client-taken');
  });

  it('hold no place any longer once the lease of their replica has ended', async () => {
    const dead = createStreamSlots(bounds, (await openShared()).slots);
    for (const client of ['a', 'a', 'b']) await dead.take(client);
    const [replica = ''] = (await server.ask('ZRANGE', 'larder:replicas', '0', '-1')) as string[];
    const living = createStreamSlots(bounds, (await openShared()).slots);
    expect(await living.take('c')).toBe('all-taken');
    const [, until = ''] = (await server.ask(
      'ZRANGE',
      'larder:replicas',
      '0',
      '0',
      'WITHSCORES',
    )) as string[];
    const [seconds = ''] = (await server.ask('TIME')) as string[];
    expect(Number(until) / 1000 - Number(seconds)).toBeLessThanOrEqual(31);
    await server.ask('ZADD', 'larder:replicas', String(Number(seconds) * 1000 - 1), replica);
    expect(typeof (await living.take('a'))).toBe('function');
    // A replica that comes clears away what the dead one left.
    await openShared();
    expect(await server.ask('ZSCORE', 'larder:replicas', replica)).toBeNull();
    expect(await server.ask('HEXISTS', 'larder:streams', replica)).toBe(0);
  });
});

describe('a replica', () => {
  it('says every 10 s that it lives', async () => {
    const clock = createFakeClock();
    const shared = await openShared(clock);
    const [replica = ''] = (await server.ask('ZRANGE', 'larder:replicas', '0', '-1')) as string[];
    for (let count = 0; count < 2; count += 1) {
      await server.ask('ZADD', 'larder:replicas', '1', replica);
      clock.advance(10_000);
      while ((await server.ask('ZSCORE', 'larder:replicas', replica)) === '1');
      // The next one is set when this one is answered.
      await whenTold(shared);
      await new Promise(setImmediate);
    }
    expect(await server.ask('ZCARD', 'larder:replicas')).toBe(1);
  });
});

describe('a server that goes', () => {
  it('leaves each replica with limits of its own, said once, and is shared again when it is back', async () => {
    const env = { LARDER_RATE_LIMIT: '2' };
    const replicas = [await startReplica(env), await startReplica(env)];
    expect(await askInTurns(replicas, 2)).toEqual([200, 200, 429, 429]);
    await server.kill();
    const startedMs = performance.now();
    expect(await askInTurns(replicas, 3)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(performance.now() - startedMs).toBeLessThan(3_000);
    for (const replica of replicas) {
      expect(JSON.parse(await replica.book.next('"limits"'))).toMatchObject({ limits: 'alone' });
      expect(await replica.isShared()).toBe('0');
    }
    await server.restart();
    for (const replica of replicas) {
      expect(JSON.parse(await replica.book.next('"limits"'))).toMatchObject({ limits: 'shared' });
      expect(await replica.isShared()).toBe('1');
      expect(replica.book.lines.filter((line) => line.includes('"limits"'))).toHaveLength(2);
      expect(replica.book.lines.join('\n')).not.toContain(VALKEY_PASSWORD);
    }
    expect(await askInTurns(replicas, 2)).toEqual([200, 200, 429, 429]);
  });

  it('does not lift the cap of the day, and learns it again when it comes back with nothing', async () => {
    const env = { LARDER_DAILY_TOKENS: '6000' };
    const [first, second] = [await startReplica(env, createScriptedModel()), await startReplica(env)];
    const asked = first.ask();
    const writing = await first.model.whenAsked();
    writing.deps.onUsage?.({ inputTokens: 0, outputTokens: 5500, estimated: false });
    writing.push(STARTED, { type: 'text', text: '# E' }, createDone('E'));
    await asked;
    await first.app.inject('/api/status');
    expect((await second.ask()).json().source.reason).toBe('daily-cap');
    await server.kill();
    for (const replica of [first, second]) {
      expect((await replica.ask()).json().source.reason).toBe('daily-cap');
      await replica.book.next('"limits":"alone"');
    }
    await server.restart();
    for (const replica of [first, second]) await replica.book.next('"limits":"shared"');
    // Nobody has asked them anything since.
    const newcomer = await startReplica(env);
    expect((await newcomer.ask()).json().source.reason).toBe('daily-cap');
  });

  it('is not waited for when it stands still', async () => {
    const replica = await startReplica({ LARDER_RATE_LIMIT: '2' });
    expect((await replica.ask()).statusCode).toBe(200);
    server.pause();
    try {
      const startedMs = performance.now();
      expect(await askInTurns([replica], 3)).toEqual([200, 200, 429]);
      expect(performance.now() - startedMs).toBeLessThan(6_000);
      expect(JSON.parse(await replica.book.next('"limits"'))).toMatchObject({
        limits: 'alone',
        fault: 'TIMEOUT',
      });
    } finally {
      server.resume();
    }
    await replica.book.next('"limits":"shared"');
    expect((await replica.ask()).statusCode).toBe(429);
  });
});

describe('the start', () => {
  async function start(VALKEY_URL: string) {
    const lines: string[] = [];
    const errors: string[] = [];
    const running = await startGateway({
      env: { PORT: '0', VALKEY_URL },
      print: (line) => lines.push(line),
      printError: (line) => errors.push(line),
      writeLine: (line) => lines.push(line),
    });
    if (running === null) throw new Error(errors.join('\n'));
    onTestFinished(() => running.close());
    const answer = await fetch(`${running.url}/api/recipes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(EGGS),
    });
    expect(answer.status).toBe(200);
    expect([...lines, ...errors].join('\n')).not.toContain(VALKEY_PASSWORD);
    expect([...lines, ...errors].join('\n')).not.toContain(encodeURIComponent(VALKEY_PASSWORD));
    return { lines, errors };
  }

  it('says where limits are shared', async () => {
    const { lines, errors } = await start(server.url);
    expect(lines).toContain(`Limits are shared through 127.0.0.1, port ${server.port}.`);
    expect(errors).toEqual([]);
  });

  it('takes the number of a database', async () => {
    await start(`${server.url}/7`);
    expect(await server.ask('INFO', 'keyspace')).toMatch(/^db7:/mu);
    expect(await server.ask('KEYS', '*')).toEqual([]);
  });

  const closed = async () => {
    const listener = createServer();
    const port = await new Promise<number>((resolve) => {
      listener.listen(0, '127.0.0.1', () => {
        const address = listener.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    await new Promise((resolve) => listener.close(resolve));
    return port;
  };

  it.each<[string, string, () => Promise<string>]>([
    [
      'nothing listens',
      'ECONNREFUSED',
      async () => `redis://:${encodeURIComponent(VALKEY_PASSWORD)}@127.0.0.1:${await closed()}`,
    ],
    ['the password is wrong', 'WRONGPASS', async () => server.url.replace('CANARY', 'canary')],
    ['there is no password', 'NOAUTH', async () => `valkey://127.0.0.1:${server.port}`],
    ['TLS is asked of a server without', 'TIMEOUT', async () => server.url.replace('redis:', 'valkeys:')],
  ])('goes on alone where %s, and says so in one line', async (_how, fault, address) => {
    const { errors } = await start(await address());
    expect(errors).toEqual([
      expect.stringMatching(
        new RegExp(
          `^VALKEY_URL names 127\\.0\\.0\\.1, port \\d+, which cannot be used \\((?:${fault})\\); this process counts alone until it can\\.$`,
          'u',
        ),
      ),
    ]);
  });
});
