// A recipe as schema.org/Recipe in JSON-LD, which Mealie, Tandoor, RecipeSage and Paprika read. Only what the recipe says
// is in it: no picture, rating, date, cuisine or nutrition is made up.
// https://schema.org/Recipe, https://developers.google.com/search/docs/appearance/structured-data/recipe

import type { ExportParts, MethodPart } from './gather-export.ts';
import { writePlainLine } from './gather-export.ts';

/** Minutes as an ISO 8601 duration: "PT1H5M". */
function writeDuration(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return `PT${hours === 0 ? '' : `${hours}H`}${rest === 0 && hours > 0 ? '' : `${rest}M`}`;
}

function writeSteps(steps: readonly string[]) {
  return steps.map((text) => ({ '@type': 'HowToStep', text }));
}

function writeInstructions(method: readonly MethodPart[]) {
  return method.flatMap(({ name, steps }): readonly object[] =>
    name === null
      ? writeSteps(steps)
      : [{ '@type': 'HowToSection', name, itemListElement: writeSteps(steps) }],
  );
}

function given<Value>(key: string, value: Value | null | undefined): Readonly<Record<string, Value>> {
  return value === null || value === undefined ? {} : { [key]: value };
}

export function writeJsonLd(parts: ExportParts): string {
  const { recipe, title, method, authorName, author, found, notes } = parts;
  const { introduction, servings, minutes, ingredients } = recipe;
  const duration = (value: number | null) => (value === null ? null : writeDuration(value));
  // Every reader keeps the description; few keep a comment.
  const description = [writePlainLine(introduction), ...found, author].filter((part) => part !== '');
  const value = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    ...given('author', authorName === null ? null : { '@type': 'Organization', name: authorName }),
    description: description.join('\n'),
    ...given(
      'recipeYield',
      servings === null ? null : `${servings} ${servings === 1 ? 'serving' : 'servings'}`,
    ),
    ...given('prepTime', duration(minutes.prep)),
    ...given('cookTime', duration(minutes.cook)),
    ...given('totalTime', duration(minutes.total)),
    recipeIngredient: ingredients.map(({ text }) => writePlainLine(text)),
    recipeInstructions: writeInstructions(method),
    ...given('comment', notes.length === 0 ? null : notes.map((text) => ({ '@type': 'Comment', text }))),
  };
  // In a page, "</script>" within a string would end the script that holds it.
  return `${JSON.stringify(value, null, 2).replace(/[<\u2028\u2029]/g, escapeCharacter)}\n`;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
