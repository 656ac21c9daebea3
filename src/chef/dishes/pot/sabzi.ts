// Vegetables cooked dry with popped seeds and ground spice in a covered pan, in their own steam.

import { fitTitle, takeCitrus, takeOnion } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { readPanMinutes, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBraising,
  isChop,
  isCookable,
  isEgg,
  isFish,
  isLeafyGreen,
  isLentil,
  isMince,
  isPotato,
  isPoultry,
  isPrawn,
  isSausage,
  isTinnedLegume,
  isTofu,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { simmerCut, takePlainOil, takeSalt, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany } from '../../words/name-food.ts';
import { are, half, over, portion, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { cookBeside, takeSide } from '../parts/side.ts';
import { fryGround, isIndianSpice, takeTempering } from '../parts/tempering.ts';

export const sabzi: Dish = {
  id: 'sabzi',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.65,
  cook: writeSabzi,
};

const DRY =
  'Fried bare, and by itself, until its strings have gone, the okra stays dry and takes the spice on its edges.';

const OTHERS = [isPoultry, isPrawn, isFish, isMince, isChop, isSausage, isBraising, isTofu, isEgg, isLentil];

function writeSabzi(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const vegetables = pick(
    kitchen,
    (food) => (isCookable(food) || isPotato(food)) && !/tomato|mushroom/.test(food.id),
  )
    .sort(byWorth)
    .slice(0, 3);
  const spices = pick(kitchen, isIndianSpice);
  if (
    vegetables.length === 0 ||
    spices.length === 0 ||
    vegetables.filter((item) => !isLeafyGreen(item.food) && item.food.id !== 'frozen-spinach').length <
      Math.min(2, vegetables.length) ||
    kitchen.find('coconut-milk', 'curry-paste') !== undefined ||
    // Paneer with tomatoes or cream wants a sauce.
    (kitchen.find('paneer') !== undefined &&
      kitchen.find('mustard-seeds', 'curry-leaves') === undefined &&
      kitchen.find('tomato', 'tinned-tomato', 'passata', 'tomato-puree', 'double-cream', 'yoghurt') !==
        undefined) ||
    first(kitchen, ...OTHERS) !== undefined
  )
    return null;
  const board = startDraft(kitchen);
  const oil = takePlainOil(board, Math.max(2, servings));
  const tempering = takeTempering(board);
  // Under a lid and with water okra turns to slime: it fries by itself until its strings have gone, and comes back.
  const okraItem = vegetables.find(({ food }) => food.id === 'okra');
  const okra = takeIf(board, okraItem, (item) => ({ each: 130, ...simmerCut(item) }));
  const onion = takeOnion(board, 'listed');
  const salt = takeSalt(board);
  board.step(() =>
    together(
      say`Heat ${oil} in a wide pan that has a lid ${over('medium')}.`,
      sayIf(
        okra,
        (part) =>
          say`Fry ${part} without the lid, turning, ${until('no strings show and the edges brown', 8, 10)} and lift out.`,
      ),
      tempering.seeds,
      sayIf(onion, (part) => say`Add ${[part, half(salt)]} and fry ${until('golden-edges', 7, 9)}.`),
      fryGround(tempering),
    ),
  );
  const saltLeft = onion === null ? portion(salt, 1, 'the salt') : rest(salt);
  const slow = vegetables.filter(
    ({ food }) => isPotato(food) || ['root-vegetable', 'squash'].includes(food.category),
  );
  const quick = vegetables.filter((item) => !slow.includes(item) && item !== okraItem);
  const slowParts = slow.map((item) => board.take(item, { each: 150, ...withCut(item, 'dice-1cm') }));
  const quickParts = quick.map((item) =>
    board.take(item, { each: slow.length === 0 ? 180 : 130, ...simmerCut(item) }),
  );
  const chickpeas = takeIf(board, first(kitchen, isTinnedLegume), { each: 100 });
  const tomato = takeIf(board, kitchen.find('tomato', 'cherry-tomato', 'tinned-tomato'), ({ food }) => ({
    each: 60,
    prepare: food.form === 'fresh' ? 'chopped' : '',
  }));
  // Beetroot takes twice as long as potatoes.
  const head = Math.max(8, ...slow.map((item) => readPanMinutes(item) - 8));
  const frozen = slow.length > 0 && quick.every((item) => item.food.form === 'frozen');
  // What comes frozen is done in the last minutes, without a lid.
  const cooked = [...slowParts, ...quickParts];
  const iced =
    slow.length > 0 && !frozen ? quickParts.filter((_, place) => quick[place]?.food.form === 'frozen') : [];
  const later = [
    ...quickParts.filter((part) => !iced.includes(part)),
    ...(chickpeas === null ? [] : [chickpeas]),
  ];
  board.step(() =>
    together(
      sayIf(
        slowParts.length > 0,
        () =>
          say`Stir in ${slowParts} until coated with spice, add 4 tablespoons of water, cover and cook ${over('medium-low')} ${until('nearly tender', head, head + 1)}.`,
      ),
      cooked.length + later.length === 0
        ? say`Add ${[...real([tomato]), saltLeft]}${tomato === null ? '' : say` and cook down ${until('thick and nearly dry', 5, 6)}`}.`
        : say`Add ${[...later, ...(tomato === null ? [] : [tomato]), saltLeft]}${slowParts.length > 0 ? '' : ', splash in 3 tablespoons of water'}, turn everything over, cover and cook ${over('medium-low')} ${until(`${the(...slowParts, ...quickParts.filter((part) => !iced.includes(part)))} ${are(...slowParts, ...quickParts)} tender`, frozen ? 4 : 8, frozen ? 5 : 10)}. It makes its own steam: lift the lid only twice.`,
    ),
  );
  const side = takeSide(board);
  cookBeside(board, side);
  const paneer = takeIf(board, kitchen.find('paneer'), { each: 90, cut: 'chunks-2cm' });
  const coconut = takeIf(board, kitchen.find('coconut-desiccated', 'coconut'), {
    each: 10,
    prepare: kitchen.find('coconut-desiccated') === undefined ? 'peeled and grated' : '',
  });
  const lemon = takeCitrus(board, 20);
  const herb = takeIf(board, kitchen.find('coriander', 'mint', 'dill'), { each: 4, cut: 'chopped' });
  const yoghurt = takeIf(board, first(kitchen, isYoghurt), { each: 50 });
  const fresh = [lemon, coconut, herb].filter((part) => part !== null);
  board.step(
    () =>
      say`${cooked.length === 0 ? 'Turn' : say`Take the lid off ${the(...slowParts, ...quickParts.filter((part) => !iced.includes(part)))}, turn`} the heat up to ${{ kind: 'heat', level: 'medium-high', words: 'medium-high' }}${sayIf(okra, (part) => say`, put back ${the(part)}`)}${sayIf(iced.length + (paneer === null ? 0 : 1) > 0, () => say`, add ${[...iced, ...real([paneer])]}`)} and fry, turning once, ${until('dry and browned in places', 3, paneer === null ? 4 : 5)}. ${sayIf(fresh.length > 0, () => say`Toss with ${fresh}. `)}Serve${side === null ? ' from the pan' : say` ${side.serve}`}${sayIf(yoghurt, (part) => say`, ${part} spooned over cold`)}.`,
  );
  const ids = vegetables.map((item) => item.food.id);
  const names = listWords(
    [...real([paneer?.item, okraItem]), ...slow, ...quick, ...pick(kitchen, isTinnedLegume, 1)].map((item) =>
      nameMany(item.food, us),
    ),
  );
  return board.finish(() => ({
    dish: 'sabzi',
    title: fitTitle(
      paneer === null && ids.length === 2 && ids.includes('potato') && ids.includes('cauliflower')
        ? 'aloo gobi'
        : `dry-spiced ${names}${kitchen.find('mustard-seeds') === undefined ? '' : ' with mustard seeds'}`,
      `dry-spiced ${names}`,
      'dry-spiced vegetables',
    ),
    introduction:
      cooked.length === 0
        ? DRY
        : 'No sauce at all: the spice sticks to the vegetables, which cook in their own steam and brown at the very end.',
    keeps: 'Keeps 2 days in the fridge; good cold in a flatbread, or fried again until steaming.',
    plate: [180, 650],
    fit: 0.8 + Math.min(0.12, spices.length * 0.04),
  }));
}
