// Oat bars from the oven, and oat and date balls without one.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { startDraft } from '../../start-draft.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { oven, over, say, sayIf, until, wait } from '../../words/say.ts';
import { FATS, isShort, takeBits } from '../parts/bake-parts.ts';
import { OATS, SUGARS, takeSpice } from '../parts/fruit-cut.ts';

const BAKE = { family: 'pudding', side: 'sweet', needs: ['oven'] } as const;

export const oatBars: Dish = { id: 'oat-bars', ...BAKE, prior: 0.62, cook: writeOatBars };

function writeOatBars(kitchen: Kitchen) {
  const { us } = kitchen;
  const oats = kitchen.find(...OATS);
  const syrup = kitchen.find('golden-syrup', 'honey', 'maple-syrup', 'agave-syrup', 'treacle');
  const fatListed = kitchen.find('butter', 'margarine', 'coconut-oil', 'peanut-butter');
  const dates = kitchen.find('dates', 'apricots-dried', 'prunes', 'dried-figs');
  if (oats === undefined) return null;
  if (dates !== undefined && fatListed !== undefined && fatListed.food.id === 'peanut-butter')
    return writeBalls(kitchen);
  if (syrup === undefined || (fatListed === undefined && kitchen.choose('butter') === undefined)) return null;
  const board = startDraft(kitchen);
  const fat = board.need(
    fatListed === undefined ? ['peanut-butter', ...FATS] : [fatListed.food.id],
    125,
    'g',
  );
  const syrupPart = board.take(syrup, { total: 90 });
  const sugar = needIf(board, kitchen.find(...SUGARS), 60, 'g');
  const oatPart = board.take(oats, { total: 250 });
  if (
    isShort(board.parts, [
      [fat, 125],
      [oatPart, 250],
    ])
  )
    return null;
  const salt = board.need(['salt'], 1, 'pinch');
  const spice = takeSpice(board, kitchen, 1);
  const bits = takeBits(board, 60);
  const banana = takeIf(board, kitchen.find('banana'), { total: 100, prepare: 'mashed' });
  const warm = [fat, syrupPart, ...real([sugar])];
  board.step(
    () =>
      say`Heat the oven to ${oven(170, us)} and line a 20 cm square tin with baking paper. ${kitchen.has('hob') ? say`Melt ${warm} in a large pan ${over('low')}, stirring, ${until('smooth', 3, 4)}.` : say`Beat ${warm} in a bowl until smooth.`}`,
  );
  board.step(
    () =>
      say`Stir in ${[oatPart, ...real([banana, spice]), salt, ...bits]} until every flake shines. Press into the tin with the back of a spoon, hard, and above all in the corners: loose bars crumble.`,
  );
  board.step(
    () =>
      say`Bake ${until('golden at the edges and still soft in the middle', 22, 26)}. Mark into 12 bars while hot and leave to cool in the tin for ${wait(30)}, which is when they set.`,
  );
  return board.finish(() => ({
    dish: 'oat-bars',
    title: fitTitle(
      `${nameOne(syrup.food, us)} oat bars${bits[0] === undefined ? '' : ` with ${nameMany(bits[0].food, us)}`}`,
      'oat bars',
    ),
    introduction:
      'Out of the oven while the middle is soft, they are chewy; five minutes later they would be crisp.',
    keeps: 'Makes 12. Keeps a week in a tin.',
    plate: [60, 900],
    fit: 0.82,
  }));
}

function writeBalls(kitchen: Kitchen) {
  const { us } = kitchen;
  const board = startDraft(kitchen);
  const dates = kitchen.find('dates', 'apricots-dried', 'prunes', 'dried-figs');
  const oats = kitchen.find(...OATS);
  const nutty = kitchen.find('peanut-butter', 'almond-butter', 'tahini');
  if (dates === undefined || oats === undefined || nutty === undefined) return null;
  const datePart = board.take(dates, {
    total: 150,
    prepare: dates.food.id === 'dates' ? 'stoned and chopped' : 'chopped',
  });
  const oatPart = board.take(oats, { total: 100 });
  const nuttyPart = board.take(nutty, { total: 75 });
  const cocoa = takeIf(board, kitchen.find('cocoa-powder'), { total: 15 });
  const salt = board.need(['salt'], 1, 'pinch');
  const roll = takeIf(board, kitchen.find('coconut-desiccated', 'sesame-seeds', 'chia-seeds'), { total: 20 });
  const bits = takeBits(board, 40);
  board.step(
    () =>
      say`Put ${datePart} in a bowl, cover with hot water and leave for ${wait(10, '10 minutes')}, then drain well and crush with a fork to a rough paste.`,
  );
  board.step(
    () =>
      say`Work in ${[nuttyPart, oatPart, ...real([cocoa]), salt, ...bits]} until it holds when squeezed; a spoonful of water helps if it will not.`,
  );
  board.step(
    () =>
      say`With damp hands roll into 14 balls about 3 cm across${sayIf(roll, (part) => say` and turn them in ${part}`)}. Chill for ${wait(30)}, so that they firm up.`,
  );
  return board.finish(() => ({
    dish: 'energy-balls',
    title: fitTitle(
      `${nameOne(dates.food, us)} and ${nameOne(nutty.food, us)} oat balls`,
      'date and oat balls',
    ),
    introduction: kitchen.wording(
      `${nameMany(dates.food, us).replace(/^./, (letter) => letter.toUpperCase())} sweeten and bind in one; nothing here needs the oven.`,
      'Ten minutes with a fork, half an hour in the cold.',
    ),
    keeps: 'Makes 14. Keeps a week in the fridge.',
    plate: [60, 500],
    fit: 0.85,
  }));
}
