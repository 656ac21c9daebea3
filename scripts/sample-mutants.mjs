// Measures by a random sample how many mutants of the rules the named cases kill, since the whole run takes a day.
// The sample is of declarations (functions, lexicons), each with all of its mutants; the interval is found by drawing
// the sampled declarations again and again (bootstrap). Usage: npm run mutation:sample -- [declarations] [seed]

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

const RULES = 'src/recipe/rules';
const REPORT = 'dist/mutation/report.json';
const WANTED_PERCENT = 85;
const RESAMPLES = 2000;

const [declarationCount = 60, seed = 1] = process.argv.slice(2).map(Number);
if (!(declarationCount > 0) || !Number.isInteger(declarationCount) || !Number.isInteger(seed)) {
  console.error(
    'Usage: npm run mutation:sample -- [declarations, a whole number over 0] [seed, a whole number]',
  );
  process.exit(2);
}

// mulberry32: a small generator with a seed, so that a sample can be drawn again.
let state = seed;
const random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

const declarations = readdirSync(RULES, { recursive: true })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => {
    const path = join(RULES, name);
    const lines = readFileSync(path, 'utf8').split('\n');
    // The formatter begins every declaration of a file, and nothing else, in the first column.
    const starts = lines.flatMap((line, index) =>
      /^(?:export )?(?:const|function)\b/.test(line) ? [index + 1] : [],
    );
    return starts.map((start, index) => ({ path, start, end: (starts[index + 1] ?? lines.length + 1) - 1 }));
  });

const sample = declarations
  .map((declaration) => ({ declaration, draw: random() }))
  .sort((one, other) => one.draw - other.draw)
  .slice(0, declarationCount)
  .map(({ declaration }) => declaration);

console.log(`${sample.length} of ${declarations.length} declarations, seed ${seed}`);
const ranges = sample.map(({ path, start, end }) => `${path}:${start}-${end}`);
rmSync(REPORT, { force: true });
// The exit status says no more than that the threshold was missed, which the report tells better.
spawnSync(
  'npx',
  ['stryker', 'run', '--force', '--incrementalFile', 'dist/mutation/sample-incremental.json']
    .concat(['--mutate', ranges.join(',')])
    .concat(['--reporters', 'json,progress-append-only']),
  { stdio: ['ignore', 'inherit', 'inherit'] },
);

const { files } = JSON.parse(readFileSync(REPORT, 'utf8'));
const KILLED = new Set(['Killed', 'Timeout']);
const counts = sample.map(({ path, start, end }) => {
  const mutants = (files[path]?.mutants ?? []).filter(
    ({ location, status }) =>
      location.start.line >= start && location.end.line <= end && status !== 'Ignored',
  );
  const judged = mutants.filter(({ status }) => status !== 'CompileError' && status !== 'RuntimeError');
  return {
    name: `${basename(path)}:${start}`,
    mutants: judged.length,
    killed: judged.filter(({ status }) => KILLED.has(status)).length,
    timeouts: judged.filter(({ status }) => status === 'Timeout').length,
  };
});

const percent = (some) => {
  const all = some.reduce((sum, { mutants }) => sum + mutants, 0);
  return (100 * some.reduce((sum, { killed }) => sum + killed, 0)) / all;
};
const resampled = Array.from({ length: RESAMPLES }, () =>
  percent(counts.map(() => counts[Math.floor(random() * counts.length)])),
).sort((one, other) => one - other);

for (const { name, mutants, killed } of counts) {
  if (killed < mutants) console.log(`${name.padEnd(36)} ${killed} of ${mutants}`);
}
const total = counts.reduce((sum, { mutants }) => sum + mutants, 0);
const timeouts = counts.reduce((sum, one) => sum + one.timeouts, 0);
const killedPercent = percent(counts);
const at = (share) => resampled[Math.floor(share * (RESAMPLES - 1))].toFixed(1);
console.log(
  `${killedPercent.toFixed(1)} % of ${total} mutants killed (95 % interval ${at(0.025)} to ${at(0.975)} %; ${timeouts} by running out of time)`,
);
if (killedPercent < WANTED_PERCENT) process.exit(1);
