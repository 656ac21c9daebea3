// The words of taking a recipe away. The name of the control comes with the card, the rest with the dialog.

import type { ExportFormat } from '../../recipe/export/export-formats.ts';

interface Entry {
  readonly name: string;
  readonly hint: string;
}

export const EN_TAKE_AWAY = {
  note: 'Each says who wrote it, that no kitchen tested it, and what Larder found.',
  share: 'Share',
  shareIt: { name: 'Share', hint: 'With whatever your device offers' },
  copy: 'Copy',
  copies: {
    text: { name: 'Plain text', hint: 'For a message or a letter' },
    markdown: { name: 'Markdown', hint: 'For a note that keeps its headings' },
    shopping: { name: 'Shopping list', hint: 'What is to buy' },
  },
  save: 'Save as a file',
  files: {
    'json-ld': { name: 'Recipe file', hint: 'For Mealie, Tandoor, RecipeSage and most others' },
    paprika: { name: 'Paprika', hint: '.paprikarecipe' },
    cooklang: { name: 'Cooklang', hint: '.cook' },
    markdown: { name: 'Markdown', hint: '.md' },
  },
  saved: (file: string) => `Saved: ${file}`,
  saveFailed: 'The file could not be made. Copy the text instead.',
  shared: 'Shared',
  shareFailed: 'It could not be shared. Copy the text instead.',
} as const satisfies {
  readonly copies: Partial<Record<ExportFormat, Entry>>;
  readonly files: Partial<Record<ExportFormat, Entry>>;
  readonly [word: string]: unknown;
};
