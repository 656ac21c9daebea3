#!/usr/bin/env node
// Writes src/food/generated from the text beside it: what foods are and are called. Runs before the compiler and before
// the tests (package.json, vitest.config.ts); a fault in a text ends it with the file, the line and what is wrong.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packFoods } from './write-foods/pack-foods.mjs';
import { readFoods, TextFault } from './write-foods/read-foods.mjs';

const ROOM = 'src/food';

function listTexts(folder) {
  return readdirSync(`${ROOM}/${folder}`)
    .filter((name) => name.endsWith('.txt'))
    .sort((a, b) => Number(b === 'bases.txt') - Number(a === 'bases.txt') || (a < b ? -1 : 1))
    .map((name) => `${ROOM}/${folder}/${name}`);
}

/** An unchanged file keeps its time, so that the compiler has nothing to do. */
function writeChanged(path, text) {
  let before;
  try {
    before = readFileSync(path, 'utf8');
  } catch {
    before = null;
  }
  if (before !== text) writeFileSync(path, text);
}

/** Vitest calls this once before all tests. */
export function setup() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  mkdirSync(`${ROOM}/generated`, { recursive: true });
  writeChanged(`${ROOM}/generated/packed-foods.ts`, packFoods(readFoods(listTexts('foods'))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    setup();
  } catch (fault) {
    if (!(fault instanceof TextFault)) throw fault;
    console.error(fault.message);
    process.exit(1);
  }
}
