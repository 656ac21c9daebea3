// Who wrote a recipe, said on everything that leaves Larder.

import type { ChefLabel } from './recipe-events.ts';

/** One sentence. A model's recipe has been cooked by nobody, and says so. */
export function writeAuthor(source: ChefLabel): string {
  return source.by === 'link'
    ? `${nameAuthor(source)} So says the link that it came by.`
    : nameAuthor(source);
}

function nameAuthor(source: ChefLabel): string {
  if (source.kind === 'built-in') return "Written by Larder's built-in chef.";
  if (source.kind === 'brought') return 'Brought by a cook: who wrote it is not known.';
  const name = source.model === undefined ? '' : ` (${source.model})`;
  return `Written by a language model${name}, not tested in a kitchen.`;
}

/** The recipe as it is handed on: its markdown, and its author in a paragraph at the end. */
export function withAuthor(markdown: string, source: ChefLabel): string {
  return `${markdown.trimEnd()}\n\n${writeAuthor(source)}\n`;
}
