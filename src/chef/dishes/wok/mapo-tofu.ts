// Soft tofu in a hot bean sauce, with a little crisp mince.

import type { Food } from '../../../food/foods.ts';
import { fitTitle, takeSharp, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isMince } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takePlainOil } from '../../tasks.ts';
import { nameMany } from '../../words/name-food.ts';
import { it, over, say, until } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';

/** Bean pastes bring most of the salt. */
function isSalty({ taste }: Food): boolean {
  return (taste?.salt ?? 0) >= 2;
}

const HOB = { side: 'savoury', needs: ['hob'] } as const;

export const mapoTofu: Dish = { id: 'mapo-tofu', family: 'pan', ...HOB, prior: 0.75, cook: writeMapo };

function writeMapo(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const tofu = kitchen.find('silken-tofu', 'tofu');
  const hot = kitchen.find(
    'doubanjiang',
    'gochujang',
    'miso',
    'black-bean-sauce',
    'sriracha',
    'chilli-oil',
    'chilli-flakes',
  );
  const mince = first(kitchen, isMince) ?? kitchen.find('soya-mince', 'shiitake', 'mushroom');
  if (
    tofu === undefined ||
    hot === undefined ||
    mince === undefined ||
    (tofu.food.id === 'tofu' && !isMince(mince.food))
  )
    return null;
  const board = startDraft(kitchen);
  const oil = takePlainOil(board, 2);
  const mincePart = board.take(mince, {
    each: 70,
    ...(mince.food.category === 'mushroom' ? { cut: 'finely-chopped' as const } : {}),
  });
  board.step(
    () =>
      say`Heat ${oil} in a wok or a wide pan ${over('medium-high')}. Add ${mincePart} and fry, breaking it up, ${until('brown and crisp', 6, 7)}${mincePart.food.core === undefined ? '' : say`; it should read ${readsCore(mincePart, us)}`}.`,
  );
  const sharp = takeSharp(board);
  const hotPart = takeIf(board, hot, { each: 15 });
  const pepper = needIf(board, kitchen.find('sichuan-pepper'), 0.5, 'tsp', { prepare: 'toasted and ground' });
  const soy = board.need(
    ['soy-sauce', 'tamari'],
    isSalty(hot.food) ? servings / 2 : servings,
    isSalty(hot.food) ? 'tsp' : 'tbsp',
  );
  board.step(
    () =>
      say`Turn down to ${over('medium', 'medium heat')}, stir in ${real([...sharp, hotPart, pepper])} and fry ${until(hot.food.id === 'miso' ? 'it smells toasted' : 'the oil turns red and the smell rises', 1, 2)}. Pour in ${soy} and ${waterFor(100 * servings, us)} and bring to a bubble.`,
  );
  const tofuPart = board.take(tofu, { each: 150, cut: 'chunks-2cm' });
  const starch = board.need(['cornflour', 'plain-flour'], servings > 2 ? 2 : 1, 'tsp');
  board.step(
    () =>
      say`Slide in ${tofuPart} and do not stir: push the sauce over ${it(tofuPart)} with the back of the spoon and simmer ${over('low')} ${until('hot all through', 4, 5)}. Mix ${starch} with a spoonful of cold water, trickle it round the edge and tilt the pan ${until('the sauce is glossy and clings', 1)}.`,
  );
  const tops = takeTops(board, 'herbs-and-nuts');
  const oilEnd = takeIf(board, kitchen.find('sesame-oil', 'chilli-oil'), { total: 5 });
  const end = real([oilEnd, ...tops]);
  board.step(
    () =>
      say`Take off the heat${end.length === 0 ? ' and let it settle for a minute before you spoon it out.' : say`, finish with ${end} and let it settle for a minute.`}`,
  );
  return board.finish(() => ({
    dish: 'mapo-tofu',
    title: fitTitle(`mapo-style tofu with ${nameMany(mince.food, us)}`, 'mapo-style tofu'),
    introduction:
      'Soft tofu in a fierce sauce: it is slid in last and hardly touched, so that it stays in pieces.',
    keeps: 'Keeps a day in the fridge; reheat gently until steaming.',
    plate: [220, 600],
    fit: 0.85,
  }));
}
