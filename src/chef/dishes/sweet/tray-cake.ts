// A flat cake of equal weights, cut into squares.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { isFruit, isNamed } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { oven, portion, rest, say, sayIf, until, wait } from '../../words/say.ts';
import { CAKE_FLOURS, FATS, isShort, takeBits, takeFlour } from '../parts/bake-parts.ts';
import { fruitCut, SUGARS } from '../parts/fruit-cut.ts';

const BAKE = { family: 'pudding', side: 'sweet', needs: ['oven'] } as const;

export const trayCake: Dish = { id: 'tray-cake', ...BAKE, prior: 0.6, cook: writeTrayCake };

const TURNED: readonly FoodId[] = ['pineapple', 'pear', 'plum', 'apple', 'peach', 'tinned-peaches'];

function writeTrayCake(kitchen: Kitchen) {
  const { us } = kitchen;
  const egg = kitchen.find('egg');
  const flour = kitchen.find(...CAKE_FLOURS, 'almond-flour');
  const cocoa = kitchen.find('cocoa-powder');
  const citrus = kitchen.find('lemon', 'orange', 'lime');
  const fruit = kitchen.items.find(
    (item) =>
      isFruit(item.food) &&
      !isNamed(item.food, 'banana', 'melon', 'watermelon') &&
      item.food.category !== 'citrus',
  );
  if (
    egg === undefined ||
    flour === undefined ||
    (kitchen.find('butter', 'margarine') === undefined && kitchen.find(...SUGARS) === undefined)
  )
    return null;
  const board = startDraft(kitchen);
  // Sugar and butter under the fruit, which is on top once it is turned out.
  const isTurned =
    fruit !== undefined && TURNED.includes(fruit.food.id) && kitchen.find('brown-sugar') !== undefined;
  const fat = board.need(FATS, isTurned ? 225 : 175, 'g');
  const sugar = board.need(SUGARS, isTurned ? 235 : 175, 'g');
  const eggs = board.need(['egg'], 3, null, { prepare: '' });
  const almonds = takeIf(board, kitchen.find('almond-flour'), { total: 75, prepare: '' });
  const flours = takeFlour(board, almonds === null ? 175 : 100, 2);
  if (
    isShort(board.parts, [
      [fat, 175],
      [sugar, 175],
      [eggs, 165],
      ...flours.slice(0, 1).map((part) => [part, almonds === null ? 175 : 100] as const),
    ])
  )
    return null;
  const cocoaPart = takeIf(board, cocoa, { total: 25 });
  const zest = takeIf(board, citrus, {
    total: citrus?.food.gramsEach ?? 90,
    prepare: 'zest grated, then juiced',
  });
  const vanilla = needIf(board, kitchen.find('vanilla-extract'), 1, 'tsp');
  const milk =
    zest === null && kitchen.choose('milk', 'oat-milk') !== undefined
      ? board.need(['milk', 'yoghurt', 'oat-milk'], 2, 'tbsp')
      : null;
  board.step(
    () =>
      say`Heat the oven to ${oven(180, us)} and line a ${us ? '8 inch' : '20 cm'} square tin with baking paper. Beat ${isTurned ? [portion(fat, 0.78, `most of the ${fat.noun}`), portion(sugar, 0.75, 'most of the sugar')] : [fat, sugar]} in a large bowl until pale and fluffy, a full 3 minutes: the air goes in now or not at all.`,
  );
  board.step(
    () =>
      say`Beat in ${eggs} one after the other, with a spoonful of the flour after each so that it does not split. Fold in ${[...flours, ...real([almonds, cocoaPart, vanilla, milk])]}${sayIf(zest, (part) => say` with ${part}`)} until smooth; it should drop from the spoon when you tap it.`,
  );
  const fruitPart = takeIf(board, fruit, (item) => ({ total: 350, ...fruitCut(item) }));
  const bits = takeBits(board, 75);
  const poppy = takeIf(board, kitchen.find('poppy-seeds', 'coconut-desiccated'), { total: 15 });
  const top = real([fruitPart, poppy, ...bits]);
  const jam = takeIf(board, kitchen.find('jam', 'lemon-curd'), { total: 80 });
  board.step(
    () =>
      say`${isTurned ? say`Strew the tin with ${rest(sugar, 0.75)} and ${rest(fat, 0.78)} in small pieces, set ${top} close together on it, and spread the batter over` : say`Spread in the tin${sayIf(top.length > 0, () => say` and scatter ${top} over the top`)}`}${sayIf(jam, (part) => say`; drop ${part} over it by the teaspoon`)}. Bake ${until('risen, and the middle springs back when touched', isTurned ? 35 : 28, isTurned ? 40 : 34)}; a skewer should come out clean. Cool in the tin for ${wait(isTurned ? 5 : 15)}, ${isTurned ? 'no longer, or the caramel sticks; turn out onto a board, let it cool and' : 'then'} cut into ${16 % kitchen.servings === 0 ? 16 : 12} squares.`,
  );
  const named = fruit?.food ?? citrus?.food ?? jam?.food;
  const plain = vanilla === null ? 'plain' : 'vanilla';
  const lead = cocoaPart !== null ? 'chocolate' : named === undefined ? plain : nameOne(named, us);
  return board.finish(() => ({
    dish: 'tray-cake',
    title: fitTitle(
      ...(isTurned ? [`${lead} upside-down cake`] : []),
      `${lead} traybake${bits[0] !== undefined && lead !== 'chocolate' ? ` with ${nameMany(bits[0].food, us)}` : ''}`,
      'plain traybake',
    ),
    introduction: isTurned
      ? 'The butter and sugar under the fruit boil to a caramel, and run down into the crumb when the cake is turned over.'
      : 'A flat tin bakes evenly, cuts into squares and needs no icing.',
    keeps: 'Keeps 4 days in a tin; freezes in squares.',
    plate: [100, 1200],
    feeds: 8,
    fit:
      0.8 +
      (cocoaPart !== null || citrus !== undefined ? 0.08 : 0) +
      (kitchen.find('butter', 'margarine') !== undefined && kitchen.find(...SUGARS) !== undefined ? 0.3 : 0),
  }));
}
