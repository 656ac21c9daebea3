// What one line of markdown is: heading, list entry, table row, text. It knows no recipe.

import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { prepare } from '../food/prepare-pattern.ts';

export type Line =
  | { readonly kind: 'blank' }
  /** A rule, or the underline of the line before. */
  | { readonly kind: 'rule' }
  /** `level` 1 to 6 as marked, 7 for a line in bold. */
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  /** "**Ingredients:** eggs, rice", "Ingredients:". */
  | { readonly kind: 'label'; readonly label: string; readonly rest: string; readonly text: string }
  /** `crossed` where a cross or a no-entry sign stands in front: what not to do. */
  | { readonly kind: 'bullet'; readonly indent: number; readonly text: string; readonly crossed?: true }
  /** `step` where the number is marked as a step's: "Step 2: ...". */
  | {
      readonly kind: 'numbered';
      readonly indent: number;
      readonly number: number;
      readonly text: string;
      readonly step?: true;
    }
  | { readonly kind: 'row'; readonly cells: readonly string[] }
  /** `marked` where an emoji stands in front, as a bullet does. */
  | {
      readonly kind: 'text';
      readonly indent: number;
      readonly text: string;
      readonly marked?: true;
      readonly crossed?: true;
    };

/** Characters of one line that are read; a line of a recipe has a few hundred. */
export const LINE_LENGTH = 2000;

const RULE = /^ {0,3}(?:[-_*=]\s*){3,}$/;
const HEADING = /^ {0,3}(#{1,6})(?:\s+|(?=\p{L}))(.*?)\s*#*$/u;
const BOLD_LINE = /^\s{0,3}(?:\*\*|__)([^*_]{1,120})(?:\*\*|__)\s*:?\s*$/;
const BOLD_LABEL = /^\s{0,3}(?:\*\*|__)([^*_]{1,60})(?:\*\*|__)(\s*:)?\s*(\S.*)$/;
const PLAIN_LABEL = /^\s{0,3}(\p{L}[^:.,;|*]{1,40}):\s*(.*)$/u;
const BULLET = /^(\s*)[-*+•‣◦▪▫·–—●○■□☐☑✓✔➤➢▸►]\s+(.*)$|^(\s*)(?:[•‣▪●]|[a-z]\))\s*(?=\S)(.*)$/;
const NUMBER =
  /^(\s*)(?:\*\*)?(?:(\d{1,3})(?:[.)]|\s+[-–—](?=\s+\p{L}))|\((\d{1,2})\)|(\d)\uFE0F?\u20E3)(?:\*\*)?(?:\s+|(?=\p{Lu}))(.*)$/u;
// Emoji do the work of a bullet, or only adorn; the words behind them tell which.
const EMOJI =
  /^(\s*)(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200D\uFE0F\u20E3])+\s*/u;
const CROSS = /^\s*[❌❎⛔🚫🙅✖✗✘]/u;
const STEP = /^(\s*)(?:\*\*)?step\s+(\d{1,3})\b\s*(?:[:.)–—-]\s*)?(?:\*\*)?\s*[:–—-]?\s*(.*)$/i;

/** `text` holds no line end and at most LINE_LENGTH characters. */
export function readLine(text: string): Line {
  const line = unwrap(text);
  if (line.trim() === '') return { kind: 'blank' };
  if (prepare(RULE).test(line)) return { kind: 'rule' };
  if (/^\s{0,3}\|/.test(line)) return readRow(line);
  return readHeading(line) ?? readListEntry(line) ?? readMarked(line) ?? readText(line);
}

// A quoted line, and the few tags of HTML that lay out a recipe, say the same as markdown's marks.
function unwrap(line: string): string {
  const bare = line.replace(/^ {0,3}>\s?/, '');
  return decodeReferences(bare.includes('<') ? dropTags(bare) : bare).replace(prepare(DEGREE), '$1°');
}

// A comment or a tag within a word must not hide it: the page draws the word without them.
function dropTags(line: string): string {
  return line
    .replace(/<!--(?:(?!-->).){0,500}-->/g, '')
    .replace(/^\s*<li[^>]{0,80}>/i, '- ')
    .replace(/^\s*<h([1-6])[^>]{0,80}>/i, (_, level: string) => `${'#'.repeat(Number(level))} `)
    .replace(/<(?!br\b)\/?[a-z][^<>]{0,200}>/gi, '');
}

/** "60 oC", as a raised letter or a sign that looks like a degree leaves it. */
const DEGREE = /(\d)\s?[oº˚⁰]\s?(?=[CF]\b)/g;

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi;

// "60&deg;C" and "&frac12; cup", as the page draws them.
function decodeReferences(line: string): string {
  if (!line.includes('&')) return line;
  return line.replace(prepare(REFERENCE), (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return decodeNamedCharacterReference(name) || whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

function readMarked(line: string): Line | null {
  const emoji = prepare(EMOJI).exec(line);
  if (emoji === null) return null;
  const rest = line.slice(emoji[0].length);
  if (rest.trim() === '') return { kind: 'blank' };
  const inner = readListEntry(rest) ?? readText(rest);
  if (inner.kind !== 'text') return inner;
  const marked = { ...inner, indent: readIndent(emoji[1] ?? ''), marked: true } as const;
  return prepare(CROSS).test(line) ? { ...marked, crossed: true } : marked;
}

function readRow(line: string): Line {
  const cells = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|');
  return cells.every((cell) => /^\s*:?-*:?\s*$/.test(cell))
    ? { kind: 'blank' }
    : { kind: 'row', cells: cells.map((cell) => cell.trim()) };
}

function readHeading(line: string): Line | null {
  const heading = prepare(HEADING).exec(line);
  if (heading === null) return null;
  const text = (heading[2] ?? '').trim();
  return text === '' ? { kind: 'blank' } : { kind: 'heading', level: (heading[1] ?? '#').length, text };
}

function readListEntry(line: string): Line | null {
  const step = prepare(STEP).exec(line);
  if (step !== null) return { ...readNumbered(step), step: true };
  const bullet = prepare(BULLET).exec(line);
  if (bullet !== null) {
    const text = (bullet[2] ?? bullet[4] ?? '')
      .replace(/^\[[ xX]?\]\s*/, '')
      .replace(prepare(EMOJI), '')
      .trim();
    const inner = prepare(NUMBER).exec(text);
    const indent = readIndent(bullet[1] ?? bullet[3] ?? '');
    if (text === '') return { kind: 'blank' };
    if (inner !== null) return { ...readNumbered(inner), indent };
    const crossed = prepare(CROSS).test(bullet[2] ?? bullet[4] ?? '');
    return crossed ? { kind: 'bullet', indent, text, crossed } : { kind: 'bullet', indent, text };
  }
  const number = prepare(NUMBER).exec(line);
  return number === null ? null : readNumbered(number);
}

function readNumbered(match: RegExpExecArray): Extract<Line, { kind: 'numbered' }> {
  return {
    kind: 'numbered',
    indent: readIndent(match[1] ?? ''),
    number: Number(match[2] ?? match[3] ?? match[4]),
    text: (match.at(-1) ?? '').trim(),
  };
}

function readIndent(space: string): number {
  return space.replaceAll('\t', '    ').length;
}

function readText(line: string): Line {
  const text = line.trim();
  const bold = prepare(BOLD_LINE).exec(line);
  if (bold !== null) return { kind: 'heading', level: 7, text: (bold[1] ?? '').trim() };
  const label = prepare(BOLD_LABEL).exec(line);
  if (label !== null && (label[2] !== undefined || /:\s*$/.test(label[1] ?? ''))) {
    return { kind: 'label', label: dropColon((label[1] ?? '').trim()), rest: label[3] ?? '', text };
  }
  const plain = prepare(PLAIN_LABEL).exec(line);
  if (plain !== null) {
    return { kind: 'label', label: (plain[1] ?? '').trim(), rest: (plain[2] ?? '').trim(), text };
  }
  return { kind: 'text', indent: readIndent(/^\s*/.exec(line)?.[0] ?? ''), text };
}

const LINK = /!?\[([^\]\n]{0,200})\]\([^)\n]{0,500}\)/g;
const EMPHASIS = /(^|[^\p{L}\p{N}*_])([*_])(?=\S)([^*_\n]{1,300})\2(?![\p{L}\p{N}])/gu;

const MARKED = /[*_`<[\\]|[^\S ]| {2}/;

/** "Fry it." without its full stop. */
export const dropStop = (text: string): string => (text.endsWith('.') ? text.slice(0, -1) : text);

/** "For the sauce:" without its colon. */
export const dropColon = (text: string): string => (text.endsWith(':') ? text.slice(0, -1).trimEnd() : text);

/** The text without markdown's marks: bold, italics, code, links, line breaks. */
export function stripEmphasis(text: string): string {
  // Most lines have no mark, and need not be looked through for each.
  if (!MARKED.test(text)) return text.trim();
  return text
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(prepare(LINK), '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(prepare(EMPHASIS), '$1$3')
    .replace(/\\([*_#[\]().`|-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
