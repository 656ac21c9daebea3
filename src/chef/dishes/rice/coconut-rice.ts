// Rice and beans (in Jamaica, rice and peas) in coconut milk with thyme; the hot pepper stays whole, so that it gives its
// scent and not its fire.

import { takeOnion, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isBacon, isDriedLegume, isGarlic, isGinger, isRice, isTinnedLegume } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeOil, takePepper } from '../../tasks.ts';
import { boiling, over, say, sayIf, the, together, until, wait } from '../../words/say.ts';
import { pourCoconut } from '../parts/batches.ts';
import { waterFor } from '../parts/pot-water.ts';
import { takePlantain } from '../parts/side.ts';

export const coconutRice: Dish = {
  id: 'coconut-rice',
  family: 'rice',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.72,
  cook: write,
};

/** Rice by weight takes this much liquid in a lidded pot. */
const LIQUID = 1.9;

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const rice = first(
    kitchen,
    (food) => isRice(food) && !/risotto|pudding|glutinous|sushi|wild/.test(food.id),
  );
  const coconut = kitchen.find('coconut-milk');
  const beans = first(
    kitchen,
    (food) => (isDriedLegume(food) || isTinnedLegume(food)) && /kidney|black|pigeon|pinto/.test(food.id),
  );
  const scent = kitchen.find('thyme', 'dried-thyme', 'scotch-bonnet', 'allspice');
  const other = first(kitchen, ({ roles }) => roles[0] === 'protein');
  if (rice === undefined || coconut === undefined || beans === undefined || scent === undefined || other)
    return null;
  const board = startDraft(kitchen);
  const dried = isDriedLegume(beans.food);
  const beanPart = board.take(beans, dried ? { each: 45, prepare: '' } : { each: 90 });
  if (dried) {
    board.step(
      () =>
        say`Cover ${beanPart} with plenty of cold water and soak ${wait(480, 'overnight, 8 hours at least')}. Drain, and throw the soaking water away.`,
    );
    board.step(
      () =>
        say`Put ${the(beanPart)} in a large pan under a hand's width of fresh water, bring ${boiling()} and boil hard ${wait(10, 'for a full 10 minutes')}; simmering alone does not make them fit to eat. Turn down ${over('low', 'to a low heat')} and simmer ${until('completely soft', 60, 75)}. Drain.`,
    );
  }
  const bacon = takeIf(board, first(kitchen, isBacon), { each: 30, cut: 'strips' });
  const oil = takeOil(board, Math.max(1, Math.round(servings / 2)));
  const onion =
    takeOnion(board, 'listed') ??
    takeIf(board, kitchen.find('spring-onion'), { each: 25, cut: 'thin-slices' });
  const sharp = real([
    takeIf(board, first(kitchen, isGarlic), { total: 10, cut: 'finely-chopped' }),
    takeIf(board, first(kitchen, isGinger), { each: 4, prepare: 'peeled and finely chopped' }),
    needIf(board, kitchen.find('allspice'), 0.5, 'tsp'),
  ]);
  const ricePart = board.take(rice, { each: 75 });
  board.step(() =>
    together(
      say`Heat ${oil} in a wide pan with a tight lid ${over('medium')}.`,
      sayIf(
        real([bacon, onion]).length > 0,
        () => say`Add ${real([bacon, onion])} and cook ${until('soft-not-brown', 6, 8)}.`,
      ),
      sayIf(sharp.length > 0, () => say`Stir in ${sharp} ${until('fragrant', 1)}.`),
      say`Tip in ${ricePart} and turn it over until every grain shines.`,
    ),
  );
  const thyme =
    takeIf(board, kitchen.find('thyme'), { each: 1, prepare: '' }) ??
    needIf(board, kitchen.find('dried-thyme'), 1, 'tsp');
  const pepper = takeIf(board, kitchen.find('scotch-bonnet', 'chilli'), {
    total: 10,
    prepare: 'left whole, not a nick in it',
  });
  const salt = board.need(['salt'], servings > 2 ? 1.5 : 0.75, 'tsp');
  const coconutPart = pourCoconut(board, coconut, ricePart.grams);
  const water = waterFor(roundAmount(Math.max(50, ricePart.grams * LIQUID - coconutPart.grams)), us);
  const lifted = real([thyme?.food.id === 'thyme' ? thyme : null, pepper]);
  board.step(
    () =>
      say`${dried ? `Return ${the(beanPart)} to the pan and add` : 'Add'} ${[...(dried ? [] : [beanPart]), coconutPart, ...real([thyme, pepper]), salt]} and ${water}. Bring ${boiling()}, cover tightly and cook ${over('low')}, without stirring, ${until('the liquid is gone and the rice is tender', 16, 18)}. Leave off the heat, still covered, ${wait(8)}.`,
  );
  const side = takePlantain(board);
  if (side?.said) {
    const { text, ...said } = side.said;
    board.step(
      () => ({ ...said, text: `Meanwhile ${text.charAt(0).toLowerCase()}${text.slice(1)}` }),
      'meanwhile',
    );
  }
  const tops = takeTops(board, 'herbs');
  const ground = takePepper(board);
  board.step(
    () =>
      say`${lifted.length > 0 ? `Lift out ${the(...lifted)}${pepper === null ? '' : ', which must not burst'}. ` : ''}Fork the rice up with ${ground}${sayIf(tops.length > 0, () => say` and ${tops}`)}, and serve hot${sayIf(side, (one) => say`, ${one.serve}`)}.`,
  );
  return board.finish(() => ({
    dish: 'coconut-rice',
    title: `rice and beans in coconut milk${side === null ? '' : ' with plantain'}`,
    introduction:
      pepper === null
        ? 'The rice drinks coconut milk in place of water, and the beans colour it.'
        : 'The pepper goes in whole and comes out whole: all of its scent, and as much of its fire as you let out.',
    keeps: 'Cool what is left within an hour, keep it a day in the fridge and reheat once, until steaming.',
    plate: [200, 700],
    fit: 0.95,
  }));
}
