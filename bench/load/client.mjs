// The clients of the load bench, in a process of their own. The parent orders one load and is sent its figures.

import { Agent, request as send } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readRecipes, SLOW_LIST } from './recipes.mjs';
import { TARGETS } from './targets.mjs';

const recipes = readRecipes();
/** Streams that are opened together, and how long after the others. */
const BURST = { streams: 100, ms: 20 };
const STREAM_BOUND_MS = 60_000;

/** Asks once; resolves with `{ok, held, firstMs, totalMs, why}` and never rejects. */
function ask({ name, port, baseUrl }, agent, list) {
  const target = TARGETS[name];
  const headers = typeof target.headers === 'function' ? target.headers(baseUrl) : target.headers;
  const body = target.writeBody(list);
  return new Promise((resolve) => {
    const from = performance.now();
    let firstMs = null;
    let tail = '';
    let held = false;
    const request = send(
      {
        host: '127.0.0.1',
        port,
        agent,
        path: target.path,
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
        timeout: STREAM_BOUND_MS,
      },
      (response) => {
        response.setEncoding('latin1');
        response.on('data', (piece) => {
          if (firstMs === null && piece.includes(target.firstText)) firstMs = performance.now() - from;
          if (target.held !== undefined && piece.includes(target.held)) held = true;
          tail = piece.length >= 16_384 ? piece : (tail + piece).slice(-16_384);
        });
        response.on('close', () => {
          const whole = response.complete && response.statusCode === 200 && tail.includes(target.end);
          held ||= target.held !== undefined && tail.includes(target.held);
          finish(
            whole,
            whole ? '' : `status ${response.statusCode}, ${response.complete ? 'no end' : 'cut'}`,
          );
        });
        response.on('error', () => undefined);
      },
    );
    request.on('timeout', () => request.destroy(new Error('no byte for a minute')));
    request.on('error', (error) => finish(false, error.code ?? error.message));
    request.end(body);
    let over = false;
    function finish(ok, why) {
      if (over) return;
      over = true;
      resolve({ ok, held, firstMs, totalMs: performance.now() - from, why });
    }
  });
}

function readMedian(numbers, share = 0.5) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function countWhys(answers) {
  const counts = {};
  for (const { ok, why } of answers) if (!ok) counts[why] = (counts[why] ?? 0) + 1;
  return counts;
}

let turn = 0;
function takeRecipe() {
  turn = (turn + 1) % recipes.length;
  return recipes[turn];
}

/** Each of so many clients asks again as soon as it has its answer, for so long. */
async function askWhole(order) {
  const agent = new Agent({ keepAlive: true, maxSockets: order.clients });
  const answers = [];
  let wrong = 0;
  const from = performance.now();
  const until = from + order.seconds * 1000;
  async function work() {
    while (performance.now() < until) {
      const recipe = takeRecipe();
      const answer = await ask(order, agent, recipe.list);
      answers.push(answer);
      // The checks are on: what must be held back is, and nothing else.
      if (order.name === 'larder' && answer.ok && answer.held !== recipe.held) wrong += 1;
    }
  }
  await Promise.all(Array.from({ length: order.clients }, work));
  const seconds = (performance.now() - from) / 1000;
  agent.destroy();
  const whole = answers.filter(({ ok }) => ok);
  return {
    perSecond: whole.length / seconds,
    whole: whole.length,
    failed: countWhys(answers),
    held: whole.filter(({ held }) => held).length,
    wrong,
    p99Ms: readMedian(
      whole.map(({ totalMs }) => totalMs),
      0.99,
    ),
  };
}

/** One client that asks again and again. */
async function askFirst(order) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const taken = [];
  for (let count = 0; count < order.count; count += 1) {
    // What a model says before its recipe is held back until the recipe begins: that wait is not the gateway's.
    let recipe = takeRecipe();
    while (recipe.held || !recipe.text.startsWith('# ')) recipe = takeRecipe();
    const { firstMs } = await ask(order, agent, recipe.list);
    if (firstMs !== null) taken.push(firstMs);
  }
  agent.destroy();
  return { p50Ms: readMedian(taken), p99Ms: readMedian(taken, 0.99), count: taken.length };
}

/** So many streams at once, none asked again. */
async function askSlow(order) {
  const agent = new Agent({ keepAlive: false });
  const asked = [];
  while (asked.length < order.streams) {
    const burst = Math.min(BURST.streams, order.streams - asked.length);
    for (let count = 0; count < burst; count += 1) asked.push(ask(order, agent, SLOW_LIST));
    await wait(BURST.ms);
  }
  const answers = await Promise.all(asked);
  const whole = answers.filter(({ ok }) => ok);
  return {
    lost: answers.length - whole.length,
    failed: countWhys(answers),
    medianMs: readMedian(whole.map(({ totalMs }) => totalMs)),
    slowestMs: Math.max(...whole.map(({ totalMs }) => totalMs)),
    held: whole.filter(({ held }) => held).length,
  };
}

const LOADS = { whole: askWhole, first: askFirst, slow: askSlow };
process.on('message', async (order) => process.send(await LOADS[order.load](order)));
process.on('disconnect', () => process.exit());
