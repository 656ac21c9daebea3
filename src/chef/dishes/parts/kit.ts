// What named dishes share: how a kit of foods is recognised in a list, and how its parts are measured and taken.

import type { Food, FoodId } from '../../../food/foods.ts';
import type { Draft, Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { isBoned } from '../../skin-and-bone.ts';
import { byWorth, first, isCookable, isLeafyGreen, isNamed, isPoultry, isRoot, pick } from '../../slots.ts';
import type { Board } from '../../start-draft.ts';
import { readPace, untaken, withCut } from '../../tasks.ts';
import { isLateGreen, lateCut, potCut } from './late-greens.ts';

/** How well the makings of a named dish hang together: above any frame that only fills its slots. */
export const NAMED_FIT = 2;

/** Foods by name, the most wanted first, or by kind. */
export type Want = readonly FoodId[] | ((food: Food) => boolean);

/** What is taken of a kit at one moment: the first of these, grams for each serving, and how it is prepared. */
export type Dose = readonly [want: Want, each: number, prepare?: string];

export interface Kit {
  /** One of each row is on the list. */
  readonly core: readonly Want[];
  /** And so many of these. */
  readonly some?: readonly [least: number, ...wants: Want[]];
  /** None of these, which make another dish of it. */
  readonly not?: Want;
}

function findWant(kitchen: Kitchen, want: Want): Item | undefined {
  return typeof want === 'function' ? first(kitchen, want) : kitchen.find(...want);
}

/** Whether the list holds the kit. */
function holdsKit(kitchen: Kitchen, { core, some, not }: Kit): boolean {
  const has = (want: Want): boolean => findWant(kitchen, want) !== undefined;
  if (!core.every(has)) return false;
  const [least, ...wants] = some ?? [0];
  return wants.filter(has).length >= least && !(not !== undefined && has(not));
}

/** Cooks it where the list holds the kit; a dish that leaves out what it is named for is none. */
export function cookKit<Named extends Kit>(
  kit: Named,
  write: (kit: Named, kitchen: Kitchen) => Draft | null,
): (kitchen: Kitchen) => Draft | null {
  // Hundreds of kits are asked of every list, and few are in it: what they ask is laid out alike beforehand.
  const { core, some, not } = kit;
  const asked = { core, some, not } as Kit;
  return (kitchen) => {
    if (!holdsKit(kitchen, asked)) return null;
    const draft = write(kit, kitchen);
    const isNamesake = (want: Want): boolean =>
      draft?.parts.some(({ food }) => isWanted(want, food)) ?? false;
    return core.every(isNamesake) ? draft : null;
  };
}

/** Takes what is listed of these doses. */
export function takeDoses(board: Board, doses: readonly Dose[] = []): Part[] {
  return real(
    doses.map(([want, each, prepare]) => {
      const item =
        typeof want === 'function'
          ? first(board.kitchen, (food) => want(food) && untaken(board, food.id).length > 0)
          : board.kitchen.find(...untaken(board, ...want));
      // A pinch of it scents a pot.
      if (item?.food.id === 'asafoetida') return board.need(['asafoetida'], 0.25, 'tsp');
      return takeIf(board, item, (one) =>
        one.food.id === 'dried-chilli' && (prepare === undefined || isFleshy(one))
          ? readyChillies(one, board.kitchen)
          : {
              // A whole spice, a leaf and a clove are for the pot and not for each plate.
              ...(each < 0 ? { total: -each } : { each }),
              ...(prepare === undefined ? cutFor(one) : { prepare }),
            },
      );
    }),
  );
}

/** Large and mild: a pot is built on them. */
const isFleshy = ({ food, typed }: Item): boolean =>
  food.id === 'dried-chilli' &&
  /ancho|guajillo|pasilla|mulato|cascabel|n(?:o|ñ)ra|chihuacle/i.test(typed.join());

/** Two or three for four people, and no hard skin in the spoon. */
export function readyChillies(item: Item, { servings }: Kitchen) {
  const { food } = item;
  if (!isFleshy(item))
    return { total: 2 * (food.gramsEach ?? 1), prepare: 'snapped in two and the seeds shaken out' };
  return {
    total: Math.ceil(servings * 0.6) * (food.gramsEach ?? 5),
    prepare: 'stemmed, deseeded, soaked in hot water for 20 minutes and blended smooth',
  };
}

function cutFor(item: Item) {
  const { food } = item;
  if (isCookable(food)) return potCut(item);
  return food.cuts.length > 0 && ['aromatic', 'cured'].includes(food.roles[0])
    ? withCut(item, food.roles[0] === 'cured' ? 'slices-1cm' : 'finely-chopped')
    : {};
}

/** Whether this is one of the foods that are wanted. */
export function isWanted(want: Want, food: Food): boolean {
  return typeof want === 'function' ? want(food) : want.includes(food.id);
}

/** Pieces on the bone stay whole and are dealt out by number; breasts are cut up. */
export function isBoneIn({ food, typed }: Item): boolean {
  return (
    isPoultry(food) &&
    /thigh|drumstick|wing|leg|^duck$/.test(food.id) &&
    !isBoned(typed) &&
    !/\bbreasts?\b|thigh steak/i.test(typed.join())
  );
}

/** A leg with its thigh, which is safe in half an hour and tender in three quarters. */
export function isWholeLeg({ category, gramsEach }: Food): boolean {
  return category === 'poultry-cut' && gramsEach !== undefined && gramsEach >= 200 && gramsEach < 600;
}

interface Guests {
  readonly slow: Part[];
  readonly quick: Part[];
  readonly leaves: Part[];
}

/** Borscht is of beetroot before it is of anything else that is listed. */
function rank({ core, some = [0] }: Kit, { food }: Item): number {
  if (core.some((want) => isWanted(want, food))) return 0;
  return some.slice(1).some((want) => isWanted(want as Want, food)) ? 1 : 2;
}

/**
 * What else of the vegetables is listed, those that the kit names first and then the soonest spoilt, parted by how long
 * they want in the pot.
 */
export function takeGuests(
  board: Board,
  most: number,
  gramsEach: number,
  isGuest: (food: Food) => boolean = () => true,
  isLong = false,
  kit: Kit = { core: [] },
): Guests {
  const items = pick(
    board.kitchen,
    (food) =>
      (isCookable(food) || isRoot(food)) &&
      !isNamed(food, 'plantain', 'horseradish') &&
      isGuest(food) &&
      untaken(board, food.id).length > 0,
  )
    .sort((one, other) => rank(kit, one) - rank(kit, other) || byWorth(one, other))
    .slice(0, most);
  const take = (item: Item): Part =>
    board.take(item, {
      each: isLeafyGreen(item.food) ? Math.min(60, gramsEach) : gramsEach,
      ...(isLeafyGreen(item.food) || isLateGreen(item.food)
        ? lateCut(item)
        : isLong && item.food.cuts.includes('chunks-2cm')
          ? withCut(item, 'chunks-2cm')
          : potCut(item)),
    });
  const by = (paces: readonly string[]): Part[] =>
    items.filter((item) => paces.includes(isLateGreen(item.food) ? 'fast' : readPace(item))).map(take);
  return { slow: by(['slow']), quick: by(['medium', 'fast']), leaves: by(['leaf']) };
}
