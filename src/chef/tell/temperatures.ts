// Temperatures as a cook reads them: the oven's setting and the core of meat, in the units of the kitchen.

import { setOven } from '../../food/oven-temperature.ts';
import type { Fact } from '../draft.ts';

/** "200 C (180 C fan, 400 F, gas 6)", the setting of the dial that is nearest; an air fryer has a fan and no gas. */
export function oven(wantedC: number, us: boolean, isAirFryer = false): Fact {
  const { c, fanC, f, gasMark } = setOven(wantedC);
  if (isAirFryer) return { kind: 'oven', ovenC: c, words: us ? `${f} F (${c} C)` : `${c} C (${f} F)` };
  const gas = gasMark === null ? '' : `, gas ${gasMark}`;
  const words = us ? `${f} F (${c} C, ${fanC} C fan)` : `${c} C (${fanC} C fan, ${f} F${gas})`;
  return { kind: 'oven', ovenC: c, words };
}

/** "74 C/165 F". Source of the figures: FoodSafety.gov, Safe Minimum Internal Temperatures. */
export function core(coreC: number, us: boolean): Fact {
  const coreF = { 60: 140, 63: 145, 71: 160, 74: 165 }[coreC] ?? Math.round((coreC * 9) / 5 + 32);
  return { kind: 'core', coreC, words: us ? `${coreF} F/${coreC} C` : `${coreC} C/${coreF} F` };
}
