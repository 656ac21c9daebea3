// Banana bread, and loaves of grated fruit and vegetables.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real } from '../../pan-vegetables.ts';
import { startDraft } from '../../start-draft.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { oven, over, say, sayIf, until, wait } from '../../words/say.ts';
import { CAKE_FLOURS, FATS, isShort, takeBits, takeFlour } from '../parts/bake-parts.ts';
import { SUGARS, takeSpice } from '../parts/fruit-cut.ts';

const BAKE = { family: 'pudding', side: 'sweet', needs: ['oven'] } as const;

export const quickBread: Dish = { id: 'quick-bread', ...BAKE, prior: 0.7, cook: writeQuickBread };

function writeQuickBread(kitchen: Kitchen) {
  const { us } = kitchen;
  const banana = kitchen.find('banana');
  const mash = banana ?? kitchen.find('courgette', 'carrot', 'apple', 'pumpkin');
  const flourListed = kitchen.find(...CAKE_FLOURS);
  if (mash === undefined || (kitchen.find('egg') === undefined && flourListed === undefined)) return null;
  if (
    banana === undefined &&
    (flourListed === undefined ||
      kitchen.find('egg') === undefined ||
      kitchen.find(...SUGARS, 'honey') === undefined)
  )
    return null;
  const board = startDraft(kitchen);
  const grated = banana === undefined;
  const mashPart = board.take(mash, {
    total: 275,
    ...(grated
      ? { prepare: mash.food.id === 'apple' ? 'cored and coarsely grated' : 'coarsely grated' }
      : { prepare: 'the riper the better' }),
  });
  const fat = board.need(FATS, 100, 'g');
  const sugar = board.need(SUGARS, 125, 'g');
  const eggs = board.need(['egg'], 2, null, { prepare: '' });
  const flour = takeFlour(board, 250, 2);
  const salt = board.need(['salt'], 1, 'pinch');
  if (
    isShort(board.parts, [
      [fat, 100],
      [sugar, 125],
      [eggs, 110],
      [mashPart, 180],
      ...flour.slice(0, 1).map((part) => [part, 250] as const),
    ])
  )
    return null;
  const spice = takeSpice(board, kitchen, 1);
  const bits = takeBits(board, 75);
  const butter =
    fat.food.category === 'butter' || fat.food.id === 'margarine' || fat.food.id === 'coconut-oil';
  board.step(
    () =>
      say`Heat the oven to ${oven(175, us)} and line a 900 g loaf tin with baking paper.${butter && kitchen.has('hob') ? say` Melt ${fat} in a small pan ${over('low')} ${until('just liquid', 2, 3)}, and let it cool a little.` : ''}`,
  );
  board.step(
    () =>
      say`${grated ? say`Squeeze ${mashPart} in your hand to lose the loosest of the water.` : say`Mash ${mashPart} in a large bowl until only small lumps are left.`} Whisk in ${[...(butter && kitchen.has('hob') ? [] : [fat]), sugar, eggs]}${butter && kitchen.has('hob') ? ' and the melted fat' : ''} until glossy.`,
  );
  board.step(
    () =>
      say`Add ${[...flour, ...real([spice]), salt]} and fold with a spatula until no dry streak is left; stop there, because more stirring makes it tough.${sayIf(bits.length > 0, () => say` Fold in ${bits}.`)} Scrape into the tin.`,
  );
  board.step(
    () =>
      say`Bake ${until('risen and cracked, and a skewer from the middle comes out clean', 55, 60)}; lay a sheet of foil over if the top darkens early. Leave in the tin for ${wait(10)}, then turn out to cool.`,
  );
  const name = banana === undefined ? nameOne(mash.food, us) : 'banana';
  return board.finish(() => ({
    dish: 'quick-bread',
    title: fitTitle(
      `${name} ${grated ? 'loaf cake' : 'bread'}${bits[0] === undefined ? '' : ` with ${nameMany(bits[0].food, us)}`}`,
      `${name} loaf`,
    ),
    introduction: kitchen.wording(
      grated
        ? 'What is grated in melts away and leaves only its moisture behind.'
        : 'Black-spotted bananas are the sweet ones: this is what they are for.',
      'One bowl, one fold, and an hour in which the whole house smells of it.',
    ),
    keeps: 'Makes one loaf of 10 slices. Keeps 4 days, wrapped; slices freeze well.',
    plate: [100, 1200],
    feeds: 10,
    fit: 0.8 + (banana === undefined ? -0.1 : 0.1),
  }));
}
