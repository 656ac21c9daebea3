// Why listed foods stay out of this dish, each reason the end of a sentence that begins "pesto, because ...". Foods
// that stay out for the same reason share its words, so that the note can say it once.

import type { Role } from '../../food/food.ts';
import { writeFoodName } from '../../food/plural-name.ts';
import type { LeftOut } from '../../recipe/recipe.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import { type Candidate, clash, usedItems } from '../plan-recipe.ts';
import { isCheese, isChilli, isDriedLegume, isFlatbread, isSaladLeaf } from '../slots.ts';
import { nameMany } from './name-food.ts';

interface Case {
  readonly item: Item;
  readonly candidate: Candidate;
  readonly used: readonly Item[];
  readonly role: Role;
  readonly many: boolean;
  readonly us: boolean;
  readonly hasHob: boolean;
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
      }),
    );
  const groups = new Map<Reason, { readonly why: Case; readonly words: string }[]>();
  for (const why of cases) {
    const [reason, words] = findReason(why);
    groups.set(reason, [...(groups.get(reason) ?? []), { why, words }]);
  }
  const isLong = cases.length > LONG;
  const isVeryLong = cases.length >= VERY_LONG;
  return [...groups].flatMap(([reason, members]) =>
    members.map(({ why, words }) => ({
      ingredient: nameItem(why.item, kitchen.us),
      why:
        isVeryLong && !isRawMain(why.item) && !isDriedLegume(why.item.food)
          ? TOO_MANY
          : members.length >= SHARED && !isRawMain(why.item)
            ? reason.many
            : isLong && !isRawMain(why.item)
              ? words
              : withUse(why, words),
    })),
  );
}

/** The food's own name, in the number that was typed. */
export function nameItem({ food, count, typed }: Item, us: boolean): string {
  const one = count === null ? !/[^s]s$/.test(typed[0] ?? '') : count <= 1;
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
  /^(?!.*\b(?:warm|pasta)\b).*\b(?:bowl|salad|slaw|snack|sandwich|smoothie|dressing|breakfast|yoghurt|raw)\b/;

/** Whether that use would have the cook eat raw what is poisonous or unfit raw. */
function isUnsafe({ food }: Item, use: string): boolean {
  // What is poisonous raw has a treatment of its own, so no other use is named in passing.
  if (food.raw === 'never' && food.core === undefined) return true;
  return food.raw === 'no' && food.form !== 'cooked' && EATEN_AS_IT_IS.test(use);
}

function isMany(item: Item): boolean {
  const { food } = item;
  return (
    food.noun === 'plural' ||
    (item.count ?? 0) > 1 ||
    (food.noun === 'count' && /[^s]s$/.test(item.typed[0] ?? ''))
  );
}

const they = ({ many }: Case): string => (many ? 'they' : 'it');
const them = ({ many }: Case): string => (many ? 'them' : 'it');
const are = ({ many }: Case): string => (many ? 'are' : 'is');
/** "wants" of one, "want" of many. */
const verb = ({ many }: Case, word: string): string => (many ? word : `${word}s`);

/** The first food of the dish with one of these roles, by name. */
function nameUsed({ used, us }: Case, roles: readonly Role[]): string | null {
  const found = used.find(({ food }) => food.staple === 0 && roles.includes(food.roles[0]));
  return found === undefined ? null : nameMany(found.food, us);
}

const BASES: readonly Role[] = ['starch', 'bread'];
const MEALS: readonly Role[] = ['protein', 'egg', 'legume', 'cured'];
const GREENS: readonly Role[] = ['vegetable', 'leaf'];
const LEADS: readonly Role[] = [...MEALS, ...GREENS, ...BASES, 'fruit', 'ready-made'];

const TASTES: readonly Role[] = ['sauce', 'condiment', 'sweetener', 'acid', 'alcohol'];

/** What stands on a table in its jar or bottle, for each to take. */
function isForTheTable({ food }: Item): boolean {
  return ['table-sauce', 'hot-sauce', 'mustard', 'pickle'].includes(food.category);
}

/** Raw meat and fish do not wait: who keeps them is told how. */
function isRawMain({ food }: Item): boolean {
  return food.roles[0] === 'protein' && food.form === 'fresh' && food.core !== undefined;
}

const NO_BOIL =
  'only boiling hard for ten minutes makes them safe, and a slow cooker or an oven does not get that hot; a tin would do';

/** In the order in which they are tried; the last two hold of every food. */
const REASONS: readonly Reason[] = [
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
      why.candidate.dish.side === 'savoury' && (why.item.food.side === 'sweet' || why.role === 'fruit')
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
    one: (why) => (isDriedLegume(why.item.food) ? 'dried beans want a night in water first' : null),
    many: 'dried beans want a night in water first',
  },
  {
    one: (why) => {
      const base = BASES.includes(why.role) || isFlatbread(why.item.food) ? nameUsed(why, BASES) : null;
      return base === null ? null : `the ${base} already fill${/[^s]s$/.test(base) ? '' : 's'} the plate`;
    },
    many: 'one thing to fill the plate is enough',
  },
  {
    one: (why) => {
      const lead = MEALS.includes(why.role) && why.role !== 'legume' ? nameUsed(why, MEALS) : null;
      return lead === null ? null : `${they(why)} would be a second main beside the ${lead}`;
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
      isSaladLeaf(why.item.food) && why.candidate.dish.family !== 'salad'
        ? `${they(why)} would collapse in the heat`
        : null,
    many: 'salad would collapse in the heat',
  },
  {
    one: (why) =>
      why.candidate.dish.family === 'salad' && GREENS.includes(why.role)
        ? `${they(why)} ${verb(why, 'want')} cooking and this is put together cold`
        : null,
    many: 'this is put together cold',
  },
  {
    one: (why) => {
      const lead = GREENS.includes(why.role) ? nameUsed(why, GREENS) : null;
      return lead === null ? null : `with the ${lead} there are vegetables enough`;
    },
    many: 'there are vegetables enough',
  },
  {
    one: (why) =>
      why.item.food.roles.includes('alcohol')
        ? `${they(why)} ${are(why)} better in the glass than in this dish`
        : null,
    many: 'these are better in the glass',
  },
  {
    one: (why) =>
      why.candidate.dish.side === 'savoury' && isForTheTable(why.item)
        ? 'whoever likes some adds it at the table'
        : null,
    many: 'whoever likes some adds it at the table',
  },
  {
    one: (why) => (TASTES.includes(why.role) ? `there is taste enough here without ${them(why)}` : null),
    many: 'there is taste enough here already',
  },
  {
    one: (why) => {
      const other = ['herb', 'spice'].includes(why.role) ? nameUsed(why, [why.role]) : null;
      return other === null ? null : `the ${other} should be the taste here`;
    },
    many: 'a few herbs and spices taste of more than many',
  },
  {
    one: (why) =>
      why.role === 'baking' ? `nothing here wants ${them(why)}, and ${they(why)} ${verb(why, 'keep')}` : null,
    many: 'nothing here wants them, and they keep',
  },
  {
    one: (why) => {
      const lead = [...BASES, ...MEALS, ...GREENS].includes(why.role) ? nameUsed(why, LEADS) : null;
      const isFull = why.used.filter(({ food }) => food.staple === 0).length > 1;
      return lead === null || !isFull || !['fresh', 'dry', 'frozen'].includes(why.item.food.form)
        ? null
        : `with the ${lead} there is enough on the plate`;
    },
    many: 'there is enough on the plate already',
  },
  {
    one: (why) =>
      ['dairy', 'fat'].includes(why.role) && !why.used.some(({ food }) => food.roles[0] === why.role)
        ? why.role === 'fat'
          ? why.candidate.draft.steps.some(({ text }) => /\b(?:fry|fried|frying)\b/.test(text))
            ? 'another fat does the frying here'
            : 'nothing is fried here'
          : 'nothing here is creamy'
        : null,
    many: 'nothing here is creamy or fried in them',
  },
  {
    one: (why) => {
      const strong =
        isCheese(why.item.food) || ['herb', 'spice'].includes(why.role) || isChilli(why.item.food);
      const lead = strong ? (nameUsed(why, [...MEALS, ...GREENS]) ?? nameUsed(why, LEADS)) : null;
      return lead === null ? null : `${they(why)} would cover the taste of the ${lead}`;
    },
    many: 'they would cover the taste of the rest',
  },
  {
    one: (why) =>
      why.item.food.category === 'cereal' ? `${they(why)} ${verb(why, 'belong')} to breakfast` : null,
    many: 'they belong to breakfast',
  },
  {
    one: (why) =>
      why.item.food.perish === 0
        ? `${they(why)} ${verb(why, 'keep')}, and nothing here wants ${them(why)}`
        : null,
    many: 'they keep, and nothing here wants them',
  },
  {
    one: (why) => `${they(why)} would be lost in this dish`,
    many: 'they would be lost in this dish',
  },
];

function findReason(why: Case): readonly [Reason, string] {
  for (const reason of REASONS) {
    const words = reason.one(why);
    if (words !== null) return [reason, words];
  }
  throw new Error('the last reason holds of every food');
}
