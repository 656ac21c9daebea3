// Beans stewed in oil, onion, tomato and chilli until they are red and soft, with fried plantain beside them.

import { fitTitle, needOnion } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isBraising,
  isChilli,
  isFish,
  isGarlic,
  isGinger,
  isLeafyGreen,
  isMince,
  isNamed,
  isPoultry,
  isPrawn,
  isSmokedFish,
  isTinnedLegume,
  isTinnedTomato,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeOil, takeSalt, withCut } from '../../tasks.ts';
import { nameMany } from '../../words/name-food.ts';
import { over, say, sayIf, together, until } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';
import { cookBeside, takePlantain, takeSide } from '../parts/side.ts';

export const redRed: Dish = {
  id: 'red-red',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.7,
  cook: writeRedRed,
};

function writeRedRed(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const plantain = kitchen.find('plantain');
  const palm = kitchen.find('palm-oil');
  const beans =
    kitchen.find('black-eyed-beans') ??
    first(kitchen, (food) => isTinnedLegume(food) && !isNamed(food, 'baked-beans', 'refried-beans'));
  const tomato = first(kitchen, isTinnedTomato) ?? kitchen.find('tomato', 'cherry-tomato');
  if (beans === undefined || (plantain === undefined && palm === undefined)) return null;
  if (first(kitchen, isPoultry, isPrawn, isFish, isMince, isBraising) !== undefined) return null;
  const board = startDraft(kitchen);
  const fat =
    palm === undefined
      ? takeOil(board, Math.max(2, servings))
      : board.need(['palm-oil'], Math.max(2, servings), 'tbsp');
  const salt = takeSalt(board);
  const onion = needOnion(board, 80);
  board.step(
    () =>
      say`Warm ${fat} in a wide, deep pan ${over('medium')}. Add ${onion} and cook, stirring now and then, ${until('soft and gold at the edges', 8, 10)}.`,
  );
  const whole = kitchen.find('scotch-bonnet');
  const hot = takeIf(board, whole, { total: 10, prepare: 'left whole' });
  const sharp = real([
    takeIf(board, first(kitchen, isGarlic), { total: 10, cut: 'finely-chopped' }),
    takeIf(board, first(kitchen, isGinger), { each: 6, prepare: 'peeled and finely grated' }),
    whole === undefined
      ? takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'finely-chopped' })
      : null,
    needIf(
      board,
      kitchen.find('curry-powder', 'smoked-paprika', 'paprika', 'cayenne', 'chilli-powder'),
      1,
      'tsp',
    ),
    takeIf(board, kitchen.find('tomato-puree'), { each: 12 }),
  ]);
  const fresh = tomato !== undefined && !isTinnedTomato(tomato.food);
  const tomatoPart = takeIf(board, tomato, { each: 170, ...(fresh ? { prepare: 'chopped' } : {}) });
  const pepper = takeIf(board, kitchen.find('pepper'), { each: 60, cut: 'dice-1cm' });
  const base = real([pepper, tomatoPart]);
  board.step(() =>
    together(
      sayIf(sharp.length > 0, () => say`Stir in ${sharp} and fry ${until('fragrant', 1)}.`),
      sayIf(
        base.length > 0,
        () =>
          say`Add ${base} and cook down, stirring, ${until('thick, with the fat rising red round the edges', 10, 12)}.`,
      ),
    ),
  );
  const beanPart = board.take(beans, { each: 120 });
  const fish = takeIf(board, first(kitchen, isSmokedFish), { each: 50, prepare: 'flaked, bones picked out' });
  const into = real([beanPart, fish, hot, salt]);
  const fried = takePlantain(board);
  board.step(
    () =>
      say`Stir in ${into} with ${waterFor(Math.max(75, servings * 50), us)} and simmer ${over('medium-low')} ${until('the beans are soft enough to crush and the sauce clings', 12, 15)}. Crush a few against the side${hot === null ? '' : ', and lift out the scotch bonnet before it bursts'}.`,
  );
  cookBeside(board, fried);
  const leaf = takeIf(board, first(kitchen, isLeafyGreen), (item) => ({
    each: 60,
    ...withCut(item, 'shreds'),
  }));
  const side = takeSide(board);
  cookBeside(board, side);
  const tops = real([
    takeIf(board, kitchen.find('coriander', 'parsley', 'spring-onion'), { each: 5, cut: 'chopped' }),
    takeIf(board, kitchen.find('avocado'), { each: 60, prepare: 'sliced' }),
    needIf(board, kitchen.find('lime', 'lemon'), 0.5, null, { prepare: 'juiced' }),
    takeIf(board, kitchen.find('gari'), { each: 15 }),
  ]);
  board.step(() =>
    together(
      sayIf(leaf, (part) => say`Turn ${part} through the beans ${until('just wilted', 2, 3)}.`),
      say`Spoon out the beans${side === null ? '' : say` ${side.serve}`}${fried === null ? ' into warm bowls' : `, the ${fried.part.noun} beside them`}${sayIf(tops.length > 0, () => say`, and finish with ${tops}`)}.`,
    ),
  );
  const bean = nameMany(beans.food, us);
  const red = beans.food.id === 'black-eyed-beans' && palm !== undefined && tomato !== undefined;
  return board.finish(() => ({
    dish: 'red-red',
    title: fitTitle(
      red
        ? `red red: ${bean} with ${fried === null ? 'palm oil' : 'fried plantain'}`
        : `${tomato === undefined ? '' : 'red '}${bean}${fried === null ? ' in palm oil' : ' with fried plantain'}`,
    ),
    introduction: kitchen.wording(
      palm === undefined || tomato === undefined
        ? tomato === undefined
          ? 'The onion is taken as far as gold before the beans go in: it is the whole sauce.'
          : 'Cook the base until its oil comes back out red: that is when the beans may go in.'
        : 'Palm oil is flavour, not only fat: it colours the onion, and the tomato cooks in it until it rises again.',
      plantain === undefined
        ? 'Soft, hot beans in a sauce that clings: the crushed ones are its thickening.'
        : 'Soft, hot beans and sweet, crusted plantain from the frying pan: each needs the other.',
    ),
    keeps: `Keeps 3 days in the fridge; reheat until steaming${plantain === undefined ? '' : ', and fry the plantain fresh'}.`,
    plate: [220, 800],
    fit: 0.97,
  }));
}
