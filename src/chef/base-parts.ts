// What most dishes begin and end with: an onion, garlic, a squeeze of lemon, a herb, a white sauce, a fitting title.

import type { Food, FoodId } from '../food/foods.ts';
import type { Part, Said } from './draft.ts';
import type { Item, Kitchen } from './kitchen.ts';
import { needIf, real, takeIf } from './pan-vegetables.ts';
import {
  first,
  isChilli,
  isCitrus,
  isGarlic,
  isGinger,
  isHardyHerb,
  isNut,
  isOnion,
  isSeed,
  isSoftHerb,
  isSpringOnion,
  isWarmSpice,
} from './slots.ts';
import type { Board } from './start-draft.ts';
import { untaken } from './tasks.ts';
import { core, it, over, say, sayIf, the, until } from './words/say.ts';

export const STOCKS: readonly FoodId[] = ['stock', 'chicken-stock', 'beef-stock', 'fish-stock', 'dashi'];

/** An onion, finely chopped: the listed one, else one to buy. */
export function needOnion(board: Board, each = 75): Part {
  const listed = first(board.kitchen, isOnion);
  return listed === undefined
    ? board.need(['onion'], Math.max(1, Math.round(board.kitchen.servings / 2)), null, {
        cut: 'finely-chopped',
      })
    : board.take(listed, { each, cut: 'finely-chopped' });
}

/** The listed onion, finely chopped; bought only where `buy` says that the dish needs one and no leek does its work. */
export function takeOnion(board: Board, buy: 'buy' | 'listed', each = 70): Part | null {
  const listed = first(board.kitchen, isOnion);
  const bought = buy === 'buy' && board.kitchen.find('leek') === undefined;
  return listed !== undefined || bought ? needOnion(board, each) : null;
}

/** Garlic, ginger, fresh chilli and dried shrimp from the list, chopped for the pan. */
export function takeSharp(board: Board): Part[] {
  const { kitchen } = board;
  return real([
    takeIf(board, first(kitchen, isGarlic), { total: kitchen.servings > 3 ? 14 : 8, cut: 'finely-chopped' }),
    takeIf(board, first(kitchen, isGinger), { each: 6, prepare: 'peeled and finely chopped' }),
    takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'finely-chopped' }),
    takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' }),
    takeIf(board, kitchen.find('dried-shrimp'), (item) => ({ each: 5, prepare: prepareShrimp(item) })),
  ]);
}

/** As it reads after "Meanwhile,". */
export function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Whether one of them would spoil the other. */
export function clash(one: Food, other: Food): boolean {
  return spoils(one, other) || spoils(other, one);
}

function spoils({ clashesWith }: Food, { id, category }: Food): boolean {
  return clashesWith !== undefined && (clashesWith.includes(id) || clashesWith.includes(category));
}

/** Breadcrumbs, or what is left of a loaf, for a crisp finish. */
export function takeCrumbs(board: Board, item: Item | undefined): Part | null {
  return takeIf(board, item, ({ food }) => ({
    each: 15,
    ...(food.id === 'breadcrumbs'
      ? { prepare: '' }
      : { noun: 'bread crumbs', prepare: 'torn into coarse crumbs' }),
  }));
}

/** Eggs hard-boiled in a small pan, and `cut` in the words of the dish: "halve"; those that are boiled are peeled. */
export function boilEgg(egg: Part, us: boolean, cut: string): Said {
  if (egg.food.id === 'boiled-egg') return say`Peel ${egg} and ${cut} ${it(egg)}.`;
  return say`Lower ${egg} into a small pan of boiling water set ${over('medium')} and cook ${until('white-set-yolk-firm', 9, 10)} (${core(71, us)} inside). Cool under the tap, peel and ${cut}.`;
}

/** Dried shrimp soften before they are chopped; the powder goes in as it is. */
export function prepareShrimp({ typed }: Item): string {
  return /powder|ground|blended/.test(typed.join(' ').toLowerCase())
    ? ''
    : 'soaked in hot water for 10 minutes, then chopped';
}

/** A listed spice warmed in the oil that dresses a dish; null where there is none, or no flame to warm it on. */
export function bloomSpice(board: Board, oil: Part): Said | null {
  const { kitchen } = board;
  const listed = kitchen.has('hob') ? first(kitchen, isWarmSpice) : undefined;
  const spice = needIf(board, listed, kitchen.servings / 2, 'tsp');
  if (spice === null) return null;
  return say`Warm ${[oil, spice]} in a small pan ${over('low')} ${until('fragrant', 1)}, and let it cool: raw, the spice would taste of dust.`;
}

/** The juice of a listed lemon or lime. */
export function takeCitrus(board: Board, grams = 30): Part | null {
  return takeIf(board, first(board.kitchen, isCitrus), { total: grams, prepare: 'juiced' });
}

/** What is scattered on at the end: herbs, spring onions, nuts and seeds from the list. */
export function takeTops(board: Board, kinds: 'herbs' | 'herbs-and-nuts'): Part[] {
  const { kitchen } = board;
  const nuts = kinds === 'herbs' ? undefined : first(kitchen, isNut, isSeed);
  return real([
    takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' }),
    takeIf(board, first(kitchen, isSpringOnion), { each: 15, cut: 'thin-slices' }),
    takeIf(board, nuts, {
      each: 15,
      ...(nuts !== undefined && isNut(nuts.food) ? { cut: 'chopped' as const } : {}),
    }),
  ]);
}

/** From so many things of the cupboard on, no other is fetched for a few leaves. */
const CUPBOARD_OPEN = 5;

/** What dresses the leaves beside a dish: the wedges that are there for squeezing, else vinegar. */
export function dressLeaves(board: Board, wedges: readonly Part[], leaves: readonly Part[] = []): Said {
  if (leaves.some(({ food }) => food.category === 'citrus')) return say`dressed in the juice of the fruit`;
  if (wedges.length > 0) return say`dressed with a squeeze of ${the(...wedges)}`;
  const own = board.parts.find(({ food, from }) => food.category === 'vinegar' && from === 'yours');
  if (own !== undefined) return say`sharpened with a few drops of ${the(own)}`;
  const vinegars: readonly FoodId[] = ['red-wine-vinegar', 'cider-vinegar', 'balsamic-vinegar', 'vinegar'];
  const ids = untaken(board, ...vinegars).filter((id) => board.kitchen.choose(id) !== undefined);
  const opened = board.parts.filter((part) => part.from === 'cupboard' && part.food.staple < 2).length;
  if (ids.length === 0 || opened >= CUPBOARD_OPEN) return say`as cool as it comes`;
  return say`sharpened with ${board.need(ids, board.kitchen.servings, 'tsp')}`;
}

export interface WhiteSauce {
  readonly milk: Part;
  readonly said: Said;
}

/** Butter, flour and milk, 40 : 40 : 500, thick enough to coat a spoon. `ml` of milk for each serving; `soft` softens in the butter first. */
export function makeWhiteSauce(board: Board, ml: number, pan: string, soft: Part | null = null): WhiteSauce {
  const { kitchen } = board;
  const { servings } = kitchen;
  const grams = Math.max(15, Math.round((ml * servings * 0.08) / 5) * 5);
  const poured = Math.max(100, Math.round((ml * servings) / 50) * 50);
  const fat = board.need(['butter', 'vegetable-oil', 'olive-oil'], grams, 'g');
  const flour = board.need(['plain-flour', 'self-raising-flour', 'gluten-free-flour'], grams, 'g');
  const milk = board.need(['milk', 'lactose-free-milk', 'soya-milk', 'oat-milk'], poured, 'ml');
  return {
    milk,
    said: say`${fat.food.category === 'butter' ? 'Melt' : 'Warm'} ${fat} in ${pan} ${over('medium')}${sayIf(soft, (one) => say`, add ${one} and cook, stirring, ${until('soft', 6, 8)}`)}, stir in ${flour} and let it froth for a minute. Whisk in ${milk}, a splash at first and then in a stream, and keep stirring ${until('thick-coats-spoon', 5, 7)}.`,
  };
}

/** The first of these titles that fits on one line; the last one is cut to it. */
export function fitTitle(...titles: readonly string[]): string {
  return titles.find((title) => title.length <= 60) ?? (titles[titles.length - 1] ?? '').slice(0, 60);
}

/** A baking dish wide enough for so many. */
export function nameDish({ servings, us }: Kitchen): string {
  if (servings <= 2) return us ? 'an 8 inch baking dish' : 'a 20 cm baking dish';
  if (servings <= 4) return us ? 'a 9 by 13 inch baking dish' : 'a 30 cm baking dish';
  if (servings <= 6) return us ? 'a deep 9 by 13 inch baking dish' : 'a deep 35 cm baking dish';
  return us ? 'two 9 by 13 inch baking dishes' : 'two 30 cm baking dishes';
}
