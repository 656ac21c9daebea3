// Dumplings of suet and flour, set on a stew for its last twenty minutes: whoever lists suet beside stewing meat means them.

import type { Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real } from '../../pan-vegetables.ts';
import type { Board } from '../../start-draft.ts';
import { over, say, until } from '../../words/say.ts';
import { waterFor } from './pot-water.ts';

const FLOURS = ['self-raising-flour', 'plain-flour', 'wholemeal-flour'] as const;

/** Suet of either kind, by the cook's own word for it. */
function findSuet({ items }: Kitchen): Item | undefined {
  return items.find(({ typed }) => /\bsuet\b(?! (?:pudding|crust|pastry))/i.test(typed.join()));
}

/** Takes suet and twice as much flour, before a fat or a thickener is looked for; null where there is no suet. */
export function takeDumplings(board: Board): readonly Part[] | null {
  const { kitchen } = board;
  const suet = findSuet(kitchen);
  if (suet === undefined || kitchen.choose(...FLOURS) === undefined) return null;
  const flour = board.need(FLOURS, 30 * kitchen.servings, 'g');
  const raising =
    flour.food.id === 'self-raising-flour'
      ? null
      : board.need(['baking-powder'], Math.max(0.5, kitchen.servings / 4), 'tsp');
  return [flour, board.take(suet, { each: 15, prepare: '', noun: 'suet' }), ...real([raising])];
}

/** The last twenty minutes of the stew, with the dumplings on it. */
export function setDumplings(board: Board, parts: readonly Part[]): void {
  const { servings, us } = board.kitchen;
  board.step(
    () =>
      say`If the stew is thin, let it bubble first without the lid ${over('medium')} ${until('it coats a spoon', 5, 8)}. For the dumplings, stir ${parts} with ${waterFor(Math.max(25, Math.round((servings * 20) / 5) * 5), us)} to a soft dough and roll into ${servings * 2} balls with floured hands. Set them on the stew, put on the lid and cook ${over('low')} ${until('the dumplings are puffed up and dry in the middle', 20, 25)}; do not look before that.`,
  );
}
