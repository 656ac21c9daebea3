// Every amount of a food that a recipe names, with the sentence it stands in. What is only spoken against is passed over.

import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { isDenied, says } from '../stance/phrases.ts';
import { isSpokenAgainst } from '../stance/spoken-against.ts';
import { readAmounts, type SaidAmount } from './said-amounts.ts';

/** `food` must not be global. */
export function listAmounts(
  scan: RecipeScan,
  food: RegExp,
): readonly { readonly sentence: Sentence; readonly amount: SaidAmount }[] {
  return scan.sentences
    .filter(
      ({ plain, place, next }) =>
        place !== 'title' && says(plain, food) && !isSpokenAgainst(plain, next?.plain),
    )
    .flatMap((sentence) =>
      readAmounts(sentence.plain, food)
        .filter(({ at }) => sentence.place === 'ingredients' || !isDenied(sentence.plain.slice(0, at)))
        .map((amount) => ({ sentence, amount })),
    );
}
