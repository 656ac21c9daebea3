// Why a listed food stays out of this dish, as the end of a sentence that begins "pesto, because ...".

import type { Item, Kitchen } from '../kitchen.ts';
import type { Candidate } from '../plan-recipe.ts';
import { clash, usedItems } from '../plan-recipe.ts';
import { isCheese, isDriedLegume, isSaladLeaf } from '../slots.ts';
import { nameMany } from './name-food.ts';

/** The reason and, where there is one, another use for it. */
export function explainLeftOut(item: Item, candidate: Candidate, kitchen: Kitchen): string {
  const reason = findReason(item, candidate, kitchen);
  const use = item.food.useFor;
  return use === undefined ? reason : `${reason}; keep ${isMany(item) ? 'them' : 'it'} for ${use}`;
}

function isMany(item: Item): boolean {
  const { food } = item;
  return (
    food.noun === 'plural' ||
    (item.count ?? 0) > 1 ||
    (food.noun === 'count' && /[^s]s$/.test(item.typed[0] ?? ''))
  );
}

function findReason(item: Item, candidate: Candidate, kitchen: Kitchen): string {
  const { food } = item;
  const used = usedItems(candidate.draft);
  const many = isMany(item);
  const they = many ? 'they' : 'it';
  const are = many ? 'are' : 'is';
  const rival = used.find((other) => clash(item, other));
  if (rival !== undefined) return `${they} would fight with the ${rival.food.name}`;
  if (candidate.dish.side === 'savoury' && food.side === 'sweet') {
    return kitchen.wording(
      `${they} ${are} sweet and this is not`,
      `${they} belong${many ? '' : 's'} after dinner`,
      `this is a savoury plate and ${they} ${are} for later`,
    );
  }
  if (candidate.dish.side === 'sweet' && food.side === 'savoury') {
    return kitchen.wording(
      `this is a sweet dish and ${they} ${are} for supper`,
      `${they} belong${many ? '' : 's'} in something savoury`,
    );
  }
  const role = food.roles[0];
  const same = used.find((other) => other.food.roles[0] === role);
  if (isDriedLegume(food)) return 'dried beans want a night in water and an hour or more in the pot';
  if (role === 'protein' || role === 'egg' || role === 'cured') {
    const lead = used.find((other) => ['protein', 'egg', 'legume', 'cured'].includes(other.food.roles[0]));
    if (lead !== undefined)
      return `the ${nameMany(lead.food, kitchen.us)} already make${lead.food.noun === 'mass' ? 's' : ''} a meal of it`;
  }
  if (
    (role === 'starch' || role === 'bread') &&
    used.some((other) => ['starch', 'bread'].includes(other.food.roles[0]))
  ) {
    const lead = used.find((other) => ['starch', 'bread'].includes(other.food.roles[0]));
    if (lead !== undefined)
      return `there ${lead.food.noun === 'mass' ? 'is' : 'are'} already ${nameMany(lead.food, kitchen.us)} to fill the plate`;
  }
  if (isCheese(food) && same !== undefined) return 'one cheese is enough here';
  if (isSaladLeaf(food)) return `${they} would collapse in the heat`;
  if (role === 'herb') return 'another herb would only muddy this one';
  if (role === 'sauce' || role === 'condiment' || role === 'ready-made')
    return `${they} would take over the plate`;
  if (role === 'alcohol') return 'this dish wants none';
  if (role === 'fat') return 'there is fat enough in the pan already';
  if (candidate.dish.family === 'salad' && role === 'vegetable')
    return `${they} want${many ? '' : 's'} cooking and this is put together cold`;
  if (['pudding', 'drink', 'breakfast'].includes(candidate.dish.family))
    return `${they} ${are} not needed here`;
  if (role === 'vegetable' || role === 'leaf' || role === 'aromatic')
    return `the pan is full enough without ${many ? 'them' : 'it'}`;
  return `${they} ${are} not needed here`;
}
