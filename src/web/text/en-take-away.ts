// The words of taking a recipe away. The name of the control comes with the card, the rest with the dialog.

import type { ExportFormat } from '../../recipe/export/export-formats.ts';
import { inLanguage } from './language.ts';

interface Entry {
  readonly name: string;
  readonly hint: string;
}

export const EN_TAKE_AWAY = {
  note: 'Each says who wrote it, that no kitchen tested it, and what Larder found.',
  shareIt: { name: 'Share', hint: 'With whatever your device offers' },
  link: 'Link',
  copyLink: { name: 'Copy a link', hint: 'The recipe is in the link itself; nothing is stored anywhere' },
  showCode: { name: 'Show a QR code', hint: 'For the phone by the stove' },
  linkCopied: 'The link is copied. Whoever opens it needs no key; Larder checks the recipe again there.',
  linkTooLong: 'The recipe is too long for a link, or this browser cannot make one. Save it as a file instead.',
  code: 'QR code of the link to this recipe',
  codeTooLong: 'The link is too long for a QR code. Copy it instead.',
  codeNote: 'Point the camera of the phone at it.',
  thisDevice: 'This Larder answers on this device alone: no other device can open the link here.',
  copy: 'Copy',
  copies: {
    text: { name: 'Plain text', hint: 'For a message or a letter' },
    markdown: { name: 'Markdown', hint: 'For a note that keeps its headings' },
    shopping: { name: 'Shopping list', hint: 'What is to buy' },
  },
  save: 'Save as a file',
  recipeFile: { name: 'Recipe file', hint: 'For Mealie, Tandoor, RecipeSage and most others' },
  saved: (file: string) => `Saved: ${file}`,
  saveFailed: 'The file could not be made. Copy the text instead.',
  shared: 'Shared',
  shareFailed: 'It could not be shared. Copy the text instead.',
} as const satisfies {
  readonly copies: Partial<Record<ExportFormat, Entry>>;
  readonly [word: string]: unknown;
};

export const TAKE_AWAY_WORDS = inLanguage('takeAway', EN_TAKE_AWAY);
