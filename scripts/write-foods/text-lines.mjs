// The lines of a text of the food room: "#" begins a comment, two spaces begin a line that belongs to the head above it,
// four carry the line above on.

import { readFileSync } from 'node:fs';

/** A fault in a text file, as "src/food/foods/alliums.txt:12: what is wrong". */
export class TextFault extends Error {
  constructor(place, message) {
    super(`${place}: ${message}`);
  }
}

/** Every head with what stands behind and below it: `{ head, place, lines: [{ text, place }] }`. */
export function* readBlocks(path) {
  let block = null;
  for (const [at, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    const place = `${path}:${at + 1}`;
    if (/^\s*(?:#|$)/.test(line)) continue;
    if (/^\t| \t/.test(line)) throw new TextFault(place, 'lines are indented with spaces');
    if (!line.startsWith(' ')) {
      if (block !== null) yield block;
      block = { head: line.trimEnd(), place, lines: [] };
      continue;
    }
    if (block === null) throw new TextFault(place, 'an indented line stands before any head');
    const last = block.lines.at(-1);
    if (!line.startsWith('    ')) block.lines.push({ text: line.trim(), place });
    else if (last !== undefined) last.text += ` ${line.trim()}`;
    else block.head += ` ${line.trim()}`;
  }
  if (block !== null) yield block;
}
