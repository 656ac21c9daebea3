// Greens cooked down with onion and spice until they are a sauce, with paneer, tofu, chickpeas or potatoes in them.

import { fitTitle, takeCitrus, takeOnion } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isCream,
  isFryingCheese,
  isLeafyGreen,
  isNamed,
  isPotato,
  isTinnedLegume,
  isTinnedTomato,
  isTofu,
  isYoghurt,
  only,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takePlainOil, takeSalt, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, over, portion, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';
import { cookBeside, takeSide } from '../parts/side.ts';
import { fryGround, isIndianSpice, takeTempering } from '../parts/tempering.ts';

export const saag: Dish = {
  id: 'saag',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.75,
  cook: writeSaag,
};

function writeSaag(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const greens = pick(
    kitchen,
    (food) =>
      food.id === 'frozen-spinach' ||
      (isLeafyGreen(food) && !isNamed(food, 'wild-garlic', 'samphire', 'sorrel', 'bok-choy')),
    2,
  );
  const paneer = first(kitchen, isFryingCheese, (food) => isTofu(food) && food.id !== 'silken-tofu');
  const potato = first(kitchen, isPotato);
  const pulse = first(kitchen, isTinnedLegume);
  const main = paneer ?? pulse ?? potato;
  const spiced = pick(kitchen, isIndianSpice).length > 0;
  if (greens.length === 0 || main === undefined || kitchen.find('coconut-milk') !== undefined) return null;
  if (!spiced && main.food.id !== 'paneer') return null;
  const board = startDraft(kitchen);
  const oil = takePlainOil(board, Math.max(2, servings));
  const salt = takeSalt(board);
  const fried = takeIf(board, paneer, {
    each: 90,
    ...(paneer !== undefined && isTofu(paneer.food)
      ? { prepare: 'patted dry and cut into cubes' }
      : { cut: 'chunks-2cm' as const }),
  });
  const potatoPart = takeIf(board, potato, { each: paneer === undefined ? 200 : 120, cut: 'chunks-2cm' });
  board.step(() =>
    together(
      sayIf(
        fried,
        (part) =>
          say`Heat ${half(oil)} in a wide, deep pan ${over('medium-high')}. Fry ${part}, turning, ${until('golden on two sides', 4, 5)}, and lift onto a plate.`,
      ),
    ),
  );
  const onion = takeOnion(board, 'listed', 75);
  const spices = takeTempering(board);
  const oilLeft = fried === null ? oil : rest(oil);
  board.step(() =>
    together(
      say`Warm ${oilLeft} in ${fried === null ? 'a wide, deep pan' : 'the same pan'} ${over('medium')}.`,
      spices.seeds,
      sayIf(
        onion,
        (part) =>
          say`Add ${[part, half(salt)]} and cook, stirring now and then, ${until('golden-edges', 8, 10)}.`,
      ),
      fryGround(spices),
    ),
  );
  const side = takeSide(board);
  const saltLeft = onion === null ? portion(salt, 1, 'the salt') : rest(salt);
  const tomatoItem =
    first(kitchen, isTinnedTomato) ?? kitchen.find('tomato', 'cherry-tomato', 'tomato-puree');
  const isPuree = tomatoItem?.food.id === 'tomato-puree';
  const tomato = takeIf(board, tomatoItem, {
    each: isPuree ? 12 : 90,
    ...(isPuree || only(tomatoItem, isTinnedTomato) !== undefined ? {} : { prepare: 'chopped' }),
  });
  const frozen = greens.filter((item) => item.food.form === 'frozen');
  const tough = greens.some((item) =>
    isNamed(item.food, 'kale', 'collard-greens', 'spring-greens', 'callaloo'),
  );
  const greenParts = greens.map((item) =>
    board.take(item, { each: tough || greens.length > 1 ? 110 : 160, ...withCut(item, 'shreds') }),
  );
  const pulsePart = takeIf(board, pulse, { each: 120 });
  const water = waterFor(Math.max(50, servings * 50), us);
  board.step(() =>
    together(
      sayIf(
        tomato,
        (part) =>
          say`Add ${part} and ${isPuree ? say`fry ${until('darker and sweet-smelling', 1, 2)}` : say`cook down ${until('thick, with oil at the edges', 5, 6)}`}.`,
      ),
      sayIf(
        potatoPart,
        (part) =>
          say`Stir in ${part} and ${water}, cover and cook ${over('medium-low')} ${until('a knife slips in', 12, 15)}.`,
      ),
      say`Add ${[...greenParts, saltLeft]}${potatoPart === null && (tough || frozen.length > 0) ? `, pour in ${water}` : ''}, cover and cook ${
        frozen.length > 0
          ? until('thawed and bubbling', 6, 8)
          : until(tough ? 'quite tender' : 'collapsed', tough ? 10 : 4, tough ? 12 : 5)
      }, stirring twice.`,
      say`Take off the lid, crush ${the(...greenParts)} with the back of the spoon and cook ${until('no water runs when the spoon is drawn through', 3, 4)}.`,
    ),
  );
  cookBeside(board, side);
  const rich = takeIf(board, first(kitchen, isCream, isYoghurt), { each: 25 });
  const lemon = takeCitrus(board, 20);
  const herb = takeIf(board, kitchen.find('coriander', 'mint'), { each: 4, cut: 'chopped' });
  const back = [fried, pulsePart].filter((part) => part !== null);
  board.step(() =>
    together(
      sayIf(
        back.length > 0,
        () =>
          say`Fold in ${fried === null ? say`${pulsePart}` : say`${the(fried)}${sayIf(pulsePart, (part) => say` and ${part}`)}`} and simmer gently ${over('low')} ${until('hot all through', 2, 3)}.`,
      ),
      sayIf(
        rich ?? lemon,
        () => say`Off the heat, stir in ${[rich, lemon].filter((part) => part !== null)}.`,
      ),
      say`${back.length > 0 || rich !== null || lemon !== null ? 'Serve' : 'Spoon out and serve hot'} ${side === null ? 'in deep bowls' : side.serve}${sayIf(herb, (part) => say`, with ${part} on top`)}.`,
    ),
  );
  const green = nameOne((greens[0] ?? main).food, us);
  const spinach = /spinach/.test(green);
  const second = nameMany(main.food, us);
  return board.finish(() => ({
    dish: 'saag',
    title: fitTitle(
      spinach && main.food.id === 'paneer'
        ? `palak paneer${potato === undefined ? '' : ' with potato'}`
        : spinach && main === potato
          ? 'saag aloo'
          : main.food.id === 'paneer'
            ? `${green} saag paneer`
            : `${green} saag with ${second}`,
      `saag with ${second}`,
    ),
    introduction: `The ${green} cooks until it stops being a vegetable and becomes the sauce${onion === null ? '' : '; the onion under it does the sweetening'}.`,
    keeps: 'Keeps 2 days in the fridge; reheat with a splash of water until steaming.',
    plate: [200, 650],
    fit: paneer === undefined ? 0.85 : 0.97,
  }));
}
