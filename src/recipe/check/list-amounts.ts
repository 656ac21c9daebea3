// Every amount of a food that a recipe names, with the sentence it stands in. What is only spoken against is passed over.

import { readAmounts, type SaidAmount } from './said-amounts.ts';
import type { RecipeScan, Sentence } from './scan-recipe.ts';
import { isSpokenAgainst } from './spoken-against.ts';

/** `food` must not be global. */
export function listAmounts(
  scan: RecipeScan,
  food: RegExp,
): readonly { readonly sentence: Sentence; readonly amount: SaidAmount }[] {
  return scan.sentences
    .filter(
      ({ plain, place, next }) =>
        place !== 'title' && food.test(plain) && !isSpokenAgainst(plain, next?.plain),
    )
    .flatMap((sentence) => readAmounts(sentence.plain, food).map((amount) => ({ sentence, amount })));
}
