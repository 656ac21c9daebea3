// Prints a recipe in Larder's layout. read-recipe gives the same recipe back.

import { writeLeftOutLine } from './left-out-line.ts';
import { writeMinutes } from './read-minutes.ts';
import type { IngredientOrigin, Recipe } from './recipe.ts';

function writeLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function writeDetails(recipe: Recipe): string {
  const { prep, cook, total } = recipe.minutes;
  const parts: string[] = [];
  if (recipe.servings !== null) parts.push(`**Serves** ${recipe.servings}`);
  if (prep !== null) parts.push(`**Prep** ${writeMinutes(prep)}`);
  if (cook !== null) parts.push(`**Cook** ${writeMinutes(cook)}`);
  if (total !== null) parts.push(`**Total** ${writeMinutes(total)}`);
  return parts.join(' | ');
}

function writeList(recipe: Recipe, from: IngredientOrigin): readonly string[] {
  const lines = recipe.ingredients.filter((ingredient) => ingredient.from === from);
  return (lines.length === 0 ? ['nothing'] : lines.map((line) => writeLine(line.text))).map(
    (line) => `- ${line}\n`,
  );
}

/**
 * The recipe as markdown blocks (title, paragraph, heading, list entry), in the order they are read.
 * Their concatenation is the whole text, so a chef may send them one by one.
 */
export function writeRecipeBlocks(recipe: Recipe): readonly string[] {
  const blocks: string[] = [];
  if (recipe.title !== null) blocks.push(`# ${writeLine(recipe.title)}\n\n`);
  if (recipe.introduction.trim() !== '') blocks.push(`${writeLine(recipe.introduction)}\n\n`);
  const details = writeDetails(recipe);
  if (details !== '') blocks.push(`${details}\n\n`);
  blocks.push('## Ingredients\n', ...writeList(recipe, 'yours'));
  blocks.push('\n### From the cupboard\n', ...writeList(recipe, 'cupboard'));
  blocks.push('\n### To buy\n', ...writeList(recipe, 'to-buy'));
  blocks.push('\n## Method\n', ...recipe.steps.map((step, index) => `${index + 1}. ${writeLine(step)}\n`));
  const notes = [
    ...(recipe.leftOut.length === 0 ? [] : [writeLeftOutLine(recipe.leftOut)]),
    ...recipe.notes,
  ].map((note) => `- ${writeLine(note)}\n`);
  if (notes.length > 0) blocks.push('\n## Notes\n', ...notes);
  return blocks;
}

/** The whole recipe as markdown. */
export function writeRecipe(recipe: Recipe): string {
  return writeRecipeBlocks(recipe).join('');
}
