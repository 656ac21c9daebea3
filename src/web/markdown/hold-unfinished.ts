// The end of a text that is still being written: half a link, half a fence or a lone marker is held back until
// it is whole, and an open emphasis is closed for the time being, so that nothing on the page flickers.

/** Characters that an unclosed bracket may hold back before it is shown as it is. */
const LONGEST_HOLD = 300;

/** Behind the markers of quotes and lists; with them, what may yet become a heading, an item, a rule or its underline. */
const ONLY_MARKERS = /^(?:#{1,6}|[-+*=_\s]*|\d{1,9}[.)]?|!)$/;
const QUOTES = /[\s>]*/y;
const BLANKS = /\s*/y;
const ITEM = /(?:[-+*]|\d{1,9}[.)])\s+/y;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const FENCE_BEGUN = /^(?:`{1,2}|`{3,}[^`]*|~+[^~]*)$/;
const ROW = /^\s*\|/;
const EMPHASIS =
  /\*{1,3}(?=[^\s*])|(?<=[^\s*])\*{1,3}|(?<![\p{L}\p{N}_])_{1,3}(?=[^\s_])|(?<=[^\s_])_{1,3}(?![\p{L}\p{N}_])/gu;

/**
 * What of `tail` may be drawn while more is expected. `tail` starts at the start of a line and of a block.
 * Pure; a tail that is complete is drawn as it is, without this.
 */
export function holdUnfinished(tail: string): string {
  const lineStart = tail.lastIndexOf('\n') + 1;
  const before = tail.slice(0, lineStart);
  const line = tail.slice(lineStart);
  const fence = findOpenFence(before);
  if (fence !== null) {
    const run = line.trim();
    return run !== '' && [...run].every((sign) => sign === fence[0]) ? before : tail;
  }
  const tableStart = findTableStart(before, line);
  if (tableStart !== -1) return tail.slice(0, tableStart);
  if (FENCE_BEGUN.test(line.slice(findWords(line, BLANKS)))) return before;
  const shown = closeLine(line);
  const words = shown.slice(findWords(shown, QUOTES)).trimEnd();
  return ONLY_MARKERS.test(words) ? before : before + shown;
}

/** Where the words of a line begin: behind what `front` takes and the markers of items. */
function findWords(line: string, front: RegExp): number {
  let at = 0;
  for (let pattern = front; ; pattern = ITEM) {
    pattern.lastIndex = at;
    const found = pattern.exec(line);
    if (found === null) return at;
    at = pattern.lastIndex;
  }
}

/** The marker of the fence that is open at the end of `lines`, or null. */
function findOpenFence(lines: string): string | null {
  let open: string | null = null;
  for (const line of lines.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark === undefined) continue;
    if (open === null) open = mark;
    else if (mark[0] === open[0] && mark.length >= open.length && line.trim() === mark) open = null;
  }
  return open;
}

/** Where a table begins whose line of dashes is not whole yet (until then it reads as a paragraph), or -1. */
function findTableStart(before: string, line: string): number {
  const isRow = ROW.test(line);
  if (line !== '' && !isRow) return -1;
  const lines = before.split('\n').slice(0, -1);
  const head = lines.at(-1) ?? '';
  if (!ROW.test(head)) return isRow ? before.length : -1;
  return ROW.test(lines.at(-2) ?? '') ? -1 : before.length - head.length - 1;
}

function closeLine(line: string): string {
  const cut = findHeldBracket(line);
  const shown = (cut === -1 ? line : line.slice(0, cut)).replace(/&[#\w]{0,31}$/, '').replace(/\\$/, '');
  const ticks = shown.match(/`/g)?.length ?? 0;
  if (ticks % 2 === 1) return shown.endsWith('`') ? shown.slice(0, -1) : `${shown}\``;
  return closeEmphasis(shown);
}

/** Where the bracket opens that the end of the line leaves unclosed, or -1. One that is far back holds nothing. */
function findHeldBracket(line: string): number {
  const from = Math.max(0, line.length - LONGEST_HOLD);
  const end = line.slice(from);
  const link = /!?\[[^\][]*(?:\](?:\([^()]*(?:\([^()]*\)[^()]*)*)?)?$/.exec(end);
  const tag = /<[a-z/!][^>]*$/i.exec(end);
  const found = link ?? tag;
  return found === null ? -1 : from + found.index;
}

/** Closes what is open of strong and emphasis; an unfinished run at the very end is taken off first. */
function closeEmphasis(shown: string): string {
  let bodyEnd = shown.length;
  while ('*_'.includes(shown.charAt(bodyEnd - 1) || ' ')) bodyEnd -= 1;
  // An escaped one is no marker.
  if (bodyEnd < shown.length && shown.charAt(bodyEnd - 1) === '\\') bodyEnd += 1;
  const body = shown.slice(0, bodyEnd);
  const ending = shown.slice(body.length);
  const open: string[] = [];
  for (const [run] of body.replace(/\\./g, '  ').matchAll(EMPHASIS)) {
    if (open.at(-1) === run) open.pop();
    else open.push(run);
  }
  if (ending !== '' && open.at(-1) === ending) return closeRuns(shown, open.slice(0, -1));
  return closeRuns(body, open);
}

function closeRuns(text: string, open: readonly string[]): string {
  return open.length === 0 ? text : text.trimEnd() + [...open].reverse().join('');
}
