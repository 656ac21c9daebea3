import { describe, expect, it } from 'vitest';
import { FOODS, type Food, type FoodId } from '../food/foods.ts';
import type { Dish } from './dish.ts';
import { cookKit, isWanted, type Kit, type Want } from './dishes/parts/kit.ts';
import { WOK_TABLE } from './dishes/parts/wok-table.ts';
import { WOK_WEST } from './dishes/parts/wok-west.ts';
import { EASTERN_POTS } from './dishes/pot/eastern-pots.ts';
import { FAR_POTS } from './dishes/pot/far-pots.ts';
import { INDIAN_POTS } from './dishes/pot/indian-pots.ts';
import { SOUTHERN_POTS } from './dishes/pot/southern-pots.ts';
import { WESTERN_POTS } from './dishes/pot/western-pots.ts';
import { WORLD_POTS } from './dishes/pot/world-pots.ts';
import { RICE_KITS, RICE_TABLE } from './dishes/rice/rice-kits.ts';
import { SOUP_POTS } from './dishes/soup/soup-pots.ts';
import { WOK_KITS } from './dishes/wok/wok-kits.ts';
import type { Draft } from './draft.ts';
import { gatherItems, type Kitchen, openKitchen } from './kitchen.ts';

/** A box of vegetables that would fill any pot. */
const CROWD: readonly FoodId[] = [
  'carrot',
  'celeriac',
  'parsnip',
  'turnip',
  'kohlrabi',
  'leek',
  'chard',
  'red-cabbage',
  'butternut-squash',
  'mushroom',
  'courgette',
  'beetroot',
];

const NAMED: readonly (readonly [Kit & { readonly id: string }, Dish])[] = [
  ...[...WESTERN_POTS, ...FAR_POTS, ...SOUP_POTS, ...EASTERN_POTS, ...INDIAN_POTS, ...SOUTHERN_POTS].map(
    (kit, at) => [kit, WORLD_POTS[at]] as const,
  ),
  ...[...WOK_TABLE, ...WOK_WEST].map((kit, at) => [kit, WOK_KITS[at]] as const),
  ...RICE_TABLE.map((kit, at) => [kit, RICE_KITS[at]] as const),
].flatMap(([kit, dish]) => (dish === undefined ? [] : [[kit, dish] as const]));

function choose(want: Want, not: Want | undefined): Food | undefined {
  return Object.values(FOODS).find(
    (food) => isWanted(want, food) && !(not !== undefined && isWanted(not, food)),
  );
}

function open(foods: readonly Food[], servings: number): Kitchen {
  const items = gatherItems(
    [...new Set(foods)].map(({ id, name }) => ({ text: name, food: id, state: '' }) as never),
  );
  return openKitchen(items, {
    servings,
    units: 'metric',
    diets: [],
    avoid: [],
    maxMinutes: null,
    equipment: null,
    maxExtras: 2,
    idea: 0,
    guest: null,
    saltShare: 1,
  });
}

function cook(dish: Dish, kitchen: Kitchen): Draft | null {
  try {
    return dish.cook(kitchen);
  } catch {
    return null;
  }
}

/** One food for everything that the kit names. */
function gather(kit: Kit): readonly Food[] {
  const [, ...some] = kit.some ?? [0];
  return [...kit.core, ...(some as readonly Want[])].flatMap((want) => choose(want, kit.not) ?? []);
}

describe('a dish that has a name', () => {
  it.each(NAMED.map(([kit, dish]) => [kit.id, kit, dish] as const))(
    '%s holds what it is named for, however much else is listed',
    (_id, kit, dish) => {
      const wanted = gather(kit);
      const crowd = CROWD.map((id) => FOODS[id] as Food).filter(
        (food) => kit.not === undefined || !isWanted(kit.not, food),
      );
      for (const foods of [wanted, [...crowd, ...wanted]]) {
        const draft = cook(dish, open(foods, 4));
        if (draft === null) continue;
        for (const want of kit.core) expect(draft.parts.some(({ food }) => isWanted(want, food))).toBe(true);
      }
    },
  );

  it('is cooked where the list holds all of it', () => {
    const cooked = NAMED.filter(([kit, dish]) => cook(dish, open(gather(kit), 4)) !== null);
    expect(cooked.length).toBeGreaterThan(NAMED.length * 0.8);
  });

  it('is not cooked where its builder leaves its name food out', () => {
    const kit: Kit = { core: [['beetroot']] };
    const forgetful = cookKit(kit, () => ({ parts: [] }) as unknown as Draft);
    expect(forgetful(open([FOODS.beetroot as Food], 2))).toBeNull();
  });
});
