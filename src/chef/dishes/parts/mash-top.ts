import type { Part } from '../../draft.ts';
import { real } from '../../pan-vegetables.ts';
import type { Board } from '../../start-draft.ts';
import { boiling, half, say, until } from '../../words/say.ts';

interface Mash {
  readonly part: Part;
  /** Said while the filling cooks; null where the mash is ready made. */
  readonly cooked: boolean;
}

/** Potato for the top: raw ones are boiled and mashed, a bowl of mash is only loosened. */
export function takeMash(board: Board, each: number): Mash | null {
  const { kitchen } = board;
  const ready = kitchen.find('mashed-potato');
  if (ready !== undefined) return { part: board.take(ready, { each }), cooked: true };
  const raw = kitchen.find('potato', 'sweet-potato');
  return raw === undefined ? null : { part: board.take(raw, { each, cut: 'chunks-3cm' }), cooked: false };
}

export function sayMash(board: Board, mash: Mash, fat: Part, salt: Part, cheese: Part | null) {
  const into = real([fat, cheese]);
  if (mash.cooked)
    return board.step(
      () => say`Beat ${mash.part} with ${[...into, half(salt)]} until it spreads easily.`,
      'meanwhile',
    );
  board.step(
    () =>
      say`Put ${mash.part} in a pan, cover with cold water and add ${half(salt)}. Bring ${boiling()} and cook ${until('knife-slips', 14, 16)}. Drain, let the steam go off for a minute, then mash with ${into} until smooth.`,
    'meanwhile',
  );
}
