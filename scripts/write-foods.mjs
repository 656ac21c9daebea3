#!/usr/bin/env node
// Writes src/food/generated from the text beside it: what foods are and are called, what is not food, and the lists of
// words that the reader of a line goes by. Runs before the compiler and before the tests (package.json, vitest.config.ts); a fault in a text ends it with the file, the line and what is wrong.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packFoods } from './write-foods/pack-foods.mjs';
import { readFoods } from './write-foods/read-foods.mjs';
import { readLists } from './write-foods/read-lists.mjs';
import { readNotFood } from './write-foods/read-not-food.mjs';
import { TextFault } from './write-foods/text-lines.mjs';

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

function packWords(lists, notFood) {
  return [
    '// Written by scripts/write-foods.mjs from src/food/words and src/food/not-food: change the text there.\n\n',
    `export const LISTS = ${JSON.stringify(Object.fromEntries(lists), null, 2)};\n\n`,
    `export const NOT_FOOD_ENTRIES = ${JSON.stringify(notFood, null, 2)} as const;\n`,
  ].join('');
}

/** Vitest calls this once before all tests. */
export function setup() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  mkdirSync(`${ROOM}/generated`, { recursive: true });
  const known = readFoods(listTexts('foods'));
  const lists = readLists(listTexts('words'));
  const notFood = readNotFood(listTexts('not-food'), (id) => known.foods.has(id));
  writeChanged(`${ROOM}/generated/packed-foods.ts`, packFoods(known));
  writeChanged(`${ROOM}/generated/packed-words.ts`, packWords(lists, notFood));
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
