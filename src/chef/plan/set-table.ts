// Lays the table: what the list still holds and people eat beside such a dish comes with it, as slots of its own and a
// last act. A row says which kinds suit it, or its family does.

import type { Food, FoodId } from '../../food/foods.ts';
import type { DishFamily } from '../dish.ts';
import { type Filler, type Filling, listFoods, listFor } from '../language/match.ts';
import type { Act, DishRow, TableKind, Take, Want } from '../language/row.ts';
import { isMilky, type Kitchen } from '../read/kitchen.ts';
import { isFish } from '../slots.ts';
import {
  type Beside,
  BREADY,
  holdsAny,
  isFilledBy,
  type Laid,
  listSpare,
  STARCHY,
  serveWith,
  takeSpare,
} from './lay-plate.ts';
import { isOfElsewhere } from './score-draft.ts';

const BY_FAMILY: Readonly<Record<DishFamily, readonly TableKind[]>> = {
  soup: ['scatter', 'cheese', 'bread', 'spoon', 'wedge'],
  stew: ['scatter', 'cheese', 'bread', 'spoon', 'condiment', 'wedge'],
  pan: ['scatter', 'cheese', 'salad', 'condiment', 'wedge', 'bread'],
  oven: ['scatter', 'cheese', 'salad', 'spoon', 'condiment', 'wedge', 'bread'],
  eggs: ['scatter', 'cheese', 'bread', 'salad', 'spoon', 'condiment', 'wedge'],
  salad: ['scatter', 'cheese', 'bread', 'spoon', 'wedge'],
  pasta: ['scatter', 'cheese', 'salad', 'wedge'],
  rice: ['scatter', 'cheese', 'spoon', 'condiment', 'wedge'],
  bread: ['scatter', 'cheese', 'salad', 'condiment', 'wedge'],
  plate: ['scatter', 'cheese', 'salad', 'spoon', 'condiment', 'wedge', 'bread'],
  breakfast: ['scatter'],
  pudding: ['scatter', 'spoon'],
  drink: [],
};

const SAVOURY: Readonly<Record<TableKind, Want>> = {
  scatter: {
    of: ['@soft-herb', 'spring-onion', 'pomegranate', '@sprinkled', '#nut', '#seed'],
    each: 6,
    most: 3,
    may: true,
    cut: 'chopped',
  },
  cheese: { of: ['feta', 'goats-cheese', 'queso-fresco'], each: 25, may: true, ready: 'crumbled' },
  bread: {
    of: ['@bread', '#flatbread', 'garlic-bread'],
    not: ['pizza-base', 'dosa-batter'],
    each: 60,
    may: true,
    ready: '',
  },
  salad: {
    of: ['@salad-leaf', 'cucumber', '@fresh-tomato', 'radish', 'avocado'],
    each: 70,
    most: 3,
    may: true,
    cut: 'thin-slices',
  },
  spoon: {
    of: ['@cooling', '@dip', 'quark', 'creme-fraiche', 'tahini'],
    not: ['flavoured-yoghurt', 'yoghurt-pot', 'coconut-milk'],
    each: 40,
    may: true,
  },
  condiment: {
    of: [
      'chutney',
      'mango-chutney',
      'cranberry-sauce',
      'apple-sauce',
      'mint-sauce',
      'pomegranate-molasses',
      '#pickle',
      '#hot-sauce',
      '#table-sauce',
    ],
    // Barbecue is a verb as well, and the rules ask it for its minutes.
    not: ['barbecue-sauce', 'vine-leaves', 'preserved-lemon'],
    each: 15,
    most: 2,
    may: true,
  },
  wedge: { of: ['lemon', 'lime'], each: 20, may: true, ready: 'cut into wedges' },
};
const SWEET: Readonly<Partial<Record<TableKind, Want>>> = {
  scatter: { of: ['#nut', '#berry'], each: 15, may: true, ready: '' },
  spoon: { of: ['ice-cream', '@pouring-cream', '@yoghurt', 'mascarpone', 'custard'], each: 40, may: true },
};

const SEAFOOD: readonly Food['category'][] = ['crustacean', 'mollusc'];
/** These go over the dish, the others beside it. */
const STREWN: readonly TableKind[] = ['scatter', 'cheese'];

const ACIDS: readonly FoodId[] = ['red-wine-vinegar', 'cider-vinegar', 'vinegar', 'balsamic-vinegar'];
const OILS: readonly FoodId[] = ['olive-oil', 'vegetable-oil'];

/**
 * Yoghurt soothes any dish; hummus is of a kitchen, and neither gherkins nor ketchup go beside a curry or a stir-fry, nor
 * is cheese crumbled over them.
 */
function suitsTable(food: Food, kind: TableKind, used: readonly Food[]): boolean {
  const isOfCurry = ({ cuisines: [only, ...more] }: Food): boolean =>
    only === 'south-asian' && more.length === 0;
  const isEastern = used.some(({ facets }) => facets.includes('eastern'));
  if (kind === 'cheese')
    return (
      !isEastern &&
      !used.some(
        (one) => isOfCurry(one) || isFish(one) || one.roles[0] === 'cheese' || SEAFOOD.includes(one.category),
      )
    );
  if (isMilky(food) || (kind !== 'spoon' && kind !== 'condiment')) return true;
  if (kind === 'condiment' && isEastern) return food.facets.includes('eastern');
  if (kind === 'condiment')
    return !used.some(isOfCurry) || food.cuisines.length === 0 || food.cuisines.includes('south-asian');
  return !isOfElsewhere(food, used);
}

/** Nobody wants bread beside a pie of potatoes. */
const hasItsBread = (filling: Filling): boolean =>
  holdsAny(filling.slots, BREADY) || (filling.row.family === 'oven' && isFilledBy(filling, STARCHY));

const nameSlot = (kind: TableKind): string => `table${kind}`;

/** The filling with what comes to the table, and with its sides served. */
export function setTable({ filling, sides }: Laid, kitchen: Kitchen): Filling {
  const { row } = filling;
  const kinds = kitchen.guest?.kind === 'infant' ? [] : (row.table ?? BY_FAMILY[row.family]);
  const wants: Record<string, Want> = {};
  const slots = new Map(filling.slots);
  let free = listSpare(slots, kitchen);
  for (const kind of kinds) {
    const want = row.side === 'sweet' ? SWEET[kind] : SAVOURY[kind];
    if (want === undefined || (kind === 'bread' && hasItsBread(filling))) continue;
    const used = listFoods(slots);
    const items = listFor(want, kitchen.items, free)
      .filter(({ food }) => suitsTable(food, kind, used))
      .slice(0, want.most ?? 1);
    if (items.length === 0) continue;
    wants[nameSlot(kind)] = want;
    slots.set(nameSlot(kind), { items });
    free = free.filter((item) => !items.includes(item));
  }
  const found = kinds.filter((kind) => nameSlot(kind) in wants);
  if (found.length === 0 && sides === null) return filling;
  const takes = found.includes('salad') ? dress(filling, kitchen, slots) : {};
  const table: DishRow = {
    ...row,
    wants: { ...row.wants, ...wants },
    takes: { ...row.takes, ...takes },
    acts: layActs(row.acts, found, takes, sides),
  };
  return { row: table, slots };
}

/** Whether a slot is one of the table or of a side, and no part of the dish. */
export function isOfTable(slot: string): boolean {
  return /^(?:table|side)[a-z]/.test(slot);
}

/** Oil and something sharp for the leaves, of what the dish has not taken already. */
function dress(filling: Filling, kitchen: Kitchen, slots: Map<string, Filler>): Record<string, Take> {
  const takes: Record<string, Take> = {};
  const take = (slot: string, ids: readonly FoodId[], amount: number, unit: Take['unit']): void => {
    const spare = takeSpare(ids, filling.slots, kitchen);
    if (spare === null) return;
    slots.set(slot, spare.filler);
    takes[slot] = { of: [spare.id], amount, unit };
  };
  take('tableoil', OILS, 0.5, 'tbsp');
  // One acid on a plate is enough.
  if (!listFoods(filling.slots).some(({ id }) => [...ACIDS, 'lemon', 'lime'].includes(id)))
    take('tablesharp', ACIDS, 0.5, 'tsp');
  return takes;
}

/** Leaves are dressed before the dish is served; the rest goes on or beside it. */
function layActs(
  acts: readonly Act[],
  kinds: readonly TableKind[],
  dressing: Record<string, Take>,
  sides: Beside | null,
): readonly Act[] {
  const laid = [...acts];
  if (kinds.includes('salad')) {
    const words = `Toss {tablesalad} with {${[...Object.keys(dressing), 'salt'].join(' ')}}.`;
    let end = laid.length;
    while (laid[end - 1]?.do === 'serve') end -= 1;
    laid.splice(end, 0, { do: 'dress', in: 'small-bowl', words });
  }
  const strewn = kinds.filter((kind) => STREWN.includes(kind)).map(nameSlot);
  const over = strewn.length === 0 ? '' : `{${strewn.join(' ')}}`;
  const slots = kinds.filter((kind) => !STREWN.includes(kind)).map(nameSlot);
  const own = slots.length === 0 ? '' : `{${slots.join(' ')}}`;
  if (sides === null)
    return serveWith(laid, over, { words: own, from: slots.length === 0 ? [] : ['small-bowl'] });
  const words = [sides.words, own].filter(Boolean).join(slots.length > 1 ? ', ' : ' and ');
  return serveWith(laid, over, {
    words,
    from: [...sides.from, ...(slots.length === 0 ? [] : (['small-bowl'] as const))],
  });
}
