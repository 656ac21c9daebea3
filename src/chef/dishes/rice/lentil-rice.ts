// Rice over lentils and dark onions, and rice with smoked fish and egg.

import { boilEgg, fitTitle, takeOnion, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isChilli,
  isCitrus,
  isCookable,
  isEgg,
  isGarlic,
  isLeafyGreen,
  isNamed,
  isPasta,
  isRice,
  isSmokedFish,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { boilStarch, takeButter, takeOil, takeSalt } from '../../tasks.ts';
import { nameMany } from '../../words/name-food.ts';
import { boiling, core, half, over, rest, say, sayIf, the, until, wait } from '../../words/say.ts';
import { NAMED_FIT, takeDoses } from '../parts/kit.ts';
import { waterFor } from '../parts/pot-water.ts';

const RICE = { family: 'rice', side: 'savoury', needs: ['hob'], prior: 0.9 } as const;
const KEEPS =
  'Cool what is left within an hour, keep it a day in the fridge and reheat once, until steaming.';

export const lentilRice: Dish = { id: 'lentil-rice', ...RICE, cook: writeLentilRice };

function writeLentilRice(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const lentil = kitchen.find('green-lentils', 'tinned-lentils');
  const riceItem = first(
    kitchen,
    (food) => isRice(food) && !isNamed(food, 'risotto-rice', 'pudding-rice', 'glutinous-rice'),
  );
  const onionItem = kitchen.find('onion', 'red-onion', 'shallot');
  if (lentil === undefined || riceItem === undefined || onionItem === undefined) return null;
  if (
    kitchen.items.some(
      ({ food }) =>
        food.roles[0] === 'protein' || isNamed(food, 'coconut-milk', 'garam-masala', 'curry-powder'),
    )
  )
    return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, Math.max(3, servings));
  const onion = board.take(onionItem, { each: 120, cut: 'thin-slices' });
  const salt = takeSalt(board);
  board.step(
    () =>
      say`Heat ${oil} in a wide pan ${over('medium')}. Add ${[onion, half(salt)]} and cook, stirring more and more often, ${until('deep brown and beginning to crisp', 18, 22)}. Lift half onto kitchen paper.`,
  );
  const isTin = lentil.food.id === 'tinned-lentils';
  const lentils = board.take(lentil, { each: isTin ? 120 : 55 });
  const rice = board.take(riceItem, { each: 60 });
  const spices = takeDoses(board, [
    [['cumin', 'cumin-seeds'], -4],
    [['coriander-ground', 'allspice', 'cinnamon', 'baharat'], -3],
    [isGarlic, 3],
  ]);
  const water = waterFor(roundAmount(rice.grams * 2 + (isTin ? 0 : lentils.grams)), us);
  if (!isTin)
    board.step(
      () =>
        say`Meanwhile boil ${lentils} in plenty of water ${over('medium')} ${until('half tender', 12, 15)}, and drain.`,
      'meanwhile',
    );
  board.step(
    () =>
      say`${sayIf(spices.length > 0, () => say`Stir ${spices} into the onions in the pan ${until('fragrant', 1)}. `)}Add ${isTin ? [lentils, rice, rest(salt)] : [rice, rest(salt)]}${isTin ? '' : ` with ${the(lentils)}`} and ${water}, bring ${boiling()}, cover tightly and cook ${over('low')} ${until('the water is gone and both are tender', 15, 18)}.`,
  );
  const pasta = takeIf(board, first(kitchen, isPasta), { each: 35 });
  const tomato = takeDoses(board, [
    [['tinned-tomato', 'passata', 'tomato'], 100],
    [['chickpeas'], 50],
    [['vinegar', 'red-wine-vinegar'], -10],
    [isChilli, -10],
  ]);
  if (pasta !== null)
    board.step(() => say`${boilStarch(pasta, 'large', null)} Drain, cover and keep warm.`, 'meanwhile');
  if (tomato.length > 0)
    board.step(
      () => say`In a small pan simmer ${tomato} ${over('medium')} ${until('thick', 10, 12)}.`,
      'meanwhile',
    );
  const greens = takeDoses(board, [
    [isLeafyGreen, 40],
    [['cucumber', 'tomato', 'lettuce'], 60, 'chopped'],
    [(food) => food.category === 'yoghurt', 50],
    [['lemon'], -60, 'cut into wedges'],
  ]);
  const herbs = takeTops(board, 'herbs-and-nuts');
  board.step(
    () =>
      say`Leave the lentils and rice covered off the heat ${wait(8)}, then lift with a fork${pasta === null ? '' : ` and turn in ${the(pasta)}`}. Serve with the crisp onions on top${tomato.length > 0 ? ' and the tomato sauce over' : ''}${sayIf(herbs.length > 0, () => say`, scattered with ${herbs}`)}${sayIf(greens.length > 0, () => say`, with ${greens} beside it`)}.`,
  );
  return board.finish(() => ({
    dish: 'lentil-rice',
    title:
      pasta !== null
        ? 'koshari: lentils, rice and pasta with onions'
        : 'mujadara: lentils and rice with dark onions',
    introduction:
      'The onions go further than feels right, nearly to black: they season the whole pan and crown it.',
    keeps: KEEPS,
    plate: [180, 700],
    fit: NAMED_FIT,
  }));
}

export const kedgeree: Dish = { id: 'kedgeree', ...RICE, cook: writeKedgeree };

function writeKedgeree(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const fish = first(kitchen, (food) => isSmokedFish(food) && food.id !== 'smoked-salmon');
  const riceItem = first(kitchen, (food) => isRice(food) || food.id === 'cooked-rice');
  const eggItem = first(kitchen, isEgg);
  if (
    fish === undefined ||
    riceItem === undefined ||
    (eggItem === undefined && kitchen.find('curry-powder') === undefined)
  )
    return null;
  if (kitchen.find('soy-sauce', 'saffron', 'leek') !== undefined) return null;
  const board = startDraft(kitchen);
  const rice = board.take(riceItem, { each: riceItem.food.id === 'cooked-rice' ? 170 : 70 });
  const isCooked = rice.food.id === 'cooked-rice';
  const egg = takeIf(board, eggItem, { each: 50 });
  if (!isCooked) board.step(() => say`${boilStarch(rice, 'large', null)} Drain well and cover.`);
  if (egg !== null) board.step(() => boilEgg(egg, us, 'quarter'), isCooked ? undefined : 'meanwhile');
  const fishPart = board.take(fish, { each: 110, prepare: '' });
  board.step(
    () =>
      say`Put ${fishPart} in a wide pan, just cover with water, bring to a tremble and poach ${over('low')} ${until('the flesh flakes when pressed', 7, 9)} (${core(63, us)}). Lift out, and flake it without skin and bones.`,
    isCooked && egg === null ? undefined : 'meanwhile',
  );
  const butter = takeButter(board, 10 * servings);
  const onion = takeOnion(board, 'listed');
  const spices = takeDoses(board, [
    [['curry-powder', 'garam-masala'], 1.5],
    [['turmeric'], -2],
    [['bay-leaf', 'cardamom'], -2, ''],
  ]);
  const green = pick(
    kitchen,
    (food) => isNamed(food, 'peas', 'frozen-peas', 'spinach', 'green-beans') && isCookable(food),
    2,
  ).map((item) => board.take(item, { each: 50 }));
  const cream = takeDoses(board, [[['double-cream', 'creme-fraiche'], 20]]);
  const soft = real([onion]);
  board.step(
    () =>
      say`Melt ${butter} in the dry pan ${over('medium')}.${sayIf(soft.length > 0, () => say` Soften ${soft} ${until('soft-not-brown', 8, 10)}.`)}${sayIf(spices.length > 0, () => say` Stir in ${spices} ${until('fragrant', 1)}.`)} Add ${isCooked ? [rice, ...green] : green}${isCooked ? '' : `${green.length > 0 ? ' and ' : ''}${the(rice)}`}, turning ${until('steaming hot all through', isCooked ? 5 : 3, isCooked ? 6 : 4)}${isCooked ? say` (${core(75, us)})` : ''}.`,
  );
  const herbs = takeTops(board, 'herbs');
  const wedge = takeIf(board, first(kitchen, isCitrus), ({ food }) => ({
    total: food.gramsEach ?? 60,
    prepare: 'cut into wedges',
  }));
  board.step(
    () =>
      say`Fold in the flakes of fish${cream.length > 0 ? say` and ${cream}` : ''}${egg === null ? '' : `, and lay ${the(egg)} on top`}. Serve at once${sayIf(herbs.length > 0, () => say`, scattered with ${herbs}`)}${sayIf(wedge, (one) => say`, with ${one} to squeeze over`)}.`,
  );
  return board.finish(() => ({
    dish: 'kedgeree',
    title: fitTitle(`kedgeree with ${nameMany(fish.food, us)}`, 'kedgeree'),
    introduction: 'The fish goes in last and in big flakes, so that it is found and not stirred away.',
    keeps: KEEPS,
    plate: [200, 700],
    fit: NAMED_FIT,
  }));
}
