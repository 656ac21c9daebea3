// What every dish owes its reader once its steps stand, and no dish has to think of by itself.

import type { Food } from '../food/foods.ts';
import { readMinutes } from './count-minutes.ts';
import type { Part, Step } from './draft.ts';
import type { Item } from './kitchen.ts';
import type { Board } from './start-draft.ts';
import { are, core, say, together } from './words/say.ts';

/** Bacon of turkey or chicken browns long before anybody thinks of probing it, so its step says when it is done. */
export function signBacon(parts: readonly Part[], steps: Step[], us: boolean): void {
  for (const part of parts) {
    const { coreC } = part.food.core ?? {};
    if (part.food.form !== 'cured' || coreC === undefined || !part.food.origins.includes('poultry')) continue;
    const place = steps.findIndex(({ portions }) => portions.some((one) => one.part === part));
    const step = steps[place];
    if (step === undefined || step.facts.some((fact) => fact.kind === 'core' && fact.coreC >= coreC))
      continue;
    const sign = say`The ${part.noun} ${are(part)} done once no pink is left: ${core(coreC, us)}.`;
    steps[place] = { ...together(step, sign), meanwhile: step.meanwhile };
  }
}

/** Minutes that what is done may wait for a pan of potatoes. */
const MAY_STAND = 5;

/** A pan of water that takes much longer than what goes on beside it is set on one step before. */
export function timeSides(steps: Step[]): void {
  for (let place = 1; place < steps.length; place += 1) {
    const [earlier, before, step] = [steps[place - 2], steps[place - 1], steps[place]];
    if (step === undefined || before === undefined) continue;
    if (
      earlier !== undefined &&
      readMinutes(step) > readMinutes(before) + MAY_STAND &&
      readMinutes(earlier) > readMinutes(before) &&
      /^Meanwhile,? (?:put|bring|boil) [^.]*\bwater\b/.test(step.text) &&
      ![earlier, before].some(({ meanwhile }) => meanwhile) &&
      /^(?:Add|Stir in|Tip in|Put) /.test(before.text)
    )
      steps.splice(place - 1, 2, step, before);
  }
}

/** Not "the hot salted water", of which the list has told already. */
const SALTED_WATER = /(?<!\bthe (?:hot )?)\b(?:lightly )?salted water\b/;

/**
 * Where a step speaks of salted water, the list holds salt for it; where no salt is to be had, or little is asked for,
 * the water goes without. Whether the salt that the dish itself measures has to do for the water too.
 */
export function saltWater(board: Board, steps: Step[], goesWithout: boolean): boolean {
  const place = steps.findIndex(({ text }) => text.includes('salted water') && SALTED_WATER.test(text));
  const step = steps[place];
  if (step === undefined) return false;
  const isListed = board.parts.some(({ food }) => food.id === 'salt');
  if (goesWithout || (!isListed && board.kitchen.choose('salt') === undefined)) {
    steps.forEach((one, at) => {
      steps[at] = { ...one, text: one.text.replaceAll(/\b(?:lightly )?salted water\b/g, 'water') };
    });
    return false;
  }
  if (isListed) return true;
  const part = board.need(['salt'], 1, 'tsp', { purpose: 'for the water' });
  steps[place] = { ...step, portions: [...step.portions, { part, share: 1, words: part.noun }] };
  return false;
}

/** Meat and fish from the freezer: cooked from frozen, the outside is done long before the middle. */
export function isFrozenRaw(food: Food, item: Item | null): boolean {
  return food.form !== 'frozen' && food.core !== undefined && /frozen/.test(item?.state ?? '');
}
