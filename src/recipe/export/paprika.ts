// A recipe as Paprika's own file holds it: JSON, which is then compressed with gzip. Its readers want every key, so what is
// not known is empty.

import { type ExportParts, writePlainLine } from './gather-export.ts';
import { FOUND_HEADING } from './write-found.ts';

function writeMinutes(minutes: number | null): string {
  return minutes === null ? '' : `${minutes} min`;
}

export function writePaprika(parts: ExportParts): string {
  const { recipe, title, method, authorName, author, found, notes } = parts;
  // A blank line parts the steps; a heading stands above the first step of its part.
  const directions = method.flatMap(({ name, steps }) =>
    steps.map((step, at) => (name !== null && at === 0 ? `${name}:\n${step}` : step)),
  );
  const check = found.length === 0 ? [] : [`${FOUND_HEADING}:`, ...found];
  return JSON.stringify({
    name: title,
    description: writePlainLine(recipe.introduction),
    ingredients: recipe.ingredients.map(({ text }) => writePlainLine(text)).join('\n'),
    directions: directions.join('\n\n'),
    notes: [...check, author, ...notes].join('\n'),
    servings: recipe.servings === null ? '' : String(recipe.servings),
    prep_time: writeMinutes(recipe.minutes.prep),
    cook_time: writeMinutes(recipe.minutes.cook),
    total_time: writeMinutes(recipe.minutes.total),
    source: authorName ?? '',
    source_url: '',
    nutritional_info: '',
    categories: [],
  });
}
