// Rotis of the cook's own atta, beside a pot of India: the dough rests while the pot cooks.

import type { Food } from '../../../food/foods.ts';
import { readMinutes } from '../../count-minutes.ts';
import type { Part, Said, Step } from '../../draft.ts';
import type { Item } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { isBread, isFlatbread, isPotato, isRice } from '../../slots.ts';
import type { Board } from '../../start-draft.ts';
import { over, say, until } from '../../words/say.ts';
import { waterFor } from './pot-water.ts';

/** Typed for bread and not for a cake. */
export const isAtta = ({ id, name }: Food): boolean =>
  id === 'wholemeal-flour' && /atta|chapat|roti/i.test(name);

/** Grams of flour and of water for one; a dough of two thirds water is soft, and rolls thin. */
const FLOUR = 60;
const WATER = 0.65;

/** Rolled and cooked while the pot simmers by itself. Two for each; null where there is rice or bread already, or no step to cook them beside. */
export function rollRotis(board: Board, steps: Step[], item: Item): { clause: Said; parts: Part[] } | null {
  const { kitchen, parts } = board;
  const isFilled = parts.some(({ food }) => isRice(food) || isBread(food) || isFlatbread(food));
  if (isFilled || parts.filter(({ food }) => isPotato(food)).length > 1 || steps.length < 2) return null;
  const flour = board.take(item, { each: FLOUR });
  const water = waterFor(Math.max(25, roundAmount(flour.grams * WATER)), kitchen.us);
  steps.unshift({
    ...say`Stir ${flour} and a pinch of salt with ${water} to a soft dough, knead it smooth in 3 or 4 minutes, and leave covered while you cook.`,
    meanwhile: false,
  });
  const simmer = steps.findLastIndex(
    (step) => /simmer|bubble|lid/.test(step.text) && readMinutes(step) >= 10,
  );
  const next = steps.findIndex(({ meanwhile }, at) => at > simmer && !meanwhile);
  steps.splice(simmer > 0 && next > 0 ? next : steps.length - 1, 0, {
    ...say`Meanwhile, roll the dough out to ${2 * kitchen.servings} thin rounds, with a little more flour on the board, and cook them one after the other in a dry pan ${over('medium-high')}, turning, ${until('puffed and freckled with brown', 1, 2)} each. Keep in a cloth.`,
    meanwhile: true,
  });
  return { clause: say`with the hot rounds to scoop it up`, parts: [flour] };
}
