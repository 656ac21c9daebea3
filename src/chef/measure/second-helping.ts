// Who has two bunches of asparagus wants them eaten: where a dish leaves much of a food that spoils and the plate has
// room for it, it is cooked again with more.

import type { DishFamily } from '../dish.ts';
import type { Draft, Part } from '../draft.ts';
import { weighPlate } from '../plan/score-draft.ts';
import type { Item, Kitchen } from '../read/kitchen.ts';
import { isCheese, isCookedMeat, isFruit, isHardCheese, isLeafyGreen, isNamed, isPotato } from '../slots.ts';

/** Grams of vegetables, or of fruit where it is sweet, that one person eats of a dish. */
const MOST: Readonly<Partial<Record<DishFamily, number>>> = {
  eggs: 160,
  pan: 270,
  soup: 280,
  stew: 300,
  oven: 300,
  salad: 280,
  pasta: 220,
  rice: 220,
  plate: 280,
  pudding: 250,
};

/** Grams of them that one frying pan turns over, and that lie side by side on one tray. */
const FILLED: Readonly<Partial<Record<DishFamily, number>>> = { pan: 600, eggs: 600, oven: 1400 };

/** How much more of a food there may be. */
interface Helping {
  /** Times what the dish wanted. */
  readonly times: number;
  /** Grams for each. */
  readonly each: number;
  /** What a gram of it takes of the room: leaves collapse. */
  readonly bulk: number;
}

/** Less than this share more of it is no second helping, unless nothing is left then. */
const LEAST_MORE = 0.25;
const LEAST_GRAMS = 20;
const NEARLY_ALL = 0.8;

function readHelping({ food }: Part, family: DishFamily): Helping | null {
  if (family === 'pudding') return isFruit(food) ? { times: 2, each: 250, bulk: 1 } : null;
  if (food.id === 'cucumber' && family !== 'salad') return null;
  if (isPotato(food)) return { times: 1.3, each: 250, bulk: 1 };
  if (food.id === 'cooked-potato') return { times: 1.7, each: 260, bulk: 0 };
  if (isLeafyGreen(food))
    return (food.heat.soften?.minutes[1] ?? 9) <= 4
      ? { times: 3, each: 220, bulk: 0.4 }
      : { times: 2, each: 110, bulk: 1 };
  if (food.category === 'cream') return { times: 1.7, each: 105, bulk: 0 };
  if (isCookedMeat(food)) return { times: 1.8, each: 160, bulk: 0 };
  if (isCheese(food)) return { times: 2, each: isHardCheese(food) ? 45 : 75, bulk: 0 };
  if (!['vegetable', 'leaf'].includes(food.roles[0]) && !isNamed(food, 'leek')) return null;
  const times = food.perish === 2 ? 2.5 : 1.8;
  // The sauce was measured for as much as it coats.
  return { times: family === 'pasta' || family === 'rice' ? Math.min(2, times) : times, each: 300, bulk: 1 };
}

/** What is listed without an amount and sold by the head is one. */
function readThere({ item, food, quantity, unit }: Part): number | null {
  const isPiece = unit === null && quantity !== null && quantity < 1;
  return item?.grams ?? (isPiece && item?.count === null ? (food.gramsEach ?? null) : null);
}

/** Grams of each item that is to be given more; null where the plates are full or nothing is left. */
export function planHelpings(
  { feeds, parts, plate, ...draft }: Draft,
  family: DishFamily,
  { servings }: Kitchen,
): ReadonlyMap<Item, number> | null {
  const most = MOST[family];
  if (most === undefined || feeds !== undefined) return null;
  const served = parts
    .map((part) => ({ part, helping: readHelping(part, family) }))
    .sort((one, other) => other.part.food.perish - one.part.food.perish);
  const filled = served.reduce(
    (sum, { part, helping }) => sum + (isPotato(part.food) ? 0 : part.grams * (helping?.bulk ?? 0)),
    0,
  );
  let room = Math.min(most * servings, FILLED[family] ?? Infinity) - filled;
  let plates = (plate[1] - weighPlate({ ...draft, parts, plate })) * servings;
  const helpings = new Map<Item, number>();
  for (const { part, helping } of served) {
    const { item, grams } = part;
    const there = readThere(part);
    if (helping === null || item === null || there === null || draft.beside.includes(item)) continue;
    const left = there - grams;
    const bounds = [grams * (helping.times - 1), helping.each * servings - grams, plates];
    const wise = Math.min(left, room / Math.max(0.1, helping.bulk), ...bounds);
    // Nobody keeps a fifth of it.
    const more = wise > 0 && grams + wise >= there * NEARLY_ALL ? left : wise;
    if (more < LEAST_GRAMS || (more < left && more < grams * LEAST_MORE)) continue;
    room -= more * helping.bulk;
    plates -= more;
    helpings.set(item, grams + more);
  }
  return helpings.size === 0 ? null : helpings;
}
