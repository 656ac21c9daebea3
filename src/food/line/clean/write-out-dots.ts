// Words that a full stop cuts short, written out: "Hackfl. gemischt", "Zwieb. rot". Only what one food alone begins with.

import { foodIndex } from '../name/food-index.ts';

const CUT = /(?<![\p{L}\d])(\p{L}{4,})\.(?=\s|$)/gu;

/** A folded line with such words written out. */
export function writeOutDots(folded: string): string {
  if (!folded.includes('.')) return folded;
  return folded.replace(CUT, (whole, start: string) => findWhole(start) ?? whole);
}

function findWhole(start: string): string | undefined {
  const { byName } = foodIndex();
  if (byName.has(start)) return undefined;
  let found: { readonly name: string; readonly id: string } | undefined;
  for (const [name, { id }] of byName.written()) {
    if (!name.startsWith(start) || name.includes(' ')) continue;
    if (found !== undefined && found.id !== id) return undefined;
    if (found === undefined || name.length < found.name.length) found = { name, id };
  }
  return found?.name;
}
