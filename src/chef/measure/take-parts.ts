// Takes foods for a dish in measured parts, each with its line for the list and its name for the steps.

import type { Food, FoodId } from '../../food/foods.ts';
import type { Cut } from '../../food/heat.ts';
import type { Unit } from '../../food/units.ts';
import { CannotCook } from '../cannot-cook.ts';
import type { Part } from '../draft.ts';
import type { Item, Kitchen } from '../read/kitchen.ts';
import { cutForGuest } from '../read/small-guests.ts';
import { isClad } from '../read/tails.ts';
import { isChilli, isCitrus, isConcentrate, isGarlic, isNamed, isWholeSeasoning } from '../slots.ts';
import { writeNoun } from '../tell/write-noun.ts';
import { estimatePrep } from './estimate-prep.ts';
import { isSqueezed, measureFixed } from './measure-fixed.ts';
import { measurePart } from './measure-part.ts';
import type { Measure } from './measure-units.ts';
import { prepareFood } from './prepare-food.ts';
import { tellThawed } from './thawing.ts';
import { keepInMeasure, readMostTeaspoons, shareFairly, usualGrams } from './usual-amounts.ts';

export interface TakeOptions {
  /** Grams for each serving; without it (and without `total`) the food's own usual amount. */
  readonly each?: number;
  /** Grams over all servings. */
  readonly total?: number;
  readonly cut?: Cut;
  /** Replaces the food's own preparation and cut; '' prints neither. */
  readonly prepare?: string;
  /** Added after preparation and cut: "for the dish". */
  readonly purpose?: string;
  readonly noun?: string;
}

/** What stands on the board while a dish is put together. */
export interface Table {
  readonly kitchen: Kitchen;
  readonly parts: Part[];
  readonly listed: readonly Food[];
}

/** For how many the juice or the wedges, or the garlic and chilli, that a dish asks for are enough. */
function readFor({ food }: Item, { prepare }: TakeOptions): number {
  if (isGarlic(food) || isChilli(food)) return 6;
  return isCitrus(food) ? (prepare === 'juiced' ? 2.5 : 4) : Infinity;
}

/** Names for a heap that is cut up, spoken of as one: "the chicken is". */
const MASS_NOUNS = new Set(['corn', 'chicken', 'turkey', 'beef', 'lamb', 'pork', 'mince']);

/** Fruit was stoned, hulled and cut before it was frozen, and so was what was typed as cut. */
function isCutFrozen(item: Item | null, asked: string): boolean {
  if (item === null || !/frozen/.test(item.state) || /frozen/.test(item.food.name)) return false;
  // "Frozen sliced leeks": nobody trims them again.
  if (item.prepared.length > 0) return item.food.core === undefined;
  return item.food.roles[0] === 'fruit' && item.food.form === 'fresh' && /^(?!.*thaw)\w/.test(asked);
}

/** Every dish asks in its own way: from here on all is in one order, so that it is found without a search. */
function settle({ each, total, cut, prepare, purpose, noun }: TakeOptions): TakeOptions {
  return { each, total, cut, prepare, purpose, noun } as TakeOptions;
}

function add(table: Table, food: Food, item: Item | null, measure: Measure, asks: TakeOptions): Part {
  const options = settle(asks);
  const { kitchen, parts } = table;
  const before = parts.find((part) => part.food.id === food.id);
  if (before !== undefined) throw new CannotCook(`${food.id} taken twice`);
  const asked = prepareFood(food, options, kitchen.us, item?.typed);
  const prepare = cutForGuest(food, isCutFrozen(item, asked) ? 'frozen' : asked, kitchen.guest);
  const juice =
    options.prepare === 'juiced' || isSqueezed(food, measure.unit)
      ? `${(kitchen.us ? food.us : undefined) ?? food.name} juice`
      : undefined;
  const kernels = prepare.includes('kernels') ? 'corn' : undefined;
  const noun =
    options.noun ??
    juice ??
    kernels ??
    writeNoun(
      food,
      measure.isMass === true ? { ...measure, unit: 'g' } : measure,
      parts,
      kitchen.us,
      table.listed,
    );
  const part: Part = {
    food,
    item,
    from: item !== null ? 'yours' : food.staple > 0 ? 'cupboard' : 'to-buy',
    grams: measure.grams,
    quantity: measure.quantity,
    unit: measure.unit,
    text: [
      `${measure.text} ${item?.tail ?? ''}`.trim().replace(/ in sauce (?=in )/, ' '),
      tellThawed(food, item, measure.grams),
      isClad(item?.tail) ? '' : measure.text.endsWith('leaves') ? prepare.replace('leaves ', '') : prepare,
      options.purpose ?? '',
    ]
      .filter((words) => words !== '')
      .join(', '),
    noun,
    plural: measure.plural && juice === undefined && !MASS_NOUNS.has(noun),
    prepMinutes: estimatePrep(food, options, measure.grams),
  };
  parts.push(part);
  return part;
}

/** Nobody opens a second bottle where one stands on the table. */
function findOwnVinegar({ items }: Kitchen, parts: readonly Part[]): Item | undefined {
  return items.find(
    ({ food }) =>
      food.category === 'vinegar' &&
      food.id !== 'balsamic-vinegar' &&
      !parts.some((part) => part.food.id === food.id),
  );
}

function choose(
  { kitchen, parts }: Table,
  ids: readonly FoodId[],
): { readonly food: Food; readonly item: Item | null } {
  const item = kitchen.find(...ids);
  if (item !== undefined) return { food: item.food, item };
  const food = kitchen.choose(...ids);
  const own =
    food?.category === 'ground-spice'
      ? findOwnSpice(kitchen, parts)
      : food?.category === 'vinegar'
        ? findOwnVinegar(kitchen, parts)
        : undefined;
  if (own !== undefined) return { food: own.food, item: own };
  if (food === undefined) throw new CannotCook(`none of ${ids.join(', ')}`);
  return { food, item: null };
}

/** Saffron goes by the pinch: a few grams of it are a poison, and a fortune. */
function takeSaffron(table: Table, food: Food, item: Item | null, options: TakeOptions): Part {
  return add(table, food, item, measureFixed(food, item, 1, 'pinch', table.kitchen.us), {
    ...options,
    prepare: '',
  });
}

/** Takes a listed food. */
export function takeItem(table: Table, item: Item, options: TakeOptions): Part {
  if (item.food.id === 'saffron') return takeSaffron(table, item.food, item, options);
  const { kitchen } = table;
  const asked =
    options.total === undefined
      ? shareFairly(item, options.each ?? usualGrams(item.food)) * kitchen.servings
      : options.total * Math.max(1, kitchen.servings / readFor(item, options));
  const helping = kitchen.helpings?.get(item);
  const wanted = keepInMeasure(item, asked, kitchen.servings);
  const { gramsEach = wanted, form } = item.food;
  // Of small tins a person eats one.
  const want =
    form === 'tinned' && item.grams === null && !isConcentrate(item.food)
      ? Math.min(wanted, gramsEach * kitchen.servings)
      : wanted;
  return add(
    table,
    item.food,
    item,
    measurePart(
      item.food,
      helping === undefined ? item : { ...item, isWeighed: true },
      helping ?? want,
      kitchen.us,
      options.total === undefined ? kitchen.servings : 1,
    ),
    options,
  );
}

/** A batter for two eggs takes two of the three that there are. */
function boundEggs(item: Item | null, most: number): Item | null {
  if (item?.food.id !== 'egg' || item.count === null || item.count <= most) return item;
  return { ...item, count: most, grams: most * (item.food.gramsEach ?? 55) };
}

/** Half of what is in a packet of seasoning is salt and starch: by the teaspoon it is not tasted. */
const readLeastTeaspoons = ({ id }: Food, unit: Unit | null): number =>
  id === 'taco-seasoning' && unit === 'tsp' ? 1.5 : 0;

/** Takes the first of these foods that is listed, else from the cupboard or the shop. */
export function takeNeeded(
  table: Table,
  ids: readonly FoodId[],
  amount: number,
  unit: Unit | null,
  options: TakeOptions,
): Part {
  const { kitchen } = table;
  const { food, item } = choose(table, ids);
  if (food.id === 'saffron') return takeSaffron(table, food, item, options);
  const teaspoons = unit === 'tsp' || unit === 'tbsp' ? readMostTeaspoons(food, kitchen.servings) : null;
  const most = teaspoons !== null && unit === 'tbsp' ? teaspoons / 3 : teaspoons;
  const quantity = Math.min(
    Math.max(amount, readLeastTeaspoons(food, unit) * kitchen.servings),
    most ?? Infinity,
  );
  const measure = isWholeSeasoning(food)
    ? measurePart(food, item, usualGrams(food) * kitchen.servings, kitchen.us)
    : unit === null || unit === 'tin' || unit === 'clove' || unit === 'bunch' || unit === 'slice'
      ? measurePart(food, boundEggs(item, quantity), quantity * (food.gramsEach ?? 100), kitchen.us)
      : measureFixed(food, item, quantity, unit, kitchen.us);
  return add(table, food, item, measure, {
    prepare: unit === 'tsp' || unit === 'tbsp' ? '' : undefined,
    ...options,
  } as TakeOptions);
}

/** Takes a seasoning that is listed without an amount. */
export function takeSeasoning(table: Table, ids: readonly FoodId[]): Part {
  const { parts } = table;
  const { food, item } = choose(table, ids);
  const before = parts.find((part) => part.food.id === food.id);
  if (before !== undefined) return before;
  const part: Part = {
    food,
    item,
    from: item !== null ? 'yours' : food.staple > 0 ? 'cupboard' : 'to-buy',
    grams: 1,
    quantity: null,
    unit: null,
    text: food.name,
    noun: food.name,
    plural: false,
    prepMinutes: 0,
  };
  parts.push(part);
  return part;
}

/** A spice on the list comes before one from the cupboard; sweet ones keep to puddings. */
function findOwnSpice(kitchen: Kitchen, parts: readonly Part[]): Item | undefined {
  return kitchen.items.find(
    ({ food }) =>
      food.category === 'ground-spice' &&
      food.staple > 0 &&
      !isNamed(
        food,
        'cinnamon',
        'nutmeg',
        'cloves',
        'allspice',
        'ground-ginger',
        'cayenne',
        'chilli-powder',
      ) &&
      !parts.some((part) => part.food.id === food.id),
  );
}
