// Reads recipes as language models write them when they are given Larder's prompt: cases/natural/*.md, many to a file.

import { readdirSync, readFileSync } from 'node:fs';
import { DIETS, type Diet } from '../src/food/diets.ts';
import type { RecipeRequest } from '../src/recipe/recipe-request.ts';

export interface NaturalRecipe {
  readonly id: string;
  /** "careful", "plain", "chatty", "bold", "table", "parts", "us" or "story". */
  readonly manner: string;
  readonly request: RecipeRequest;
  readonly markdown: string;
}

const HEAD = /^=== *(\S+) *\| *(\S+).*\nhave:(.*)\noptions:(.*)\n---\n([\s\S]*)$/;

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readRequest(have: string, options: string): RecipeRequest {
  const told = new Map(
    options
      .split(';')
      .map((part) => part.trim().split('='))
      .map(([key = '', value = '']) => [key, value] as const),
  );
  const guests = told.get('guests');
  const number = (key: string) => (told.has(key) ? { [key]: Number(told.get(key)) } : {});
  const list = (key: string) => (told.has(key) ? { [key]: splitList(told.get(key) ?? '') } : {});
  const diets = splitList(told.get('diets') ?? '').filter((diet): diet is Diet =>
    (DIETS as readonly string[]).includes(diet),
  );
  return {
    ingredients: [...splitList(have), ...(guests === undefined ? [] : [`for ${guests}`])],
    ...number('servings'),
    ...number('maxMinutes'),
    ...number('maxExtras'),
    ...list('avoid'),
    ...(diets.length === 0 ? {} : { diets }),
    ...(told.get('units') === 'us' ? { units: 'us' as const } : {}),
  };
}

/** Every recipe of the files whose names begin with this. Throws with the file where one has no head. */
export function readNaturalRecipes(beginning: string): readonly NaturalRecipe[] {
  const folder = new URL('cases/natural/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.startsWith(beginning))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split(/^(?==== )/m)
        .filter((part) => part.trim() !== '')
        .map((part): NaturalRecipe => {
          const [, id, manner, have, options, markdown] = HEAD.exec(part) ?? [];
          if (id === undefined || manner === undefined || markdown === undefined)
            throw new Error(`${file}: no head in "${part.slice(0, 60)}"`);
          return { id, manner, request: readRequest(have ?? '', options ?? ''), markdown };
        }),
    );
}
