// Gives a recipe in plain text the marks of Larder's layout, so that it is drawn as one: a title, a list, numbered
// steps. No word is changed, and the reading stays what it was.

import { readDetails } from '../read-details.ts';
import { dropColon, type Line, readLine, stripEmphasis } from '../read-line.ts';
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
  const head = ({ title, servings, minutes }: Recipe) => JSON.stringify([title, servings, minutes]);
  return (
    list(one) === list(other) && tellSteps(one.steps) === tellSteps(other.steps) && head(one) === head(other)
  );
}

function tellSteps(steps: readonly string[]): string {
  return fold(steps.join(' '));
}

/** Letters and digits: marks are what is added. */
function fold(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

function markLines(text: string, recipe: Recipe): string {
  const marker = createMarker(recipe);
  for (const line of text.split('\n')) marker.add(line);
  return marker.read();
}

function createMarker({ title, ingredients, steps }: Recipe) {
  const told = tellSteps(steps);
  const listed = new Set(ingredients.map((each) => each.text));
  const blocks: string[] = [];
  let place: Place = 'start';
  let hasTitle = title === null;
  let isAfterBlank = true;

  function open(next: Place, heading: string): void {
    place = next;
    blocks.push(`\n## ${heading}\n`);
  }

  function addHead(words: string, plain: string): boolean {
    if (!hasTitle && plain === title) {
      hasTitle = true;
      blocks.push(`# ${words}\n`);
      return true;
    }
    const section = plain.length <= 60 ? readSection(plain) : null;
    if (section !== null) open(PLACE_OF_SECTION[section], plain);
    return section !== null;
  }

  function addToMethod(words: string, isNumbered: boolean): void {
    // A tip below the steps, or a word between them.
    if (!told.includes(fold(words))) {
      if (isAfterBlank && !isPartName(words)) open('notes', 'Notes');
      blocks.push(isPartName(words) ? `\n### ${dropColon(words)}\n` : `- ${words}`);
      return;
    }
    // A line that goes on in the middle of a sentence belongs to the step before it.
    const last = blocks.at(-1) ?? '';
    const goesOn = !isNumbered && !isAfterBlank && /^\d+\. /.test(last) && !/[.!?:)]$/.test(last);
    if (goesOn) blocks[blocks.length - 1] = `${last} ${words}`;
    else blocks.push(`${(Number(/^(\d+)\. /.exec(last)?.[1]) || 0) + 1}. ${words}`);
  }

  function addLine(line: Exclude<Line, { readonly kind: 'blank' }>, raw: string): void {
    const words = 'text' in line ? line.text.trim() : raw.trim();
    if (addHead(words, dropColon(stripEmphasis(words)))) return;
    if (line.kind === 'row') blocks.push(isAfterBlank ? `\n${words}` : words);
    else if (place === 'start' && listed.has(words)) {
      open('ingredients', 'Ingredients');
      blocks.push(`- ${words}`);
    } else if (place === 'ingredients') blocks.push(markListed(words, listed));
    else if (place === 'method') addToMethod(words, line.kind === 'numbered');
    else blocks.push(place === 'notes' ? `- ${words}` : `\n${words}\n`);
  }

  return {
    add(raw: string): void {
      const line = readLine(raw);
      if (line.kind !== 'blank') addLine(line, raw);
      // The line under the head of a table is read as none.
      else if (raw.trim() !== '') blocks.push(raw.trim());
      isAfterBlank = raw.trim() === '';
    },
    read: () =>
      `${blocks
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()}\n`,
  };
}

/** "Gravy", "For the sauce:": the name of what comes below it. */
function isPartName(words: string): boolean {
  return words.length <= 40 && !/[.!?,]/.test(words);
}

function markListed(words: string, listed: ReadonlySet<string>): string {
  if (!listed.has(words) && readDetails(words) !== null) return `\n${words}\n`;
  if (!listed.has(words) && /^\p{L}[^:]{1,20}: \P{N}*$/u.test(words)) return `\n${words}\n`;
  const isPart =
    !listed.has(words) &&
    /:$|^\*[^*]+\*$|^(?:for|to) (?:the |serve|finish|assemble)/i.test(words) &&
    isPartName(words);
  return isPart ? `\n### ${words.replace(/^\*|[*:]+$/g, '').trim()}\n` : `- ${words}`;
}
