// A dried bean stands in for the tinned one in any dish: it is soaked, unless the cook has done that, and boiled hard,
// before the dish begins.

import { FOODS, type Food, type FoodId, isFoodId } from '../../food/foods.ts';
import type { Item } from '../read/kitchen.ts';
import { isDriedLegume } from '../slots.ts';
import type { Filling } from './match.ts';
import { type Act, listFrom } from './row.ts';

/** Where the tinned one is sold under another name. */
const TINNED_OF: Readonly<Partial<Record<FoodId, FoodId>>> = { 'dried-white-beans': 'cannellini-beans' };

/** The tinned bean that a dried one is when it is cooked. */
export function readTinned({ id }: Food): Food | undefined {
  const named = TINNED_OF[id] ?? id.replace(/^dried-/, '');
  return named !== id && isFoodId(named) && FOODS[named].category === 'tinned-legume'
    ? FOODS[named]
    : undefined;
}

/** Whether the cook has left it in water already. */
export const isSoaked = ({ typed }: Item): boolean =>
  typed.some((line) => /(?<!un)soak(?:ed|ing)/i.test(line));

/** What a dried or a soaked bean weighs of the same bean cooked. */
const DRY_SHARE = 0.5;
const SOAKED_SHARE = 1;

export const weighDried = (item: Item): number =>
  !isDriedLegume(item.food) ? 1 : isSoaked(item) ? SOAKED_SHARE : DRY_SHARE;

const SOAK: Act = {
  do: 'soak',
  in: 'pot',
  wait: 480,
  words: 'Leave {the bean} to soak in plenty of cold water for {wait} or overnight, then drain and rinse.',
};
const BOIL: Act = {
  do: 'boil',
  in: 'pot',
  heat: 'boiling',
  minutes: { slot: 'bean', by: 'boil' },
  cue: 'one crushes to a cream between two fingers',
  words:
    'Cover {the bean} with fresh water in {in}, bring {heat}, boil hard for 10 minutes, then turn down and simmer {until}. Drain.',
};

const isLongSoak = ({ do: verb, wait = 0 }: Act): boolean => verb === 'soak' && wait >= 300;

/** The filling with its dried beans cooked first; itself where it has none, or cooks them its own way. */
export function cookDried(filling: Filling): Filling {
  const { row, slots } = filling;
  const dried = [...slots].flatMap(([slot, filler]) =>
    'items' in filler && filler.items.some(({ food }) => isDriedLegume(food))
      ? [{ slot, items: filler.items }]
      : [],
  );
  if (dried.length === 0) return filling;
  const isDone = dried.every(({ items }) => items.every(isSoaked));
  const own = row.acts.filter((act) => !isDone || !isLongSoak(act));
  if (row.acts.some(isLongSoak)) return { ...filling, row: { ...row, acts: own } };
  const acts = dried.flatMap(({ slot, items }) =>
    (items.every(isSoaked) ? [BOIL] : [SOAK, BOIL]).map((act) => ({
      ...act,
      words: act.words.replaceAll('{the bean}', `{the ${slot}}`),
      ...(act.minutes === undefined ? {} : { minutes: { slot, by: 'boil' as const } }),
    })),
  );
  const emptied = own.map((act, place) =>
    place === own.length - 1 ? { ...act, from: [...listFrom(act), 'pot' as const] } : act,
  );
  return { ...filling, row: { ...row, acts: [...acts, ...emptied] } };
}
