// The values of a JSON-LD document as lines of text. Sites write HTML into their strings and escape it once or twice; what
// comes out of here is words.

import { decodeNamedCharacterReference } from 'decode-named-character-reference';

/** A node of the document with the keys that a recipe is read by. */
export type Node = {
  readonly [key in
    | '@type'
    | '@graph'
    | 'mainEntity'
    | 'mainEntityOfPage'
    | 'itemListElement'
    | 'item'
    | 'steps'
    | 'name'
    | 'text'
    | 'value'
    | 'description'
    | 'author'
    | 'comment'
    | 'recipeYield'
    | 'yield'
    | 'prepTime'
    | 'cookTime'
    | 'totalTime'
    | 'recipeIngredient'
    | 'ingredients'
    | 'recipeInstructions']?: unknown;
};

/** Of one value: lines kept, and letters of a line. */
export const MOST_LINES = 300;
const LINE_LETTERS = 2000;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** Whether a node is of this type, by its name alone or by its address. */
export function hasType(node: Node, type: string): boolean {
  return listOf(node['@type']).some(
    (each) => typeof each === 'string' && each.replace(/^.*[/:#]/, '') === type,
  );
}

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi;

function decode(text: string): string {
  return text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return decodeNamedCharacterReference(name) || whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

function dropTags(text: string): string {
  return text.replace(/<br\s*\/?>|<\/(?:p|li|div|h\d)>/gi, '\n').replace(/<\/?[a-z][^<>]{0,300}>/gi, '');
}

/** The lines of a string or a number, without tags and empty ones. */
export function readLines(value: unknown): readonly string[] {
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const text = String(value).slice(0, LINE_LETTERS * MOST_LINES);
  return dropTags(decode(decode(dropTags(text))))
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) =>
      line
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, LINE_LETTERS),
    )
    .filter((line) => line !== '')
    .slice(0, MOST_LINES);
}

export function readText(value: unknown): string {
  return readLines(value).join(' ');
}

/** A line whose marks of markdown are words; those for bold and code say nothing and are dropped. */
export function escapeMarks(line: string): string {
  return line
    .replace(/[*_]{2,}|`/g, '')
    .replace(/[*_[\]\\]/g, '\\$&')
    .replace(/^[#>|]/, '\\$&');
}
