// Reads src/food/words/*.txt: lists of words, each under its name.

import { readBlocks, TextFault } from './text-lines.mjs';

/** Every list by its name: its words with a space between them, or its entries ("[name] by comma") with a comma. */
export function readLists(paths) {
  const lists = new Map();
  for (const path of paths) {
    for (const { head, place, lines } of readBlocks(path)) {
      const [, name, comma] = /^\[([a-z]+(?:-[a-z]+)*)\]( by comma)?$/.exec(head) ?? [];
      if (name === undefined)
        throw new TextFault(place, `"${head.slice(0, 30)}" is no list: write "[name]" or "[name] by comma"`);
      if (lists.has(name)) throw new TextFault(place, `list "${name}" is given twice`);
      lists.set(name, readEntries(lines, comma !== undefined));
    }
  }
  return lists;
}

function readEntries(lines, byComma) {
  const known = new Map();
  for (const { text, place } of lines) {
    for (const entry of text.split(byComma ? /\s*,\s*/ : /\s+/)) {
      if (entry === '') continue;
      if (known.has(entry))
        throw new TextFault(place, `"${entry}" stands there twice, first in ${known.get(entry)}`);
      known.set(entry, place);
    }
  }
  return [...known.keys()].join(byComma ? ',' : ' ');
}
