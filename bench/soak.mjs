// The soak: a provider that fails in thirteen ways, clients that leave at any time, for twenty minutes or as many as
// --minutes says. It ends with status 1 where the gateway ends, keeps something open, grows, or leaves the provider's
// connection open for longer than 200 ms after its client left. Run it on the built program (npm run build).

import { request as send } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { countFiles, readRssKb, startProvider, startTarget } from './load/processes.mjs';
import { TARGETS } from './load/targets.mjs';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '20' }, clients: { type: 'string', default: '12' } },
});
const LEAVE = { share: 0.5, withinMs: 400, atMostMs: 12_000 };
const CLOSE_MS = 200;
/** Connections that are kept for the next answer close in this time. */
const SETTLE_MS = 12_000;
const SPARE_FILES = 6;
const GROWTH = 1.25;
const SAMPLES = 40;

const provider = await startProvider();
const target = await startTarget('larder', TARGETS.larder, provider);
const untilMs = performance.now() + Number(values.minutes) * 60_000;
const now = () => performance.timeOrigin + performance.now();
const left = new Map();
const counts = new Map();
const count = (what) => counts.set(what, (counts.get(what) ?? 0) + 1);
let number = 10_000;

/** Asks once; leaves by a draw, and always after a while. */
async function ask() {
  number += 1;
  const own = String(number);
  const request = send({
    host: '127.0.0.1',
    port: target.port,
    path: '/api/recipes',
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
  });
  const leave = () => {
    left.set(own, now());
    request.destroy();
  };
  const leaveMs = Math.random() < LEAVE.share ? Math.random() * LEAVE.withinMs : LEAVE.atMostMs;
  const timer = setTimeout(leave, leaveMs);
  request.on('error', () => undefined);
  request.end(JSON.stringify({ ingredients: ['eggs', `${own} g rice`] }));
  let events = '';
  request.on('response', (response) => {
    response.setEncoding('utf8');
    response.on('error', () => undefined);
    response.on('data', (piece) => {
      events = (events + piece).slice(-20_000);
    });
    response.on('end', () => {
      const ending = /event: (done|failed)\n/.exec(events)?.[1];
      const code = /"code":"([a-z-]+)"/.exec(events)?.[1] ?? '';
      count(ending === 'done' ? 'done' : `${ending ?? `status ${response.statusCode}`} ${code}`.trim());
    });
  });
  // Not `once`: it rejects where the connection ends in an error, which is one of the ways.
  await new Promise((resolve) => request.on('close', resolve));
  clearTimeout(timer);
  if (left.has(own)) count('left');
}

async function readActiveStreams() {
  const text = await (await fetch(`http://127.0.0.1:${target.port}/metrics`)).text();
  return Number(/^larder_active_streams (\d+)/m.exec(text)?.[1]);
}

await provider.ask({ mode: 'whole' });
await Promise.all(Array.from({ length: 10 }, ask));
await wait(SETTLE_MS);
const filesBefore = countFiles(target.pid);
await provider.ask({ mode: 'faults' });

const rss = [];
const sampler = setInterval(
  () => target.isUp() && rss.push(readRssKb(target.pid)),
  (Number(values.minutes) * 60_000) / SAMPLES,
);
async function work() {
  while (performance.now() < untilMs && target.isUp()) await ask();
}
await Promise.all(Array.from({ length: Number(values.clients) }, work));
clearInterval(sampler);

const faults = [];
const judge = (isRight, what) => {
  console.log(`${isRight ? 'ok    ' : 'WRONG '} ${what}`);
  if (!isRight) faults.push(what);
};
for (const [what, times] of [...counts].sort((one, other) => other[1] - one[1]))
  console.log(`${String(times).padStart(7)} ${what}`);
judge(target.isUp(), 'the gateway is up');
if (target.isUp()) {
  await wait(SETTLE_MS);
  const { open, exchanges } = await provider.ask({ exchanges: true });
  const seen = new Map(exchanges);
  const closings = [...left].flatMap(([own, leftAt]) => {
    const exchange = seen.get(own);
    if (exchange === undefined) return [];
    return exchange.closedAt === null
      ? [Number.POSITIVE_INFINITY]
      : [exchange.closedAt - Math.max(leftAt, exchange.askedAt)];
  });
  const late = closings.filter((ms) => ms > CLOSE_MS);
  judge(
    late.length === 0,
    `${closings.length - late.length} of ${closings.length} that left closed the provider's connection within ${CLOSE_MS} ms (slowest ${Math.max(0, ...closings).toFixed(0)} ms)`,
  );
  judge(open === 0, `${open} exchanges of the provider are open`);
  const active = await readActiveStreams();
  judge(active === 0, `${active} recipes are being written`);
  const files = countFiles(target.pid);
  judge(files <= filesBefore + SPARE_FILES, `${files} files and sockets are open, ${filesBefore} before`);
  const median = (some) => [...some].sort((one, other) => one - other)[some.length >> 1] / 1024;
  const quarter = rss.length >> 2;
  const early = median(rss.slice(quarter, 2 * quarter));
  const lateMb = median(rss.slice(-quarter));
  judge(
    lateMb <= early * GROWTH,
    `${lateMb.toFixed(0)} MB in the last quarter, ${early.toFixed(0)} MB in the second`,
  );
}
process.exit(faults.length === 0 ? 0 : 1);
