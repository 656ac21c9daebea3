// Melted chocolate with something crisp in it, set in the cold: biscuits, cereal, nuts, dried fruit, marshmallows.

import type { Food, FoodId } from '../../../food/foods.ts';
import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isChocolate, isDriedFruit, isNamed, isNut } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { over, say, until, wait } from '../../words/say.ts';
import { onFullPower } from '../parts/without-hob.ts';

export const fridgeCake: Dish = {
  id: 'fridge-cake',
  family: 'pudding',
  side: 'sweet',
  needs: [],
  prior: 0.7,
  cook: write,
};

const SYRUPS: readonly FoodId[] = [
  'golden-syrup',
  'honey',
  'condensed-milk',
  'maple-syrup',
  'dulce-de-leche',
];

function write(kitchen: Kitchen) {
  const { us } = kitchen;
  // A bar with something in it is cut up, where anything else is there to be melted.
  const isBar = (food: Food): boolean => food.id === 'chocolate-bar';
  const chocolate =
    first(
      kitchen,
      (food) =>
        isChocolate(food) &&
        !isBar(food) &&
        !isNamed(food, 'cocoa-powder', 'hot-chocolate', 'cocoa-nibs', 'marzipan', 'halva'),
    ) ??
    kitchen.find('chocolate-spread') ??
    first(kitchen, isBar);
  const isSpread = chocolate?.food.id === 'chocolate-spread';
  const marsh = kitchen.find('marshmallows');
  const crisp = kitchen.find(
    'biscuit',
    'breakfast-cereal',
    'granola',
    'ladyfinger',
    'popcorn',
    'pretzel',
    'cracker',
  );
  const melt = kitchen.has('hob') || kitchen.has('microwave');
  if (crisp === undefined || (chocolate === undefined && marsh === undefined) || !melt) return null;
  const board = startDraft(kitchen);
  const flakes = isNamed(crisp.food, 'breakfast-cereal', 'granola', 'popcorn');
  const chocolatePart = takeIf(board, chocolate, { total: 180, prepare: isSpread ? '' : 'broken up' });
  const butter = board.need(['butter', 'margarine', 'coconut-oil'], 50, 'g');
  const syrup = needIf(board, chocolate === undefined ? undefined : kitchen.find(...SYRUPS), 2, 'tbsp');
  // A spread stays soft without what sets it.
  const sticky =
    chocolatePart === null || isSpread ? takeIf(board, marsh, { total: 150, prepare: '' }) : null;
  const melted = real([chocolatePart, sticky, butter, syrup]);
  board.step(() =>
    kitchen.has('hob')
      ? say`Line a small tin, about ${us ? '7 inches' : '18 cm'} across, with paper. Melt ${melted} in a pan ${over('low')}, stirring, ${until('smooth and glossy', 3, 5)}${chocolatePart === null || isSpread ? '.' : '; chocolate that gets hot turns grainy, so take it off while a few lumps are left.'}`
      : say`Line a small tin, about ${us ? '7 inches' : '18 cm'} across, with paper. Melt ${melted} in a bowl in the microwave ${onFullPower()}, in bursts of 30 seconds, stirring after each, ${until('smooth and glossy', 2, 3)}.`,
  );
  const crispPart = board.take(crisp, {
    total: flakes ? 100 : 140,
    prepare: flakes ? '' : 'broken into thumbnail pieces',
  });
  const bits = real([
    takeIf(board, first(kitchen, isBar), { total: 80, prepare: 'chopped' }),
    takeIf(board, kitchen.find('sweets'), { total: 60, prepare: '' }),
    sticky === null ? takeIf(board, marsh, { total: 50, prepare: '' }) : null,
    takeIf(board, first(kitchen, isDriedFruit), { total: 60, prepare: '' }),
    takeIf(board, first(kitchen, isNut), { total: 50, cut: 'chopped' }),
    takeIf(board, kitchen.find('cherries', 'coconut-desiccated', 'stem-ginger', 'mixed-peel'), {
      total: 40,
      prepare: '',
    }),
  ]);
  if (isSpread && sticky === null) return null;
  if ((chocolatePart?.grams ?? 180) < 90 || crispPart.grams < 60) return null;
  board.step(
    () =>
      say`Stir in ${[crispPart, ...bits]} until everything is coated. Tip into the tin and press down hard with the back of a spoon: gaps are where it falls apart.`,
  );
  board.step(
    () =>
      say`Chill for ${wait(120, '2 hours')}, until firm enough to snap. Lift out and cut into 12 squares with a heavy knife.`,
  );
  const names = [crispPart, ...bits].slice(0, 2);
  return board.finish(() => ({
    dish: 'fridge-cake',
    title: fitTitle(
      chocolate === undefined
        ? `marshmallow ${nameOne(crisp.food, us).replace('breakfast ', '')} squares`
        : flakes
          ? `crisp chocolate ${nameOne(crisp.food, us)
              .replace('breakfast ', '')
              .replace(/flakes$/, 'flake')} squares`
          : `${nameOne(chocolate.food, us).replace('dark ', '')} fridge cake${names[1] === undefined ? '' : ` with ${nameMany(names[1].food, us)}`}`,
    ),
    introduction: 'Nothing is baked: it is the pressing and the cold that hold it together.',
    keeps: 'Makes 12 squares. Keeps a week in the fridge, wrapped.',
    plate: [60, 400],
    feeds: 12,
    fit: 0.84 + (bits.length > 0 ? 0.05 : 0),
  }));
}
