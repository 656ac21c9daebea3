// Rice paper round cold noodles and herbs, and fermented soybeans on hot rice.

import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isChilli,
  isCitrus,
  isCookedMeat,
  isMince,
  isPrawn,
  isRice,
  isSaladLeaf,
  isTofu,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { boilStarch, readsCore, takePlainOil } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, core, over, say, sayIf, the, until, wait } from '../../words/say.ts';
import { NAMED_FIT, takeDoses } from '../parts/kit.ts';
import { takeNori } from './cold-toppings.ts';

export const summerRolls: Dish = {
  id: 'summer-rolls',
  family: 'plate',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.8,
  cook: writeRolls,
};

function writeRolls(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const paper = kitchen.find('rice-paper');
  if (paper === undefined) return null;
  const board = startDraft(kitchen);
  const noodles = takeIf(board, kitchen.find('rice-noodles', 'glass-noodles'), { each: 30 });
  if (noodles !== null)
    board.step(
      () =>
        say`Cover ${noodles} with water straight from the ${boiling('boil')} and leave ${wait(4)}, until soft. Rinse under the cold tap and drain well.`,
    );
  const mainItem = first(kitchen, isPrawn, isTofu, isCookedMeat, isMince);
  const isFried = mainItem !== undefined && isMince(mainItem.food);
  const isRaw = mainItem !== undefined && isPrawn(mainItem.food) && !/cooked/.test(mainItem.state);
  const main = takeIf(board, mainItem, {
    each: 70,
    prepare: isRaw ? 'peeled' : isFried ? '' : 'cut into strips',
  });
  const scent = isFried
    ? takeIf(board, kitchen.find('lemongrass'), {
        total: 15,
        prepare: 'outer leaves off, very finely chopped',
      })
    : null;
  if (main !== null && isRaw)
    board.step(
      () =>
        say`Simmer ${main} in a small pan of water ${over('medium-low')} ${until('pink-curled', 2, 3)} (${readsCore(main, us)}). Cool under the tap and halve lengthways.`,
    );
  if (main !== null && isFried) {
    const oil = takePlainOil(board, 1);
    board.step(
      () =>
        say`Heat ${oil} in a frying pan ${over('medium-high')}. Fry ${[main, ...real([scent])]}, breaking it up, ${until('brown all over, with no pink left', 7, 8)} (${readsCore(main, us)}). Leave to cool a little.`,
    );
  }
  const crisp = takeDoses(board, [
    [['carrot'], 35, 'peeled and cut into matchsticks'],
    [['cucumber', 'pepper'], 35, 'cut into matchsticks'],
    [['mango'], 40, 'peeled and cut into thin strips'],
    [['avocado'], 40, 'stoned, peeled and sliced'],
    [['radish', 'spring-onion'], 15, 'thinly sliced'],
    [isSaladLeaf, 20],
    [['mint'], 4, 'leaves picked'],
    [['coriander', 'basil'], 4, 'leaves picked'],
  ]);
  if (crisp.length < (isFried ? 1 : 2)) return null;
  const papers = board.take(paper, { total: 9 * 4 * servings, prepare: '' });
  const before = the(...real([noodles, isRaw || isFried ? main : null]));
  const inside = [...real([isRaw || isFried ? null : main]), ...crisp];
  board.step(
    () =>
      say`Dip one of ${papers} in warm water for a few seconds and lay it on a damp board: it goes on softening. Set a little of ${before === '' ? '' : `${before}${inside.length === 1 ? ' and ' : ', '}`}${inside} along the near edge, fold in the sides and roll up firmly. Go on until nothing is left, under a damp cloth.`,
  );
  const sharp =
    first(kitchen, isCitrus) === undefined
      ? board.need(['rice-vinegar', 'cider-vinegar', 'red-wine-vinegar'], servings, 'tsp')
      : takeIf(board, first(kitchen, isCitrus), { total: 35, prepare: 'juiced' });
  const dip = real([
    board.need(
      kitchen.find('fish-sauce') === undefined ? ['soy-sauce', 'tamari'] : ['fish-sauce'],
      servings * 1.5,
      'tsp',
    ),
    sharp,
    board.need(['brown-sugar', 'sugar', 'honey'], servings / 2, 'tsp'),
    ...takeDoses(board, [
      [isChilli, 3, 'deseeded and finely chopped'],
      [['peanut-butter', 'hoisin-sauce', 'sweet-chilli-sauce'], 15],
    ]),
  ]);
  board.step(
    () => say`Stir ${dip} with ${servings} tablespoons of hot water, and dip each roll as you eat it.`,
  );
  const names = real([main, crisp.find(({ food }) => food.id === 'mango') ?? crisp[0], crisp[1]])
    .slice(0, 2)
    .map(({ food }) => (food.id === 'prawns' ? nameMany : nameOne)(food, us));
  return board.finish(() => ({
    dish: 'summer-rolls',
    title: fitTitle(`summer rolls with ${names.join(' and ')}`, 'summer rolls'),
    introduction:
      'Everything is cut before the first wrapper is wet: after that it is dip, fill and roll, and each takes a minute.',
    keeps: 'Eat within two hours: the wrappers turn tough in the fridge.',
    plate: [120, 500],
    fit: NAMED_FIT,
  }));
}

export const nattoRice: Dish = {
  id: 'natto-rice',
  family: 'rice',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.8,
  cook: writeNatto,
};

function writeNatto(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const beans = kitchen.find('natto');
  const rice = kitchen.find('cooked-rice') ?? first(kitchen, isRice);
  if (beans === undefined || rice === undefined) return null;
  const board = startDraft(kitchen);
  const isCold = rice.food.id === 'cooked-rice';
  const ricePart = board.take(rice, { each: isCold ? 180 : 75 });
  board.step(() =>
    isCold
      ? say`Break up ${ricePart} in a small pan with ${servings + 1} tablespoons of water, cover and warm ${over('medium')} ${until('steaming-through', 4, 5)} (${core(74, us)}).`
      : say`${boilStarch(ricePart, 'large', null)} Drain, cover and keep warm.`,
  );
  const natto = board.take(beans, { each: 45, prepare: '' });
  const soy = board.need(['soy-sauce', 'tamari'], servings, 'tsp');
  board.step(
    () =>
      say`Meanwhile, stir ${[natto, soy]} hard with chopsticks or a fork for a minute, until it froths and draws threads.`,
    'meanwhile',
  );
  const tops = [
    ...takeTops(board, 'herbs-and-nuts'),
    ...takeDoses(board, [
      [['umeboshi', 'kimchi', 'vegan-kimchi', 'pickled-ginger'], 15, 'chopped'],
      [['mustard'], 3],
      [['avocado', 'cucumber', 'daikon'], 40, 'finely diced'],
    ]),
    ...real([takeNori(board)]),
  ];
  board.step(
    () =>
      say`Divide ${the(ricePart)} between bowls and pile ${the(natto)} on top${sayIf(tops.length > 0, () => say`, with ${tops}`)}. Eat while the rice is hot.`,
  );
  return board.finish(() => ({
    dish: 'natto-rice',
    title: 'natto on hot rice',
    introduction: 'Stirred hard first, natto turns light and creamy.',
    keeps: 'Eat it at once.',
    plate: [110, 450],
    fit: NAMED_FIT,
  }));
}
