// A recipe as markdown: the text as it stands, what was found, who wrote it.

import type { ExportParts } from './gather-export.ts';
import { FOUND_HEADING } from './write-found.ts';

/** What markdown would read as a mark, or another program as a tag. */
const MARKS = /[\\`*_[\]<>#|]/g;

/**
 * Raw tags are words and pictures are links: whoever shows the file may run HTML and load what it names. No other control
 * character than the end of a line stays.
 */
function disarm(markdown: string): string {
  return markdown
    .replace(/(?!\n)[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/<(?=[a-z!/?])(?!br *\/?>)/gi, '&lt;')
    .replace(/!(?=\[[^\]\n]{0,200}\](?:\(|\[))/g, '');
}

export function writeMarkdown({
  markdown,
  found,
  author,
}: Pick<ExportParts, 'markdown' | 'found' | 'author'>): string {
  const lines = found.map((each) => `- ${each.replace(MARKS, '\\$&')}\n`);
  const check = lines.length === 0 ? '' : `\n## ${FOUND_HEADING}\n\n${lines.join('')}`;
  return `${disarm(markdown).trimEnd()}\n${check}\n${author}\n`;
}
