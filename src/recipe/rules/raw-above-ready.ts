// Raw meat on a shelf of the fridge from which it drips on what is eaten as it is.

import { soilingKinds } from '../kitchen/raw-contact.ts';
import { readRawKind } from '../kitchen/raw-foods.ts';
import type { Sentence } from '../method/sentence.ts';

/** Letters between "above" and what stands below. */
const REACH_OF_SHELF = 40;

/** Raw meat above or beside what is eaten as it is. */
export function isAboveReadyFood(sentence: Sentence): boolean {
  if (sentence.asks('keep', 'lay', 'thaw', 'stand', 'cool') === undefined || sentence.names('lowPlace'))
    return false;
  // "Roast the plantain on the shelf above": the shelf of an oven.
  if (sentence.asks('bake', 'grill') !== undefined) return false;
  const near = [sentence, sentence.previous].flatMap((one) => (one === null ? [] : soilingKinds(one)));
  if (near.length === 0 || sentence.asks('shelf', 'topShelf', 'fridge', 'drips') === undefined) return false;
  // "Above 140 F" is no shelf.
  const places = sentence.hits.filter(
    ({ sense, to }) =>
      (sense === 'above' && Number.isNaN(Number.parseInt(sentence.folded.words[to]?.key ?? '', 10))) ||
      sense === 'topShelf',
  );
  if (places.length === 0) return false;
  if (sentence.asks('drips') !== undefined) return true;
  const ready = sentence.foods.filter(({ food, negated }) => !negated && readRawKind(food) === null);
  return places.some((place) => {
    const start = sentence.folded.words[place.from]?.start ?? 0;
    if (sentence.names('readyDish')) return true;
    if (place.sense === 'topShelf') return ready.length > 0;
    return ready.some(({ at }) => at >= start && at - start < REACH_OF_SHELF);
  });
}
