#!/usr/bin/env node
// Measures recipes by the automatic checks of the rubric: the built-in chef's over the lists of tests/cases/quality,
// or those of a folder. Exit status 0: every target is met, or held where it was never reached; 1: one is missed;
// 2: bad usage.

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { answerLists } from './built-in-answers.ts';
import { readQualityLists } from './quality-lists.ts';
import { type RandomFault, tryRandomLists } from './random-lists.ts';
import { readRecipeFolder } from './recipe-folder.ts';
import { judgeEngine, judgeTexts, judgeVariety, type Row, writeReport } from './report.ts';
import { readSubject } from './subject.ts';

const USAGE = `npm run quality -- [options]
  --folder DIR      judge recipes of a folder: name.md beside name.json (the request; "kind" and "must" may stand in it)
  --random N        random lists after the others (1000; 0 for none)
  --seed N          seed of the random lists (20261121)
  --all             every list that missed, not the first 5 of each check
  --definitions     how each check is defined
  --show TEXT       print the recipes of the lists whose name holds this text, and judge only those`;

const SHOWN_FAULTS = 5;
const LISTS = fileURLToPath(new URL('../../../tests/cases/quality', import.meta.url));

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function readCount(text: string, option: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0) throw new Error(`${option} takes a whole number, not "${text}"`);
  return count;
}

function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      folder: { type: 'string' },
      random: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '20261121' },
      all: { type: 'boolean', default: false },
      definitions: { type: 'boolean', default: false },
      show: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  return { ...values, random: readCount(values.random, '--random'), seed: readCount(values.seed, '--seed') };
}

type Options = ReturnType<typeof readOptions>;

function judgeFolder(folder: string): readonly Row[] {
  const subjects = readRecipeFolder(folder).map(readSubject);
  return [...judgeTexts(subjects), ...judgeVariety(subjects, null), ...judgeEngine(null)];
}

/** Milliseconds of this process's own work: what else the machine does counts for nothing. */
function readProcessMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function judgeBuiltIn({ show }: Options): readonly Row[] {
  const wanted = show?.toLowerCase();
  const lists = readQualityLists(LISTS).filter(
    ({ name }) => wanted === undefined || name.toLowerCase().includes(wanted),
  );
  if (lists.length === 0) throw new Error(`no list holds "${show ?? ''}"`);
  const answers = answerLists(lists, readProcessMs);
  if (wanted !== undefined)
    for (const { name, dish, markdown } of answers) print(`[${name}] ${dish ?? 'no recipe'}\n${markdown}`);
  const subjects = answers.map(readSubject);
  print(`${lists.length} lists of ${new Set(lists.map(({ kind }) => kind)).size} kinds\n`);
  return [
    ...judgeTexts(subjects),
    ...judgeVariety(
      subjects,
      answers.map(({ dish }) => dish),
    ),
    ...judgeEngine(answers),
  ];
}

function printRandom(faults: readonly RandomFault[], count: number, seconds: number, shown: number): void {
  const lists = new Set(faults.map(({ request }) => request)).size;
  print(
    `\nrandom lists: ${count} in ${seconds.toFixed(1)} s, ${lists} with a fault (target: 0) ${lists === 0 ? 'met' : 'MISSED'}`,
  );
  for (const { request, reason } of faults.slice(0, shown))
    print(`  - ${reason}\n      ${JSON.stringify(request)}`);
  if (faults.length > shown) print(`  and ${faults.length - shown} more (--all)`);
}

function run(options: Options): boolean {
  const shown = options.all ? Infinity : SHOWN_FAULTS;
  const rows = options.folder === undefined ? judgeBuiltIn(options) : judgeFolder(options.folder);
  print(writeReport(rows, { faults: shown, definitions: options.definitions }));
  let met = rows.every((row) => row.met !== false || row.isHeld === true);
  if (options.folder === undefined && options.show === undefined && options.random > 0) {
    const from = performance.now();
    const faults = tryRandomLists(options.random, options.seed);
    printRandom(faults, options.random, (performance.now() - from) / 1000, shown);
    met &&= faults.length === 0;
  }
  return met;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) print(USAGE);
  else process.exitCode = run(options) ? 0 : 1;
} catch (error) {
  process.stderr.write(`quality: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
