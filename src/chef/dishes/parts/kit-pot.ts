// What goes into a named pot: a kit names the foods of each moment, and how long they cook follows from what they are.

import type { Food, FoodId } from '../../../food/foods.ts';
import type { Unit } from '../../../food/units.ts';
import type { DishFamily } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isBraising,
  isChop,
  isCured,
  isCuredSausage,
  isDriedLegume,
  isFish,
  isMince,
  isMushroom,
  isNamed,
  isOnion,
  isPotato,
  isPoultry,
  isPrawn,
  isSausage,
  isShell,
  isSquid,
  isTofu,
} from '../../slots.ts';
import type { Board } from '../../start-draft.ts';
import { takeSalt, untaken, withCut } from '../../tasks.ts';
import {
  type Dose,
  isBoneIn,
  isWanted,
  isWholeLeg,
  type Kit,
  takeDoses,
  takeGuests,
  type Want,
} from './kit.ts';
import { readyShells } from './sea-care.ts';

export interface PotKit extends Kit {
  readonly id: string;
  readonly family?: DishFamily;
  /** Meat, fish or tofu of the pot. */
  readonly mains?: readonly Want[];
  /** "$ adobo": $ is what the pot is of. */
  readonly title: string;
  /** Named behind the title where they are in the pot. */
  readonly named?: readonly FoodId[];
  /** The title where there is nothing to put for $. */
  readonly plain?: string;
  readonly says: string;
  /** The onion, bought where there is none, or only taken where it is listed. */
  readonly onion?: 'buy' | 'listed';
  readonly fry?: readonly Dose[];
  readonly bloom?: readonly Dose[];
  readonly pour?: readonly Dose[];
  /** What it cannot be without, from the cupboard where it is not listed: an amount for each serving. */
  readonly needs?: readonly (readonly [ids: readonly FoodId[], amount: number, unit: Unit])[];
  /** Tinned, they join late; dried, they are soaked, boiled hard and simmered. */
  readonly beans?: Dose;
  /** Millilitres of water for each serving, beside what is poured. */
  readonly water: number;
  readonly late?: readonly Dose[];
  readonly end?: readonly Dose[];
  /** To the table with it. */
  readonly beside?: readonly Dose[];
  /** Where a sauce brings the salt. */
  readonly unsalted?: true;
  /** Meat cut thin, which goes into the pot without browning. */
  readonly thin?: true;
  /** Minutes for a pot without tough meat, where the kit knows better. */
  readonly minutes?: readonly [low: number, high: number];
  /** The sign that a pot without meat has simmered enough. */
  readonly cue?: string;
  /** The sign that what fries first has had its ten minutes, where it is no onion's. */
  readonly softens?: string;
  /** Boiled down at the end until this. */
  readonly glaze?: string;
  /** Boiled eggs, where eggs are listed. */
  readonly eggs?: true;
  /** The last turn of the pot, before it is served. */
  readonly turn?: (board: Board) => Said | null;
  /** How it comes to the table where there is nothing to lay it over: "warm or cold". */
  readonly serve?: string;
  /** How many other vegetables it takes; 3 where it does not say. */
  readonly room?: number;
  readonly fit?: number;
}

const isDuckLeg = ({ food, typed }: Item): boolean => food.id === 'duck' && /leg/i.test(typed.join());
const isTough = (item: Item): boolean =>
  isBraising(item.food) || isNamed(item.food, 'lamb-leg', 'beef-joint', 'turkey-leg') || isDuckLeg(item);
const isRaw = ({ food }: Item): boolean =>
  isPoultry(food) || isChop(food) || isMince(food) || isSausage(food) || food.category === 'plant-protein';

function takeMain(board: Board, item: Item, kit: PotKit, share: number): Part {
  const { food } = item;
  if (isCured(food))
    return board.take(item, {
      each: (isCuredSausage(food) ? 100 : 75) * share,
      ...withCut(item, 'slices-1cm'),
    });
  if (kit.thin === true && !isMince(food))
    return board.take(item, { each: 130 * share, prepare: 'cut into thin strips' });
  if (isDuckLeg(item)) return board.take(item, { each: 220 * share, prepare: '' });
  if (isBoneIn(item)) return board.take(item, { prepare: '' });
  if (isTough(item))
    return board.take(item, {
      each: Math.round(food.amount.perServing * share),
      ...(/ribs|oxtail/.test(food.id) ? { prepare: 'cut between the bones' } : withCut(item, 'chunks-3cm')),
    });
  if (isChop(food) && /chop/i.test(item.typed.join())) return board.take(item, { prepare: '' });
  if (isMince(food) || isSausage(food) || food.category === 'plant-protein')
    return board.take(item, { each: 110 * share, prepare: '' });
  return board.take(item, { each: 140 * share, ...withCut(item, 'chunks-3cm') });
}

/** Fish, shellfish and tofu go into the hot pot at the last. */
function measureShort(item: Item, share: number, kitchen: Kitchen): Dose {
  const { food } = item;
  if (isShell(food)) {
    const { each, prepare } = readyShells(item, kitchen, 220 * share);
    return [[food.id], each, prepare];
  }
  if (isSquid(food)) return [[food.id], 110 * share, 'cleaned and cut into 1 cm rings'];
  if (isFish(food)) return [[food.id], 140 * share, 'skinned and cut into large chunks'];
  if (isTofu(food)) return [[food.id], 130 * share, 'cut into 3 cm cubes'];
  return [[food.id], 120 * share, ''];
}

const isShort = ({ food }: Item): boolean =>
  isFish(food) || isPrawn(food) || isShell(food) || isSquid(food) || isTofu(food);

export function findMains({ mains = [] }: PotKit, kitchen: Kitchen): readonly Item[] {
  const found = mains.flatMap((want) => kitchen.items.filter(({ food }) => isWanted(want, food)));
  return [...new Set(found)].slice(0, 4);
}

function takePotOnion({ onion }: PotKit, board: Board): Part | null {
  const { kitchen } = board;
  if (onion === undefined) return null;
  const item = first(kitchen, isOnion) ?? kitchen.find('leek');
  if (item !== undefined) return takeIf(board, item, { each: 80, ...withCut(item, 'finely-chopped') });
  return onion === 'buy'
    ? board.need(['onion'], Math.max(1, Math.round(kitchen.servings / 2)), null, { cut: 'finely-chopped' })
    : null;
}

/** Everything that goes into the pot, each thing at its moment. */
export interface Pot {
  readonly kit: PotKit;
  readonly board: Board;
  readonly meat: readonly Part[];
  /** Whether the meat wants two hours. */
  readonly isTough: boolean;
  readonly dried: Part | null;
  readonly fried: readonly Part[];
  readonly onion: Part | null;
  readonly bloomed: readonly Part[];
  readonly poured: readonly Part[];
  readonly roots: readonly Part[];
  readonly late: readonly Part[];
  readonly quick: readonly Part[];
  readonly leaves: readonly Part[];
  readonly salt: Part | null;
  readonly minutes: readonly [low: number, high: number];
}

function sortMains(kit: PotKit, kitchen: Kitchen) {
  const mains = findMains(kit, kitchen);
  const tough = kit.thin === true ? [] : mains.filter(isTough);
  const tender = mains.filter((one) => !tough.includes(one) && (isRaw(one) || isTough(one)));
  return { mains, tough, tender, share: mains.length > 2 ? 0.6 : mains.length > 1 ? 0.75 : 1 };
}

function takePotato(kit: PotKit, board: Board): Part | null {
  const item = first(board.kitchen, (food) => isPotato(food) && untaken(board, food.id).length > 0);
  return takeIf(board, kit.room === 0 ? undefined : item, (one) => ({
    each: 140,
    ...withCut(one, kit.family === 'soup' ? 'chunks-2cm' : 'chunks-3cm'),
  }));
}

/** The rind of a hard cheese gives up its taste and is lifted out. */
export function takeRind(board: Board): Part[] {
  const rind = board.kitchen.find('parmesan-rind');
  return real([takeIf(board, rind, { total: 40, prepare: 'lifted out at the end' })]);
}

export function fillPot(kit: PotKit, board: Board): Pot {
  const { kitchen } = board;
  const { mains, tough, tender, share } = sortMains(kit, kitchen);
  const take = (item: Item): Part => takeMain(board, item, kit, share);
  const wanted = kit.beans;
  const beans = wanted === undefined ? undefined : first(kitchen, (food) => isWanted(wanted[0], food));
  const isDry = beans !== undefined && isDriedLegume(beans.food);
  const dried = isDry ? board.take(beans, { each: 70, prepare: '' }) : null;
  const meat = (tough.length > 0 ? tough : tender).map(take);
  const salt = kit.unsalted === true ? null : takeSalt(board);
  const onion = takePotOnion(kit, board);
  const cured = mains.filter(({ food }) => isCured(food)).map(take);
  const fried = [...real([onion]), ...cured, ...takeDoses(board, kit.fry)];
  const fromKit = takeDoses(board, kit.bloom);
  const needs = (kit.needs ?? []).map(([ids, amount, unit]) =>
    board.need(untaken(board, ...ids), Math.max(0.5, Math.round(amount * kitchen.servings * 2) / 2), unit),
  );
  // Flour wants a minute in the fat.
  const isFlour = ({ food }: Part): boolean => food.category === 'flour' || food.id === 'cornflour';
  const bloomed = [...fromKit, ...needs.filter(isFlour)];
  const poured = [
    ...needs.filter((part) => !isFlour(part)),
    ...takeDoses(board, kit.pour),
    ...takeRind(board),
  ];
  const tinned = takeDoses(board, isDry || beans === undefined || wanted === undefined ? [] : [wanted]);
  const late = [
    ...(tough.length > 0 ? tender : []).map(take),
    ...(tough.length > 0 ? tinned : []),
    ...takeDoses(board, kit.late),
  ];
  const short = takeDoses(board, [
    ...mains.filter(isShort).map((item) => measureShort(item, share, kitchen)),
    // They drink what they lie in, and boiled apart they are a lump by the time the pot is ready.
    [['glass-noodles'], 45, 'soaked in hot water for 10 minutes and drained'],
  ]);
  // What is eaten raw beside the pot is not to be taken for a vegetable of the pot.
  const kept = (food: Food): boolean => !(kit.beside ?? []).some(([want]) => isWanted(want, food));
  const guests = takeGuests(board, kit.room ?? 3, 80, kept, tough.length > 0, kit);
  // Beside tough meat mushrooms have the last half hour: done in five minutes, they taste of water.
  const isStewed = ({ food }: Part): boolean => tough.length > 0 && isMushroom(food);
  const roots = [...real([takePotato(kit, board)]), ...guests.slow, ...guests.quick.filter(isStewed)];
  const simmers = dried !== null || tough.length > 0;
  const onBone = kit.thin === true ? [] : tender.filter(isBoneIn);
  // A thigh is tender in half an hour; a whole leg wants longer.
  const usual = Math.max(
    roots.length > 0 ? 18 : meat.length > 0 ? 15 : 8,
    ...onBone.map(({ food }) => (isWholeLeg(food) ? 42 : 30)),
  );
  return {
    kit,
    board,
    meat,
    isTough: tough.length > 0,
    dried,
    fried,
    onion,
    bloomed,
    poured: tough.length > 0 ? poured : [...poured, ...tinned],
    roots,
    late: simmers ? late : [],
    quick: [...(simmers ? [] : late), ...guests.quick.filter((part) => !isStewed(part)), ...short],
    leaves: guests.leaves,
    salt,
    minutes: dried === null ? (kit.minutes ?? [usual, usual + 4]) : [60, 75],
  };
}
