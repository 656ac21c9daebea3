// The load bench: whole answers a second, added time to first text and slow streams, of Larder beside a bare pipe and
// beside a gateway from the registry, in one run on loopback. Run it on the built program (npm run build).
// Compare the ratios: clients, gateway and provider share the machine.

import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { readCpuMs, readRssKb, startProvider, startTarget, startWorker } from './load/processes.mjs';
import { TARGETS } from './load/targets.mjs';

const IDEAL_MS = 10_000;
/** V8 goes on compiling for thousands of answers: what is measured is a gateway that has been up for a while. */
const WARM_UP = { seconds: 20, clients: 50 };
const SAMPLE_MS = 100;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'whole,first,slow' },
    targets: { type: 'string', default: 'pipe,portkey,larder' },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '2' },
    clients: { type: 'string', default: '50' },
    streams: { type: 'string', default: '1000,5000' },
    json: { type: 'boolean', default: false },
  },
});
const parts = values.only.split(',');
const names = values.targets.split(',');
for (const name of names) {
  if (TARGETS[name] === undefined) {
    console.error(`There is no target "${name}"; there are ${Object.keys(TARGETS).join(', ')}.`);
    process.exit(2);
  }
}
const report = (line) => (values.json ? console.error(line) : console.log(line));

const provider = await startProvider();
const client = await startWorker('client.mjs');
const setMode = (mode) => provider.ask({ mode });
const load = (order, target) => client.ask({ ...order, port: target.port, baseUrl: provider.baseUrl });
const start = (name) => startTarget(name, TARGETS[name], provider);
const readMedian = (numbers) =>
  [...numbers].sort((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)];
const results = { node: process.version, cores: cpus().length, whole: {}, first: {}, slow: {} };

async function warmUp(name, target) {
  await setMode('whole');
  await load({ load: 'whole', name, ...WARM_UP }, target);
}

async function measureWhole() {
  await setMode('whole');
  const targets = new Map();
  for (const name of names) targets.set(name, await start(name));
  for (const [name, target] of targets) await warmUp(name, target);
  const rounds = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [name, target] of targets) {
      const order = { load: 'whole', name, clients: Number(values.clients), seconds: Number(values.seconds) };
      const beforeMs = readCpuMs(target.pid);
      const figures = await load(order, target);
      rounds.push({
        name,
        ...figures,
        cpuMs: (readCpuMs(target.pid) - beforeMs) / Math.max(1, figures.whole),
      });
    }
  }
  for (const target of targets.values()) await target.stop();
  for (const name of names) {
    const own = rounds.filter((round) => round.name === name);
    results.whole[name] = {
      perSecond: readMedian(own.map(({ perSecond }) => perSecond)),
      p99Ms: readMedian(own.map(({ p99Ms }) => p99Ms)),
      cpuMs: readMedian(own.map(({ cpuMs }) => cpuMs)),
      whole: own.reduce((sum, { whole }) => sum + whole, 0),
      held: own.reduce((sum, { held }) => sum + held, 0),
      wrong: own.reduce((sum, { wrong }) => sum + wrong, 0),
      failed: Object.assign({}, ...own.map(({ failed }) => failed)),
    };
  }
  for (const [name, { perSecond, p99Ms, cpuMs, whole, held, wrong, failed }] of Object.entries(
    results.whole,
  )) {
    const ratio =
      results.whole.pipe === undefined
        ? ''
        : `, ${(perSecond / results.whole.pipe.perSecond).toFixed(3)} of the pipe`;
    const checked =
      name === 'larder' ? `; ${whole} checked, ${held} held back, ${wrong} of them wrongly or missed` : '';
    report(
      `whole answers, ${values.clients} clients, ${name}: ${perSecond.toFixed(0)} a second${ratio}, p99 ${p99Ms.toFixed(0)} ms, ${cpuMs.toFixed(1)} ms of the processor each${checked}${tellFailed(failed)}`,
    );
  }
}

function tellFailed(failed) {
  const entries = Object.entries(failed);
  return entries.length === 0
    ? ''
    : `; failed: ${entries.map(([why, count]) => `${why} (${count})`).join(', ')}`;
}

async function measureFirst() {
  const targets = new Map([['direct', await start('direct')]]);
  for (const name of names) targets.set(name, await start(name));
  for (const [name, target] of targets) await warmUp(name, target);
  await setMode('first');
  const rounds = [];
  // In turn, so that what else the machine does falls on all of them.
  for (let round = 0; round < 5; round += 1) {
    for (const [name, target] of targets)
      rounds.push({ name, ...(await load({ load: 'first', name, count: 24 }, target)) });
  }
  for (const target of targets.values()) await target.stop();
  const floor = readMedian(rounds.filter(({ name }) => name === 'direct').map(({ p50Ms }) => p50Ms));
  for (const name of names) {
    const own = rounds.filter((round) => round.name === name);
    const addedMs = readMedian(own.map(({ p50Ms }) => p50Ms)) - floor;
    results.first[name] = { addedMs, p99Ms: readMedian(own.map(({ p99Ms }) => p99Ms)) };
    report(
      `added time to first text, ${name}: ${addedMs.toFixed(2)} ms (direct ${floor.toFixed(2)} ms; p99 ${results.first[name].p99Ms.toFixed(1)} ms)`,
    );
  }
}

async function measureSlow(streams) {
  results.slow[streams] = {};
  for (const name of names) {
    const target = await start(name);
    await warmUp(name, target);
    await setMode('slow');
    const beforeKb = readRssKb(target.pid);
    const beforeMs = readCpuMs(target.pid);
    let peakKb = beforeKb;
    const timer = setInterval(() => {
      if (target.isUp()) peakKb = Math.max(peakKb, readRssKb(target.pid));
    }, SAMPLE_MS);
    const figures = await load({ load: 'slow', name, streams }, target);
    clearInterval(timer);
    const cpuMs = (readCpuMs(target.pid) - beforeMs) / streams;
    await target.stop();
    const row = {
      ...figures,
      ofIdeal: figures.slowestMs / IDEAL_MS,
      cpuMs,
      kbEach: (peakKb - beforeKb) / streams,
      beforeMb: beforeKb / 1024,
      peakMb: peakKb / 1024,
    };
    results.slow[streams][name] = row;
    report(
      `${streams} slow streams, ${name}: ${row.lost} lost, slowest ${row.ofIdeal.toFixed(2)} of the ideal (median ${(row.medianMs / IDEAL_MS).toFixed(2)}), ${row.kbEach.toFixed(0)} kB each (${row.beforeMb.toFixed(0)} to ${row.peakMb.toFixed(0)} MB), ${row.cpuMs.toFixed(1)} ms of the processor each${tellFailed(row.failed)}`,
    );
  }
}

report(
  `Node ${process.version}, ${cpus().length} cores; the bench takes about a quarter of an hour, less with --only, --seconds, --streams.`,
);
if (parts.includes('whole')) await measureWhole();
if (parts.includes('first')) await measureFirst();
if (parts.includes('slow'))
  for (const streams of values.streams.split(',')) await measureSlow(Number(streams));
if (values.json) console.log(JSON.stringify(results, null, 2));
process.exit(0);
