// How well what a food's record says of heat fits an act of a row, and all that its vessel goes through after it.

import type { Food } from '../../food/foods.ts';
import type { Method } from '../../food/heat.ts';
import { type Act, listFrom, type Verb, type Vessel } from '../language/row.ts';

/** The records that tell of this act, the nearest first. */
export const METHODS: Readonly<Partial<Record<Verb, readonly Method[]>>> = {
  soften: ['soften', 'fry', 'stir-fry'],
  fry: ['fry', 'stir-fry', 'soften'],
  brown: ['fry', 'soften'],
  simmer: ['simmer', 'boil', 'braise'],
  boil: ['boil', 'simmer', 'steam'],
  wilt: ['simmer', 'boil', 'steam'],
  bake: ['bake', 'roast'],
  roast: ['roast', 'bake'],
};
/** Longer than this past its own minutes a vegetable is mush. */
const MUSH = 1.5;
const MUSH_MINUTES = 4;
/** Minutes of an act that takes them from the food; a braise goes on for hours. */
const LIKELY = 9;
const BRAISE = 90;
/** Minutes in which what was cooked before is hot all through. */
const THROUGH = [4, 12] as const;
/** What is done cold takes what is eaten raw. */
const COLD: readonly Verb[] = ['mix', 'toss', 'dress', 'layer'];
export const lastsOf = ({ minutes }: Act): number =>
  minutes === undefined ? 0 : 'slot' in minutes ? (minutes.by === 'braise' ? BRAISE : LIKELY) : minutes[1];

/** Minutes over heat from this act to the end, wherever what is in its vessel goes. */
export function countHeated(acts: readonly Act[], at: number): number {
  let vessel: Vessel | undefined;
  let sum = 0;
  for (const act of acts.slice(at)) {
    if (vessel !== undefined && act.in !== vessel && !listFrom(act).includes(vessel)) continue;
    vessel = act.in;
    if (METHODS[act.do] !== undefined) sum += lastsOf(act);
  }
  return sum;
}

/** How far from its own minutes a food would be cooked; null where it would stay hard or fall apart. */
export function readStrain({ heat, form, raw }: Food, acts: readonly Act[], at: number): number | null {
  const act = acts[at];
  const minutes = countHeated(acts, at);
  if (act === undefined) return null;
  if (minutes === 0) return raw === 'fine' && COLD.includes(act.do) ? 0 : null;
  // Minutes that come from the foods are told only of those whose record has them.
  const methods =
    act.minutes !== undefined && 'slot' in act.minutes ? [act.minutes.by] : (METHODS[act.do] ?? []);
  const isCooked = form === 'tinned' || form === 'cooked';
  const own =
    isCooked && methods.length > 0 ? THROUGH : methods.map((one) => heat[one]?.minutes).find(Boolean);
  if (own === undefined) return null;
  const most = form === 'tinned' ? Infinity : own[1] * MUSH + MUSH_MINUTES;
  return minutes < own[0] || minutes > most ? null : Math.abs(minutes - own[1]);
}
