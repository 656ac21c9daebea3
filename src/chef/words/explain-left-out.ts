// Why a listed food stays out of this dish, as the end of a sentence that begins "pesto, because ...".

import type { Role } from '../../food/food.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import type { Candidate } from '../plan-recipe.ts';
import { clash, usedItems } from '../plan-recipe.ts';
import { isCheese, isDriedLegume, isSaladLeaf } from '../slots.ts';
import { nameMany } from './name-food.ts';

/** The reason and, where there is one, another use for it. */
export function explainLeftOut(item: Item, candidate: Candidate, kitchen: Kitchen): string {
  const reason = findReason(item, candidate, kitchen);
  const use = item.food.useFor;
  const many = isMany(item);
  const they = many ? 'they' : 'it';
  if (use === undefined) return reason ?? explainRole(item, they);
  const phrase = /^(?:with |(?:\w+ed|whipped) (?:over|and|on|into|with)\b)/.test(use);
  const then = phrase ? `good ${use}` : `keep ${many ? 'them' : 'it'} for ${use}`;
  return `${reason ?? explainRole(item, they)}; ${then}`;
}

/** Said where nothing on the plate speaks against it, by what it is. */
const BY_ROLE: Readonly<Partial<Record<Role, string>>> = {
  herb: 'another leaf would blur the flavour of this dish',
  spice: 'the seasoning is complete without one more',
  starch: 'there is enough on the plate to fill it',
  bread: 'there is enough on the plate to fill it',
  nut: 'there is bite enough in this dish',
  seed: 'there is bite enough in this dish',
  'ready-made': 'that is a snack or a meal of its own',
  liquid: 'the dish makes its own juices',
  dairy: 'nothing here wants more richness',
  cheese: 'nothing here wants more richness',
  fat: 'one fat is enough for the pan',
  sweetener: 'nothing here needs sweetening',
  baking: 'nothing is baked here',
  egg: 'there is a meal on the plate without',
  legume: 'there is a meal on the plate without',
  aromatic: 'the base of the dish is sharp enough already',
  fruit: 'the plate is better without something sweet',
};

function explainRole(item: Item, they: 'it' | 'they'): string {
  const known = BY_ROLE[item.food.roles[0]];
  if (known !== undefined) return known;
  if (item.food.perish === 2)
    return `${they} would be lost among so much; eat ${they === 'it' ? 'it' : 'them'} soon`;
  return `${they === 'it' ? 'it keeps' : 'they keep'} well until another day`;
}

function isMany(item: Item): boolean {
  const { food } = item;
  return (
    food.noun === 'plural' ||
    (item.count ?? 0) > 1 ||
    (food.noun === 'count' && /[^s]s$/.test(item.typed[0] ?? ''))
  );
}

interface Case {
  readonly item: Item;
  readonly candidate: Candidate;
  readonly kitchen: Kitchen;
  readonly used: readonly Item[];
  readonly role: Role;
  readonly many: boolean;
  readonly they: string;
  readonly are: string;
}

/** One kind of reason; null where it is not the case. */
type Reason = (why: Case) => string | null;

const REASONS: readonly Reason[] = [
  ({ item, used, they }) => {
    const rival = used.find((other) => clash(item, other));
    return rival === undefined ? null : `${they} would fight with the ${rival.food.name}`;
  },
  ({ item, candidate, kitchen, they, are, many }) =>
    candidate.dish.side === 'savoury' && item.food.side === 'sweet'
      ? kitchen.wording(
          `${they} ${are} sweet and this is not`,
          `${they} belong${many ? '' : 's'} after dinner`,
          `this is a savoury plate and ${they} ${are} for later`,
        )
      : null,
  ({ item, candidate, kitchen, they, are, many }) =>
    candidate.dish.side === 'sweet' && item.food.side === 'savoury'
      ? kitchen.wording(
          `this is a sweet dish and ${they} ${are} for supper`,
          `${they} belong${many ? '' : 's'} in something savoury`,
        )
      : null,
  ({ item }) =>
    isDriedLegume(item.food) ? 'dried beans want a night in water and an hour or more in the pot' : null,
  (why) => explainRival(why, ['protein', 'egg', 'cured'], ['protein', 'egg', 'legume', 'cured'], 'meal'),
  (why) => explainRival(why, ['starch', 'bread'], ['starch', 'bread'], 'plate'),
  ({ item, used }) =>
    isCheese(item.food) && used.some((other) => isCheese(other.food)) ? 'one cheese is enough here' : null,
  ({ item, candidate, they }) =>
    isSaladLeaf(item.food) && candidate.dish.family !== 'salad' ? `${they} would collapse in the heat` : null,
  ({ role, used }) =>
    role === 'herb' && used.some((other) => other.food.roles[0] === 'herb')
      ? 'another herb would only muddy this one'
      : null,
  ({ role, candidate, kitchen }) =>
    ['sauce', 'condiment'].includes(role) && candidate.dish.side === 'savoury'
      ? kitchen.wording(
          'one strong seasoning is enough for a dish',
          'its flavour and this one pull in different directions',
          'the dish has its own sauce',
        )
      : null,
  ({ role, are }) =>
    role === 'alcohol'
      ? `${are === 'are' ? 'they are' : 'it is'} better in the glass beside the plate`
      : null,
  ({ role }) => (role === 'fat' ? 'one fat is enough for the pan' : null),
  ({ role, used, kitchen }) => {
    const other = role === 'spice' ? used.find((one) => one.food.roles[0] === 'spice') : undefined;
    return other === undefined ? null : `the ${nameMany(other.food, kitchen.us)} seasons this one`;
  },
  ({ role, candidate, they, many }) =>
    candidate.dish.family === 'salad' && role === 'vegetable'
      ? `${they} want${many ? '' : 's'} cooking and this is put together cold`
      : null,
  ({ role, candidate, kitchen, used, many }) => {
    const lead = used.find((one) => ['vegetable', 'leaf'].includes(one.food.roles[0]));
    if (!['vegetable', 'leaf'].includes(role) || candidate.dish.side !== 'savoury' || lead === undefined)
      return null;
    const name = nameMany(lead.food, kitchen.us);
    return kitchen.wording(
      `more than the ${name} would crowd the pan`,
      `${many ? 'they want' : 'it wants'} another cooking time than the ${name}`,
      `the ${name} ${lead.food.noun === 'mass' ? 'is' : 'are'} better with the room`,
    );
  },
];

function explainRival(
  { role, used, kitchen }: Case,
  roles: readonly Role[],
  leads: readonly Role[],
  fills: 'meal' | 'plate',
): string | null {
  const lead = roles.includes(role) ? used.find((other) => leads.includes(other.food.roles[0])) : undefined;
  if (lead === undefined) return null;
  const name = nameMany(lead.food, kitchen.us);
  const one = lead.food.noun === 'mass';
  return fills === 'meal'
    ? `the ${name} already make${one ? 's' : ''} a meal of it`
    : `there ${one ? 'is' : 'are'} already ${name} to fill the plate`;
}

function findReason(item: Item, candidate: Candidate, kitchen: Kitchen): string | null {
  const many = isMany(item);
  const why: Case = {
    item,
    candidate,
    kitchen,
    used: usedItems(candidate.draft),
    role: item.food.roles[0],
    many,
    they: many ? 'they' : 'it',
    are: many ? 'are' : 'is',
  };
  for (const reason of REASONS) {
    const found = reason(why);
    if (found !== null) return found;
  }
  return null;
}
