// The forms in which a recipe leaves Larder: one row each, for the command line, the HTTP interface and the page.

import { writeCooklang } from './cooklang.ts';
import { type ExportParts, gatherExport, type TakenRecipe } from './gather-export.ts';
import { writeJsonLd } from './json-ld.ts';
import { writeMarkdown } from './markdown.ts';
import { writePaprika } from './paprika.ts';
import { writePlainText } from './plain-text.ts';
import { writeShoppingList } from './shopping-list.ts';

interface ExportSpec {
  readonly media: string;
  /** Of its file, without a dot. */
  readonly extension: string;
  /** Whether the file is the text compressed with gzip. */
  readonly gzip: boolean;
  readonly write: (parts: ExportParts) => string;
}

export const EXPORT_FORMATS = {
  text: { media: 'text/plain', extension: 'txt', gzip: false, write: writePlainText },
  markdown: { media: 'text/markdown', extension: 'md', gzip: false, write: writeMarkdown },
  'json-ld': { media: 'application/ld+json', extension: 'json', gzip: false, write: writeJsonLd },
  cooklang: { media: 'text/x-cooklang', extension: 'cook', gzip: false, write: writeCooklang },
  paprika: {
    media: 'application/x-paprikarecipe',
    extension: 'paprikarecipe',
    gzip: true,
    write: writePaprika,
  },
  shopping: { media: 'text/x-shopping-list', extension: 'txt', gzip: false, write: writeShoppingList },
} as const satisfies Record<string, ExportSpec>;

export type ExportFormat = keyof typeof EXPORT_FORMATS;

/** The text of an export; where the format is compressed, before that. */
export function writeExport(format: ExportFormat, taken: TakenRecipe): string {
  return EXPORT_FORMATS[format].write(gatherExport(taken));
}
