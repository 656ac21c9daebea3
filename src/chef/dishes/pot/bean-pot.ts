// Dried beans: a night in water, a hard boil, a slow simmer, then a pan of onions.

import type { Food } from '../../../food/foods.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isBread,
  isCitrus,
  isCookable,
  isCuredSausage,
  isDriedLegume,
  isFlatbread,
  isGarlic,
  isLeafyGreen,
  isOnion,
  isSausage,
  isSoftHerb,
  isTinnedTomato,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takeOil, takePepper, takeSalt, untaken, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, half, it, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { VINEGARS } from '../parts/doses.ts';

export const beanPot: Dish = {
  id: 'bean-pot',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.35,
  cook: writeBeanPot,
};

/** A night in water, a hard boil, and the water poured away: what every dried bean wants before it meets the rest. */
export function soakBeans(...parts: readonly Part[]): Said {
  return say`Cover ${the(...parts)} with plenty of cold water and leave to soak ${{ kind: 'wait', minutes: 480, words: 'overnight, at least 8 hours' }}. Drain, and throw the soaking water away.`;
}

/** Those that are poisonous half done are told apart. */
export function boilHard(...parts: readonly Part[]): Said {
  const isGrave = parts.some(({ food }) => isGraveBean(food));
  return say`Put ${parts} in a large pan with fresh water to cover ${it(...parts)} by a hand's width. Bring ${boiling()} and boil hard ${{ kind: 'until', minutes: [10, 10], words: 'for a full 10 minutes' }}, skimming until no more froth rises${isGrave ? '; simmering alone does not make these beans fit to eat' : ''}.`;
}

function isGraveBean(food: Food): boolean {
  return food.hazards?.includes('kidney-beans-dried') === true;
}

function writeBeanPot(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const all = pick(kitchen, isDriedLegume, 2);
  const [beans] = all;
  if (beans === undefined) return null;
  const board = startDraft(kitchen);
  const parts = all.map((item) => board.take(item, { each: 75 / all.length, prepare: '' }));
  board.step(() => soakBeans(...parts));
  // What is said of the boil counts toward the whole: the simmer is what is left of it.
  const least = Math.max(...all.map(({ food }) => food.heat.boil?.minutes[0] ?? 60));
  const most = Math.max(...all.map(({ food }) => food.heat.boil?.minutes[1] ?? 90));
  board.step(() =>
    together(
      boilHard(...parts),
      say`Turn down and simmer ${over('low')}, topping up the water, ${until('completely soft right through', Math.max(30, least), Math.max(40, most - 10))}. Drain, keeping a mugful of the water.`,
    ),
  );
  const oil = takeOil(board, Math.max(2, servings));
  const onionItem = first(kitchen, isOnion);
  const onion =
    onionItem === undefined
      ? board.need(['onion'], Math.max(1, Math.round(servings / 2)), null, { cut: 'finely-chopped' })
      : board.take(onionItem, { each: 75, cut: 'finely-chopped' });
  const salt = takeSalt(board);
  const vegetables = pick(kitchen, (food) => isCookable(food))
    .sort(byWorth)
    .slice(0, 3);
  const hard = vegetables
    .filter((item) => !isLeafyGreen(item.food))
    .map((item) =>
      board.take(item, {
        each: 80,
        ...withCut(item, item.food.cuts.includes('dice-1cm') ? 'dice-1cm' : item.food.cuts[0]),
      }),
    );
  const meat = takeIf(board, first(kitchen, isSausage, isCuredSausage, isBacon), ({ food }) =>
    isSausage(food)
      ? { each: 110, cut: 'slices-1cm' }
      : isBacon(food)
        ? { each: 50, cut: 'strips' }
        : { each: 50, cut: 'slices-1cm' },
  );
  const bay = takeIf(board, kitchen.find('bay-leaf'), { prepare: '' });
  board.step(
    () =>
      say`While they simmer, warm ${oil} in a wide pan ${over('medium')}. Add ${[...real([meat]), onion, ...hard, half(salt)]} and cook, stirring now and then, ${until('soft and golden at the edges', 10, 12)}.`,
    'meanwhile',
  );
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 12, cut: 'finely-chopped' });
  const tomato = takeIf(board, first(kitchen, isTinnedTomato), { each: 200 });
  const paprika = board.need(['smoked-paprika', 'paprika', 'oregano', 'cumin'], 1, 'tsp');
  const more =
    /paprika/.test(paprika.food.id) || kitchen.choose('smoked-paprika') === undefined
      ? []
      : [board.need(untaken(board, 'smoked-paprika'), servings > 2 ? 2 : 1, 'tsp')];
  const leaves = vegetables
    .filter((item) => isLeafyGreen(item.food))
    .map((item) => board.take(item, { each: 60, ...withCut(item, 'shreds') }));
  board.step(() =>
    together(
      say`Stir in ${[...real([garlic, bay]), paprika, ...more]} ${until('fragrant', 1)}. Add the drained ${listWords([...new Set(parts.map(({ noun }) => noun))])}, ${sayIf(tomato, (tomato) => say`${tomato}, `)}${rest(salt)} and enough of their water to loosen, and simmer ${over('medium-low')} ${until('thick and glossy', 15, 18)}.`,
      sayIf(
        meat !== null && meat.food.core !== undefined && meat,
        (part) => say`The ${part.noun} should read ${readsCore(part, us)}.`,
      ),
      sayIf(leaves.length > 0, () => say`Fold in ${leaves} ${until('just wilted', 2, 3)}.`),
    ),
  );
  const pepper = takePepper(board);
  const tops = real([
    takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' }),
    takeIf(board, first(kitchen, isCitrus), { total: 30, prepare: 'juiced' }),
    first(kitchen, isCitrus) === undefined && kitchen.choose(...VINEGARS) !== undefined
      ? board.need(VINEGARS, servings > 2 ? 2 : 1, 'tsp')
      : null,
  ]);
  const bread = takeIf(board, first(kitchen, isBread, isFlatbread), { each: 80, prepare: '' });
  board.step(
    () =>
      say`Grind over ${pepper}${sayIf(tops.length > 0, () => say`, stir in ${tops}`)} and serve${bread === null ? ' in deep bowls' : say` with ${bread}`}.`,
  );
  return board.finish(() => ({
    dish: 'bean-pot',
    title: `slow ${listWords(all.map(({ food }) => nameOne(food, us).replace(/^dried /, '')))} pot${vegetables[0] === undefined ? '' : ` with ${nameMany(vegetables[0].food, us)}`}`,
    introduction:
      'Dried beans want a night in water and a proper boil; in return they are creamier than any tin.',
    keeps: 'Keeps 2 days in the fridge and freezes well; reheat until steaming all through.',
    plate: [150, 750],
    fit: 0.6,
  }));
}
