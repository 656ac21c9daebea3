// What the chef has to work with: the cook's foods that may be used, the wishes of the request, and the cupboard.

import { alignFood } from '../../food/align-food.ts';
import type { Diet } from '../../food/diets.ts';
import { breaksDiet, fitsDiet, readAllergens } from '../../food/fits-diet.ts';
import { FOODS, type Food, type FoodId } from '../../food/foods.ts';
import type { IngredientReading } from '../../food/read-ingredient.ts';
import { type Preparation, readPreparation } from '../../food/read-preparation.ts';
import {
  type AvoidedFood,
  findPresence,
  isAvoidedItself,
  readAvoidedFoods,
} from '../../recipe/avoided-foods.ts';
import type { Equipment, UnitSystem } from '../../recipe/recipe-request.ts';
import { hashWords, listWords } from '../tell/list-words.ts';
import { readJoint } from './joints.ts';
import { keepOwnWord } from './own-words.ts';
import { readKind } from './read-form.ts';
import { readStated } from './read-stated.ts';
import { readSkin } from './skin-and-bone.ts';
import { type SmallGuest, whyNotForGuest } from './small-guests.ts';
import { joinTail } from './tails.ts';

/** One food on the cook's list, its repeats merged. */
export interface Item {
  readonly food: Food;
  /** As typed, every mention. */
  readonly typed: readonly string[];
  /** Grams stated by the cook, a ceiling; null where none was stated. */
  readonly grams: number | null;
  /** How many were stated, for counted foods and tins. */
  readonly count: number | null;
  /** Words such as "cooked", "frozen", "stale", "ripe". */
  readonly state: string;
  /** What was done to it already: diced, sliced, thin. */
  readonly prepared: readonly Preparation[];
  /** What it comes in or with, as typed: "in garlic butter". */
  readonly tail?: string;
  /** What is asked for of it is what the plates hold. */
  readonly isWeighed?: true;
}

export interface Wishes {
  readonly servings: number;
  readonly units: UnitSystem;
  readonly diets: readonly Diet[];
  readonly avoid: readonly string[];
  readonly maxMinutes: number | null;
  /** null: everything is there. */
  readonly equipment: readonly Equipment[] | null;
  readonly maxExtras: number;
  readonly idea: number;
  /** The baby or small child that eats of it, where one is named. */
  readonly guest: SmallGuest | null;
  /** Of the usual salt; 1 where nobody asked for less. */
  readonly saltShare: number;
}

export interface Kitchen extends Wishes {
  readonly items: readonly Item[];
  readonly us: boolean;
  /** Grams of what is plentiful, where the plates hold more of it than the dish wants. */
  readonly helpings?: ReadonlyMap<Item, number>;
  /** There is too little time for the dish as it is best: what only softens or thickens gets fewer minutes. */
  readonly isHurried?: true;
  /** The first of these foods that is on the list. */
  find(...ids: readonly FoodId[]): Item | undefined;
  has(equipment: Equipment): boolean;
  /** Whether the diets and what is to be avoided let this food in. */
  allows(food: Food): boolean;
  /** The first of these foods that exists and is allowed, listed or not. */
  choose(...ids: readonly FoodId[]): Food | undefined;
  /** One of several wordings, always the same one for the same list. */
  wording<T>(...choices: readonly [T, ...T[]]): T;
}

const FLESH: ReadonlySet<string> = new Set(['meat', 'poultry', 'game']);

/** Meat and fowl, which a kosher dish keeps apart from milk. */
export function isFlesh(food: Food): boolean {
  return food.origins.some((origin) => FLESH.has(origin));
}

export function isMilky(food: Food): boolean {
  return food.origins.includes('milk');
}

export function openKitchen(items: readonly Item[], wishes: Wishes): Kitchen {
  const seed = hashWords(
    `${items
      .map((item) => item.food.id)
      .sort()
      .join('+')}|${wishes.diets.join('+')}`,
  );
  // A dish that asks for barley by its name means to boil it.
  const byId = new Map(
    items
      .filter(({ food }) => food.form !== 'cooked' || food.category !== 'grain')
      .map((item) => [item.food.id, item]),
  );
  // A seasoning cube does what a stock cube does.
  const cube = byId.get('seasoning-cube');
  if (cube !== undefined && !byId.has('stock-cube')) byId.set('stock-cube', cube);
  const allowed = new Map<FoodId, boolean>();
  // What the cook has at hand was let in before: what only a label can tell of, and what is free of what its kind holds.
  for (const { food } of items) allowed.set(food.id, true);
  // A kosher pot with meat in it takes no milk, so none comes from the cupboard either.
  const isMeatKitchen = wishes.diets.includes('kosher') && items.some(({ food }) => isFlesh(food));
  // Every dish asks for the same few fats, flours and spices, so each is judged once.
  const allows = (food: Food): boolean => {
    const known =
      allowed.get(food.id) ??
      (whyNotAllowed(food, wishes) === null &&
        whyNotForGuest(food, wishes.guest) === null &&
        !(isMeatKitchen && isMilky(food)));
    allowed.set(food.id, known);
    return known;
  };
  return {
    // By name: what is spread takes another shape with every request, and every dish looks at all of it.
    servings: wishes.servings,
    units: wishes.units,
    diets: wishes.diets,
    avoid: wishes.avoid,
    maxMinutes: wishes.maxMinutes,
    equipment: wishes.equipment,
    maxExtras: wishes.maxExtras,
    idea: wishes.idea,
    guest: wishes.guest,
    saltShare: wishes.saltShare,
    items,
    us: wishes.units === 'us',
    find: (...ids) => {
      for (const id of ids) {
        const item = byId.get(id);
        if (item !== undefined) return item;
      }
      return undefined;
    },
    has: (equipment) => wishes.equipment === null || wishes.equipment.includes(equipment),
    allows,
    choose: (...ids) => {
      const id = ids.find((one) => allows(FOODS[one]));
      return id === undefined ? undefined : FOODS[id];
    },
    wording: (...choices) => choices[(seed + hashWords(String(choices[0]))) % choices.length] ?? choices[0],
  };
}

const ONE = {
  they: 'it',
  them: 'it',
  are: 'it is',
  contain: 'contains',
  fit: 'does not fit',
  tells: 'its label tells',
};
const SEVERAL = {
  they: 'they',
  them: 'them',
  are: 'they are',
  contain: 'contain',
  fit: 'do not fit',
  tells: 'their labels tell',
};

/**
 * Why a food may not be used, as the end of a sentence ("it is not vegan"); null where it may. `many` where the
 * sentence speaks of several things.
 */
export function whyNotAllowed(
  food: Food,
  wishes: Pick<Wishes, 'diets' | 'avoid'>,
  many = false,
): string | null {
  return whyAvoided(food, wishes.avoid, many) ?? whyNoDiet(food, wishes.diets, many);
}

const avoidedFoods = new WeakMap<readonly string[], readonly AvoidedFood[]>();

/** What a list of words rules out; read once for each list, since every food is judged by it. */
function findAvoidedFoods(avoid: readonly string[]): readonly AvoidedFood[] {
  const known = avoidedFoods.get(avoid) ?? readAvoidedFoods(avoid);
  avoidedFoods.set(avoid, known);
  return known;
}

function whyAvoided(food: Food, avoid: readonly string[], many: boolean): string | null {
  const { they, them, contain, tells } = many ? SEVERAL : ONE;
  for (const avoided of findAvoidedFoods(avoid)) {
    const presence = findPresence(food, avoided);
    const { word, allergen } = avoided;
    if (presence === 'contains')
      return allergen === null && isAvoidedItself(food, avoided)
        ? `you asked to leave ${them} out`
        : `${they} ${contain} ${word}, which you avoid`;
    if (presence === 'may-contain')
      return `some brands hold ${word}, which you avoid, and only ${tells} which`;
  }
  return null;
}

function whyNoDiet(food: Food, diets: readonly Diet[], many: boolean): string | null {
  const broken = diets.find((diet) => !fitsDiet(food, diet));
  if (broken === undefined) return null;
  const { they, are, fit, tells } = many ? SEVERAL : ONE;
  if (!breaksDiet(food, broken)) {
    const { mayContain } = readAllergens(food);
    const holds = mayContain.length === 0 ? '' : `many brands hold ${listWords(mayContain)}, and `;
    return `${holds}only ${tells} whether ${are} ${broken}`;
  }
  const bare: Food = { ...food, origins: food.origins.filter((origin) => origin !== 'animal-rennet') };
  if (!fitsDiet(bare, broken)) return `${they} ${fit} ${broken} cooking`;
  const other = food.roles.includes('cheese') ? 'a hard cheese' : 'one';
  return `${are} made with animal rennet; ${other} marked ${broken} does the same`;
}

const BY_CHOICE: readonly Diet[] = ['vegan', 'vegetarian', 'pescatarian'];

/**
 * The diets that this food fits where its label says so, and against which nothing else speaks; none where it fits or
 * breaks them outright. What people keep from for their health is never left to a label.
 */
export function findLabelledDiets(food: Food, wishes: Pick<Wishes, 'diets' | 'avoid'>): readonly Diet[] {
  const open = BY_CHOICE.filter((diet) => wishes.diets.includes(diet) && !fitsDiet(food, diet));
  if (open.length === 0 || readAllergens(food).mayContain.length === 0) return [];
  // A label that settles what somebody chose to eat says nothing of a rabbi or an imam, nor of gluten.
  if (wishes.diets.some((diet) => !BY_CHOICE.includes(diet) && !fitsDiet(food, diet))) return [];
  const labelled: Food = { ...food, fits: [...(food.fits ?? []), ...open] };
  return whyNotAllowed(labelled, wishes) === null ? open : [];
}

/** Merges repeats of a food; amounts add up, and an unstated one leaves the sum open. */
export function gatherItems(
  readings: readonly IngredientReading[],
  allows: (food: Food) => boolean = () => true,
): readonly Item[] {
  const byFood = new Map<string, Item>();
  for (const reading of readings) {
    const plain = readKind(reading, allows);
    if (plain === undefined) continue;
    const kind = joinTail(plain, reading);
    const { grams, count } = readStated(reading, kind);
    const prepared = readPreparation(reading.text);
    const food = readSkin(thinFood(weighPieces(kind, grams, count), prepared), reading.text);
    const before = byFood.get(food.id);
    byFood.set(food.id, {
      food,
      typed: [...(before?.typed ?? []), reading.readAs ?? reading.text],
      grams: before === undefined ? grams : addOrNull(before.grams, grams),
      count: before === undefined ? count : addOrNull(before.count, count),
      prepared: [...new Set([...(before?.prepared ?? []), ...prepared])],
      state: [before?.state, reading.state].filter((state) => state !== undefined && state !== '').join(' '),
      ...(before === undefined && reading.tail !== undefined ? { tail: reading.tail.words } : {}),
    });
  }
  return [...byFood.values()]
    .map(readJoint)
    .map((item) => {
      const food = keepOwnWord(item.food, item.typed, item.state, item.count !== null);
      return { ...item, food: food === FOODS[food.id] ? food : alignFood(food) };
    })
    .sort((a, b) => (a.food.id < b.food.id ? -1 : 1));
}

/** Minutes in all, for both sides of a thin piece of meat. */
const THIN_MINUTES = [3, 5] as const;
const IN_A_PAN = ['sear', 'fry', 'grill'] as const;

/** Meat that was bought thin is done in minutes: its record speaks of the usual thickness. */
function thinFood(food: Food, prepared: readonly Preparation[]): Food {
  if (!prepared.includes('thin') || food.core === undefined || food.form !== 'fresh') return food;
  const heat = { ...food.heat };
  for (const method of IN_A_PAN) {
    const known = heat[method];
    if (known !== undefined) heat[method] = { ...known, minutes: THIN_MINUTES };
  }
  return { ...food, heat, facets: [...food.facets, 'thin-cut'] };
}

/** Pieces that were counted and weighed weigh what they weigh. */
function weighPieces(food: Food, grams: number | null, count: number | null): Food {
  if (grams === null || count === null || food.gramsEach === undefined) return food;
  return Math.abs(grams - count * food.gramsEach) < 1 ? food : { ...food, gramsEach: grams / count };
}

function addOrNull(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}
