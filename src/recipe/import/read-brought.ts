// A recipe from somewhere else, as the cook has it: plain text, markdown, JSON-LD, or a web page that holds it.

import { readRecipe } from '../read-recipe.ts';
import { layOutText } from './lay-out-text.ts';
import { readJsonLd } from './read-json-ld.ts';

export type BringFault = 'too-long' | 'no-recipe' | 'web-page' | 'unread';

export type BroughtReading =
  | { readonly ok: true; readonly markdown: string }
  | { readonly ok: false; readonly fault: BringFault };

/** Characters of a web page, and of the recipe in it. */
const MOST_PAGE = 2_000_000;
const MOST_RECIPE = 40_000;

/** The recipe in markdown, or why there is none. Never throws. */
export function readBrought(text: string): BroughtReading {
  const words = text.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  if (words.length > MOST_PAGE) return fail('too-long');
  const told = readToldToMachines(words);
  if (told !== null && !told.ok) return told;
  if (told === null && words.length > MOST_RECIPE) return fail('too-long');
  const markdown = told === null ? layOutText(words) : told.markdown;
  if (markdown.length > MOST_RECIPE) return fail('too-long');
  const { ingredients, steps } = readRecipe(markdown);
  return ingredients.length === 0 && steps.length === 0 ? fail('unread') : { ok: true, markdown };
}

/** The recipe of JSON-LD, alone or in a web page; null where the text is neither. */
export function readToldToMachines(text: string): BroughtReading | null {
  const isJson = /^\s*[[{]/.test(text) && /"@(?:type|graph)"/.test(text);
  const isPage = /^\s*(?:<!--|<!doctype|<html|<head|<body|<script)/i.test(text);
  if (!isJson && !isPage) return null;
  const markdown = isJson ? readJsonLd(text) : readPage(text);
  return markdown === null ? fail(isJson ? 'no-recipe' : 'web-page') : { ok: true, markdown };
}

function fail(fault: BringFault): BroughtReading {
  return { ok: false, fault };
}

/** The recipe that a page tells machines of: the first of its JSON-LD scripts that holds one. */
function readPage(html: string): string | null {
  const open = /<script\b[^<>]{0,300}\bapplication\/ld\+json\b[^<>]{0,300}>/gi;
  const close = /<\/script/gi;
  for (let script = open.exec(html); script !== null; script = open.exec(html)) {
    close.lastIndex = open.lastIndex;
    // What is never closed is not looked for again behind the next one.
    const end = close.exec(html);
    if (end === null) return null;
    const recipe = readJsonLd(html.slice(open.lastIndex, end.index));
    if (recipe !== null) return recipe;
    open.lastIndex = end.index;
  }
  return null;
}
