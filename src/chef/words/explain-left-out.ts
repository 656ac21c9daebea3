// Why listed foods stay out of this dish, each reason the end of a sentence that begins "pesto, because ...". Foods
// that stay out for the same reason share its words, so that the note can say it once.

import type { CategoryId } from '../../food/categories.ts';
import type { Role } from '../../food/food.ts';
import type { Food, FoodId } from '../../food/foods.ts';
import { writeFoodName } from '../../food/plural-name.ts';
import type { LeftOut } from '../../recipe/recipe.ts';
import { type Item, isFlesh, isMilky, type Kitchen } from '../kitchen.ts';
import { type Candidate, clash, usedItems, weighPlate } from '../plan-recipe.ts';
import { isCheese, isChilli, isDriedLegume, isFlatbread, isNamed, isSaladLeaf } from '../slots.ts';
import { listWords } from './list-words.ts';
import { nameMany } from './name-food.ts';

interface Case {
  readonly item: Item;
  readonly candidate: Candidate;
  readonly used: readonly Item[];
  readonly role: Role;
  readonly many: boolean;
  readonly us: boolean;
  readonly hasHob: boolean;
  readonly isKosher: boolean;
}

/** Why one food stays out; the same words for every food of its kind where there are many of them. */
interface Reason {
  readonly one: (why: Case) => string | null;
  readonly many: string;
}

/** From this many foods of one kind on, they share a reason. */
const SHARED = 2;
/** On a list longer than this no other uses are told. */
const LONG = 6;
/** From this many on, one reason does for all but what needs a word of its own. */
const VERY_LONG = 9;
const TOO_MANY = 'one dish cannot hold it all';

/** The cook's foods that the dish leaves out, kinds together, each under its proper name. */
export function explainLeftOut(candidate: Candidate, kitchen: Kitchen): readonly LeftOut[] {
  const used = usedItems(candidate.draft);
  const cases = kitchen.items
    .filter((item) => !used.includes(item))
    .map(
      (item): Case => ({
        item,
        candidate,
        used,
        role: item.food.roles[0],
        many: isMany(item),
        us: kitchen.us,
        hasHob: kitchen.has('hob'),
        isKosher: kitchen.diets.includes('kosher'),
      }),
    );
  const groups = new Map<Reason, { readonly why: Case; readonly words: string }[]>();
  for (const why of cases) {
    const [reason, words] = findReason(why);
    groups.set(reason, [...(groups.get(reason) ?? []), { why, words }]);
  }
  const isLong = cases.length > LONG;
  const isVeryLong = cases.length >= VERY_LONG;
  return [...groups].flatMap(([reason, members]) => {
    const isShared = members.filter(({ why }) => !isRawMain(why.item)).length >= SHARED;
    return members.map(({ why, words }) => ({
      ingredient: nameItem(why.item, kitchen.us),
      why:
        isVeryLong && !isRawMain(why.item) && !isDriedLegume(why.item.food)
          ? TOO_MANY
          : isShared && !isRawMain(why.item)
            ? reason.many
            : isLong && !isRawMain(why.item)
              ? words
              : withUse(why, words),
    }));
  });
}

/** Whether the cook's own words for a counted food are in the plural, whatever amount stands before or behind them. */
function namesMany(typed: readonly string[]): boolean {
  const words = (typed[0] ?? '').replace(/\bx? ?\d[\d.,/]* ?(?:k?g|m?l|oz|lbs?|x)?\b/gi, ' ').trim();
  return /[^s]s$/.test(words);
}

/** The food's own name, in the number that was typed. */
export function nameItem({ food, count, typed }: Item, us: boolean): string {
  const one = count === null ? !namesMany(typed) : count <= 1;
  return writeFoodName(food, { us, count: food.noun === 'count' ? (one ? 1 : 2) : null });
}

function withUse({ item, many }: Case, reason: string): string {
  if (isRawMain(item)) return `${reason}; cook or freeze ${many ? 'them' : 'it'} by tomorrow`;
  const { useFor } = item.food;
  if (item.food.hazards?.includes('elderberry') === true)
    return `${reason}; keep them for a syrup or a jelly, for they must be boiled and are never eaten raw`;
  if (useFor === undefined || reason.includes(';') || isUnsafe(item, useFor)) return reason;
  const phrase = /^(?:with |(?:\w+ed|whipped) (?:over|and|on|into|with)\b)/.test(useFor);
  return `${reason}; ${phrase ? `good ${useFor}` : `keep ${many ? 'them' : 'it'} for ${useFor}`}`;
}

const EATEN_AS_IT_IS =
  /^(?!.*\b(?:warm|pasta)\b).*\b(?:bowl|salad|slaw|snack|sandwich|wrap|smoothie|dressing|breakfast|yoghurt|raw)\b/;

/** Whether that use would have the cook eat raw what is poisonous or unfit raw. */
function isUnsafe({ food }: Item, use: string): boolean {
  // What is poisonous raw has a treatment of its own, so no other use is named in passing.
  if (food.raw === 'never' && food.core === undefined) return true;
  return food.raw !== 'fine' && food.raw !== 'peel' && food.form !== 'cooked' && EATEN_AS_IT_IS.test(use);
}

/** Whether a sentence says "they" of it. */
export function isMany(item: Item): boolean {
  const { food } = item;
  return food.noun === 'plural' || (item.count ?? 0) > 1 || (food.noun === 'count' && namesMany(item.typed));
}

const they = ({ many }: Case): string => (many ? 'they' : 'it');
const them = ({ many }: Case): string => (many ? 'them' : 'it');
const are = ({ many }: Case): string => (many ? 'are' : 'is');
/** "wants" of one, "want" of many. */
const verb = ({ many }: Case, word: string): string => (many ? word : `${word}s`);

/** The first food of the dish with one of these roles. */
function findUsed({ used }: Case, roles: readonly Role[]): Food | undefined {
  return used.map(({ food }) => food).find((food) => food.staple === 0 && roles.includes(food.roles[0]));
}

const BASES: readonly Role[] = ['starch', 'bread'];
const MEALS: readonly Role[] = ['protein', 'egg', 'legume', 'cured'];
const GREENS: readonly Role[] = ['vegetable', 'leaf'];
const LEADS: readonly Role[] = [...MEALS, ...GREENS, ...BASES, 'fruit', 'ready-made'];

const TASTES: readonly Role[] = ['sauce', 'condiment', 'acid', 'alcohol', 'herb', 'spice'];
const CREAMY: readonly CategoryId[] = [
  ...(['milk', 'plant-milk', 'cream', 'coconut-cream', 'yoghurt', 'soft-cheese', 'melting-cheese'] as const),
  ...(['hard-cheese', 'spread', 'dip'] as const),
];
/** Poured into a pan and not into a glass. */
const FOR_COOKING: readonly FoodId[] = ['rice-wine', 'mirin'];

/** Raw meat and fish do not wait: who keeps them is told how. */
function isRawMain({ food }: Item): boolean {
  return food.roles[0] === 'protein' && food.form === 'fresh' && food.core !== undefined;
}

function isHot({ candidate }: Case): boolean {
  return candidate.draft.steps.some(({ facts }) =>
    facts.some(({ kind }) => kind === 'heat' || kind === 'oven'),
  );
}

/** Whether there is as much on a plate as the dish wants, of more than one food, with something filling. */
function isFull({ used, candidate: { draft } }: Case): boolean {
  const mains = used.filter(({ food }) => LEADS.includes(food.roles[0]));
  return (
    mains.length > 1 &&
    mains.some(({ food }) => [...BASES, ...MEALS].includes(food.roles[0])) &&
    weighPlate(draft) >= draft.plate[0]
  );
}

/** What gives the dish its taste beside salt, pepper and oil: at most two of them. */
function nameSeasonings({ candidate, item }: Case): readonly string[] {
  return candidate.draft.parts
    .filter(
      ({ food }) =>
        food.staple < 2 &&
        food.category !== 'tinned-tomato' &&
        food.id !== item.food.id &&
        !food.roles.includes('alcohol') &&
        (TASTES.includes(food.roles[0]) || ['garlic', 'ginger'].includes(food.id)),
    )
    .slice(0, 2)
    .map(({ noun }) => noun);
}

const NO_BOIL =
  'only boiling hard for ten minutes makes them safe, and a slow cooker or an oven does not get that hot; a tin would do';

/** In the order in which they are tried; the last one holds of every food. */
const REASONS: readonly Reason[] = [
  {
    one: ({ isKosher, item, candidate }) =>
      isKosher && isMilky(item.food) && candidate.draft.parts.some(({ food }) => isFlesh(food))
        ? 'a kosher dish keeps meat and milk apart'
        : null,
    many: 'a kosher dish keeps meat and milk apart',
  },
  {
    one: (why) => {
      const rival = why.used.find((other) => clash(why.item, other));
      return rival === undefined ? null : `${they(why)} would fight with the ${nameMany(rival.food, why.us)}`;
    },
    many: 'these would fight with what is in the dish',
  },
  {
    one: (why) =>
      why.candidate.dish.family === 'drink' && why.item.food.category === 'drink'
        ? 'one drink in the glass is enough'
        : null,
    many: 'one drink in the glass is enough',
  },
  {
    one: (why) =>
      why.candidate.dish.side === 'savoury' &&
      why.role !== 'baking' &&
      (why.item.food.side === 'sweet' || why.role === 'fruit')
        ? `${they(why)} would be better afterwards`
        : null,
    many: 'the sweet things are better afterwards',
  },
  {
    one: (why) =>
      why.candidate.dish.side === 'sweet' &&
      why.item.food.side === 'savoury' &&
      [...LEADS, 'sauce', 'condiment'].includes(why.role)
        ? `${they(why)} ${verb(why, 'belong')} in something savoury`
        : null,
    many: 'the savoury things make a meal of their own',
  },
  {
    one: (why) => (isDriedLegume(why.item.food) && !why.hasHob ? NO_BOIL : null),
    many: NO_BOIL,
  },
  {
    one: (why) =>
      isDriedLegume(why.item.food) && !why.used.some(({ food }) => isDriedLegume(food))
        ? 'dried beans want a night in water first'
        : null,
    many: 'dried beans want a night in water first',
  },
  {
    one: (why) => {
      const base = BASES.includes(why.role) || isFlatbread(why.item.food) ? findUsed(why, BASES) : undefined;
      return base === undefined
        ? null
        : `the ${nameMany(base, why.us)} already fill${base.noun === 'mass' ? 's' : ''} the plate`;
    },
    many: 'one thing to fill the plate is enough',
  },
  {
    one: (why) => {
      const isMain = ['protein', 'egg'].includes(why.role);
      const lead = isMain ? findUsed(why, MEALS) : undefined;
      return lead === undefined
        ? null
        : `${they(why)} would be a second main beside the ${nameMany(lead, why.us)}`;
    },
    many: 'each would be a main of its own',
  },
  {
    one: (why) =>
      isCheese(why.item.food) && why.used.some((other) => isCheese(other.food))
        ? 'one cheese is enough here'
        : null,
    many: 'one cheese is enough here',
  },
  {
    one: (why) =>
      isSaladLeaf(why.item.food) &&
      why.item.food.id !== 'beansprouts' &&
      isHot(why) &&
      !['salad', 'bread', 'plate'].includes(why.candidate.dish.family)
        ? `${they(why)} would collapse in the heat`
        : null,
    many: 'salad would collapse in the heat',
  },
  {
    one: (why) =>
      GREENS.includes(why.role) && !['fine', 'peel'].includes(why.item.food.raw) && !isHot(why)
        ? `${they(why)} ${verb(why, 'want')} cooking, and nothing is cooked here`
        : null,
    many: 'they want cooking, and nothing is cooked here',
  },
  {
    one: (why) => {
      const isShared = why.used.filter(({ food }) => food.staple === 0).length > 1;
      const lead = GREENS.includes(why.role) && isShared ? findUsed(why, GREENS) : undefined;
      return lead === undefined ? null : `with the ${nameMany(lead, why.us)} there are vegetables enough`;
    },
    many: 'there are vegetables enough',
  },
  {
    one: (why) => {
      const lead = why.role === 'fruit' ? findUsed(why, ['fruit']) : undefined;
      return lead === undefined ? null : `with the ${nameMany(lead, why.us)} there is fruit enough`;
    },
    many: 'there is fruit enough',
  },
  {
    one: (why) =>
      why.item.food.roles.includes('alcohol') && !isNamed(why.item.food, ...FOR_COOKING)
        ? `${they(why)} ${are(why)} better in the glass than in this dish`
        : null,
    many: 'these are better in the glass',
  },
  {
    one: (why) =>
      why.role === 'sweetener' && findUsed(why, ['sweetener', 'fruit']) !== undefined
        ? `it is sweet enough without ${them(why)}`
        : null,
    many: 'it is sweet enough already',
  },
  {
    one: (why) => {
      const seasonings = TASTES.includes(why.role) || isChilli(why.item.food) ? nameSeasonings(why) : [];
      const [first] = seasonings;
      return first === undefined
        ? null
        : `the ${listWords(seasonings)} ${seasonings.length > 1 || isPlural(why, first) ? 'season' : 'seasons'} it already`;
    },
    many: 'it is seasoned already',
  },
  {
    one: (why) => {
      const salty = isCheese(why.item.food)
        ? why.candidate.draft.parts.find(
            ({ food }) => food.category === 'soy-sauce' || isNamed(food, 'fish-sauce', 'miso'),
          )
        : undefined;
      return salty === undefined ? null : `${they(why)} would cover the taste of the ${salty.noun}`;
    },
    many: 'they would cover the taste of the rest',
  },
  {
    one: (why) =>
      why.item.food.category === 'cereal' ? `${they(why)} ${verb(why, 'belong')} to breakfast` : null,
    many: 'they belong to breakfast',
  },
  {
    one: (why) => {
      const lead = GREENS.includes(why.role) && isFull(why) ? findUsed(why, LEADS) : undefined;
      return lead === undefined || !['fresh', 'dry', 'frozen'].includes(why.item.food.form)
        ? null
        : `with the ${nameMany(lead, why.us)} there is enough on the plate`;
    },
    many: 'there is enough on the plate already',
  },
  {
    one: (why) =>
      !['cured', 'bread'].includes(why.role) && [...BASES, ...MEALS, ...GREENS].includes(why.role)
        ? `${they(why)} would make another meal`
        : null,
    many: 'they would make another meal',
  },
  {
    one: (why) => {
      const { parts, steps } = why.candidate.draft;
      if (why.role === 'dairy')
        return parts.some(({ food }) => CREAMY.includes(food.category)) ? null : 'nothing here is creamy';
      if (why.role !== 'fat') return null;
      const isFried = steps.some(({ text }) => /\b(?:fry|fried|frying)\b/.test(text));
      return isFried && parts.some(({ food }) => food.roles[0] === 'fat')
        ? 'another fat does the frying here'
        : null;
    },
    many: 'nothing here asks for more fat or cream',
  },
  {
    one: (why) =>
      why.item.food.perish === 0 && why.item.food.staple < 2 ? `${they(why)} can wait for another day` : null,
    many: 'they can wait for another day',
  },
  {
    one: (why) => `nothing here calls for ${them(why)}`,
    many: 'nothing here calls for them',
  },
];

function isPlural({ candidate }: Case, noun: string): boolean {
  return candidate.draft.parts.some((part) => part.noun === noun && part.plural);
}

function findReason(why: Case): readonly [Reason, string] {
  for (const reason of REASONS) {
    const words = reason.one(why);
    if (words !== null) return [reason, words];
  }
  throw new Error('the last reason holds of every food');
}
