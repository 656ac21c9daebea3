// A dried bean or a lentil stands in for the tinned one in any dish: a bean is soaked, unless the cook has done that, and
// boiled hard, before the dish begins; a lentil is boiled.

import type { Facet } from '../../food/facets.ts';
import { FOODS, type Food, type FoodId, isFoodId } from '../../food/foods.ts';
import type { Item } from '../read/kitchen.ts';
import { isDriedLegume } from '../slots.ts';
import { isKind, type Kind } from './facets.ts';
import type { Filling } from './match.ts';
import { type Act, listFrom, type Selector, type Want } from './row.ts';
import { listSlots, parseTemplate } from './template.ts';

/** Where the tinned one is sold under another name. */
const TINNED_OF: Readonly<Partial<Record<FoodId, FoodId>>> = {
  'dried-white-beans': 'cannellini-beans',
  'green-lentils': 'tinned-lentils',
};

/** The tinned bean that a dried one is when it is cooked. */
export function readTinned({ id }: Food): Food | undefined {
  const named = TINNED_OF[id] ?? id.replace(/^dried-/, '');
  return named !== id && isFoodId(named) && FOODS[named].form === 'tinned' ? FOODS[named] : undefined;
}

/** Whether the cook has left it in water already. */
export const isSoaked = ({ typed }: Item): boolean =>
  typed.some((line) => /(?<!un)soak(?:ed|ing)/i.test(line));

/** What a dried or a soaked bean weighs of the same bean cooked. */
const DRY_SHARE = 0.5;
const SOAKED_SHARE = 1;

/** Whether the selector means this food itself. */
export function isNamedBy(selector: Selector, food: Food): boolean {
  if (selector.startsWith('@')) return isKind(selector.slice(1) as Kind | Facet, food);
  return selector.startsWith('#') ? food.category === selector.slice(1) : food.id === selector;
}

/** Whether it is cooked before the dish begins: every dried bean, and a lentil where the dish wants a tin of them. */
export const isCookedFirst = (food: Food, { of }: Want): boolean =>
  isDriedLegume(food) || (readTinned(food) !== undefined && !of.some((one) => isNamedBy(one, food)));

export const weighDried = (item: Item, want: Want): number =>
  !isCookedFirst(item.food, want) ? 1 : isSoaked(item) ? SOAKED_SHARE : DRY_SHARE;

const SOAK: Act = {
  do: 'soak',
  in: 'pot',
  wait: 480,
  words: 'Leave {the bean} to soak in plenty of cold water for {wait} or overnight, then drain and rinse.',
};
const BOIL_LENTILS: Act = {
  do: 'boil',
  in: 'pot',
  heat: 'boiling',
  minutes: { slot: 'bean', by: 'boil' },
  words: 'Cover {the bean} with plenty of water in {in}, bring {heat} and simmer {until}. Drain.',
};
const BOIL: Act = {
  ...BOIL_LENTILS,
  cue: 'one crushes to a cream between two fingers',
  words:
    'Cover {the bean} with fresh water in {in}, bring {heat}, boil hard for 10 minutes, then turn down and simmer {until}. Drain.',
};

const needsSoak = (item: Item): boolean => isDriedLegume(item.food) && !isSoaked(item);

const isLongSoak = ({ do: verb, wait = 0 }: Act): boolean => verb === 'soak' && wait >= 300;

const listBefore = (items: readonly Item[]): readonly Act[] =>
  items.some(needsSoak)
    ? [SOAK, BOIL]
    : [items.some(({ food }) => isDriedLegume(food)) ? BOIL : BOIL_LENTILS];

/** The filling with its dried beans cooked first; itself where it has none, or cooks them its own way. */
export function cookDried(filling: Filling): Filling {
  const { row, slots } = filling;
  const dried = [...slots].flatMap(([slot, filler]) => {
    const want = row.wants[slot];
    return want !== undefined &&
      'items' in filler &&
      filler.items.some(({ food }) => isCookedFirst(food, want))
      ? [{ slot, items: filler.items }]
      : [];
  });
  if (dried.length === 0) return filling;
  const isDone = dried.every(({ items }) => !items.some(needsSoak));
  const own = row.acts.filter((act) => !isDone || !isLongSoak(act));
  if (row.acts.some(isLongSoak)) return { ...filling, row: { ...row, acts: own } };
  const acts = dried.flatMap(({ slot, items }) =>
    listBefore(items).map((act) => ({
      ...act,
      words: act.words.replaceAll('{the bean}', `{the ${slot}}`),
      ...(act.minutes === undefined ? {} : { minutes: { slot, by: 'boil' as const } }),
    })),
  );
  const isUsed = ({ words }: Act): boolean =>
    listSlots(parseTemplate(words)).some((one) => dried.some(({ slot }) => slot === one));
  const emptied = own.map((act, place) =>
    isUsed(act) || place === own.length - 1 ? { ...act, from: [...listFrom(act), 'pot' as const] } : act,
  );
  return { ...filling, row: { ...row, acts: [...acts, ...emptied] } };
}
