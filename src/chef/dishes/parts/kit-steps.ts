// The builder of dishes that a list spells by itself, each a kit of foods with its own steps.

import type { FoodId } from '../../../food/foods.ts';
import type { Unit } from '../../../food/units.ts';
import type { Equipment } from '../../../recipe/recipe-request.ts';
import { fitTitle } from '../../base-parts.ts';
import { CannotCook } from '../../cannot-cook.ts';
import type { Dish, DishFamily } from '../../dish.ts';
import type { Draft, HeatLevel, Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { takeIf } from '../../pan-vegetables.ts';
import { first, isFruit, isNut } from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { type Bit, core, half, oven, over, rest, say, until, wait } from '../../words/say.ts';
import { fruitCut, isFrozen } from './fruit-cut.ts';
import { cookKit, type Kit, type Want } from './kit.ts';
import { waterFor } from './pot-water.ts';

/** Grams, or so many of `unit`, for each serving, and in all where it is baked whole; `each` counts pieces. */
type Amount = readonly [want: Want, amount: number, unit?: Unit | 'each', prepare?: string];

export interface KitDish extends Kit {
  readonly id: string;
  /** A sweet pudding where it is not another. */
  readonly family?: Exclude<DishFamily, 'pudding'>;
  /** By one letter; a capital is taken only where it is listed. */
  readonly takes: Readonly<Record<string, Amount>>;
  /**
   * With {a b} for these parts, {a/1} and {a/2} for its halves, {A? with $} for words that need it, `<cue|3|5>` for
   * minutes, `=low=` for heat, `@180` for an oven, `#71` for a core, `~30~` for a wait, `%20` for a tin's centimetres
   * and `&50` for millilitres of water.
   */
  readonly steps: readonly string[];
  /** With [a] for the name of a part, [a*] for several; the first of which every part is there. */
  readonly titles: readonly string[];
  readonly intro: string;
  /** Where it is not for now alone. */
  readonly keeps?: string;
  /** How many it feeds, where it is baked whole. */
  readonly feeds?: number;
  readonly fit?: number;
}

const SIGN =
  /\{([a-z ]+)(\/1|\/2|\?[^}]*)?\}|<([^|]+)\|(\d+)\|?(\d*)>|=([a-z-]+)=|@(\d+)|#(\d+)|~(\d+)\|?([^~]*)~|%(\d+)|&(\d+)/gi;

interface Pot {
  readonly parts: ReadonlyMap<string, Part>;
  readonly scale: number;
  readonly us: boolean;
}

function tellParts({ parts }: Pot, keys: string, how: string | undefined): Bit {
  const named = keys.split(' ').flatMap((key) => parts.get(key) ?? []);
  const [one] = named;
  if (one === undefined) return '';
  if (how === '/1') return half(one);
  if (how === '/2') return rest(one);
  if (how?.includes('$') === false) return how.slice(1);
  const [before = '', after = ''] = how?.slice(1).split('$') ?? [];
  return say`${before}${named}${after}`;
}

/** What one sign of a template stands for. */
function readSign(found: RegExpExecArray, pot: Pot): Bit {
  const { us, scale } = pot;
  const [, keys, how, cue, low, high, heat, ovenC, coreC, minutes, spoken, cm, ml] = found;
  if (keys !== undefined) return tellParts(pot, keys, how);
  if (cue !== undefined) return until(cue, Number(low), Number(high || low));
  if (heat !== undefined) return over(heat as HeatLevel);
  if (ovenC !== undefined) return oven(Number(ovenC), us);
  if (coreC !== undefined) return core(Number(coreC), us);
  if (minutes !== undefined) return wait(Number(minutes), spoken === '' ? undefined : spoken);
  if (cm !== undefined) return us ? `${Math.round(Number(cm) / 2.54)} inch` : `${cm} cm`;
  return waterFor(Math.max(25, Math.round((Number(ml) * scale) / 25) * 25), us);
}

function tell(text: string, pot: Pot): Said {
  const signs = [...text.matchAll(SIGN)];
  const ends = signs.map((sign) => sign.index + sign[0].length);
  const words = [...signs, null].map((sign, place) =>
    text.slice(place === 0 ? 0 : ends[place - 1], sign?.index),
  );
  return say(Object.assign(words, { raw: words }), ...signs.map((sign) => readSign(sign, pot)));
}

function find(kitchen: Kitchen, want: Want): Item | undefined {
  return typeof want === 'function' ? first(kitchen, want) : kitchen.find(...want);
}

/** Less than this share of what it wants makes no bake, and less than the other nothing by the spoon. */
const LEAST = { whole: 0.8, spooned: 0.45 };

const isExtra = (key: string): boolean => key !== key.toLowerCase();

/** For how many it is made: as far as what was weighed or counted goes, and up to half as much again to use that up. */
function readScale({ takes, feeds }: KitDish, kitchen: Kitchen): number {
  const people = feeds === undefined ? kitchen.servings : 1;
  const shares = Object.entries(takes).flatMap(([key, [want, amount, unit = 'g']]) => {
    const item = isExtra(key) ? undefined : find(kitchen, want);
    if (item?.grams == null || !['g', 'ml', 'each'].includes(unit)) return [];
    return item.grams / (amount * people * (unit === 'each' ? (item.food.gramsEach ?? 1) : 1));
  });
  const least = Math.min(...shares);
  if (least < (feeds === undefined ? LEAST.spooned : LEAST.whole)) throw new CannotCook('too little of it');
  return feeds === undefined && least <= 1.5 ? people * least : people;
}

/** As it is weighed and poured: 95 g, 560 ml. */
function roundDose(amount: number, unit: Unit | 'each'): number {
  if ((unit !== 'g' && unit !== 'ml') || amount <= 10) return amount;
  const step = unit === 'ml' ? 10 : 5;
  return Math.round(amount / step) * step;
}

function take(board: Board, key: string, [want, amount, unit = 'g', prepare]: Amount, scale: number) {
  const item = find(board.kitchen, want);
  if (item === undefined && (isExtra(key) || typeof want === 'function')) return null;
  const cut = {
    prepare:
      prepare ??
      (item === undefined || !isFruit(item.food)
        ? ''
        : isFrozen(item)
          ? 'thawed and drained'
          : (fruitCut(item).prepare ?? '')),
  };
  if (item !== undefined && (typeof want === 'function' || (unit === 'g' && isExtra(key))))
    return takeIf(board, item, {
      total: amount * scale,
      ...(prepare === undefined && isNut(item.food) ? { cut: 'chopped' } : cut),
    });
  if (item !== undefined && unit === 'g' && ['vegetable', 'fruit'].includes(item.food.roles[0]))
    return board.take(item, { total: amount * scale, ...cut });
  const ids = item === undefined ? (want as readonly FoodId[]) : [item.food.id];
  return board.need(ids, roundDose(amount * scale, unit), unit === 'each' ? null : unit, {
    ...cut,
    ...(prepare?.startsWith('zest') && item ? { noun: `${item.food.name} zest and juice` } : {}),
  });
}

function write(kit: KitDish, kitchen: Kitchen): Draft {
  const { us } = kitchen;
  const board = startDraft(kitchen);
  const scale = readScale(kit, kitchen);
  const parts = new Map<string, Part>();
  for (const [key, amount] of Object.entries(kit.takes)) {
    const part = take(board, key, amount, scale);
    if (part !== null) parts.set(key, part);
  }
  for (const step of kit.steps) board.step(() => tell(step, { parts, scale, us }));
  const titles = kit.titles.flatMap((title) =>
    [...title.matchAll(NAMED)].every(([, key = '']) => parts.has(key))
      ? title.replace(NAMED, (_all, key: string, many: string) => {
          const { food } = parts.get(key) as Part;
          return (many === '' ? nameOne(food, us) : nameMany(food, us)).replace(/^ground | purée$/g, '');
        })
      : [],
  );
  return board.finish(() => ({
    dish: kit.id,
    title: fitTitle(...titles),
    introduction: kit.intro,
    keeps: kit.keeps ?? 'Eat at once.',
    plate: [40, 1400],
    ...(kit.feeds === undefined ? {} : { feeds: kit.feeds }),
    fit: kit.fit ?? 1.3,
  }));
}

const NAMED = /\[(\w)(\*?)\]/g;

/** What the steps heat with. */
const NEEDS: readonly (readonly [sign: RegExp, needed: Equipment])[] = [
  [/@\d/, 'oven'],
  [/=[a-z-]+=/, 'hob'],
];

export function openKit(kit: KitDish): Dish {
  return {
    id: kit.id,
    family: kit.family ?? 'pudding',
    side: kit.family === undefined ? 'sweet' : 'savoury',
    needs: NEEDS.filter(([sign]) => sign.test(kit.steps.join())).map(([, needed]) => needed),
    prior: 0.7,
    cook: cookKit(kit, write),
  };
}
