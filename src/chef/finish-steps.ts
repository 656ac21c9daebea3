// What every dish owes its reader once its steps stand, and no dish has to think of by itself.

import type { Food } from '../food/foods.ts';
import { readMinutes } from './count-minutes.ts';
import type { Part, Step } from './draft.ts';
import type { Item } from './kitchen.ts';
import { isFish } from './slots.ts';
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

/** A chorizo of which the name tells that it is raw, or that it is cured and needs no cooking. */
const RAW_CHORIZO = /\b(?:cooking|raw|fresh|soft|uncooked)\b/i;
const CURED_CHORIZO = /\b(?:ring|slic|cured|dry|dried|ready|iberico)/i;
/** Minutes of cooking after which no piece of it is raw. */
const LONG_COOKED = 15;

/** Sold raw and cured under one name: the raw one is fried until no pink is left. */
export function signChorizo(parts: readonly Part[], steps: Step[], us: boolean): void {
  const part = parts.find(({ food }) => food.id === 'chorizo');
  const typed = part?.item?.typed.join() ?? '';
  const isRaw = RAW_CHORIZO.test(typed);
  const named = steps.findIndex(({ portions }) => portions.some((one) => one.part === part));
  // "Go on" is said where it cooks, which may be a step or two behind.
  const cooked = steps.findIndex((one, at) => at >= named && one.facts.some(({ kind }) => kind === 'until'));
  const place = named < 0 || cooked < 0 ? named : cooked;
  const step = steps[place];
  if (part === undefined || step === undefined || (CURED_CHORIZO.test(typed) && !isRaw)) return;
  if (/\bno pink\b/.test(step.text) || readMinutes(step) > LONG_COOKED) return;
  const sign = isRaw
    ? say`Being raw, the ${part.noun} ${are(part)} done only when no pink is left in the middle: ${core(71, us)}.`
    : say`If it is cooking chorizo, which is raw, go on until no pink is left in the middle.`;
  steps[place] = { ...together(step, sign), meanwhile: step.meanwhile };
}

/** A pan that goes under the grill must bear it, and the grill is hot by then. */
export function readyGrill(steps: Step[]): void {
  const last = steps.findIndex(({ text }) => text.includes('pan under a hot '));
  if (last < 1) return;
  const pan = steps.findIndex(({ text }) => text.includes('frying pan'));
  const change = (place: number, tell: (text: string) => string): void => {
    const step = steps[place];
    if (step !== undefined) steps[place] = { ...step, text: tell(step.text) };
  };
  change(pan, (text) => text.replace('frying pan', 'ovenproof frying pan'));
  change(last - 1, (text) => `${text} Light the grill.`);
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

/** Grams from which a night in the fridge leaves ice in the middle. */
const SLOW_TO_THAW = 1200;

/**
 * How it is thawed, behind its amount; '' where it was never frozen raw. What is flat and comes from the sea thaws in
 * cold water while the rest is made ready. Source: USDA FSIS, safe methods for thawing.
 */
export function tellThawed(food: Food, item: Item | null, grams: number): string {
  if (!isFrozenRaw(food, item)) return '';
  if (food.origins.some((origin) => /fish/.test(origin)) && grams < SLOW_TO_THAW)
    return `thawed in a bag in cold water for ${isFish(food) ? 25 : 15} minutes`;
  return grams < SLOW_TO_THAW ? 'thawed overnight in the fridge' : 'thawed for a day in the fridge';
}
