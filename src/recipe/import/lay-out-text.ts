// Gives a recipe in plain text the marks of Larder's layout, so that it is drawn as one: a title, a list, numbered
// steps. No word is changed, and the reading stays what it was.

import { readDetails } from '../read-details.ts';
import { readLine, stripEmphasis } from '../read-line.ts';
import { readRecipe } from '../read-recipe.ts';
import type { Recipe } from '../recipe.ts';
import { readSection } from '../section-words.ts';

type Place = 'start' | 'ingredients' | 'method' | 'notes';

const PLACE_OF_SECTION = {
  ingredients: 'ingredients',
  cupboard: 'ingredients',
  'to-buy': 'ingredients',
  method: 'method',
  notes: 'notes',
  'left-out': 'notes',
  other: 'notes',
} as const;

/** Markdown with headings is laid out already; so is what the reader does not read the same with marks. */
export function layOutText(text: string): string {
  if (/^ {0,3}#{1,6}\s/m.test(text)) return text;
  const recipe = readRecipe(text);
  const laidOut = markLines(text, recipe);
  return isSameRecipe(readRecipe(laidOut), recipe) ? laidOut : keepLines(text);
}

/** Lines that follow each other would be drawn as one. */
function keepLines(text: string): string {
  return text.replace(/(\S)[ \t]*\n(?=[ \t]*\S)/g, '$1  \n');
}

function isSameRecipe(one: Recipe, other: Recipe): boolean {
  const list = ({ ingredients }: Recipe) => ingredients.map(({ text }) => text).join('\n');
  const told = ({ steps, notes }: Recipe) => [...steps, ...notes].join(' ').replace(/\s+/g, ' ');
  const head = ({ title, servings, minutes }: Recipe) => JSON.stringify([title, servings, minutes]);
  return list(one) === list(other) && told(one) === told(other) && head(one) === head(other);
}

function markLines(text: string, { title, ingredients }: Recipe): string {
  const listed = new Set(ingredients.map((each) => each.text));
  const blocks: string[] = [];
  let place = 'start' as Place;
  let hasTitle = title === null;
  let wasBlank = true;

  const open = (next: Place, heading: string) => {
    place = next;
    blocks.push(`\n## ${heading}\n`);
  };

  for (const raw of text.split('\n')) {
    const line = readLine(raw);
    const words = 'text' in line ? line.text.trim() : raw.trim();
    const isAfterBlank = wasBlank;
    wasBlank = line.kind === 'blank';
    if (line.kind === 'blank') continue;
    const plain = stripEmphasis(words).replace(/\s*:$/, '');
    const section = plain.length <= 60 ? readSection(plain) : null;
    if (!hasTitle && plain === title) {
      hasTitle = true;
      blocks.push(`# ${words}\n`);
    } else if (section !== null) open(PLACE_OF_SECTION[section], plain);
    else if (place === 'start' && listed.has(words)) {
      open('ingredients', 'Ingredients');
      blocks.push(`- ${words}`);
    } else if (place === 'ingredients') blocks.push(markListed(words, readDetails(words) !== null));
    else if (place === 'method') markStep(blocks, words, line.kind === 'numbered' || isAfterBlank);
    else if (place === 'notes') blocks.push(`- ${words}`);
    else blocks.push(`\n${words}\n`);
  }
  return `${blocks
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

function markListed(words: string, isDetail: boolean): string {
  if (isDetail) return `\n${words}\n`;
  return /:$/.test(words) && words.length <= 40 ? `\n### ${words.slice(0, -1).trim()}\n` : `- ${words}`;
}

/** A line that goes on in the middle of a sentence belongs to the step before it. */
function markStep(blocks: string[], words: string, begins: boolean): void {
  const last = blocks.at(-1) ?? '';
  const goesOn = !begins && /^\d+\. /.test(last) && !/[.!?:)]$/.test(last);
  if (goesOn) blocks[blocks.length - 1] = `${last} ${words}`;
  else blocks.push(`${(Number(/^(\d+)\. /.exec(last)?.[1]) || 0) + 1}. ${words}`);
}
