// Compares the lines of two recipes: what is new in the second, what is gone from the first.

export interface LineChanges {
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

/** Items of lists and paragraphs without their marks, in the order in which they stand; headings are passed over. */
export function listLines(markdown: string): readonly string[] {
  return markdown
    .split('\n')
    .filter((line) => !/^\s{0,3}#/.test(line))
    .map((line) =>
      line
        .replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '')
        .replace(/[*_`]+/g, '')
        .trim(),
    )
    .filter((line) => line !== '');
}

export function compareLines(before: string, after: string): LineChanges {
  const [old, now] = [listLines(before), listLines(after)];
  const [oldLines, newLines] = [new Set(old), new Set(now)];
  return {
    added: [...newLines].filter((line) => !oldLines.has(line)),
    gone: [...oldLines].filter((line) => !newLines.has(line)),
  };
}
