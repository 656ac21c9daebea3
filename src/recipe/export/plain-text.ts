// A recipe as plain text, for a message or a letter: what was read of it, in Larder's layout, without any mark of markdown.

import { writeMinutes } from '../read-minutes.ts';
import type { IngredientOrigin } from '../recipe.ts';
import type { Section } from '../section-words.ts';
import { type ExportParts, writePlainLine } from './gather-export.ts';
import { FOUND_HEADING } from './write-found.ts';

const SECTIONS: Readonly<Record<IngredientOrigin, Section>> = {
  yours: 'ingredients',
  cupboard: 'cupboard',
  'to-buy': 'to-buy',
};

function writeDetails({ recipe: { servings, minutes } }: ExportParts): readonly string[] {
  const times = [
    ['Prep', minutes.prep],
    ['Cook', minutes.cook],
    ['Total', minutes.total],
  ] as const;
  const parts = [
    ...(servings === null ? [] : [`Serves ${servings}`]),
    ...times.flatMap(([name, value]) => (value === null ? [] : [`${name} ${writeMinutes(value)}`])),
  ];
  return parts.length === 0 ? [] : [parts.join(' | ')];
}

/** Headed wherever it changes whose the lines are. */
function writeIngredients({ recipe, headings }: ExportParts): readonly (readonly string[])[] {
  const lists: string[][] = [];
  for (const [at, { text, from }] of recipe.ingredients.entries()) {
    if (recipe.ingredients[at - 1]?.from !== from) lists.push([headings[SECTIONS[from]]]);
    lists.at(-1)?.push(`- ${writePlainLine(text)}`);
  }
  // The first list is the cook's own, even where it is empty: the reader begins there.
  if (recipe.ingredients[0] !== undefined && recipe.ingredients[0].from !== 'yours')
    lists.unshift([headings.ingredients, '- nothing']);
  return lists;
}

function writeMethod({ method, headings }: ExportParts): readonly string[] {
  const lines = [headings.method];
  let number = 0;
  for (const { name, steps } of method) {
    if (name !== null) lines.push('', `${name}:`);
    for (const step of steps) {
      number += 1;
      lines.push(`${number}. ${step}`);
    }
  }
  return number === 0 ? [] : lines;
}

export function writePlainText(parts: ExportParts): string {
  const { recipe, title, notes, found, author, headings } = parts;
  const blocks: readonly (readonly string[])[] = [
    [title],
    [writePlainLine(recipe.introduction)].filter((line) => line !== ''),
    writeDetails(parts),
    ...writeIngredients(parts),
    writeMethod(parts),
    notes.length === 0 ? [] : [headings.notes, ...notes.map((note) => `- ${note}`)],
    found.length === 0 ? [] : [FOUND_HEADING, ...found.map((each) => `- ${writePlainLine(each)}`)],
    [author],
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`;
}
