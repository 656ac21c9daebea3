// Bounds what a text can cost to parse and how deep it can nest. A parser of markdown looks for the end of every
// bracket, tag and quote that begins, so a text of nothing but beginnings takes minutes; no recipe is written so.

/** Quotes and lists within one another. */
const MOST_CONTAINERS = 10;
/** Columns from which on a marker of a list begins none: lists nest by their indent too. */
const MOST_INDENT = 40;
/** Brackets within one another. */
const MOST_BRACKETS = 10;
/** Of each kind of marker in one stretch of lines that may be one paragraph. */
const MOST_MARKS = 150;
/** Stars or underscores in one run. */
const LONGEST_RUN = 6;
/** Lines of one stretch; the next ones are read as one long line. */
const MOST_LINES = 300;
/** Lines that underline a heading, in all. */
const MOST_UNDERLINES = 150;

const MARKS = '>-+*_`[]<.)=\n';
// Unicode keeps these for a program's own use: no text that is meant to be read holds them.
const FIRST_STAND_IN = 0xfdd0;
const STAND_IN = /[\uFDD0-\uFDDC]/g;

/**
 * The text with every marker that is one too many put aside: a stand-in of the same length is no marker.
 * `restoreMarkers` gives the markers back in what was read. Takes time in proportion to the length.
 */
export function boundMarkers(text: string): string {
  const aside: number[] = [];
  let stretch = startStretch();
  let ordered = '';
  let underlines = 0;
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const line = readLineStart(text, start, end, aside);
    const follows = ordered !== '' && ordered === line.ordered;
    if (line.isBlank || line.beginsBlock || follows) {
      stretch = startStretch();
      ordered = line.ordered;
    }
    if (isUnderline(text, line.content, end)) {
      underlines += 1;
      if (underlines > MOST_UNDERLINES) aside.push(line.content);
    } else putMarksAside(text, line.content, end, stretch, aside);
    stretch.lines += 1;
    if (stretch.lines > MOST_LINES && lineEnd !== -1) aside.push(end);
    start = end + 1;
  }
  return aside.length === 0 ? text : putAside(text, aside);
}

/** What was put aside, back in its place. */
export function restoreMarkers(text: string): string {
  return text.replace(STAND_IN, (sign) => MARKS[sign.charCodeAt(0) - FIRST_STAND_IN] ?? sign);
}

function putAside(text: string, places: readonly number[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const place of places) {
    const mark = MARKS.indexOf(text.charAt(place));
    pieces.push(text.slice(from, place), String.fromCharCode(FIRST_STAND_IN + mark));
    from = place + 1;
  }
  pieces.push(text.slice(from));
  return pieces.join('');
}

interface LineStart {
  /** Where the words begin, behind the markers of quotes and lists. */
  readonly content: number;
  readonly isBlank: boolean;
  /** It ends a paragraph above it whatever stands there. */
  readonly beginsBlock: boolean;
  /** "." or ")" of a number that begins an item; a number other than 1 does so only behind one of its own list. */
  readonly ordered: string;
}

const NO_ITEM: Pick<LineStart, 'beginsBlock' | 'ordered'> = { beginsBlock: false, ordered: '' };
const NUMBER = /\d{1,9}(?=[.)](?:[ \t]|$))/my;
const BULLET = /[-+*](?=[ \t]|$)/my;

/** Walks over the markers at the start of a line, and puts aside those that would nest too deep. */
function readLineStart(text: string, start: number, end: number, aside: number[]): LineStart {
  const ruleStart = findRule(text, start, end);
  let at = start;
  let column = 0;
  let containers = 0;
  let first = NO_ITEM;
  while (at < end) {
    const blanks = countBlanks(text, at, end);
    at += blanks.length;
    column += blanks.columns;
    if (at >= Math.min(end, ruleStart)) break;
    const mark = findMark(text, at);
    if (mark === -1) break;
    const isQuote = text.charAt(mark) === '>';
    if (containers >= MOST_CONTAINERS || (!isQuote && column >= MOST_INDENT)) aside.push(mark);
    if (containers === 0 && !isQuote && column < 4) first = readItemStart(text, at, mark, end);
    containers += 1;
    column += mark + 1 - at;
    at = mark + 1;
  }
  const isBlank = at === end && containers === 0;
  return { ...first, content: at, isBlank };
}

/** Where the sign stands that makes a marker of what begins here; -1 where none begins. */
function findMark(text: string, at: number): number {
  if (text.charAt(at) === '>') return at;
  if (isAt(BULLET, text, at)) return at;
  return isAt(NUMBER, text, at) ? NUMBER.lastIndex : -1;
}

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

function readItemStart(text: string, at: number, mark: number, end: number): typeof NO_ITEM {
  const number = text.slice(at, mark);
  const beginsBlock = (number === '' || number === '1') && hasWords(text, mark + 1, end);
  return { beginsBlock, ordered: number === '' ? '' : text.charAt(mark) };
}

function countBlanks(text: string, from: number, end: number): { length: number; columns: number } {
  let at = from;
  let tabs = 0;
  for (; at < end && ' \t'.includes(text.charAt(at)); at += 1) if (text.charAt(at) === '\t') tabs += 1;
  return { length: at - from, columns: at - from + 3 * tabs };
}

function hasWords(text: string, from: number, end: number): boolean {
  return text.slice(from, Math.min(end, from + 8)).trim() !== '';
}

/** Where the line's last signs are one sign over and over, as in a rule: they nest nothing. */
function findRule(text: string, start: number, end: number): number {
  let at = end;
  let rule = '';
  let first = end;
  while (at > start) {
    const sign = text.charAt(at - 1);
    if (sign !== ' ' && sign !== '\t') {
      if (rule === '' && '-*_'.includes(sign)) rule = sign;
      if (sign !== rule) break;
      first = at - 1;
    }
    at -= 1;
  }
  return first;
}

function isUnderline(text: string, from: number, end: number): boolean {
  const sign = text.charAt(from);
  if (sign !== '=' && sign !== '-') return false;
  let at = from;
  while (at < end && text.charAt(at) === sign) at += 1;
  return at + countBlanks(text, at, end).length === end;
}

interface Stretch {
  readonly counts: Record<string, number>;
  brackets: number;
  lines: number;
}

function startStretch(): Stretch {
  return { counts: {}, brackets: 0, lines: 0 };
}

/** Counts the markers among the words of one line, and puts aside what is beyond the bounds. */
function putMarksAside(text: string, from: number, end: number, stretch: Stretch, aside: number[]): void {
  const { counts } = stretch;
  for (let at = from; at < end; at += 1) {
    const sign = text.charAt(at);
    // What is escaped is no marker.
    if (sign === '\\') at += 1;
    if (!'*_`[]<'.includes(sign)) continue;
    let runEnd = at + 1;
    if ('*_`'.includes(sign)) while (runEnd < end && text.charAt(runEnd) === sign) runEnd += 1;
    const count = counts[sign] ?? 0;
    counts[sign] = count + 1;
    let kept = count >= MOST_MARKS ? at : runEnd;
    if (sign === '[') {
      if (stretch.brackets >= MOST_BRACKETS) kept = at;
      else stretch.brackets += 1;
    }
    if (sign === ']') stretch.brackets = Math.max(0, stretch.brackets - 1);
    // A line of stars alone is a rule.
    if (sign !== '`' && runEnd < end) kept = Math.min(kept, at + LONGEST_RUN);
    for (let place = kept; place < runEnd; place += 1) aside.push(place);
    at = runEnd - 1;
  }
}
