// Vegetables in one frying pan, each group at its time: hard ones first, leaves last. Shared by eggs, pasta, rice
// and everything else that begins with a pan of vegetables.

import type { Unit } from '../food/units.ts';
import type { Part, Said } from './draft.ts';
import type { Item } from './kitchen.ts';
import { isLeafyGreen, isMushroom, isPotato } from './slots.ts';
import type { Board, TakeOptions } from './start-draft.ts';
import { withCut } from './tasks.ts';
import { it, say, together, until } from './words/say.ts';

type PanPace = 'slow' | 'medium' | 'fast' | 'leaf';

/** When a vegetable joins a frying pan. */
function readPanPace(item: Item): PanPace {
  const { food } = item;
  if (isLeafyGreen(food)) return 'leaf';
  if (food.form === 'frozen' || food.form === 'tinned' || food.category === 'pod') return 'fast';
  if (isPotato(food) || food.category === 'root-vegetable' || food.category === 'squash') return 'slow';
  return 'medium';
}

/** The cut that lets it cook in a frying pan in the time it is given. */
function panCut(item: Item): ReturnType<typeof withCut> {
  const { food } = item;
  const pace = readPanPace(item);
  if (pace === 'slow') return withCut(item, 'dice-1cm');
  if (pace === 'leaf') return withCut(item, 'shreds');
  return withCut(item, food.heat.soften?.cut ?? food.heat['stir-fry']?.cut ?? food.cuts[0]);
}

interface PanVegetables {
  readonly parts: readonly Part[];
  /** Sentences that add the vegetables group by group, the hard ones first. */
  readonly said: Said;
}

/** Takes the vegetables and says how they follow one another into a pan that is already hot. */
export function addPanVegetables(
  board: Board,
  items: readonly Item[],
  gramsEach: number,
  lead = 'Add',
): PanVegetables {
  const take = (pace: PanPace): Part[] =>
    items
      .filter((item) => readPanPace(item) === pace)
      .map((item) =>
        board.take(item, { each: pace === 'leaf' ? Math.min(60, gramsEach) : gramsEach, ...panCut(item) }),
      );
  const slow = take('slow');
  const medium = take('medium');
  const fast = take('fast');
  const leaves = take('leaf');
  const mushroomy = items.some((item) => isMushroom(item.food));
  const cue = mushroomy ? 'golden, with the pan dry again' : 'tender and golden in places';
  const said = together(
    slow.length > 0
      ? say`${lead} ${slow} and cook, turning now and then, ${until('the tip of a knife slips in easily', 10, 12)}.`
      : null,
    medium.length > 0 ? say`${slow.length > 0 ? 'Add' : lead} ${medium} and cook ${until(cue, 6, 8)}.` : null,
    fast.length > 0 ? say`Tip in ${fast} and cook ${until('hot all through', 3, 4)}.` : null,
    leaves.length > 0
      ? say`Add ${leaves} by the handful and turn ${it(...leaves)} over ${until('just wilted', 2, 3)}.`
      : null,
  );
  return { parts: [...slow, ...medium, ...fast, ...leaves], said };
}

/** Takes an optional food; null where there is none, or where another step has it already. */
export function takeIf(
  board: Board,
  item: Item | undefined,
  options: TakeOptions | ((item: Item) => TakeOptions) = {},
): Part | null {
  if (item === undefined || board.parts.some((part) => part.food.id === item.food.id)) return null;
  return board.take(item, typeof options === 'function' ? options(item) : options);
}

/** Takes an optional food by the spoon or the gram; null where there is none. */
export function needIf(
  board: Board,
  item: Item | undefined,
  quantity: number,
  unit: Unit | null,
  options?: TakeOptions,
): Part | null {
  return item === undefined ? null : board.need([item.food.id], quantity, unit, options);
}

/** Drops what is not there. */
export function real<T>(things: readonly (T | null | undefined)[]): T[] {
  return things.filter((thing): thing is T => thing !== null && thing !== undefined);
}
