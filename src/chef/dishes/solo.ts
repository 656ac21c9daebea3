// The last rung of the ladder: one food, cooked as it likes best, so that there is always a recipe.

import type { Dish } from '../dish.ts';
import type { Draft } from '../draft.ts';
import type { Kitchen } from '../kitchen.ts';
import { startDraft } from '../start-draft.ts';
import { say } from '../words/say.ts';

export const solo: Dish = {
  id: 'solo',
  family: 'plate',
  side: 'savoury',
  needs: [],
  prior: 0,
  cook: (kitchen) => cookAlone(kitchen),
};

function cookAlone(kitchen: Kitchen): Draft | null {
  const item = kitchen.items[0];
  if (item === undefined) return null;
  const board = startDraft(kitchen);
  const part = board.take(item);
  board.step(say`Put ${part} on a plate and let it lose the chill of the fridge.`);
  board.step(say`Eat it slowly, with whatever else you like.`);
  return board.finish({ dish: 'solo', title: `plain ${item.food.name}`, introduction: '', keeps: '', plate: [0, 999], fit: 0 });
}
