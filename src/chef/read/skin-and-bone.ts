// Whether meat or fish comes with its skin and its bones, as the cook's own line says it.

import type { Item } from './kitchen.ts';

const BONED =
  /\b(?:bone?less|(?:de|un)?-?boned|bones? (?:out|removed)|no bones?|off the bone|fil+ets?|diced?)\b/i;
const SKINNED = /\bskin ?-?less|\bskinned|\bskin(?:s)? (?:off|removed)|\b(?:no|without) skin/i;
const SKIN_ON = /\bskin[- ]on\b|\bwith (?:the |its )?skin\b/i;

/** Whether it was bought without its bones. */
export function isBoned(typed: readonly string[]): boolean {
  return BONED.test(typed.join());
}

/** Whether there is no skin to crisp: said so, or taken off with the bones, as thighs are sold. */
export function isSkinned({ typed, food }: Item): boolean {
  const text = typed.join();
  if (SKIN_ON.test(text)) return false;
  return SKINNED.test(text) || (food.id === 'chicken-thigh' && isBoned(typed));
}

/** Whether the line says that the skin is on. */
export function isSkinOn({ typed }: Item): boolean {
  return SKIN_ON.test(typed.join());
}
