// Cooks something beside a dish: what the list still holds of a starch or a vegetable, where the plate has none, in a
// vessel that the dish leaves free and while it looks after itself.

import { SIDES, type SideDish } from '../book/sides.ts';
import type { DishFamily } from '../dish.ts';
import { listDone, openSlots } from '../language/done-acts.ts';
import { type Filler, type Filling, listFor, listItems } from '../language/match.ts';
import type { Act, DishRow, Vessel } from '../language/row.ts';
import type { Item, Kitchen } from '../read/kitchen.ts';
import { MEAL_ROLES } from '../slots.ts';
import { listWords } from '../tell/list-words.ts';
import { BREADY, isFilledBy, type Laid, listSpare, STARCHY, takeSpare } from './lay-plate.ts';

const TAKES_SIDES: Readonly<Partial<Record<DishFamily, readonly SideDish['is'][]>>> = {
  stew: ['starch', 'vegetable', 'cheese'],
  pan: ['starch', 'vegetable', 'cheese', 'gravy', 'egg'],
  oven: ['starch', 'vegetable', 'cheese', 'gravy'],
  plate: ['starch', 'vegetable', 'cheese', 'gravy', 'egg'],
  pasta: ['vegetable'],
  rice: ['vegetable', 'cheese', 'egg'],
  eggs: ['vegetable', 'cheese'],
};

/** So many vegetables are enough on a plate. */
const ENOUGH = 2;
/** The vessels that a side may have instead of its own, where the dish uses that. */
const INSTEAD: Readonly<Partial<Record<Vessel, readonly Vessel[]>>> = {
  pot: ['pot', 'saucepan'],
  saucepan: ['saucepan', 'pot'],
  'frying-pan': ['frying-pan', 'pan'],
  bowl: ['bowl', 'small-bowl'],
  tray: ['tray'],
};
/** Of a side's minutes the dish looks after itself for at least this share. */
const MOST_OF = 0.6;
/** Of the least minutes of its food for nearly all. */
const NEARLY = 0.8;

interface Cooked {
  readonly filling: Filling;
  /** How the last sentence speaks of it. */
  readonly spoken: string;
  readonly vessels: readonly Vessel[];
}

/** Whether the plate has room for a side of this kind. */
const WANTS_SIDE: Readonly<Record<SideDish['is'], (filling: Filling) => boolean>> = {
  starch: (filling) => !isFilledBy(filling, STARCHY),
  vegetable: ({ slots }) => listItems(slots).filter(isVegetable).length < ENOUGH,
  gravy: ({ slots }) => listItems(slots).some(({ food }) => ['protein', 'cured'].includes(food.roles[0])),
  cheese: () => true,
  egg: ({ slots }) => !listItems(slots).some(({ food }) => MEAL_ROLES.includes(food.roles[0])),
};

const isVegetable = ({ food }: Item): boolean => ['vegetable', 'leaf'].includes(food.roles[0]);

/** The filling with what is cooked beside it; itself where nothing is. */
export function addSides(filling: Filling, kitchen: Kitchen): Laid {
  const { row } = filling;
  const isAlone = row.table?.length === 0;
  const kinds = (TAKES_SIDES[row.family] ?? []).filter((kind) => !isAlone || kind === 'gravy');
  const isBare = row.guest === 'infant' || row.side === 'sweet' || row.needs.length === 0;
  const none = isBare || kitchen.guest?.kind === 'infant' || !kitchen.has('hob');
  let laid = filling;
  const sides: Cooked[] = [];
  for (const kind of none ? [] : kinds) {
    const cooked = cookSide(laid, kind, kitchen);
    if (cooked === null) continue;
    sides.push(cooked);
    laid = cooked.filling;
  }
  if (sides.length === 0) return { filling, sides: null };
  const words = listWords(sides.map(({ spoken }) => spoken));
  return { filling: laid, sides: { words, from: sides.flatMap(({ vessels }) => vessels) } };
}

function cookSide(filling: Filling, kind: SideDish['is'], kitchen: Kitchen): Cooked | null {
  const free = listSpare(filling.slots, kitchen);
  if (free.length === 0) return null;
  for (const side of SIDES) {
    if (side.is !== kind || (side.needs !== undefined && !kitchen.has(side.needs))) continue;
    const items = listFor(side.side, kitchen.items, free).filter((item) => knowsMinutes(side, item));
    if (items.length === 0 || !hasPlace(side, filling) || !goesBeside(side, filling)) continue;
    const cooked = cookBeside(filling, side, items.slice(0, side.side.most ?? 1), kitchen);
    if (cooked !== null) return cooked;
  }
  return null;
}

/** Rice goes under a curry that has potatoes in it, too. */
const hasPlace = ({ is, soaks }: SideDish, filling: Filling): boolean =>
  soaks && filling.row.family === 'stew' ? !isFilledBy(filling, BREADY) : WANTS_SIDE[is](filling);

/** Pasta goes beside meat and fish, and beside no cakes of eggs and flour. */
const goesBeside = ({ beside }: SideDish, { slots }: Filling): boolean =>
  beside === undefined || listItems(slots).some(({ food }) => food.roles[0] === beside);

/** Whether the food's record has minutes for each act that takes them from it. */
const knowsMinutes = ({ acts }: SideDish, { food }: Item): boolean =>
  acts.every(
    ({ minutes }) => minutes === undefined || !('slot' in minutes) || food.heat[minutes.by] !== undefined,
  );

/** The side's acts under the names of its own slots and vessels, among those of the dish; null where no vessel is free. */
function cookBeside(
  { row, slots }: Filling,
  side: SideDish,
  items: readonly Item[],
  kitchen: Kitchen,
): Cooked | null {
  const done = listDone({ row, slots }, openSlots({ row, slots }, kitchen.servings));
  const busy = done.map((act) => act.in);
  const vessels = new Map<Vessel, Vessel>();
  for (const act of side.acts) {
    const vessel = INSTEAD[act.in]?.find((one) => !busy.includes(one));
    if (vessel === undefined) return null;
    vessels.set(act.in, vessel);
  }
  const name = `side${side.is}`;
  const filled = new Map<string, Filler>([...slots, [name, { items }]]);
  const fat = side.fat === undefined ? null : takeSpare(side.fat.of, filled, kitchen);
  if (fat !== null) filled.set(`${name}fat`, fat.filler);
  const cooked: DishRow = {
    ...row,
    wants: { ...row.wants, [name]: side.side },
    takes: {
      ...row.takes,
      ...(fat === null || side.fat === undefined ? {} : { [`${name}fat`]: { ...side.fat, of: [fat.id] } }),
    },
    acts: placeBeside(
      done,
      // An oven that is hot already is not heated again.
      side.acts
        .filter((act) => act.do !== 'heat-oven' || !done.some(({ ovenC }) => ovenC !== undefined))
        .map((act) => renameAct(act, name, vessels)),
      Math.max(
        side.minutes * MOST_OF,
        ...side.acts.flatMap((act) => items.map((item) => lastsFor(act, item) * NEARLY)),
      ),
    ),
  };
  return {
    filling: { row: cooked, slots: filled },
    spoken: side.spoken ?? `{the ${name}}`,
    vessels: [...vessels.values()],
  };
}

function renameAct(act: Act, name: string, vessels: ReadonlyMap<Vessel, Vessel>): Act {
  const { minutes, core } = act;
  return {
    ...act,
    in: vessels.get(act.in) ?? act.in,
    words: act.words.replaceAll('{sidefat}', `{${name}fat}`).replaceAll('{side}', `{${name}}`),
    ...(minutes !== undefined && 'slot' in minutes ? { minutes: { ...minutes, slot: name } } : {}),
    ...(core === undefined ? {} : { core: [name] }),
  };
}

const lastsOf = ({ minutes }: Act): number =>
  minutes === undefined ? 0 : 'slot' in minutes ? LIKELY : minutes[0];
/** Minutes of what takes its time from the food. */
const LIKELY = 9;

const lastsFor = ({ minutes }: Act, { food }: Item): number =>
  minutes !== undefined && 'slot' in minutes ? (food.heat[minutes.by]?.minutes[0] ?? 0) : 0;

/** Behind the last act that lasts long enough, with what is told along with it; or first of all, and the dish beside it. */
function placeBeside(acts: readonly Act[], added: readonly Act[], minutes: number): readonly Act[] {
  const host = acts.findLastIndex((act) => act.beside !== true && lastsOf(act) >= minutes);
  const [opening, ...others] = added;
  if (opening === undefined) return acts;
  if (host < 0) {
    const start = acts[0]?.do === 'heat-oven' ? 1 : 0;
    const { beside: _, ...first } = opening;
    return [
      ...acts.slice(0, start),
      first,
      ...others,
      ...acts.slice(start).map((act, place) => (place === 0 ? { ...act, beside: true as const } : act)),
    ];
  }
  let end = host + 1;
  while (acts[end]?.and === true || acts[end]?.beside === true) end += 1;
  const meanwhile = { ...opening, beside: true as const };
  return [...acts.slice(0, end), meanwhile, ...others, ...acts.slice(end)];
}
