// What every export is written from: the recipe as page and checks read it, with what goes along wherever it goes: who
// wrote it, that no kitchen tested it, and what was found.

import { findPlaces } from '../find-places.ts';
import type { Finding } from '../finding.ts';
import { isStepHeading } from '../gather/method.ts';
import { dropColon, readLine, stripEmphasis } from '../read-line.ts';
import { readRecipe } from '../read-recipe.ts';
import type { Recipe, RecipeIngredient } from '../recipe.ts';
import type { ChefLabel } from '../recipe-events.ts';
import { readSection, type Section } from '../section-words.ts';
import { dropAuthor, nameAuthor, writeAuthor } from '../write-author.ts';
import { listToBuy } from './list-to-buy.ts';
import { FOUND_HEADING, listFound } from './write-found.ts';

/** A recipe that is taken away: its text as it stands, and what is known of it beside. */
export interface TakenRecipe {
  readonly markdown: string;
  readonly source: ChefLabel;
  readonly findings: readonly Finding[];
  /** The list with whose each line is; without it the recipe's own headings tell. */
  readonly ingredients?: readonly RecipeIngredient[];
}

export interface MethodPart {
  /** The heading above these steps; null where there is none. */
  readonly name: string | null;
  readonly steps: readonly string[];
}

export interface ExportParts {
  readonly markdown: string;
  /** Never empty. */
  readonly title: string;
  readonly recipe: Recipe;
  /** What is to be bought, as it is known to whoever asked for the recipe. */
  readonly toBuy: readonly string[];
  /** The recipe's own headings, in its own language; ours where it has none. */
  readonly headings: Readonly<Record<Section, string>>;
  readonly method: readonly MethodPart[];
  /** Who wrote it, as a name; null where nobody knows. */
  readonly authorName: string | null;
  /** Who wrote it and that no kitchen tested it, in sentences. */
  readonly author: string;
  /** What was found, one sentence each, worst first. */
  readonly found: readonly string[];
  /** The notes of the recipe and what it leaves out, without marks. */
  readonly notes: readonly string[];
}

const UNTITLED = 'Recipe';

const HEADINGS: Readonly<Record<Section, string>> = {
  ingredients: 'Ingredients',
  cupboard: 'From the cupboard',
  'to-buy': 'To buy',
  method: 'Method',
  notes: 'Notes',
  'left-out': 'Left out',
  other: 'Details',
};

/** What an export puts behind a recipe: taken away once more, it is written anew. */
const TAIL = new RegExp(`\\n+(?:#+ )?${FOUND_HEADING}\\n(?:\\n|- (?:Danger|Warning)[^\\n]*\\n)*$`);

function dropTail(markdown: string): string {
  return dropAuthor(markdown.replaceAll('\r\n', '\n')).replace(TAIL, '\n');
}

/** One line without marks or line ends. */
export function writePlainLine(text: string): string {
  return stripEmphasis(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '));
}

/** "1 · Marinate", "A. The fire", "→ Roast". */
const NUMBERING = /^(?:(?:\d{1,2}|\p{L})\s*[.)·:–—-]\s*|[^\p{L}\p{N}]+)/u;

/** The heading right above a step, if it parts the method: "### For the sauce", "For the sauce:". */
function readPartName(lines: readonly string[], place: number, step: string): string | null {
  for (let at = place - 1; at >= 0; at -= 1) {
    const line = readLine(lines[at] ?? '');
    if (line.kind === 'blank' || line.kind === 'rule') continue;
    if (line.kind !== 'heading' && !(line.kind === 'label' && line.rest === '')) return null;
    const name = writePlainLine(line.kind === 'heading' ? line.text : line.label)
      .replace(/\s*:$/, '')
      .replace(NUMBERING, '');
    const isPart = name !== '' && readSection(name) === null && !isStepHeading(name);
    return isPart && !step.startsWith(name) ? name : null;
  }
  return null;
}

function readMethod(markdown: string, recipe: Recipe): readonly MethodPart[] {
  const lines = markdown.split('\n');
  const places = findPlaces(markdown, recipe).steps;
  const parts: { name: string | null; steps: string[] }[] = [];
  for (const [at, text] of recipe.steps.entries()) {
    const step = writePlainLine(text);
    const name = readPartName(lines, places[at] ?? -1, step);
    const last = parts.at(-1);
    if (last === undefined || name !== null) parts.push({ name, steps: [step] });
    else last.steps.push(step);
  }
  return parts;
}

/** The recipe's own headings by what they open, each the first of its kind. */
function readHeadings(markdown: string): Readonly<Record<Section, string>> {
  const own: Partial<Record<Section, string>> = {};
  for (const text of markdown.split('\n')) {
    const line = readLine(text);
    if (line.kind !== 'heading' && !(line.kind === 'label' && line.rest === '')) continue;
    const name = dropColon(writePlainLine(line.kind === 'heading' ? line.text : line.label));
    const section = readSection(name);
    // What opens the notes has many names, and not every one is known without a mark.
    if (section !== null && section !== 'notes') own[section] ??= name;
  }
  return { ...HEADINGS, ...own };
}

/**
 * What stands below the last step, line by line as it is written, and before it what the reader takes for a note. Who
 * only lists what he reads loses the words in front: "Swaps:", "Left out:".
 */
function readNotes(markdown: string, recipe: Recipe): readonly string[] {
  const lines = markdown.split('\n');
  const { ingredients, steps } = findPlaces(markdown, recipe);
  const last = Math.max(-1, ...ingredients, ...steps);
  const below = lines.slice(last + 1).flatMap((text) => {
    const line = readLine(text);
    if (line.kind === 'blank' || line.kind === 'rule') return [];
    const words = line.kind === 'row' ? line.cells.join(' | ') : line.text;
    if (line.kind === 'heading' && readSection(stripEmphasis(words)) !== null) return [];
    const note = writePlainLine(words);
    return note === '' || recipe.steps.some((step) => step.includes(note)) ? [] : [note];
  });
  const whole = below.join('\n');
  const before = recipe.notes.map(writePlainLine).filter((note) => note !== '' && !whole.includes(note));
  return [...before, ...below];
}

/** Reads the text once more, as it stands. Never throws. */
export function gatherExport({ markdown: text, source, findings, ingredients }: TakenRecipe): ExportParts {
  const markdown = dropTail(text);
  const recipe = readRecipe(markdown);
  const title = writePlainLine(recipe.title ?? '');
  return {
    markdown,
    title: title === '' ? UNTITLED : title,
    recipe,
    toBuy: listToBuy(ingredients ?? recipe.ingredients),
    headings: readHeadings(markdown),
    method: readMethod(markdown, recipe),
    authorName: nameAuthor(source),
    author: writeAuthor(source),
    found: listFound(findings),
    notes: readNotes(markdown, recipe),
  };
}
