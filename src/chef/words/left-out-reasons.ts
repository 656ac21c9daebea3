// The one true reason why this dish does without a listed food: what it holds already, or what it would have to be.

import type { CategoryId } from '../../food/categories.ts';
import type { Role } from '../../food/food.ts';
import type { Food, FoodId } from '../../food/foods.ts';
import { meetsFruit } from '../fruit-bridges.ts';
import { isFlesh, isMilky } from '../kitchen.ts';
import { clash, weighPlate } from '../score-draft.ts';
import { isCheese, isChilli, isDriedLegume, isNamed, isSaladLeaf } from '../slots.ts';
import {
  explainBase,
  explainCheese,
  explainCrowded,
  explainLast,
  explainMain,
  explainNoCream,
} from './crowded-reasons.ts';
import {
  BASES,
  type Case,
  findListed,
  findPart,
  GREENS,
  isHot,
  LEADS,
  listLeads,
  MEALS,
  says,
  tell,
} from './left-out-case.ts';
import { nameMany } from './name-food.ts';

const TASTES: readonly Role[] = ['sauce', 'condiment', 'acid', 'alcohol', 'herb', 'spice'];
const CREAMY: readonly CategoryId[] = [
  ...(['milk', 'plant-milk', 'cream', 'coconut-cream', 'yoghurt', 'soft-cheese', 'melting-cheese'] as const),
  ...(['hard-cheese', 'spread', 'dip'] as const),
];
const LIQUIDS: readonly CategoryId[] = ['stock', 'tinned-tomato', 'coconut-cream', 'cream', 'wine', 'juice'];
const TAKES_FRUIT = /duck|pork|gammon|ham|venison/;
/** Poured into a pan and not into a glass. */
const FOR_COOKING: readonly FoodId[] = ['rice-wine', 'mirin'];

const isBinder = ({ category }: Food): boolean => category === 'flour' || category === 'thickener';
const isSour = (food: Food): boolean => food.roles[0] === 'acid' || (food.taste.sour ?? 0) >= 2;
const isSalty = (food: Food): boolean => food.staple < 2 && (food.taste.salt ?? 0) >= 2;
/** Used for their salt above all. */
const SALTING: readonly CategoryId[] = ['soy-sauce', 'pickle', 'seasoning', 'cured-fish'];
const SAUCES: readonly CategoryId[] = ['table-sauce', 'hot-sauce', 'dip', 'jar-sauce', 'paste', 'yoghurt'];
const isSaltGiver = (food: Food): boolean =>
  isSalty(food) && ['sauce', 'condiment', 'cured', 'cheese', 'spice'].includes(food.roles[0]);
const isHotTaste = (food: Food): boolean => food.staple < 2 && (food.taste.hot ?? 0) >= 2;

/** Minutes of the longest stretch of cooking. */
function readLongest({ candidate }: Case): number {
  return Math.max(
    0,
    ...candidate.draft.steps.flatMap(({ facts }) =>
      facts.map((fact) => (fact.kind === 'until' ? fact.minutes[1] : 0)),
    ),
  );
}

/** Whether it is tough, or hard, for longer than anything here is over the heat. */
function isSlower(why: Case): boolean {
  const { heat, form } = why.item.food;
  const known = Object.values(heat).map(({ minutes }) => minutes[0]);
  return ['fresh', 'dry'].includes(form) && Math.min(999, ...known) > readLongest(why) && known.length > 0;
}

/** Grams below which nobody calls a plate full. */
const FULL = 280;

function isPlateFull({ used, candidate: { draft } }: Case): boolean {
  const mains = used.filter(({ food }) => LEADS.includes(food.roles[0]));
  return mains.length >= 2 && weighPlate(draft) >= Math.max(FULL, draft.plate[0]);
}

const NO_BOIL =
  'only boiling hard for ten minutes makes them safe, and a slow cooker or an oven does not get that hot; a tin would do';

/** What of the dish does the work that this seasoning would do; null where it is no seasoning. */
function explainSeasoning(why: Case): string | null {
  const { food } = why.item;
  if (!TASTES.includes(why.role) && !isChilli(food)) return null;
  const isDip = food.category === 'dip';
  const kinds: readonly (readonly [boolean, (food: Food) => boolean, string])[] = [
    [isSour(food) && !isDip, isSour, 'make it sharp enough'],
    [isChilli(food) || isHotTaste(food), isHotTaste, 'make it hot enough'],
    [SALTING.includes(food.category), isSaltGiver, 'salt it already'],
    [why.role === 'herb', ({ roles }) => roles[0] === 'herb', 'are herb enough'],
    [
      why.role === 'spice' && !isSour(food),
      ({ roles, staple }) => staple < 2 && roles[0] === 'spice',
      'spice it already',
    ],
    [
      ['sauce', 'condiment'].includes(why.role) && !['tinned-tomato', 'cured-fish'].includes(food.category),
      ({ category }) => SAUCES.includes(category),
      'are sauce enough',
    ],
  ];
  for (const [isKind, test, verb] of kinds) {
    // Only what the cook has listed excuses another thing of the list, and not what the dish brought with it.
    const found = isKind ? findListed(why, test) : undefined;
    if (found !== undefined) return tell(found, verb);
  }
  return null;
}

/** What stands in the way of milk, cream, butter or oil; null where nothing does. */
function explainFat(why: Case): string | null {
  const { item, role, pot } = why;
  if (role === 'dairy') {
    const sour =
      item.food.category === 'milk' && why.candidate.dish.side === 'savoury'
        ? findPart(why, (food) => isSour(food) || /tomato/.test(food.category + food.id))
        : undefined;
    if (sour !== undefined) return `the ${sour.noun} would make milk curdle`;
    const creamy = item.food.category === 'milk' ? CREAMY.slice(0, 5) : CREAMY;
    const rich = findPart(why, ({ category }) => creamy.includes(category));
    if (rich !== undefined) return tell(rich, 'make it rich enough');
    return explainNoCream(why);
  }
  if (role !== 'fat') return null;
  const other = findPart(why, ({ roles }) => roles[0] === 'fat');
  if (other === undefined) return `nothing in the ${pot} is fried or buttered`;
  return says(why, /over (?:medium-)?high heat|on (?:medium-)?high heat/) && item.food.id === 'butter'
    ? `butter burns at the heat that the ${pot} needs`
    : says(why, /\bfr(?:y|ied)\b/)
      ? `the ${other.noun} does the frying`
      : says(why, /\bwhisk/)
        ? `the ${other.noun} dresses it, and a harder fat would set in lumps`
        : `the ${other.noun} greases all that wants greasing`;
}

/** What more the clock would have to give; null where nobody set one, or what is left out needs no cooking. */
function explainTime({ candidate: { draft }, limits: { maxMinutes }, item: { food } }: Case): string | null {
  if (maxMinutes === null || ['fine', 'peel'].includes(food.raw)) return null;
  const { total } = draft.minutes;
  if (total > maxMinutes) return `${total} minutes are more than the ${maxMinutes} already`;
  return `no dish I know takes $ in as well within ${maxMinutes} minutes`;
}

/** Minutes in which a hard leaf or a seed gives up its taste. */
const LONG = 20;

/** Why what needs no more than warming stays out. */
function explainReady(why: Case): string | null {
  const { item, pot, role } = why;
  if (['oven-chips', 'tater-tots', 'potato-waffle'].includes(item.food.id)) {
    const [base] = listLeads(why, BASES);
    if (base !== undefined) return tell(base, 'are the starch of it, and one to a plate is enough');
    if (!says(why, /\boven\b/)) return `only an oven makes $ crisp, and this ${pot} does without one`;
  }
  if (item.food.category === 'jar-sauce' || /soup|sauce|roux/.test(item.food.id))
    return `the ${pot} has a sauce of its own`;
  if (why.candidate.dish.side === 'sweet' || ['snack', 'biscuit'].includes(item.food.category)) return null;
  if (isNamed(item.food, 'coleslaw')) return `what is cold and dressed goes limp in a hot ${pot}`;
  const [lead] = listLeads(why, MEALS);
  return lead === undefined || role === 'fruit'
    ? 'what comes ready is a meal by itself'
    : `beside the ${lead.noun} it would be a second meal`;
}

/** Whether it belongs to a part of the world from which nothing else in the dish comes. */
function isOfElsewhere({ item: { food }, used, role }: Case): boolean {
  if (!TASTES.includes(role) || food.side === 'both') return false;
  const homes = used.flatMap((one) => (one.food.staple > 0 ? [] : one.food.cuisines));
  return food.cuisines.length > 0 && homes.length > 0 && !food.cuisines.some((home) => homes.includes(home));
}

/** In the order in which they are tried; null where one does not hold, and "$" for what stays out. */
const REASONS: readonly ((why: Case) => string | null)[] = [
  ({ limits: { diets }, item, candidate }) =>
    diets.includes('kosher') && isMilky(item.food) && candidate.draft.parts.some(({ food }) => isFlesh(food))
      ? 'a kosher dish keeps meat and milk apart'
      : null,
  ({ used, item, us }) => {
    const rival = used.find((other) => clash(item, other));
    return rival === undefined ? null : `the ${nameMany(rival.food, us)} would lose by the company`;
  },
  ({ candidate, item }) =>
    candidate.dish.family === 'drink' && item.food.category === 'drink'
      ? 'one drink in the glass is enough'
      : null,
  (why) => {
    const { candidate, role, item, pot, used } = why;
    if (candidate.dish.side !== 'savoury' || role === 'baking') return null;
    if ((item.food.side !== 'sweet' && role !== 'fruit') || role === 'alcohol') return null;
    if (role === 'fruit' && (isSour(item.food) || used.some(({ food }) => TAKES_FRUIT.test(food.id))))
      return null;
    const [sweet] = listLeads(why, ['fruit', 'sweetener']);
    if (sweet !== undefined) return tell(sweet, 'make it sweet enough');
    if (role !== 'fruit') return 'a sweet dish wants $ more';
    if (
      meetsFruit(
        item.food,
        used.map(({ food }) => food),
      )
    )
      return `the ${pot} has no sauce for fruit to melt into`;
    return isHot(why)
      ? `cooked fruit would leave the ${/^(?:pot|pan|tray|dish)$/.test(pot) ? 'meal' : pot} halfway to a pudding`
      : `the ${pot} is dressed sharp and salty, and fruit would drown in it`;
  },
  (why) => {
    const { candidate, role, item } = why;
    const isSavoury =
      item.food.side === 'savoury' && [...LEADS, 'sauce', 'condiment', 'cheese'].includes(role);
    if (candidate.dish.side !== 'sweet' || !isSavoury) return null;
    return 'a dish as sweet as this has no use for $';
  },
  ({ item, limits: { equipment } }) =>
    isDriedLegume(item.food) && equipment?.includes('hob') === false ? NO_BOIL : null,
  ({ item, used }) =>
    isDriedLegume(item.food) && !used.some(({ food }) => isDriedLegume(food))
      ? 'a night in water has to come first'
      : null,
  explainBase,
  explainMain,
  explainCheese,
  (why) =>
    isSaladLeaf(why.item.food) &&
    why.item.food.id !== 'beansprouts' &&
    isHot(why) &&
    !['salad', 'bread', 'plate'].includes(why.candidate.dish.family)
      ? `salad turns limp in a hot ${why.pot}`
      : null,
  (why) =>
    GREENS.includes(why.role) && !['fine', 'peel'].includes(why.item.food.raw) && !isHot(why)
      ? `the ${why.pot} is put together cold, and ${nameMany(why.item.food, why.us)} want cooking`
      : null,
  (why) =>
    [...MEALS, ...GREENS].includes(why.role) && isHot(why) && isSlower(why)
      ? `nothing here cooks long enough to make ${nameMany(why.item.food, why.us)} tender`
      : null,
  (why) => (isPlateFull(why) ? explainCrowded(why) : null),
  (why) => {
    const [lead] = why.role === 'fruit' ? listLeads(why, ['fruit']) : [];
    return lead === undefined ? null : tell(lead, 'are fruit enough');
  },
  (why) => {
    const { food } = why.item;
    if (!food.roles.includes('alcohol') || isNamed(food, ...FOR_COOKING)) return null;
    if (why.candidate.dish.family === 'drink') return 'a second spirit in the glass would drown the first';
    const liquid = findPart(why, ({ category }) => LIQUIDS.includes(category));
    if (liquid !== undefined && why.candidate.dish.side === 'savoury')
      return tell(liquid, 'are liquid enough for it');
    return says(why, /\b(?:simmer|bubble)/)
      ? 'a glass beside the meal does more than a splash in it'
      : `nothing in the ${why.pot} simmers to boil the alcohol off`;
  },
  (why) => {
    const [sweet] = why.role === 'sweetener' ? listLeads(why, ['sweetener', 'fruit']) : [];
    return sweet === undefined ? null : tell(sweet, 'make it sweet enough');
  },
  explainSeasoning,
  (why) => {
    const fine = isCheese(why.item.food)
      ? findPart(
          why,
          (food) =>
            food.category === 'soy-sauce' || isNamed(food, 'miso') || /fish$|crustacean/.test(food.category),
        )
      : undefined;
    return fine === undefined ? null : `cheese would cover the taste of the ${fine.noun}`;
  },
  ({ item, pot, candidate }) =>
    item.food.category !== 'cereal'
      ? null
      : candidate.dish.family === 'drink'
        ? 'what is crunchy goes soft in a glass'
        : `the ${pot} has no crust and no crumble`,
  explainFat,
  (why) => {
    if (!isBinder(why.item.food)) return null;
    const other = findPart(why, isBinder);
    return other === undefined
      ? `the ${why.pot} has no ${why.item.food.category === 'flour' ? 'dough and no batter' : 'sauce that wants thickening'}`
      : `the ${other.noun} does that work`;
  },
  (why) => {
    if (why.item.food.category !== 'stock') return null;
    if (/gravy/.test(why.item.food.id)) return `the ${why.pot} has a sauce of its own`;
    return ['soup', 'stew'].includes(why.candidate.dish.family)
      ? `the ${why.pot} makes a broth of its own`
      : `the ${why.pot} holds no broth`;
  },
  ({ item, pot }) =>
    ['snack', 'biscuit'].includes(item.food.category) && /soup|stew|pot|curry|bake|pie|pasta/.test(pot)
      ? `what is crisp goes soft in a ${pot}`
      : null,
  (why) => {
    const { food } = why.item;
    if (!['drink', 'juice'].includes(food.category)) return null;
    const milk = food.id === 'water' ? findPart(why, ({ category }) => category === 'milk') : undefined;
    return milk === undefined
      ? `${food.name} goes into a glass sooner than into the ${why.pot}`
      : tell(milk, 'take its place');
  },
  explainTime,
  ({ limits: { equipment }, item: { food } }) =>
    equipment?.every((one) => one === 'kettle' || one === 'blender') === true &&
    !['fine', 'peel'].includes(food.raw)
      ? 'a kettle alone does not cook $'
      : null,
  (why) => {
    const { role, pot, candidate } = why;
    const { food } = why.item;
    if (isNamed(food, 'mayonnaise', 'vegan-mayonnaise', 'ranch-dressing') && isHot(why))
      return 'mayonnaise turns to oil on a plate this hot';
    const ready = food.roles.includes('ready-made') ? explainReady(why) : null;
    if (ready !== null) return ready;
    if (role === 'sweetener' && candidate.dish.side === 'savoury') {
      const sweet = findPart(why, ({ taste }) => (taste.sweet ?? 0) >= 2);
      return sweet === undefined
        ? `${/^[aeiou]/.test(pot) ? 'an' : 'a'} ${pot} like this needs no sugar`
        : tell(sweet, 'bring all the sweetness it needs');
    }
    if (
      ['spice', 'herb'].includes(role) &&
      food.category !== 'paste' &&
      isHot(why) &&
      candidate.dish.family !== 'drink' &&
      readLongest(why) < LONG
    )
      return `nothing in the ${pot} cooks long enough to draw the taste out of $`;
    if (candidate.dish.family === 'salad' && BASES.includes(role) && food.form !== 'cooked')
      return `the ${pot} is put together cold`;
    return isOfElsewhere(why) ? `the ${pot} would taste of two kitchens at once` : null;
  },
  explainCrowded,
];

export function findReason(why: Case): string {
  for (const reason of REASONS) {
    const words = reason(why);
    if (words !== null) return words;
  }
  return explainLast(why);
}
