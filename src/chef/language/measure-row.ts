// From a filling to measured parts: what is listed by the plate, what is brought by the spoon.

import type { Role } from '../../food/food.ts';
import { FOODS, type Food, type FoodId } from '../../food/foods.ts';
import type { Cut, Method } from '../../food/heat.ts';
import type { Preparation } from '../../food/read-preparation.ts';
import { CannotCook } from '../cannot-cook.ts';
import type { Part } from '../draft.ts';
import { type Table, type TakeOptions, takeItem, takeNeeded, takeSeasoning } from '../measure/take-parts.ts';
import { usualGrams } from '../measure/usual-amounts.ts';
import type { Item, Kitchen } from '../read/kitchen.ts';
import { MEAL_ROLES } from '../slots.ts';
import { weighDried } from './cook-dried.ts';
import { leanFat, readFiller, readTimes } from './lean-fat.ts';
import { type Filler, type Filling, listFoods } from './match.ts';
import type { Take, Want } from './row.ts';

/** The parts of every slot that is filled. */
export type Parts = ReadonlyMap<string, readonly Part[]>;

/** How what was typed as cut is told on the list, the most cut first. */
const CUT_BEFORE: readonly Preparation[] = [
  ...(['grated', 'crushed', 'crumbled', 'shredded', 'diced', 'chopped', 'strips', 'sliced'] as const),
];
const TOLD: Readonly<Partial<Record<Preparation, string>>> = { strips: 'in strips' };
/** Crushed, these are a mash; nuts and crisps are crumbs. */
const MASHED: readonly Role[] = ['vegetable', 'fruit', 'starch', 'legume'];

/** What was typed as cut is not cut again; the list says how it comes. */
function readCut(item: Item, { cut, ready }: Pick<Want, 'cut' | 'ready'>): TakeOptions {
  // What comes out of a tin or the freezer is as it comes, and mince is minced.
  const { form, category, core } = item.food;
  if (form === 'tinned' || category === 'mince') return {};
  if (form === 'frozen' && core === undefined) return {};
  if (category === 'jar-sauce' || item.typed.some((line) => /\bsauce\b/i.test(line))) return {};
  const typed = CUT_BEFORE.find((one) => item.prepared.includes(one));
  const isSqueezed = ready !== undefined && /^juiced|squeeze|zest/.test(ready);
  if (typed !== undefined && !isSqueezed) {
    const prepare =
      typed === 'crushed' && MASHED.includes(item.food.roles[0]) ? 'mashed' : (TOLD[typed] ?? typed);
    if (!item.food.name.includes(typed)) return item.food.name.includes(prepare) ? {} : { prepare };
  }
  if (ready?.endsWith('crumbs') && item.food.name.includes('crumbs')) return {};
  if (ready?.includes('pieces') && isBite(item.food)) return {};
  if (ready !== undefined) return { prepare: isPeeled(item.food, ready) ? `peeled, ${ready}` : ready };
  return cutFor(item.food, cut);
}

/** Nobody chops a sauce, a seed or soured cream. */
const UNCUT: readonly Role[] = ['sauce', 'condiment', 'dairy', 'liquid', 'spice', 'fat'];
const isUncut = ({ roles, category, form }: Food): boolean =>
  category === 'seed' ||
  category === 'spread' ||
  (UNCUT.includes(roles[0]) && form !== 'fresh') ||
  roles[0] === 'dairy';

/** Peas and loose leaves are bite-sized as they come. */
const isBite = ({ cuts, category, gramsEach }: Food): boolean =>
  cuts.length === 0 || (category === 'salad-leaf' && gramsEach === undefined);

/** What is squeezed keeps its peel; what is eaten in pieces does not. */
const isPeeled = ({ category }: Food, ready: string): boolean =>
  category === 'citrus' && /piece|slice|segment/.test(ready) && !/peel|squeeze|juice|zest|wedge/.test(ready);

function cutFor(food: Food, cut: Want['cut']): TakeOptions {
  if (cut === undefined || (!cut.startsWith('for-') && isUncut(food))) return {};
  // Of a pomegranate there are seeds.
  if (cut === 'chopped' && food.roles[0] === 'fruit') return {};
  const own = cut.startsWith('for-')
    ? (food.heat[cut.slice(4) as Method]?.cut ?? food.cuts[0])
    : (cut as Cut);
  return own === undefined ? {} : { cut: own };
}

function openTable(kitchen: Kitchen, parts: Part[], item: Item | null): Table {
  return {
    // A row asks for one food and means that one: nothing of the list stands in for it.
    kitchen: { ...kitchen, items: item === null ? [] : [item], find: () => item ?? undefined },
    parts,
    listed: kitchen.items.map(({ food }) => food),
  };
}

function bringFor(table: Table, id: FoodId, want: Want): Part {
  const food = FOODS[id];
  const grams = want.each * table.kitchen.servings;
  const options = want.ready === undefined ? cutFor(food, want.cut) : { prepare: want.ready };
  if (food.noun === 'count' && food.gramsEach !== undefined)
    return takeNeeded(table, [id], Math.max(1, Math.round(grams / food.gramsEach)), null, options);
  const unit = food.amount.unit === 'tin' ? 'tin' : food.amount.unit === 'ml' ? 'ml' : 'g';
  const amount = unit === 'tin' ? Math.max(1, Math.round(grams / (food.gramsEach ?? 400))) : grams;
  return takeNeeded(table, [id], amount, unit, options);
}

function takeFixed(table: Table, id: FoodId, take: Take, times: number): Part {
  const amount = take.amount * times;
  const isPieces =
    take.unit === null || take.unit === 'clove' || take.unit === 'tin' || take.unit === 'slice';
  const rounded = isPieces
    ? Math.max(take.amount < 1 ? 0.5 : 1, amount < 1 ? Math.round(amount * 2) / 2 : Math.round(amount))
    : take.unit === 'tsp' || take.unit === 'tbsp'
      ? Math.max(0.25, Math.round(amount * (amount < 1 ? 4 : 2)) / (amount < 1 ? 4 : 2))
      : amount;
  const options: TakeOptions =
    take.ready === undefined ? (take.cut === undefined ? {} : { cut: take.cut }) : { prepare: take.ready };
  return takeNeeded(table, [id], rounded, take.unit, options);
}

/** A slot for many foods is measured for the usual one: of nori or Marmite nobody eats as much as of a cheese. */
const MOST_USUAL = 2;

function capEach(each: number, food: Food): number {
  const isStrongSpice = food.strength === 3 && food.roles[0] === 'spice';
  const isBounded = food.amount.unit === 'g' || isStrongSpice || food.roles.includes('condiment');
  return isBounded ? Math.min(each, usualGrams(food) * MOST_USUAL) : each;
}

/** Grams a head of the only meat on a plate, where it was meant to season another. */
const MEAL = 75;

function fillPlate(each: number, { food }: Item, slots: Filling['slots']): number {
  // A handful of lardons is no meal; a smoked sausage is.
  const isMeal = ['protein', 'cured'].includes(food.roles[0]) && food.amount.perServing >= 60;
  if (!isMeal || each >= MEAL) return each;
  const mains = listFoods(slots);
  return mains.filter(({ roles }) => MEAL_ROLES.includes(roles[0])).length > 1 ? each : MEAL;
}

/**
 * A second kind that shares a slot makes the plate so much fuller, as long as it holds it; where a plate is too full by
 * itself, there is so much less of what the dish could do without.
 */
const FULLNESS = [1.3, 1, 0.75] as const;

/** The share of a slot that each of its foods has: all of what there is little of, and of the others alike. */
function shareOut(
  { each, may }: Want,
  items: readonly Item[],
  { servings }: Kitchen,
  fullness: number,
): ReadonlyMap<Item, number> {
  let left = fullness < 1 ? (may ? fullness : 1) : items.length > 1 ? fullness : 1;
  const there = ({ grams }: Item): number => (grams === null ? Infinity : grams / servings / each);
  const shares = new Map<Item, number>();
  for (const item of items.toSorted((one, other) => there(one) - there(other))) {
    const share = Math.min(there(item), left / (items.length - shares.size));
    shares.set(item, share);
    left -= share;
  }
  return shares;
}

function measureWant(
  want: Want,
  filler: Filler,
  slots: Filling['slots'],
  open: (item: Item | null) => Table,
  fullness: number,
): readonly Part[] {
  if ('brought' in filler) return [bringFor(open(null), filler.brought, want)];
  const { kitchen } = open(null);
  const shares = shareOut(want, filler.items, kitchen, fullness);
  return filler.items.map((item) => {
    const each = fillPlate(capEach(want.each, item.food), item, slots) * weighDried(item, want);
    return takeItem(open(item), item, { each: each * (shares.get(item) ?? 1), ...readCut(item, want) });
  });
}

/** Measures everything but salt. */
export function measureRow(filling: Filling, kitchen: Kitchen): Measured {
  const most = filling.row.plate[1] * kitchen.servings;
  const [full, ...fewer] = FULLNESS;
  let measured = measureSlots(filling, kitchen, full);
  for (const fullness of fewer) {
    if (measured.parts.reduce((sum, part) => sum + part.grams, 0) <= most) break;
    measured = measureSlots(filling, kitchen, fullness);
  }
  return measured;
}

interface Measured {
  readonly parts: Part[];
  readonly bySlot: Parts;
}

/** Less than this share of what wets and binds a batter leaves it dry. */
const LEAST_WET = 0.3;
const WETS: readonly Role[] = ['dairy', 'liquid', 'egg'];

const isTooLittle = (parts: readonly Part[], wanted: number): boolean =>
  parts.every(({ food }) => WETS.includes(food.roles[0])) &&
  parts.reduce((sum, { grams }) => sum + grams, 0) < wanted * LEAST_WET;

function measureSlots({ row, slots }: Filling, kitchen: Kitchen, fullness: number): Measured {
  const parts: Part[] = [];
  const bySlot = new Map<string, readonly Part[]>();
  const open = (item: Item | null): Table => openTable(kitchen, parts, item);
  for (const [name, want] of Object.entries(row.wants)) {
    const filler = slots.get(name);
    if (filler === undefined) continue;
    const measured = measureWant(want, filler, slots, open, fullness);
    if (row.measured && !want.may && isTooLittle(measured, want.each * kitchen.servings))
      throw new CannotCook(`too little for the ${name} of ${row.id}`);
    bySlot.set(name, measured);
  }
  const lean = leanFat({ row, slots }, parts, kitchen);
  for (const [name, take] of Object.entries(row.takes ?? {})) {
    const filler = slots.get(name);
    if (filler === undefined) continue;
    const { id, item } = readFiller(filler);
    const times = readTimes(row, [name, take], id, kitchen) * lean(id, take);
    bySlot.set(name, [takeFixed(open(item), id, take, times)]);
  }
  return { parts, bySlot };
}

/** Pepper without an amount; null where nobody here eats it. */
export function takePepper(kitchen: Kitchen, parts: Part[]): Part | null {
  const item = kitchen.items.find(({ food }) => food.id === 'black-pepper') ?? null;
  if (item === null && kitchen.choose('black-pepper') === undefined) return null;
  return takeSeasoning(openTable(kitchen, parts, item), ['black-pepper']);
}
