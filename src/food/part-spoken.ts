// Parts what was spoken in one breath, where no comma tells one food from the next: "two eggs some rice butter".

import { AROUND, partWords } from './part-words.ts';
import { splitIngredients } from './split-ingredients.ts';

/** The things named, in the order spoken; what is not known stays together as it was said. */
export function partSpoken(text: string): readonly string[] {
  return splitIngredients(text).flatMap((said) => {
    const piece = said.replace(AROUND, '');
    const { parts } = partWords(piece);
    return parts.length === 0 && piece !== '' ? [piece] : parts;
  });
}
