// Reads src/food/not-food/*.txt: what is not food, or needs care. A head is the verdict and the reason.

import { readBlocks, TextFault } from './text-lines.mjs';

const FLAG = /^(?:onlyTyped|spoilt|worn)$/;
const MIXES = /^mixes (bleach|ammonia|acid|cleaner)$/;

/** The entries in the order of the files; a name stands in one of them only. */
export function readNotFood(paths, isFood) {
  const entries = [];
  const known = new Map();
  for (const path of paths) {
    for (const block of readBlocks(path)) {
      const [, verdict, why] = /^(not-food|caution): (\S.*)$/.exec(block.head) ?? [];
      if (verdict === undefined)
        throw new TextFault(
          block.place,
          `a block begins with "not-food: reason" or "caution: reason", not with "${block.head.slice(0, 30)}"`,
        );
      const entry = { verdict, why };
      for (const { text, place } of block.lines) readLine(entry, text, place, known, isFood);
      if (entry.terms === undefined && entry.everyday === undefined)
        throw new TextFault(block.place, 'it names nothing: terms or everyday are missing');
      entries.push(entry);
    }
  }
  return entries;
}

function readLine(entry, text, place, known, isFood) {
  const [, field, names] = /^(terms|everyday) (.*)$/.exec(text) ?? [];
  if (field === undefined) {
    for (const flag of text.split(/\s*;\s*/)) readFlag(entry, flag, place, isFood);
    return;
  }
  for (const name of names.split(/\s*,\s*/)) {
    if (name === '')
      throw new TextFault(place, 'a name is empty: two commas follow each other, or one stands at the end');
    const key = `${field} ${name.toLowerCase()}`;
    if (known.has(key))
      throw new TextFault(place, `"${name}" stands there twice, first in ${known.get(key)}`);
    known.set(key, place);
    entry[field] = entry[field] === undefined ? name : `${entry[field]},${name}`;
  }
}

function readFlag(entry, flag, place, isFood) {
  const [, mixes] = MIXES.exec(flag) ?? [];
  if (FLAG.test(flag)) entry[flag] = true;
  else if (mixes !== undefined) entry.mixes = mixes;
  else if (flag.startsWith('readsAs '))
    entry.readsAs = Object.fromEntries(
      flag
        .slice(8)
        .split(' ')
        .map((pair) => readPair(pair, place, isFood)),
    );
  else
    throw new TextFault(
      place,
      `"${flag}" is none of terms, everyday, onlyTyped, spoilt, worn, mixes, readsAs`,
    );
}

function readPair(pair, place, isFood) {
  const [from, to] = pair.split('=');
  for (const id of [from, to]) if (!isFood(id)) throw new TextFault(place, `"${id}" is no food`);
  return [from, to];
}
