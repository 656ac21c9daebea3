// The parts of a text that is read as a recipe, and which of them the words of a heading open.

import type { Line } from '../read-line.ts';
import type { IngredientOrigin } from '../recipe.ts';
import type { Section } from '../section-words.ts';
import { createWordPattern } from '../word-pattern.ts';

/** A word alone on its line that opens the notes behind the steps. */
export const NOTES_ALONE = createWordPattern(
  "^(?:(?:chef|cook|recipe|kitchen|my|a few)(?:'s|s')? )?",
  'notes?, tips?, hints?, storage, variations?, leftovers, swaps, serving (?:ideas|suggestions?|notes), make ahead, to store, good to know, tipps?, hinweise?, conseils?, astuces?, note, consigli, consejos, notas, dicas',
  '$',
);

export type Zone = 'start' | 'ingredients' | 'method' | 'notes' | 'left-out' | 'other';

export const ORIGIN: Readonly<Partial<Record<Section, IngredientOrigin>>> = {
  ingredients: 'yours',
  cupboard: 'cupboard',
  'to-buy': 'to-buy',
};

export const ZONE: Readonly<Record<Section, Zone>> = {
  ingredients: 'ingredients',
  cupboard: 'ingredients',
  'to-buy': 'ingredients',
  method: 'method',
  notes: 'notes',
  'left-out': 'left-out',
  other: 'other',
};

/** Whether a line of this part may tell servings and times: they stand before the ingredients, or at the very end. */
export function mayDetail(zone: Zone, line: Line, hasDetails: boolean): boolean {
  if (zone === 'start' || zone === 'other') return true;
  if (zone === 'ingredients') return line.kind !== 'bullet';
  return zone === 'notes' && !hasDetails;
}

/** A crossed line of the method or the notes says what not to do; among foods a cross only says that one is missing. */
export function tellCrossed(zone: Zone, line: Line): Line {
  const isCrossed = (line.kind === 'bullet' || line.kind === 'text') && line.crossed === true;
  return isCrossed && (zone === 'method' || zone === 'notes')
    ? { ...line, text: `Don't: ${line.text}` }
    : line;
}
