// Why listed foods stay out of this dish, each reason the end of a sentence that begins "pesto, because ...". A reason
// speaks of the dish and not of the food, so that foods of either number share its words and the note says it once.

import { writeFoodName } from '../../food/plural-name.ts';
import type { LeftOut } from '../../recipe/recipe.ts';
import type { Candidate } from '../plan/list-ideas.ts';
import { usedItems } from '../plan/score-draft.ts';
import type { Item, Kitchen } from '../read/kitchen.ts';
import { findReason, NO_NEED } from './left-out-reasons.ts';
import { listWords } from './list-words.ts';
import { writeBetterUses, writeUses } from './other-uses.ts';

/** Of several foods that share a reason no more than so many other uses are told. */
const MOST_USES = 5;
/** The cook's foods that the dish leaves out, those that share a reason together, each under its proper name. */
export function explainLeftOut({ dish, draft }: Candidate, kitchen: Kitchen): readonly LeftOut[] {
  const used = usedItems(draft);
  const groups = new Map<string, Item[]>();
  for (const item of kitchen.items.filter((one) => !used.includes(one))) {
    const reason = draft.told.leftOut(item) ?? findReason({ item, used, draft, side: dish.side, kitchen });
    groups.set(reason, [...(groups.get(reason) ?? []), item]);
  }
  const told = new Set<string>();
  return [...groups].flatMap(([reason, items]) => {
    const many = items.length > 1 || isMany(items[0] as Item);
    const name = (item: Item): string =>
      items.length > 1 ? `the ${nameItem(item, kitchen.us)}` : many ? 'them' : 'it';
    const asked = { name, title: draft.title, told, most: MOST_USES };
    const better = reason === NO_NEED && !items.some(isRawMain) ? writeBetterUses(items, asked, many) : '';
    const why =
      better !== ''
        ? better
        : [
            reason.replace('$', items.length > 1 ? 'these' : many ? 'them' : 'it'),
            ...sayWhatBecomes(items, asked),
          ].join('; ');
    return items.map((item) => ({ ingredient: nameItem(item, kitchen.us), why }));
  });
}

/** "Cook or freeze the cod by tomorrow, keep the rice for a pudding and the bread for toast", in one piece or none. */
function sayWhatBecomes(items: readonly Item[], asked: Parameters<typeof writeUses>[1]): readonly string[] {
  const others = items.filter((item) => !isRawMain(item));
  const words = [...sayOfRaw(items.filter(isRawMain), asked.name), writeUses(others, asked)].filter(
    (one) => one !== '',
  );
  return words.length === 0 ? [] : [words.join(', and ')];
}

/** What becomes of raw meat and fish that waits: what is in the freezer stays there. */
export function sayOfRaw(items: readonly Item[], name: (item: Item) => string): readonly string[] {
  const isFrozen = ({ state }: Item): boolean => /frozen/.test(state);
  const frozen = items.filter(isFrozen).map(name);
  const fresh = items.filter((item) => !isFrozen(item)).map(name);
  return [
    ...(frozen.length === 0 ? [] : [`leave ${listWords(frozen)} in the freezer`]),
    ...(fresh.length === 0 ? [] : [`cook or freeze ${listWords(fresh)} by tomorrow`]),
  ];
}

/** Whether the cook's own words for a counted food are in the plural, whatever amount stands before or behind them. */
function namesMany(typed: readonly string[]): boolean {
  const [name = ''] = (typed[0] ?? '').split(/[\s(]+(?:in|with|on|and|w\/)\b/);
  const words = name.replace(/\bx? ?\d[\d.,/]* ?(?:k?g|m?l|oz|lbs?|x)?\b/gi, ' ').trim();
  return /[^s]s$/.test(words);
}

/** The food's own name, in the number that was typed. */
export function nameItem({ food, count, typed, tail = '' }: Item, us: boolean): string {
  const one = count === null ? !namesMany(typed) : count <= 1;
  return `${writeFoodName(food, { us, count: food.noun === 'count' ? (one ? 1 : 2) : null })} ${tail}`.trim();
}

/** Whether a sentence says "they" of it. */
export function isMany(item: Item): boolean {
  const { food } = item;
  return food.noun === 'plural' || (item.count ?? 0) > 1 || (food.noun === 'count' && namesMany(item.typed));
}

/** Raw meat and fish do not wait: who keeps them is told how. */
function isRawMain({ food }: Item): boolean {
  return food.roles[0] === 'protein' && food.form === 'fresh' && food.core !== undefined;
}
