// Who wrote a recipe, said on everything that leaves Larder, and read again where it comes back.

import type { ChefLabel } from './recipe-events.ts';

const BUILT_IN = "Larder's built-in chef";
const MODEL = 'a language model';

/** The writer's name; null where nobody knows it. */
export function nameAuthor(source: ChefLabel): string | null {
  if (source.kind === 'built-in') return BUILT_IN;
  if (source.kind === 'brought') return null;
  return source.model === undefined ? MODEL : `${MODEL} (${source.model})`;
}

/** What has been cooked by nobody says so. */
export function writeAuthor(source: ChefLabel): string {
  return source.by === 'link'
    ? `${writeWriter(source)} So says the link that it came by.`
    : writeWriter(source);
}

function writeWriter(source: ChefLabel): string {
  if (source.kind === 'built-in') return `Written by ${BUILT_IN}. Not tested in a kitchen.`;
  if (source.kind === 'brought') return 'Brought by a cook: who wrote it is not known.';
  return `Written by ${nameAuthor(source)}, not tested in a kitchen.`;
}

const AUTHOR_END =
  /(?:^|\n)(?:Written by (?:(Larder's built-in chef)\.|a language model(?: \(([^()\n]{1,200})\))?, not tested)|Brought by a cook: )[^\n]*\s*$/;

/** Who the last line of a text says wrote it, in the words of `writeAuthor`. */
export function readAuthor(markdown: string): ChefLabel {
  const [line = '', builtIn, model] = AUTHOR_END.exec(markdown) ?? [];
  const by = line.includes('So says the link') ? ({ by: 'link' } as const) : {};
  if (builtIn !== undefined) return { kind: 'built-in', ...by };
  if (!line.includes('Written')) return { kind: 'brought', ...by };
  return model === undefined ? { kind: 'model', ...by } : { kind: 'model', model, ...by };
}

/** The text without that line. */
export function dropAuthor(markdown: string): string {
  return markdown.replace(AUTHOR_END, '\n');
}
