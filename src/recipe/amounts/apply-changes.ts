// Puts new words in the places of old ones.

export interface Change {
  readonly at: number;
  readonly end: number;
  readonly words: string;
}

/** The text with every change made; of two that overlap the first stands. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  let result = '';
  let from = 0;
  for (const { at, end, words } of changes.toSorted((a, b) => a.at - b.at)) {
    if (at < from) continue;
    result += text.slice(from, at) + words;
    from = end;
  }
  return result + text.slice(from);
}
