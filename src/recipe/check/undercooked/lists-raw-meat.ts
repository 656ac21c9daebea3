// Whether a recipe is cooked from raw meat, poultry, fish or shellfish.

import type { RecipeScan } from '../scan-recipe.ts';
import { says } from '../stance/phrases.ts';
import { readCoreRequirement } from './core-requirements.ts';
import { MEAT } from './raw-meat-words.ts';

const NAMES_MEAT = new RegExp(String.raw`\b${MEAT}\b`);
export const READY_MEAT =
  /\b(?:cooked|smoked|tinned|canned|stock|broth|bouillon|sauce|leftover|left-over|roasted|rotisserie|vegan|vegetarian|veggie|plant|meat-?free|soya?|tofu|dried|seasoning|powder|buns?|rolls?|tomato(?:es)?|fat|dripping|gelatine?)\b/;

function listsMeat({ listed, lines, recipe }: RecipeScan): boolean {
  if (lines.length === 0) return says(recipe.title?.toLowerCase() ?? '', NAMES_MEAT);
  const read = new Set(listed.map(({ plain }) => plain));
  return (
    listed.some(({ food }) => {
      const requirement = readCoreRequirement(food);
      return requirement !== null && requirement.kind !== 'egg-dish';
    }) ||
    lines.some(
      ({ plain }) =>
        says(plain, NAMES_MEAT) &&
        !says(plain, READY_MEAT) &&
        (plain.includes(',') || /\braw\b/.test(plain) || !read.has(plain)),
    )
  );
}

const answers = new WeakMap<RecipeScan, boolean>();

/** Whether the list holds raw meat, read as a food or named in a line of its own; without a list the title tells. */
export function hasMeat(scan: RecipeScan): boolean {
  let known = answers.get(scan);
  if (known === undefined) {
    known = listsMeat(scan);
    answers.set(scan, known);
  }
  return known;
}
