// What the cook does to shellfish and small whole fish before they meet the heat.

import type { Food } from '../../../food/foods.ts';
import type { Part, Said } from '../../draft.ts';
import { GUTTED, isWholeFish } from '../../joints.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { isFish, isNamed, isPrawn, isShell, isSquid } from '../../slots.ts';
import type { TakeOptions } from '../../start-draft.ts';
import { core, it, say } from '../../words/say.ts';

/** Grams of shells that one person can eat. */
const MOST_SHELLS = 500;

/** Shells are alive until they cook, and the dead ones are told by a tap; of frozen ones none is alive to be tapped. */
export function readyShells(
  { food, grams, state }: Item,
  { servings }: Kitchen,
  each: number,
): Required<Pick<TakeOptions, 'each' | 'prepare'>> {
  return {
    each: Math.max(each, Math.min(MOST_SHELLS, (grams ?? 0) / servings)),
    prepare: /frozen/.test(state)
      ? 'any that are broken thrown away'
      : `${food.id === 'oysters' ? '' : 'steeped in salted water for 20 minutes, '}${food.preparation ?? 'scrubbed'}, any that are broken or stay open when tapped thrown away`,
  };
}

/** No thermometer goes into a shell: that it opens is the sign. */
export const tellShut = (us: boolean): Said =>
  say`: by then they are past ${core(63, us)}. Throw away any shell that stays shut.`;

/** Temperatures are for what has a middle. */
export const isMeasured = (food: Food): boolean => food.core !== undefined && !isShell(food);

/** Ice steams what is to fry: what was frozen goes in dry. */
export function dryFirst(part: Part): Said | null {
  const { food, item } = part;
  const isFrozen = food.form !== 'cooked' && /frozen/i.test(`${item?.state} ${item?.typed.join()}`);
  if (part.text.includes('cold water')) return say`Pat ${part} very dry.`;
  if (!isFrozen || !(isFish(food) || isPrawn(food) || isSquid(food))) return null;
  return say`Pat ${part} very dry; if there is still ice in ${it(part)}, 15 minutes in a bowl of cold water see to it.`;
}

/** A fish that goes to the table with its bones in it. */
export function readyFish({ food }: Item): Pick<TakeOptions, 'prepare'> {
  if (isNamed(food, 'sardine')) return { prepare: 'scaled, gutted and rinsed (mind the small bones)' };
  return isWholeFish(food) ? { prepare: GUTTED } : {};
}
