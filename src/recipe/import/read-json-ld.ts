// schema.org/Recipe in JSON-LD, as recipe sites and recipe managers write it -> markdown in Larder's layout, which is then
// read and checked like any other text.

import { isFoundLine } from '../export/write-found.ts';
import { readMinutes, writeMinutes } from '../read-minutes.ts';
import { dropAuthor } from '../write-author.ts';
import {
  escapeMarks,
  hasType,
  isNode,
  listOf,
  MOST_LINES,
  type Node,
  readLines,
  readText,
} from './json-text.ts';
import { readHowTo } from './read-how-to.ts';

/** Nodes of one document that are looked at in search of the recipe. */
const MOST_NODES = 2000;

/** The first recipe of a document, wherever it stands: alone, in a list, in a graph, in a page about it. */
function findRecipe(document: unknown): Node | null {
  const queue: unknown[] = [document];
  for (let at = 0; at < queue.length && at < MOST_NODES; at += 1) {
    const node = queue[at];
    if (Array.isArray(node)) queue.push(...node.slice(0, MOST_NODES));
    if (!isNode(node)) continue;
    if (hasType(node, 'Recipe')) return node;
    queue.push(node['@graph'], node.mainEntity, node.mainEntityOfPage, node.itemListElement, node.item);
  }
  return null;
}

const SERVINGS = /^\d{1,3}$|\d{1,3}(?=\s*(?:servings?|portions?|people|persons?)\b)|(?<=\bserves\s)\d{1,3}/i;

/** "6 servings", 6, ["6", "6 servings"], {"value": 6}; not "24 biscuits". */
function readServings(value: unknown): number | null {
  for (const each of listOf(value)) {
    const count = SERVINGS.exec(readText(isNode(each) ? each.value : each));
    if (count !== null && Number(count[0]) > 0) return Number(count[0]);
  }
  return null;
}

/** "It makes 24 biscuits.": how many that serves nobody knows. */
function writeYield(value: unknown): string {
  const made = listOf(value)
    .map(readText)
    .find((words) => words !== '');
  return made === undefined || readServings(value) !== null ? '' : `It makes ${made}.`;
}

function writeDetails(recipe: Node, yields: unknown): string {
  const servings = readServings(yields);
  const times = [
    ['Prep', recipe.prepTime],
    ['Cook', recipe.cookTime],
    ['Total', recipe.totalTime],
  ] as const;
  const parts = [
    ...(servings === null ? [] : [`**Serves** ${servings}`]),
    ...times.flatMap(([name, value]) => {
      const minutes = readMinutes(readText(value));
      return minutes === null ? [] : [`**${name}** ${writeMinutes(minutes)}`];
    }),
  ];
  return parts.join(' | ');
}

function writeMethod(value: unknown): readonly string[] {
  const lines: string[] = [];
  let number = 0;
  for (const { name, steps } of readHowTo(value)) {
    if (name !== '') lines.push('', `### ${escapeMarks(name)}`, '');
    for (const step of steps.slice(0, Math.max(0, MOST_LINES - number))) {
      number += 1;
      lines.push(`${number}. ${escapeMarks(step)}`);
    }
  }
  return lines;
}

function writeList(lines: readonly string[]): readonly string[] {
  return lines.slice(0, MOST_LINES).map((line) => `- ${escapeMarks(line)}`);
}

/** What Larder once put into a description is found anew; who wrote it stands at the end again. */
function partDescription(value: unknown): { readonly introduction: string; readonly author: string } {
  const lines = readLines(value);
  const told = lines.join('\n');
  const isOurs = dropAuthor(told) !== told;
  const own = isOurs ? lines.slice(0, -1).filter((line) => !isFoundLine(line)) : lines;
  return { introduction: own.join(' '), author: isOurs ? (lines.at(-1) ?? '') : '' };
}

function writeMarkdown(recipe: Node): string {
  const title = readText(recipe.name);
  const yields = recipe.recipeYield ?? recipe.yield;
  const ingredients = listOf(recipe.recipeIngredient ?? recipe.ingredients).flatMap((each) =>
    readLines(isNode(each) ? (each.name ?? each.text) : each),
  );
  const method = writeMethod(recipe.recipeInstructions);
  const { introduction, author } = partDescription(recipe.description);
  const writers = listOf(recipe.author).map((each) => readText(isNode(each) ? each.name : each));
  const by = writers.filter((name) => name !== '').join(', ');
  const notes = [
    ...listOf(recipe.comment).flatMap((each) => readLines(isNode(each) ? each.text : each)),
    ...(by === '' || author !== '' ? [] : [`Recipe by ${by}`]),
  ];
  const blocks = [
    title === '' ? '' : `# ${escapeMarks(title)}`,
    escapeMarks([introduction, writeYield(yields)].join(' ').trim()),
    writeDetails(recipe, yields),
    ['## Ingredients', ...writeList(ingredients)].join('\n'),
    ['## Method', ...method].join('\n'),
    notes.length === 0 ? '' : ['## Notes', ...writeList(notes)].join('\n'),
    author,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The first recipe of the data as markdown; null where there is none or the text is no JSON. Never throws. The length of
 * the text is bounded by whoever takes it.
 */
export function readJsonLd(text: string): string | null {
  const recipe = findRecipe(parse(text));
  return recipe === null ? null : writeMarkdown(recipe);
}
