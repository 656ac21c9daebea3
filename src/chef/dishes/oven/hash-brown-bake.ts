// Frozen potato baked crisp over a sauce: hash browns on beans, and a hotdish of mince in soup.

import { fitTitle, nameDish, takeOnion } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isCookable,
  isGratingCheese,
  isMince,
  isSausage,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, simmerCut, takeOil, takePepper, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, oven, over, say, sayIf, together, until } from '../../words/say.ts';

export const hashBrownBake: Dish = {
  id: 'hash-brown-bake',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.7,
  cook: write,
};

export const hotdish: Dish = {
  id: 'hotdish',
  family: 'oven',
  side: 'savoury',
  needs: ['hob', 'oven'],
  prior: 0.7,
  cook: writeHotdish,
};

/** Mince in a creamy soup under frozen potato, as it is baked in the American Midwest. */
function writeHotdish(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const potato = first(kitchen, ({ id }) => /^(?:oven-chips|tater-tots)$/.test(id));
  const soup = kitchen.find('cream-soup', 'tinned-soup');
  const mince = first(kitchen, isMince);
  if (potato === undefined || soup === undefined || mince === undefined) return null;
  const vegetables = pick(kitchen, isCookable).sort(byWorth).slice(0, 2);
  const board = startDraft(kitchen);
  const oil = takeOil(board, 1);
  const mincePart = board.take(mince, { each: 115 });
  const onion = takeOnion(board, 'listed');
  board.step(() =>
    together(
      say`Heat the oven to ${oven(220, us)}.`,
      say`Heat ${oil} in a wide frying pan ${over('medium-high')}. Add ${mincePart}, leave for 2 minutes so that it browns, then break it up and fry ${until('dry, dark and crumbly', 5, 6)}; it should read ${readsCore(mincePart, us)}.`,
      sayIf(onion, (part) => say`Add ${part} and cook ${until('soft-not-brown', 6, 8)}.`),
    ),
  );
  const soupPart = board.take(soup, { each: 100 });
  const vegetableParts = vegetables.map((item) =>
    board.take(item, { each: 100 / vegetables.length, ...simmerCut(item) }),
  );
  const sauce = needIf(
    board,
    kitchen.find('worcestershire-sauce', 'soy-sauce', 'mustard'),
    Math.max(1, servings / 2),
    'tsp',
  );
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Stir in ${[soupPart, ...vegetableParts, ...real([sauce]), pepper]} with half a glass of water and simmer ${over('medium-low')} ${until('bubbling and thick', 5, 6)}. Spread in ${nameDish(kitchen)}.`,
  );
  const cheese = takeIf(board, first(kitchen, isGratingCheese) ?? kitchen.find('processed-cheese'), {
    each: 35,
    prepare: 'grated or torn small',
  });
  const potatoPart = board.take(potato, { each: 150 });
  board.step(
    () =>
      say`${sayIf(cheese, (part) => say`Scatter with ${part}. `)}Lay ${potatoPart} on top, still frozen, side by side, and bake ${until('crisp above and bubbling at the sides', 30, 35)}; the middle should read ${core(74, us)}. Leave for 5 minutes, then serve from the dish.`,
  );
  const top = nameOne(potato.food, us);
  return board.finish(() => ({
    dish: 'hotdish',
    title: fitTitle(
      `${top} hotdish with ${nameOne(mince.food, us).replace(' mince', '')}${vegetables[0] === undefined ? '' : ` and ${nameMany(vegetables[0].food, us)}`}`,
      `${top} hotdish`,
    ),
    introduction:
      'The soup is the sauce, already salted; the potato bakes crisp over it, so it goes on frozen.',
    keeps: 'Keeps 2 days in the fridge; reheat in a hot oven until steaming all through.',
    plate: [300, 750],
    fit: 0.9,
  }));
}

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const potato = first(kitchen, ({ id }) => /^(?:oven-chips|tater-tots)$/.test(id));
  const beans = kitchen.find('baked-beans');
  if (potato === undefined || beans === undefined) return null;
  const meat = kitchen.has('hob') ? first(kitchen, isSausage, isBacon) : undefined;
  const board = startDraft(kitchen);
  const meatPart = takeIf(board, meat, (item) => ({
    each: isSausage(item.food) ? 100 : 35,
    ...(isSausage(item.food) ? { prepare: '' } : withCut(item, 'strips')),
  }));
  const onion = kitchen.has('hob') ? takeOnion(board, 'listed') : null;
  const potatoPart = board.take(potato, { each: 160 });
  const fries = real([meatPart, onion]).length > 0;
  board.step(() =>
    together(
      say`Heat the oven to ${oven(220, us)}. Spread ${potatoPart} on a tray and bake ${until('beginning to crisp', 10, 12)}.`,
      sayIf(fries, () => say`Meanwhile heat ${takeOil(board, 1)} in a frying pan ${over('medium')}.`),
      sayIf(
        meatPart,
        (part) =>
          say`Add ${part} and fry, turning, ${until('browned and cooked through', meat !== undefined && isSausage(meat.food) ? 12 : 5, meat !== undefined && isSausage(meat.food) ? 15 : 6)} (${readsCore(part, us)}).`,
      ),
      sayIf(onion, (part) => say`Add ${part} and cook ${until('soft-not-brown', 6, 8)}.`),
    ),
  );
  const beansPart = board.take(beans, { each: 200 });
  const savoury = needIf(board, kitchen.find('marmite'), Math.max(1, servings / 2), 'tsp');
  const sauce = takeIf(
    board,
    kitchen.find('ketchup', 'brown-sauce', 'worcestershire-sauce', 'barbecue-sauce'),
    {
      each: 15,
    },
  );
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Stir ${[beansPart, ...real([savoury, sauce]), pepper]} together in ${nameDish(kitchen)}${fries ? ' with what is in the frying pan' : ''}. Lay the ${potatoPart.noun} on top, side by side, and bake ${until('crisp above and bubbling below', 12, 15)}; the middle should read ${core(74, us)}.`,
  );
  const cheese = takeIf(board, first(kitchen, isGratingCheese), { each: 45, cut: 'grated' });
  board.step(() =>
    together(
      sayIf(
        cheese,
        (part) => say`Scatter with ${part} and bake ${until('melted and gold in places', 4, 5)}.`,
      ),
      say`Bring the dish to the table and serve at once, while the top is crisp.`,
    ),
  );
  const top = nameOne(potato.food, us);
  return board.finish(() => ({
    dish: 'hash-brown-bake',
    title: fitTitle(
      `${top === 'oven chips' ? 'chip' : top}, ${meat === undefined ? '' : `${nameOne(meat.food, us)}, `}bean${cheese === null ? ' bake' : ` and ${nameOne(cheese.food, us)} bake`}`,
      `${nameMany(potato.food, us)} baked on beans`,
    ),
    introduction:
      'The potato has a start on a bare tray: on the beans from the beginning it would never crisp.',
    keeps: 'Keeps a day in the fridge; reheat in a hot oven until steaming all through.',
    plate: [280, 700],
    fit: 0.85,
  }));
}
