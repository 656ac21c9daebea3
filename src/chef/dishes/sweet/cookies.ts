// Soft biscuits from one bowl.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { startDraft } from '../../start-draft.ts';
import { nameOne } from '../../words/name-food.ts';
import { core, oven, say, until, wait } from '../../words/say.ts';
import { CAKE_FLOURS, FATS, isShort, takeBits } from '../parts/bake-parts.ts';
import { OATS, SUGARS, takeSpice } from '../parts/fruit-cut.ts';

const BAKE = { family: 'pudding', side: 'sweet', needs: ['oven'] } as const;

export const cookies: Dish = { id: 'cookies', ...BAKE, prior: 0.6, cook: writeCookies };

function writeCookies(kitchen: Kitchen) {
  const { us } = kitchen;
  const flour = kitchen.find(...CAKE_FLOURS);
  const nutty = kitchen.find('peanut-butter', 'almond-butter');
  const fatListed = kitchen.find('butter', 'margarine');
  const egg = kitchen.find('egg');
  // With an egg in it, ground nuts bind by themselves.
  const isBare = flour === undefined && nutty !== undefined && egg !== undefined;
  if (
    (flour === undefined && !isBare) ||
    (fatListed === undefined && nutty === undefined) ||
    kitchen.find(...SUGARS) === undefined
  )
    return null;
  const board = startDraft(kitchen);
  const fat = board.need(
    nutty === undefined ? FATS : ['peanut-butter', 'almond-butter'],
    isBare ? 250 : 115,
    'g',
  );
  const sugar = board.need(SUGARS, 115, 'g');
  const eggPart = egg === undefined ? null : board.need(['egg'], 1, null, { prepare: '' });
  const flourPart = isBare ? null : board.need(CAKE_FLOURS, eggPart === null ? 175 : 150, 'g');
  if (
    isShort(board.parts, [
      [fat, isBare ? 200 : 115],
      [sugar, 100],
      ...real([flourPart]).map((part) => [part, 150] as const),
    ])
  )
    return null;
  const salt = board.need(['salt'], 1, 'pinch');
  const vanilla = needIf(board, kitchen.find('vanilla-extract'), 1, 'tsp');
  const spice = takeSpice(board, kitchen, 1);
  const oats = takeIf(board, kitchen.find(...OATS), { total: 50 });
  const bits = takeBits(board, 100);
  const zest = takeIf(board, kitchen.find('lemon', 'orange'), {
    total: 60,
    prepare: 'zest only, finely grated',
  });
  const dry = [...real([flourPart, oats, spice]), ...bits];
  board.step(
    () =>
      say`Heat the oven to ${oven(180, us)} and line two trays with baking paper. Beat ${[fat, sugar]} until smooth and a shade paler, then beat in ${real([eggPart, vanilla, zest]).length === 0 ? say`${salt}` : say`${[...real([eggPart, vanilla, zest]), salt]}`}.`,
  );
  board.step(
    () =>
      say`${dry.length === 0 ? 'Go on' : say`Stir in ${dry}`} until it comes together in a soft dough. Roll into 16 balls about 3 cm across, set well apart on the trays and press each with a fork.`,
  );
  board.step(
    () =>
      say`Bake ${until('golden at the rim and still soft in the middle', 11, 13)}${isBare ? say` (${core(71, us)} inside)` : ''}. Leave on the trays for ${wait(10)}: they firm as they cool, and break if you move them sooner.`,
  );
  const lead =
    bits[0] !== undefined
      ? nameOne(bits[0].food, us)
      : nutty !== undefined
        ? nameOne(nutty.food, us)
        : zest !== null
          ? nameOne(zest.food, us)
          : oats !== null
            ? 'oat'
            : 'butter';
  return board.finish(() => ({
    dish: 'cookies',
    title: fitTitle(
      `${lead}${oats !== null && lead !== 'oat' ? ' and oat' : ''} ${eggPart === null && bits.length === 0 ? 'biscuits' : 'cookies'}`,
      'butter biscuits',
    ),
    introduction: kitchen.wording(
      'Taken out while they still look underdone: the trays finish them.',
      eggPart === null
        ? 'No egg in the dough, so these snap instead of bending.'
        : 'Crisp at the rim and soft in the middle, because they come out two minutes before you think.',
    ),
    keeps: 'Makes 16. Keeps 5 days in a tin; balls of raw dough freeze well.',
    plate: [60, 900],
    fit: 0.72 + (bits.length > 0 ? 0.1 : 0),
  }));
}
