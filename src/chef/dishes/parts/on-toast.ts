// Bread that is toasted, and cheese that melts on it from above, with whatever the kitchen has.

import type { FoodId } from '../../../food/foods.ts';
import type { Said } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { oven, over, say, until } from '../../words/say.ts';

export const NO_TOAST: readonly FoodId[] = ['breadcrumbs', 'stuffing', 'scone', 'croissant'];

/** Toast in a toaster or in a dry pan; where there is neither, bread as it is. */
export function toastWith(kitchen: Kitchen, bread: Said): Said {
  if (kitchen.has('hob'))
    return say`Toast ${bread} in a toaster, or in a dry frying pan ${over('medium')}, ${until('crisp and golden on both sides', 3, 4)}.`;
  return say`Toast ${bread} in a toaster until golden, 2 to 3 minutes; untoasted will do where there is none.`;
}

/** The oven is heated first where it is the only thing that melts cheese from above. */
export function preheat(kitchen: Kitchen, cheese: unknown): Said | null {
  if (cheese === undefined || kitchen.has('grill') || !kitchen.has('oven')) return null;
  return say`Heat the oven to ${oven(220, kitchen.us)}.`;
}

/** Heat from above, or what comes nearest to it: the sentence that melts cheese on toast. */
export function meltOnTop(kitchen: Kitchen, cue: string): Said {
  if (kitchen.has('grill'))
    return say`Set under a hot ${{ kind: 'heat', level: 'high', words: 'grill' }} ${until(cue, 3, 4)}.`;
  if (kitchen.has('oven')) return say`Bake ${until(cue, 6, 8)}.`;
  if (kitchen.has('hob'))
    return say`Set in a frying pan with a lid on, ${over('low')}, ${until('the cheese has melted', 3, 4)}.`;
  return say`Microwave ${{ kind: 'heat', level: 'high', words: 'on full power' }} ${until('the cheese has melted', 1)}.`;
}
