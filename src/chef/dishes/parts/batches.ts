// How much meat a pan browns at one time, how large a pan a crowd wants, and how long poultry on the bone simmers.

import type { Fact, Part, Said } from '../../draft.ts';
import type { Item } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { isMince, isNamed, isPrawn, isSausage } from '../../slots.ts';
import type { Board } from '../../start-draft.ts';
import { over, say, until } from '../../words/say.ts';

/** Grams that lie side by side in a pan of 28 to 30 cm: crowded, meat stews in its own juice. */
function panful({ food, text }: Part): number {
  if (isMince(food) || isSausage(food)) return 750;
  if (isPrawn(food) || isNamed(food, 'squid', 'scallops')) return 300;
  return !/strips|chunks|dice/.test(text) &&
    /rabbit|drumstick|thigh|-wing|-leg|duck|shank|rib|hock|trotter|oxtail/.test(`${food.id} ${food.name}`)
    ? 1000
    : 550;
}

/** A little over a panful is shoved together. */
export function countBatches(parts: readonly Part[], pans = 1): number {
  const fill = parts.reduce((sum, part) => sum + part.grams / panful(part), 0) / pans;
  return Math.max(1, Math.min(6, Math.ceil(fill - 0.15)));
}

/**
 * The time of one batch, told as such and counted for all of them; `pans` where two are in use, `back` where the dish
 * goes on in the pan with all of it.
 */
export function inBatches(fact: Fact, parts: readonly Part[], pans = 1, back = false): Fact {
  const lots = countBatches(parts, pans);
  return fact.kind !== 'until' || lots < 2
    ? fact
    : {
        ...fact,
        minutes: [fact.minutes[0] * lots, fact.minutes[1] * lots],
        words: `in ${lots} batches, lifting each out, ${fact.words} each${back ? ', then with all of it back in the pan' : ''}`,
      };
}

/** A pan that holds the dish: for a crowd two of them, or the middle is raw when the bottom catches. */
export function widePans(servings: number, one: string, two: string): string {
  return servings > 8 ? `${two}, half of everything in each,` : one;
}

/** One frying pan, or two where one does not hold it all side by side, and the time of what they fry. */
export function fryingPans(part: Part, fact: Fact): { readonly pan: string; readonly time: Fact } {
  return countBatches([part]) === 1
    ? { pan: 'a wide frying pan', time: fact }
    : { pan: 'two wide frying pans', time: inBatches(fact, [part], 2) };
}

/** Grams of vegetables that brown in one pan. */
const BROWNED_AT_ONCE = 550;

/** Whether vegetables lie so deep in a pan that they soften in their own steam before anything browns. */
export function isHeaped(parts: readonly Part[], pans = 1): boolean {
  return parts.reduce((sum, { grams }) => sum + grams, 0) > BROWNED_AT_ONCE * pans;
}

/** Fat that the meat has given up in two hours stands on the pot. */
export function skimFat(parts: readonly Part[]): string {
  const isFat = parts.some(({ food }) =>
    /oxtail|lamb|mutton|pork|duck|goose|short rib|hock|trotter/.test(`${food.id} ${food.name}`),
  );
  return isFat ? 'Tilt the pan and skim off the fat that has risen.' : '';
}

/** A leg that feeds several comes off the bone in the kitchen. */
export function pullOff(parts: readonly Part[]): string {
  return parts.some(({ food }) => isNamed(food, 'turkey-leg'))
    ? ' Lift out the turkey, pull the meat from the bone, without skin or sinews, and stir it back in.'
    : '';
}

/** A leg of turkey wants an hour and a quarter: what goes with it joins for the last half. */
export function startTurkey(parts: readonly Part[]): Said | null {
  return parts.some(({ food }) => isNamed(food, 'turkey-leg'))
    ? say`Cover and simmer ${over('low')} ${until('the meat begins to give when pressed', 45, 50)}.`
    : null;
}

/** Of a tin of coconut milk what the rice can drink beside as much water again. */
export function pourCoconut(board: Board, tin: Item, rice: number): Part {
  const ml = Math.min(tin.grams ?? 400 * (tin.count ?? 1), Math.max(100, roundAmount(rice * 1.1)));
  return board.need([tin.food.id], ml, 'ml');
}
