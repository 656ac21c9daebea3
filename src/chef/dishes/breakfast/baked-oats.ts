// Oats, ripe fruit and yoghurt baked in one dish.

import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isChocolate,
  isDriedFruit,
  isEgg,
  isFruit,
  isMilk,
  isNut,
  isSeed,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { nameOne } from '../../words/name-food.ts';
import { core, oven, portion, say, sayIf, the, together, until, wait } from '../../words/say.ts';
import { fruitCut, OATS, takeSpice } from '../parts/fruit-cut.ts';

export const bakedOats: Dish = {
  id: 'baked-oats',
  family: 'breakfast',
  side: 'sweet',
  needs: ['oven'],
  prior: 0.65,
  cook: writeBakedOats,
};

function writeBakedOats(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const oatsItem = kitchen.find(...OATS);
  const banana = kitchen.find('banana');
  const wet = first(kitchen, isYoghurt, isMilk);
  if (
    oatsItem === undefined ||
    wet === undefined ||
    (banana === undefined && first(kitchen, isFruit) === undefined)
  )
    return null;
  const board = startDraft(kitchen);
  const fruit = banana ?? first(kitchen, isFruit);
  if (fruit === undefined) return null;
  const spread = kitchen.find('peanut-butter', 'almond-butter', 'tahini');
  const eggItem = first(kitchen, isEgg);
  const butter =
    kitchen.find('butter') === undefined
      ? board.need(['vegetable-oil', 'olive-oil', 'coconut-oil'], 1, 'tsp', {
          purpose: 'for the dish',
        })
      : board.need(['butter'], 10, 'g', { purpose: 'for the dish' });
  board.step(
    () =>
      say`Heat the oven to ${oven(180, us)} and grease a baking dish about ${us ? (servings > 2 ? '9 inches' : '7 inches') : servings > 2 ? '22 cm' : '18 cm'} across with ${butter}.`,
  );
  const oats = board.take(oatsItem, { each: 50 });
  const wetPart = board.take(wet, { each: isMilk(wet.food) ? 100 : 90 });
  const fruitPart = board.take(fruit, {
    each: banana === undefined ? 90 : (fruit.food.gramsEach ?? 110),
    ...(banana === undefined ? fruitCut(fruit) : { prepare: 'the riper the better' }),
  });
  const egg = takeIf(board, eggItem, {
    total: (eggItem?.food.gramsEach ?? 50) * Math.max(1, Math.round(servings / 2)),
    prepare: '',
  });
  const spreadPart = takeIf(board, spread, { each: 20 });
  const powder = board.need(['baking-powder'], Math.max(0.5, servings / 2), 'tsp');
  const salt = board.need(['salt'], 1, 'pinch');
  const sweet =
    takeIf(board, kitchen.find('honey', 'maple-syrup', 'brown-sugar'), { each: 10 }) ??
    (banana === undefined && kitchen.guest === null && kitchen.choose('sugar') !== undefined
      ? board.need(['sugar'], servings, fruit.food.raw === 'no' ? 'tbsp' : 'tsp')
      : null);
  const spice = takeSpice(board, kitchen, 0.5);
  const extras = real([
    takeIf(board, first(kitchen, isDriedFruit), { each: 15 }),
    takeIf(board, first(kitchen, isChocolate), { each: 12, cut: 'chopped' }),
    takeIf(board, first(kitchen, isNut, isSeed), { each: 12 }),
  ]);
  const more = takeIf(
    board,
    pick(kitchen, (food) => isFruit(food)).find((item) => item !== fruit),
    { each: 40, prepare: '' },
  );
  const yoghurt = isYoghurt(wet.food);
  const wetIn = yoghurt ? portion(wetPart, 0.7, `most of the ${wetPart.noun}`) : wetPart;
  const opening =
    banana === undefined
      ? say`Stir ${[wetIn, ...real([egg, spreadPart, sweet])]} together in a bowl`
      : say`Mash ${portion(fruitPart, 0.75, `three quarters of ${the(fruitPart)}`)} with a fork until almost smooth. Beat in ${[wetIn, ...real([egg, spreadPart, sweet])]}`;
  board.step(() =>
    together(
      say`${opening}, then stir in ${[oats, powder, ...real([spice]), salt, ...extras]}.`,
      say`The mixture should drop slowly from the spoon; loosen it with a little water if it does not.`,
    ),
  );
  const topping =
    banana === undefined
      ? say`${[fruitPart, ...real([more])]}`
      : say`${[portion(fruitPart, 0.25, `the rest of ${the(fruitPart)}, sliced,`), ...real([more])]}`;
  board.step(
    () =>
      say`Spread it in the dish and arrange ${topping} over the top. Bake ${until('risen, set in the middle and golden at the edges', 25, 30)}${sayIf(egg, () => say` (${core(71, us)} inside)`)}.`,
  );
  board.step(
    () =>
      say`Leave for ${wait(5, '5 minutes')}: it is soft when hot and firms as it cools.${yoghurt ? say` Serve with ${portion(wetPart, 0.3, `the rest of the ${wetPart.noun}`)}.` : ''}`,
  );
  return board.finish(() => ({
    dish: 'baked-oats',
    title: `${spread === undefined ? '' : `${nameOne(spread.food, us)} and `}${nameOne(fruit.food, us)} baked oats`,
    introduction:
      banana === undefined
        ? 'Somewhere between porridge and cake, and made in one bowl.'
        : sweet === null
          ? 'The browner the bananas, the better: here they do all the sweetening.'
          : 'Somewhere between porridge and cake: the bananas keep it moist and do most of the sweetening.',
    keeps: 'Good cold the next day, cut into squares; keeps 3 days in the fridge.',
    plate: [180, 450],
    fit: 0.75 + (banana === undefined ? -0.1 : 0.1),
  }));
}
