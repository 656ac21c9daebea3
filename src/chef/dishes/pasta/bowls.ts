// Noodles tossed in a sauce from the jar.

import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCookable,
  isCookedMeat,
  isLeafyGreen,
  isNamed,
  isNoodle,
  isNut,
  isPoultry,
  isPrawn,
  isQuickPoultry,
  isTinnedFish,
  isTofu,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { boilStarch, readsCore, takePlainOil, withCut } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { over, say, sayIf, together, until } from '../../words/say.ts';

export const tossedNoodles: Dish = {
  id: 'tossed-noodles',
  family: 'pasta',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.62,
  cook: writeNoodles,
};

function writeNoodles(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const noodle =
    kitchen.items.find((item) => isNoodle(item.food) && !isNamed(item.food, 'rice-cakes')) ??
    (kitchen.find('peanut-butter', 'tahini') === undefined ? undefined : kitchen.find('spaghetti'));
  const nutty = kitchen.find('peanut-butter', 'tahini', 'almond-butter');
  const citrus = kitchen.find('lime', 'lemon');
  const nuts = kitchen.find('peanuts', 'cashews');
  if (noodle === undefined || (nutty === undefined && !(nuts !== undefined && citrus !== undefined)))
    return null;
  const protein = first(kitchen, isQuickPoultry, isPrawn, isTofu, isCookedMeat, isTinnedFish);
  const vegetables = pick(
    kitchen,
    (food) => isCookable(food) && food.heat['stir-fry'] !== undefined && food.category !== 'potato',
  )
    .sort(byWorth)
    .slice(0, 2);
  const board = startDraft(kitchen);
  const soy = board.need(['soy-sauce', 'tamari', 'fish-sauce'], 1.5 * servings, 'tbsp');
  const nuttyPart = takeIf(board, nutty, { each: 25 });
  const lime =
    takeIf(board, citrus, { total: 40, prepare: 'juiced' }) ??
    board.need(['rice-vinegar', 'cider-vinegar', 'vinegar'], servings, 'tsp');
  const sweet = board.need(['brown-sugar', 'sugar', 'honey', 'maple-syrup'], servings, 'tsp');
  const hot = takeIf(
    board,
    kitchen.find('sriracha', 'gochujang', 'chilli-oil', 'sweet-chilli-sauce', 'chilli-flakes', 'hot-sauce'),
    { each: 4 },
  );
  const garlic = takeIf(board, kitchen.find('garlic'), { total: 5, cut: 'crushed' });
  const noodlePart = board.take(noodle, { each: 75 });
  board.step(
    () =>
      say`${boilStarch(noodlePart, 'large', null)} Keep a mugful of the water, drain the noodles and rinse them.`,
  );
  board.step(
    () =>
      say`Whisk ${real([nuttyPart, soy, lime, sweet, hot, garlic])} with 3 tablespoons of the hot water in a bowl until ${nuttyPart === null ? 'the sugar is gone' : 'it runs off the spoon'}.`,
    'meanwhile',
  );
  const oil = takePlainOil(board, Math.max(1, servings));
  const proteinPart = takeIf(board, protein, (item) => ({
    each: isCookedMeat(item.food) || isTinnedFish(item.food) ? 70 : 110,
    ...(isPoultry(item.food)
      ? { cut: 'strips' as const }
      : isTofu(item.food)
        ? withCut(item, 'chunks-2cm')
        : {}),
  }));
  const heat = protein?.food.heat['stir-fry'] ?? protein?.food.heat.warm ?? { minutes: [4, 5] as const };
  const egg = takeIf(board, kitchen.find('egg'), { each: 55, prepare: 'beaten' });
  const veg = vegetables.map((item) =>
    board.take(item, {
      each: 80,
      ...withCut(
        item,
        isLeafyGreen(item.food)
          ? 'shreds'
          : item.food.cuts.includes('batons')
            ? 'batons'
            : item.food.heat['stir-fry']?.cut,
      ),
    }),
  );
  const sprouts = takeIf(board, kitchen.find('beansprouts'), { each: 60 });
  board.step(() =>
    together(
      say`Heat ${oil} in a wide pan ${over('high')}.`,
      sayIf(
        proteinPart,
        (part) =>
          say`Fry ${part} ${until(part.food.core === undefined ? 'golden' : isPrawn(part.food) ? 'pink-curled' : 'browned and cooked through', Math.max(3, heat.minutes[0]), Math.max(4, heat.minutes[1]))}${part.food.core === undefined ? '' : say` (${readsCore(part, us)})`}.`,
      ),
      sayIf(veg.length > 0, () => say`Add ${veg} and toss ${until('bright-crisp', 3, 4)}.`),
      sayIf(
        egg,
        (part) =>
          say`Push aside, pour in ${part} and stir ${until('no liquid egg is left', 1, 2)}, past ${{ kind: 'core', coreC: 71, words: us ? '160 F (71 C)' : '71 C (160 F)' }}.`,
      ),
      sayIf(sprouts, (part) => say`Toss in ${part} ${until('piping hot', 2, 3)}.`),
    ),
  );
  const cucumber = takeIf(board, kitchen.find('cucumber'), { each: 60, cut: 'batons' });
  const nutPart = takeIf(board, first(kitchen, isNut), { each: 15, cut: 'chopped' });
  const tops = real([cucumber, nutPart, ...takeTops(board, 'herbs')]);
  board.step(
    () =>
      say`Take off the heat, add the noodles and the sauce and turn with two forks until every strand is coated, with more of the water if it clings in lumps.${sayIf(tops.length > 0, () => say` Top with ${tops}`)}${tops.length > 0 ? ' and eat warm.' : ' Eat warm.'}`,
  );
  const foods = real([protein, ...vegetables]).map((item) => nameOne(item.food, us));
  return board.finish(() => ({
    dish: 'tossed-noodles',
    title: fitTitle(
      `${nutty === undefined ? nameOne(nuts?.food ?? noodle.food, us) : nameOne(nutty.food, us).replace(' butter', '')} noodles with ${foods.length === 0 ? 'garlic' : foods.slice(0, 2).join(' and ')}`.replace(
        / with garlic$/,
        garlic === null ? '' : ' with garlic',
      ),
      `noodles with ${foods[0] ?? 'lime'}`,
    ),
    introduction:
      'The sauce is stirred in a bowl and never boiled, so it stays smooth; the noodle water makes it cling.',
    keeps: 'Good cold the next day; loosen with a splash of water.',
    plate: [200, 600],
    fit: 0.75 + (nutty === undefined ? 0.02 : 0.1) + (protein === undefined ? 0 : 0.05),
  }));
}
