// What a recipe wants bought, as text to take along.

import type { ExportParts } from './gather-export.ts';

export function writeShoppingList({ toBuy, title, found, author }: ExportParts): string {
  const list = toBuy.length === 0 ? ['Nothing.'] : toBuy.map((line) => `- ${line}`);
  return `${[`To buy for ${title}:`, ...list, '', ...found, author].join('\n')}\n`;
}
