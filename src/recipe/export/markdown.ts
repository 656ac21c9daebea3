// A recipe as markdown: the text as it stands, what was found, who wrote it.

import { type ExportParts, FOUND_HEADING } from './gather-export.ts';

/** What markdown would read as a mark, or another program as a tag. */
const MARKS = /[\\`*_[\]<>#|]/g;

/** Raw tags are words: whoever shows the file may run HTML. No other control character than the end of a line stays. */
function disarm(markdown: string): string {
  return markdown.replace(/(?!\n)[\p{Cc}\u2028\u2029]/gu, ' ').replace(/<(?=[a-z!/?])(?!br *\/?>)/gi, '&lt;');
}

export function writeMarkdown({ markdown, found, author }: ExportParts): string {
  const lines = found.map((each) => `- ${each.replace(MARKS, '\\$&')}\n`);
  const check = lines.length === 0 ? '' : `\n## ${FOUND_HEADING}\n\n${lines.join('')}`;
  return `${disarm(markdown).trimEnd()}\n${check}\n${author}\n`;
}
